"""The compiled functions that bots use, each called once: compiled, or loaded from the cache.

Only the thread and the process that compile import this module, for it imports numba. Bots ask
`engine.compiled.COMPILED` for the functions by their names.
"""

from collections.abc import Callable, Iterator
from typing import Any

from marrakech.engine.greedy import greedy_value
from marrakech.engine.learned.network import fresh_network
from marrakech.engine.lookahead import lookahead_value
from marrakech.engine.search.decide import decide, make_desk, make_focus
from marrakech.jit.decorators import entry
from marrakech.kernel.state import State, start

greedy_value_compiled = entry(greedy_value)
lookahead_value_compiled = entry(lookahead_value)


def functions() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Compile one function after the other, the quickest first."""
    position: State = start(3)
    greedy_value_compiled(position, 0)
    yield "greedy_value", greedy_value_compiled
    lookahead_value_compiled(position, 0)
    yield "lookahead_value", lookahead_value_compiled
    desk = make_desk()
    desk.nodes[1] = 1 << 60
    decide(position, fresh_network(0), desk, 1, make_focus((1,), (0.0,), 0.0))
    yield "decide", decide
