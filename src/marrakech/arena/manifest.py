"""What a run of the benchmark showed, and all that is needed to repeat it: a small file of JSON."""

from math import hypot
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from marrakech.arena.errors import ArenaError
from marrakech.engine.intervals import Interval

VERSION: Final = 2
"""The version of the protocol: opponents, their ratings, tables, how luck is taken out."""

Agreement = Literal["the same", "within the intervals", "different"]
"""What a repetition shows: the same to the bit, the same ratings as far as can be told, or neither."""


class Met(msgspec.Struct, frozen=True):
    """The games against one opponent at one table."""

    opponent: str
    rating: float
    """The opponent's, by the protocol."""
    deals: int
    games: int
    ahead: Interval
    """The share of opponents that it came in ahead of, ties by half."""
    adjusted: Interval
    """The same with the luck of the dice taken out."""


class TableRating(msgspec.Struct, frozen=True):
    """What a table showed."""

    table: str
    players: int
    printing: str
    switches: tuple[str, ...]
    games: int
    rating: Interval | None
    """None for a bot that left its decisions to others."""
    met: tuple[Met, ...]
    digest: str
    """A fingerprint of all final scores."""


class DecisionTimes(msgspec.Struct, frozen=True):
    """Seconds for a decision, on the machine of the run."""

    median: float
    p99: float
    longest: float


class BenchManifest(msgspec.Struct, frozen=True):
    """A run of the benchmark."""

    bench: int
    label: str
    bot: str
    """What was played, as it is named for `marrakech bench`."""
    version: str
    seconds: float | None
    nodes: int | None
    repeatable: bool
    """Whether the bot decides by nodes, not by the clock, as far as it is known."""
    games: int
    """Games asked for at each table."""
    seed: str
    rating: Interval | None
    """The mean over the tables."""
    tables: tuple[TableRating, ...]
    faults: dict[str, int]
    """Decisions that it failed to make, by kind: illegal, late, died, ..."""
    first_fault: str
    decisions: int
    stood_in: int
    """Decisions made by `random` in its place."""
    absent: bool
    """Whether these were too many for a rating."""
    thinking: DecisionTimes
    made: dict[str, str]
    """Versions and machine."""

    @property
    def deals(self) -> dict[str, dict[str, int]]:
        """Deals by table and opponent."""
        return {one.table: {met.opponent: met.deals for met in one.met} for one in self.tables}

    def write(self) -> str:
        """The text of its file."""
        plain: Any = msgspec.to_builtins(self)
        return msgspec.json.format(msgspec.json.encode(plain), indent=1).decode() + "\n"


def read_bench(path: Path) -> BenchManifest:
    """A manifest from its file, or `ArenaError` saying what is wrong with it."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=BenchManifest)
    except msgspec.MsgspecError as error:
        raise ArenaError(f"{path} is no manifest of the benchmark: {error}") from None
    if found.bench != VERSION:
        raise ArenaError(
            f"{path} is of version {found.bench} of the benchmark; this program plays version {VERSION}"
        )
    return found


def agreement(first: BenchManifest, again: BenchManifest) -> Agreement:
    """Whether a repetition shows what the first run showed."""
    if (first.tables, first.faults) == (again.tables, again.faults):
        return "the same"
    pairs = list(zip(first.tables, again.tables, strict=False))
    same_games = first.deals == again.deals and first.absent == again.absent
    if same_games and all(_overlap(one.rating, other.rating) for one, other in pairs):
        return "within the intervals"
    return "different"


def _overlap(one: Interval | None, other: Interval | None) -> bool:
    """Whether the difference is within its interval, as far as there are intervals."""
    if one is None or other is None:
        return one is other
    return abs(one.value - other.value) <= hypot(one.reach, other.reach)


BENCH_COLUMNS: Final = (
    "bot", "overall", "two", "three", "four", "variant", "illegal", "other faults", "time", "games"
)  # fmt: skip
"""The columns of a row."""


def bench_row(found: BenchManifest) -> list[str]:
    """A run as a row of a table, each figure with half its interval."""
    by_table = {one.table: one.rating for one in found.tables}
    whole = len(by_table) == 4
    overall = found.rating if whole else None
    illegal = found.faults.get("illegal", 0)
    return [
        found.label,
        "no rating" if found.absent else _told(overall),
        *(_told(by_table.get(name)) for name in BENCH_COLUMNS[2:6]),
        _per_mille(illegal, found.decisions),
        _others(found, illegal),
        f"{_seconds(found.thinking.median)}, {_seconds(found.thinking.p99)}",
        f"{sum(one.games for one in found.tables):,}",
    ]


def markdown_table(rows: list[list[str]]) -> str:
    """Rows as a table of Markdown."""
    lines = [list(BENCH_COLUMNS), ["---", *["---:"] * (len(BENCH_COLUMNS) - 1)], *rows]
    return "".join(f"| {' | '.join(cell.replace('|', '/') for cell in line)} |\n" for line in lines)


def _told(rating: Interval | None) -> str:
    if rating is None:
        return "none"
    if rating.low is None:
        return f"{rating.value:+.0f}"
    return f"{rating.value:+.0f} ± {rating.reach:.0f}"


def _per_mille(number: int, of: int) -> str:
    return "0" if not number else f"{number:,} of {of:,}"


def _others(found: BenchManifest, illegal: int) -> str:
    others = {kind: number for kind, number in found.faults.items() if kind != "illegal"}
    told = ", ".join(f"{kind} {number:,}" for kind, number in others.items())
    if found.absent:
        told = f"{told or f'illegal {illegal:,}'}: random played"
    return told or "0"


def _seconds(seconds: float) -> str:
    if seconds < 1e-3:
        return f"{seconds * 1e6:.0f} µs"
    return f"{seconds * 1e3:.3g} ms" if seconds < 1 else f"{seconds:.3g} s"
