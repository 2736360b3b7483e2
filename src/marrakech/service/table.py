"""One game, live: the only place where its log grows.

A command is resolved and stored, then published to all listeners, then acknowledged to the caller.
Commands to one game are serialised; a refused one changes nothing.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import Any

from marrakech.kernel.state import Player
from marrakech.record.errors import MarrakechError
from marrakech.service import faces, log
from marrakech.service.aside import put_aside_refusal
from marrakech.service.channel import (
    AsideNotice,
    ChannelMessage,
    Gesture,
    SeatClaim,
    SeatClaims,
    Update,
)
from marrakech.service.commands import Command, SeatAction, TakeBack
from marrakech.service.errors import (
    Conflict,
    Invalid,
    NotAllowed,
    NotFound,
    Unavailable,
    as_player,
    none_there,
)
from marrakech.service.gamelog import GameLog
from marrakech.service.names import checked_name
from marrakech.service.outages import QUIET
from marrakech.service.presence import SeatPresence
from marrakech.service.requests import default_name
from marrakech.service.resolution import Resolution, check_interruptions, letter
from marrakech.service.seats import MOST_SEATS, Seats
from marrakech.service.snapshots import Transition, timed_seat
from marrakech.service.stored import answered, unavailable, unknown
from marrakech.store import (
    CommandSeen,
    LogEntry,
    NewEntry,
    SeatTaken,
    StaleVersion,
    Store,
    StoredGame,
    StoreUnavailable,
    UnknownGame,
)
from marrakech.store.base import Claim, Holder

logger = logging.getLogger(__name__)

RECENT = 8
"""Updates kept in memory; older ones are recomputed from the log on demand."""

Now = Callable[[], float]
"""A clock: seconds since 1970."""


class LiveTable(GameLog):
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
        super().__init__(stored, entries)
        self.seats = Seats(self.setup, self.past, stored, self.dice)
        self.presence = SeatPresence(self.seats)
        self.channel = self.presence.channel
        self.claims: tuple[SeatClaim, ...] = ()
        """The open claims to its seats, as far as this process knows (`service.claims`)."""
        self._store = store
        self._now = now
        self._on_update = on_update
        self._is_aside = is_aside
        self._lost = lost
        self._refused = 0.0
        """When a person's command could first not be stored, if that was after the last entry."""
        self._lock = asyncio.Lock()
        self._recent: OrderedDict[int, Update] = OrderedDict()
        self._arriving: asyncio.Future[None] | None = None
        self._acting: set[asyncio.Task[Update]] = set()
        self._storing: LogEntry | None = None
        """The entry that is being stored."""
        self._stored = False
        """Whether the store has notified this process that it is stored."""

    # Reading

    @property
    def aside(self) -> bool:
        """Whether it is put aside: it can be read and not played."""
        return self._is_aside(self.id)

    def check_playing(self) -> None:
        """Refuse what a game that is put aside cannot do."""
        if self.aside:
            raise put_aside_refusal(self.id)

    @property
    def watched(self) -> bool:
        """Whether somebody listens."""
        return bool(self.channel.listeners)

    def update(self, version: int) -> Update:
        """The update of a version; raises `NotFound` for one that is not there."""
        then = self.at(version)
        ready = self._recent.get(version)
        return ready or Update(version, self.events(version), then, self.presence.by_seat())

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
            yield self.presence.message()
            if self.aside:
                yield AsideNotice(True)
            if self.claims:
                yield SeatClaims(self.claims)
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

    # Commands

    async def command(self, command: Command, holder: Holder | None) -> Update:
        """Carry out a command of a seat's holder; returns the update it made."""
        self.seats.check_seat(command.seat, holder)
        if isinstance(command.action, TakeBack):
            self.seats.check_all(holder)
        return await self._shielded(self._command(command, by_bot=False))

    async def bot_command(self, version: int, seat: Player, action: SeatAction) -> Update:
        """The same for bots, who play their own seats and those held for people."""
        command = Command(f"bot:{version}", version, seat, action)
        return await self._shielded(self._command(command, by_bot=True))

    def gesture(self, seat: Player, gesture: str, holder: Holder | None) -> Gesture:
        """Show a gesture of a seat's holder to everyone who listens in this process."""
        self.seats.check_seat(seat, holder)
        shown = Gesture(seat, gesture)
        self.channel.publish(shown)
        return shown

    async def settled(self) -> None:
        """Wait for what is being stored, also where whoever asked is gone."""
        await asyncio.gather(*self._acting, return_exceptions=True)

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
                    if refusal.code != "stale" or not self.only_excused_since(command.version):
                        raise

    async def _resolved(self, command: Command, *, by_bot: bool) -> Update:
        if command.version > self.now.version:
            # The client has seen an update of another process that has not arrived here yet.
            await self._catch_up()
        if command.version != self.now.version:
            seen = await answered(self._store.version_of(self.id, command.id))
            if seen is not None and seen <= self.now.version:
                return self.update(seen)
            if not self.only_excused_since(command.version):
                raise self._stale(command.version)
        self.check_playing()
        found = self._resolver.resolve(
            command.seat,
            command.action,
            self._moment(),
            present=self.presence.by_seat,
            by_bot=by_bot,
            number=command.number,
            steps=command.steps,
        )
        return await self._record(found, command.id)

    # Seats

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
        mine = self.seats.of(holder)
        try:
            seat = self.seats.invited(invitation)
        except NotFound:
            if not mine:
                raise
            seat = None
        if mine and (seat is None or seat in mine or self.seats.is_table_code(invitation)):
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
        """Put bots into the free seats that are kept for nobody; for whoever set up the table.

        The game starts once nobody is awaited.
        """
        self.seats.check_host(holder)
        async with self._lock:
            for seat in self.seats.open_seats:
                await self._take(seat, default_name(seat, self.now.names), level=level)

    async def free(self, holder: Holder | None, seat: Player) -> None:
        """Empty a seat before the start; for whoever set up the table, or sits there."""
        seats = self.seats
        async with self._lock:
            if seat in seats.host_seats:
                raise NotAllowed("not_your_seat", "whoever set up the table keeps the seat")
            if not seats.is_host(holder):
                seats.check_seat(seat, holder)
            seats.check_open()
            if seat < self.setup.players and self.now.joined(seat):
                check_interruptions(self.now)
                await self._enter(log.FreedEntry(seat, seats.next_key(seat)))
        self.presence.announce()

    async def seat_bot(self, holder: Holder | None, seat: Player, level: str) -> None:
        """Put a bot into a free seat, also one that is kept for somebody; for whoever set up the table."""
        self.seats.check_host(holder)
        async with self._lock:
            self.seats.check_open()
            if seat not in self.seats.free:
                raise Conflict("seat_taken", f"the seat of {as_player(seat)} is not free", seat=seat)
            await self._take(seat, default_name(seat, self._awaited_names()), level=level)

    def _awaited_names(self) -> list[str]:
        """The names of all who sit here or are awaited."""
        everybody = range(self.setup.players)
        return [self.now.names[seat] or self.seats.kept(seat) for seat in everybody]

    async def rename(
        self, holder: Holder | None, seat: Player, name: str | None, figure: log.Figure | None
    ) -> None:
        """Change the name or the face of a seat before the start; for whoever sits there."""
        async with self._lock:
            self.seats.check_seat(seat, holder)
            self.seats.check_open()
            others = [one for other, one in enumerate(self._awaited_names()) if other != seat and one]
            shown = self.now.names[seat] if name is None else checked_name(name, others)
            face = faces.chosen(seat, figure or self.now.figures[seat], self.seats.faces(seat))
            if (shown, face) != (self.now.names[seat], self.now.figures[seat]):
                check_interruptions(self.now)
                await self._enter(log.NamedEntry(seat, shown, face))

    async def begin_with(self, holder: Holder | None, seat: Player) -> None:
        """Decide before the start who begins; for whoever set up the table."""
        self.seats.check_host(holder)
        async with self._lock:
            self.seats.check_open()
            if seat >= self.setup.players:
                raise Invalid("bad_seats", none_there(seat, self.setup.players))
            if seat != self.now.starter:
                check_interruptions(self.now)
                await self._enter(log.BeginsEntry(seat))

    async def decline(self, seat: Player) -> None:
        """Whoever a seat is kept for cannot come now; nothing happens if the game has begun."""
        async with self._lock:
            gathering = not self.now.started and self.now.replaced is None
            if gathering and seat in self.seats.free and seat not in self.now.declined:
                check_interruptions(self.now)
                await self._enter(log.DeclinedEntry(seat))

    async def replace(self, holder: Holder | None, without: Sequence[Player]) -> None:
        """Those who came play without some who are awaited, in another game; for whoever set up the table."""
        self.seats.check_host(holder)
        async with self._lock:
            self.seats.check_open()
            away = [seat for seat in without if seat < self.setup.players and self.seats.kept(seat)]
            if not away or len(away) != len(set(without)):
                raise Invalid(
                    "bad_seats", "only those who were asked and have not come can be left out"
                )
            if self.setup.players - len(away) < 2:
                raise Conflict("bad_seats", "two are needed for a game: wait, or let a bot play")
            await self._enter(log.ReplacedEntry(self.seats.codes.fewer(), sorted(away)))

    async def move(self, seat: Player, holder: Holder) -> None:
        """Give a seat to its person's other browser: somebody seated has agreed (`service.claims`)."""
        seats = self.seats
        async with self._lock:
            self.check_playing()
            if seat in seats.of(holder):
                return
            if not self.now.joined(seat):
                plan = self.setup.plan.seats[seat]
                await self._take(seat, plan.asked, figure=plan.figure, holder=holder)
            else:
                check_interruptions(self.now)
                await self._move(seat, holder)
        self.presence.announce()

    async def come_back(self, holder: Holder, code: str) -> None:
        """Bring the host's seats to another browser by the return link, which works once."""
        seats = self.seats
        async with self._lock:
            if seats.is_host(holder):
                return
            if not seats.is_return_code(code):
                raise NotFound("unknown_invite", "this return link was used already, or is another's")
            self.check_playing()
            for seat in seats.host_seats:
                await self._move(seat, holder, returned=seat == seats.host_seats[-1])
        self.presence.announce()

    async def _move(self, seat: Player, holder: Holder, *, returned: bool = False) -> None:
        key = self.seats.next_key(seat)
        await self._enter(log.MovedEntry(seat, key, returned), claim=(key, holder))

    async def add_device(self, holder: Holder, seat: Player, code: str) -> None:
        """Let one more device play a seat, given its code."""
        seats = self.seats
        async with self._lock:
            if seat in seats.of(holder):
                return
            if not (seats.held_by(seat) and seats.is_device_code(seat, code)):
                raise NotFound("unknown_invite", "this private link was used already: make a new one")
            await self._enter(log.DeviceEntry(seat), claim=(seats.next_key(seat), holder))
        self.presence.announce()

    async def renew_codes(self) -> None:
        """Renew all codes: links that were handed out and not used no longer work."""
        async with self._lock:
            await self._enter(log.RenewedEntry())

    async def arrive(self) -> None:
        """Start the clocks of people who were absent at the start and have arrived."""
        async with self._lock:
            for seat in range(self.setup.players):
                if not self.now.arrived[seat] and self.presence.listens(seat):
                    await self._enter(log.ArrivedEntry(seat))

    async def _sit(
        self,
        holder: Holder,
        seat: Player,
        name: str,
        figure: log.Figure | None,
        number: str | None,
    ) -> Update:
        async with self._lock:
            if seat in self.seats.of(holder):
                return self.update(self.now.version)
            if self.now.joined(seat):
                raise _seat_taken(seat)
            self.seats.check_open()
            others = [one for other, one in enumerate(self._awaited_names()) if other != seat and one]
            shown = checked_name(name, others)
            face = faces.chosen(seat, figure, self.seats.faces(seat))
            answer = await self._take(seat, shown, figure=face, holder=holder, number=number)
            self.presence.announce()
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
        last = self.seats.free == [seat]
        draws = self._chances.deal(self.now.node, number) if last else []
        dealt = [letter(draw) for draw in draws] or None
        absent = None
        if last and self.setup.plan.clock is not None and not self.setup.slow:
            # A clock does not start before its player has arrived; the one joining now has. In a slow game
            # nobody has to be there: they are called.
            others = (one for one in range(self.setup.players) if one != seat)
            absent = [one for one in others if not self.presence.listens(one)] or None
        if level is not None:
            figure = faces.chosen(seat, None, self.seats.faces(seat))
        entry = log.JoinedEntry(seat, name, dealt, figure, level, absent, number)
        claim = None if holder is None else (self.seats.next_key(seat), holder)
        return await self._enter(entry, claim=claim)

    # Time

    async def time_out(self, version: int, seat: Player, *, for_good: bool) -> None:
        """The seat's clock ran out while the game stood at that version, unless part of the time was lost."""
        async with self._lock:
            if self.now.version == version and not self.aside and not await self._excuse():
                await self._enter(log.TimedOutEntry(seat, for_good))

    def lost(self) -> float:
        """The seconds since the last entry that do not count against whoever's clock runs."""
        if timed_seat(self.setup, self.now) is None or self.aside:
            return 0.0
        refused = self._moment() - self._refused if self._refused > self.now.at else 0.0
        return max(self._lost(self), refused if refused > QUIET else 0.0)

    async def excuse(self) -> None:
        """Write down the time that was lost, if there was any."""
        async with self._lock:
            await self._excuse()

    async def _excuse(self) -> bool:
        """Write down the time that was lost; whether there was any, by what this process knows."""
        lost = self.lost()
        if lost:
            try:
                await self._enter(log.ExcusedEntry(round(lost, 3)))
            except Conflict:
                logger.info("another process has written to game %s first", self.id)
        return lost > 0

    def _moment(self) -> float:
        """The current time; never goes back within a game."""
        return max(self._now(), self.now.at)

    # The store and the other processes

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
            step = self.read(entry)
        except MarrakechError:
            return False
        self._publish(step)
        return True

    async def _catch_up(self) -> None:
        """Read what another process wrote to this game, and publish it here."""
        entries = await answered(self._store.entries(self.id, self.now.version))
        # Later than the entries: every seat that was taken in them has its holder.
        stored = await answered(self._store.game(self.id))
        self.seats.claims = dict(stored.holders)
        for entry in entries:
            self._publish(self.read(entry))

    async def _enter(self, entry: log.Entry, claim: Claim | None = None) -> Update:
        return await self._record(self._resolver.entered(entry, self._moment()), None, claim)

    async def _record(
        self, found: Resolution, command: str | None, claim: Claim | None = None
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
            raise _seat_taken(taken.seat % MOST_SEATS) from None
        except UnknownGame as gone:
            raise unknown(gone) from None
        except StoreUnavailable as error:
            if not self._stored:  # else only the answer was lost
                raise unavailable(error) from error
        finally:
            self._storing = None
        if claim is not None:
            self.seats.claims[claim[0]] = claim[1]
            self.channel.expect(claim[1])
        self._add(found.entry, found.step.after)
        return self._publish(found.step)

    def _publish(self, step: Transition) -> Update:
        update = Update(self.now.version, step.events, self.now, self.presence.by_seat())
        self._recent[update.version] = update
        while len(self._recent) > RECENT:
            self._recent.popitem(last=False)
        self.channel.publish(update)
        self._on_update(self)
        return update

    def _stale(self, version: int) -> Conflict:
        return Conflict(
            "stale",
            f"the game is at version {self.now.version}, the command was for version {version}: look "
            "at the game again",
            version=self.now.version,
        )


def _seat_taken(seat: Player) -> Conflict:
    return Conflict("seat_taken", f"somebody else has taken the seat of {as_player(seat)}", seat=seat)
