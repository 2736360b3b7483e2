"""Compile what the tests use, once, before they run side by side: `python -m tests.compiled [part ...]`.

Otherwise every process of a first run would compile the same functions for itself, for minutes.
"""

import sys
from random import Random
from time import perf_counter

from lite.engine.build import kept_engine

from marrakech.analysis.depths import QUICK
from marrakech.analysis.rollout import Rollout
from marrakech.analysis.valuation import Valuer
from marrakech.dataset.recipe import Recipe, ShardTask
from marrakech.dataset.shardrows import play_shard
from marrakech.engine import playout, warm, warm_greedy
from marrakech.engine.learned.network import fresh_network
from marrakech.engine.search.arrays import make_workspace
from marrakech.engine.search.expectation import rugs_in
from marrakech.envs.batch import Batch
from marrakech.envs.gymnasium import MarrakechVectorEnv
from marrakech.envs.seeded_game import SeededGame
from marrakech.envs.teachers import master_values
from marrakech.kernel.board import LEFT, RIGHT
from marrakech.kernel.state import ELIMINATION, LAY, ONE_COLOUR, PURSE, start, step
from tests.engine.games import some_choices
from tests.engine.search.slow import ALL, lay_values_compiled, value_of
from tests.engine.search.test_decide import answers_compiled
from tests.kernel.modes import COMPILED
from tests.kernel.test_referee import SET_UPS, begin, play
from tests.kernel.tree import compiled_size
from tests.training.runs import compile_in_advance


def engine() -> None:
    """The bots."""
    for module in (warm_greedy, warm):
        for _ in module.functions():
            pass


def analysis() -> None:
    """The valuation of options, and options played on."""
    valuer = Valuer(2, QUICK)
    valuer.valuation(start(2 | ONE_COLOUR))
    valuer.position(start(2 | ONE_COLOUR))
    Rollout(start(2 | ONE_COLOUR), (LEFT, RIGHT), valuer).extend(1)


def training() -> None:
    """Self-play, learning, matches, what the master teaches and datasets, all of which call the bots."""
    compile_in_advance()
    master_values(Batch(1, 2).states, 2)
    play_shard(ShardTask(Recipe(2, turns=1), 0, 1))


def search() -> None:
    """The parts of search as their tests call them, one by one."""
    work, network = make_workspace(), fresh_network(0)
    state = next(state for state in some_choices(2 | ELIMINATION, 9) if step(state) == LAY)
    value_of(state, network)
    lay_values_compiled(state, network, work, rugs_in(work.root, 0, 0), ALL.blend)
    answers_compiled(state, 0, network, work, ALL)


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


def webassembly() -> None:
    """The engine for browsers: minutes, where it is not kept."""
    kept_engine()


PARTS = {
    "engine": engine,
    "analysis": analysis,
    "search": search,
    "rules": rules,
    "environments": environments,
    "training": training,
    "webassembly": webassembly,
}


def main() -> None:
    """Compile the parts that are named, or all, or read them from the cache."""
    for part in sys.argv[1:] or PARTS:
        begun = perf_counter()
        PARTS[part]()
        print(f"Compiled for the tests: {part}, in {perf_counter() - begun:.0f} seconds.")


if __name__ == "__main__":
    main()
