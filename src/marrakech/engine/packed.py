"""The engine's compiled functions asked in bytes: a provided engine shares no arrays with Python.

A question is the eleven integers of a state and some more, 64 bits each; an answer is integers of 64 bits,
then numbers. Everything is little-endian, as WebAssembly's memory is. `analysis.entries` is the other end.

There is nobody to watch the clock while such an engine runs, for a browser's worker has one thread: a search is
limited by positions alone, and seconds are turned into those.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from struct import Struct, iter_unpack
from struct import pack as packed
from threading import Event
from typing import Any, Final

from marrakech.engine.endings.endings import ExactRows
from marrakech.engine.errors import WeightsError
from marrakech.engine.rows import in_rows
from marrakech.engine.search.params import SearchParams
from marrakech.engine.search.searching import Looked
from marrakech.engine.sight import Sight
from marrakech.engine.vectors import PARTS, VALUES
from marrakech.jit.background import CompilationError
from marrakech.jit.provider import provided
from marrakech.kernel.choices import Choice
from marrakech.kernel.state import State

GREEDY_ENTRY: Final = "greedy"
SEEN_ENTRY: Final = "seen"
LOOKAHEAD_ENTRY: Final = "lookahead"
DECIDE_ENTRY: Final = "decide"
SOLVE_ENTRY: Final = "solve"

NODES_A_SECOND: Final = 200_000
"""Positions that a slow phone values in a second."""
LAST_TURNS_A_SECOND: Final = 400_000
"""Last turns that it works out."""

_PAIR = Struct("<2q")
_FOUND = Struct("<3q")


def ask(entry: str, state: State, *numbers: int, more: bytes = b"") -> bytes:
    """The answer of an entry to a state and some integers."""
    engine = provided()
    if engine is None:
        raise CompilationError(f"there is no engine to ask for {entry}: none was provided")
    return engine.call(entry, packed(f"<{len(state) + len(numbers)}q", *state, *numbers) + more)


def floats_of(answer: bytes, first: int) -> tuple[float, ...]:
    """Numbers in single precision, from a byte of an answer on."""
    return tuple(number for (number,) in iter_unpack("<f", answer[first:]))


def ask_greedy(state: State) -> list[tuple[Choice, int]]:
    """See `engine.greedy.greedy_values`."""
    pairs: Iterator[tuple[Any, ...]] = _PAIR.iter_unpack(ask(GREEDY_ENTRY, state))
    return [(choice, value) for choice, value in pairs]


def ask_seen(state: State, sight: Sight) -> list[tuple[Choice, int]]:
    """See `engine.sight.seen_values`."""
    pairs: Iterator[tuple[Any, ...]] = _PAIR.iter_unpack(ask(SEEN_ENTRY, state, sight))
    return [(choice, value) for choice, value in pairs]


def ask_lookahead(state: State, choice: Choice) -> int:
    """See `engine.lookahead.lookahead_value`."""
    return int.from_bytes(ask(LOOKAHEAD_ENTRY, state, choice), "little", signed=True)


def ask_decide(
    state: State, params: SearchParams, turns: int, nodes: int, most: int | None
) -> tuple[int, Looked | None]:
    """Search on after so many nodes; how many it is then, and what was found before `most` were used up."""
    limit = -1 if most is None else most
    answer = ask(DECIDE_ENTRY, state, turns, params.reach, nodes, limit)
    choice, nodes, stopped = _FOUND.unpack_from(answer)
    if stopped:
        return nodes, None
    places = (len(answer) - _FOUND.size) // (8 + 4 * VALUES)
    values = floats_of(answer, _FOUND.size + 8 * places)
    deepened = [flag for (flag,) in iter_unpack("<q", answer[_FOUND.size : _FOUND.size + 8 * places])]
    return nodes, Looked(choice, in_rows(values, VALUES), deepened)


PACKED_FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    "greedy_values": ask_greedy,
    "seen_values": ask_seen,
    "lookahead_value": ask_lookahead,
    "decide": ask_decide,
}
"""What `engine.compiled` is asked for, by name."""


class PackedSearch:
    """One position searched by a provided engine, see `engine.search.searching.Search`."""

    def __init__(
        self, decide: Any, state: State, params: SearchParams, weights: Path | None = None
    ) -> None:
        if weights is not None:
            raise WeightsError(f"{weights} cannot be used here: the engine has weights of its own")
        self.nodes = 0
        self._decide = decide
        self._state = state
        self._params = params

    def look(
        self,
        turns: int,
        most: int | None = None,
        seconds: float | None = None,
        cancel: Event | None = None,
    ) -> Looked | None:
        """Look so many turns ahead; None if that takes more than `most` positions, or so many seconds."""
        if seconds is not None:
            affordable = self.nodes + int(seconds * NODES_A_SECOND)
            most = affordable if most is None else min(most, affordable)
        looked: Looked | None
        self.nodes, looked = self._decide(self._state, self._params, turns, self.nodes, most)
        return looked


def ask_solve(state: State, seconds: float | None, cancel: Event | None) -> ExactRows | None:
    """The values of an ending and its options; None where it takes more time."""
    most = -1 if seconds is None else int(seconds * LAST_TURNS_A_SECOND)
    answer = ask(SOLVE_ENTRY, state, most)
    done, best, turns = _FOUND.unpack_from(answer)
    if not done:
        return None
    numbers = [number for (number,) in iter_unpack("<d", answer[_FOUND.size :])]
    value, *options = in_rows(numbers, PARTS)
    return ExactRows(value, options, best, turns)
