"""What a match shows, as a value: shares with intervals, margins, seats, times, ratings, faults.

Only whole deals count: of a match cut short, the games of a deal that has not been played in every
rotation are left out, for they would favour a seat.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from marrakech.arena.entrant import Entrant
from marrakech.arena.ratings import rate
from marrakech.arena.sums import Interval, Sums
from marrakech.arena.unit import Result, Times, Unit

VERSION: Final = 1
"""The version of the summary as JSON."""

FAULTS_SHOWN: Final = 20


@dataclass(frozen=True, slots=True)
class Side:
    """One bot at a table."""

    label: str
    seats: int
    """How many seats it holds there."""
    share: Interval
    """The share of games that one of its seats won; a shared first place counts in parts."""
    fair: float
    """The share of an average player with as many seats."""
    margin: Interval
    """The lead over the best of the others, in points, a seat."""


@dataclass(frozen=True, slots=True)
class TableSummary:
    """Everything that was played between the same bots."""

    games: int
    deals: int
    sides: tuple[Side, ...]

    @property
    def loner(self) -> Side | None:
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
    """Seconds a decision; half of them took less."""
    p99: float
    longest: float
    faults: dict[str, int]
    """Faults by kind."""
    stood_in: int
    """Decisions that `random` made in its place."""
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
class FaultLine:
    """A fault with where it happened."""

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
    tables: tuple[TableSummary, ...]
    meetings: tuple[Meeting, ...]
    seats: tuple[SeatSummary, ...]
    faults: tuple[FaultLine, ...]
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
        found = asdict(self)
        return {"arena_summary": VERSION, **_rounded(found)}


def summarise(
    results: Iterable[Result],
    units: Sequence[Unit],
    entrants: Sequence[Entrant],
    seed: int | str,
    versions: dict[str, str] | None = None,
) -> Summary | None:
    """The summary of the results of these units, or None if no deal is complete."""
    done = {result.unit.key: result for result in results}
    wanted: dict[tuple[tuple[str, ...], str], list[Unit]] = defaultdict(list)
    for unit in units:
        wanted[unit.group, unit.deal].append(unit)
    kept = [
        done[unit.key]
        for deal in wanted.values()
        if all(unit.key in done for unit in deal)
        for unit in deal
    ]
    if not kept:
        return None
    first = kept[0].unit
    labels = [entrant.label for entrant in entrants]
    playing = {entrant.label for result in kept for entrant in result.unit.table}
    labels = [label for label in labels if label in playing]
    ratings = rate(kept, labels)
    by_label = {entrant.label: entrant for entrant in entrants}
    meetings = [
        meeting
        for label in labels
        for other in labels
        if label != other and (meeting := _meeting(kept, label, other)) is not None
    ]
    faults = [
        FaultLine(
            result.unit.seats[seat].label,
            fault.kind,
            result.unit.deal,
            result.unit.rotation,
            fault.decision,
            fault.message,
        )
        for result in kept
        for seat, fault in result.faults
    ]
    return Summary(
        players=len(first.table),
        printing=first.printing,
        switches=first.switches,
        seed=str(seed),
        games=len(kept),
        deals=len({result.unit.deal for result in kept}),
        planned=len(units),
        repeatable=all(
            entrant.seconds is None or not entrant.kind.uses_clock
            for entrant in entrants
            if entrant.label in playing
        ),
        bots=tuple(
            _bot(kept, by_label[label], ratings[label], (versions or {}).get(label, ""))
            for label in labels
        ),
        tables=tuple(_tables(kept, labels)),
        meetings=tuple(meetings),
        seats=tuple(_seats(kept)),
        faults=tuple(faults[:FAULTS_SHOWN]),
    )


def limits_text(entrant: Entrant) -> str:
    """The limits of an entrant in words, e.g. '0.1 s' or '2000 nodes'."""
    parts = []
    if entrant.seconds is not None:
        parts.append(f"{entrant.seconds:g} s")
    if entrant.nodes is not None:
        parts.append(f"{entrant.nodes} nodes")
    return " or ".join(parts) or "none"


def _bot(results: list[Result], entrant: Entrant, rating: Interval, version: str) -> BotSummary:
    win, margin, times = Sums(), Sums(), Times()
    faults: Counter[str] = Counter()
    stood_in = games = out = places = scores = 0
    players = len(results[0].unit.table)
    by_seat = [Sums() for _ in range(players)]
    for result in results:
        outcome = result.outcome
        for seat, sitting in enumerate(result.unit.seats):
            if sitting.label != entrant.label:
                continue
            games += 1
            win.add(result.unit.deal, outcome.win(seat))
            margin.add(result.unit.deal, outcome.margin(seat))
            by_seat[seat].add(result.unit.deal, outcome.win(seat))
            times.merge(result.times[seat])
            places += outcome.places[seat]
            scores += outcome.scores[seat]
            out += outcome.out[seat]
            stood_in += outcome.stood_in[seat]
            faults.update(fault.kind for who, fault in result.faults if who == seat)
    shares = [sums.share() for sums in by_seat]
    return BotSummary(
        label=entrant.label,
        bot=entrant.bot,
        version=version,
        limits=limits_text(entrant),
        games=games,
        rating=rating,
        win=_known(win.share()),
        place=places / games,
        score=scores / games,
        margin=_known(margin.mean()),
        out=out / games,
        decisions=times.decisions,
        median=times.quantile(0.5),
        p99=times.quantile(0.99),
        longest=times.longest,
        faults=dict(faults),
        stood_in=stood_in,
        by_seat=tuple(None if share is None else share.value for share in shares),
    )


def _tables(results: list[Result], labels: list[str]) -> Iterable[TableSummary]:
    groups: dict[tuple[str, ...], list[Result]] = defaultdict(list)
    for result in results:
        groups[result.unit.group].append(result)
    for group, played in groups.items():
        sides = []
        for label in sorted(set(group), key=labels.index):
            win, margin = Sums(), Sums()
            for result in played:
                seats = [s for s, one in enumerate(result.unit.seats) if one.label == label]
                win.add(result.unit.deal, sum(result.outcome.win(seat) for seat in seats))
                for seat in seats:
                    margin.add(result.unit.deal, result.outcome.margin(seat))
            held = group.count(label)
            sides.append(
                Side(label, held, _known(win.share()), held / len(group), _known(margin.mean()))
            )
        # Who sits alone comes first: the line is about that one.
        sides.sort(key=lambda side: side.seats)
        yield TableSummary(len(played), len({one.unit.deal for one in played}), tuple(sides))


def _meeting(results: list[Result], label: str, other: str) -> Meeting | None:
    ahead, alone = Sums(), Sums()
    for result in results:
        names = [entrant.label for entrant in result.unit.seats]
        if label not in names or other not in names:
            continue
        places = result.outcome.places
        for mine, my_name in enumerate(names):
            if my_name != label:
                continue
            for theirs, their_name in enumerate(names):
                if their_name == other:
                    better = places[mine] < places[theirs]
                    ahead.add(result.unit.deal, better + (places[mine] == places[theirs]) / 2)
            if names.count(label) == 1 and names.count(other) == len(names) - 1 > 1:
                alone.add(result.unit.deal, result.outcome.win(mine))
    found = ahead.share()
    return None if found is None else Meeting(label, other, found, ahead.number, alone.share())


def _seats(results: list[Result]) -> Iterable[SeatSummary]:
    for seat in range(len(results[0].unit.table)):
        win = Sums()
        for result in results:
            win.add(result.unit.deal, result.outcome.win(seat))
        score = sum(result.outcome.scores[seat] for result in results) / len(results)
        yield SeatSummary(seat, _known(win.share()), score)


def _known(interval: Interval | None) -> Interval:
    assert interval is not None
    return interval


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 6)
    if isinstance(value, dict):
        return {key: _rounded(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(one) for one in value]
    return value
