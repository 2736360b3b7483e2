"""What the levels below the master see of a position: values of choices, some of which leave things out.

    novice      what this walk costs, not the rug that will be laid after it; of a rug, what apprentices see,
                but not the traps of covering: that a rug on one's own squares shows no more of them
    apprentice  one exact turn, as `greedy` sees it: dirhams, squares and regions. Not the next player's walk
    merchant    two exact turns: `engine.lookahead`

Where Assam is turned at the end of a turn (variant), the next walk is all there is to see, so everybody
sees it. Plain integers in sixths of a `UNIT`, the same interpreted and compiled.
"""

from typing import TypeAlias

from marrakech.engine.yardstick import UNIT, next_player, standing_value
from marrakech.kernel.board import count, place_squares
from marrakech.kernel.chance import FACES, MOST_STEPS, die_weight
from marrakech.kernel.choices import Choice, first_choice, how_many, listed, without_first
from marrakech.kernel.state import (
    LAY,
    ORIENT,
    State,
    own_squares,
    player,
    step,
)
from marrakech.kernel.tithes import expected_tithe
from marrakech.kernel.turn import lay, legal, legal_rugs, orient, roll, turned

Sight: TypeAlias = int
"""What is seen: `NOVICE_SIGHT`, `APPRENTICE_SIGHT` or `MERCHANT_SIGHT`."""

NOVICE_SIGHT, APPRENTICE_SIGHT, MERCHANT_SIGHT = 0, 1, 2
DIRHAM = FACES * UNIT
"""What a dirham is worth in the values below."""


def turning_value(state: State, choice: Choice) -> int:
    """What the next player is expected to pay the player who turns Assam that way."""
    facing = turned(state.assam, choice)
    return UNIT * expected_tithe(state, next_player(state), facing, player(state))[1]


def novice_value(state: State, choice: Choice) -> int:
    """What a novice sees in a choice."""
    who = player(state)
    if step(state) == ORIENT:
        return -UNIT * expected_tithe(state, who, turned(state.assam, choice), who)[0]
    # Every rug shows two squares more, it thinks: also one that covers its own.
    unnoticed = count(own_squares(state, who) & place_squares(choice))
    return FACES * (standing_value(lay(state, choice), who) + UNIT * unnoticed)


def best_standing(state: State) -> int:
    """The highest value of a rug, the next walk left out."""
    who = player(state)
    best = -(1 << 40)
    rest = legal_rugs(state)
    while how_many(rest):
        candidate = first_choice(rest)
        rest = without_first(rest)
        best = max(best, standing_value(lay(state, candidate), who))
    return best


def apprentice_value(state: State, choice: Choice) -> int:
    """What an apprentice sees in a choice: greedy's value without the tithe to come."""
    who = player(state)
    if step(state) == LAY:
        return FACES * standing_value(lay(state, choice), who)
    facing = orient(state, choice)
    total = 0
    for steps in range(1, MOST_STEPS + 1):
        stopped = roll(facing, steps)
        # A rug is laid, unless the tithe eliminated the player.
        if step(stopped) == LAY:
            total += die_weight(steps) * best_standing(stopped)
        else:
            total += die_weight(steps) * standing_value(stopped, who)
    return total


def seen_value(state: State, choice: Choice, sight: Sight) -> int:
    """The value of a legal choice to novice or apprentice, in sixths of a `UNIT`."""
    if step(state) not in (ORIENT, LAY):
        return turning_value(state, choice)
    if sight == NOVICE_SIGHT:
        return novice_value(state, choice)
    return apprentice_value(state, choice)


def seen_values(state: State, sight: Sight) -> list[tuple[Choice, int]]:
    """Every legal choice with what novice or apprentice sees in it, in the order of choices."""
    return [(choice, seen_value(state, choice, sight)) for choice in listed(legal(state))]
