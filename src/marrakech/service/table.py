"""One game, live: the only place where its log grows.

A command is resolved and stored, then published to all listeners, then acknowledged to the caller.
Commands to one game are serialised; a refused one changes nothing.
"""

import asyncio
import logging
import time
import weakref
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeVar

from marrakech.kernel.state import Player
from marrakech.record import moves
from marrakech.record.errors import MarrakechError
from marrakech.record.ruleset import Ruleset
from marrakech.service import log
from marrakech.service.aside import put_aside_refusal
from marrakech.service.chances import Chances
from marrakech.service.channel import AsideNotice, Channel, ChannelMessage, Gesture, Presence, Update
from marrakech.service.codes import Codes, OldCodes, same
from marrakech.service.commands import Command, SeatAction
from marrakech.service.errors import Conflict, NotAllowed, NotFound, Unavailable
from marrakech.service.fairdice import Check, FairDice, Numbers, verify
from marrakech.service.names import checked_name
from marrakech.service.outages import QUIET
from marrakech.service.requests import default_name
from marrakech.service.resolution import Resolution, Resolver, check_interruptions, letter
from marrakech.service.snapshots import Setup, Snapshot, Transition, follow, opening, timed_seat
from marrakech.store import (
    CommandSeen,
    DamagedFile,
    LogEntry,
    NewEntry,
    SeatTaken,
    StaleVersion,
    Store,
    StoredGame,
    StoreUnavailable,
    UnknownGame,
)
from marrakech.store.base import Holder

logger = logging.getLogger(__name__)

MOST_SEATS = 4
"""Keys of holders are the seat, plus a multiple of this for each further device and later person."""
RECENT = 8
"""Updates kept in memory; older ones are recomputed from the log on demand."""

STORE_RETRY = 1
"""Seconds after which to retry when the store failed."""

T = TypeVar("T")
Now = Callable[[], float]
"""A clock: seconds since 1970."""


class LiveTable:
    """A game with its listeners. `on_update` is called after each published update.

    `lost` tells how many seconds since the last entry do not count against players.
    """

    def __init__(
        self,
        store: Store,
        stored: StoredGame,
        entries: Sequence[LogEntry],
        *,
        now: Now = time.time,
        on_update: Callable[["LiveTable"], None] = lambda table: None,
        is_aside: Callable[[str], bool] = lambda game: False,
        lost: Callable[["LiveTable"], float] = lambda table: 0.0,
    ) -> None:
        plan = log.decode(entries[0].text) if entries else None
        if not isinstance(plan, log.CreatedEntry):
            raise log.UnreadableLog(f"the log of game {stored.id!r} does not begin with its set-up")
        rules = Ruleset.of_switches(plan.printing, plan.players, tuple(plan.switches))
        self.setup = Setup(stored.id, entries[0].at, plan, rules, stored.source)
        self.dice = FairDice(stored.secret, plan.origin or stored.id, self.setup.terms, plan.dice)
        self.codes = Codes(stored.code_secret, stored.id)
        # The dice of a seed or of another game are known to others: such a game never had codes to honour.
        old = plan.format < log.CODES_OF_THEIR_OWN and plan.origin is None and stored.source == "play"
        self._old_codes = OldCodes(self.dice) if old else None
        self.creator = stored.creator
        self._claims: dict[int, Holder] = dict(stored.holders)
        self.channel = Channel(_weakly(self))
        self.loaded = now()
        self._store = store
        self._now = now
        self._on_update = on_update
        self._is_aside = is_aside
        self._lost = lost
        self._refused = 0.0
        """When a person's command could first not be stored, if that was after the last entry."""
        self._lock = asyncio.Lock()
        self._past: list[Snapshot] = [opening(self.setup)]
        self._log: list[tuple[log.Entry, float]] = []
        self._recent: OrderedDict[int, Update] = OrderedDict()
        self._chances = Chances(self.dice)
        self._arriving: asyncio.Future[None] | None = None
        self._acting: set[asyncio.Task[Update]] = set()
        self._storing: LogEntry | None = None
        """The entry that is being stored."""
        self._stored = False
        """Whether the store has notified this process that it is stored."""
        for entry in entries:
            self.read(entry)

    def read(self, entry: LogEntry) -> None:
        """Append an entry of a log that is being loaded."""
        self._advance(log.decode(entry.text), entry.at)

    # Reading

    @property
    def id(self) -> str:
        """The id of the game."""
        return self.setup.game

    @property
    def now(self) -> Snapshot:
        """The game as it stands."""
        return self._past[-1]

    @property
    def aside(self) -> bool:
        """Whether it is put aside: it can be read and not played."""
        return self._is_aside(self.id)

    def check_playing(self) -> None:
        """Refuse what a game that is put aside cannot do."""
        if self.aside:
            raise put_aside_refusal(self.id)

    @property
    def touched(self) -> float:
        """When the last entry was made."""
        return self.now.at

    def revealed(self, then: Snapshot) -> str | None:
        """The secret of the dice in hex, once the game is over."""
        if not then.over:
            return None
        return self.dice.secret.hex() if self.setup.source == "play" else self.setup.plan.secret

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
        return self._past[version]

    def update(self, version: int) -> Update:
        """The update of a version; raises `NotFound` for one that is not there."""
        then = self.at(version)
        ready = self._recent.get(version)
        if ready is None:
            entry, at = self._log[version - 1]
            step = follow(self.setup, self._past[version - 1], entry, at, self._past.__getitem__)
            ready = Update(version, step.events, then, self.present())
        return ready

    @property
    def holders(self) -> dict[int, Holder]:
        """Who may play, by key: the seat itself, or another for a further device or a later person."""
        first = self.now.keys
        return {key: one for key, one in self._claims.items() if key >= first[key % MOST_SEATS]}

    def seats_of(self, holder: Holder | None) -> list[Player]:
        """The seats that a holder may play."""
        return sorted({key % MOST_SEATS for key, one in self.holders.items() if one == holder})

    def invitations(self, holder: Holder | None) -> dict[Player, str]:
        """The codes of the free seats, for the creator of the game."""
        if holder != self.creator or self.setup.source == "file":
            return {}
        return {
            seat: self.codes.invitation(seat, self.now.renewals[seat])
            for seat in range(self.setup.players)
            if not self.now.joined(seat)
        }

    @property
    def moves(self) -> tuple[moves.Move, ...]:
        """The current moves of the game, without those taken back."""
        return self.now.history.moves

    @property
    def timed(self) -> bool:
        """Whether the game is going on and has a clock."""
        return self.setup.plan.clock is not None and self.now.mover is not None

    @property
    def watched(self) -> bool:
        """Whether somebody listens."""
        return bool(self.channel.listeners)

    def present(self) -> tuple[bool, ...]:
        """Which seats have somebody at the table now."""
        there = {key % MOST_SEATS for key, one in self.holders.items() if self.channel.present(one)}
        return tuple(self.now.is_bot(seat) or seat in there for seat in range(self.setup.players))

    def table_code(self, holder: Holder | None) -> str | None:
        """The code of the link to the table, for those seated, while seats are free."""
        if self.setup.source == "file" or self.now.started:
            return None
        return self._table_code() if holder == self.creator or self.seats_of(holder) else None

    def free_seat(self, code: str, holder: Holder | None = None) -> Player | None:
        """The seat that a code leads to now, None if all are taken; raises `NotFound` for a wrong code.

        Whoever sits here already needs no code: theirs may have been made anew since.
        """
        if self.seats_of(holder):
            return None
        seat = self._invited(code)
        return None if seat is None or self.now.joined(seat) else seat

    @property
    def rematch_ids(self) -> list[str]:
        """The ids that the game's rematch may have: its own, and one from before codes had a secret."""
        old = [] if self._old_codes is None else [self._old_codes.rematch(self.id)]
        return [self.codes.rematch(), *old]

    def device_code(self, seat: Player, holder: Holder | None) -> str:
        """A single-use code that lets one more device play a seat of the holder."""
        self._check_seat(seat, holder)
        return self._device_code(seat)

    def _table_code(self) -> str:
        return self.codes.table(sum(self.now.renewals))

    def _device_code(self, seat: Player) -> str:
        return self.codes.device(seat, self.now.renewals[seat], len(self._keys(seat)))

    def _old_code(self, code: str, of: Callable[[OldCodes], str], *renewals: int) -> bool:
        """Whether it is a code from before the upgrade that still counts.

        It does until it is made anew, and until the game ends: then everybody knows the secret of the dice.
        """
        if self._old_codes is None or self.now.over or any(renewals):
            return False
        return same(of(self._old_codes), code)

    def _devices(self, seat: Player) -> list[int]:
        """The keys of those who may play a seat: one for each device."""
        return [key for key in self.holders if key % MOST_SEATS == seat]

    def _keys(self, seat: Player) -> list[int]:
        """All keys that a seat ever had."""
        return [key for key in self._claims if key % MOST_SEATS == seat]

    def _next_key(self, seat: Player) -> int:
        return max((key + MOST_SEATS for key in self._keys(seat)), default=seat)

    @property
    def numbers(self) -> Numbers:
        """What players gave for the dice to mix in."""
        return self._chances.numbers

    def verified(self) -> list[Check]:
        """The dice of a finished game, checked against its secret and commitment."""
        if not self.now.over:
            raise Conflict("not_over", "the secret of the dice is told once the game is over")
        plan = self.setup.plan
        dice = self.dice
        if plan.resumed is not None:
            raise Conflict("no_dice", "this game was begun elsewhere, with other dice")
        if self.setup.source == "file":
            if plan.secret is None or not plan.commitment:
                raise Conflict("no_dice", "this game's file tells no secret and no commitment")
            dice = FairDice(bytes.fromhex(plan.secret), dice.game, dice.terms, plan.dice)
        return verify(dice, plan.commitment, self.now.history, self.numbers)

    # Commands

    async def command(self, command: Command, holder: Holder | None) -> Update:
        """Carry out a command of a seat's holder; returns the update it made."""
        self._check_seat(command.seat, holder)
        return await self._shielded(self._command(command, by_bot=False))

    async def bot_command(self, version: int, seat: Player, action: SeatAction) -> Update:
        """The same for bots, who play their own seats and those held for people."""
        command = Command(f"bot:{version}", version, seat, action)
        return await self._shielded(self._command(command, by_bot=True))

    async def join(
        self,
        holder: Holder,
        invitation: str,
        name: str,
        figure: log.Figure | None = None,
        number: str | None = None,
    ) -> Update:
        """Take the seat that the invitation is for, or the next free one by the link to the table.

        Whoever sits here already keeps that seat, unless the invitation is for another one alone.
        """
        mine = self.seats_of(holder)
        try:
            seat = self._invited(invitation)
        except NotFound:
            if not mine:
                raise
            seat = None
        if mine and (seat is None or seat in mine or self._is_table_code(invitation)):
            return self.update(self.now.version)
        if seat is None:
            raise Conflict("table_full", "all seats of this table are taken: you may watch")
        return await self.sit(holder, seat, name, figure, number)

    async def sit(
        self,
        holder: Holder,
        seat: Player,
        name: str,
        figure: log.Figure | None = None,
        number: str | None = None,
    ) -> Update:
        """Take a free seat."""
        return await self._shielded(self._sit(holder, seat, name, figure, number))

    async def fill(self, holder: Holder | None, level: str) -> None:
        """Put bots into the free seats and start; for the creator of the game."""
        self._check_creator(holder)
        async with self._lock:
            for seat in range(self.setup.players):
                if not self.now.joined(seat):
                    await self._take(seat, default_name(seat, self.now.names), level=level)

    async def free(self, holder: Holder | None, seat: Player) -> None:
        """Empty a seat before the start; for the creator of the game, or whoever sits there."""
        async with self._lock:
            if seat in self.seats_of(self.creator):
                raise NotAllowed("not_your_seat", "whoever set up the table keeps the seat")
            if holder != self.creator:
                self._check_seat(seat, holder)
            self._check_open()
            if seat < self.setup.players and self.now.joined(seat):
                check_interruptions(self.now)
                await self._enter(log.FreedEntry(seat, self._next_key(seat)))
        self.presence_changed()

    async def seat_bot(self, holder: Holder | None, seat: Player, level: str) -> None:
        """Put a bot into a free seat; for the creator of the game."""
        self._check_creator(holder)
        async with self._lock:
            self._check_open()
            if seat >= self.setup.players or self.now.joined(seat):
                raise Conflict("seat_taken", f"seat {seat} is not free", seat=seat)
            await self._take(seat, default_name(seat, self.now.names), level=level)

    async def add_device(self, holder: Holder, seat: Player, code: str) -> None:
        """Let one more device play a seat, given its code."""
        async with self._lock:
            if seat in self.seats_of(holder):
                return
            if not (self._devices(seat) and self._is_device_code(seat, code)):
                raise NotFound("unknown_invite", "this private link was used already: make a new one")
            await self._enter(log.DeviceEntry(seat), claim=(self._next_key(seat), holder))
        self.presence_changed()

    async def renew_codes(self) -> None:
        """Make all codes anew: links that were handed out and not used open nothing any more."""
        async with self._lock:
            await self._enter(log.RenewedEntry())

    def gesture(self, seat: Player, gesture: str, holder: Holder | None) -> Gesture:
        """Show a gesture of a seat's holder to everyone who listens in this process."""
        self._check_seat(seat, holder)
        shown = Gesture(seat, gesture)
        self.channel.publish(shown)
        return shown

    async def arrive(self) -> None:
        """Start the clocks of people who were absent at the start and have arrived."""
        async with self._lock:
            for seat in range(self.setup.players):
                if not self.now.arrived[seat] and self._listens(seat):
                    await self._enter(log.ArrivedEntry(seat))

    def expect_players(self) -> None:
        """Count every holder of a seat as present for a while, e.g. after a restart."""
        for holder in set(self.holders.values()):
            self.channel.expect(holder)

    async def time_out(self, version: int, seat: Player, *, for_good: bool) -> None:
        """The seat's clock ran out while the game stood at that version, unless part of the time was lost."""
        async with self._lock:
            if self.now.version == version and not self.aside and not await self._excuse():
                await self._enter(log.TimedOutEntry(seat, for_good))

    def lost(self) -> float:
        """The seconds since the last entry that do not count against whoever's clock runs."""
        if self.aside or timed_seat(self.setup, self.now) is None:
            return 0.0
        refused = self._moment() - self._refused if self._refused > self.now.at else 0.0
        return max(self._lost(self), refused if refused > QUIET else 0.0)

    async def excuse(self) -> None:
        """Write down the time that was lost, if there was any."""
        async with self._lock:
            await self._excuse()

    async def catch_up(self, version: int | None = None) -> None:
        """Read what other processes have written, at least up to a version."""
        async with self._lock:
            if version is None or self.now.version < version:
                await self._catch_up()

    def hear(self, entry: LogEntry) -> bool:
        """Publish an entry that another process stored; False if it has to be read instead.

        It has to if others are missing before it, if a command is under way here, and if it makes no sense.
        """
        if entry == self._storing:
            self._stored = True
            return True
        if self._lock.locked() or entry.version != self.now.version + 1:
            return False
        try:
            step = self._advance(log.decode(entry.text), entry.at)
        except MarrakechError:
            return False
        self._publish(step)
        return True

    def hear_presence(self, elsewhere: frozenset[Holder], choosing: int = 0) -> None:
        """Learn who listens to this game in other processes, and how many are at an invitation there."""
        before = self._presence()
        self.channel.elsewhere = elsewhere
        self.channel.choosing_elsewhere = choosing
        if self._presence() != before:
            self.presence_changed()

    async def follow(
        self,
        holder: Holder | None,
        after: int | None,
        *,
        choosing: bool = False,
        address: str = "",
    ) -> AsyncIterator[ChannelMessage]:
        """Every update after a version, without gap or repeat: first those missed, then as they come.

        Without `after` it begins with the last update. With `choosing` the listener counts as somebody at
        an invitation who chooses a name.
        """
        if after is not None and after > self.now.version:
            # The client got it from another process, which is ahead of this one.
            await self.catch_up(after)
        latest = self.now.version
        start = latest - 1 if after is None else max(0, min(after, latest))
        # From here on the listener gets everything published, so there is no gap.
        listener = self.channel.join(holder, choosing=choosing, address=address)
        if not all(self.now.arrived):
            self._arriving = asyncio.ensure_future(self.arrive())
        self._on_update(self)
        try:
            yield self._presence()
            if self.aside:
                yield AsideNotice(True)
            for version in range(start + 1, latest + 1):
                yield self.update(version)
                await asyncio.sleep(0)
            async for message in listener.messages():
                yield message
        finally:
            self.channel.leave(listener)

    def close(self) -> None:
        """End all streams."""
        self.channel.close()

    async def settled(self) -> None:
        """Wait for what is being stored, also where whoever asked is gone."""
        await asyncio.gather(*self._acting, return_exceptions=True)

    # Internals

    async def _shielded(self, acting: Coroutine[Any, Any, Update]) -> Update:
        # A cancelled request must not leave the table between stored and published.
        task = asyncio.get_running_loop().create_task(acting)
        self._acting.add(task)
        task.add_done_callback(self._acted)
        return await asyncio.shield(task)

    def _acted(self, task: asyncio.Task[Update]) -> None:
        self._acting.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has it; if they are gone, nobody needs it

    async def _command(self, command: Command, *, by_bot: bool) -> Update:
        async with self._lock:
            while True:
                try:
                    await self._excuse()
                    return await self._resolved(command, by_bot=by_bot)
                except Unavailable:
                    if not by_bot and self._refused <= self.now.at:
                        self._refused = self._moment()
                    raise
                except Conflict as refusal:
                    # Another process has written down lost time meanwhile: that changes no choice.
                    if refusal.code != "stale" or not self._only_excused_since(command.version):
                        raise

    async def _resolved(self, command: Command, *, by_bot: bool) -> Update:
        if command.version > self.now.version:
            # The client has seen an update of another process that has not arrived here yet.
            await self._catch_up()
        if command.version != self.now.version:
            seen = await answered(self._store.version_of(self.id, command.id))
            if seen is not None and seen <= self.now.version:
                return self.update(seen)
            if not self._only_excused_since(command.version):
                raise self._stale(command.version)
        self.check_playing()
        found = self._resolver.resolve(
            command.seat,
            command.action,
            self._moment(),
            present=self.present(),
            by_bot=by_bot,
            number=command.number,
        )
        return await self._record(found, command.id)

    def _only_excused_since(self, version: int) -> bool:
        """Whether the game has only been given lost time since a version."""
        since = self._log[version:] if version > 0 else []
        return bool(since) and all(isinstance(entry, log.ExcusedEntry) for entry, _ in since)

    async def _excuse(self) -> bool:
        """Write down the time that was lost; whether there was any, by what this process knows."""
        lost = self.lost()
        if lost:
            try:
                await self._enter(log.ExcusedEntry(round(lost, 3)))
            except Conflict:
                logger.info("another process has written to game %s first", self.id)
        return lost > 0

    async def _sit(
        self,
        holder: Holder,
        seat: Player,
        name: str,
        figure: log.Figure | None,
        number: str | None,
    ) -> Update:
        async with self._lock:
            if seat in self.seats_of(holder):
                return self.update(self.now.version)
            if self.now.joined(seat):
                raise Conflict("seat_taken", f"somebody else has taken seat {seat}", seat=seat)
            shown = checked_name(name, [other for other in self.now.names if other])
            answer = await self._take(seat, shown, figure=figure, holder=holder, number=number)
            self.presence_changed()
            return answer

    async def _take(
        self,
        seat: Player,
        name: str,
        *,
        figure: log.Figure | None = None,
        level: str | None = None,
        holder: Holder | None = None,
        number: str | None = None,
    ) -> Update:
        last = sum(not self.now.joined(other) for other in range(self.setup.players)) == 1
        draws = self._chances.deal(self.now.history, number) if last else []
        dealt = [letter(draw) for draw in draws] or None
        absent = None
        if last and self.setup.plan.clock is not None:
            # A clock does not start before its player has arrived; the one joining now has.
            others = (one for one in range(self.setup.players) if one != seat)
            absent = [one for one in others if not self._listens(one)] or None
        entry = log.JoinedEntry(seat, name, dealt, figure, level, absent, number)
        claim = None if holder is None else (self._next_key(seat), holder)
        return await self._enter(entry, claim=claim)

    @property
    def _resolver(self) -> Resolver:
        return Resolver(self.setup, self._past, self._chances)

    def _moment(self) -> float:
        """The current time; never goes back within a game."""
        return max(self._now(), self.now.at)

    async def _enter(self, entry: log.Entry, claim: tuple[Player, Holder] | None = None) -> Update:
        return await self._record(self._resolver.entered(entry, self._moment()), None, claim)

    async def _record(
        self,
        found: Resolution,
        command: str | None,
        claim: tuple[Player, Holder] | None = None,
    ) -> Update:
        """Store, then publish, then answer."""
        at, version = found.step.after.at, found.step.after.version
        new = NewEntry(at, log.encode(found.entry), command)
        self._storing, self._stored = LogEntry(version, at, new.text, command), False
        try:
            await self._store.append(self.id, version, new, claim=claim)
        except CommandSeen as seen:
            await self._catch_up()
            return self.update(seen.version)
        except StaleVersion:
            await self._catch_up()
            raise self._stale(version - 1) from None
        except SeatTaken as taken:
            await self._catch_up()
            seat = taken.seat % MOST_SEATS
            raise Conflict("seat_taken", f"somebody else has taken seat {seat}") from None
        except UnknownGame as gone:
            raise _unknown(gone) from None
        except StoreUnavailable as error:
            if not self._stored:  # else only the answer was lost
                raise _unavailable(error) from error
        finally:
            self._storing = None
        if claim is not None:
            self._claims[claim[0]] = claim[1]
            self.channel.expect(claim[1])
        self._add(found.entry, found.step.after)
        return self._publish(found.step)

    def _advance(self, entry: log.Entry, at: float) -> Transition:
        step = self._resolver.entered(entry, at).step
        self._add(entry, step.after)
        return step

    def _add(self, entry: log.Entry, after: Snapshot) -> None:
        given = entry.number if isinstance(entry, log.RolledEntry) else None
        self._chances.remember(after.history, self.now.history, given)
        if isinstance(entry, log.CreatedEntry):
            self._chances.seat(entry.number, *(entry.seat_numbers or ()))
            self._chances.give(entry.numbers or ())
        elif isinstance(entry, log.JoinedEntry):
            self._chances.seat(entry.number)
        self._past.append(after)
        self._log.append((entry, after.at))
        if after.version == self.setup.plan.resumed:
            self._chances.since = after.state

    def _publish(self, step: Transition) -> Update:
        update = Update(self.now.version, step.events, self.now, self.present())
        self._recent[update.version] = update
        while len(self._recent) > RECENT:
            self._recent.popitem(last=False)
        self.channel.publish(update)
        self._on_update(self)
        return update

    async def _catch_up(self) -> None:
        """Read what another process wrote to this game, and publish it here."""
        entries = await answered(self._store.entries(self.id, self.now.version))
        # Later than the entries: every seat that was taken in them has its holder.
        stored = await answered(self._store.game(self.id))
        self._claims = dict(stored.holders)
        for entry in entries:
            self._publish(self._advance(log.decode(entry.text), entry.at))

    def _check_seat(self, seat: Player, holder: Holder | None) -> None:
        mine = self.seats_of(holder)
        if seat not in mine:
            has = f"yours: {', '.join(map(str, mine))}" if mine else "you hold none: you may watch"
            raise NotAllowed("not_your_seat", f"seat {seat} is not yours ({has})", yours=mine)

    def _check_creator(self, holder: Holder | None) -> None:
        if holder is None or holder != self.creator:
            raise NotAllowed("not_your_seat", "only whoever set up the table can put bots there")

    def _check_open(self) -> None:
        if self.now.started:
            raise Conflict("game_started", "the game has begun: seats stay as they are")

    def _invited(self, invitation: str) -> Player | None:
        """The seat of an invitation; for the link to the table the next free one, None if it is full."""
        if self.setup.source == "play":
            if self._is_table_code(invitation):
                free = (one for one in range(self.setup.players) if not self.now.joined(one))
                return next(free, None)
            for seat, plan in enumerate(self.setup.plan.seats):
                invites = plan.kind == "link" or not self.now.joined(seat)
                if invites and self._is_invitation(seat, invitation):
                    return seat
        raise NotFound("unknown_invite", "this invitation is not for this game: ask for a new link")

    def _is_table_code(self, code: str) -> bool:
        return same(self._table_code(), code) or self._old_code(
            code, OldCodes.table, *self.now.renewals
        )

    def _is_invitation(self, seat: Player, code: str) -> bool:
        renewals = self.now.renewals[seat]
        return same(self.codes.invitation(seat, renewals), code) or self._old_code(
            code, lambda old: old.invitation(seat), renewals
        )

    def _is_device_code(self, seat: Player, code: str) -> bool:
        renewals, devices = self.now.renewals[seat], len(self._keys(seat))
        return same(self._device_code(seat), code) or self._old_code(
            code, lambda old: old.device(seat, devices), renewals
        )

    def _stale(self, version: int) -> Conflict:
        return Conflict(
            "stale",
            f"the game is at version {self.now.version}, the command was for version {version}: look "
            "at the game again",
            version=self.now.version,
        )

    def presence_changed(self) -> None:
        """Publish the current presence."""
        self.channel.publish(self._presence())

    def _presence(self) -> Presence:
        return Presence(self.present(), self.channel.choosing)

    def _listens(self, seat: Player) -> bool:
        """Whether the seat has a bot or a person with an open stream."""
        here = (self.channel.listens(self.holders[key]) for key in self._devices(seat))
        return self.now.is_bot(seat) or any(here)


def _weakly(table: LiveTable) -> Callable[[], None]:
    """Notifies a table that presence has changed, without keeping it in memory."""
    reference = weakref.ref(table)

    def changed() -> None:
        found = reference()
        if found is not None:
            found.presence_changed()

    return changed


async def answered(question: Awaitable[T]) -> T:
    """Await the store; raises `NotFound` if it has no such game, `Unavailable` if it fails."""
    try:
        return await question
    except UnknownGame as gone:
        raise _unknown(gone) from None
    except DamagedFile as error:
        logger.error("the store is damaged: %s", error)
        raise Unavailable(
            "unreadable_game", "this game cannot be read: the file that keeps it is damaged"
        ) from error
    except StoreUnavailable as error:
        raise _unavailable(error) from error


def _unknown(gone: UnknownGame) -> NotFound:
    return NotFound(
        "unknown_game", f"there is no game {gone.game!r} here: check the link", game=gone.game
    )


def _unavailable(error: StoreUnavailable) -> Unavailable:
    logger.error("the store failed: %s", error)
    return Unavailable(
        "store_unavailable",
        "the game could not be saved, so nothing has changed: try again",
        retry_after=STORE_RETRY,
    )
