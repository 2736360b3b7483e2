"""Computing the summary of a match from its results.

Only complete deals count: in an interrupted match, games of a deal that has not been played in every
rotation are left out, because they would favour a seat.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from marrakech.arena.entrant import Entrant
from marrakech.arena.fixture import Fixture
from marrakech.arena.ratings import rate
from marrakech.arena.result import Result, Times
from marrakech.arena.summary import (
    BotSummary,
    FaultSummary,
    LineupSummary,
    Meeting,
    SeatSummary,
    SideSummary,
    Summary,
)
from marrakech.engine.intervals import DealSums, Interval

FAULTS_SHOWN: Final = 20


def summarise(
    results: Iterable[Result],
    fixtures: Sequence[Fixture],
    entrants: Sequence[Entrant],
    seed: int | str,
    versions: dict[str, str] | None = None,
) -> Summary | None:
    """The summary of the results of these fixtures, or None if no deal is complete."""
    kept = _whole_deals(results, fixtures)
    if not kept:
        return None
    first = kept[0].fixture
    playing = {entrant.label for result in kept for entrant in result.fixture.lineup}
    entrants = [entrant for entrant in entrants if entrant.label in playing]
    labels = [entrant.label for entrant in entrants]
    ratings = rate(kept, labels)
    known = versions or {}
    return Summary(
        players=len(first.lineup),
        printing=first.printing,
        switches=first.switches,
        seed=str(seed),
        games=len(kept),
        deals=len({result.fixture.deal for result in kept}),
        planned=len(fixtures),
        repeatable=all(one.seconds is None or not one.kind.uses_clock for one in entrants),
        bots=tuple(
            _Tally(entrant, first).of(kept, ratings[entrant.label], known.get(entrant.label, ""))
            for entrant in entrants
        ),
        lineups=tuple(_lineups(kept, labels)),
        meetings=tuple(_meetings(kept, labels)),
        seats=tuple(_seats(kept)),
        faults=tuple(_faults(kept))[:FAULTS_SHOWN],
    )


def limits_text(entrant: Entrant) -> str:
    """The limits of an entrant as text, e.g. '0.1 s' or '2000 nodes'."""
    parts = []
    if entrant.seconds is not None:
        parts.append(f"{entrant.seconds:g} s")
    if entrant.nodes is not None:
        parts.append(f"{entrant.nodes} nodes")
    return " or ".join(parts) or "none"


def _whole_deals(results: Iterable[Result], fixtures: Sequence[Fixture]) -> list[Result]:
    """The results of deals that were played in every rotation, in the order of the fixtures."""
    done = {result.fixture.key: result for result in results}
    deals: dict[tuple[tuple[str, ...], str], list[Fixture]] = defaultdict(list)
    for fixture in fixtures:
        deals[fixture.group, fixture.deal].append(fixture)
    return [
        done[fixture.key]
        for deal in deals.values()
        if all(fixture.key in done for fixture in deal)
        for fixture in deal
    ]


@dataclass(slots=True)
class _Tally:
    """Totals over all seats that a bot has played."""

    entrant: Entrant
    fixture: Fixture
    """Any of the match."""
    games: int = 0
    places: int = 0
    scores: int = 0
    out: int = 0
    stood_in: int = 0
    win: DealSums = field(default_factory=DealSums)
    margin: DealSums = field(default_factory=DealSums)
    by_seat: list[DealSums] = field(default_factory=list)
    times: Times = field(default_factory=Times)
    faults: Counter[str] = field(default_factory=Counter)

    def of(self, results: list[Result], rating: Interval, version: str) -> BotSummary:
        """The summary of a bot from the results it is in."""
        self.by_seat = [DealSums() for _ in self.fixture.lineup]
        for result in results:
            for seat, sitting in enumerate(result.fixture.seats):
                if sitting.label == self.entrant.label:
                    self.add(result, seat)
        return BotSummary(
            label=self.entrant.label,
            bot=self.entrant.bot,
            version=version,
            limits=limits_text(self.entrant),
            games=self.games,
            rating=rating,
            win=self.win.share(),
            place=self.places / self.games,
            score=self.scores / self.games,
            margin=self.margin.mean(),
            out=self.out / self.games,
            decisions=self.times.decisions,
            median=self.times.quantile(0.5),
            p99=self.times.quantile(0.99),
            longest=self.times.longest,
            faults=dict(self.faults),
            stood_in=self.stood_in,
            by_seat=tuple(sums.share().value if sums.number else None for sums in self.by_seat),
        )

    def add(self, result: Result, seat: int) -> None:
        """Count what the bot did in a seat."""
        deal, final = result.fixture.deal, result.final
        self.games += 1
        self.win.add(deal, final.win(seat))
        self.margin.add(deal, final.margin(seat))
        self.by_seat[seat].add(deal, final.win(seat))
        self.times.merge(result.times[seat])
        self.places += final.places[seat]
        self.scores += final.scores[seat]
        self.out += final.out[seat]
        self.stood_in += final.stood_in[seat]
        self.faults.update(one.fault.kind for one in result.faults if one.seat == seat)


def _lineups(results: list[Result], labels: list[str]) -> Iterator[LineupSummary]:
    groups: dict[tuple[str, ...], list[Result]] = defaultdict(list)
    for result in results:
        groups[result.fixture.group].append(result)
    for group, played in groups.items():
        sides = [_side(played, group, label) for label in sorted(set(group), key=labels.index)]
        # The bot that sits alone comes first: the line is about it.
        sides.sort(key=lambda side: side.seats)
        yield LineupSummary(len(played), len({one.fixture.deal for one in played}), tuple(sides))


def _side(results: list[Result], group: tuple[str, ...], label: str) -> SideSummary:
    win, margin = DealSums(), DealSums()
    for result in results:
        seats = [seat for seat, one in enumerate(result.fixture.seats) if one.label == label]
        win.add(result.fixture.deal, sum(result.final.win(seat) for seat in seats))
        for seat in seats:
            margin.add(result.fixture.deal, result.final.margin(seat))
    held = group.count(label)
    return SideSummary(label, held, win.share(), held / len(group), margin.mean())


def _meetings(results: list[Result], labels: list[str]) -> Iterator[Meeting]:
    for label in labels:
        for other in labels:
            if label != other and (meeting := _meeting(results, label, other)) is not None:
                yield meeting


def _meeting(results: list[Result], label: str, other: str) -> Meeting | None:
    ahead, alone = DealSums(), DealSums()
    for result in results:
        names = [entrant.label for entrant in result.fixture.seats]
        mine = [seat for seat, name in enumerate(names) if name == label]
        theirs = [seat for seat, name in enumerate(names) if name == other]
        places = result.final.places
        for one in mine:
            for two in theirs:
                better = places[one] < places[two]
                ahead.add(result.fixture.deal, better + (places[one] == places[two]) / 2)
        if len(mine) == 1 and len(theirs) == len(names) - 1 > 1:
            alone.add(result.fixture.deal, result.final.win(mine[0]))
    if not ahead.number:
        return None
    won_alone = alone.share() if alone.number else None
    return Meeting(label, other, ahead.share(), ahead.number, won_alone)


def _seats(results: list[Result]) -> Iterator[SeatSummary]:
    for seat in range(len(results[0].fixture.lineup)):
        win = DealSums()
        for result in results:
            win.add(result.fixture.deal, result.final.win(seat))
        score = sum(result.final.scores[seat] for result in results) / len(results)
        yield SeatSummary(seat, win.share(), score)


def _faults(results: list[Result]) -> Iterator[FaultSummary]:
    for result in results:
        fixture = result.fixture
        for one in result.faults:
            label, fault = fixture.seats[one.seat].label, one.fault
            yield FaultSummary(
                label, fault.kind, fixture.deal, fixture.rotation, fault.decision, fault.message
            )
