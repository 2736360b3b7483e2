"""The benchmark: a bot against fixed opponents, with the luck of the dice taken out, and its rating.

At each table the bot sits alone against as many of one opponent as there are other seats. Every deal of dice
and piles is played once from every seat. The first games are shared equally among the opponents; the others
go in two stages to those whose games tell most about a bot of the strength that the games so far show. All of
it follows from the seed.

The opponents are bots of `engine.ladder` that do not depend on the clock, and their ratings are part of the
protocol: measured once (`bench/ratings.py`), with `greedy` at 0. Other opponents, other ratings or other
weights of the master are another version.
"""

import hashlib
import json
import platform
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from math import ceil
from pathlib import Path
from typing import Final

import msgspec

from marrakech.arena.entrant import Entrant, parse_entrants
from marrakech.arena.errors import ArenaError, EntrantError
from marrakech.arena.fixture import Fixture
from marrakech.arena.luck import prepare_luck
from marrakech.arena.manifest import VERSION, BenchManifest, DecisionTimes, Met, TableRating
from marrakech.arena.playing import identify, play_and_weigh
from marrakech.arena.result import Result, Times
from marrakech.arena.resultlog import ResultLog
from marrakech.arena.scale import CountedGame, encounters, mean_rating, rate_met, shared_out
from marrakech.arena.schedule import plan
from marrakech.arena.tournament import RESULTS
from marrakech.engine.bot import Limits
from marrakech.engine.intervals import Interval
from marrakech.engine.ladder import WEIGHTS
from marrakech.kernel.printings import DEFAULT_PRINTING
from marrakech.protocol.programs import COMMAND_PREFIX, FILE_SUFFIX, engine_command
from marrakech.record.ruleset import Ruleset
from marrakech.workers.here import Here
from marrakech.workers.pool import LocalPool
from marrakech.workers.runner import Runner

TABLE_GAMES: Final = 200
"""Games at each table if nothing else is asked for."""
FIRST_SHARE: Final = 12
"""One deal in so many is shared equally among the opponents; each has at least one."""
DEAL_STAGES: Final = (0.3, 1.0)
"""How much of all has been played at the end of each later stage."""
NODES: Final = 2000
"""Positions that a bot of ours may value for a decision."""
SECONDS: Final = 1.0
"""Seconds that anybody else's bot may take for a decision."""
ABSENT: Final = 0.5
"""The share of its decisions from which on a bot that `random` stands in for has no rating."""
FIXED_OPPONENTS: Final = ("random", "greedy:60", "novice", "greedy", "lookahead", "master@200n")


class Measured(msgspec.Struct, frozen=True):
    """What was measured of the opponents at a table, by `bench/ratings.py opponents --write`."""

    games: int
    """Games of each pair that it was measured from."""
    win_luck: float
    """What a chance of winning by luck is worth, in opponents left behind."""
    lead_luck: float
    """What a point of lead by luck is worth, in opponents left behind."""
    ratings: dict[str, int]


MEASURED_FILE: Final = Path(__file__).parent / "opponents.json"
_measured: Final = msgspec.json.decode(MEASURED_FILE.read_bytes(), type=dict[str, Measured])


@dataclass(frozen=True, slots=True)
class Table:
    """Where a bot is measured: the rules, and what the opponents are rated there."""

    name: str
    players: int
    measured: Measured
    end_turn: bool = False

    @property
    def ruleset(self) -> Ruleset:
        """The rules."""
        return Ruleset.of(DEFAULT_PRINTING, self.players, end_turn=self.end_turn)

    @property
    def ratings(self) -> Mapping[str, float]:
        """The opponents' ratings, in the order of the ladder."""
        return {name: self.measured.ratings[name] for name in FIXED_OPPONENTS}


TABLES: Final = (
    Table("two", 2, _measured["two"]),
    Table("three", 3, _measured["three"]),
    Table("four", 4, _measured["four"]),
    Table("variant", 2, _measured["variant"], end_turn=True),
)
"""The tables of the protocol: two, three and four players, and the variant with two."""
BY_NAME: Final = {table.name: table for table in TABLES}


@dataclass(slots=True)
class Benchmark:
    """A run of the benchmark, which can be interrupted and resumed.

    >>> run = Benchmark(enter("greedy"), games=8, tables=TABLES[:1])
    >>> run.play(Here())
    >>> run.manifest().tables[0].games    # at least a deal with each opponent
    12
    """

    entrant: Entrant
    games: int = TABLE_GAMES
    """Games at each table, rounded up to whole deals."""
    seed: str = "0"
    tables: Sequence[Table] = TABLES
    directory: Path | None = None
    """Where results are kept; None keeps them in memory only."""
    deals: Mapping[str, Mapping[str, int]] | None = None
    """Deals by table and opponent, where a run is repeated; by default what the first games show decides."""
    results: dict[str, Result] = field(default_factory=dict)
    """Results so far, by the key of their fixture."""
    versions: dict[str, str] = field(default_factory=dict)
    plans: dict[str, list[Fixture]] = field(default_factory=dict)
    """The games of each table that has been played."""
    named: Entrant = field(init=False)
    """The bot as it was named; `entrant` is what plays."""

    def __post_init__(self) -> None:
        if self.games < 1:
            raise ArenaError(f"a table has at least one game, not {self.games}")
        self.named, self.entrant = self.entrant, apart(self.entrant)

    def play(
        self,
        runner: Runner | None = None,
        on_plan: Callable[[int], None] | None = None,
        on_result: Callable[[Result], None] | None = None,
    ) -> None:
        """Play what is missing; every program is tried before the first game.

        `on_plan` is told how many games there are in all. Whatever stops this, finished games are kept.
        """
        self._identify()
        runner = runner or (Here() if self.entrant.own else LocalPool())
        log = None
        if self.directory is not None:
            log = ResultLog(self.directory / RESULTS, self.versions)
            self.results.update(log.done)
        told = on_result or (lambda _: None)
        if on_plan is not None:
            on_plan(sum(table.players * self._whole_deals(table) for table in self.tables))
        try:
            with runner:
                for table in self.tables:
                    deals = self._first_deals(table)
                    self._play(runner, self._fixtures(table, deals), log, told)
                    for stage in DEAL_STAGES if self.deals is None else ():
                        if self._absent(self._fixtures(table, deals)):
                            break
                        deals = self._next_deals(table, deals, stage)
                        self._play(runner, self._fixtures(table, deals), log, told)
                    self.plans[table.name] = self._fixtures(table, deals)
                    if self._absent(self.plans[table.name]):
                        return
        finally:
            if log is not None:
                log.close()

    def manifest(self) -> BenchManifest:
        """What came of it; only tables that were played to the end are in it."""
        played = [table for table in self.tables if table.name in self.plans]
        if not played:
            raise ArenaError("no table has been played to the end yet, so there is nothing to report")
        fixtures = [fixture for table in played for fixture in self.plans[table.name]]
        faults: Counter[str] = Counter()
        times = Times()
        decisions = stood_in = 0
        first = ""
        for result in self._of(fixtures):
            seat = self._seat(result)
            times.merge(result.times[seat])
            decisions += result.final.decisions[seat]
            stood_in += result.final.stood_in[seat]
            for one in result.faults:
                faults[one.fault.kind] += 1
                first = first or one.fault.message
        absent = self._absent(fixtures)
        ratings = [self._rated(table, rated=not absent) for table in played]
        return BenchManifest(
            bench=VERSION,
            label=self.entrant.label,
            bot=str(self.named.bot),
            version=self.versions.get(self.entrant.label, ""),
            seconds=self.entrant.seconds,
            nodes=self.entrant.nodes,
            repeatable=not self.entrant.kind.uses_clock or self.entrant.seconds is None,
            games=self.games,
            seed=self.seed,
            rating=None if absent else mean_rating([one.rating for one in ratings if one.rating]),
            tables=tuple(ratings),
            faults=dict(sorted(faults.items())),
            first_fault=first,
            decisions=decisions,
            stood_in=stood_in,
            absent=absent,
            thinking=DecisionTimes(
                _three_digits(times.quantile(0.5)), _three_digits(times.quantile(0.99)), times.longest
            ),
            made=made_with(),
        )

    def _identify(self) -> None:
        for table in self.tables:
            prepare_luck(table.players)
            for entrant in (self.entrant, *map(opponent, FIXED_OPPONENTS)):
                self.versions[entrant.label] = identify(entrant, table.players)
        if self.entrant is not self.named:
            self.versions[self.entrant.label] = file_version(self.named)

    def _whole_deals(self, table: Table) -> int:
        if self.deals is not None:
            return sum(self.deals[table.name].values())
        return max(ceil(self.games / table.players), len(FIXED_OPPONENTS))

    def _first_deals(self, table: Table) -> dict[str, int]:
        if self.deals is not None:
            return dict(self.deals[table.name])
        return first_deals(self._whole_deals(table))

    def _next_deals(self, table: Table, deals: Mapping[str, int], stage: float) -> dict[str, int]:
        met = encounters(self._games(table, self._fixtures(table, deals)), table.ratings)
        return shared_out(ceil(self._whole_deals(table) * stage), met, table.ratings)

    def _fixtures(self, table: Table, deals: Mapping[str, int]) -> list[Fixture]:
        found = []
        for name, number in deals.items():
            if number:
                seed = f"{self.seed}/{table.name}/{name}"
                pair = (self.entrant, opponent(name))
                found += plan(pair, table.ruleset, number * table.players, seed, "first")
        return found

    def _play(
        self,
        runner: Runner,
        fixtures: Sequence[Fixture],
        log: ResultLog | None,
        told: Callable[[Result], None],
    ) -> None:
        missing = [one for one in fixtures if one.key not in self.results]
        for _, result in runner.run(play_and_weigh, missing):
            if log is not None:
                log.append(result)
            self.results[result.fixture.key] = result
            told(result)

    def _of(self, fixtures: Iterable[Fixture]) -> Iterator[Result]:
        return (self.results[fixture.key] for fixture in fixtures)

    def _seat(self, result: Result) -> int:
        labels = [entrant.label for entrant in result.fixture.seats]
        return labels.index(self.entrant.label)

    def _absent(self, fixtures: Sequence[Fixture]) -> bool:
        """Whether somebody else has decided for it too often for a rating to be its own."""
        decisions = stood_in = 0
        for result in self._of(fixtures):
            decisions += result.final.decisions[self._seat(result)]
            stood_in += result.final.stood_in[self._seat(result)]
        return stood_in > ABSENT * decisions

    def _games(self, table: Table, fixtures: Iterable[Fixture]) -> list[CountedGame]:
        return [game_of(table, result, self._seat(result)) for result in self._of(fixtures)]

    def _rated(self, table: Table, *, rated: bool) -> TableRating:
        fixtures = self.plans[table.name]
        met = encounters(self._games(table, fixtures), table.ratings)
        rules = table.ruleset
        return TableRating(
            table=table.name,
            players=table.players,
            printing=rules.printing.id,
            switches=rules.switches,
            games=len(fixtures),
            rating=_tenths(rate_met(met, table.ratings)) if rated else None,
            met=tuple(
                Met(
                    one.opponent,
                    table.ratings[one.opponent],
                    len(one.deals),
                    one.games,
                    _digits(one.ahead),
                    _digits(one.adjusted),
                )
                for one in met
            ),
            digest=scores_digest(self._of(fixtures)),
        )


def first_deals(deals: int) -> dict[str, int]:
    """The deals that are played first, the same number with each opponent."""
    return dict.fromkeys(FIXED_OPPONENTS, max(1, deals // FIRST_SHARE // len(FIXED_OPPONENTS)))


def enter(bot: object, limits: Limits | None = None) -> Entrant:
    """A bot for the benchmark, with the limits of the protocol unless it has its own."""
    [entrant] = parse_entrants([bot], limits)
    if entrant.label.startswith(_OPPONENT):
        raise EntrantError(f"{entrant.label!r} is what an opponent is called; give another name=BOT")
    if entrant.seconds is None and entrant.nodes is None:
        if entrant.kind.command is None and not entrant.kind.own:
            return replace(entrant, nodes=NODES)
        return replace(entrant, seconds=SECONDS)
    return entrant


def apart(entrant: Entrant) -> Entrant:
    """A bot in a file of Python as a program of its own, which can neither end nor hold up the run."""
    if entrant.own or not entrant.kind.own:
        return entrant
    return replace(entrant, bot=COMMAND_PREFIX + engine_command(entrant.bot))


def file_version(entrant: Entrant) -> str:
    """Which version of a file of Python this is."""
    path = Path(entrant.bot.partition(FILE_SUFFIX)[0] + ".py")
    return f"{path.name} {hashlib.sha256(path.read_bytes()).hexdigest()[:12]}"


_OPPONENT: Final = "bench "


def opponent(name: str) -> Entrant:
    """An opponent by its name in the protocol."""
    return Entrant.parse(f"{_OPPONENT}{name.partition('@')[0].replace(':', ' ')}={name}")


def game_of(table: Table, result: Result, seat: int) -> CountedGame:
    """What the scale needs of a result, for the bot in a seat alone."""
    places = result.final.places
    others = [place for who, place in enumerate(places) if who != seat]
    ahead = sum((places[seat] < one) + (places[seat] == one) / 2 for one in others) / len(others)
    assert result.luck is not None
    luck = result.luck[seat]
    [name] = {_opponents()[one.label] for who, one in enumerate(result.fixture.seats) if who != seat}
    worth = table.measured.win_luck * luck.win + table.measured.lead_luck * luck.lead
    return CountedGame(name, result.fixture.deal, ahead, worth)


@cache
def _opponents() -> Mapping[str, str]:
    """The opponents by what they are called in the games."""
    return {opponent(name).label: name for name in FIXED_OPPONENTS}


def scores_digest(results: Iterable[Result]) -> str:
    """A fingerprint of the final scores of games, in their order."""
    lines = [
        [
            one.fixture.deal,
            one.fixture.rotation,
            one.final.places,
            one.final.scores,
            one.final.decisions,
            one.final.stood_in,
        ]
        for one in results
    ]
    return hashlib.sha256(json.dumps(lines).encode()).hexdigest()


def made_with() -> dict[str, str]:
    """The versions and the machine that figures depend on."""
    found = {"python": platform.python_version()}
    for package in ("marrakech", "numpy", "numba", "llvmlite"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "none"
    found["weights"] = hashlib.sha256(WEIGHTS.read_bytes()).hexdigest()[:12]
    found["machine"] = f"{platform.system()} {platform.machine()}"
    found["processor"] = _processor()
    return found


def _processor() -> str:
    """The model of the processor, where the system says it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor()


def _three_digits(seconds: float) -> float:
    return float(f"{seconds:.3g}")


def _tenths(one: Interval) -> Interval:
    return _digits(one, 1)


def _digits(one: Interval, digits: int = 5) -> Interval:
    low = None if one.low is None else round(one.low, digits)
    high = None if one.high is None else round(one.high, digits)
    return Interval(round(one.value, digits), low, high)
