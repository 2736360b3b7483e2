"""Why a rug is worth laying on a place: the squares it gains, takes and joins, and what it earns."""

from fractions import Fraction

from msgspec import Struct

from marrakech.kernel import board, chance, scoring, turn
from marrakech.kernel import state as kernel
from marrakech.kernel.board import Place
from marrakech.kernel.state import Player, State
from marrakech.record.forecast import Forecast, forecasts


class RugFacts(Struct, frozen=True):
    """The immediate effects of a rug.

    Visible squares its player gains, squares taken from each seat, the size of the region it joins, and the
    tithe its player can expect from the `follower`, the next to walk, on the follower's cheapest heading.
    """

    gained: int
    taken: tuple[int, ...]
    joined: int
    follower: int | None
    toll: float


def rug_facts(state: State, place: Place) -> RugFacts:
    """The facts of a legal rug at the step LAY."""
    who, colour = kernel.player(state), kernel.laying_colour(state)
    after = turn.lay(state, place)
    seats = range(kernel.players(state))
    rug = board.place_squares(place)
    ahead = _next_walk(after)
    least = min(ahead, key=lambda one: one.average, default=None)
    return RugFacts(
        gained=scoring.visible(after, who) - scoring.visible(state, who),
        taken=tuple(
            0 if seat == who else scoring.visible(state, seat) - scoring.visible(after, seat)
            for seat in seats
        ),
        joined=board.count(board.region(rug, kernel.squares_of(after, colour))),
        follower=None if least is None else _follower(after),
        toll=0.0 if least is None else round(float(_paid_to(least, who)), 2),
    )


def _follower(after: State) -> Player:
    """Who walks next, once this turn is ended."""
    known = _drawn(after)
    if kernel.step(known) == kernel.TURN:
        known = turn.act(known, board.LEFT)
    return kernel.player(known)


def _next_walk(after: State) -> list[Forecast]:
    """What each heading may cost whoever walks next."""
    return forecasts(_drawn(after))


def _drawn(state: State) -> State:
    """The state after any draw that is due: its colour affects neither headings nor costs."""
    while kernel.step(state) in (kernel.DEAL, kernel.DRAW):
        state = turn.act(state, chance.possible(chance.outcomes(state))[0])
    return state


def _paid_to(way: Forecast, who: Player) -> Fraction:
    paid = (Fraction(one.weight * one.pays, 6) for one in way.landings if one.to == who)
    return sum(paid, Fraction(0))
