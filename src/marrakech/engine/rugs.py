"""The best rug wherever Assam may stop: the values of `engine.yardstick`, worked out for many places at once.

The board is surveyed once, as it is before the rug. A place is then worked out from what it changes, the region
it joins and those it cuts, once for all the stops from which it can be reached.

All that `greedy` chooses comes from here, interpreted and compiled alike; the numbers it works in are made by
`jit.scratch`. `tests/engine/test_rugs.py` holds every value to `yardstick.laid_value`.
"""

from typing import Final, NamedTuple

from marrakech.engine.vectors import SEATS
from marrakech.engine.yardstick import LAST_ONE, UNIT, next_player
from marrakech.jit.scratch import scratch
from marrakech.kernel.board import (
    PLACES,
    SQUARES,
    Place,
    Squares,
    count,
    first,
    neighbours,
    one_step,
    place_squares,
    region,
)
from marrakech.kernel.chance import FACES, MOST_STEPS, die_weight
from marrakech.kernel.choices import QUARTERS, Choices, first_choice, how_many, without_first
from marrakech.kernel.state import (
    END_TURN,
    OVER,
    Rules,
    State,
    colour_at,
    colours,
    covered,
    laying_colour,
    out_order,
    owner,
    player,
    players,
    rugs_left,
    squares_of,
    step,
    with_assam,
)
from marrakech.kernel.turn import lay, legal_rugs, may_end, turned

STOPS: Final = QUARTERS * MOST_STEPS
"""Where a walk can end: a slot for each heading and roll."""
NEXT_STOPS: Final = STOPS * STOPS
"""Where the next walk can end, for each of them."""

PLAYER_BITS: Final = 16
"""Bits for each player where a number of each is packed into one."""
PLAYER_MASK: Final = (1 << PLAYER_BITS) - 1
TO_LAYER: Final = 1 << PLAYER_BITS
"""A tithe in the part that goes to whoever lays the rug; tithes in all are counted below it."""
BELOW_ALL: Final = -(1 << 50)
"""Less than any value."""


class Stops(NamedTuple):
    """Where Assam may stop before the rug is laid, and the best rug there, by slot."""

    assams: list[int]
    purses: list[int]
    """Once the walk is paid."""
    values: list[int]
    """Of the best rug, in `UNIT`s."""
    places: list[int]
    """The first of the best."""


class Stakes(NamedTuple):
    """What colours mean to whoever lays the rug, once it is laid."""

    worth: list[int]
    """Of a region, for each unit of |r|^2."""
    due: list[int]
    """Owed by the next player for each square of a region; 0 where nothing is."""


class Ground(NamedTuple):
    """The board by square, and what can be reached on it."""

    regions: list[int]
    """The region before the rug; empty on bare ground."""
    dues: list[int]
    """What the next player owes who stops here, after the rug that is looked at."""
    reached_from: list[int]
    """The stops, as bits, by place."""
    points: list[int]
    """Everybody's dirhams in lanes, by stop."""
    landings: list[int]
    """The squares where the next walk can end, by stop."""


def best_rugs(state: State, wanted: int, stops: Stops) -> None:
    """Find the best rug at each wanted stop (bits); the board, the mover and the rest are as in `state`."""
    stakes = Stakes(scratch(SEATS), scratch(SEATS))
    ground = Ground(
        scratch(SQUARES), scratch(SQUARES), scratch(PLACES), scratch(STOPS), scratch(NEXT_STOPS)
    )
    weigh_colours(state, stakes)
    worth, seen = look_at_board(state, stakes, ground)
    rest = reach_places(state, wanted, stops, ground)
    while how_many(rest):
        place = first_choice(rest)
        rest = without_first(rest)
        rug = place_squares(place)
        joined, gained = joined_region(state, rug, stakes, ground)
        cut, lost, hidden = shortened_regions(state, rug, stakes, ground)
        shown = (
            seen
            + (count(rug & ~squares_of(state, laying_colour(state))) << PLAYER_BITS * player(state))
            - hidden
        )
        compare(state, place, worth + gained - lost, shown, stops, ground)
        owe_as_before(state, joined | cut, stakes, ground)


def weigh_colours(state: State, stakes: Stakes) -> None:
    """What each colour means: the same for all places and stops."""
    who = player(state)
    laid = lay(state, first_choice(legal_rugs(state)))
    payer = next_player(laid)
    others_left = 0
    for other in range(players(state)):
        if other != who:
            others_left += rugs_left(laid, other)
    for colour in range(colours(state.rules)):
        held_by = owner(state, colour)
        stakes.worth[colour] = 0
        stakes.due[colour] = 0
        if step(laid) == OVER or out_order(state, held_by):
            continue
        if held_by == who:
            stakes.worth[colour] = FACES * others_left
        else:
            stakes.worth[colour] = -FACES * rugs_left(laid, who)
        if held_by != payer:
            stakes.due[colour] = TO_LAYER + 1 if held_by == who else 1


def look_at_board(state: State, stakes: Stakes, ground: Ground) -> tuple[int, int]:
    """Ground the board: what its regions are worth, and the visible squares of each player in lanes."""
    for square in range(SQUARES):
        ground.regions[square] = 0
        ground.dues[square] = 0
    worth = 0
    seen = 0
    for colour in range(colours(state.rules)):
        squares = squares_of(state, colour)
        seen += count(squares) << PLAYER_BITS * owner(state, colour)
        rest = squares
        while rest:
            found = region(rest & -rest, squares)
            rest &= ~found
            size = count(found)
            worth += stakes.worth[colour] * size * size
            left = found
            while left:
                square = first(left)
                left &= left - 1
                ground.regions[square] = found
                ground.dues[square] = stakes.due[colour] * size
    return worth, seen


def reach_places(state: State, wanted: int, stops: Stops, ground: Ground) -> Choices:
    """Enter what can be reached from each stop; all the places."""
    for place in range(PLACES):
        ground.reached_from[place] = 0
    east = 0
    north = 0
    while wanted:
        stop = first(wanted)
        wanted &= wanted - 1
        stops.values[stop] = BELOW_ALL
        ground.points[stop] = 0
        for who in range(SEATS):
            ground.points[stop] |= (stops.purses[stop] >> 8 * who & 255) << PLAYER_BITS * who
        stopped = with_assam(state, stops.assams[stop])
        rest = legal_rugs(stopped)
        east |= rest.east
        north |= rest.north
        while how_many(rest):
            ground.reached_from[first_choice(rest)] |= 1 << stop
            rest = without_first(rest)
        for quarter in range(QUARTERS):
            here = turned(stopped.assam, quarter)
            for roll in range(MOST_STEPS):
                here = one_step(here)
                ground.landings[stop * STOPS + quarter * MOST_STEPS + roll] = here >> 2
    return Choices(0, east, north)


def joined_region(state: State, rug: Squares, stakes: Stakes, ground: Ground) -> tuple[Squares, int]:
    """The region that the rug is part of, and what it is worth more than those it joins."""
    colour = laying_colour(state)
    joined = rug
    gained = 0
    touched = neighbours(rug) & squares_of(state, colour)
    while touched:
        old = ground.regions[first(touched)]
        touched &= ~old
        joined |= old
        gained -= count(old) * count(old)
    size = count(joined)
    gained += size * size
    show(joined, stakes.due[colour] * size, ground)
    return joined, stakes.worth[colour] * gained


def shortened_regions(
    state: State, rug: Squares, stakes: Stakes, ground: Ground
) -> tuple[Squares, int, int]:
    """What is left of the regions that the rug cuts, what they lose in worth, and the squares in lanes."""
    cut = 0
    lost = 0
    hidden = 0
    under = rug & covered(state) & ~squares_of(state, laying_colour(state))
    while under:
        spot = under & -under
        old = ground.regions[first(spot)]
        under &= ~old
        colour = colour_at(state, spot)
        hidden += count(old & rug) << PLAYER_BITS * owner(state, colour)
        left = old & ~rug
        cut |= left
        smaller = count(old) * count(old)
        while left:
            piece = region(left & -left, left)
            left &= ~piece
            size = count(piece)
            smaller -= size * size
            show(piece, stakes.due[colour] * size, ground)
        lost += stakes.worth[colour] * smaller
    return cut, lost, hidden


def show(squares: Squares, due: int, ground: Ground) -> None:
    """Enter what is owed on some squares."""
    while squares:
        ground.dues[first(squares)] = due
        squares &= squares - 1


def owe_as_before(state: State, squares: Squares, stakes: Stakes, ground: Ground) -> None:
    """Enter what is owed on some squares before the rug."""
    while squares:
        square = first(squares)
        squares &= squares - 1
        old = ground.regions[square]
        due = 0
        if old:
            due = stakes.due[colour_at(state, 1 << square)] * count(old)
        ground.dues[square] = due


def compare(state: State, place: Place, worth: int, shown: int, stops: Stops, ground: Ground) -> None:
    """Take a place at the stops where it is better than those before it."""
    from_stops = ground.reached_from[place]
    while from_stops:
        stop = first(from_stops)
        from_stops &= from_stops - 1
        value = (
            UNIT * lead_by_scores(state, ground.points[stop] + shown)
            + worth
            + UNIT // FACES * tithe_to_layer(state.rules, stop, ground)
        )
        if value > stops.values[stop]:
            stops.values[stop] = value
            stops.places[stop] = place


def lead_by_scores(state: State, scores: int) -> int:
    """`yardstick.lead` of the mover, who is not out, from scores in lanes."""
    who = player(state)
    highest = -1
    for other in range(players(state)):
        if other != who and not out_order(state, other):
            highest = max(highest, scores >> PLAYER_BITS * other & PLAYER_MASK)
    if highest < 0:
        return LAST_ONE
    return (scores >> PLAYER_BITS * who & PLAYER_MASK) - highest


def tithe_to_layer(rules: Rules, stop: int, ground: Ground) -> int:
    """Six times what the next player is expected to pay whoever laid the rug."""
    least = 1 << PLAYER_BITS
    part = 0
    for quarter in range(QUARTERS):
        at = stop * STOPS + quarter * MOST_STEPS
        due = 0
        for steps in range(1, MOST_STEPS + 1):
            due += die_weight(steps) * ground.dues[ground.landings[at + steps - 1]]
        if rules & END_TURN:
            # Whoever lays it turns Assam so that they are paid most.
            if may_end(rules, quarter):
                part = max(part, due >> PLAYER_BITS)
        elif due & PLAYER_MASK < least:
            least = due & PLAYER_MASK
            part = due >> PLAYER_BITS
    return part
