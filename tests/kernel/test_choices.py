"""The choices of a player: their numbers, sets of them, and what `legal` and `act` say at every step."""

import pytest

from marrakech.kernel.board import AHEAD, LEFT, PLACES, RIGHT
from marrakech.kernel.choices import ACTIONS, Choices
from marrakech.kernel.state import (
    COVER_OWN,
    DEAL,
    DRAW,
    END_TURN,
    KEEP_HEADING,
    LAY,
    ORIENT,
    OVER,
    ROLL,
    TURN,
    State,
)
from marrakech.kernel.turn import ALLOWED
from tests.kernel.drawing import draw, place, squares
from tests.kernel.modes import Kernel

MARKET = """
5 . . . H-H . .
4 . . H ^ . . .
      |
3 . . H I-I . .
"""

SETS = [
    (Choices(0b111, 0, 0), [LEFT, AHEAD, RIGHT]),
    (Choices(0b101, 0, 0), [LEFT, RIGHT]),
    (Choices(0b110, 0, 0), [AHEAD, RIGHT]),
    (Choices(0b010, 0, 0), [AHEAD]),
    (Choices(0, squares("a1 f7"), 0), [place("a1b1"), place("f7g7")]),
    (Choices(0, 0, squares("a1 g6")), [place("a1a2"), place("g6g7")]),
    (
        Choices(0, squares("d4 c5"), squares("d4 b2")),
        sorted(map(place, ("d4e4", "c5d5", "d4d5", "b2b3"))),
    ),
    (Choices(0, 0, 0), []),
]


@pytest.mark.parametrize(("choices", "numbers"), SETS)
def test_a_set_is_read_in_the_order_of_its_numbers(
    kernel: Kernel, choices: Choices, numbers: list[int]
) -> None:
    words = kernel.choices
    assert words.listed(choices) == numbers
    assert words.how_many(choices) == len(numbers)
    assert [words.nth_choice(choices, nth) for nth in range(len(numbers))] == numbers
    assert [one for one in range(-2, ACTIONS + 2) if words.includes(choices, one)] == numbers
    if numbers:
        assert words.first_choice(choices) == numbers[0]
        assert words.listed(words.without_first(choices)) == numbers[1:]


def test_the_nth_bit_is_alone(kernel: Kernel) -> None:
    assert [kernel.choices.nth_bit(0b1011_0000, nth) for nth in range(4)] == [16, 32, 128, 0]


@pytest.mark.parametrize(("choices", "numbers"), SETS[:-1])
def test_an_action_tells_a_quarter_turn_from_a_place(
    kernel: Kernel, choices: Choices, numbers: list[int]
) -> None:
    words = kernel.choices
    actions = [words.action_of(choices, number) for number in numbers]
    assert actions == [number + PLACES if choices.quarters else number for number in numbers]
    assert [words.choice_of(choices, action) for action in actions] == numbers
    others = [action for action in range(ACTIONS) if (action < PLACES) == (choices.quarters != 0)]
    assert {words.choice_of(choices, action) for action in others} == {-1}


@pytest.mark.parametrize("switches", [0, END_TURN, END_TURN | KEEP_HEADING])
@pytest.mark.parametrize("step", [DEAL, ORIENT, ROLL, LAY, DRAW, TURN, OVER])
def test_legal_at_every_step(kernel: Kernel, step: int, switches: int) -> None:
    state = draw(MARKET, players=2, step=step, switches=switches, tops=(1, 1))
    found = kernel.choices.listed(kernel.turn.legal(state))
    if step == ORIENT or (step == TURN and switches & KEEP_HEADING):
        assert found == [LEFT, AHEAD, RIGHT]
    elif step == TURN:
        assert found == [LEFT, RIGHT]
    elif step == LAY:
        assert found == [one for one in range(PLACES) if kernel.turn.refusal(state, one) == ALLOWED]
        assert len(found) == 12 - 3
    else:
        assert found == []


def test_own_rugs_are_legal_by_house_rule(kernel: Kernel) -> None:
    plain = draw(MARKET, step=LAY)
    own = draw(MARKET, step=LAY, switches=COVER_OWN)
    more = set(kernel.choices.listed(kernel.turn.legal(own))) - set(
        kernel.choices.listed(kernel.turn.legal(plain))
    )
    assert more == {place("d5e5"), place("c3c4")}


def states() -> list[tuple[State, str, int]]:
    """A state at every step, the function that moves it on, and what it is given."""
    begun = draw(MARKET, players=2, step=DEAL)
    piles = draw(MARKET, players=2, step=DRAW, tops=(0, 1))
    variant = draw(MARKET, step=TURN, switches=END_TURN)
    return [
        (begun, "draw", 2),
        (draw(MARKET), "orient", LEFT),
        (draw(MARKET, step=ROLL), "roll", 3),
        (draw(MARKET, step=LAY), "lay", place("e4f4")),
        (piles, "draw", 0),
        (variant, "end_turn", RIGHT),
    ]


@pytest.mark.parametrize(("state", "verb", "number"), states())
def test_act_moves_on_from_every_step(kernel: Kernel, state: State, verb: str, number: int) -> None:
    assert kernel.turn.act(state, number) == getattr(kernel.turn, verb)(state, number)
    assert kernel.turn.act(state, number) != state
