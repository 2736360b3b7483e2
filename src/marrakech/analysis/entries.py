"""What an engine in WebAssembly can be asked: its entries, from the functions that numba compiles for play.

An entry reads an `EngineQuestion`, writes an `EngineAnswer` and returns how many bytes that is. What is in
them is told where they are packed: `engine.packed`, `analysis.packed_values`. Nothing is allocated: every array
has its place, and its size is that of the native code, made by the same functions (`make_workspace`,
`make_ending_arrays`, `make_options`), so that an index that is in bounds there is in bounds here. Only this
module's own arrays have sizes of their own, told beside them.

`lite/engine` lowers these functions; here they can be called as they are. Not imported where people play.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from marrakech.analysis.options import Options, evaluate, make_options, value_options
from marrakech.analysis.packed_values import (
    BEGINNING_ENTRY,
    GAMES_A_CALL,
    OPTIONS_ENTRY,
    PLAY_OUTS_ENTRY,
    ROLLS_A_CALL,
)
from marrakech.analysis.sampling import play_outs
from marrakech.engine.endings.ending_arrays import MOST_OPTIONS, EndingArrays, make_ending_arrays
from marrakech.engine.endings.last_turn import ExactNumbers
from marrakech.engine.endings.solving import solve
from marrakech.engine.learned.features import Floats, Ints
from marrakech.engine.learned.network import Network
from marrakech.engine.packed import (
    DECIDE_ENTRY,
    GREEDY_ENTRY,
    LOOKAHEAD_ENTRY,
    SEEN_ENTRY,
    SOLVE_ENTRY,
)
from marrakech.engine.search.arrays import MOST_PLACES, Workspace, make_workspace
from marrakech.engine.search.budget import Budget
from marrakech.engine.search.decide import decide
from marrakech.engine.search.params import KEEP, MARGIN, MIX, UNLIMITED, SearchParams
from marrakech.engine.utility import BLEND
from marrakech.engine.vectors import PARTS, VALUES
from marrakech.engine.warm import lookahead_value_compiled
from marrakech.engine.warm_greedy import write_seen, write_values
from marrakech.kernel.board import PLACES
from marrakech.kernel.state import DRAW, FIELDS, LAY, ROLL, TURN, players, read_state, step

MOST_ARGUMENTS: Final = 4
"""Integers of a question beside its state: `decide` has four."""
QUESTION_BYTES: Final = 8 * (FIELDS + MOST_ARGUMENTS + ROLLS_A_CALL) + 4 * (ROLLS_A_CALL + GAMES_A_CALL)
"""The longest question: playouts, with a number by which rugs are drawn before each roll and after the last."""
ANSWER_BYTES: Final = max(
    8 * 2 * PLACES,  # greedy and what is seen: a pair for each place of a rug
    8 * (3 + MOST_PLACES) + 4 * VALUES * MOST_PLACES,  # decide
    8 * (3 + PARTS * (1 + MOST_OPTIONS)),  # solve
    8 + 4 * VALUES * (1 + MOST_PLACES),  # options
    4 * VALUES * GAMES_A_CALL,  # playouts
)
"""The longest answer."""
FOUND: Final = 3
"""Integers that an answer of `decide` or `solve` begins with."""


class EngineQuestion(NamedTuple):
    """The bytes of a question, as integers and as numbers."""

    ints: Ints
    floats: Floats


class EngineAnswer(NamedTuple):
    """The bytes of an answer, as all that is written into them."""

    ints: Ints
    pairs: Ints
    floats: Floats
    doubles: ExactNumbers


class EngineDesk(NamedTuple):
    """Everything that entries work with."""

    question: EngineQuestion
    answer: EngineAnswer
    work: Workspace
    endings: EndingArrays
    options: Options


def make_desk() -> EngineDesk:
    """A desk with the arrays of the native code, all zero but for what `start_afresh` sets."""
    question, answer = np.zeros(QUESTION_BYTES, np.uint8), np.zeros(ANSWER_BYTES, np.uint8)
    pairs = answer[: 8 * 2 * PLACES].view(np.int64).reshape(PLACES, 2)
    return EngineDesk(
        EngineQuestion(question.view(np.int64), question.view(np.float32)),
        EngineAnswer(answer.view(np.int64), pairs, answer.view(np.float32), answer.view(np.float64)),
        make_workspace(),
        make_ending_arrays(),
        make_options(),
    )


def start_afresh(budget: Budget, nodes: int, most: int) -> None:
    """Give a search a budget of its own; none where `most` is below 0."""
    budget.nodes[0] = nodes
    budget.nodes[1] = UNLIMITED if most < 0 else most
    budget.stop[0] = 0


def greedy(desk: EngineDesk, network: Network) -> int:
    """Every choice and its value."""
    return 16 * int(write_values(read_state(desk.question.ints), desk.answer.pairs))


def seen(desk: EngineDesk, network: Network) -> int:
    """Every choice and what a level sees in it."""
    ints = desk.question.ints
    return 16 * int(write_seen(read_state(ints), ints[FIELDS], desk.answer.pairs))


def lookahead(desk: EngineDesk, network: Network) -> int:
    """The value of a choice."""
    ints = desk.question.ints
    desk.answer.ints[0] = lookahead_value_compiled(read_state(ints), ints[FIELDS])
    return 8


def decided(desk: EngineDesk, network: Network) -> int:
    """The master's choice so many turns ahead, the positions valued, whether it was stopped, and all values."""
    ints, answer, work = desk.question.ints, desk.answer, desk.work
    state = read_state(ints)
    start_afresh(work.budget, ints[FIELDS + 2], ints[FIELDS + 3])
    params = SearchParams(KEEP, MARGIN, BLEND, MIX, players(state) == 2, ints[FIELDS + 1])
    answer.ints[0] = decide(state, network, work, ints[FIELDS], params)
    answer.ints[1] = work.budget.nodes[0]
    answer.ints[2] = work.budget.stop[0]
    at = 2 * (FOUND + MOST_PLACES)
    for place in range(MOST_PLACES):
        answer.ints[FOUND + place] = work.choices.deepened[place]
        for v in range(VALUES):
            answer.floats[at + place * VALUES + v] = work.choices.values[place, v]
    return 4 * (at + MOST_PLACES * VALUES)


def solved_exactly(desk: EngineDesk, network: Network) -> int:
    """Whether an ending was solved, its best choice, the last turns worked out, its value and its options'."""
    ints, answer, endings = desk.question.ints, desk.answer, desk.endings
    start_afresh(endings.budget, 0, ints[FIELDS])
    answer.ints[0] = 1 if solve(read_state(ints), endings) else 0
    answer.ints[1] = endings.frames.chosen[0]
    answer.ints[2] = endings.budget.nodes[0]
    for part in range(PARTS):
        answer.doubles[FOUND + part] = endings.frames.values[0, part]
        for nth in range(MOST_OPTIONS):
            answer.doubles[FOUND + PARTS * (1 + nth) + part] = endings.options[nth, part]
    return 8 * (FOUND + PARTS * (1 + MOST_OPTIONS))


def options(desk: EngineDesk, network: Network) -> int:
    """The best option of a position, the expectation at a step of chance, and the values of all options."""
    ints, floats, found = desk.question.ints, desk.answer.floats, desk.options
    state = read_state(ints)
    start_afresh(desk.work.budget, 0, -1)
    desk.work.exact.wanted[0] = 1
    desk.answer.ints[0] = value_options(state, ints[FIELDS], network, desk.work, found)
    now = step(state)
    rows = found.headings
    if now == LAY:
        rows = found.places
    elif now == TURN:
        rows = found.quarters
    elif now == ROLL:
        rows = found.rolls
    elif now == DRAW:
        rows = found.draws
    for v in range(VALUES):
        floats[2 + v] = found.drawn[v]
        for row in range(rows.shape[0]):
            floats[2 + VALUES * (1 + row) + v] = rows[row, v]
    return int(4 * (2 + VALUES * (1 + rows.shape[0])))


def beginning(desk: EngineDesk, network: Network) -> int:
    """The value of a turn that begins, or of a finished game."""
    ints, floats = desk.question.ints, desk.answer.floats
    start_afresh(desk.work.budget, 0, -1)
    desk.work.exact.wanted[0] = 1
    evaluate(read_state(ints), ints[FIELDS], network, desk.work, floats[:VALUES])
    return 4 * VALUES


def played_out(desk: EngineDesk, network: Network) -> int:
    """A game for each row of rolls; 0 bytes where there is no room for so many."""
    ints, floats = desk.question.ints, desk.question.floats
    games, turns = ints[FIELDS], ints[FIELDS + 1]
    if games < 1 or turns < 1 or games > GAMES_A_CALL or games * turns > ROLLS_A_CALL:
        return 0
    start_afresh(desk.work.budget, 0, -1)
    start_afresh(desk.endings.budget, 0, -1)
    desk.work.exact.wanted[0] = 1
    first = FIELDS + 2
    last = first + games * turns
    rolls = ints[first:last].reshape(games, turns)
    draws = floats[2 * last : 2 * last + games * (turns + 1)].reshape(games, turns + 1)
    totals = desk.answer.floats[: games * VALUES].reshape(games, VALUES)
    play_outs(read_state(ints), network, desk.work, desk.endings, rolls, draws, totals)
    return int(4 * games * VALUES)


EntryFunction: TypeAlias = Callable[[EngineDesk, Network], int]


class EngineEntry(NamedTuple):
    """A function that an engine can be asked for."""

    function: EntryFunction
    network: bool
    """Whether it needs the network for the players of the position."""
    least: int
    """The bytes of its shortest question."""


def described(function: EntryFunction, arguments: int, network: bool = True) -> EngineEntry:
    """An entry whose question has so many integers beside the state."""
    return EngineEntry(function, network, 8 * (FIELDS + arguments))


ENTRIES: Final = {
    GREEDY_ENTRY: described(greedy, 0, network=False),
    SEEN_ENTRY: described(seen, 1, network=False),
    LOOKAHEAD_ENTRY: described(lookahead, 1, network=False),
    DECIDE_ENTRY: described(decided, 4),
    SOLVE_ENTRY: described(solved_exactly, 1, network=False),
    OPTIONS_ENTRY: described(options, 1),
    BEGINNING_ENTRY: described(beginning, 1),
    PLAY_OUTS_ENTRY: described(played_out, 2),
}
"""Everything that an engine can be asked for, by name."""
