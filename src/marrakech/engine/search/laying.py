"""The values of all places of a rug, each worked out from what it changes.

The board before the rug is summed up once (`board_before`). A place then adds and takes away rows of the
first layer: squares whose rug or region changed, links cut, landings. About a quarter of a microsecond a
place, as all of it is compiled into one function: a call would hand over every array of the workspace.
"""

from marrakech.engine.learned.features import (
    CODES,
    FIXED,
    LANDINGS,
    NUMBERS,
    WINDOW,
    code_of,
    fixed_numbers,
    ground_row,
    landing_row,
    link_row,
    link_rows,
    moving_numbers,
    phase_of,
    rugs_to_come,
    seat_of,
    square_rows,
    take_survey,
    window_row,
)
from marrakech.engine.learned.network import (
    WIDTH,
    Network,
    add_changes,
    add_numbers,
    add_rows,
    final_value,
    read_outputs,
    upper_layers,
)
from marrakech.engine.search.arrays import Rugs, Workspace
from marrakech.engine.search.values import best_value, copy_value, value_to
from marrakech.engine.vectors import SEATS
from marrakech.jit.decorators import inlined, merged
from marrakech.kernel.board import (
    EAST_PLACE,
    NORTH_PLACE,
    Place,
    Squares,
    count,
    first,
    place_squares,
    region,
)
from marrakech.kernel.choices import QUARTERS, first_choice, how_many, without_first
from marrakech.kernel.state import (
    END_TURN,
    OVER,
    Colour,
    State,
    colours,
    heading,
    keep_board,
    laying_colour,
    player,
    players,
    square,
    squares_of,
    step,
)
from marrakech.kernel.turn import cut_east, cut_north, lay, legal_rugs, may_end, next_turn, turned


@merged
def lay_values(
    state: State, network: Network, work: Workspace, rugs: Rugs, blend: float
) -> tuple[int, int]:
    """Value every place of a rug (step LAY): how many there are, and the best for the player who lays it.

    In the variant each place has the value of its best turn at the end, by the network.
    """
    found = list_places(state, rugs)
    work.budget.nodes[0] += found
    # Whose turn is next, and all else that does not depend on the place.
    after = next_turn(lay(state, rugs.places[0]), 0)
    if step(after) == OVER:
        for i in range(found):
            final_value(lay(state, rugs.places[i]), rugs.values[i])
    elif state.rules & END_TURN:
        compared = False
        for quarter in range(QUARTERS):
            if may_end(state.rules, quarter):
                assam = turned(state.assam, quarter)
                before = keep_board(state, assam, after.purses, after.stocks, after.flow)
                quarter_values(state, before, quarter, compared, network, work, rugs, found, blend)
                compared = True
    else:
        before = keep_board(state, state.assam, after.purses, after.stocks, after.flow)
        quarter_values(state, before, 0, False, network, work, rugs, found, blend)
    return found, best_value(rugs.values, found, 0, player(state), players(state), blend)


@merged
def list_places(state: State, rugs: Rugs) -> int:
    """The legal places in order; how many there are."""
    found = 0
    rest = legal_rugs(state)
    while how_many(rest):
        rugs.places[found] = first_choice(rest)
        rugs.quarters[found] = 0
        rest = without_first(rest)
        found += 1
    return found


@merged
def quarter_values(
    state: State,
    before: State,
    quarter: int,
    compared: bool,
    network: Network,
    work: Workspace,
    rugs: Rugs,
    found: int,
    blend: float,
) -> None:
    """Value every place with one turn at the end; a value written before is kept if it is no worse.

    `before` is the board without the rug, seen as it will be after it.
    """
    who = player(state)
    number = players(state)
    colour = laying_colour(state)
    board_before(before, network, work)
    for i in range(found):
        place_value(before, colour, rugs.places[i], network, work)
        value = work.laying.value
        if not compared or value_to(value, who, number, blend) > value_to(
            rugs.values[i], who, number, blend
        ):
            copy_value(value, rugs.values[i])
            rugs.quarters[i] = quarter


def board_before(before: State, network: Network, work: Workspace) -> None:
    """Survey the board before the rug and sum up its first layer, the landings aside."""
    survey = work.features.survey
    laying = work.laying
    take_survey(before, survey)
    for spot in range(survey.role_at.shape[0]):
        laying.role_at[spot] = survey.role_at[spot]
        laying.size_at[spot] = survey.size_at[spot]
    for seat in range(SEATS + 1):
        laying.seen[seat] = survey.seen[seat]
        laying.worth[seat] = survey.worth[seat]
    for j in range(WIDTH):
        laying.base[j] = network.bias[j]
    on = square_rows(before, survey, work.features.rows, 0)
    on = link_rows(before, work.features.rows, on)
    add_rows(work.features.rows, on, network, laying.base)
    fixed_numbers(before, work.features.numbers)
    add_numbers(work.features.numbers, 0, FIXED, network, laying.base)


@inlined
def place_value(before: State, colour: Colour, place: Place, network: Network, work: Workspace) -> None:
    """The value of a rug on one place, into `laying.value`; the board is put back."""
    survey = work.features.survey
    laying = work.laying
    sums = work.layers.first
    rugs = rugs_to_come(before)
    rug = place_squares(place)
    cut, changes = cut_regions(before, colour, rug, work)
    joined, changes = join_region(before, colour, rug, work, changes)
    changes = change_links(before, place, rug, work, changes)
    for j in range(WIDTH):
        sums[j] = laying.base[j]
    for slot in range(LANDINGS):
        row = landing_row(survey, slot)
        if row >= 0:
            changes = change(work, changes, row, 1.0)
    add_changes(laying.rows, laying.signs, changes, network, sums)
    moving_numbers(before, rugs, survey, work.features.numbers)
    add_numbers(work.features.numbers, FIXED, NUMBERS, network, sums)
    upper_layers(work.layers, phase_of(rugs), players(before), network)
    read_outputs(before, work.layers.outputs, survey.seen, laying.value)
    put_back(cut | joined, work)


@inlined
def cut_regions(before: State, colour: Colour, rug: Squares, work: Workspace) -> tuple[Squares, int]:
    """Take the rug's squares from regions of other colours: the squares that changed, and the changes."""
    survey = work.features.survey
    touched = 0
    changes = 0
    for under in range(colours(before.rules)):
        squares = squares_of(before, under)
        if under == colour or not squares & rug:
            continue
        role = survey.roles[under]
        seat = seat_of(role, players(before))
        survey.seen[seat] -= count(squares & rug)
        left = forget_regions(squares & rug, squares, seat, work) & ~rug
        touched |= left
        while left:
            piece = region(left & -left, left)
            left &= ~piece
            changes = show_region(before, piece, role, seat, work, changes)
    return touched, changes


@inlined
def join_region(
    before: State, colour: Colour, rug: Squares, work: Workspace, changes: int
) -> tuple[Squares, int]:
    """Make or enlarge the region that the rug belongs to: its squares, and the changes so far."""
    survey = work.features.survey
    own = squares_of(before, colour)
    role = survey.roles[colour]
    seat = seat_of(role, players(before))
    joined = region(rug, own | rug)
    forget_regions(joined & own, own, seat, work)
    survey.seen[seat] += count(rug & ~own)
    return joined, show_region(before, joined, role, seat, work, changes)


@inlined
def forget_regions(seeds: Squares, squares: Squares, seat: int, work: Workspace) -> Squares:
    """Take the regions around some squares out of a seat's worth; all their squares."""
    forgotten = 0
    while seeds:
        whole = region(seeds & -seeds, squares)
        seeds &= ~whole
        forgotten |= whole
        work.features.survey.worth[seat] -= count(whole) * count(whole)
    return forgotten


@inlined
def show_region(
    before: State, squares: Squares, role: int, seat: int, work: Workspace, changes: int
) -> int:
    """Enter a region into the survey and note the rows that change with it; the changes so far."""
    survey = work.features.survey
    size = count(squares)
    survey.worth[seat] += size * size
    while squares:
        spot = first(squares)
        squares &= squares - 1
        if survey.size_at[spot] != size or survey.role_at[spot] != role:
            changes = show_square(before, spot, role, size, work, changes)
    return changes


@inlined
def show_square(before: State, spot: int, role: int, size: int, work: Workspace, changes: int) -> int:
    """Note that a square shows another rug, or one of a larger or smaller region; the changes so far."""
    survey = work.features.survey
    facing = heading(before)
    was = survey.role_at[spot]
    window = WINDOW + window_row(facing, square(before), spot) * CODES
    new = window + code_of(role, size)
    old = window + code_of(was, survey.size_at[spot]) if was >= 0 else -1
    if new != old:
        changes = change(work, changes, new, 1.0)
        if was >= 0:
            changes = change(work, changes, old, -1.0)
    if was != role:
        changes = change(work, changes, ground_row(facing, spot, role), 1.0)
        if was >= 0:
            changes = change(work, changes, ground_row(facing, spot, was), -1.0)
    survey.role_at[spot] = role
    survey.size_at[spot] = size
    return changes


@inlined
def change_links(before: State, place: Place, rug: Squares, work: Workspace, changes: int) -> int:
    """Note the rugs that no longer lie whole and the one that now does; the changes so far."""
    facing = heading(before)
    here = square(before)
    cut = before.east & cut_east(rug)
    while cut:
        row = link_row(facing, here, 0 + EAST_PLACE[first(cut)])
        cut &= cut - 1
        changes = change(work, changes, row, -1.0)
    cut = before.north & cut_north(rug)
    while cut:
        row = link_row(facing, here, 0 + NORTH_PLACE[first(cut)])
        cut &= cut - 1
        changes = change(work, changes, row, -1.0)
    return change(work, changes, link_row(facing, here, place), 1.0)


@inlined
def change(work: Workspace, changes: int, row: int, sign: float) -> int:
    """Note a row that goes on (1) or off (-1); the changes so far."""
    work.laying.rows[changes] = row
    work.laying.signs[changes] = sign
    return changes + 1


@inlined
def put_back(touched: Squares, work: Workspace) -> None:
    """Make the survey what it was before the rug."""
    survey = work.features.survey
    laying = work.laying
    while touched:
        spot = first(touched)
        touched &= touched - 1
        survey.role_at[spot] = laying.role_at[spot]
        survey.size_at[spot] = laying.size_at[spot]
    for seat in range(SEATS + 1):
        survey.seen[seat] = laying.seen[seat]
        survey.worth[seat] = laying.worth[seat]
