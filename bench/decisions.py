"""How long a decision of each bot takes, in milliseconds.

    python bench/decisions.py [--positions N] [--players 2 4] [--bots master]

Every bot decides in the same positions of random games, without limits, once its functions are compiled;
greedy and lookahead also interpreted.
"""

import argparse
from collections.abc import Callable, Iterable
from functools import partial
from itertools import islice
from statistics import mean, median
from time import perf_counter

from marrakech.engine.bot import Limits
from marrakech.engine.greedy import greedy_value
from marrakech.engine.ladder import LADDER
from marrakech.engine.lookahead import lookahead_value
from marrakech.engine.walkthrough import random_decisions
from marrakech.kernel.choices import Choice, listed
from marrakech.kernel.state import ELIMINATION, State
from marrakech.kernel.turn import legal


def milliseconds(ask: Callable[[State], object], states: Iterable[State]) -> str:
    """Mean, median and longest of the answers."""
    took = []
    for state in states:
        begun = perf_counter()
        ask(state)
        took.append(1000 * (perf_counter() - begun))
    return f"mean {mean(took):8.3f} ms   median {median(took):8.3f} ms   longest {max(took):8.3f} ms"


def interpreted(value: Callable[[State, Choice], int]) -> Callable[[State], object]:
    """The values of all choices without the compiler."""
    return lambda state: [value(state, choice) for choice in listed(legal(state))]


def main() -> None:
    """Ask every bot and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--bots", nargs="+", default=[kind.name for kind in LADDER])
    asked = parser.parse_args()
    for number in asked.players:
        states = list(islice(random_decisions(number | ELIMINATION, seed=1), asked.positions))
        print(f"{number} players, {len(states)} decisions")
        for kind in LADDER:
            if kind.name not in asked.bots:
                continue
            bot = kind(seed=1)
            bot.wait_until_ready()
            bot.choose(states[0], Limits())
            print(
                f"  {kind.name:22}",
                milliseconds(partial(bot.choose, limits=Limits()), states),
            )
        for value in (greedy_value, lookahead_value):
            if value.__name__.removesuffix("_value") not in asked.bots:
                continue
            name = f"{value.__name__}, plain"
            print(f"  {name:22}", milliseconds(interpreted(value), states[:10]))


if __name__ == "__main__":
    main()
