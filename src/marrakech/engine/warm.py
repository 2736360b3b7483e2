"""The compiled functions of the bots that look further than one turn, each called once.

That compiles them, or loads them from the cache.

Only the thread and the process that compile import this module, for it imports numba. Bots ask
`engine.compiled.COMPILED` for the functions by their names.
"""

from collections.abc import Callable, Iterator
from typing import Any

from marrakech.engine.endings.ending_arrays import make_ending_arrays
from marrakech.engine.endings.solving import solve
from marrakech.engine.learned.network import fresh_network
from marrakech.engine.lookahead import lookahead_value
from marrakech.engine.search.arrays import make_workspace
from marrakech.engine.search.decide import decide
from marrakech.engine.search.params import SearchParams
from marrakech.jit.decorators import lean
from marrakech.kernel.choices import Choice
from marrakech.kernel.state import State, start

# A thin function: what it calls is compiled once, for it and for the search.


@lean
def lookahead_value_compiled(state: State, choice: Choice) -> int:
    """`lookahead_value`, compiled."""
    return lookahead_value(state, choice)


def functions() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Compile one function after the other, the quickest first."""
    position: State = start(3)
    lookahead_value_compiled(position, 0)
    yield "lookahead_value", lookahead_value_compiled
    solve(position._replace(stocks=1), make_ending_arrays())
    yield "solve", solve
    decide(position, fresh_network(0), make_workspace(), 1, SearchParams())
    yield "decide", decide
