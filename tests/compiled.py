"""Compile what the tests use, once, before they run side by side: `python -m tests.compiled`.

Otherwise every process of a first run would compile the same functions for itself, for minutes.
"""

from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import numpy as np

from marrakech.engine import warm
from marrakech.training.train import Store, taken_up
from marrakech.training.unit import play_games, play_some_deals
from tests.training.runs import tiny


def main() -> None:
    """Compile, or read from the cache: the bots, self-play, learning and matches."""
    begun = perf_counter()
    for _ in warm.functions():
        pass
    with TemporaryDirectory() as folder:
        plan = tiny(Path(folder))
        learner = taken_up(plan)
        store = Store(plan.store)
        store.add(play_games(plan.self_play(learner.average, 0)[0]))
        learner.learn(store, 1, plan.rate, np.random.default_rng(1))
        play_some_deals(plan.look(learner.average)[0])
    print(f"The engine is compiled after {perf_counter() - begun:.0f} seconds.")


if __name__ == "__main__":
    main()
