"""How far a game has come: the fold of its log, entry by entry, into a position and seat happenings.

    follow(setup, before, entry, at) -> (after, events)

It is a pure function, so a replay gives what play gave. Lists that grow are chains, which share
their past with every earlier progress.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Generic, TypeAlias, TypeVar

from marrakech.kernel import state as kernel
from marrakech.kernel.state import Player, State
from marrakech.record import moves
from marrakech.record.moves import Laid, Move
from marrakech.record.position import Position
from marrakech.record.ruleset import Ruleset
from marrakech.record.words import COLOUR_LETTERS, TURNS, parse_rug
from marrakech.service import entries, facts, pictures
from marrakech.store.base import Source

T = TypeVar("T")


@dataclass(frozen=True, slots=True, eq=False)
class Chain(Generic[T]):
    """The last link of a list that grows at one end; `before` is the rest of it."""

    before: "Chain[T] | None"
    link: T


def unchained(chain: Chain[T] | None) -> list[T]:
    """The links of a chain, oldest first."""
    links = []
    while chain is not None:
        links.append(chain.link)
        chain = chain.before
    return links[::-1]


@dataclass(frozen=True, slots=True)
class Setup:
    """What stays the same for the whole game."""

    game: str
    created: float
    plan: entries.Created
    rules: Ruleset
    source: Source

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.rules.players

    @property
    def casual(self) -> bool:
        """One person against bots only: taking back hurts nobody."""
        kinds = [seat.kind for seat in self.plan.seats]
        return self.source == "play" and kinds.count("person") == 1 and "link" not in kinds

    @property
    def terms(self) -> str:
        """The rules in words, as the dice know them, e.g. `en2021 players=3 end-turn`."""
        return terms(self.rules)


def terms(rules: Ruleset) -> str:
    """The rules in words, e.g. `en2021 players=3 end-turn`."""
    return " ".join((rules.printing.id, f"players={rules.players}", *rules.switches))


@dataclass(frozen=True, slots=True)
class Progress:
    """A game after `version` entries of its log."""

    version: int
    at: float
    state: State
    started: bool
    names: tuple[str, ...]
    held: tuple[bool, ...]
    loaned: Player | None
    """The seat that a bot plays for this turn only, because its time for the turn ran out."""
    spent: tuple[bool, ...]
    """Seats with no time left at all."""
    left: tuple[float | None, ...]
    since: float | None
    """When the running turn began."""
    rolls: int
    moves: Chain[Move] | None
    laid: Chain[Laid] | None

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return kernel.step(self.state) == kernel.OVER

    @property
    def turn(self) -> int:
        """The number of the running turn, or of the last one, from 1."""
        ahead = kernel.step(self.state) in (kernel.DEAL, kernel.ORIENT, kernel.ROLL)
        return self.rolls + ahead

    @property
    def mover(self) -> Player | None:
        """Whose choice is awaited."""
        return kernel.player(self.state) if self.started and not self.over else None

    def joined(self, seat: Player) -> bool:
        """Whether somebody sits there."""
        return bool(self.names[seat])


def first_state(setup: Setup) -> State:
    """The position that the game begins from: an uploaded game may have one of its own."""
    start = setup.plan.start
    return kernel.start(setup.rules.rules) if start is None else Position.parse(start).state


def opening(setup: Setup) -> Progress:
    """A game before the first entry of its log."""
    clock = setup.plan.clock
    everybody = range(setup.players)
    return Progress(
        version=0,
        at=setup.created,
        state=first_state(setup),
        started=False,
        names=tuple(seat.name for seat in setup.plan.seats),
        held=(False,) * setup.players,
        loaned=None,
        spent=(False,) * setup.players,
        left=tuple(None if clock is None else clock.total for _ in everybody),
        since=None,
        rolls=0,
        moves=None,
        laid=None,
    )


Recall: TypeAlias = Callable[[int], Progress]
"""Gives the progress of an earlier version."""


def follow(
    setup: Setup, before: Progress, entry: entries.Entry, at: float, recall: Recall
) -> tuple[Progress, list[facts.Event]]:
    """The progress after one more entry, and what happened.

    Raises `IllegalMove` for a move that the rules forbid: then the entry must not be stored.
    """
    after = replace(_timed(setup, before, at), version=before.version + 1, at=at)
    step = _Step(after)
    match entry:
        case entries.Created():
            step.events.append(facts.Created())
            if all(after.names):
                step.start(entry.deal, at)
        case entries.Joined(seat=seat, name=name):
            step.put(names=_with(after.names, seat, name))
            step.events.append(facts.Joined(seat, name))
            if all(step.after.names):
                step.start(entry.deal, at)
        case entries.Rolled():
            if entry.turn is not None:
                step.move(moves.Orient(TURNS.index(entry.turn)))
            step.move(moves.Roll(entry.steps))
        case entries.Laid():
            step.move(moves.Lay(parse_rug(entry.rug)))
            if entry.drawn is not None:
                step.move(moves.Draw(COLOUR_LETTERS.index(entry.drawn)))
        case entries.Turned():
            step.move(moves.Turn(TURNS.index(entry.turn)))
        case entries.TakenBack(seat=seat, to=to):
            then = recall(to)
            step.put(
                state=then.state,
                rolls=then.rolls,
                moves=then.moves,
                laid=then.laid,
                since=at,
                loaned=None,
            )
            step.events.append(facts.TakenBack(seat, to))
        case entries.Held(seat=seat):
            step.put(held=_with(after.held, seat, True))
            step.events.append(facts.Held(seat))
        case entries.Reclaimed(seat=seat):
            step.put(held=_with(after.held, seat, False))
            step.events.append(facts.Reclaimed(seat))
        case entries.TimedOut(seat=seat, for_good=for_good):
            step.put(held=_with(after.held, seat, True))
            if for_good:
                step.put(spent=_with(after.spent, seat, True))
            else:
                step.put(loaned=seat)
            step.events.append(facts.TimedOut(seat))
    if step.after.turn != before.turn and not step.after.over:
        step.new_turn(at)
    return step.after, step.events


class _Step:
    """One entry in the making: the progress so far and the events so far."""

    def __init__(self, after: Progress) -> None:
        self.after = after
        self.events: list[facts.Event] = []

    def put(self, **changes: object) -> None:
        self.after = replace(self.after, **changes)  # type: ignore[arg-type]

    def start(self, deal: list[facts.Colour] | None, at: float) -> None:
        self.put(started=True, since=at)
        self.events.append(facts.Started())
        for letter in deal or ():
            self.move(moves.Draw(COLOUR_LETTERS.index(letter)))

    def move(self, move: moves.Move) -> None:
        state, happened = moves.happen(self.after.state, move)
        self.put(state=state, moves=Chain(self.after.moves, move))
        if isinstance(move, moves.Roll):
            self.put(rolls=self.after.rolls + 1)
        for event in happened:
            if isinstance(event, moves.Laid):
                self.put(laid=Chain(self.after.laid, event))
            self.events.append(pictures.event(event, state))

    def new_turn(self, at: float) -> None:
        """A seat that a bot played for one turn gets its next turn back."""
        self.put(since=at)
        loaned = self.after.loaned
        if loaned is not None:
            self.put(loaned=None, held=_with(self.after.held, loaned, False))
            self.events.append(facts.Reclaimed(loaned))


def _timed(setup: Setup, before: Progress, at: float) -> Progress:
    """Take the time since the last entry from the mover, unless a bot plays for the seat."""
    mover = before.mover
    if mover is None or setup.plan.clock is None or setup.plan.clock.total is None:
        return before
    if before.held[mover] or setup.plan.seats[mover].kind == "bot":
        return before
    left = before.left[mover]
    assert left is not None
    return replace(before, left=_with(before.left, mover, max(0.0, left - max(0.0, at - before.at))))


def _with(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
