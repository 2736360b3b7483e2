"""The ratings of the benchmark's opponents, and how precise 200 games are.

    python bench/ratings.py opponents two --games 600 --out DIR [--write]    # ratings, weights of luck
    python bench/ratings.py precision two --bots novice master@500n --out DIR
    python bench/ratings.py resample two --out DIR

`opponents` plays each opponent alone against a field of each that is at most two steps away on the ladder, and
fits one rating for each to all of it, greedy at 0; `--write` puts them into the package. The weights of luck
are those that explain most of the results, fitted to the same games: any weights leave the ratings unbiased,
these leave the least spread.

`precision` rates each bot from 5,000 games, then again and again from 200 on other deals, and counts how often
that is within 40 points. `resample` asks the same of the games that `opponents` played, without new ones: each
opponent is rated from all its games against the others, and from 200 of them drawn at random as the benchmark
would share them out. Everything is kept in DIR: the same command goes on where it was stopped.
"""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import numpy as np

from marrakech.arena.benchmark import (
    BY_NAME,
    FIRST_SHARE,
    FIXED_OPPONENTS,
    MEASURED_FILE,
    TABLES,
    Benchmark,
    Measured,
    Table,
    enter,
    game_of,
    opponent,
)
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
    entrants = [opponent(name) for name in FIXED_OPPONENTS]
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
    log = ResultLog(folder / f"opponents-{table.name}.jsonl", {})
    missing = [one for of in fixtures.values() for one in of if one.key not in log.done]
    if missing:
        prepare_luck(table.players)
        for one in entrants:
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


def opponents(table: Table, games: int, folder: Path, workers: int, write: bool) -> None:
    """Print ratings and weights, and put them into the package if asked."""
    results = played(table, games, folder, workers)
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


Dealt = dict[str, list[list[CountedGame]]]
"""Games by opponent, the games of a deal together."""


def of_bot(table: Table, results: dict[tuple[int, int], list[Result]], bot: int) -> Dealt:
    """The games of one of the opponents in which it sat alone, by whom it met."""
    label = opponent(FIXED_OPPONENTS[bot]).label
    found: Dealt = {}
    for pair, of in results.items():
        if bot != pair[0] and (table.players > 2 or bot not in pair):
            continue
        name = FIXED_OPPONENTS[pair[1] if bot == pair[0] else pair[0]]
        deals: dict[str, list[CountedGame]] = {}
        for result in of:
            game = replace(game_of(table, result, seat_of(result, label)), opponent=name)
            deals.setdefault(game.deal, []).append(game)
        found[name] = list(deals.values())
    return found


def drawn(table: Table, dealt: Dealt, games: int, random: Random) -> list[CountedGame]:
    """So many games, shared out as the benchmark does it."""
    ratings = {name: table.ratings[name] for name in dealt}
    mixed = {name: random.sample(deals, len(deals)) for name, deals in dealt.items()}
    first = max(1, games // table.players // FIRST_SHARE // len(dealt))
    begun = [game for deals in mixed.values() for deal in deals[:first] for game in deal]
    shares = shared_out(games // table.players, encounters(begun, ratings), ratings)
    return [game for name, deals in mixed.items() for deal in deals[: shares[name]] for game in deal]


def resample(table: Table, games: int, trials: int, folder: Path, workers: int) -> None:
    """Print how far ratings from 200 games are from those of all."""
    results = played(table, games, folder, workers)
    offs: list[float] = []
    for bot, name in enumerate(FIXED_OPPONENTS):
        dealt = of_bot(table, results, bot)
        ratings = {other: table.ratings[other] for other in dealt}
        whole = [game for deals in dealt.values() for deal in deals for game in deal]
        many = rate_met(encounters(whole, ratings), ratings)
        off, inside = [], 0
        for seed in range(trials):
            few = rate_met(
                encounters(drawn(table, dealt, 200, Random(f"{name}/{seed}")), ratings), ratings
            )
            off.append(few.value - many.value)
            inside += few.reach >= abs(off[-1])
        offs += off
        print(
            f"| {table.name} | {name} | {len(whole):,} | {many:+.0f} | {np.std(off):.1f} | "
            f"{max(map(abs, off)):.0f} | {sum(abs(one) <= WITHIN for one in off)} of {trials} | "
            f"{inside} of {trials} |"
        )
    inside = sum(abs(one) <= WITHIN for one in offs)
    print(f"{table.name}: {inside} of {len(offs)} within {WITHIN} points, {inside / len(offs):.1%}")


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("opponents", "precision", "resample"))
    parser.add_argument("table", choices=[table.name for table in TABLES])
    parser.add_argument("--games", type=int, help="of each pair (600), or of the long rating (5,000)")
    parser.add_argument("--trials", type=int, default=20)
    parser.add_argument("--bots", nargs="+", default=["novice"])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--write", action="store_true", help="put the ratings into the package")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    table = BY_NAME[asked.table]
    if asked.what == "opponents":
        opponents(table, asked.games or 600, asked.out, asked.workers, asked.write)
    elif asked.what == "resample":
        resample(table, asked.games or 600, asked.trials, asked.out, asked.workers)
    else:
        precision(table, asked.bots, asked.games or 5000, asked.trials, asked.out, asked.workers)


if __name__ == "__main__":
    main()
