"""What a finished game is worth to each player. Nothing is paid before the end.

    win      1 for the winner, shared by equal winners; 0 for the others
    place    1 for the first, 0 for the last, evenly between; equal players share the mean of their places
    margin   points ahead of the best of the others (negative behind)

A player who goes out takes the last place among those still in the game and is paid at once: 0 for `win`,
that place for `place`, and for `margin` the points behind the best of the others at that moment.
"""

from typing import Any, Final, TypeAlias

from marrakech.engine.vectors import SEATS
from marrakech.envs.arguments import one_of
from marrakech.jit.decorators import cached
from marrakech.kernel.scoring import score, standing
from marrakech.kernel.state import OVER, Player, State, out_order, players, read_state, step

Reward: TypeAlias = str
"""How a game is paid: "win", "place" or "margin"."""

REWARDS: Final = ("win", "place", "margin")
BY_WIN, BY_PLACE, BY_MARGIN = 0, 1, 2


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
    return float(score(state, who) - highest)


def reward_of(state: State, who: Player, kind: int) -> float:
    """What a player gets in this state: nothing while in a game that goes on."""
    if step(state) == OVER or out_order(state, who):
        return final_worth(state, who, kind)
    return 0.0


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
