"""What the network sees of a position: the one encoder, version 1.

A position is evaluated when a turn begins. It is normalised so that Assam faces north, by the one of the
board's four symmetries that does this, and to the seat of the player to move: seat 0 moves now, seat
1 next. So a position and its images, and the same position with the players renamed, are one input.

Rows that are on or off (each is a row of the first layer's weights):

    WINDOW   a square as Assam sees it, 13 x 13 around him, by whose rug it shows and the size of
             its region
    GROUND   a square of the board, by whose rug it shows
    LANDING  a square he may stop on, by heading (3) and roll (4), like WINDOW
    LINK     a rug that lies whole in sight, by its way of lying and its first square as Assam sees it
    ASSAM    his square (`ASSAM_ROWS`)

and numbers: what each seat holds, leads by, has left, can expect; the rules. `FIXED` numbers do not
depend on where the last rug was laid, `MOVING` ones do; search works the first out once for all places.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from marrakech.engine.vectors import SEATS
from marrakech.kernel.board import (
    EAST_PLACE,
    FIRST_NORTH,
    NORTH_PLACE,
    PLACE_SQUARE,
    PLACES,
    SIDE,
    SQUARES,
    Squares,
    count,
    first,
    one_step,
    region,
)
from marrakech.kernel.chance import MOST_STEPS, die_weight
from marrakech.kernel.choices import QUARTERS
from marrakech.kernel.state import (
    COVER_OWN,
    ELIMINATION,
    END_TURN,
    KEEP_HEADING,
    ONE_COLOUR,
    State,
    colours,
    covered,
    heading,
    out_order,
    owner,
    pile_stock,
    pile_top,
    player,
    players,
    purse,
    rugs_left,
    square,
    squares_of,
    top,
    two_colours,
)
from marrakech.kernel.symmetry import ANTI, DIAGONAL, HALF_TURN, SAME, place_image, square_image
from marrakech.kernel.turn import turned

Ints: TypeAlias = npt.NDArray[np.int64]
Floats: TypeAlias = npt.NDArray[np.float32]

VERSION = 1
"""The version of this encoding; weights for another version are refused."""

SIZES = 8
NEUTRAL_ROLE = 4
"""The role of the rugs of a player who is out; roles 0 to 3 are colours, by whose they are."""
CODES = SEATS * SIZES + 1

WINDOW = 0
GROUND = WINDOW + 13 * 13 * CODES
LANDING = GROUND + 49 * 5
LINK = LANDING + QUARTERS * MOST_STEPS * CODES
ASSAM_ROWS = LINK + 2 * 13 * 13
ROWS = ASSAM_ROWS + 49

FIXED = 25
MOVING = 20
NUMBERS = FIXED + MOVING
PHASES = 8
"""Parts of a game, by the rugs still to be laid; each has its own upper layers."""

LANDINGS = QUARTERS * MOST_STEPS
MOST_ROWS = 49 * 2 + LANDINGS + 49 + 1
"""Two for each square, one for each landing, one for each whole rug (of two squares) and one for Assam."""

_BUCKET = [0, 0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6] + [7] * 44
SIZE_BUCKET = np.array(_BUCKET, dtype=np.int64)
"""How sizes of regions are told apart: 1, 2, 3, 4, 5-6, 7-8, 9-11, 12 and more."""
assert len(_BUCKET) > SIDE * SIDE, "a region is the whole board at most"

# The symmetry under which each heading becomes north.
_FACING = (SAME, DIAGONAL, HALF_TURN, ANTI)
COLUMN = np.array([[square_image(s, q) % 8 for q in range(SQUARES)] for s in _FACING], dtype=np.int64)
ROW = np.array([[square_image(s, q) // 8 for q in range(SQUARES)] for s in _FACING], dtype=np.int64)
"""Where a square lies, by heading, once Assam faces north."""

_IMAGES = [[place_image(s, place) for place in range(PLACES)] for s in _FACING]
LINK_WAY = np.array([[image >= FIRST_NORTH for image in images] for images in _IMAGES], dtype=np.int64)
LINK_COLUMN = np.array([[PLACE_SQUARE[i] % 8 for i in images] for images in _IMAGES], dtype=np.int64)
LINK_ROW = np.array([[PLACE_SQUARE[i] // 8 for i in images] for images in _IMAGES], dtype=np.int64)
"""How a rug lies, by heading and place, once Assam faces north: its way and its first square."""
LEFT_SEEN = np.array([0, 2, 0, 2], dtype=np.int64)
"""The turn that looks like LEFT once Assam faces north, by heading: a mirror swaps the sides."""


class Survey(NamedTuple):
    """A board as the player to move sees it. Arrays by colour, square, seat (neutral rugs last) and landing."""

    roles: Ints
    """The role of each colour."""
    role_at: Ints
    """The role of the rug that each square shows, -1 on bare ground."""
    size_at: Ints
    """The size of its region."""
    seen: Ints
    """The visible squares of each seat; those of neutral rugs are counted last, for nobody."""
    worth: Ints
    """The sum of |r|^2 over the regions of each seat, likewise."""
    landing: Ints
    """Where Assam may stop, by heading as he sees it and roll; -1 where a heading is not open."""


class Features(NamedTuple):
    """What the network sees of one position."""

    rows: Ints
    """The rows that are on."""
    numbers: Floats
    survey: Survey


def make_survey() -> Survey:
    """The arrays of a survey."""
    return Survey(
        roles=np.zeros(SEATS, np.int64),
        role_at=np.zeros(SQUARES, np.int64),
        size_at=np.zeros(SQUARES, np.int64),
        seen=np.zeros(SEATS + 1, np.int64),
        worth=np.zeros(SEATS + 1, np.int64),
        landing=np.zeros(LANDINGS, np.int64),
    )


def make_features() -> Features:
    """The arrays of the features of one position."""
    return Features(np.zeros(MOST_ROWS, np.int64), np.zeros(NUMBERS, np.float32), make_survey())


def window_row(facing: int, here: int, square: int) -> int:
    """A square as Assam sees it: 0 to 168, himself in the middle."""
    column = COLUMN[facing, square] - COLUMN[facing, here] + 6
    row = ROW[facing, square] - ROW[facing, here] + 6
    return int(row * 13 + column)


def link_row(facing: int, here: int, place: int) -> int:
    """The row of a rug that lies whole in sight."""
    column = LINK_COLUMN[facing, place] - COLUMN[facing, here] + 6
    row = LINK_ROW[facing, place] - ROW[facing, here] + 6
    return int(LINK + LINK_WAY[facing, place] * 169 + row * 13 + column)


def ground_row(facing: int, square: int, role: int) -> int:
    """The row of a rug on a square of the board."""
    return int(GROUND + (ROW[facing, square] * SIDE + COLUMN[facing, square]) * 5 + role)


def code_of(role: int, size: int) -> int:
    """A role and the size of a region in one number."""
    if role == NEUTRAL_ROLE:
        return CODES - 1
    return int(role * SIZES + SIZE_BUCKET[size])


def assign_roles(state: State, roles: Ints) -> None:
    """The role of each colour: its owner's seat; of two colours, the one on top of the pile first."""
    number = players(state)
    for colour in range(colours(state.rules)):
        owned_by = owner(state, colour)
        if out_order(state, owned_by):
            roles[colour] = NEUTRAL_ROLE
            continue
        seat = (owned_by - player(state) + number) % number
        if two_colours(state.rules):
            second = pile_top(colour) == 2
            if top(state, owned_by) == 2:
                second = not second
            seat += 2 * second
        roles[colour] = seat


def seat_of(role: int, number: int) -> int:
    """The seat that a role belongs to, the last place of `seen` and `worth` for neutral rugs."""
    return SEATS if role == NEUTRAL_ROLE else role % number


def find_landings(state: State, squares: Ints) -> None:
    """Where Assam may stop, as `Survey.landing` has it."""
    for seen in range(QUARTERS):
        # Left and right are named as they look once he faces north.
        quarter = seen if LEFT_SEEN[state.assam & 3] == 0 else 2 - seen
        here = turned(state.assam, quarter)
        for steps in range(MOST_STEPS):
            here = one_step(here)
            squares[seen * MOST_STEPS + steps] = here >> 2
            if state.rules & END_TURN and quarter != 1:
                squares[seen * MOST_STEPS + steps] = -1


def rugs_to_come(state: State) -> int:
    """Rugs still to be laid by all."""
    total = 0
    for who in range(players(state)):
        total += rugs_left(state, who)
    return total


def phase_of(rugs: int) -> int:
    """The part of the game, 0 for its end."""
    return min(PHASES - 1, rugs * PHASES // 49)


def fixed_numbers(state: State, numbers: Floats) -> None:
    """The numbers that do not depend on the squares."""
    number = players(state)
    numbers[:FIXED] = 0.0
    for who in range(number):
        seat = (who - player(state) + number) % number
        numbers[seat] = purse(state, who) / 30.0
        numbers[4 + seat] = rugs_left(state, who) / 12.0
        if out_order(state, who):
            numbers[8 + seat] = 1.0
        if two_colours(state.rules):
            # The colour on top first, as in the roles.
            shown = 2 if top(state, who) == 2 else 1
            numbers[12 + seat] = pile_stock(state, who, shown) / 12.0
            numbers[14 + seat] = pile_stock(state, who, 3 - shown) / 12.0
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


def moving_numbers(state: State, rugs: int, survey: Survey, numbers: Floats) -> None:
    """The numbers that follow from the squares, with `rugs` still to be laid by all."""
    numbers[FIXED:] = 0.0
    lead_numbers(state, rugs, survey, numbers)
    toll_numbers(players(state), survey, numbers)


def lead_numbers(state: State, rugs: int, survey: Survey, numbers: Floats) -> None:
    """Squares, leads and what regions may still earn, for each seat that is in the game."""
    number = players(state)
    highest = -1000
    second = -1000
    for seat in range(number):
        who = (seat + player(state)) % number
        if not out_order(state, who):
            points = purse(state, who) + survey.seen[seat]
            if points > highest:
                second = highest
                highest = points
            elif points > second:
                second = points
    spread = 1.0 / np.sqrt(rugs + 1.0)
    for seat in range(number):
        who = (seat + player(state)) % number
        if out_order(state, who):
            continue
        points = purse(state, who) + survey.seen[seat]
        best_other = second if points == highest else highest
        numbers[FIXED + seat] = survey.seen[seat] / 12.0
        numbers[FIXED + 4 + seat] = (points - best_other) / 20.0
        numbers[FIXED + 8 + seat] = (points - best_other) * spread / 3.0
        numbers[FIXED + 12 + seat] = survey.worth[seat] * (rugs - rugs_left(state, who)) / 980.0


def toll(survey: Survey, number: int, slot: int) -> tuple[int, int]:
    """The seat that is paid where Assam stops, and six times what can be expected of it; or 0, 0."""
    square = survey.landing[slot]
    role = survey.role_at[square]
    if role < 0 or role == NEUTRAL_ROLE or role % number == 0:
        return 0, 0
    return role % number, die_weight(slot % MOST_STEPS + 1) * survey.size_at[square]


def toll_numbers(number: int, survey: Survey, numbers: Floats) -> None:
    """What the mover can expect to pay with the cheapest heading, and to whom."""
    least = 1000
    choice = 0
    for quarter in range(QUARTERS):
        first_slot = quarter * MOST_STEPS
        if survey.landing[first_slot] < 0:
            continue
        total = 0
        for slot in range(first_slot, first_slot + MOST_STEPS):
            total += toll(survey, number, slot)[1]
        if total < least:
            least = total
            choice = quarter
    numbers[FIXED + 16] = least / 24.0
    for slot in range(choice * MOST_STEPS, (choice + 1) * MOST_STEPS):
        seat, due = toll(survey, number, slot)
        if seat:
            numbers[FIXED + 16 + seat] += due / 24.0


def take_survey(state: State, survey: Survey) -> None:
    """Survey a board when a turn begins."""
    number = players(state)
    assign_roles(state, survey.roles)
    survey.role_at[:] = -1
    survey.size_at[:] = 0
    survey.seen[:] = 0
    survey.worth[:] = 0
    for colour in range(colours(state.rules)):
        squares = squares_of(state, colour)
        role = survey.roles[colour]
        seat = seat_of(role, number)
        rest = squares
        while rest:
            found = region(rest & -rest, squares)
            rest &= ~found
            size = count(found)
            survey.seen[seat] += size
            survey.worth[seat] += size * size
            while found:
                square = first(found)
                found &= found - 1
                survey.role_at[square] = role
                survey.size_at[square] = size
    find_landings(state, survey.landing)


def square_rows(state: State, survey: Survey, rows: Ints, on: int) -> int:
    """Add the rows of the squares that show a rug; how many rows are on then."""
    facing = heading(state)
    here = square(state)
    rest: Squares = covered(state)
    while rest:
        spot = first(rest)
        rest &= rest - 1
        role = survey.role_at[spot]
        code = code_of(role, survey.size_at[spot])
        rows[on] = WINDOW + window_row(facing, here, spot) * CODES + code
        rows[on + 1] = ground_row(facing, spot, role)
        on += 2
    return on


def landing_row(survey: Survey, slot: int) -> int:
    """The row of a rug on a square where Assam may stop, or -1 if there is none."""
    spot = survey.landing[slot]
    if spot < 0 or survey.role_at[spot] < 0:
        return -1
    return int(LANDING + slot * CODES + code_of(survey.role_at[spot], survey.size_at[spot]))


def link_rows(state: State, rows: Ints, on: int) -> int:
    """Add the rows of the rugs that lie whole in sight and of Assam's square; how many are on then."""
    facing = heading(state)
    here = square(state)
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
    rows[on] = ASSAM_ROWS + ROW[facing, here] * SIDE + COLUMN[facing, here]
    return on + 1


def encode_state(state: State, features: Features) -> int:
    """Write the features of a position when a turn begins; returns how many rows are on."""
    survey = features.survey
    take_survey(state, survey)
    on = square_rows(state, survey, features.rows, 0)
    for slot in range(LANDINGS):
        row = landing_row(survey, slot)
        if row >= 0:
            features.rows[on] = row
            on += 1
    on = link_rows(state, features.rows, on)
    fixed_numbers(state, features.numbers)
    moving_numbers(state, rugs_to_come(state), survey, features.numbers)
    return on
