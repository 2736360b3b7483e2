"""What a player sees, as numbers: version 1.

Everything is told from a player's seat: seat 0 is the player, seat 1 whoever comes next, and so on. A
role is a colour seen that way: its owner's seat, and with two colours each 2 more for the second colours.

`planes`, 15 of 7 x 7, 0 or 1 up to plane 12; row 0 is the south (row 1 of the board), column 0 the west (a):

     0 ...  3   squares that show the rugs of role 0, 1, 2, 3
     4          squares that show neutral rugs, whose owner is out
     5 ...  8   squares with a rug that lies whole in sight, its other half to the north, east, south, west
     9 ... 12   Assam, on the plane of his heading: north, east, south, west
    13          dirhams that the player would owe on a square: the size of an opponent's region
    14          dirhams that others would owe the player there: the size of a region of the player's own

`vector`, 30 numbers:

     0 ...  2   1 for what is to be done: orient, lay, turn at the end; all 0 where nothing is
     3 ...  5   1 for the number of players: two, three, four
     6 ...  9   dirhams of seats 0 to 3, in thirtieths
    10 ... 13   rugs left of roles 0 to 3, in fifteenths
    14 ... 17   1 for the seats that are out
    18 ... 21   1 for the rug on top of a pile of two colours: of seat 0 the first or second colour, of seat 1
    22 ... 26   1 for the switches: one colour, elimination, end turn, keep heading, cover own
    27 ... 29   dirhams that the player can expect to owe, over the die, if Assam were to walk from here on
                turned left, ahead or right, in thirtieths

A change of any of this is a new version, with new ids of the environments.
"""

from typing import Any

from marrakech.envs.frame import CELLS, cell_in, frame_of, heading_in, quarter_in
from marrakech.jit.decorators import cached, inlined
from marrakech.kernel.board import (
    EAST,
    NORTH,
    SIDE,
    SOUTH,
    STRIDE,
    WEST,
    count,
    first,
    one_step,
    region,
)
from marrakech.kernel.chance import FACES, MOST_STEPS, die_weight
from marrakech.kernel.choices import QUARTERS
from marrakech.kernel.state import (
    COVER_OWN,
    ELIMINATION,
    END_TURN,
    KEEP_HEADING,
    LAY,
    ONE_COLOUR,
    ORIENT,
    PURSE,
    TURN,
    Player,
    State,
    colours,
    heading,
    out_order,
    owner,
    pile_stock,
    player,
    players,
    purse,
    read_state,
    square,
    squares_of,
    step,
    stock,
    top,
    two_colours,
)
from marrakech.kernel.turn import turned

VERSION = 1
PLANES = 15
VECTOR = 30
SHAPE = (PLANES, SIDE, SIDE)
FLAT = PLANES * CELLS + VECTOR
"""The numbers of planes and vector one after the other."""

NEUTRAL = 4
WHOLE = 5
ASSAM = 9
OWES = 13
EARNS = 14
MOST_RUGS = 15


@inlined
def mark(planes: Any, plane: int, squares: int, frame: int) -> None:
    """Set a plane to 1 on a set of squares."""
    while squares:
        planes[plane * CELLS + cell_in(frame, first(squares))] = 1
        squares &= squares - 1


@inlined
def mark_regions(planes: Any, plane: int, sizes: int, squares: int, frame: int) -> None:
    """Mark the squares of one colour, on another plane with the size of the region they lie in."""
    rest = squares
    while rest:
        joined = region(rest & -rest, squares)
        rest &= ~joined
        size = count(joined)
        while joined:
            cell = cell_in(frame, first(joined))
            planes[plane * CELLS + cell] = 1
            planes[sizes * CELLS + cell] = size
            joined &= joined - 1


@inlined
def write_planes(state: State, who: Player, frame: int, planes: Any) -> None:
    """The planes of a state for a player, into a row of `PLANES * 49` numbers."""
    for i in range(PLANES * CELLS):
        planes[i] = 0
    number = players(state)
    for colour in range(colours(state.rules)):
        owned_by = owner(state, colour)
        plane = (owned_by - who + number) % number + 2 * (colour != owned_by)
        squares = squares_of(state, colour)
        if out_order(state, owned_by):
            mark(planes, NEUTRAL, squares, frame)
        else:
            mark_regions(planes, plane, EARNS if owned_by == who else OWES, squares, frame)
    mark(planes, WHOLE + heading_in(frame, EAST), state.east, frame)
    mark(planes, WHOLE + heading_in(frame, WEST), state.east << 1, frame)
    mark(planes, WHOLE + heading_in(frame, NORTH), state.north, frame)
    mark(planes, WHOLE + heading_in(frame, SOUTH), state.north << STRIDE, frame)
    mark(planes, ASSAM + heading_in(frame, heading(state)), 1 << square(state), frame)


@inlined
def write_vector(state: State, who: Player, frame: int, planes: Any, vector: Any) -> None:
    """The vector of a state for a player whose planes are known, into a row of `VECTOR` numbers."""
    for i in range(VECTOR):
        vector[i] = 0.0
    number = players(state)
    now = step(state)
    vector[0] = now == ORIENT
    vector[1] = now == LAY
    vector[2] = now == TURN
    vector[1 + number] = 1.0
    for seat in range(number):
        one = who + seat
        if one >= number:
            one -= number
        vector[6 + seat] = purse(state, one) / PURSE
        vector[10 + seat] = stock(state, one) / MOST_RUGS
        vector[14 + seat] = out_order(state, one) != 0
        if two_colours(state.rules):
            vector[12 + seat] = pile_stock(state, one, 2) / MOST_RUGS
            vector[18 + 2 * seat] = top(state, one) == 1
            vector[19 + 2 * seat] = top(state, one) == 2
    for quarter in range(QUARTERS):
        here = turned(state.assam, quarter)
        owed = 0
        for steps in range(1, MOST_STEPS + 1):
            here = one_step(here)
            owed += die_weight(steps) * planes[OWES * CELLS + cell_in(frame, here >> 2)]
        # Seen in a frame that mirrors the board, left is right.
        vector[27 + quarter_in(frame, quarter)] = owed / (FACES * PURSE)
    vector[22] = state.rules & ONE_COLOUR != 0
    vector[23] = state.rules & ELIMINATION != 0
    vector[24] = state.rules & END_TURN != 0
    vector[25] = state.rules & KEEP_HEADING != 0
    vector[26] = state.rules & COVER_OWN != 0


@cached
def observe_all(states: Any, seats: Any, facing_north: bool, planes: Any, vector: Any) -> None:
    """What one player sees in each of many states, into rows of two arrays; -1 is the player to move."""
    for i in range(states.shape[0]):
        state = read_state(states[i])
        who = player(state) if seats[i] < 0 else seats[i]
        frame = frame_of(state, facing_north)
        write_planes(state, who, frame, planes[i])
        write_vector(state, who, frame, planes[i], vector[i])
