"""Random four-player games per second: the kernel interpreted, compiled, and a C loop as the yardstick.

    python bench/playouts.py [--rounds 9] [--seconds 0.3]

All three play the same games from the same seed and must come to the same total. They take turns, round
by round, so that whatever else the machine does falls on all of them; medians of processor time count.
"""

import argparse
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from marrakech.engine import playout
from marrakech.kernel.chance import FACES, face
from marrakech.kernel.choices import QUARTERS, how_many, nth_choice
from marrakech.kernel.state import ELIMINATION, LAY, OVER, start, step
from marrakech.kernel.turn import lay, legal_rugs, orient, roll

RULES = 4 | ELIMINATION
SOURCE = Path(__file__).with_name("playouts.c")
WORD = 2**64 - 1

Run = Callable[[int], tuple[int, float]]
"""Plays a number of games; the sum of the first player's purses and the seconds it took."""


def interpreted(games: int, word: int) -> int:
    """The same as `playout.random_games` on the kernel as the interpreter runs it."""

    def below(bound: int) -> int:
        nonlocal word
        word ^= word << 13 & WORD
        word ^= word >> 7
        word ^= word << 17 & WORD
        return (word >> 32) * bound >> 32

    total = 0
    for _ in range(games):
        state = start(RULES)
        while step(state) != OVER:
            state = orient(state, below(QUARTERS))
            state = roll(state, face(below(FACES)))
            if step(state) == LAY:
                rugs = legal_rugs(state)
                state = lay(state, nth_choice(rugs, below(how_many(rugs))))
        total += state.purses & 255
    return total


def timed(play: Callable[[int], int]) -> Run:
    """A way of playing with the processor time it takes."""

    def run(games: int) -> tuple[int, float]:
        begun = time.process_time()
        total = play(games)
        return total, time.process_time() - begun

    return run


def c_loop(directory: Path, word: int, *flags: str) -> Run:
    """The C loop, compiled with these flags; it times itself."""
    program = directory / "-".join(("playouts", *flags)).replace("=", "")
    subprocess.run([os.environ.get("CC", "cc"), *flags, "-o", program, SOURCE], check=True)

    def run(games: int) -> tuple[int, float]:
        answer = subprocess.run(
            [program, str(games), str(word)], check=True, capture_output=True, text=True
        )
        total, seconds = answer.stdout.split()
        return int(total), float(seconds)

    return run


def games_for(run: Run, seconds: float) -> int:
    """About how many games fit into so many seconds."""
    games = 50
    while True:
        taken = run(games)[1]
        if taken > 0.02:
            return max(1, round(games * seconds / taken))
        games *= 4


def main() -> None:
    """Measure, compare and print."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--rounds", type=int, default=9)
    options.add_argument("--seconds", type=float, default=0.3, help="of each way in each round")
    chosen = options.parse_args()

    seed = 2026
    word = int(playout.seeded(seed)[0])
    with tempfile.TemporaryDirectory() as directory:
        ways: dict[str, Run] = {
            "interpreted": timed(lambda games: interpreted(games, word)),
            "compiled": timed(
                lambda games: int(playout.random_games(RULES, games, playout.seeded(seed)))
            ),
            "C, -O3": c_loop(Path(directory), word, "-O3"),
            "C, -O3 -march=native": c_loop(Path(directory), word, "-O3", "-march=native"),
        }
        totals = {name: run(1000)[0] for name, run in ways.items()}
        if len(set(totals.values())) != 1:
            sys.exit(f"the totals of the same 1000 games differ: {totals}")

        games = {name: games_for(run, chosen.seconds) for name, run in ways.items()}
        speeds: dict[str, list[float]] = {name: [] for name in ways}
        for _ in range(chosen.rounds):
            for name, run in ways.items():
                speeds[name].append(games[name] / run(games[name])[1])

    median = {name: statistics.median(of) for name, of in speeds.items()}
    print(f"Random four-player games with elimination, {chosen.rounds} rounds, one core,")
    print(f"Python {platform.python_version()}, {platform.machine()}; same totals of 1000 games: yes")
    print()
    print("| way | games/s (median) | slowest to fastest round | times interpreted | of C |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for name, speed in median.items():
        slowest, fastest = min(speeds[name]), max(speeds[name])
        print(
            f"| {name} | {speed:,.0f} | {slowest:,.0f} to {fastest:,.0f} "
            f"| {speed / median['interpreted']:.0f} | {speed / median['C, -O3']:.2f} |"
        )


if __name__ == "__main__":
    main()
