"""The ratings of the benchmark's opponents, and how precise 200 games are.

    python bench/ratings.py opponents two --games 300 --out DIR [--write]    # ratings, weights of luck
    python bench/ratings.py precision two --bots novice master@500n --out DIR

`opponents` plays each opponent alone against a field of each that is at most two steps away on the ladder, and
fits one rating for each to all of it, greedy at 0; `--write` puts them into the package. The weights of luck
are those that explain most of the results, fitted to the same games: any weights leave the ratings unbiased,
these leave the least spread.

`precision` rates each bot from 5,000 games, then a hundred times from 200 of them, drawn at random and shared
out in stages as the benchmark does it, and counts how often that is within 40 points. Everything is kept in
DIR: the same command goes on where it was stopped.
"""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from math import ceil
from pathlib import Path
from random import Random

import msgspec
import numpy as np

from marrakech.arena.benchmark import (
    BY_NAME,
    DEAL_STAGES,
    FIXED_OPPONENTS,
    MEASURED_FILE,
    TABLES,
    Benchmark,
    Measured,
    Table,
    enter,
    first_deals,
    game_of,
    opponent,
)
from marrakech.arena.fixture import Fixture
from marrakech.arena.luck import prepare_luck
from marrakech.arena.playing import identify, play_and_weigh
from marrakech.arena.result import Result
from marrakech.arena.resultlog import ResultLog
from marrakech.arena.scale import (
    TENFOLD,
    CountedGame,
    encounter,
    encounters,
    expected_ahead,
    luck_share,
    rate_met,
    shared_out,
)
from marrakech.arena.schedule import plan
from marrakech.workers.pool import LocalPool

Pair = tuple[int, int]
"""Who sits alone, and who in all other seats, by their places on the ladder."""

STEPS = 2
"""How far apart on the ladder opponents are that meet."""
WITHIN = 40
ANCHOR = FIXED_OPPONENTS.index("greedy")


def pairs(players: int) -> list[Pair]:
    """Who meets whom: the first alone, the second in all other seats."""
    return [
        (one, other)
        for one in range(len(FIXED_OPPONENTS))
        for other in range(len(FIXED_OPPONENTS))
        if 0 < abs(one - other) <= STEPS and (players > 2 or one < other)
    ]


def played(
    table: Table, fixtures: dict[Pair, list[Fixture]], path: Path, workers: int
) -> dict[Pair, list[Result]]:
    """The games of every pair, from the file or played now."""
    log = ResultLog(path, {})
    missing = [one for of in fixtures.values() for one in of if one.key not in log.done]
    if missing:
        prepare_luck(table.players)
        for one in map(opponent, FIXED_OPPONENTS):
            identify(one, table.players)
    try:
        for _, result in LocalPool(workers).run(play_and_weigh, missing):
            log.append(result)
    finally:
        log.close()
    return {pair: [log.done[one.key] for one in of] for pair, of in fixtures.items()}


def seat_of(result: Result, label: str) -> int:
    """Where the bot sits that is alone."""
    return [one.label for one in result.fixture.seats].index(label)


def luck_weights(table: Table, results: dict[Pair, list[Result]]) -> tuple[float, float]:
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


def fitted(table: Table, results: dict[Pair, list[Result]]) -> np.ndarray:
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


def opponents(table: Table, games: int, folder: Path, workers: int, write: bool) -> None:
    """Print ratings and weights, and put them into the package if asked."""
    entrants = [opponent(name) for name in FIXED_OPPONENTS]
    fixtures = {
        (one, other): plan(
            (entrants[one], entrants[other]),
            table.ruleset,
            games,
            f"opponents/{table.name}/{one}-{other}/x",
            "first",
        )
        for one, other in pairs(table.players)
    }
    results = played(table, fixtures, folder / f"opponents-{table.name}.jsonl", workers)
    win, lead = luck_weights(table, results)
    print(f"{table.name}: a chance of winning by luck is worth {win}, a point of lead {lead}")
    weighed = Measured(games, win, lead, dict(table.measured.ratings))
    ratings = fitted(replace(table, measured=weighed), results)
    found = {name: round(one) for name, one in zip(FIXED_OPPONENTS, ratings, strict=True)}
    print(", ".join(f"{name} {one:+}" for name, one in found.items()))
    if write:
        known = msgspec.json.decode(MEASURED_FILE.read_bytes(), type=dict[str, Measured])
        known[table.name] = msgspec.structs.replace(weighed, ratings=found)
        MEASURED_FILE.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n")


Dealt = dict[str, list[list[CountedGame]]]
"""Games by opponent, the games of a deal together."""


def whole_run(bot: str, table: Table, games: int, folder: Path, workers: int) -> Dealt:
    """The games of a run of the benchmark."""
    name = bot.replace("/", "-").replace(":", "-")
    run = Benchmark(enter(bot), games, "many", [table], folder / f"{table.name}-{name}")
    run.play(LocalPool(workers))
    found: dict[str, dict[str, list[CountedGame]]] = {}
    for fixture in run.plans[table.name]:
        result = run.results[fixture.key]
        game = game_of(table, result, seat_of(result, run.entrant.label))
        found.setdefault(game.opponent, {}).setdefault(game.deal, []).append(game)
    return {name: list(deals.values()) for name, deals in found.items()}


def drawn(table: Table, dealt: Dealt, games: int, random: Random) -> list[CountedGame]:
    """So many games, shared out in stages as the benchmark does it."""
    whole = ceil(games / table.players)
    mixed = {name: random.sample(deals, len(deals)) for name, deals in dealt.items()}
    shares = first_deals(whole)
    for stage in DEAL_STAGES:
        shares = shared_out(
            ceil(whole * stage), encounters(taken(mixed, shares), table.ratings), table.ratings
        )
    return taken(mixed, shares)


def taken(dealt: Dealt, shares: dict[str, int]) -> list[CountedGame]:
    """The games of the first deals with each opponent."""
    return [game for name, deals in dealt.items() for deal in deals[: shares[name]] for game in deal]


def precision(
    table: Table, bots: Sequence[str], games: int, trials: int, folder: Path, workers: int
) -> None:
    """Print how far ratings from 200 games are from those of many."""
    all_inside = 0
    for bot in bots:
        dealt = whole_run(bot, table, games, folder, workers)
        every = [game for deals in dealt.values() for deal in deals for game in deal]
        many = rate_met(encounters(every, table.ratings), table.ratings)
        few = [
            rate_met(
                encounters(drawn(table, dealt, 200, Random(f"{bot}/{trial}")), table.ratings),
                table.ratings,
            )
            for trial in range(trials)
        ]
        off = [one.value - many.value for one in few]
        inside = sum(abs(one) <= WITHIN for one in off)
        held = sum(one.reach >= abs(far) for one, far in zip(few, off, strict=True))
        all_inside += inside
        print(
            f"| {table.name} | {bot} | {len(every):,} | {many:+.0f} | {np.mean(off):+.1f} | "
            f"{np.std(off):.1f} | {max(map(abs, off)):.0f} | {inside} of {trials} | {held} of {trials} |",
            flush=True,
        )
    of = len(bots) * trials
    print(f"{table.name}: {all_inside} of {of} within {WITHIN} points, {all_inside / of:.1%}")


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("opponents", "precision"))
    parser.add_argument("table", choices=[table.name for table in TABLES])
    parser.add_argument("--games", type=int, help="of each pair (300), or of the long rating (5,000)")
    parser.add_argument("--trials", type=int, default=100)
    parser.add_argument("--bots", nargs="+", default=["novice"])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--write", action="store_true", help="put what was found into the package")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    table = BY_NAME[asked.table]
    if asked.what == "precision":
        precision(table, asked.bots, asked.games or 5000, asked.trials, asked.out, asked.workers)
    else:
        opponents(table, asked.games or 300, asked.out, asked.workers, asked.write)


if __name__ == "__main__":
    main()
