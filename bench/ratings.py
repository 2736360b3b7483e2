"""The ratings of the benchmark's opponents, and how precise 200 games are.

    python bench/ratings.py opponents two --games 600 --out DIR    # ratings of the opponents, weights of luck
    python bench/ratings.py precision two --bots novice master@500n --out DIR

`opponents` plays each opponent alone against a field of each that is at most two steps away on the ladder, and
fits one rating for each to all of it, greedy at 0. The weights of luck are those that explain most of the
results, fitted to the same games: any weights leave the ratings unbiased, these leave the least spread.

`precision` rates each bot from 5,000 games, then again and again from 200 on other deals, and counts how often
that is within 40 points. Everything is kept in DIR: the same command goes on where it was stopped.
"""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from marrakech.arena.benchmark import (
    BY_NAME,
    FIXED_OPPONENTS,
    TABLES,
    Benchmark,
    Table,
    enter,
    game_of,
    opponent,
)
from marrakech.arena.luck import prepare_luck
from marrakech.arena.playing import identify, play_and_weigh
from marrakech.arena.result import Result
from marrakech.arena.resultlog import ResultLog
from marrakech.arena.scale import TENFOLD, encounter, expected_ahead, luck_share
from marrakech.arena.schedule import plan
from marrakech.workers.pool import LocalPool

STEPS = 2
"""How far apart on the ladder opponents are that meet."""
WITHIN = 40
ANCHOR = FIXED_OPPONENTS.index("greedy")


def pairs(players: int) -> list[tuple[int, int]]:
    """Who meets whom: the first alone, the second in all other seats."""
    return [
        (one, other)
        for one in range(len(FIXED_OPPONENTS))
        for other in range(len(FIXED_OPPONENTS))
        if 0 < abs(one - other) <= STEPS and (players > 2 or one < other)
    ]


def played(table: Table, games: int, folder: Path, workers: int) -> dict[tuple[int, int], list[Result]]:
    """The games of every pair, from the file or played now."""
    prepare_luck(table.players)
    entrants = [opponent(name) for name in FIXED_OPPONENTS]
    versions = {one.label: identify(one, table.players) for one in entrants}
    log = ResultLog(folder / f"opponents-{table.name}.jsonl", versions)
    fixtures = {
        pair: plan(
            [entrants[pair[0]], entrants[pair[1]]],
            table.ruleset,
            games,
            f"opponents/{table.name}/{pair[0]}-{pair[1]}/x",
            "first",
        )
        for pair in pairs(table.players)
    }
    missing = [one for of in fixtures.values() for one in of if one.key not in log.done]
    try:
        for _, result in LocalPool(workers).run(play_and_weigh, missing):
            log.append(result)
    finally:
        log.close()
    return {pair: [log.done[one.key] for one in of] for pair, of in fixtures.items()}


def seat_of(result: Result, label: str) -> int:
    """Where the bot sits that is alone."""
    return [one.label for one in result.fixture.seats].index(label)


def luck_weights(table: Table, results: dict[tuple[int, int], list[Result]]) -> tuple[float, float]:
    """What a chance of winning and a point of lead by luck are worth, by least squares."""
    rows, wanted = [], []
    for pair, of in results.items():
        label = opponent(FIXED_OPPONENTS[pair[0]]).label
        games = [(game_of(table, one, seat_of(one, label)), one) for one in of]
        mean = sum(game.ahead for game, _ in games) / len(games)
        share = luck_share(mean)
        for game, one in games:
            assert one.luck is not None
            luck = one.luck[seat_of(one, label)]
            rows.append((share * luck.win, share * luck.lead))
            wanted.append(game.ahead - mean)
    found = np.linalg.lstsq(np.array(rows), np.array(wanted), rcond=None)[0]
    return round(float(found[0]), 2), round(float(found[1]), 4)


def fitted(table: Table, results: dict[tuple[int, int], list[Result]]) -> np.ndarray:
    """One rating for each opponent, by Newton's method; greedy at 0."""
    ratings = np.zeros(len(FIXED_OPPONENTS))
    met = []
    for (one, other), of in results.items():
        label = opponent(FIXED_OPPONENTS[one]).label
        games = [game_of(table, result, seat_of(result, label)) for result in of]
        share = luck_share(sum(game.ahead for game in games) / len(games))
        found = encounter(FIXED_OPPONENTS[other], games, share)
        met.append((one, other, found))
        print(f"{FIXED_OPPONENTS[one]:>14} alone against {FIXED_OPPONENTS[other]:14} {found.games:5} games: "
              f"ahead {found.ahead:.3f}, luck taken out {found.adjusted:.3f}")  # fmt: skip
    free = [index for index in range(len(FIXED_OPPONENTS)) if index != ANCHOR]
    for _ in range(100):
        pull, slope = (
            np.zeros(len(FIXED_OPPONENTS)),
            np.zeros((len(FIXED_OPPONENTS), len(FIXED_OPPONENTS))),
        )
        for one, other, found in met:
            chance = expected_ahead(ratings[one], ratings[other])
            pull[one] += found.games * (found.adjusted.value - chance)
            pull[other] -= found.games * (found.adjusted.value - chance)
            told = found.games * chance * (1 - chance) * np.log(10) / TENFOLD
            slope[[one, other], [one, other]] += told
            slope[[one, other], [other, one]] -= told
        step = np.linalg.solve(slope[np.ix_(free, free)], pull[free])
        ratings[free] += np.clip(step, -200, 200)
    return ratings


def opponents(table: Table, games: int, folder: Path, workers: int) -> None:
    """Print ratings and weights."""
    results = played(table, games, folder, workers)
    win, lead = luck_weights(table, results)
    print(f"{table.name}: a chance of winning by luck is worth {win}, a point of lead {lead}")
    ratings = fitted(replace(table, win_luck=win, lead_luck=lead), results)
    print(
        ", ".join(
            f"{name} {rating:+.0f}" for name, rating in zip(FIXED_OPPONENTS, ratings, strict=True)
        )
    )


def rating(bot: str, table: Table, games: int, seed: str, folder: Path, workers: int) -> float:
    """The rating of a bot by the benchmark."""
    name = bot.replace("/", "-").replace(":", "-")
    run = Benchmark(enter(bot), games, seed, [table], folder / f"{table.name}-{name}")
    run.play(LocalPool(workers))
    [one] = run.manifest().tables
    assert one.rating is not None
    print(f"{table.name} {bot} {games} games, seed {seed}: {one.rating:.1f}", flush=True)
    return one.rating.value


def precision(
    table: Table, bots: Sequence[str], games: int, trials: int, folder: Path, workers: int
) -> None:
    """Print how far ratings from 200 games are from those of many."""
    offs: list[float] = []
    for bot in bots:
        many = rating(bot, table, games, "many", folder, workers)
        few = [rating(bot, table, 200, f"few-{n}", folder, workers) for n in range(trials)]
        off = [one - many for one in few]
        offs += off
        inside = sum(abs(one) <= WITHIN for one in off)
        print(
            f"| {table.name} | {bot} | {many:+.0f} | {np.mean(off):+.1f} | {np.std(off):.1f} | "
            f"{max(map(abs, off)):.0f} | {inside} of {trials} |",
            flush=True,
        )
    inside = sum(abs(one) <= WITHIN for one in offs)
    print(f"{table.name}: {inside} of {len(offs)} within {WITHIN} points, {inside / len(offs):.1%}")


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("opponents", "precision"))
    parser.add_argument("table", choices=[table.name for table in TABLES])
    parser.add_argument("--games", type=int, help="of each pair (600), or of the long rating (5,000)")
    parser.add_argument("--trials", type=int, default=20)
    parser.add_argument("--bots", nargs="+", default=["novice"])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    table = BY_NAME[asked.table]
    if asked.what == "opponents":
        opponents(table, asked.games or 600, asked.out, asked.workers)
    else:
        precision(table, asked.bots, asked.games or 5000, asked.trials, asked.out, asked.workers)


if __name__ == "__main__":
    main()
