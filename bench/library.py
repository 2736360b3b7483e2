"""Four-player games a second through the library: `Game.play` alone, and with `Game.legal` before each choice.

    python bench/library.py [--rounds 9] [--games 60]

The same games on the bare kernel, interpreted, are the yardstick. All take turns, round by round; medians of
processor time count. The claim is at least 1,000 games a second for `Game.play`.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from random import Random

from marrakech import Game
from marrakech.kernel.state import State, start
from marrakech.kernel.turn import lay, orient, roll
from marrakech.record.moves import Lay, Move, Orient, PlayerMove, Roll
from marrakech.record.ruleset import Ruleset

Recorded = tuple[int, list[PlayerMove], tuple[Move, ...]]
"""A game: its seed, its choices, and all its moves."""


def record(seed: int) -> Recorded:
    """A game of random choices."""
    random = Random(seed)
    game = Game.new(players=4, seed=seed)
    made = []
    while not game.over:
        made.append(random.choice(game.legal()))
        game.play(made[-1])
    return seed, made, game.moves


def played(games: list[Recorded]) -> None:
    """`Game.play` for each choice."""
    for seed, made, _ in games:
        game = Game.new(players=4, seed=seed)
        for choice in made:
            game.play(choice)
        assert game.over


def chosen(games: list[Recorded]) -> None:
    """`Game.legal` and `Game.play` for each choice."""
    for seed, made, _ in games:
        game = Game.new(players=4, seed=seed)
        for choice in made:
            assert choice in game.legal()
            game.play(choice)


def bare(games: list[Recorded]) -> None:
    """The kernel's functions, with the dice known."""
    rules = Ruleset.of(players=4).rules
    for _, _, moves in games:
        state: State = start(rules)
        for move in moves:
            if isinstance(move, Lay):
                state = lay(state, move.place)
            elif isinstance(move, Orient):
                state = orient(state, move.quarter)
            elif isinstance(move, Roll):
                state = roll(state, move.steps)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", type=int, default=60)
    asked = parser.parse_args()
    games = [record(seed) for seed in range(asked.games)]
    ways: dict[str, Callable[[list[Recorded]], None]] = {
        "Game.play": played,
        "Game.legal and Game.play": chosen,
        "the bare kernel": bare,
    }
    times: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(asked.rounds):
        for name, way in ways.items():
            began = time.process_time()
            way(games)
            times[name].append(time.process_time() - began)
    for name, taken in times.items():
        print(f"{name:26} {asked.games / statistics.median(taken):8.0f} games/s")


if __name__ == "__main__":
    main()
