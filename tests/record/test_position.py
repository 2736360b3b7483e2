"""One line of text for any position, also for those that no game reaches."""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech.kernel import board
from marrakech.kernel import state as kernel
from marrakech.kernel.state import State
from marrakech.record.dice import SeededDice
from marrakech.record.errors import IllegalMove, NotationError
from marrakech.record.game import Game
from marrakech.record.legality import legal_moves
from marrakech.record.moves import Draw, Move
from marrakech.record.position import Position
from marrakech.record.ruleset import Ruleset
from tests.examples import examples
from tests.record.games import constructed_states, happen, played_games

START = "7/7/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3+elimination"


def test_the_start_of_a_game() -> None:
    position = Position.parse(START)
    assert position == Position(kernel.start(3 | kernel.ELIMINATION))
    assert str(position) == START


def test_a_position_has_names_for_what_it_holds() -> None:
    position = Position.parse("S>S5/7/7/3H3/3H^I2/7/7 e6W 2:lay 27,33,0,30 11,12,0,9 3 - 4+elimination")
    assert (position.players, position.player, position.step) == (4, 1, "lay")
    assert (position.assam, position.heading) == ("e6", "west")
    assert position.purses == (27, 33, 0, 30)
    assert position.rugs_left == (11, 12, 0, 9)
    assert position.out == (2,)
    assert position.scores == (29, 34, 0, 30), "Saffron is out: neutral rugs score for nobody"
    assert position.ranks == (3, 1, 4, 2)
    assert not position.over
    assert (position.colour("d3"), position.colour("a7"), position.colour("a1")) == ("H", "S", None)
    with pytest.raises(NotationError):
        position.colour("h1")


def test_the_players_who_are_out_stand_in_the_order_of_going() -> None:
    position = Position.parse("7/7/7/7/7/7/7 d4N 2:roll 1,2,3,4 1,1,1,1 4,1 - 4")
    assert position.out == (3, 0)
    assert str(position).split(" ")[5] == "4,1"


def test_two_players_count_the_rugs_of_both_colours() -> None:
    position = Position.parse("7/7/7/7/7/7/7 d4N 1:lay 30,30 3,12,4,12 - S,I 2")
    assert position.rugs_left == (7, 24)
    assert kernel.laying_colour(position.state) == kernel.SAFFRON


def test_which_halves_belong_together_is_kept() -> None:
    # Four Henna squares in a block: two rugs side by side, two rugs upright, or four lone halves.
    rest = "7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3"
    texts = [f"H>H5/H>H5/{rest}", f"HH5/H^H^5/{rest}", f"HH5/HH5/{rest}", f"H>H5/HH5/{rest}"]
    positions = [Position.parse(text) for text in texts]
    assert len(set(positions)) == 4
    assert [str(position) for position in positions] == texts


def test_what_may_be_written_in_more_than_one_way_is_written_in_one() -> None:
    loose = "34/111112/7/7/7/7/7 d4N 1:roll 030,30,30 15,15,0015 - - 3+end-turn+elimination"
    assert str(Position.parse(loose)) == (
        "7/7/7/7/7/7/7 d4N 1:roll 30,30,30 15,15,15 - - 3+elimination+end-turn"
    )


def line(**fields: str) -> str:
    """The start of a game with other fields; ! marks where reading stops."""
    usual = {
        "board": "7/7/7/7/7/7/7",
        "assam": "d4N",
        "turn": "1:orient",
        "purses": "30,30,30",
        "stocks": "15,15,15",
        "out": "-",
        "tops": "-",
        "rules": "3+elimination",
    }
    assert fields.keys() <= usual.keys()
    return " ".join((usual | fields).values())


def pair(turn: str = "1:roll", stocks: str = "12,12,12,12", tops: str = "H,I") -> str:
    """The same for two players with two colours each."""
    return line(turn=turn, purses="30,30", stocks=stocks, tops=tops, rules="2")


ROW = "a colour (H, I, S, A) or bare squares up to {} in row {}"
ASSAM = "Assam's square and heading, such as d4N"
STEP = "a player and a step, such as 1:orient; the steps are deal, orient, roll, lay, draw, turn, over"
SWITCH = "a switch, once: one-colour, elimination, end-turn, keep-heading, cover-own"
LINKED = "a square of the same colour to the {}, part of no other whole rug"
OUT = "- or the players who are out, in that order, at most 2 of them"
TOPS = "the top rugs of both piles, such as H,A, with ? for one not drawn or none left"

REFUSED = [
    # The board
    ("!", ROW.format(7, 7)),
    ("!8/7", ROW.format(7, 7)),
    ("6H!2/7", "a / after the seven squares of row 7"),
    ("6H/3!X3", ROW.format(4, 6)),
    ("7/7/7/7/7/7/6!", ROW.format(1, 1)),
    ("7/7/7/7/7/7/7!/7", "a space, then Assam"),
    (line(board="7/7/7/7/7/H>!^6/7"), ROW.format(6, 2)),
    (line(board="7/7/7/7/7/6!A/7"), "one of the colours in play: H, I, S"),
    (line(board="7/7/7/7/7/6!H>/7"), LINKED.format("east")),
    (line(board="7/7/7/7/7/!H>I5/7"), LINKED.format("east")),
    (line(board="7/7/7/7/7/!H>6/7"), LINKED.format("east")),
    (line(board="7/7/7/7/7/H>!H>H4/7"), LINKED.format("east")),
    (line(board="7/7/7/7/7/H>H5/!H^6"), LINKED.format("north")),
    (line(board="!H^6/7/7/7/7/7/7"), LINKED.format("north")),
    # Assam, whose turn, and the rules
    (line(assam="!h4N"), ASSAM),
    (line(assam="!d4"), ASSAM),
    (line(assam="!d4NN"), ASSAM),
    (line(turn="! 1:orient"), STEP),
    (line(turn="!1:dance"), STEP),
    (line(turn="!0:orient"), STEP),
    (line(turn="!4:orient"), "one of the players 1 to 3"),
    ("7/7/7/7/7/7/7 d4N!", "a space, then whose turn and step"),
    ("7/7/7/7/7/7/7 d4N 1:orient 30,30!", "five more fields: purses, rugs left, out, piles, rules"),
    (line(rules="!5"), "the number of players 2, 3 or 4, then switches with + before each"),
    (line(rules="3+!illumination"), SWITCH),
    (line(rules="3+end-turn+!end-turn"), SWITCH),
    (line(rules="3+!"), SWITCH),
    (line(rules="!3+one-colour"), "one-colour with two players only"),
    (line(rules="!3+keep-heading"), "keep-heading together with end-turn only"),
    # Purses and rugs left
    (line(purses="30,30!"), "3 numbers with commas between them, a purse each"),
    (line(purses="30,30,!256"), "a purse from 0 to 255"),
    (line(purses="30,30,!-1"), "a purse from 0 to 255"),
    (line(purses="!100,100,56"), "purses of at most 255 dirhams together, not 256"),
    (line(purses="30,30,30!,30"), "a space, then the rugs left"),
    (line(stocks="15,15,!300"), "rugs left from 0 to 255"),
    (line(stocks="15,15,15!,15"), "a space, then the players who are out, or -"),
    (line(stocks="!0,15,15"), "a rug left for the player to move"),
    (pair(stocks="!12,200,12,56"), "rugs left of the colours in play only, at most 255 for a player"),
    # Who is out
    (line(out="!x"), OUT),
    (line(out="!2,2"), OUT),
    (line(out="!4"), OUT),
    (line(out="!1,2,3"), OUT),
    (line(turn="!1:orient", out="1"), "the turn of a player who is still in the game"),
    (line(turn="!1:orient", out="2,3"), "the step over, as only one merchant is left"),
    # The piles
    (line(tops="!H,I"), "-, as there are no piles"),
    (pair(tops="!-"), TOPS),
    (pair(tops="!I,H"), TOPS),
    (pair(stocks="12,12,12,0", tops="H,!A"), "a top rug of a colour that is left in the pile"),
    (pair(stocks="0,12,12,12", tops="!H,A"), "a top rug of a colour that is left in the pile"),
    (pair(tops="!?,I"), "the rug on top of a pile that is not empty"),
    (pair(tops="H,!?"), "the rug on top of a pile that is not empty"),
    (pair("1:draw", tops="!H,I"), "? on top of a pile that is about to be drawn from"),
    (pair("1:deal", tops="!H,?"), "? on top of a pile that is about to be drawn from"),
    (pair("1:deal", "!12,0,12,0", "?,?"), "rugs left in both piles, as they are being dealt"),
    (pair("2:deal", "!0,12,0,12", "?,?"), "rugs left in both piles, as they are being dealt"),
    # The step
    (line(turn="!1:draw"), "a step without a draw, as there are no piles"),
    (line(turn="!1:turn"), "a step of the standard turn, as the rules have no end-turn"),
    (line(turn="!1:orient", rules="3+end-turn"), "a step of the variant, which has no orient"),
    # Something after the end
    (line() + "! ", "the end of the position"),
    (line() + "!\n", "the end of the position"),
]


@pytest.mark.parametrize(("marked", "expected"), REFUSED)
def test_a_refusal_says_where_and_what_was_expected(marked: str, expected: str) -> None:
    before, _, after = marked.partition("!")
    with pytest.raises(NotationError) as caught:
        Position.parse(before + after)
    error = caught.value
    assert error.expected == expected
    assert (error.line, error.column) == (1, len(before) + 1)
    assert error.found == (after.split() or [after])[0] or error.found == after[:1]


@examples(60)
@given(played_games())
def test_positions_of_games_round_trip(game: Game) -> None:
    for moves in range(max(0, len(game.moves) - 8), len(game.moves) + 1):
        state = game.node.path()[moves].state
        assert Position.parse(str(Position(state))).state == state


@examples(200)
@given(constructed_states())
def test_positions_that_no_game_reaches_round_trip(state: State) -> None:
    text = str(Position(state))
    assert "\n" not in text
    assert Position.parse(text).state == state


@examples(60)
@given(constructed_states(), st.randoms(use_true_random=False))
def test_play_goes_on_from_any_position_that_can_be_read(state: State, random: Random) -> None:
    dirhams = sum(Position(state).purses)
    for _ in range(30):
        moves = legal_moves(state)
        assert bool(moves) is not Position(state).over
        if not moves:
            break
        state, _ = happen(state, random.choice(moves))
        position = Position(state)
        assert sum(position.purses) == dirhams
        assert Position.parse(str(position)) == position
        seen = [board.count(state[colour]) for colour in range(4)]
        assert sum(seen) == board.count(kernel.covered(state))


@examples(120)
@given(constructed_states(), st.data())
def test_a_spoilt_line_is_refused_or_is_another_position(state: State, data: st.DataObject) -> None:
    text = str(Position(state))
    index = data.draw(st.integers(0, len(text)))
    put = data.draw(st.text(alphabet="HISA>^/1234567890 -,:+?NESWdealorientxy\n", max_size=3))
    spoilt = text[:index] + put + text[index + data.draw(st.integers(0, 3)) :]
    try:
        position = Position.parse(spoilt)
    except NotationError:
        return
    assert Position.parse(str(position)) == position


def test_playing_gives_a_new_position_and_agrees_with_a_game() -> None:
    for players in (2, 3, 4):
        game, dice = Game(Ruleset.of(players=players)), SeededDice(5)
        here = game.position
        move: Move
        while not game.over:
            if here.outcomes():
                assert here.legal() == []
                assert sum(here.outcomes().values()) == 1
                move = game.node.chance(dice)
                assert move in here.outcomes()
            else:
                move = here.legal()[-1]
                assert here.legal() == game.legal()
            before = str(here)
            after = here.play(move)
            # The same by its text.
            assert here.play(str(move)) == after
            assert str(here) == before
            game.play(move)
            here = after
            assert here == game.position
        assert (here.legal(), here.outcomes()) == ([], {})
        assert here.ranking() == game.ranking()
        assert [line.score for line in here.ranking()] == sorted(here.scores, reverse=True)


def test_the_chance_of_a_colour_is_its_share_of_the_pile() -> None:
    position = Position.parse("7/7/7/7/7/7/7 d4N 1:draw 30,30 9,12,3,12 - ?,I 2+elimination")
    assert position.outcomes() == {Draw("H"): Fraction(3, 4), Draw("S"): Fraction(1, 4)}
    with pytest.raises(NotationError, match="a colour"):
        position.play("x")


def test_text_that_is_no_move_is_refused_by_step() -> None:
    start = Position.parse(START)
    with pytest.raises(NotationError, match="left, ahead or right"):
        start.play("d4-e4")
    with pytest.raises(NotationError, match="a roll of the die 1 to 4"):
        start.play("left").play("5")
    with pytest.raises(IllegalMove, match="Assam's square"):
        start.play("left").play("1").play("c4-d4")
    over = Position.parse(START.replace("1:orient", "1:over"))
    with pytest.raises(IllegalMove, match="the game is over"):
        over.play("left")


def test_the_text_form_can_be_evaluated() -> None:
    position = Position.parse(START)
    assert repr(position) == f"Position.parse({START!r})"
    assert eval(repr(position)) == position
