"""Scores, and ranks that can be shared."""

from marrakech.kernel.board import count
from marrakech.kernel.state import Player, State, out_order, own_squares, players, purse


def visible(state: State, who: Player) -> int:
    """Squares that show a player's colours; none once the player is out, since their rugs are neutral."""
    if out_order(state, who):
        return 0
    return count(own_squares(state, who))


def score(state: State, who: Player) -> int:
    """Dirhams held plus visible squares."""
    return purse(state, who) + visible(state, who)


def standing(state: State, who: Player) -> int:
    """A sort key for the players: more points, then more dirhams, then out later."""
    order = out_order(state, who)
    if order:
        return order
    return (score(state, who) + 1 << 8) + purse(state, who)


def rank(state: State, who: Player) -> int:
    """The rank a player holds, 1 for the best; players who tie in everything share a rank."""
    mine = standing(state, who)
    better = 0
    for other in range(players(state)):
        if standing(state, other) > mine:
            better += 1
    return better + 1
