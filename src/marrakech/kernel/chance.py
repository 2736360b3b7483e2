"""The chance outcomes and their weights. Outcomes are arguments; none is drawn here.

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
    pile_mask,
    player,
    step,
)

Outcome: TypeAlias = int
"""Steps or a colour, depending on the step of the state."""

Weights: TypeAlias = int
"""The weights of all outcomes, packed."""

DIE = (1, 2, 2, 3, 3, 4)
"""The six faces."""

FACES = len(DIE)
MOST_STEPS = max(DIE)
OUTCOMES = MOST_STEPS + 1

_FACE = bytes(DIE)
_DIE_WEIGHT = bytes(DIE.count(steps) for steps in range(MOST_STEPS + 1))
DIE_WEIGHTS: Weights = int.from_bytes(_DIE_WEIGHT, "little")


def face(nth: int) -> int:
    """The steps on the nth of the six faces, counted from 0, e.g. 4 for 5."""
    return 0 + _FACE[nth]


def die_weight(steps: int) -> int:
    """How many of the six faces show `steps`, e.g. 2 for 3."""
    return 0 + _DIE_WEIGHT[steps]


def pile_weights(state: State, who: Player) -> Weights:
    """The next rug of a player's pile of two colours: every rug left in it is equally likely."""
    return state.stocks & pile_mask(who)


def outcomes(state: State) -> Weights:
    """The weights of what chance can bring; 0 where a player is to move or the game is over."""
    now = step(state)
    if now == ROLL:
        return DIE_WEIGHTS
    if now in (DEAL, DRAW):
        return pile_weights(state, player(state))
    return 0


def weight_of(weights: Weights, outcome: Outcome) -> int:
    """The weight of one outcome, e.g. 2 for three steps."""
    return weights >> 8 * outcome & 255


# The next two loop a fixed number of times: compiled, they are free of branches.


def total_weight(weights: Weights) -> int:
    """The sum of all weights, e.g. 6 for the die."""
    total = 0
    for outcome in range(OUTCOMES):
        total += weight_of(weights, outcome)
    return total


def nth_outcome(weights: Weights, nth: int) -> Outcome:
    """The outcome for a number in [0, total weight): a uniform number makes a fair draw."""
    passed = 0
    up_to = 0
    for outcome in range(OUTCOMES - 1):
        up_to += weight_of(weights, outcome)
        passed += nth >= up_to
    return passed


def possible(weights: Weights) -> list[Outcome]:
    """The possible outcomes in order, e.g. [1, 2, 3, 4] for the die."""
    return [outcome for outcome in range(OUTCOMES) if weight_of(weights, outcome)]
