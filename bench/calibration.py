"""Is a chance of winning what happens? A reliability curve by stage and number of players.

    python bench/calibration.py calibration.jsonl --games 1000
    python bench/calibration.py calibration.jsonl --only-print --plot docs/calibration.svg

Games between mixed players, by seed. In each, one position of every stage (quarter) is valued for all seats:
what the page shows, the master's estimate two turns deep. In every tenth of that chance: how often it is so,
what was said on average, and how often those seats won, with the 95 % interval of that share; games are the
samples. Every game is kept in the file: a run that was cut short goes on.
"""

import argparse
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from marrakech.engine.bot import Limits
from marrakech.engine.estimate import estimate
from marrakech.engine.generator import mixed
from marrakech.engine.intervals import DealSums
from marrakech.engine.ladder import MasterBot, make_bot, wait_until_ready
from marrakech.kernel.chance import outcomes
from marrakech.kernel.scoring import rank
from marrakech.kernel.state import OVER, State, players, step
from marrakech.kernel.turn import act
from measured import Measured
from mixed_games import STAGES, mixed_game, stage

TENTHS = 10


def measured_game(number: int, seed: int, nth: int) -> list[Any]:
    """For one position of each stage: the stage, what was said of each seat, and what came of it."""
    master = make_bot(MasterBot.name)
    wait_until_ready(master)
    by_stage: list[list[State]] = [[] for _ in range(STAGES)]
    last = None
    for state, what in mixed_game(number, seed, nth):
        if not outcomes(state):
            by_stage[stage(state)].append(state)
        last = act(state, what)
    assert last is not None
    assert step(last) == OVER
    first = [who for who in range(players(last)) if rank(last, who) == 1]
    came = [1 / len(first) if who in first else 0.0 for who in range(players(last))]
    random = Random(mixed(seed, nth, 1))
    found = []
    for at, states in enumerate(by_stage):
        if states:
            said = estimate(master, random.choice(states), Limits()).win
            assert said is not None
            found.append([at, [round(share, 4) for share in said], came])
    return found


def table(games: list[list[Any]], only: int | None) -> list[tuple[float, float, float, int]]:
    """What was said, what came of it, half its interval and how often, by tenth."""
    said = [DealSums() for _ in range(TENTHS)]
    came = [DealSums() for _ in range(TENTHS)]
    for nth, game in enumerate(games):
        for at, shares, results in game:
            if only is not None and at != only:
                continue
            for share, result in zip(shares, results, strict=True):
                tenth = min(TENTHS - 1, int(TENTHS * share))
                said[tenth].add(str(nth), share)
                came[tenth].add(str(nth), result)
    return [
        (one.mean().value, other.mean().value, other.mean().reach, one.number)
        for one, other in zip(said, came, strict=True)
        if len(one.by_deal) > 1
    ]


def plotted(tables: dict[int, list[tuple[float, float, float, int]]]) -> str:
    """Said against came, a panel for each number of players, as SVG."""
    side, gap = 200, 50
    shapes = []
    for nth, (number, rows) in enumerate(tables.items()):
        left = gap + nth * (side + gap)
        shapes.append(
            f'<rect x="{left}" y="30" width="{side}" height="{side}" fill="none" stroke="#888"/>'
        )
        shapes.append(f'<path d="M{left} {30 + side}L{left + side} 30" stroke="#bbb"/>')
        shapes.append(f'<text x="{left}" y="22">{number} players</text>')
        for said, came, reach, _ in rows:
            x, y = left + side * said, 30 + side * (1 - came)
            high, low = (30 + side * (1 - min(1.0, max(0.0, came + by))) for by in (reach, -reach))
            shapes.append(f'<path d="M{x:.1f} {high:.1f}V{low:.1f}" stroke="#27548a"/>')
            shapes.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#b3541e"/>')
    wide = gap + len(tables) * (side + gap)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{side + 60}" '
        'font-family="sans-serif" font-size="12" role="img">\n<title>How often seats won (up) that were '
        "given a chance (right), with 95 % intervals</title>\n" + "\n".join(shapes) + "\n</svg>\n"
    )


def main() -> None:
    """Play what is missing, print the tables and draw the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("kept", type=Path, help="the file of results")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=601)
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--only-print", action="store_true", help="play nothing")
    asked = parser.parse_args()
    kept = Measured(asked.kept)
    curves = {}
    for number in asked.players:
        games = []
        for nth in count():
            of = {"players": number, "seed": asked.seed, "game": nth}
            found = kept.known(of)
            if found is None:
                if asked.only_print or nth >= asked.games:
                    break
                found = measured_game(number, asked.seed, nth)
                kept.keep(of, found)
            games.append(found)
        for only in (None, *range(STAGES)):
            rows = table(games, only)
            part = "all stages" if only is None else f"quarter {only + 1}"
            print(
                f"\n{number} players, {part}, {len(games)} games\n| said | came | n |\n| ---: | ---: | ---: |"
            )
            for said, came, reach, seen in rows:
                print(f"| {said:.3f} | {came:.3f} +- {reach:.3f} | {seen} |")
        curves[number] = table(games, None)
    if asked.plot:
        asked.plot.write_text(plotted(curves))


if __name__ == "__main__":
    main()
