"""The engine in WebAssembly, in Node, against numba's code: `python -m bench.wasm [--positions N]`.

Both answer the same questions, in the same positions of random games; only the compiled functions are timed, in
milliseconds: a decision of the master is one turn and then two.
"""

import argparse
import struct
from collections.abc import Callable
from functools import partial
from itertools import islice
from statistics import mean, median
from time import perf_counter

from lite.engine.build import kept_engine
from tests.lite.node_engine import NodeEngine

from marrakech.analysis.array_values import ArrayAppraiser
from marrakech.analysis.depths import CLOSE_ONLY, VALUED_TURNS
from marrakech.engine.learned.shipped import networks
from marrakech.engine.search.arrays import make_workspace
from marrakech.engine.search.decide import decide
from marrakech.engine.search.params import LEAVES_ONLY, master_params
from marrakech.engine.walkthrough import random_decisions
from marrakech.engine.warm import lookahead_value_compiled
from marrakech.engine.warm_greedy import greedy_values_compiled
from marrakech.kernel.choices import listed
from marrakech.kernel.state import ELIMINATION, State, players
from marrakech.kernel.turn import legal

Milliseconds = Callable[[State], float]


def timed(ask: Callable[[State], object]) -> Milliseconds:
    """How long numba's code takes."""

    def took(state: State) -> float:
        begun = perf_counter()
        ask(state)
        return 1000 * (perf_counter() - begun)

    return took


def in_node(engine: NodeEngine, entry: str, *each: tuple[int, ...]) -> Milliseconds:
    """How long the calls of an entry take, one for each row of integers beside the state."""

    def took(state: State) -> float:
        asked = [struct.pack(f"<{11 + len(row)}q", *state, *row) for row in each]
        return sum(engine.timed(entry, question)[0] for question in asked)

    return took


def natively(state: State) -> None:
    """The master's decision, without Python around it."""
    number = players(state)
    params = master_params(number, reach=LEAVES_ONLY)
    for turns in (1, 2):
        decide(state, networks()[number], WORK, turns, params)


def look_ahead(state: State) -> None:
    """The values of all choices two turns deep."""
    for choice in listed(legal(state)):
        lookahead_value_compiled(state, choice)


def look_ahead_in_node(engine: NodeEngine) -> Milliseconds:
    """The same in Node."""
    return lambda state: in_node(engine, "lookahead", *((choice,) for choice in listed(legal(state))))(
        state
    )


WORK = make_workspace()


def main() -> None:
    """Time both and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--positions", type=int, default=100)
    asked = parser.parse_args()
    with NodeEngine(kept_engine()) as engine:
        print(f"engine {engine.digest}, {engine.bytes / 1e6:.1f} MB of memory with all networks")
        print("players, what; median, mean and longest natively; the same in Node; means compared")
        for number in (2, 3, 4):
            states = list(islice(random_decisions(number | ELIMINATION, seed=1), asked.positions))
            appraiser = ArrayAppraiser(number)
            rows: dict[str, tuple[Milliseconds, Milliseconds]] = {
                "greedy": (timed(greedy_values_compiled), in_node(engine, "greedy", ())),
                "lookahead": (timed(look_ahead), look_ahead_in_node(engine)),
                "master": (
                    timed(natively),
                    in_node(engine, "decide", *((turns, LEAVES_ONLY, 0, -1) for turns in (1, 2))),
                ),
            }
            for name, turns in (("review, quick", CLOSE_ONLY), ("review, standard", VALUED_TURNS)):
                native = timed(partial(appraiser.options, turns=turns))
                rows[name] = native, in_node(engine, "options", (turns,))
            for name, both in rows.items():
                for ask in both:
                    ask(states[0])
                found = [[ask(state) for state in states] for ask in both]
                told = "   ".join(f"{median(t):7.3f} {mean(t):7.3f} {max(t):7.2f}" for t in found)
                times = mean(found[1]) / mean(found[0])
                print(f"{number} {name:17} {told}   {times:.2f} times")


if __name__ == "__main__":
    main()
