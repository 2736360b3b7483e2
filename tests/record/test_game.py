"""A game move by move: what may be played, what chance does, and what can be taken back."""

import copy
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import marrakech
from marrakech.kernel import state as kernel
from marrakech.kernel.board import LEFT, RIGHT
from marrakech.kernel.state import HENNA, INDIGO, SAFFRON
from marrakech.record import gamefile
from marrakech.record.dice import SeededDice
from marrakech.record.errors import (
    ArgumentError,
    IllegalMove,
    MarrakechError,
    NotationError,
    RulesetError,
)
from marrakech.record.game import Game
from marrakech.record.game_events import Drawn, Ended, Laid, Oriented, Walked
from marrakech.record.moves import Draw, EndTurn, Lay, Orient, Roll
from marrakech.record.position import Position
from marrakech.record.ranking import Standing
from marrakech.record.ruleset import Ruleset
from marrakech.record.words import parse_rug
from tests.examples import examples
from tests.record.games import RULESETS, comment, comments_of, played_games


class ListedDice:
    """Chance as a test wants it: the same die always, and piles that alternate."""

    def __init__(self, steps: int = 1) -> None:
        self.steps = steps
        self.piles: list[tuple[int, int, int]] = []

    def die(self, turn: int) -> int:
        return self.steps

    def pile(self, player: int, first: int, second: int) -> tuple[int, ...]:
        self.piles.append((player, first, second))
        return (1,) * second + (0,) * first


def from_text(text: str, printing: str = "ro57", **options: bool) -> Game:
    position = Position.parse(text)
    return Game(Ruleset.of(printing, position.players, **options), start=position.state)


def test_a_new_game_waits_for_the_first_choice() -> None:
    game = Game.new(players=3, printing="en2021", seed=7)
    assert game.legal() == [Orient(0), Orient(1), Orient(2)]
    assert (game.turn, game.over, game.moves, game.events) == (1, False, (), ())
    assert game.position == Position(kernel.start(3 | kernel.ELIMINATION))


def test_a_choice_brings_the_chance_that_follows() -> None:
    game = Game.new(players=3, seed=7)
    events = game.play("left")
    assert [type(event) for event in events] == [Oriented, Walked]
    assert game.events == events
    assert game.position.step == "lay"
    assert game.turn == 1
    game.play(game.legal()[0])
    assert game.turn == 2
    assert game.position.player == 1


@pytest.mark.parametrize("text", ["left", "L", "l", " LEFT "])
def test_a_choice_may_be_given_as_text(text: str) -> None:
    game = Game.new(players=3, seed=7)
    game.play(text)
    assert game.moves[0] == Orient(LEFT)


def test_a_rug_is_given_by_its_squares() -> None:
    game = from_text("7/7/7/7/7/7/7 d4N 1:lay 30,30,30 15,15,15 - - 3")
    assert game.play("E4-f4") == (Laid(0, parse_rug("e4-f4"), HENNA, (-1, -1)),)


def test_the_turn_at_the_end_is_given_by_the_same_words() -> None:
    game = from_text(
        "7/7/7/7/7/7/7 d4N 1:turn 30,30,30 15,15,15 - - 3+end-turn",
        "fr60",
        end_turn=True,
        elimination=False,
    )
    game.play("r")
    assert game.moves == (EndTurn(RIGHT),)


def test_text_that_is_no_choice_says_what_is() -> None:
    game = Game.new(players=3, seed=7)
    with pytest.raises(NotationError) as caught:
        game.play("back")
    assert caught.value.expected == "left, ahead or right"
    game.play("left")
    with pytest.raises(NotationError) as caught:
        game.play("left")
    assert caught.value.expected == "a rug as two neighbouring squares, such as d4-e4"
    over = from_text("7/7/7/7/7/7/7 d4N 1:over 30,30,30 0,0,0 - - 3")
    with pytest.raises(IllegalMove, match="the game is over"):
        over.play("d4-e4")


def test_an_illegal_choice_changes_nothing() -> None:
    game = Game.new(players=3, seed=7)
    game.play("left")
    before = (game.state, game.moves, game.events)
    for choice in (Lay(83), Orient(LEFT), Lay(0), "a1-a2"):
        with pytest.raises(IllegalMove):
            game.play(choice)
    assert (game.state, game.moves, game.events) == before


def test_with_dice_no_other_chance_is_due() -> None:
    game = Game.new(players=3, seed=7)
    game.play("left")
    with pytest.raises(IllegalMove) as caught:
        game.play(Roll(4))
    assert caught.value.rule == "step"


def test_without_dice_outcomes_are_played_like_choices() -> None:
    game = Game(Ruleset.of(players=3))
    game.play("left")
    assert (game.position.step, game.legal()) == ("roll", [])
    due = game.node.chance(SeededDice(7))
    assert due == Roll(SeededDice(7).die(1))
    (walked, *_) = game.play(due)
    assert isinstance(walked, Walked)
    assert game.moves == (Orient(LEFT), due)
    with pytest.raises(IllegalMove) as caught:
        game.node.chance(SeededDice(7))
    assert (caught.value.rule, str(caught.value)) == ("step", "no chance is due at the step lay")
    game = Game(Ruleset.of(players=3))
    game.play("left")
    game.play("3")
    assert game.position.assam == "a4"


def test_what_was_played_is_entered_and_another_move_is_a_variation() -> None:
    game = Game(Ruleset.of(players=3))
    game.play("left")
    game.play("3")
    game.node = game.root
    game.play("left")
    assert game.node is game.mainline()[0]
    game.play("2")
    assert [str(node.move) for node in game.mainline()] == ["left", "3"]
    assert [node.move for node in game.mainline()[0].variations] == [Roll(2)]
    assert "1. L3 (2)" in str(game)
    assert [position.step for position in game.positions()] == ["orient", "roll", "lay"]


def test_taking_back_a_variation_leaves_what_was_played() -> None:
    game = Game(Ruleset.of(players=3))
    game.play("left")
    game.play("3")
    game.node = game.mainline()[0]
    game.play("2")
    game.undo(1)
    assert [str(node.move) for node in game.root.tree() if node.move] == ["left", "3"]
    game.node = game.mainline()[-1]
    game.undo(1)
    assert [str(node.move) for node in game.root.tree() if node.move] == ["left"]


def test_games_without_a_seed_differ() -> None:
    dice = [Game.new(players=3).dice for _ in range(2)]
    assert all(isinstance(one, SeededDice) for one in dice)
    rolls = [[one.die(turn) for turn in range(60)] for one in dice if one is not None]
    assert rolls[0] != rolls[1]


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    games = [Game.new(players=2, seed="market") for _ in range(2)]
    for game in games:
        while not game.over:
            game.play(game.legal()[-1])
    assert games[0].moves == games[1].moves
    assert isinstance(games[0].events[-1], Ended)


def test_taking_back_does_not_roll_again() -> None:
    game = Game.new(players=2, seed=3)
    dealt = game.moves
    assert [type(move) for move in dealt] == [Draw, Draw]
    game.play("left")
    rolled = game.moves
    game.undo(1)
    assert game.position.step == "roll"
    assert game.legal() == []
    while game.node.chance_is_due:
        game.play(game.node.chance(SeededDice(3)))
    assert game.moves == rolled
    game.undo(2)
    assert game.moves == dealt
    game.play("right")
    assert game.moves[3] == rolled[3]
    game.undo(len(game.moves))
    assert game.state == game.start
    while game.node.chance_is_due:
        game.play(game.node.chance(SeededDice(3)))
    assert game.moves == dealt


def test_undo_inverts_play() -> None:
    for players in (2, 3):
        game = Game.new(players=players, seed=3)
        with pytest.raises(IllegalMove, match="there is no choice to take back"):
            game.undo()
        before = [game.copy()]
        while not game.over:
            game.play(game.legal()[-1])
            before.append(game.copy())
        while len(before) > 1:
            assert game == before.pop()
            game.undo()
        assert game == before[0]


def test_games_are_equal_by_rules_start_and_moves() -> None:
    one, other = Game.new(players=3, seed=7), Game.new(players=3, seed=8)
    other.tags["Event"] = "Friday"
    assert one == other
    one.play("left")
    assert one != other
    assert one != Game.new(players=4, seed=7)
    assert one != "a game"
    with pytest.raises(TypeError):
        hash(one)


def test_a_copy_goes_its_own_way() -> None:
    game = Game.new(players=3, seed=7)
    for other in (game.copy(), copy.copy(game), copy.deepcopy(game)):
        assert other == game
        other.play("left")
        other.tags["Event"] = "Friday"
        assert other != game
        assert not game.tags
        # With the same dice.
        again = game.copy()
        again.play("left")
        assert again == other


def test_a_game_from_a_position() -> None:
    first = Game.new(players=2, seed=7)
    first.play("left")
    first.play(first.legal()[0])
    game = Game.from_position(first.position, seed=9)
    assert game.position == first.position
    assert Game.from_position(str(first.position), seed=9) == game
    while not game.over:
        game.play(game.legal()[0])
    one_colour = Game.new(2, "fr57", one_colour=True, seed=1)
    assert Game.from_position(one_colour.position).ruleset.printing.id == "fr57"
    with pytest.raises(RulesetError, match="one colour each is offered by fr57"):
        Game.from_position(one_colour.position, printing="en2021")


def test_a_game_is_loaded_with_the_dice_it_was_saved_with(tmp_path: Path) -> None:
    path = tmp_path / "game.marrakech"
    game = Game.new(players=2, seed='a "seed"')
    game.play("left")
    marrakech.save(game, path)
    game.save(str(path))
    loaded = marrakech.load(path)
    assert loaded == game == Game.load(str(path))
    while not game.over:
        game.play(game.legal()[0])
        loaded.play(loaded.legal()[0])
    assert loaded == game
    assert str(loaded) == str(game)


def test_the_text_forms_of_a_game() -> None:
    game = Game.new(players=3, printing="fr60", seed=7, end_turn=True)
    assert repr(game) == "<Game fr60, end-turn, 3 players, turn 1: lay>"
    assert str(game) == gamefile.write(game)
    while not game.over:
        game.play(game.legal()[0])
    assert repr(game).endswith(f"over after {game.turn} turns>")


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Game.new(seed=1.5),  # type: ignore[arg-type]
        lambda: Game("en2021"),  # type: ignore[arg-type]
        lambda: Game.from_position(7),  # type: ignore[arg-type]
        lambda: Game.load(7),  # type: ignore[arg-type]
        lambda: Game.new().save(None),  # type: ignore[arg-type]
        lambda: marrakech.save(3, "friday"),  # type: ignore[arg-type]
        lambda: Game.new().play(5),  # type: ignore[arg-type]
        lambda: Game.new().play(None),  # type: ignore[arg-type]
        lambda: Game.new().undo("1"),  # type: ignore[arg-type]
        lambda: Position.parse(None),  # type: ignore[arg-type]
        lambda: Position.parse(str(Game.new().position)).play(3),  # type: ignore[arg-type]
        lambda: Orient(1.5),  # type: ignore[arg-type]
        lambda: Lay(None),  # type: ignore[arg-type]
        lambda: Roll("3"),  # type: ignore[arg-type]
        lambda: gamefile.parse(b"bytes"),  # type: ignore[arg-type]
    ],
)
def test_a_wrong_type_gets_our_error(wrong: Callable[[], object]) -> None:
    with pytest.raises(MarrakechError) as error:
        wrong()
    assert isinstance(error.value, TypeError)
    assert str(error.value).startswith("expected ")


def test_only_moves_that_were_made_can_be_taken_back() -> None:
    game = Game.new(players=3, seed=7)
    game.play("left")
    for moves in (3, -1):
        with pytest.raises(IllegalMove) as caught:
            game.undo(moves)
        assert str(caught.value) == f"cannot take back {moves} moves of 2"
    assert len(game.moves) == 2


def test_a_comment_goes_with_the_move_it_stands_behind() -> None:
    game = Game.new(players=3, seed=7)
    game.play("left")
    comment(game, {0: ["before"], 1: ["after the heading"], 2: ["after the roll"]})
    game.undo(1)
    assert comments_of(game) == {0: ["before"], 1: ["after the heading"]}


def test_known_moves_are_played_again_without_dice() -> None:
    played = Game.new(players=2, seed=3)
    while not played.over:
        played.play(played.legal()[0])
    again = Game(played.ruleset)
    for move in played.moves:
        again.play(move)
    assert again.moves == played.moves
    assert again.state == played.state
    for number in range(len(played.moves)):
        assert again.mainline()[number].events == played.mainline()[number].events
        assert again.mainline()[number].state == played.mainline()[number].state


def test_the_ranking_goes_from_the_first_place_to_the_last() -> None:
    game = from_text("HHH4/IIII3/7/7/7/7/7 d4N 1:over 28,27,30,0 0,0,0,0 4 - 4", elimination=False)
    assert game.ranking() == [
        Standing(player=0, rank=1, score=31, dirhams=28, squares=3, out=False),
        Standing(player=1, rank=2, score=31, dirhams=27, squares=4, out=False),
        Standing(player=2, rank=3, score=30, dirhams=30, squares=0, out=False),
        Standing(player=3, rank=4, score=0, dirhams=0, squares=0, out=True),
    ]
    assert game.over


def test_equal_players_share_a_place() -> None:
    ranking = Game.new(players=3, seed=1).ranking()
    assert [(line.player, line.rank) for line in ranking] == [(0, 1), (1, 1), (2, 1)]


def test_a_start_of_other_rules_is_refused() -> None:
    with pytest.raises(RulesetError, match="has other rules"):
        Game(Ruleset.of("ro57", 4), start=kernel.start(3))
    with pytest.raises(ArgumentError, match="a rug left for the player to move"):
        Game(Ruleset.of("ro57", 4), start=kernel.start(4)._replace(stocks=0))


def test_a_pile_below_a_top_that_is_known_from_the_start() -> None:
    position = Position.parse("7/7/7/7/7/7/7 d4N 1:orient 30,30 2,2,1,1 - H,A 2")
    dice = ListedDice()
    game = Game(Ruleset.of("ro57", 2), dice, start=position.state)
    laid: list[int] = []
    while not game.over:
        events = game.play(game.legal()[0])
        laid += [event.colour for event in events if isinstance(event, Laid)]
    # Henna's pile was H on top of S, H; Indigo's was A on top of I, I, which needs no draw.
    assert laid == [HENNA, kernel.ALMOND, SAFFRON, INDIGO, HENNA, INDIGO]
    assert set(dice.piles) == {(0, 1, 1)}
    assert [event for event in game.events if isinstance(event, Drawn)] == [Drawn(0, SAFFRON)]


def test_a_game_may_start_where_a_pile_is_to_be_drawn_from() -> None:
    position = Position.parse("7/7/7/7/7/7/7 d4N 2:draw 30,30 2,2,1,1 - H,? 2")
    dice = ListedDice()
    game = Game(Ruleset.of("ro57", 2), dice, start=position.state)
    assert game.moves == (Draw(kernel.ALMOND),)
    assert dice.piles == [(1, 2, 1)]
    assert (game.turn, game.position.player) == (2, 0)


@pytest.mark.parametrize(
    ("step", "turn"),
    [("orient", 1), ("roll", 1), ("lay", 1), ("over", 0)],
)
def test_a_game_set_up_in_the_middle_of_a_turn_begins_with_that_turn(step: str, turn: int) -> None:
    game = from_text(f"7/7/7/7/7/7/7 d4N 1:{step} 30,30,30 15,15,15 - - 3")
    assert game.turn == turn


def test_the_turns_after_it_are_numbered_on() -> None:
    game = from_text("7/7/7/7/7/7/7 d4N 1:lay 30,30,30 15,15,15 - - 3")
    game.play("d5-d6")
    assert game.turn == 2
    game.play("left")
    game.play(Roll(2))
    assert game.turn == 2


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda one: f"{one.printing.id}-{one.rules}")
def test_every_ruleset_can_be_played_to_the_end(ruleset: Ruleset) -> None:
    game = Game(ruleset, SeededDice(11))
    played = 0
    while not game.over:
        choices = game.legal()
        assert choices, "with dice there is always a choice"
        game.play(choices[played % len(choices)])
        played += 1
    assert game.legal() == []
    assert sum(game.position.purses) == 30 * ruleset.players
    assert sorted(line.rank for line in game.ranking()) == [line.rank for line in game.ranking()]
    if not game.position.out:
        assert sum(game.position.rugs_left) == 0


@examples(30)
@given(played_games(), st.data())
def test_what_is_taken_back_can_be_played_again(game: Game, data: st.DataObject) -> None:
    moves, state, events = game.moves, game.state, game.events
    states = [node.state for node in game.node.path()]
    back = data.draw(st.integers(0, len(moves)))
    game.undo(back)
    assert game.state == states[len(moves) - back]
    for move in moves[len(moves) - back :]:
        game.play(move)
    assert (game.moves, game.state, game.events) == (moves, state, events)


class Evening(Game):
    """A game of one's own."""


class Study(Position):
    """A position of one's own."""


def test_a_game_and_a_position_of_ones_own_stay_what_they_are(tmp_path: Path) -> None:
    game = Evening.new(players=3, seed=7)
    game.play("left")
    game.save(tmp_path / "own.marrakech")
    loaded = Evening.load(tmp_path / "own.marrakech")
    assert type(loaded) is type(loaded.copy()) is Evening
    assert loaded == game
    assert type(Game.load(tmp_path / "own.marrakech")) is Game
    study = Study.parse(str(Position.start()))
    assert type(study.play("left").play("3")) is Study


def test_old_names_say_what_to_write() -> None:
    game = Game.new(players=3, seed=7)
    for name, written in (
        ("events_of", "mainline"),
        ("variations", "game.root.variations"),
        ("comments", "game.root.comments"),
    ):
        with pytest.raises(AttributeError, match=written):
            getattr(game, name)
