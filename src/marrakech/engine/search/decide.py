"""Search with the learned value: exact over the die, the best candidates looked at deeper.

A turn is three headings, four rolls and up to twelve places of a rug, about 97 positions; `lay_values`
values all places of one roll, working out only what the rug changes. `look` takes the exact expectation
over a turn and goes deeper for the places (and headings) that are close to the best. Each player
maximises their own share (max^n). The top of a pile that is not yet known is averaged over when its
owner comes to lay it.

Nobody knows how the others will answer. So each place that is looked at deeper is also valued in another
way: all others play greedily until it is our turn again (`answered`), and the two values are mixed.
"""

from typing import NamedTuple

import numpy as np

from marrakech.engine.greedy import best_rug, greedy_choice
from marrakech.engine.learned.features import (
    CODES,
    FIXED,
    LANDING,
    NEUTRAL,
    NUMBERS,
    SCRATCH,
    SEATS,
    WINDOW,
    Floats,
    Ints,
    assign_roles,
    board_rows,
    code_of,
    encode,
    fixed_numbers,
    ground_row,
    landings,
    link_row,
    moving_numbers,
    phase_of,
    rugs_to_come,
    survey,
    window_row,
)
from marrakech.engine.learned.network import UPPER, WIDTH, Network, outcome, read_outputs, upper_layers
from marrakech.jit.decorators import lean
from marrakech.kernel.board import EAST_PLACE, NORTH_PLACE, count, first, place_squares, region
from marrakech.kernel.chance import MOST_STEPS, die_weight
from marrakech.kernel.state import (
    END_TURN,
    KEEP_HEADING,
    LAY,
    OVER,
    TURN,
    Player,
    State,
    laying_colour,
    out_order,
    player,
    players,
    square,
    step,
    stock,
    top,
    two_colours,
    with_flow,
    with_top,
)
from marrakech.kernel.turn import (
    lay,
    legal_east,
    legal_north,
    next_turn,
    orient,
    roll,
    turned,
    undrawn,
)

DEPTHS = 5
"""The most turns that can be looked ahead."""
LEAF = DEPTHS
"""Where on the desk the turn after the others' answers is valued."""
MOST_WAITING = 32
MOST_PLACES = 12
"""Places around Assam: three for each of his four neighbours."""
VALUES = 2 * SEATS


class Focus(NamedTuple):
    """What is looked at deeper, and what is wanted."""

    keep: Ints
    """The most places of a roll that are looked at deeper, by depth from the root."""
    margin: Floats
    """How far a place or heading may be behind the best to be looked at deeper, by depth."""
    blend: float
    """What a point of margin is worth beside the chance of winning, e.g. 0.005."""
    mix: float
    """How much the greedy answers of the others weigh, from 0 to 1."""
    leaf: int
    """After these answers: 0 for the network's value of our next turn, 1 for the turn's expectation."""


def make_focus(
    keep: tuple[int, ...], margin: tuple[float, ...], blend: float, mix: float = 0.0, leaf: int = 0
) -> Focus:
    """A focus, its last entries holding for all greater depths."""
    keeps = [keep[min(depth, len(keep) - 1)] for depth in range(DEPTHS)]
    margins = [margin[min(depth, len(margin) - 1)] for depth in range(DEPTHS)]
    return Focus(np.array(keeps, np.int64), np.array(margins, np.float32), blend, mix, leaf)


class Desk(NamedTuple):
    """The arrays a search works in, made once."""

    base: Floats
    sums: Floats
    hidden: Floats
    outputs: Floats
    numbers: Floats
    rows: Ints
    signs: Floats
    roles: Ints
    role_at: Ints
    size_at: Ints
    seen: Ints
    worth: Ints
    landing: Ints
    touched: Ints
    old_role: Ints
    old_size: Ints
    scratch: Floats
    notes: Ints
    places: Ints
    """Candidates by depth, heading and roll."""
    quarters: Ints
    """The turn at the end that goes with each (variant)."""
    found: Ints
    values: Floats
    """Values of the candidates by depth, heading, roll and candidate."""
    rolled: Floats
    """Values by depth and roll, of the best candidate."""
    turn: Floats
    """Values of the headings by depth."""
    root: Floats
    """Values of the choices at the root."""
    best: Floats
    """The value of a turn by depth."""
    deepened: Ints
    """Whether a heading, or a place of the root, was looked at to the full depth."""
    stack: Ints
    """Where the search stands at each depth: a state, and the counters below."""
    waiting: Ints
    """Positions that the others have still to answer."""
    weights: Floats
    """How likely each of them is."""
    answers: Floats
    """What the answers lead to, and room for one value."""
    worths: Floats
    """The best worth so far and the least worth looking at, at each depth."""
    nodes: Ints
    """Positions valued, and the most that may be."""
    stop: Ints
    """Not 0 once the search is to end."""


def make_desk() -> Desk:
    """Fresh arrays for a search."""
    return Desk(
        base=np.zeros(WIDTH, np.float32),
        sums=np.zeros(WIDTH, np.float32),
        hidden=np.zeros(UPPER, np.float32),
        outputs=np.zeros(VALUES, np.float32),
        numbers=np.zeros(NUMBERS, np.float32),
        rows=np.zeros(400, np.int64),
        signs=np.zeros(400, np.float32),
        roles=np.zeros(4, np.int64),
        role_at=np.zeros(56, np.int64),
        size_at=np.zeros(56, np.int64),
        seen=np.zeros(SEATS, np.int64),
        worth=np.zeros(SEATS, np.int64),
        landing=np.zeros(3 * MOST_STEPS, np.int64),
        touched=np.zeros(128, np.int64),
        old_role=np.zeros(128, np.int64),
        old_size=np.zeros(128, np.int64),
        scratch=np.zeros(VALUES, np.float32),
        notes=np.zeros(SCRATCH, np.int64),
        places=np.zeros((DEPTHS + 1, 3, 5, MOST_PLACES), np.int64),
        quarters=np.zeros((DEPTHS + 1, 3, 5, MOST_PLACES), np.int64),
        found=np.zeros((DEPTHS + 1, 3, 5), np.int64),
        values=np.zeros((DEPTHS + 1, 3, 5, MOST_PLACES, VALUES), np.float32),
        rolled=np.zeros((DEPTHS, VALUES), np.float32),
        turn=np.zeros((DEPTHS + 1, 3, VALUES), np.float32),
        root=np.zeros((MOST_PLACES, VALUES), np.float32),
        best=np.zeros((DEPTHS, VALUES), np.float32),
        deepened=np.zeros((DEPTHS, MOST_PLACES), np.int64),
        stack=np.zeros((DEPTHS, 11 + COUNTERS), np.int64),
        waiting=np.zeros((MOST_WAITING, 11), np.int64),
        weights=np.zeros(MOST_WAITING, np.float32),
        answers=np.zeros((2, VALUES), np.float32),
        worths=np.zeros((DEPTHS, 3), np.float64),
        nodes=np.zeros(2, np.int64),
        stop=np.zeros(1, np.int64),
    )


@lean
def copy(source: Floats, target: Floats) -> None:
    """Write one array over another (a slice assignment could make a third)."""
    for i in range(source.shape[0]):
        target[i] = source[i]


@lean
def utility(values: Floats, who: Player, number: int, blend: float) -> float:
    """What a player wants: to win, and a little of the margin over the best of the others."""
    highest = np.float32(-1000.0)
    for other in range(number):
        if other != who:
            highest = max(highest, values[SEATS + other])
    return float(values[who] + blend * (values[SEATS + who] - highest))


begun = lean(next_turn)


@lean
def position_value(state: State, network: Network, desk: Desk, values: Floats) -> None:
    """The network's value of a turn that begins."""
    mover = player(state)
    on = encode(state, desk.rows, desk.numbers, desk.notes)
    copy(network.bias, desk.base)
    for i in range(on):
        row = desk.rows[i]
        for j in range(WIDTH):
            desk.base[j] += network.rows[row, j]
    for i in range(NUMBERS):
        x = desk.numbers[i]
        if x != 0.0:
            for j in range(WIDTH):
                desk.base[j] += x * network.numbers[i, j]
    number = players(state)
    phase = phase_of(rugs_to_come(state))
    upper_layers(desk.base, phase, number, network, desk.hidden, desk.outputs)
    # `seen` by seat, for the scores as they stand
    for seat in range(number):
        who = (seat + mover) % number
        desk.seen[seat] = count(state[who])
        if two_colours(state.rules):
            desk.seen[seat] += count(state[who + 2])
    read_outputs(state, mover, desk.outputs, desk.seen, values)
    desk.nodes[0] += 1


@lean
def change(desk: Desk, changes: int, row: int, sign: float) -> int:
    """Note a row that goes on (1) or off (-1) with a rug; the number of changes then."""
    desk.rows[changes] = row
    desk.signs[changes] = sign
    return changes + 1


@lean
def retouch(desk: Desk, changes: int, facing: int, here: int, spot: int, role: int, size: int) -> int:
    """Note that a square shows another rug or lies in a larger or smaller region."""
    was = desk.role_at[spot]
    window = WINDOW + window_row(facing, here, spot) * CODES
    new = window + code_of(role, size)
    if was < 0:
        changes = change(desk, changes, new, 1.0)
        changes = change(desk, changes, ground_row(facing, spot, role), 1.0)
    else:
        old = window + code_of(was, desk.size_at[spot])
        if old != new:
            changes = change(desk, changes, new, 1.0)
            changes = change(desk, changes, old, -1.0)
        if was != role:
            changes = change(desk, changes, ground_row(facing, spot, role), 1.0)
            changes = change(desk, changes, ground_row(facing, spot, was), -1.0)
    desk.role_at[spot] = role
    desk.size_at[spot] = size
    return changes


@lean
def lay_values(
    state: State, network: Network, desk: Desk, depth: int, heading: int, roll_index: int, blend: float
) -> int:
    """Value every place of a rug (step LAY); the index of the best for who lays it.

    Places, values and, in the variant, the best turn at the end go to the desk under depth, heading
    and roll.
    """
    who = player(state)
    number = players(state)
    places = desk.places[depth, heading, roll_index]
    quarters = desk.quarters[depth, heading, roll_index]
    values = desk.values[depth, heading, roll_index]
    found = 0
    rest = legal_east(state)
    while rest:
        places[found] = 0 + EAST_PLACE[first(rest)]
        rest &= rest - 1
        found += 1
    rest = legal_north(state)
    while rest:
        places[found] = 0 + NORTH_PLACE[first(rest)]
        rest &= rest - 1
        found += 1
    desk.found[depth, heading, roll_index] = found
    desk.nodes[0] += found
    best = 0
    most = -1e9
    # Who is next, and all that does not depend on the place.
    after = begun(lay(state, places[0]), 0)
    if step(after) == OVER:
        for i in range(found):
            outcome(lay(state, places[i]), values[i])
            quarters[i] = 0
            worth = utility(values[i], who, number, blend)
            if worth > most:
                most = worth
                best = i
        return best
    mover = player(after)
    colour = laying_colour(state)
    rugs = rugs_to_come(after)
    phase = phase_of(rugs)
    here = square(state)
    ways = 1
    if state.rules & END_TURN:
        ways = 3
    for way in range(ways):
        assam = state.assam
        if ways == 3:
            if way == 1 and not state.rules & KEEP_HEADING:
                continue
            assam = turned(assam, way)
        facing = assam & 3
        # The board as it is before the rug, seen as it will be after it.
        before = State(
            state.henna,
            state.indigo,
            state.saffron,
            state.almond,
            state.east,
            state.north,
            assam,
            after.purses,
            after.stocks,
            after.flow,
            after.rules,
        )
        assign_roles(before, mover, desk.roles)
        survey(before, mover, desk.roles, desk.role_at, desk.size_at, desk.seen, desk.worth)
        landings(before, assam, desk.landing)
        base = desk.base
        copy(network.bias, base)
        # The landings change with the rug and are added for each place.
        for slot in range(3 * MOST_STEPS):
            desk.rows[slot] = desk.landing[slot]
            desk.landing[slot] = -1
        on = board_rows(before, desk.role_at, desk.size_at, desk.landing, desk.rows[12:])
        for slot in range(3 * MOST_STEPS):
            desk.landing[slot] = desk.rows[slot]
        for i in range(on):
            row = desk.rows[12 + i]
            for j in range(WIDTH):
                base[j] += network.rows[row, j]
        fixed_numbers(before, mover, desk.numbers)
        for i in range(FIXED):
            x = desk.numbers[i]
            if x != 0.0:
                for j in range(WIDTH):
                    base[j] += x * network.numbers[i, j]
        role = desk.roles[colour]
        seat = role % number
        for i in range(found):
            place = places[i]
            rug = place_squares(place)
            sums = desk.sums
            copy(base, sums)
            touched = 0
            changes = int(np.int64(0))
            # Regions that lose a square to the rug.
            lost = rug
            seen0, seen1, seen2, seen3 = desk.seen[0], desk.seen[1], desk.seen[2], desk.seen[3]
            worth0, worth1, worth2, worth3 = desk.worth[0], desk.worth[1], desk.worth[2], desk.worth[3]
            for under in range(4):
                if not state[under] & rug or under == colour:
                    continue
                lost = state[under] & rug
                under_role = desk.roles[under]
                left = 0
                while lost:
                    whole = region(lost & -lost, state[under])
                    lost &= ~whole
                    size = count(whole)
                    if under_role != NEUTRAL:
                        desk.seen[under_role % number] -= count(whole & rug)
                        desk.worth[under_role % number] -= size * size
                    left |= whole & ~rug
                remains = left
                while remains:
                    piece = region(remains & -remains, left)
                    remains &= ~piece
                    size = count(piece)
                    if under_role != NEUTRAL:
                        desk.worth[under_role % number] += size * size
                    while piece:
                        spot = first(piece)
                        piece &= piece - 1
                        if desk.size_at[spot] != size:
                            desk.touched[touched] = spot
                            desk.old_role[touched] = desk.role_at[spot]
                            desk.old_size[touched] = desk.size_at[spot]
                            touched += 1
                            changes = retouch(desk, changes, facing, here, spot, under_role, size)
            # The region that the rug makes or joins.
            own = state[colour]
            joined = region(rug, own | rug)
            size = count(joined)
            swallowed = joined & own
            while swallowed:
                part = region(swallowed & -swallowed, own)
                swallowed &= ~part
                part_size = count(part)
                desk.worth[seat] -= part_size * part_size
                desk.seen[seat] -= part_size
            desk.worth[seat] += size * size
            desk.seen[seat] += size
            while joined:
                spot = first(joined)
                joined &= joined - 1
                if desk.size_at[spot] != size or desk.role_at[spot] != role:
                    desk.touched[touched] = spot
                    desk.old_role[touched] = desk.role_at[spot]
                    desk.old_size[touched] = desk.size_at[spot]
                    touched += 1
                    changes = retouch(desk, changes, facing, here, spot, role, size)
            for slot in range(3 * MOST_STEPS):
                spot = desk.landing[slot]
                if spot >= 0 and desk.role_at[spot] >= 0:
                    row = LANDING + slot * CODES + code_of(desk.role_at[spot], desk.size_at[spot])
                    changes = change(desk, changes, row, 1.0)
            # Rugs that no longer lie whole, and the one that now does.
            cut = state.east & (rug | rug >> 1)
            while cut:
                row = link_row(facing, here, 0 + EAST_PLACE[first(cut)])
                cut &= cut - 1
                changes = change(desk, changes, row, -1.0)
            cut = state.north & (rug | rug >> 8)
            while cut:
                row = link_row(facing, here, 0 + NORTH_PLACE[first(cut)])
                cut &= cut - 1
                changes = change(desk, changes, row, -1.0)
            changes = change(desk, changes, link_row(facing, here, place), 1.0)
            for c in range(changes):
                row = desk.rows[c]
                sign = desk.signs[c]
                for j in range(WIDTH):
                    sums[j] += sign * network.rows[row, j]
            moving_numbers(
                before,
                mover,
                rugs,
                desk.seen,
                desk.worth,
                desk.landing,
                desk.role_at,
                desk.size_at,
                desk.numbers,
            )
            for k in range(FIXED, NUMBERS):
                x = desk.numbers[k]
                if x != 0.0:
                    for j in range(WIDTH):
                        sums[j] += x * network.numbers[k, j]
            upper_layers(sums, phase, number, network, desk.hidden, desk.outputs)
            read_outputs(before, mover, desk.outputs, desk.seen, desk.scratch)
            worth = utility(desk.scratch, who, number, blend)
            if way == 0 or worth > utility(values[i], who, number, blend):
                copy(desk.scratch, values[i])
                quarters[i] = way
                if worth > most:
                    most = worth
                    best = i
            # Put the board back as it was.
            for t in range(touched - 1, -1, -1):
                desk.role_at[desk.touched[t]] = desk.old_role[t]
                desk.size_at[desk.touched[t]] = desk.old_size[t]
            desk.seen[0], desk.seen[1], desk.seen[2], desk.seen[3] = seen0, seen1, seen2, seen3
            desk.worth[0], desk.worth[1], desk.worth[2], desk.worth[3] = worth0, worth1, worth2, worth3
    return best


@lean
def next_candidate(
    values: Floats, found: int, taken: int, who: Player, number: int, blend: float
) -> tuple[int, float]:
    """The best candidate that is not among those taken (a set of bits), and its worth."""
    best = -1
    most = -1e9
    for i in range(found):
        if taken >> i & 1:
            continue
        worth = utility(values[i], who, number, blend)
        if worth > most:
            most = worth
            best = i
    return best, most


@lean
def unknown_top(state: State) -> bool:
    """Whether the rug of the turn that begins is still to be drawn from a pile of two colours."""
    return two_colours(state.rules) and top(state, player(state)) == 0


@lean
def draw_chance(state: State, pick: int) -> float:
    """How likely the top of the pile is the first (0) or the second (1) colour."""
    who = player(state)
    return float(stock(state, who + 2 * pick) / (stock(state, who) + stock(state, who + 2)))


@lean
def drawn_top(state: State, pick: int) -> State:
    """The position with the top of the pile known."""
    flow = with_top(state.flow, player(state), 1 + pick)
    return with_flow(state, flow)


@lean
def one_turn(state: State, network: Network, desk: Desk, depth: int, blend: float) -> int:
    """The exact expectation of each heading, one turn deep, into `desk.turn` under a depth.

    The best heading is given back, or at the step LAY the index of the best place. The top of the
    pile is known.
    """
    who = player(state)
    number = players(state)
    fixed = state.rules & END_TURN != 0
    choice = 0
    highest = -1e9
    for heading in range(3):
        for steps in range(1, MOST_STEPS + 1):
            stopped = state
            if step(state) == LAY:
                if heading != 0 or steps != 1:
                    continue
            elif fixed:
                if heading != 1:
                    continue
                stopped = roll(state, steps)
            else:
                stopped = roll(orient(state, heading), steps)
            best = 0
            if step(stopped) == LAY:
                best = lay_values(stopped, network, desk, depth, heading, steps, blend)
            else:
                # The tithe was too much: who walked is out.
                desk.found[depth, heading, steps] = 0
                if step(stopped) == OVER:
                    outcome(stopped, desk.values[depth, heading, steps, 0])
                else:
                    position_value(stopped, network, desk, desk.values[depth, heading, steps, 0])
            weight = np.float32(die_weight(steps) / 6.0)
            if step(state) == LAY:
                weight = np.float32(1.0)
                choice = best
            for v in range(VALUES):
                if steps == 1:
                    desk.turn[depth, heading, v] = 0.0
                desk.turn[depth, heading, v] += desk.values[depth, heading, steps, best, v] * weight
        if step(state) == LAY or (fixed and heading != 1):
            continue
        worth = utility(desk.turn[depth, heading], who, number, blend)
        if worth > highest:
            highest = worth
            choice = heading
    return choice


@lean
def wait(desk: Desk, height: int, state: State, weight: float) -> int:
    """Put a position on the pile of those that wait for an answer; the pile's height then."""
    for i in range(11):
        desk.waiting[height, i] = state[i]
    desk.weights[height] = weight
    return height + 1


@lean
def answered(root: State, who: Player, network: Network, desk: Desk, focus: Focus) -> None:
    """What a position is worth if the others play greedily until it is our turn, into `desk.answers`.

    The position is the beginning of a turn, or the end of the game.
    """
    total = desk.answers[0]
    for v in range(VALUES):
        total[v] = 0.0
    height = wait(desk, int(np.int64(0)), root, 1.0)
    while height:
        if desk.stop[0] or desk.nodes[0] > desk.nodes[1]:
            desk.stop[0] = 1
            return
        height -= 1
        s = desk.waiting[height]
        state = State(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[8], s[9], s[10])
        weight = desk.weights[height]
        ours = step(state) != OVER and player(state) == who
        if step(state) == OVER or out_order(state, who) or (ours and focus.leaf == 0):
            value = desk.answers[1]
            if step(state) == OVER:
                outcome(state, value)
            else:
                position_value(state, network, desk, value)
            for v in range(VALUES):
                total[v] += weight * value[v]
        elif unknown_top(state):
            for pick in range(2):
                chance = draw_chance(state, pick)
                if chance > 0.0:
                    height = wait(desk, height, drawn_top(state, pick), weight * chance)
        elif ours:
            # Not the plain constant, for which numba would compile everything below once more.
            heading = one_turn(state, network, desk, int(np.int64(LEAF)), focus.blend)
            for v in range(VALUES):
                total[v] += weight * desk.turn[LEAF, heading, v]
        else:
            if not state.rules & END_TURN:
                state = orient(state, greedy_choice(state))
            for steps in range(1, MOST_STEPS + 1):
                stopped = roll(state, steps)
                if step(stopped) == LAY:
                    stopped = undrawn(lay(stopped, best_rug(stopped)[0]))
                    if step(stopped) == TURN:
                        stopped = begun(stopped, greedy_choice(stopped))
                height = wait(desk, height, stopped, weight * die_weight(steps) / 6.0)


@lean
def mix_answers(values: Floats, desk: Desk, focus: Focus) -> None:
    """Mix what greedy answers lead to into values."""
    for v in range(VALUES):
        values[v] += np.float32(focus.mix) * (desk.answers[0, v] - values[v])


# The counters of a depth on the stack, after the eleven numbers of its state.
TURNS, PICK, STAGE, HEADING, STEPS = 11, 12, 13, 14, 15
TRIED, TAKEN, CHOSEN, TRYING = 16, 17, 18, 19
COUNTERS = 9
# The stages of a turn that is looked at.
BEGIN, NEXT_HEADING, NEXT_ROLL, NEXT_PLACE, PLACE_DONE, DONE = 0, 1, 2, 3, 4, 5
# The worths of a depth.
MOST, LEAST_HEADING, LEAST_PLACE = 0, 1, 2


@lean
def enter(desk: Desk, depth: int, state: State, turns: int) -> None:
    """Put a position on the stack, to be looked at so many turns deep."""
    stack = desk.stack[depth]
    for i in range(11):
        stack[i] = state[i]
    stack[TURNS] = turns
    stack[PICK] = 0
    stack[STAGE] = BEGIN
    for v in range(VALUES):
        desk.best[depth, v] = 0.0


@lean
def look(root: State, network: Network, desk: Desk, turns: int, focus: Focus) -> int:
    """The exact expectation of a position, `turns` turns deep, into `desk.best[0]`.

    At the root a turn begins or a rug is due (step LAY); the best heading, or the index of the best
    place, is given back. The turns below are on a stack of our own: numba cannot keep recursive code.
    """
    number = players(root)
    blend = focus.blend
    # Not a plain 0, which numba would take for a constant and compile everything below for twice.
    depth = int(np.int64(0))
    enter(desk, depth, root, turns)
    while True:
        stack = desk.stack[depth]
        stage = stack[STAGE]
        state = State(
            stack[0],
            stack[1],
            stack[2],
            stack[3],
            stack[4],
            stack[5],
            stack[6],
            stack[7],
            stack[8],
            stack[9],
            stack[10],
        )
        who = player(state)
        fixed = state.rules & END_TURN != 0
        # A pile whose top is not known yet is averaged over.
        share = 1.0
        draws = 1
        if step(state) != LAY and unknown_top(state):
            draws = 2
            share = draw_chance(state, stack[PICK])
            state = drawn_top(state, stack[PICK])
        if stage == BEGIN:
            if desk.stop[0] or desk.nodes[0] > desk.nodes[1]:
                desk.stop[0] = 1
                return 0
            choice = one_turn(state, network, desk, depth, blend)
            stack[CHOSEN] = choice
            if stack[TURNS] == 1:
                if step(state) == LAY:
                    copy(desk.turn[depth, 0], desk.best[depth])
                    stage = DONE
                else:
                    for v in range(VALUES):
                        desk.best[depth, v] += np.float32(share) * desk.turn[depth, choice, v]
                    stack[PICK] += 1
                    if stack[PICK] == draws:
                        stage = DONE
            else:
                for i in range(MOST_PLACES):
                    desk.deepened[depth, i] = 0
                worth = utility(desk.turn[depth, choice], who, number, blend)
                desk.worths[depth, LEAST_HEADING] = worth - focus.margin[depth]
                desk.worths[depth, MOST] = -1e9
                stack[HEADING] = -1
                stage = NEXT_HEADING
                if step(state) == LAY:
                    stack[HEADING] = 0
                    stack[STEPS] = 1
                    stack[TRIED] = 0
                    stack[TAKEN] = 0
                    stage = NEXT_PLACE
        elif stage == NEXT_HEADING:
            heading = stack[HEADING] + 1
            while heading < 3:
                if (not fixed or heading == 1) and utility(
                    desk.turn[depth, heading], who, number, blend
                ) >= desk.worths[depth, LEAST_HEADING]:
                    break
                heading += 1
            stack[HEADING] = heading
            stack[STEPS] = 0
            stage = NEXT_ROLL
            if heading == 3:
                choice = -1
                highest = -1e9
                for heading in range(3):
                    if desk.deepened[depth, heading]:
                        worth = utility(desk.turn[depth, heading], who, number, blend)
                        if worth > highest:
                            highest = worth
                            choice = heading
                for v in range(VALUES):
                    desk.best[depth, v] += np.float32(share) * desk.turn[depth, choice, v]
                stack[CHOSEN] = choice
                stack[PICK] += 1
                stage = DONE if stack[PICK] == draws else BEGIN
            else:
                for v in range(VALUES):
                    desk.turn[depth, heading, v] = 0.0
        elif stage == NEXT_ROLL:
            heading = stack[HEADING]
            stack[STEPS] += 1
            steps = stack[STEPS]
            if steps > MOST_STEPS:
                desk.deepened[depth, heading] = 1
                stage = NEXT_HEADING
            elif desk.found[depth, heading, steps]:
                stack[TRIED] = 0
                stack[TAKEN] = 0
                desk.worths[depth, MOST] = -1e9
                stage = NEXT_PLACE
            else:
                weight = np.float32(die_weight(steps) / 6.0)
                for v in range(VALUES):
                    desk.turn[depth, heading, v] += weight * desk.values[depth, heading, steps, 0, v]
        else:
            heading = stack[HEADING]
            steps = stack[STEPS]
            values = desk.values[depth, heading, steps]
            if stage == PLACE_DONE:
                if depth == 0 and focus.mix > 0.0:
                    mix_answers(desk.best[1], desk, focus)
                worth = utility(desk.best[depth + 1], who, number, blend)
                i = stack[TRYING]
                if step(state) == LAY:
                    desk.deepened[depth, i] = 1
                    copy(desk.best[depth + 1], desk.root[i])
                if worth > desk.worths[depth, MOST]:
                    desk.worths[depth, MOST] = worth
                    stack[CHOSEN] = i
                    copy(desk.best[depth + 1], desk.rolled[depth])
            i, worth = next_candidate(
                values, desk.found[depth, heading, steps], stack[TAKEN], who, number, blend
            )
            if stack[TRIED] == 0:
                desk.worths[depth, LEAST_PLACE] = worth - focus.margin[depth]
            if i < 0 or stack[TRIED] >= focus.keep[depth] or worth < desk.worths[depth, LEAST_PLACE]:
                if step(state) == LAY:
                    copy(desk.rolled[depth], desk.best[depth])
                    stage = DONE
                else:
                    weight = np.float32(die_weight(steps) / 6.0)
                    for v in range(VALUES):
                        desk.turn[depth, heading, v] += weight * desk.rolled[depth, v]
                    stage = NEXT_ROLL
            else:
                stack[TRIED] += 1
                stack[TAKEN] |= 1 << i
                stack[TRYING] = i
                stage = PLACE_DONE
                stopped = state
                if step(state) != LAY:
                    stopped = roll(state if fixed else orient(state, heading), steps)
                place = desk.places[depth, heading, steps, i]
                after = begun(lay(stopped, place), desk.quarters[depth, heading, steps, i])
                if depth == 0 and focus.mix > 0.0:
                    answered(after, who, network, desk, focus)
                if step(after) == OVER:
                    copy(values[i], desk.best[depth + 1])
                else:
                    enter(desk, depth + 1, after, stack[TURNS] - 1)
                    stack[STAGE] = stage
                    depth += 1
                    continue
        if stage == DONE:
            if depth == 0:
                return int(stack[CHOSEN])
            depth -= 1
        else:
            stack[STAGE] = stage


@lean
def decide(state: State, network: Network, desk: Desk, turns: int, focus: Focus) -> int:
    """The choice at any step of choice, looking `turns` turns ahead.

    The values of the choices are then on the desk: `root` by index of the place or by turn of Assam,
    and `deepened` says which of them were looked at to the full depth.
    """
    who = player(state)
    number = players(state)
    quarters = 3 if step(state) == TURN else 1
    choice = 0
    most = -1e9
    for quarter in range(quarters):
        root = state
        if quarters == 3:
            if quarter == 1 and not state.rules & KEEP_HEADING:
                continue
            root = begun(state, quarter)
            if step(root) == OVER:
                outcome(root, desk.root[quarter])
                continue
        if quarters == 1:
            choice = look(root, network, desk, turns, focus)
            break
        plain = Focus(focus.keep, focus.margin, focus.blend, 0.0, focus.leaf)
        look(root, network, desk, max(1, turns - 1), plain)
        copy(desk.best[0], desk.root[quarter])
        if turns > 1 and focus.mix > 0.0:
            answered(root, who, network, desk, focus)
            mix_answers(desk.root[quarter], desk, focus)
        worth = utility(desk.root[quarter], who, number, focus.blend)
        if worth > most:
            most = worth
            choice = quarter
    if step(state) == LAY:
        for i in range(desk.found[0, 0, 1]):
            if turns == 1 or not desk.deepened[0, i]:
                copy(desk.values[0, 0, 1, i], desk.root[i])
        return int(desk.places[0, 0, 1, choice])
    if quarters == 1:
        for heading in range(3):
            copy(desk.turn[0, heading], desk.root[heading])
    return choice
