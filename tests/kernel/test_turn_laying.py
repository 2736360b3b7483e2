"""Where a rug may lie, where it may not, and what it does to the rugs below."""

import pytest

from marrakech.kernel.board import PLACE_SQUARE
from marrakech.kernel.chance import possible
from marrakech.kernel.choices import listed
from marrakech.kernel.state import (
    ALMOND,
    COVER_OWN,
    DEAL,
    DRAW,
    END_TURN,
    LAY,
    ONE_COLOUR,
    ORIENT,
    OVER,
    ROLL,
    SAFFRON,
    TURN,
    State,
    laying_colour,
    player,
    step,
    stock,
    top,
)
from marrakech.kernel.turn import ALLOWED, AWAY_FROM_ASSAM, ON_ASSAM, WHOLE_RUG
from tests.kernel.drawing import draw, place, same_board, unpacked
from tests.kernel.modes import Kernel


def legal(kernel: Kernel, state: State) -> set[int]:
    """All places where a rug may be laid."""
    _, east, north = kernel.turn.legal_rugs(state)
    return {
        number for number in range(84) if (east if number < 42 else north) >> PLACE_SQUARE[number] & 1
    }


def places(names: str) -> set[int]:
    return {place(name) for name in names.split()}


def test_on_an_open_market_there_are_twelve_places(kernel: Kernel) -> None:
    # 6 . . . x . . .
    # 5 . . x x x . .
    # 4 . x x ^ x x .        a rug covers one x beside Assam and another square beside that
    # 3 . . x x x . .
    # 2 . . . x . . .
    #   a b c d e f g
    state = draw("4 . . . ^ . . .", step=LAY)
    around = "c5d5 d5e5 d5d6 c4b4 c4c5 c4c3 e4f4 e4e5 e4e3 c3d3 d3e3 d3d2"
    assert legal(kernel, state) == places(around)


def test_in_a_corner_there_are_four(kernel: Kernel) -> None:
    # 3 x . . . . . .
    # 2 x x . . . . .
    # 1 ^ x x . . . .
    #   a b c d e f g
    state = draw("1 ^ . . . . . .", step=LAY)
    assert legal(kernel, state) == places("a2a3 a2b2 b1b2 b1c1")


def test_at_an_edge_places_do_not_run_over_it(kernel: Kernel) -> None:
    # 6 . . . . . . x
    # 5 . . . . . x x
    # 4 . . . . x x ^
    # 3 . . . . . x x
    # 2 . . . . . . x
    #   a b c d e f g
    state = draw("4 . . . . . . ^", step=LAY)
    assert legal(kernel, state) == places("g5g6 g5f5 f4f5 f4e4 f4f3 g3f3 g3g2")


def test_the_reasons_differ() -> None:
    assert len({ALLOWED, ON_ASSAM, AWAY_FROM_ASSAM, WHOLE_RUG}) == 4


def test_neither_square_may_be_assams(kernel: Kernel) -> None:
    # 5 . . . o . . .
    #         |
    # 4 . . o-^-o . .        refused
    #         |
    # 3 . . . o . . .
    state = draw("4 . . . ^ . . .", step=LAY)
    for name in ("d4d5", "d4e4", "d4d3", "d4c4"):
        assert kernel.turn.refusal(state, place(name)) == ON_ASSAM


def test_one_square_must_share_an_edge_with_assams(kernel: Kernel) -> None:
    # 6 . . o . . o-o
    #       |
    # 5 . . o . o-o .        all refused: c5 and e5 touch Assam's square only at a corner
    # 4 . . . ^ . o-o
    # 1 o-o . . . . .
    #   a b c d e f g
    state = draw("4 . . . ^ . . .", step=LAY)
    for name in ("f6g6", "e5f5", "c5c6", "f4g4", "a1b1"):
        assert kernel.turn.refusal(state, place(name)) == AWAY_FROM_ASSAM


CROWDED = """
    6 . . . A . . .
    5 . . H I S-S .
          |
    4 . . H ^ . . .
    3 . . I-I . . .
    2 . . . . . . .
      a b c d e f g
    """


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("e4f4", ALLOWED),  # two bare squares
        ("e4e3", ALLOWED),
        ("d3e3", ALLOWED),  # a bare square and half of a whole rug
        ("d3d2", ALLOWED),
        ("e4e5", ALLOWED),  # the same, with half of another rug
        ("d5e5", ALLOWED),  # halves of two different rugs
        ("c4c3", ALLOWED),
        ("d5d6", ALLOWED),  # two halves whose other halves are hidden
        ("c5d5", ALLOWED),
        ("c4c5", WHOLE_RUG),  # both halves of one rug, though it is one's own
        ("c3d3", WHOLE_RUG),  # both halves of one rug, an opponent's
        ("e5f5", AWAY_FROM_ASSAM),
        ("d4d5", ON_ASSAM),
    ],
)
def test_what_a_rug_may_cover(kernel: Kernel, name: str, answer: int) -> None:
    state = draw(CROWDED, step=LAY)
    assert kernel.turn.refusal(state, place(name)) == answer
    assert (place(name) in legal(kernel, state)) is (answer == ALLOWED)


def test_the_reason_for_a_refusal_and_the_legal_places_say_the_same(kernel: Kernel) -> None:
    state = draw(CROWDED, step=LAY)
    allowed = {number for number in range(84) if kernel.turn.refusal(state, number) == ALLOWED}
    assert allowed == legal(kernel, state)


def test_two_halves_of_one_colour_are_not_one_rug(kernel: Kernel) -> None:
    # 5 . . . I I . .        d5 and e5 show Indigo, but belong to different rugs
    # 4 . . . ^ . . .
    state = draw("5 . . . I I . .\n4 . . . ^ . . .", step=LAY)
    assert kernel.turn.refusal(state, place("d5e5")) == ALLOWED


def test_a_neutral_rug_can_be_covered_but_not_whole_in_one_go(kernel: Kernel) -> None:
    # Indigo is out.
    # 5 . . . I-I . .
    # 4 . . . ^ . . .
    state = draw("5 . . . I-I . .\n4 . . . ^ . . .", step=LAY, out=(1,), stocks=(12, 0, 12, 12))
    assert kernel.turn.refusal(state, place("d5e5")) == WHOLE_RUG
    assert kernel.turn.refusal(state, place("d5d6")) == ALLOWED
    assert kernel.turn.refusal(state, place("d5c5")) == ALLOWED


@pytest.mark.parametrize(
    ("rug", "out", "answer"),
    [
        ("H", (), ALLOWED),  # Henna's own
        ("I", (), WHOLE_RUG),  # an opponent's
        ("I", (1,), WHOLE_RUG),  # neutral
    ],
)
def test_by_house_rule_a_rug_of_ones_own_may_be_covered_whole(
    kernel: Kernel, rug: str, out: tuple[int, ...], answer: int
) -> None:
    # 5 . . . x-x . .
    # 4 . . . ^ x . .
    #           |
    # 3 . . . . x . .
    state = draw(
        f"5 . . . {rug}-{rug} . .\n4 . . . ^ {rug} . .\n          |\n3 . . . . {rug} . .",
        step=LAY,
        switches=COVER_OWN,
        out=out,
    )
    assert kernel.turn.refusal(state, place("d5e5")) == answer
    assert kernel.turn.refusal(state, place("e4e3")) == answer
    assert kernel.turn.refusal(state._replace(rules=4), place("d5e5")) == WHOLE_RUG


@pytest.mark.parametrize(("rug", "answer"), [("H", ALLOWED), ("S", ALLOWED), ("I", WHOLE_RUG)])
def test_by_house_rule_with_two_players_both_colours_are_ones_own(
    kernel: Kernel, rug: str, answer: int
) -> None:
    # 5 . . . x-x . .
    # 4 . . . ^ . . .
    state = draw(
        f"5 . . . {rug}-{rug} . .\n4 . . . ^ . . .",
        players=2,
        step=LAY,
        switches=COVER_OWN,
        tops=(1, 1),
    )
    assert kernel.turn.refusal(state, place("d5e5")) == answer


def test_a_rug_hides_what_it_covers_and_lies_whole_in_sight(kernel: Kernel) -> None:
    state = draw(CROWDED, step=LAY)
    laid = kernel.turn.lay(state, place("c4c3"))
    assert same_board(
        laid,
        """
        6 . . . A . . .
        5 . . H I S-S .
        4 . . H ^ . . .
              |
        3 . . H I . . .
        2 . . . . . . .
          a b c d e f g
        """,
    )
    assert unpacked(laid.stocks) == (11, 12, 12, 12)
    assert laid.purses == state.purses


@pytest.mark.parametrize("half", ["d5", "e5"])
def test_covering_either_half_cuts_the_link(kernel: Kernel, half: str) -> None:
    # 6 . . . . . . .        6 . . . H . . .        6 . . . . . . .
    #                                |
    # 5 . . . I-I . .   ->   5 . . . H I . .   or   5 . . . I H . .
    #                                                         |
    # 4 . . . ^ . . .        4 . . . ^ . . .        4 . . . ^ H . .
    state = draw("5 . . . I-I . .\n4 . . . ^ . . .", step=LAY)
    other = "d6" if half == "d5" else "e4"
    laid = kernel.turn.lay(state, place(half + other))
    assert laid.east == 0
    assert laid.north.bit_count() == 1
    assert laid.indigo.bit_count() == 1


def test_a_half_hidden_rug_may_lose_its_other_half_to_any_rug(kernel: Kernel) -> None:
    state = draw("5 . . . I-I . .\n4 . . . ^ . . .", step=LAY)
    state = kernel.turn.lay(state, place("d5d6"))
    assert same_board(
        state,
        """
        6 . . . H . . .
                |
        5 . . . H I . .
        4 . . . ^ . . .
        """,
    )
    # Indigo's own rug now covers the half that is left, and half of Henna's.
    state = state._replace(flow=1 | LAY << 2)
    assert kernel.turn.refusal(state, place("d5e5")) == ALLOWED
    state = kernel.turn.lay(state, place("d5e5"))
    assert same_board(
        state,
        """
        6 . . . H . . .
        5 . . . I-I . .
        4 . . . ^ . . .
        """,
    )


@pytest.mark.parametrize(("mover", "letter"), [(0, "H"), (1, "I"), (2, "S"), (3, "A")])
def test_everybody_lays_rugs_of_their_own_colour(kernel: Kernel, mover: int, letter: str) -> None:
    # 5 . . . x-x . .
    # 4 . . . ^ . . .
    state = draw("4 . . . ^ . . .", step=LAY, player=mover)
    assert kernel.state.laying_colour(state) == mover
    laid = kernel.turn.lay(state, place("d5e5"))
    assert same_board(laid, f"5 . . . {letter}-{letter} . .\n4 . . . ^ . . .")
    assert stock(laid, mover) == 11


# Two players: the pile.


def test_the_first_rug_of_each_pile_is_dealt(kernel: Kernel) -> None:
    state = kernel.state.start(2)
    assert (step(state), player(state)) == (DEAL, 0)
    assert (top(state, 0), top(state, 1)) == (0, 0)
    state = kernel.turn.draw(state, 2)
    assert (step(state), player(state)) == (DEAL, 1)
    state = kernel.turn.draw(state, 1)
    assert (step(state), player(state)) == (ORIENT, 0)
    assert (top(state, 0), top(state, 1)) == (2, 1)
    assert unpacked(state.stocks) == (12, 12, 12, 12)
    variant = kernel.turn.draw(kernel.turn.draw(kernel.state.start(2 | END_TURN), 0), 3)
    assert (step(variant), player(variant)) == (ROLL, 0)


@pytest.mark.parametrize(
    ("mover", "on_top", "letter"), [(0, 1, "H"), (0, 2, "S"), (1, 1, "I"), (1, 2, "A")]
)
def test_with_two_players_the_top_of_the_pile_is_laid(
    kernel: Kernel, mover: int, on_top: int, letter: str
) -> None:
    # 5 . . . x-x . .
    # 4 . . . ^ . . .
    state = draw("4 . . . ^ . . .", players=2, player=mover, step=LAY, tops=(on_top, on_top))
    laid = kernel.turn.lay(state, place("d5e5"))
    assert same_board(laid, f"5 . . . {letter}-{letter} . .\n4 . . . ^ . . .")
    assert laying_colour(state) == "HISA".index(letter)
    assert stock(laid, laying_colour(state)) == 11
    # What comes to light is a matter of chance, and the mover's pile alone is concerned.
    assert (step(laid), player(laid)) == (DRAW, mover)
    assert (top(laid, mover), top(laid, 1 - mover)) == (0, on_top)


def test_the_next_rug_is_known_before_the_next_player_moves(kernel: Kernel) -> None:
    state = draw("4 . . . ^ . . .", players=2, step=DRAW, tops=(0, 1), stocks=(11, 12, 12, 12))
    drawn = kernel.turn.draw(state, 2)
    assert top(drawn, 0) == 2
    assert (step(drawn), player(drawn)) == (ORIENT, 1)
    assert drawn.stocks == state.stocks


def test_in_the_variant_the_next_rug_is_known_before_assam_is_turned(kernel: Kernel) -> None:
    state = draw("4 . . . ^ . . .", players=2, switches=END_TURN, step=LAY, tops=(1, 1))
    state = kernel.turn.lay(state, place("d5e5"))
    assert (step(state), player(state)) == (DRAW, 0)
    state = kernel.turn.draw(state, 0)
    assert (step(state), player(state), top(state, 0)) == (TURN, 0, 1)


@pytest.mark.parametrize(
    ("stocks", "on_top", "next_top"),
    [
        ((1, 9, 4, 9), 1, 2),  # the last Henna is laid: only Saffron can follow
        ((4, 9, 1, 9), 2, 1),
        ((0, 9, 4, 9), 2, 2),
        ((1, 1, 0, 0), 1, 0),  # the last rug of the pile
    ],
)
def test_nothing_is_drawn_where_one_colour_alone_is_left(
    kernel: Kernel, stocks: tuple[int, ...], on_top: int, next_top: int
) -> None:
    # 4 . . . ^ . . .
    state = draw("4 . . . ^ . . .", players=2, step=LAY, tops=(on_top, 1), stocks=stocks)
    laid = kernel.turn.lay(state, place("d5e5"))
    assert top(laid, 0) == next_top
    assert (step(laid), player(laid)) == (ORIENT, 1)


@pytest.mark.parametrize("first", [0, 1])
def test_whoever_begins_is_dealt_to_first(kernel: Kernel, first: int) -> None:
    state = kernel.state.start_by(2, first)
    other = 1 - first
    dealt = kernel.turn.draw(state, SAFFRON if first == 0 else ALMOND)
    assert (kernel.state.step(dealt), kernel.state.player(dealt)) == (DEAL, other)
    begun = kernel.turn.draw(dealt, other)
    assert (kernel.state.step(begun), kernel.state.player(begun)) == (ORIENT, first)
    assert (kernel.state.top(begun, first), kernel.state.top(begun, other)) == (2, 1)


@pytest.mark.parametrize("rules", [2, 2 | ONE_COLOUR, 3, 4, 3 | END_TURN, 2 | END_TURN])
def test_a_round_goes_on_from_whoever_began_and_all_lay_their_rugs(kernel: Kernel, rules: int) -> None:
    number = rules & 7
    for first in range(number):
        state = kernel.state.start_by(rules, first)
        movers = []
        while kernel.state.step(state) != OVER:
            now = kernel.state.step(state)
            if now == LAY:
                movers.append(kernel.state.player(state))
            outcomes = possible(kernel.chance.outcomes(state))
            choices = listed(kernel.turn.legal(state))
            state = kernel.turn.act(state, (outcomes or choices)[0])
        assert movers == [(first + turn) % number for turn in range(len(movers))]
        assert [kernel.state.rugs_left(state, who) for who in range(number)] == [0] * number
