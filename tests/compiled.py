"""Compile what the tests use, once, before they run side by side: `python -m tests.compiled [part ...]`.

Otherwise every process of a first run would compile the same functions for itself, for minutes.
"""

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from marrakech.analysis.valuation import QUICK, Valuer
from marrakech.engine import playout, warm, warm_greedy
from marrakech.envs.gymnasium import MarrakechVectorEnv
from marrakech.envs.seeded_game import SeededGame
from marrakech.kernel.state import ONE_COLOUR, PURSE, start
from marrakech.training.run import compile_all
from marrakech.workers.pool import LocalPool
from tests.kernel.modes import COMPILED
from tests.kernel.test_referee import SET_UPS, begin, play
from tests.kernel.tree import compiled_size
from tests.training.runs import tiny


def engine() -> None:
    """The bots, the valuation of options, self-play, learning and matches."""
    for module in (warm_greedy, warm):
        for _ in module.functions():
            pass
    # In this process, where the search that it calls is compiled already.
    Valuer(2, QUICK).valuation(start(2 | ONE_COLOUR))
    Valuer(2, QUICK).position(start(2 | ONE_COLOUR))
    with TemporaryDirectory() as folder, LocalPool(1) as pool:
        compile_all(tiny(Path(folder)), pool)


def rules() -> None:
    """The kernel as its tests call it, function by function, and random play."""
    for players, one_colour in SET_UPS:
        for switches in ((True, False, False, True), (False, True, True, False)):
            play(COMPILED, *begin(players, one_colour, switches, PURSE), Random(players))
    compiled_size(start(4), 3)
    generator = playout.seeded(1)
    playout.random_step(start(4), generator)
    playout.random_game(start(4), generator)
    playout.random_games(4, 1, generator)


def environments() -> None:
    """What the environments step, see and pay, and the bots that play in them."""
    for opponents in (None, "greedy"):
        env = MarrakechVectorEnv(2, opponents=opponents)
        env.reset(seed=1)
        env.step(env.random_actions())
    game = SeededGame(4)
    game.begin(1)
    game.do(int(game.mask().argmax()))


PARTS = {"engine": engine, "rules": rules, "environments": environments}


def main() -> None:
    """Compile the parts that are named, or all, or read them from the cache."""
    for part in sys.argv[1:] or PARTS:
        begun = perf_counter()
        PARTS[part]()
        print(f"Compiled for the tests: {part}, in {perf_counter() - begun:.0f} seconds.")


if __name__ == "__main__":
    main()
