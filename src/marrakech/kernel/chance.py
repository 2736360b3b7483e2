"""What chance can bring, and with which weight. Outcomes come in from outside; none is drawn here.

An `Outcome` is a number whose meaning follows from the step:

    ROLL         1 to 4      the steps that the die shows
    DEAL, DRAW   0 to 3      the colour of the next rug of the mover's pile

The weights of all outcomes are packed into one integer, 8 bits for each outcome, outcome 0 lowest:

    die          00 01 02 02 01 00        0, 1, 2, 3, 4 steps: 0, 1, 2, 2, 1 of six faces
    pile         stock of each colour that the mover owns, 0 for the others
"""

from typing import TypeAlias

from marrakech.kernel.state import (
    DEAL,
    DRAW,
    ROLL,
    Player,
    State,
    player,
    step,
)

Outcome: TypeAlias = int
"""Steps or a colour, by the step of the state it comes in."""

Weights: TypeAlias = int
"""The weight of every outcome, packed."""

DIE = (1, 2, 2, 3, 3, 4)
"""The six faces."""

FACES = len(DIE)
MOST_STEPS = max(DIE)
OUTCOMES = MOST_STEPS + 1

_FACE = bytes(DIE)
_DIE_WEIGHT = bytes(DIE.count(steps) for steps in range(MOST_STEPS + 1))
DIE_WEIGHTS: Weights = int.from_bytes(_DIE_WEIGHT, "little")


def face(nth: int) -> int:
    """The steps that the nth of the six faces shows, counted from 0, e.g. 4 for 5."""
    return 0 + _FACE[nth]


def die_weight(steps: int) -> int:
    """How many of the six faces show `steps`, e.g. 2 for 3."""
    return 0 + _DIE_WEIGHT[steps]


def pile_weights(state: State, who: Player) -> Weights:
    """The next rug of a player's pile of two colours: each rug that is left in it is as likely."""
    return state.stocks & (255 << 8 * who | 255 << 8 * who + 16)


def outcomes(state: State) -> Weights:
    """What chance can bring in this state; 0 where it is a player who moves, or nobody."""
    now = step(state)
    if now == ROLL:
        return DIE_WEIGHTS
    if now in (DEAL, DRAW):
        return pile_weights(state, player(state))
    return 0


def weight_of(weights: Weights, outcome: Outcome) -> int:
    """The weight of one outcome, e.g. 2 for three steps."""
    return weights >> 8 * outcome & 255


# The next two take the same number of steps whatever the weights: compiled, they run without a jump.


def total_weight(weights: Weights) -> int:
    """The sum of all weights, e.g. 6 for the die."""
    total = 0
    for outcome in range(OUTCOMES):
        total += weight_of(weights, outcome)
    return total


def nth_outcome(weights: Weights, nth: int) -> Outcome:
    """The outcome that a number below the total weight falls on: a uniform number draws fairly."""
    passed = 0
    up_to = 0
    for outcome in range(OUTCOMES - 1):
        up_to += weight_of(weights, outcome)
        passed += nth >= up_to
    return passed


def possible(weights: Weights) -> list[Outcome]:
    """The outcomes that can come, in order, e.g. [1, 2, 3, 4] for the die."""
    return [outcome for outcome in range(OUTCOMES) if weight_of(weights, outcome)]
