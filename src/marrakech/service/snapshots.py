"""The game and its people at one version: the fold of a log, entry by entry.

    follow(setup, before, entry, at, recall) -> Transition(after, events)

The game itself is a `record.Node`; a snapshot adds the seats and the clocks. `follow` is a pure function,
so a replay gives what play gave.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, TypeVar, cast

from marrakech.kernel import state as kernel
from marrakech.kernel.state import Player, State
from marrakech.record import moves
from marrakech.record.node import Events, Node
from marrakech.record.position import Position
from marrakech.record.ruleset import Ruleset
from marrakech.service import events, log
from marrakech.service.events import GameEvent
from marrakech.service.fairdice import BY_HAND
from marrakech.store.base import Source

T = TypeVar("T")

DAY = 86_400.0
"""Seconds of a day: a clock with so many for a turn, or more, is that of a slow game."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What is fixed for the whole game."""

    game: str
    created: float
    plan: log.CreatedEntry
    rules: Ruleset
    source: Source

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.rules.players

    @property
    def people(self) -> int:
        """How many seats are not a bot's."""
        return sum(seat.kind != "bot" for seat in self.plan.seats)

    @property
    def casual(self) -> bool:
        """One person against bots only: advice affects no one else."""
        return self.one_device and self.people == 1

    @property
    def one_device(self) -> bool:
        """All people sit at the device that set it up: they are there to agree to taking back."""
        kinds = {seat.kind for seat in self.plan.seats}
        return self.source == "play" and "person" in kinds and "link" not in kinds

    @property
    def by_hand(self) -> bool:
        """The dice are rolled, and piles drawn from, at a real table."""
        return self.plan.dice == BY_HAND

    @property
    def slow(self) -> bool:
        """Whether a turn may take days: people come and go, and are called when it is theirs."""
        clock = self.plan.clock
        return clock is not None and clock.per_turn is not None and clock.per_turn >= DAY

    @property
    def terms(self) -> str:
        """The rules as text, as the dice are bound to them, e.g. `en2021 players=3 end-turn`."""
        return terms(self.rules)

    @property
    def start(self) -> State:
        """The state that the game begins from: the game of a file may have one of its own."""
        start = self.plan.start
        return kernel.start(self.rules.rules) if start is None else Position.parse(start).state


def terms(rules: Ruleset) -> str:
    """The rules in words, e.g. `en2021 players=3 end-turn`."""
    return " ".join((rules.printing.id, f"players={rules.players}", *rules.switches))


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A game after `version` entries of its log."""

    version: int
    at: float
    node: Node
    """Made by `Node.after`: it knows its past, and what is taken back leaves no variation."""
    started: bool
    names: tuple[str, ...]
    figures: tuple[log.Figure | None, ...]
    levels: tuple[str | None, ...]
    """The level of the bot whose seat it is, empty for the default one; None for a person's seat."""
    keys: tuple[int, ...]
    """For each seat the first key of its holders that counts: those before it have left the table."""
    firsts: tuple[int, ...]
    """For each seat the first key of the person who sits there, in whichever browser."""
    renewals: tuple[int, ...]
    """For each seat how often its codes were renewed."""
    arrived: tuple[bool, ...]
    """Seats whose clock may run: their people have been there since the start."""
    resigned: tuple[bool, ...]
    practised: bool
    """Whether a choice was ever taken back, also before the game was resumed from a file."""
    held: tuple[bool, ...]
    loaned: Player | None
    """The seat that a bot plays for this turn only, because its time for the turn ran out."""
    spent: tuple[bool, ...]
    """Seats with no time left at all."""
    left: tuple[float | None, ...]
    since: float | None
    """When the running turn began."""
    missed: tuple[bool, ...] = ()
    """Seats whose people let their last turn run out."""
    returns: int = 0
    """How often the return link was used."""
    declined: frozenset[Player] = frozenset()
    """Seats of a rematch whose people cannot come now."""
    replaced: log.ReplacedEntry | None = None
    """The game that is played instead of this one, and without whom."""
    interruptions: int = 0
    """How often a choice was taken back, or a seat freed, renamed, held, reclaimed or moved."""

    @property
    def state(self) -> State:
        """The position as the kernel's integers."""
        return self.node.state

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.node.over

    @property
    def turn(self) -> int:
        """The number of the running turn, or of the last one, from 1."""
        return self.node.turn

    @property
    def starter(self) -> Player:
        """Who begins, or began."""
        return kernel.player(self.node.root.state)

    @property
    def mover(self) -> Player | None:
        """Whose choice is awaited."""
        return kernel.player(self.state) if self.started and not self.over else None

    def is_bot(self, seat: Player) -> bool:
        """Whether the seat is a bot's own."""
        return self.levels[seat] is not None

    def joined(self, seat: Player) -> bool:
        """Whether somebody sits there."""
        return bool(self.names[seat])


def opening(setup: Setup) -> Snapshot:
    """A game before the first entry of its log."""
    clock = setup.plan.clock
    everybody = range(setup.players)
    return Snapshot(
        version=0,
        at=setup.created,
        node=Node(setup.start),
        started=False,
        names=tuple(seat.name for seat in setup.plan.seats),
        figures=tuple(seat.figure for seat in setup.plan.seats),
        levels=tuple(seat.level or "" if seat.kind == "bot" else None for seat in setup.plan.seats),
        keys=tuple(everybody),
        firsts=tuple(everybody),
        renewals=(0,) * setup.players,
        arrived=(True,) * setup.players,
        resigned=(False,) * setup.players,
        practised=setup.plan.practised,
        held=(False,) * setup.players,
        loaned=None,
        spent=(False,) * setup.players,
        left=tuple(None if clock is None else clock.total for _ in everybody),
        since=None,
        missed=(False,) * setup.players,
    )


Recall: TypeAlias = Callable[[int], Snapshot]
"""Returns the snapshot of an earlier version."""


@dataclass(frozen=True, slots=True)
class Transition:
    """From one version to the next. Events are computed on demand."""

    after: Snapshot
    _pieces: tuple[Events | events.TableEvent, ...]

    @property
    def events(self) -> tuple[GameEvent, ...]:
        """What happened, in order."""
        found: list[GameEvent] = []
        for piece in self._pieces:
            if isinstance(piece, Events):
                found += piece
            else:
                found.append(piece)
        return tuple(found)


class NextVersion:
    """Builds the version after a snapshot: moves are played on it, then it is `finished`."""

    def __init__(self, setup: Setup, before: Snapshot, at: float) -> None:
        self.before = before
        self.at = at
        self._setup = setup
        self.node = before.node
        self._changes: dict[str, object] = _timed(setup, before, at)
        self._pieces: list[Events | events.TableEvent] = []

    def put(self, **changes: object) -> None:
        """Change fields of the snapshot."""
        self._changes |= changes

    def kept_figure(self, seat: Player) -> log.Figure | None:
        """The face of whoever a free seat is kept for."""
        plan = self._setup.plan.seats[seat]
        return plan.figure if plan.asked else None

    def tell(self, event: events.TableEvent) -> None:
        """Add an event of the table."""
        self._pieces.append(event)

    def start(self, deal: list[log.ColourLetter] | None) -> None:
        """Begin the game, with the top rugs of the piles where there are any."""
        self.put(started=True)
        self.tell(events.Started())
        self.play(*(moves.Draw(letter) for letter in deal or ()))
        self.run_clock()

    def run_clock(self) -> None:
        """Start the clock of the player to move, if that person has arrived."""
        arrived = cast(tuple[bool, ...], self._changes.get("arrived", self.before.arrived))
        there = arrived[kernel.player(self.node.state)]
        self.put(since=self.at if there else None)

    def excuse(self, seconds: float) -> None:
        """Let so many seconds since the last entry not count."""
        self._changes |= _timed(self._setup, self.before, self.at - seconds)
        if self.before.since is not None:
            self.put(since=min(self.at, self.before.since + seconds))

    def play(self, *line: moves.Move) -> Node:
        """Play moves; raises `IllegalMove`."""
        before = self.node
        for move in line:
            self.node = self.node.after(move)
        if line:
            self._pieces.append(self.node.since(before))
            if any(self.before.missed):
                self._back_again()
        return self.node

    def _back_again(self) -> None:
        """Whoever moves without a bot's help counts as back."""
        seat, missed = self.before.mover, self.before.missed
        if seat is not None and missed[seat] and not self.before.held[seat]:
            self.put(missed=_with(missed, seat, False))

    def finished(self) -> Transition:
        """The transition to the new version. A seat that a bot played for one turn gets its next turn back."""
        before, node = self.before, self.node
        if node.turn != before.node.turn and not node.over:
            self.run_clock()
            loaned = before.loaned
            if loaned is not None and self._changes.get("loaned", loaned) is not None:
                self.put(loaned=None, held=_with(before.held, loaned, False))
                self.tell(events.Reclaimed(loaned))
        changes = cast(dict[str, Any], self._changes)
        after = replace(before, version=before.version + 1, at=self.at, node=node, **changes)
        return Transition(after, tuple(self._pieces))


def follow(setup: Setup, before: Snapshot, entry: log.Entry, at: float, recall: Recall) -> Transition:
    """The transition made by one more entry.

    Raises `IllegalMove` for a move that the rules forbid.
    """
    version = NextVersion(setup, before, at)
    match entry:
        case log.CreatedEntry(deal=deal):
            version.tell(events.Created())
            if all(before.names):
                version.start(deal)
        case log.JoinedEntry(seat=seat, name=name, deal=deal):
            names = _with(before.names, seat, name)
            absent = entry.absent or ()
            version.put(
                names=names,
                figures=_with(before.figures, seat, entry.figure),
                levels=_with(before.levels, seat, entry.level),
                declined=before.declined - {seat},
                arrived=tuple(one not in absent for one in range(setup.players)),
            )
            version.tell(events.Joined(seat, name))
            if all(names):
                version.start(deal)
        case (
            log.OrientedEntry()
            | log.RolledEntry()
            | log.LaidEntry()
            | log.DrawnEntry()
            | log.TurnedEntry()
        ):
            version.play(*moves_of(entry))
        case log.TakenBackEntry(seat=seat, to=to):
            version.node = recall(to).node
            version.put(
                since=version.at,
                loaned=None,
                interruptions=before.interruptions + 1,
                # At a real table it corrects what was entered; nobody tries another choice.
                practised=before.practised or not setup.by_hand,
            )
            version.tell(events.TakenBack(seat, to))
        case log.FreedEntry() | log.NamedEntry() | log.BeginsEntry() | log.DeclinedEntry():
            _follow_gathering(version, entry)
        case log.ReplacedEntry(game=game):
            version.put(replaced=entry)
            version.tell(events.Replaced(game))
        case _:
            _follow_seats(version, entry)
    return version.finished()


MoveEntry: TypeAlias = (
    log.OrientedEntry | log.RolledEntry | log.LaidEntry | log.DrawnEntry | log.TurnedEntry
)


def moves_of(entry: MoveEntry) -> list[moves.Move]:
    """The moves that an entry stands for, chance outcomes included."""
    match entry:
        case log.OrientedEntry(turn=way):
            return [moves.Orient(way)]
        case log.RolledEntry(turn=None, steps=steps):
            return [moves.Roll(steps)]
        case log.RolledEntry(turn=str(way), steps=steps):
            return [moves.Orient(way), moves.Roll(steps)]
        case log.LaidEntry(rug=rug, drawn=None):
            return [moves.Lay(rug)]
        case log.LaidEntry(rug=rug, drawn=str(colour)):
            return [moves.Lay(rug), moves.Draw(colour)]
        case log.DrawnEntry(colour=colour):
            return [moves.Draw(colour)]
        case log.TurnedEntry(turn=way):
            return [moves.EndTurn(way)]
    raise AssertionError(entry)


GatheringEntry: TypeAlias = log.FreedEntry | log.NamedEntry | log.BeginsEntry | log.DeclinedEntry


def _follow_gathering(version: NextVersion, entry: GatheringEntry) -> None:
    """What happens at a table before the start, apart from taking seats."""
    before = version.before
    match entry:
        case log.FreedEntry(seat=seat, key=key):
            version.put(
                names=_with(before.names, seat, ""),
                figures=_with(before.figures, seat, version.kept_figure(seat)),
                levels=_with(before.levels, seat, None),
                keys=_with(before.keys, seat, key),
                firsts=_with(before.firsts, seat, key),
                renewals=_with(before.renewals, seat, before.renewals[seat] + 1),
                interruptions=before.interruptions + 1,
            )
            version.tell(events.Freed(seat))
        case log.NamedEntry(seat=seat, name=name):
            version.put(
                names=_with(before.names, seat, name),
                figures=_with(before.figures, seat, entry.figure),
                interruptions=before.interruptions + 1,
            )
            version.tell(events.Named(seat, name))
        case log.BeginsEntry(seat=seat):
            version.node = Node(kernel.start_by(before.state.rules, seat))
            version.put(interruptions=before.interruptions + 1)
            version.tell(events.Begins(seat))
        case log.DeclinedEntry(seat=seat):
            version.put(declined=before.declined | {seat}, interruptions=before.interruptions + 1)
            version.tell(events.Declined(seat))


def _follow_seats(version: NextVersion, entry: log.Entry) -> None:
    before = version.before
    match entry:
        case log.MovedEntry(seat=seat, key=key):
            version.put(
                keys=_with(before.keys, seat, key),
                returns=before.returns + entry.returned,
                interruptions=before.interruptions + 1,
            )
            version.tell(events.Moved(seat))
        case log.RenewedEntry():
            version.put(renewals=tuple(times + 1 for times in before.renewals))
            version.tell(events.Renewed())
        case log.HeldEntry(seat=seat):
            version.put(held=_with(before.held, seat, True), interruptions=before.interruptions + 1)
            version.tell(events.Held(seat))
        case log.ReclaimedEntry(seat=seat):
            version.put(held=_with(before.held, seat, False), interruptions=before.interruptions + 1)
            version.tell(events.Reclaimed(seat))
        case log.ResignedEntry(seat=seat):
            version.put(
                held=_with(before.held, seat, True),
                resigned=_with(before.resigned, seat, True),
                interruptions=before.interruptions + 1,
            )
            version.tell(events.Resigned(seat))
        case log.ArrivedEntry(seat=seat):
            version.put(arrived=_with(before.arrived, seat, True))
            if seat == before.mover:
                version.run_clock()
        case log.TimedOutEntry(seat=seat, for_good=for_good):
            version.put(held=_with(before.held, seat, True))
            if for_good:
                version.put(spent=_with(before.spent, seat, True))
            else:
                version.put(loaned=seat, missed=_with(before.missed, seat, True))
            version.tell(events.TimedOut(seat))
        case log.ExcusedEntry(seconds=seconds):
            version.excuse(seconds)


def timed_seat(setup: Setup, now: Snapshot) -> Player | None:
    """The seat whose clock runs: that of a person who is to move and has arrived, unless a bot plays for it."""
    if setup.plan.clock is None:
        return None
    seat = now.mover
    if seat is None or now.held[seat] or now.is_bot(seat) or not now.arrived[seat]:
        return None
    return seat


def _timed(setup: Setup, before: Snapshot, at: float) -> dict[str, object]:
    """The remaining times, less the mover's time since the last entry."""
    mover = timed_seat(setup, before)
    if mover is None or before.left[mover] is None:
        return {}
    left = cast(float, before.left[mover])
    return {"left": _with(before.left, mover, max(0.0, left - max(0.0, at - before.at)))}


def _with(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
