"""One game as its log tells it: every version a snapshot, and the chance that goes with it."""

from collections.abc import Sequence

from marrakech.record import moves
from marrakech.record.ruleset import Ruleset
from marrakech.service import log
from marrakech.service.chances import Chances
from marrakech.service.errors import Conflict, NotFound
from marrakech.service.events import GameEvent
from marrakech.service.fairdice import DiceCheck, FairDice, Numbers, verify
from marrakech.service.resolution import Resolver
from marrakech.service.snapshots import Setup, Snapshot, Transition, follow, opening
from marrakech.store import LogEntry, StoredGame


class GameLog:
    """The log of a game, replayed entry by entry. Raises `UnreadableLog` for one that makes no sense."""

    def __init__(self, stored: StoredGame, entries: Sequence[LogEntry]) -> None:
        plan = log.decode(entries[0].text) if entries else None
        if not isinstance(plan, log.CreatedEntry):
            raise log.UnreadableLog(f"the log of game {stored.id!r} does not begin with its set-up")
        rules = Ruleset.of_switches(plan.printing, plan.players, tuple(plan.switches))
        self.id = stored.id
        self.setup = Setup(stored.id, entries[0].at, plan, rules, stored.source)
        self.dice = FairDice(stored.secret, plan.origin or stored.id, self.setup.terms, plan.dice)
        self.now: Snapshot = opening(self.setup)
        """The game as it stands."""
        self.past: list[Snapshot] = [self.now]
        """The game at every version, from 0 to now."""
        self._entries: list[log.Entry] = []
        self._chances = Chances(self.dice)
        self._resolver = Resolver(self.setup, self.past, self._chances)
        for entry in entries:
            self.read(entry)

    def read(self, entry: LogEntry) -> Transition:
        """Append a stored entry. Raises a `MarrakechError` if it cannot follow, and changes nothing."""
        told = log.decode(entry.text)
        step = self._resolver.entered(told, entry.at).step
        self._add(told, step.after)
        return step

    def _add(self, entry: log.Entry, after: Snapshot) -> None:
        given = entry.number if isinstance(entry, log.RolledEntry) else None
        self._chances.remember(after.node, self.now.node, given)
        if isinstance(entry, log.CreatedEntry):
            self._chances.seat(entry.number, *(entry.seat_numbers or ()))
            self._chances.give(entry.numbers or ())
        elif isinstance(entry, log.JoinedEntry):
            self._chances.seat(entry.number)
        self.now = after
        self.past.append(after)
        self._entries.append(entry)
        if after.version == self.setup.plan.resumed:
            self._chances.since = after.state

    def at(self, version: int | None) -> Snapshot:
        """The game as it was at a version, or now; raises `NotFound` for one that is not there."""
        if version is None:
            return self.now
        if not 1 <= version <= self.now.version:
            raise NotFound(
                "bad_version",
                f"game {self.id} has the versions 1 to {self.now.version}, not {version}",
                version=self.now.version,
            )
        return self.past[version]

    def events(self, version: int) -> tuple[GameEvent, ...]:
        """What happened at a version, derived again."""
        before, entry = self.past[version - 1], self._entries[version - 1]
        return follow(self.setup, before, entry, self.past[version].at, self.past.__getitem__).events

    def only_excused_since(self, version: int) -> bool:
        """Whether the game has only been given lost time since a version."""
        since = self._entries[version:] if version > 0 else []
        return bool(since) and all(isinstance(entry, log.ExcusedEntry) for entry in since)

    @property
    def touched(self) -> float:
        """When the last entry was made."""
        return self.now.at

    @property
    def moves(self) -> tuple[moves.Move, ...]:
        """The current moves of the game, without those taken back."""
        return self.now.node.moves

    @property
    def timed(self) -> bool:
        """Whether the game is going on and has a clock by which seconds count."""
        clocked = self.setup.plan.clock is not None and not self.setup.slow
        return clocked and self.now.mover is not None

    # The dice

    @property
    def numbers(self) -> Numbers:
        """What players gave for the dice to mix in."""
        return self._chances.numbers

    def revealed(self, then: Snapshot) -> str | None:
        """The secret of the dice in hex, once the game is over; none of dice rolled by hand."""
        if not then.over or self.setup.by_hand:
            return None
        return self.dice.secret.hex() if self.setup.source == "play" else self.setup.plan.secret

    def verified(self) -> list[DiceCheck]:
        """The dice of a finished game, checked against its secret and commitment."""
        if not self.now.over:
            raise Conflict("not_over", "the secret of the dice is revealed once the game is over")
        if self.setup.by_hand:
            raise Conflict(
                "no_dice", "the dice of this game were rolled by hand: nothing can prove them"
            )
        plan = self.setup.plan
        dice = self.dice
        if plan.resumed is not None:
            raise Conflict("no_dice", "this game was begun elsewhere, with other dice")
        if self.setup.source == "file":
            if plan.secret is None or not plan.commitment:
                raise Conflict("no_dice", "the file of this game has no secret and no commitment")
            dice = FairDice(bytes.fromhex(plan.secret), dice.game, dice.terms, plan.dice)
        return verify(dice, plan.commitment, self.now.node, self.numbers)
