"""What the network sees of a position: the one encoder, version 1.

A position is valued when a turn begins. It is looked at so that Assam faces north, by the one of the
board's four symmetries that does this, and from the seat of the player to move: seat 0 moves now, seat
1 next. So a position and its images, and the same position with the players renamed, are one input.

Rows that are on or off (each is a row of the first layer's weights):

    WINDOW   a square as Assam sees it, 13 x 13 around him, by whose rug it shows and the size of
             its region
    GROUND   a square of the board, by whose rug it shows
    LANDING  a square he may stop on, by heading (3) and roll (4), like WINDOW
    LINK     a rug that lies whole in sight, by its way of lying and its first square as Assam sees it
    ASSAM    his square

and numbers: what each seat holds, leads by, has left, can expect; the rules. `FIXED` numbers do not
depend on where the last rug was laid, `MOVING` ones do; search works the first out once for all places.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from marrakech.jit.decorators import lean
from marrakech.kernel.board import (
    EAST_PLACE,
    FIRST_NORTH,
    NORTH_PLACE,
    PLACE_SQUARE,
    PLACES,
    SIDE,
    Assam,
    Squares,
    count,
    first,
    one_step,
    region,
)
from marrakech.kernel.chance import MOST_STEPS, die_weight
from marrakech.kernel.state import (
    COVER_OWN,
    ELIMINATION,
    END_TURN,
    KEEP_HEADING,
    ONE_COLOUR,
    Player,
    State,
    colours,
    out_order,
    owner,
    player,
    players,
    purse,
    rugs_left,
    stock,
    top,
    two_colours,
)
from marrakech.kernel.symmetry import ANTI, DIAGONAL, HALF_TURN, SAME, place_image, square_image
from marrakech.kernel.turn import turned

Ints: TypeAlias = npt.NDArray[np.int64]
Floats: TypeAlias = npt.NDArray[np.float32]

VERSION = 1
"""Of this encoding; weights made for another version are refused."""

SEATS = 4
SIZES = 8
NEUTRAL = 4
"""The role of the rugs of a player who is out; roles 0 to 3 are colours, by whose they are."""
CODES = SEATS * SIZES + 1

WINDOW = 0
GROUND = WINDOW + 13 * 13 * CODES
LANDING = GROUND + 49 * 5
LINK = LANDING + 3 * MOST_STEPS * CODES
ASSAM = LINK + 2 * 13 * 13
ROWS = ASSAM + 49

FIXED = 25
MOVING = 20
NUMBERS = FIXED + MOVING
PHASES = 8
"""Parts of a game, by the rugs still to be laid; each has its own upper layers."""

MOST_ROWS = 49 * 2 + 12 + 49 + 1

_BUCKET = [0, 0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6] + [7] * 44
SIZE_BUCKET = np.array(_BUCKET, dtype=np.int64)
"""How sizes of regions are told apart: 1, 2, 3, 4, 5-6, 7-8, 9-11, 12 and more."""

# The symmetry under which each heading becomes north.
_FACING = (SAME, DIAGONAL, HALF_TURN, ANTI)
COLUMN = np.array([[square_image(s, q) % 8 for q in range(56)] for s in _FACING], dtype=np.int64)
ROW = np.array([[square_image(s, q) // 8 for q in range(56)] for s in _FACING], dtype=np.int64)
"""Where a square lies, by heading, once Assam faces north."""

_IMAGES = [[place_image(s, place) for place in range(PLACES)] for s in _FACING]
LINK_WAY = np.array([[image >= FIRST_NORTH for image in images] for images in _IMAGES], dtype=np.int64)
LINK_COLUMN = np.array([[PLACE_SQUARE[i] % 8 for i in images] for images in _IMAGES], dtype=np.int64)
LINK_ROW = np.array([[PLACE_SQUARE[i] // 8 for i in images] for images in _IMAGES], dtype=np.int64)
"""How a rug lies, by heading and place, once Assam faces north: its way and its first square."""
LEFT_SEEN = np.array([0, 2, 0, 2], dtype=np.int64)
"""The turn that looks like LEFT once Assam faces north, by heading: a mirror swaps the sides."""


@lean
def window_row(facing: int, here: int, square: int) -> int:
    """A square as Assam sees it: 0 to 168, himself in the middle."""
    column = COLUMN[facing, square] - COLUMN[facing, here] + 6
    row = ROW[facing, square] - ROW[facing, here] + 6
    return int(row * 13 + column)


@lean
def link_row(facing: int, here: int, place: int) -> int:
    """The row of a rug that lies whole in sight."""
    column = LINK_COLUMN[facing, place] - COLUMN[facing, here] + 6
    row = LINK_ROW[facing, place] - ROW[facing, here] + 6
    return int(LINK + LINK_WAY[facing, place] * 169 + row * 13 + column)


@lean
def ground_row(facing: int, square: int, role: int) -> int:
    """The row of a rug on a square of the board."""
    return int(GROUND + (ROW[facing, square] * SIDE + COLUMN[facing, square]) * 5 + role)


@lean
def code_of(role: int, size: int) -> int:
    """A role and the size of a region in one number."""
    if role == NEUTRAL:
        return CODES - 1
    return int(role * SIZES + SIZE_BUCKET[size])


@lean
def assign_roles(state: State, mover: Player, roles: Ints) -> None:
    """The role of each colour: its owner's seat; of two colours, the one on top of the pile first."""
    number = players(state)
    for colour in range(colours(state.rules)):
        owned_by = owner(state, colour)
        if out_order(state, owned_by):
            roles[colour] = NEUTRAL
            continue
        seat = (owned_by - mover + number) % number
        if two_colours(state.rules):
            second = colour >= 2
            if top(state, owned_by) == 2:
                second = not second
            seat += 2 * second
        roles[colour] = seat


@lean
def landings(state: State, assam: Assam, squares: Ints) -> None:
    """Where Assam may stop, by heading as he sees it and roll; -1 where a heading is not open."""
    for seen in range(3):
        # Left and right are named as they look once he faces north.
        quarter = seen if LEFT_SEEN[assam & 3] == 0 else 2 - seen
        here = turned(assam, quarter)
        for steps in range(MOST_STEPS):
            here = one_step(here)
            squares[seen * MOST_STEPS + steps] = here >> 2
            if state.rules & END_TURN and quarter != 1:
                squares[seen * MOST_STEPS + steps] = -1


@lean
def rugs_to_come(state: State) -> int:
    """Rugs still to be laid by all."""
    total = 0
    for who in range(players(state)):
        total += rugs_left(state, who)
    return total


@lean
def phase_of(rugs: int) -> int:
    """The part of the game, 0 for its end."""
    return min(PHASES - 1, rugs * PHASES // 49)


@lean
def fixed_numbers(state: State, mover: Player, numbers: Floats) -> None:
    """The numbers that do not depend on the squares."""
    number = players(state)
    numbers[:FIXED] = 0.0
    for who in range(number):
        seat = (who - mover + number) % number
        numbers[seat] = purse(state, who) / 30.0
        numbers[4 + seat] = rugs_left(state, who) / 12.0
        if out_order(state, who):
            numbers[8 + seat] = 1.0
        if two_colours(state.rules):
            # The colour on top first, as in the roles.
            second = top(state, who) == 2
            numbers[12 + seat] = stock(state, who + 2 * second) / 12.0
            numbers[14 + seat] = stock(state, who + 2 - 2 * second) / 12.0
            if top(state, who):
                numbers[16 + seat] = 1.0
    rules = state.rules
    numbers[18] = 1.0 if rules & END_TURN else 0.0
    numbers[19] = 1.0 if rules & ELIMINATION else 0.0
    numbers[20] = 1.0 if rules & ONE_COLOUR else 0.0
    numbers[21] = 1.0 if rules & COVER_OWN else 0.0
    numbers[22] = 1.0 if rules & KEEP_HEADING else 0.0
    rugs = rugs_to_come(state)
    numbers[23] = rugs / 48.0
    numbers[24] = 1.0 / np.sqrt(rugs + 1.0)


@lean
def moving_numbers(
    state: State,
    mover: Player,
    rugs: int,
    seen: Ints,
    worth: Ints,
    landing: Ints,
    role_at: Ints,
    size_at: Ints,
    numbers: Floats,
) -> None:
    """The numbers that follow from the squares.

    `seen` has the visible squares of each seat and `worth` the sum of |r|^2 of its regions.
    """
    number = players(state)
    numbers[FIXED:] = 0.0
    highest = -1000
    second = -1000
    for seat in range(number):
        who = (seat + mover) % number
        if not out_order(state, who):
            points = purse(state, who) + seen[seat]
            if points > highest:
                second = highest
                highest = points
            elif points > second:
                second = points
    spread = 1.0 / np.sqrt(rugs + 1.0)
    for seat in range(number):
        who = (seat + mover) % number
        if out_order(state, who):
            continue
        points = purse(state, who) + seen[seat]
        best_other = second if points == highest else highest
        numbers[FIXED + seat] = seen[seat] / 12.0
        numbers[FIXED + 4 + seat] = (points - best_other) / 20.0
        numbers[FIXED + 8 + seat] = (points - best_other) * spread / 3.0
        numbers[FIXED + 12 + seat] = worth[seat] * (rugs - rugs_left(state, who)) / 980.0
    # What the mover can expect to pay with the cheapest heading, and to whom.
    least = 1000
    choice = 0
    for heading in range(3):
        if landing[heading * MOST_STEPS] < 0:
            continue
        total = 0
        for steps in range(MOST_STEPS):
            square = landing[heading * MOST_STEPS + steps]
            role = role_at[square]
            if role >= 0 and role != NEUTRAL and role % number:
                total += die_weight(steps + 1) * size_at[square]
        if total < least:
            least = total
            choice = heading
    numbers[FIXED + 16] = least / 24.0
    for steps in range(MOST_STEPS):
        square = landing[choice * MOST_STEPS + steps]
        role = role_at[square]
        if role >= 0 and role != NEUTRAL and role % number:
            numbers[FIXED + 16 + role % number] += die_weight(steps + 1) * size_at[square] / 24.0


@lean
def survey(
    state: State, mover: Player, roles: Ints, role_at: Ints, size_at: Ints, seen: Ints, worth: Ints
) -> None:
    """Whose rug each square shows and how large its region is; what each seat has in all."""
    number = players(state)
    role_at[:] = -1
    size_at[:] = 0
    seen[:] = 0
    worth[:] = 0
    for colour in range(colours(state.rules)):
        squares = state[colour]
        role = roles[colour]
        rest = squares
        while rest:
            found = region(rest & -rest, squares)
            rest &= ~found
            size = count(found)
            if role != NEUTRAL:
                seen[role % number] += size
                worth[role % number] += size * size
            while found:
                square = first(found)
                found &= found - 1
                role_at[square] = role
                size_at[square] = size


SCRATCH = 140
"""Integers that `encode` needs to work in."""


@lean
def encode(state: State, rows: Ints, numbers: Floats, scratch: Ints) -> int:
    """The rows that are on (their number is given back) and the numbers, when a turn begins."""
    mover = player(state)
    role_at = scratch[:56]
    size_at = scratch[56:112]
    roles = scratch[112:116]
    seen = scratch[116:120]
    worth = scratch[120:124]
    landing = scratch[124:136]
    assign_roles(state, mover, roles)
    survey(state, mover, roles, role_at, size_at, seen, worth)
    landings(state, state.assam, landing)
    on = board_rows(state, role_at, size_at, landing, rows)
    fixed_numbers(state, mover, numbers)
    moving_numbers(state, mover, rugs_to_come(state), seen, worth, landing, role_at, size_at, numbers)
    return on


@lean
def board_rows(state: State, role_at: Ints, size_at: Ints, landing: Ints, rows: Ints) -> int:
    """The rows that are on for a surveyed board."""
    facing = state.assam & 3
    here = state.assam >> 2
    on = 0
    rest: Squares = state.henna | state.indigo | state.saffron | state.almond
    while rest:
        square = first(rest)
        rest &= rest - 1
        role = role_at[square]
        rows[on] = WINDOW + window_row(facing, here, square) * CODES + code_of(role, size_at[square])
        rows[on + 1] = ground_row(facing, square, role)
        on += 2
    for slot in range(3 * MOST_STEPS):
        square = landing[slot]
        if square >= 0 and role_at[square] >= 0:
            rows[on] = LANDING + slot * CODES + code_of(role_at[square], size_at[square])
            on += 1
    rest = state.east
    while rest:
        rows[on] = link_row(facing, here, 0 + EAST_PLACE[first(rest)])
        rest &= rest - 1
        on += 1
    rest = state.north
    while rest:
        rows[on] = link_row(facing, here, 0 + NORTH_PLACE[first(rest)])
        rest &= rest - 1
        on += 1
    rows[on] = ASSAM + ROW[facing, here] * SIDE + COLUMN[facing, here]
    return on + 1
