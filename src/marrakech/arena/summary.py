"""What a match shows, as a value: shares with intervals, margins, seats, times, ratings, faults."""

from dataclasses import asdict, dataclass
from typing import Any, Final

from marrakech.engine.intervals import Interval

VERSION: Final = 1
"""The version of the summary as JSON."""


@dataclass(frozen=True, slots=True)
class SideSummary:
    """One bot at a table."""

    label: str
    seats: int
    """How many seats it holds there."""
    share: Interval
    """The share of games that one of its seats won; a shared first place counts in parts."""
    fair: float
    """The share of an average player with as many seats."""
    margin: Interval
    """The lead over the best opponent, in points per seat."""


@dataclass(frozen=True, slots=True)
class LineupSummary:
    """Everything that was played between the same bots."""

    games: int
    deals: int
    sides: tuple[SideSummary, ...]

    @property
    def loner(self) -> SideSummary | None:
        """The one who sits alone against a field of another, with three or four players."""
        if len(self.sides) == 2 and sum(side.seats for side in self.sides) > 2:
            return min(self.sides, key=lambda side: side.seats)
        return None


@dataclass(frozen=True, slots=True)
class BotSummary:
    """A bot over the whole match."""

    label: str
    bot: str
    version: str
    limits: str
    games: int
    """Seats it has played in."""
    rating: Interval
    win: Interval
    place: float
    score: float
    margin: Interval
    out: float
    """The share of its games in which it was eliminated."""
    decisions: int
    median: float
    """The median seconds per decision."""
    p99: float
    longest: float
    faults: dict[str, int]
    """Faults by kind."""
    stood_in: int
    """Decisions made by `random` in its place."""
    by_seat: tuple[float | None, ...]
    """The share of its games that it won, by seat."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """A cell of the cross table: how often `label` came in ahead of `other`, ties by half."""

    label: str
    other: str
    ahead: Interval
    games: int
    alone: Interval | None
    """The share of games it won when it sat alone against a field of the other, if it did."""


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """A seat, whoever sat in it."""

    seat: int
    share: Interval
    score: float


@dataclass(frozen=True, slots=True)
class FaultSummary:
    """A fault and where it happened."""

    label: str
    kind: str
    deal: str
    rotation: int
    decision: int
    message: str


@dataclass(frozen=True, slots=True)
class Summary:
    """A match."""

    players: int
    printing: str
    switches: tuple[str, ...]
    seed: str
    games: int
    deals: int
    planned: int
    repeatable: bool
    """Whether every bot decides by nodes, not by the clock: the same command gives the same games."""
    bots: tuple[BotSummary, ...]
    lineups: tuple[LineupSummary, ...]
    meetings: tuple[Meeting, ...]
    seats: tuple[SeatSummary, ...]
    faults: tuple[FaultSummary, ...]
    """The first of them."""

    @property
    def rules(self) -> str:
        """The rules in a few words, e.g. 'en2021 + end-turn'."""
        return " + ".join([self.printing, *self.switches])

    def meeting(self, label: str, other: str) -> Meeting | None:
        """The cell of the cross table, if the two have met."""
        return next((m for m in self.meetings if (m.label, m.other) == (label, other)), None)

    def to_json(self) -> dict[str, Any]:
        """For programs."""
        # The name in the file is older than the one in the code.
        fields = {{"lineups": "tables"}.get(name, name): value for name, value in asdict(self).items()}
        return {"arena_summary": VERSION, **_rounded(fields)}


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 6)
    if isinstance(value, dict):
        return {key: _rounded(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(one) for one in value]
    return value
