"""Steps per second of the environments with random legal actions, beside their peers in the same run.

    python bench/environments.py [--seconds 2] [--rounds 5] [--opponents-only [--games 1024] [--busy]]

Then steps per second of the learner by opponent, observation and number of games, in the vector environment
with two players: what an opponent costs. On a machine that is busy with other things, `--busy` counts the
processor time of one thread.

One core, but for the rows of two threads. The rounds go through all of them in turn, so that whatever else the
machine does falls on all; medians count. Peers that are not installed are left out: PettingZoo's connect four
wants pygame, pgx wants jax. A step is one decision of one player; for OpenSpiel, whose chance nodes are steps
as well, any action.
"""

import argparse
import os
import platform
import random
import statistics
import time
import warnings
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

# One core for those who would take more.
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import numpy as np
import pyspiel

import marrakech.envs.openspiel
from marrakech.envs.batch import Batch
from marrakech.envs.gymnasium import MarrakechVectorEnv
from marrakech.envs.pettingzoo import marrakech_v1
from marrakech.envs.spaces import Form
from marrakech.kernel.state import ELIMINATION

Run = Callable[[float], float]
"""Plays for so many seconds; steps per second."""

RULES = 4 | ELIMINATION


def cycle(env: Any) -> Run:
    """An agent-environment-cycle environment, as its documentation has it."""

    def run(seconds: float) -> float:
        chooser = random.Random(1)
        env.reset(seed=1)
        begun, steps = time.perf_counter(), 0
        while time.perf_counter() - begun < seconds:
            for _ in range(100):
                seen, _, terminated, truncated, _ = env.last()
                over = terminated or truncated
                env.step(None if over else chooser.choice(seen["action_mask"].nonzero()[0]))
                steps += 1
                if not env.agents:
                    env.reset()
        return steps / (time.perf_counter() - begun)

    return run


def vector(games: int, threads: int = 1) -> Run:
    """The vector environment: actions, observations, masks, rewards, autoreset."""
    env = MarrakechVectorEnv(games, players=4, threads=threads)

    def run(seconds: float) -> float:
        env.reset(seed=1)
        begun, steps = time.perf_counter(), 0
        while time.perf_counter() - begun < seconds:
            env.step(np.maximum(env.random_actions(), 0))
            steps += games
        return steps / (time.perf_counter() - begun)

    return run


def batch(games: int, observe: bool) -> Run:
    """The plain batch, into arrays that are used again; finished games begin anew."""
    games_at_once = Batch(games, RULES)
    actions = np.empty(games, np.int64)
    movers = np.empty(games, np.int64)
    masks, seen = games_at_once.masks(), games_at_once.observe()

    def run(seconds: float) -> float:
        games_at_once.restart()
        begun, steps = time.perf_counter(), 0
        while time.perf_counter() - begun < seconds:
            games_at_once.step_legal(games_at_once.random_actions(actions))
            if observe:
                games_at_once.observe(seen)
                games_at_once.masks(masks)
            over = games_at_once.movers(movers) < 0
            if over.any():
                games_at_once.restart(over)
            steps += games
        return steps / (time.perf_counter() - begun)

    return run


def openspiel(name: str) -> Run:
    """A game of OpenSpiel, driven from Python."""
    game = pyspiel.load_game(name)

    def run(seconds: float) -> float:
        chooser = random.Random(1)
        begun, steps = time.perf_counter(), 0
        while time.perf_counter() - begun < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chooser.choices(outcomes, chances)[0])
                else:
                    state.apply_action(chooser.choice(state.legal_actions()))
                steps += 1
        return steps / (time.perf_counter() - begun)

    return run


def connect_four() -> Run:
    """PettingZoo's own connect four."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        module = import_module("pettingzoo.classic.connect_four.connect_four")
    return cycle(module.env())


def pgx_connect_four(games: int) -> Run:
    """Connect four of pgx, with observations, compiled by jax."""
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make("connect_four")
    begin = jax.jit(jax.vmap(env.init))

    def one(state: Any, key: Any) -> Any:
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        action = jax.random.categorical(key, logits, axis=-1)
        after = jax.vmap(env.step)(state, action)
        over = after.terminated | after.truncated
        fresh = jax.vmap(env.init)(jax.random.split(key, games))
        return jax.tree_util.tree_map(
            lambda new, old: jax.numpy.where(over.reshape(-1, *[1] * (old.ndim - 1)), new, old),
            fresh,
            after,
        )

    stepped = jax.jit(one)
    state = begin(jax.random.split(jax.random.PRNGKey(1), games))
    jax.block_until_ready(stepped(state, jax.random.PRNGKey(1)))

    def run(seconds: float) -> float:
        now, key = state, jax.random.PRNGKey(2)
        begun, steps = time.perf_counter(), 0
        while time.perf_counter() - begun < seconds:
            for _ in range(10):
                key, this = jax.random.split(key)
                now = stepped(now, this)
                steps += games
            jax.block_until_ready(now)
        return steps / (time.perf_counter() - begun)

    return run


CONTENDERS: dict[str, Callable[[], Run]] = {
    "PettingZoo, Marrakech, 4 players": lambda: cycle(marrakech_v1.env(players=4)),
    "PettingZoo, its connect four": connect_four,
    "Gymnasium vector, Marrakech, 1,024 games, all seats": lambda: vector(1024),
    "the same, 2 threads": lambda: vector(1024, threads=2),
    "Gymnasium vector, Marrakech, 16,384 games, all seats": lambda: vector(16_384),
    "the same 16,384 games, 2 threads": lambda: vector(16_384, threads=2),
    "batch, Marrakech, 1,024 games, with observations": lambda: batch(1024, observe=True),
    "batch, Marrakech, 1,024 games, without": lambda: batch(1024, observe=False),
    "pgx, connect four, 1,024 games": lambda: pgx_connect_four(1024),
    "OpenSpiel, Marrakech, 4 players": lambda: openspiel(f"{marrakech.envs.openspiel.NAME}(players=4)"),
    "OpenSpiel, its tic-tac-toe in Python": lambda: openspiel("python_tic_tac_toe"),
    "OpenSpiel, its backgammon in C++": lambda: openspiel("backgammon"),
}


OPPONENTS = (None, "random", "greedy:90", "greedy:50", "novice", "greedy")
FORMS: tuple[Form, ...] = ("both", "flat")
SIZES = (64, 1024, 16_384)


def against(
    opponent: str | None, form: Form, games: int, threads: int, clock: Callable[[], float]
) -> Run:
    """The vector environment with two players, against an opponent; the learner acts at random."""
    env: Any = MarrakechVectorEnv(
        games,
        opponents=opponent,
        observation=form,
        threads=threads,
    )

    def run(seconds: float) -> float:
        env.reset(seed=1)
        begun, steps = clock(), 0
        while clock() - begun < seconds:
            env.step(np.maximum(env.random_actions(), 0))
            steps += games
        return steps / (clock() - begun)

    return run


def print_opponents(seconds: float, rounds: int, sizes: Sequence[int], busy: bool) -> None:
    """What each opponent costs, each number the median of its rounds; all take turns in every round."""
    kinds = [(form, games, 1) for games in sizes for form in FORMS]
    kinds += [] if busy else [("both", 1024, 2)]
    clock = time.process_time if busy else time.perf_counter
    runs = {(name, *kind): against(name, *kind, clock) for name in OPPONENTS for kind in kinds}
    speeds: dict[Any, list[float]] = {key: [] for key in runs}
    for run in runs.values():
        run(0.05)
    for _ in range(rounds):
        for key, run in runs.items():
            speeds[key].append(run(seconds))
    names = {"both": "planes and vector", "flat": "flat"}
    heads = [
        f"{games:,} games, {names[form]}" + (", two threads" if threads > 1 else "")
        for form, games, threads in kinds
    ]
    print(f"| opponent, thousands of steps/s | {' | '.join(heads)} |")
    print(f"| --- |{' ---: |' * len(heads)}")
    for name in OPPONENTS:
        cells = [f"{statistics.median(speeds[name, *kind]) / 1000:,.0f}" for kind in kinds]
        print(f"| {name or 'none (self-play)'} | {' | '.join(cells)} |")


def measured(seconds: float, rounds: int) -> dict[str, list[float]]:
    """Everybody in turn, round by round."""
    import_module("open_spiel.python.games.tic_tac_toe")
    runs: dict[str, Run] = {}
    for name, make in CONTENDERS.items():
        try:
            runs[name] = make()
        except ImportError as missing:
            print(f"({name}: left out, {missing.name} is not installed)")
    for run in runs.values():
        run(0.1)
    speeds: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(rounds):
        for name, run in runs.items():
            speeds[name].append(run(seconds))
    return speeds


def bytes_a_game(games: int) -> int:
    """What a batch keeps for a game: its state, its two generators and who moves."""
    kept = Batch(games, RULES)
    return sum(part.nbytes for part in vars(kept).values() if isinstance(part, np.ndarray)) // games


def main() -> None:
    """Measure, and print two tables."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--seconds", type=float, default=2.0, help="of each in each round")
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--opponents-only", action="store_true")
    options.add_argument("--games", type=int, nargs="+", default=SIZES, help="of the opponents' table")
    options.add_argument("--busy", action="store_true", help="count processor time in that table")
    chosen = options.parse_args()
    if chosen.opponents_only:
        print_opponents(chosen.seconds, chosen.rounds, chosen.games, chosen.busy)
        return
    speeds = measured(chosen.seconds, chosen.rounds)
    print(f"Random legal actions, {chosen.rounds} rounds, Python {platform.python_version()}")
    print()
    print("| environment | steps/s (median) | slowest to fastest round |")
    print("| --- | ---: | ---: |")
    for name, of in speeds.items():
        print(f"| {name} | {statistics.median(of):,.0f} | {min(of):,.0f} to {max(of):,.0f} |")
    print()
    print("| games in a batch | steps/s with observations | without | bytes a game |")
    print("| ---: | ---: | ---: | ---: |")
    for games in (1, 10, 100, 1_000, 10_000, 100_000):
        pair = [
            statistics.median(run(chosen.seconds) for _ in range(chosen.rounds))
            for run in (batch(games, observe=True), batch(games, observe=False))
        ]
        print(f"| {games:,} | {pair[0]:,.0f} | {pair[1]:,.0f} | {bytes_a_game(games)} |")
    print()
    print_opponents(chosen.seconds, chosen.rounds, chosen.games, chosen.busy)


if __name__ == "__main__":
    main()
