"""An ending, exactly: every position below the root, by expectation over dice and draws.

Everybody chooses what is best for themselves: the greatest share of the win, then the highest expected score,
then the most expected dirhams; of choices that are equal in all three, the first one. The tree is walked depth
first, without recursion. It ends at the last turns (`last_turn`), at the end of the game, and at positions
that were solved before: those where a turn begins are kept in a table, as different ways lead to the same one.
"""

from marrakech.engine.endings.ending_arrays import EndingArrays, Frames, SolvedPositions
from marrakech.engine.endings.last_turn import ExactNumbers, last_turn, packed_after, unpack
from marrakech.engine.endings.reach import rugs_in_play
from marrakech.engine.search.budget import exhausted
from marrakech.engine.utility import prefers
from marrakech.engine.vectors import PARTS, SEATS
from marrakech.jit.decorators import precise
from marrakech.kernel.chance import OUTCOMES, Weights, outcomes, total_weight, weight_of
from marrakech.kernel.choices import Choices, first_choice, how_many, without_first
from marrakech.kernel.state import (
    LAY,
    ORIENT,
    OVER,
    ROLL,
    Player,
    State,
    begins_turn,
    player,
    read_state,
    step,
    write_state,
)
from marrakech.kernel.turn import act, legal


def reach_leaf(state: State, depth: int, arrays: EndingArrays) -> bool:
    """Whether the value of a position is known at once; it is written then, and nothing is left to look at."""
    frames, value = arrays.frames, arrays.frames.values[depth]
    now = step(state)
    if now == OVER:
        unpack(packed_after(state, 0, arrays.last), 1, value)
    elif now in (ORIENT, ROLL, LAY) and rugs_in_play(state) == 1:
        arrays.budget.nodes[0] += 1
        last_turn(state, arrays.last, value)
    elif not (begins_turn(state) and recall(state, arrays.solved, value)):
        return False
    write_rest(Choices(0, 0, 0), depth, frames)
    frames.weights[depth] = 0
    frames.states[depth, 0] = -1
    return True


def open_frame(state: State, depth: int, arrays: EndingArrays) -> None:
    """Begin with the options of a position."""
    frames = arrays.frames
    write_state(state, frames.states[depth])
    weights = outcomes(state)
    write_rest(outcome_choices(weights) if weights else legal(state), depth, frames)
    frames.tried[depth] = 0
    frames.weights[depth] = total_weight(weights)
    frames.chosen[depth] = -1
    for part in range(PARTS):
        frames.values[depth, part] = 0.0
    if step(state) == OVER:
        unpack(packed_after(state, 0, arrays.last), 1, frames.values[depth])


def outcome_choices(weights: Weights) -> Choices:
    """The possible outcomes, as the quarter turns of a set."""
    found = 0
    for outcome in range(OUTCOMES):
        if weight_of(weights, outcome):
            found |= 1 << outcome
    return Choices(found, 0, 0)


def write_rest(options: Choices, depth: int, frames: Frames) -> None:
    """Write down the options that are still to be looked at."""
    frames.rest[depth, 0] = options.quarters
    frames.rest[depth, 1] = options.east
    frames.rest[depth, 2] = options.north


def close_frame(depth: int, arrays: EndingArrays) -> None:
    """All options of a position are known: its value is final, and kept where a turn begins."""
    frames = arrays.frames
    total = frames.weights[depth]
    if total:
        for part in range(PARTS):
            frames.values[depth, part] /= total
    if frames.states[depth, 0] >= 0:
        state = read_state(frames.states[depth])
        if begins_turn(state):
            remember(state, arrays.solved, frames.values[depth])


def take_option(depth: int, arrays: EndingArrays) -> None:
    """The option that was looked at is known: add it by its weight, or take it if it is the best so far."""
    frames = arrays.frames
    state = read_state(frames.states[depth])
    best, value = frames.values[depth], frames.values[depth + 1]
    option = frames.option[depth]
    if depth == 0:
        for part in range(PARTS):
            arrays.options[frames.tried[0], part] = value[part]
    if frames.weights[depth]:
        weight = weight_of(outcomes(state), option)
        for part in range(PARTS):
            best[part] += weight * value[part]
    elif frames.tried[depth] == 0 or preferred(value, best, player(state)):
        for part in range(PARTS):
            best[part] = value[part]
        frames.chosen[depth] = option
    frames.tried[depth] += 1


def preferred(value: ExactNumbers, other: ExactNumbers, who: Player) -> bool:
    """Whether a player prefers an exact value to another one."""
    score, dirhams = SEATS + who, 2 * SEATS + who
    return prefers(value[who], value[score], value[dirhams], other[who], other[score], other[dirhams])


def table_row(state: State, size: int) -> int:
    """The row of a position in a table of solved ones."""
    mixed = 0
    for field in (
        state.henna,
        state.indigo,
        state.saffron,
        state.almond,
        state.east,
        state.north,
        state.assam,
        state.purses,
        state.stocks,
        state.flow,
        state.rules,
    ):
        mixed = (mixed ^ field) * 0x2545F4914F6CDD1D & (1 << 62) - 1
        mixed ^= mixed >> 29
    return mixed % size


def recall(state: State, solved: SolvedPositions, value: ExactNumbers) -> bool:
    """Whether a position was solved before; its value is written then."""
    row = table_row(state, solved.states.shape[0])
    if read_state(solved.states[row]) != state:
        return False
    for part in range(PARTS):
        value[part] = solved.values[row, part]
    return True


def remember(state: State, solved: SolvedPositions, value: ExactNumbers) -> None:
    """Keep the value of a position, in place of one with the same hash."""
    row = table_row(state, solved.states.shape[0])
    write_state(state, solved.states[row])
    for part in range(PARTS):
        solved.values[row, part] = value[part]


@precise
def solve(root: State, arrays: EndingArrays) -> bool:
    """Solve an ending of at most `LARGEST_ENDING` rugs; whether that was done before the budget was exhausted.

    The value of the root is in `frames.values[0]` then, its best choice in `frames.chosen[0]`, and the values
    of all its options in their order in `options`.
    """
    frames = arrays.frames
    open_frame(root, 0, arrays)
    depth = 0
    while True:
        options = Choices(
            int(frames.rest[depth, 0]), int(frames.rest[depth, 1]), int(frames.rest[depth, 2])
        )
        if how_many(options):
            frames.option[depth] = first_choice(options)
            write_rest(without_first(options), depth, frames)
            child = act(read_state(frames.states[depth]), frames.option[depth])
            depth += 1
            if not reach_leaf(child, depth, arrays):
                open_frame(child, depth, arrays)
        else:
            close_frame(depth, arrays)
            if depth == 0:
                return True
            if exhausted(arrays.budget):
                return False
            depth -= 1
            take_option(depth, arrays)


def ending_value(state: State, arrays: EndingArrays) -> None:
    """The value of an ending, into `frames.values[0]`; of its options nothing is told."""
    if not reach_leaf(state, 0, arrays):
        solve(state, arrays)
