"""What a finished game is worth to each player. Nothing is paid before the end, but by `gain`.

    win      1 for the winner, shared by equal winners; 0 for the others
    place    1 for the first, 0 for the last, evenly between; equal players share the mean of their places
    margin   points ahead of the best of the others (negative behind)
    points   points: dirhams and visible squares
    gain     at every step what the margin has changed since the last; over a game it sums to `margin`

A player who goes out takes the last place among those still in the game and is paid at once: 0 for `win`,
that place for `place`, for `margin` the points behind the best of the others at that moment, and for `points`
those left. What a step gains is the difference of a potential, so what is best over a game stays best.
"""

from typing import Any, Final, TypeAlias

from marrakech.engine.vectors import SEATS
from marrakech.envs.arguments import one_of, penalty
from marrakech.envs.errors import WrongArgumentError
from marrakech.envs.frame import CELLS
from marrakech.jit.decorators import cached
from marrakech.kernel.scoring import score, standing
from marrakech.kernel.state import OVER, PURSE, Player, State, out_order, players, read_state, step

Reward: TypeAlias = str
"""How a game is paid: "win", "place", "margin", "points" or "gain"."""

REWARDS: Final = ("win", "place", "margin", "points", "gain")
BY_WIN, BY_PLACE, BY_MARGIN, BY_POINTS, BY_GAIN = 0, 1, 2, 3, 4

WORST: Final = "worst"
"""For `illegal_reward`: less than any legal game can pay."""


def illegal_worth(illegal: object, kind: int, players: int) -> float | None:
    """What an illegal action pays, over the whole game for `gain`; never more than the worst legal game."""
    by_margin = kind in (BY_MARGIN, BY_GAIN)
    lowest = -float(PURSE * players + CELLS) if by_margin else 0.0
    if isinstance(illegal, str) and illegal == WORST:
        return lowest - 1.0
    found = penalty(illegal)
    if found is not None and found > lowest:
        raise WrongArgumentError(
            f"illegal_reward={found:g} is more than the worst legal game may pay with reward "
            f"{REWARDS[kind]!r}: give at most {lowest:g}, or {WORST!r}"
        )
    return found


def reward_kind(reward: Reward) -> int:
    """The number of a kind of reward, or `WrongArgumentError` naming the choices."""
    return REWARDS.index(one_of(reward, REWARDS, "reward"))


def win_share(better: int, equal: int) -> float:
    """The part of a win of a player with so many better and so many equal others."""
    if better:
        return 0.0
    return 1.0 / (1 + equal)


def place_share(better: int, equal: int, number: int) -> float:
    """1 for the first place to 0 for the last, the mean of the places that equal players share."""
    return 1.0 - (better + 0.5 * equal) / (number - 1)


def final_worth(state: State, who: Player, kind: int) -> float:
    """What a game as it stands is worth to a player."""
    number = players(state)
    mine = standing(state, who)
    better = 0
    equal = 0
    highest = -1000
    for other in range(number):
        if other != who:
            theirs = standing(state, other)
            better += theirs > mine
            equal += theirs == mine
            highest = max(highest, score(state, other))
    if kind == BY_WIN:
        return win_share(better, equal)
    if kind == BY_PLACE:
        return place_share(better, equal, number)
    if kind == BY_POINTS:
        return float(score(state, who))
    return float(score(state, who) - highest)


def reward_of(state: State, who: Player, kind: int) -> float:
    """What a player gets in this state: nothing while in a game that goes on."""
    if step(state) == OVER or out_order(state, who):
        return final_worth(state, who, kind)
    return 0.0


@cached
def margin_all(states: Any, margins: Any) -> None:
    """The margin of each seat as each game stands, into rows of four numbers."""
    for i in range(states.shape[0]):
        state = read_state(states[i])
        for who in range(SEATS):
            margins[i, who] = 0.0
        for who in range(players(state)):
            margins[i, who] = final_worth(state, who, BY_MARGIN)


@cached
def reward_all(states: Any, kind: int, rewards: Any) -> None:
    """What each seat gets in each of many states, into rows of four numbers."""
    for i in range(states.shape[0]):
        state = read_state(states[i])
        over = step(state) == OVER
        for who in range(SEATS):
            rewards[i, who] = 0.0
        for who in range(players(state)):
            if over or out_order(state, who):
                rewards[i, who] = final_worth(state, who, kind)
