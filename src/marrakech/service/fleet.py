"""Several processes on one store: any of them serves any game.

A unique key in the store decides between writers. This module does the rest for one process:

- it reads what others write as soon as the store notifies it, and again after lost notifications;
- one process at a time runs a game's bots and clocks: it holds the game's duty, a lease that it renews every
  round. The games of a dead process are found by their lapsed leases and taken over, within five seconds;
- every process gives a sign of life twice a second. A clock rings only if its process is still on duty, and
  once all others have given a sign since the deadline or have been given up; time in which nobody could take
  a command does not count (`service.outages`);
- presence is shared among all processes (`service.attendance`); what is shown but not stored, a gesture or the
  offer of a rematch, reaches the viewers of all;
- deadlines are in the store's time, so that no process depends on its own clock.

A process that loses a duty stops; should two act anyway, the key in the store admits only one.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from marrakech.service.attendance import Attendance
from marrakech.service.channel import ClaimAnswer, Gesture, Offer
from marrakech.service.claims import CLAIM, REFUSAL
from marrakech.service.clocks import RESTART_GRACE, deadline
from marrakech.service.errors import NotFound, Refusal, Unavailable
from marrakech.service.outages import PULSE, QUIET, RESEND
from marrakech.service.snapshots import timed_seat
from marrakech.service.table import LiveTable
from marrakech.store import LogEntry, Store, StoreError
from marrakech.store.sharing import PROCESS

if TYPE_CHECKING:
    from marrakech.service.lobby import Lobby

logger = logging.getLogger(__name__)

DUTY = "duty "
OLD_KEYS = ("presence ", "choosing ")
"""Prefixes of leases in which releases up to schema 5 named their listeners."""
ROUND = 0.5
"""Seconds between rounds: look for lapsed leases, exchange presence."""
LEASE = 2.5
"""Seconds that a lease lasts without being renewed."""
FORGET_EVERY = 10
"""Rounds between clean-ups of leases that lapsed long ago."""
KEPT_PRESENCE = 60.0
"""Seconds for which the listeners of a dead process are kept."""
CLOCK_EVERY = 5.0
"""Seconds between readings of the store's clock."""
COMPLAIN_EVERY = 5.0
"""Seconds between two lines in the server's log about a store that does not answer."""
SLOW = QUIET / 2
"""Seconds for an answer about the time after which it says nothing: this process may have been frozen."""
TAKEN_AT_ONCE = 50
"""The most lapsed duties that one process takes over at once, so that others get a share."""


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others about a game; one of the fields after `by`.

    `audiences` names all games whose audience has changed.
    """

    by: str
    gesture: Gesture | None = None
    offer: Offer | None = None
    deleted: bool = False
    audiences: tuple[str, ...] = ()
    claims: bool = False
    """The claims to seats of the game have changed; `answer` if one was answered."""
    answer: ClaimAnswer | None = None


def deleted_note() -> str:
    """The note that a game was deleted, from a program that is not one of the processes."""
    return msgspec.json.encode(Note("", deleted=True)).decode()


class StoreClock:
    """The store's time as estimated by this process, unaffected by changes of the local clock."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()
        self._known = False
        """Whether the store has told the time."""

    def __call__(self) -> float:
        """Seconds since 1970 by the store's clock."""
        return time.monotonic() + self._ahead

    async def set(self, store: Store) -> None:
        """Ask the store for the time, corrected by half the round trip."""
        asked = time.monotonic()
        told = await store.time()
        took = time.monotonic() - asked
        if took < SLOW or not self._known:
            self._ahead = told - asked - took / 2
            self._known = True


class Fleet:
    """One process among the others; it watches the store for them (`store.Watcher`)."""

    def __init__(self, lobby: "Lobby") -> None:
        self.lobby = lobby
        self.owner = secrets.token_hex(8)
        """The unique name of this process."""
        self.duties: set[str] = set()
        """Games whose bots and clocks this process runs."""
        self.clock = StoreClock()
        self.cut_off = False
        """Whether the store has failed since the last sign of life: others may be cut off from it too."""
        self.watching = False
        """Whether the store notifies this process."""
        self.attendance = Attendance(self)
        self._tasks: set[asyncio.Task[None]] = set()
        self._vouching: list[asyncio.Future[None]] = []
        """Resolved by the next sign of life."""
        self._clock_due = 0.0
        self._complaint_due = 0.0
        self._rounds = 0

    def start(self) -> None:
        """Start watching, renewing and taking over."""
        self._spawn(self._run())
        self._spawn(self._show_life())

    async def close(self) -> None:
        """Give up every duty, so that other processes take over at once."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        shared = self.lobby.store.shared
        try:
            # Left to lapse, not released: the others look for lapsed duties, and those who listened here
            # come back elsewhere and count as present meanwhile.
            mine = {DUTY + game for game in self.duties} | {PROCESS + self.owner}
            await shared.renew(mine, self.owner, 0.0)
        except StoreError as error:
            logger.warning("duties could not be given up: %s", error)
        self.duties.clear()

    # Notifications of the store

    def grown(self, game: str, version: int, entry: LogEntry | None = None) -> None:
        """Another process wrote to a game; what the store does not pass on is read."""
        table = self.lobby.live(game)
        if table is None:
            self._repeat_once_loaded(game, lambda: self.grown(game, version, entry))
        elif version > table.now.version and not (entry is not None and table.hear(entry)):
            self._spawn(self._catch_up(table, version))

    def told(self, game: str, message: str) -> None:
        """Another process shows something to everyone at a table, or has deleted the game."""
        note = msgspec.json.decode(message, type=Note)
        if note.by == self.owner:
            return
        if note.audiences:
            self.attendance.changed(note.audiences)
            return
        table = self.lobby.live(game)
        if table is None:
            self._repeat_once_loaded(game, lambda: self.told(game, message))
            return
        if note.deleted:
            self.lobby.forget(table)
        for shown in (note.gesture, note.offer):
            if shown is not None:
                table.channel.publish(shown)
        if note.claims:
            self._spawn(self._hear_claims(game, note.answer))

    async def _hear_claims(self, game: str, answer: ClaimAnswer | None) -> None:
        try:
            await self.lobby.claims.heard(game, answer)
        except Refusal as refusal:
            logger.warning("claims to game %s could not be read: %s", game, refusal.message)

    def missed(self) -> None:
        """Notifications may be missing: reread every game that is live here."""
        for table in self.lobby.tables:
            self._reread(table.id)
        for game in self.lobby.loading:
            self._repeat_once_loaded(game, partial(self._reread, game))
        self.attendance.missed()

    def _reread(self, game: str) -> None:
        table = self.lobby.live(game)
        if table is not None:
            self._spawn(self._catch_up(table, None))

    def _repeat_once_loaded(self, game: str, notice: Callable[[], None]) -> None:
        """Hear a notification again once its game is loaded: what is being read may be older."""
        loading = self.lobby.loading.get(game)
        if loading is not None:
            loading.add_done_callback(lambda _: notice())

    async def _catch_up(self, table: LiveTable, version: int | None) -> None:
        while True:
            try:
                await table.catch_up(version)
                return
            except Unavailable as refusal:
                logger.warning("game %s is not up to date: %s", table.id, refusal.message)
            except NotFound:
                self.lobby.forget(table)
                return
            except Refusal as refusal:
                logger.warning("game %s cannot be brought up to date: %s", table.id, refusal.message)
                return
            await asyncio.sleep(ROUND)

    async def tell(
        self,
        game: str,
        *,
        gesture: Gesture | None = None,
        offer: Offer | None = None,
        deleted: bool = False,
        claims: bool = False,
        answer: ClaimAnswer | None = None,
    ) -> None:
        """Tell the other processes; see `Note`."""
        note = Note(self.owner, gesture, offer, deleted, claims=claims, answer=answer)
        try:
            await self.lobby.store.tell(game, msgspec.json.encode(note).decode())
        except StoreError as error:
            logger.warning("other processes could not be told about game %s: %s", game, error)

    async def tell_audiences(self, games: Sequence[str]) -> None:
        """Tell the other processes whose audiences have changed here. Raises `StoreError`."""
        note = Note(self.owner, audiences=tuple(games))
        await self.lobby.store.tell("", msgspec.json.encode(note).decode())

    # Duties

    def on_duty(self, table: LiveTable) -> bool:
        """Whether this process has the duty for a game; tries to acquire it if possible."""
        if not self._owes(table):
            if table.id in self.duties:
                self.duties.discard(table.id)
                self._spawn(self._release(table.id))
            return True
        if table.id in self.duties:
            return True
        self._spawn(self._take(table))
        return False

    def _owes(self, table: LiveTable) -> bool:
        return not table.aside and (
            self.lobby.bots.to_move(table) is not None
            or deadline(table, self.lobby.clocks.started) is not None
        )

    def concerned(self, game: str) -> bool:
        """Whether commands to a game cannot be taken while this process is away."""
        return self.cut_off or game in self.duties

    async def vouch(self, game: str, at: float) -> bool:
        """Wait until nothing that was sent before a time can still be held up at a silent process.

        Whether this process, which may have been frozen itself, is on duty for the game then.
        """
        while True:
            shown: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._vouching.append(shown)
            await shown
            if game not in self.duties or not self.lobby.outages.awaited(at):
                return game in self.duties

    async def _take(self, table: LiveTable) -> None:
        key = DUTY + table.id
        try:
            clock_runs = timed_seat(table.setup, table.now) is not None
            lapse = await self._lapse(key) if clock_runs else None
            taken = await self.lobby.store.shared.claim(key, self.owner, LEASE)
        except StoreError as error:
            logger.warning("the duty for game %s could not be acquired: %s", table.id, error)
            # Nobody has it: no lapsed lease would tell another process, or this one, that it is owed.
            await asyncio.sleep(ROUND)
            if self.lobby.live(table.id) is table:
                self.on_duty(table)
            return
        if taken and table.id not in self.duties:
            if lapse is None:
                self.lobby.outages.adopt(table.id, table.now.at)
            self._begin(table.id, lapse)
            self.lobby.look_after(table)

    async def _lapse(self, key: str) -> float | None:
        """When the lease of a duty lapses or has lapsed; None if nobody has held it."""
        asked = self.clock()
        left = await self.lobby.store.shared.remaining(key)
        return asked + left[key] if key in left else None

    def _begin(self, game: str, lapse: float | None) -> None:
        """Begin a duty, which has been vacant since its lease lapsed."""
        self.duties.add(game)
        now = self.clock()
        if lapse is not None and lapse < now:
            grace = RESTART_GRACE if lapse < self.lobby.clocks.started else RESEND
            self.lobby.outages.add(lapse, now, {game}, grace=grace)

    async def _release(self, game: str) -> None:
        try:
            await self.lobby.store.shared.release(DUTY + game, self.owner)
        except StoreError as error:
            logger.warning("the duty for game %s could not be given up: %s", game, error)

    # Rounds

    async def _run(self) -> None:
        while True:
            try:
                if not self.watching:
                    await self.lobby.store.watch(self)
                    self.watching = True
                    self.missed()  # games may have been loaded before
                await self._round()
            except StoreError as error:
                if time.monotonic() >= self._complaint_due:
                    logger.warning("the store could not be asked about other processes: %s", error)
                    self._complaint_due = time.monotonic() + COMPLAIN_EVERY
            except Refusal as refusal:
                logger.warning("a game of another process could not be taken over: %s", refusal.message)
            except Exception:  # whatever it was, the next round must come
                logger.exception("a round with other processes failed")
            await asyncio.sleep(ROUND)

    async def _round(self) -> None:
        await self._take_over()
        await self.attendance.exchange()
        self._rounds += 1
        if self._rounds % FORGET_EVERY == 0:
            await self.lobby.store.shared.forget((PROCESS, CLAIM, REFUSAL, *OLD_KEYS), KEPT_PRESENCE)

    async def _show_life(self) -> None:
        """Renew what this process holds, and hear from the others."""
        while True:
            vouching, self._vouching = self._vouching, []
            try:
                await self._read_clock()
                self.lobby.outages.begin()
                ended = await self._renew()
                signs = await self._signs()
                if signs is None:
                    self._vouching += vouching
                else:
                    ended |= self.lobby.outages.hear(signs)
                    for one in vouching:
                        if not one.done():
                            one.set_result(None)
                if ended:
                    self._spawn(self.lobby.clocks.excuse(self.lobby.tables))
            except Exception as error:  # whatever it was, the next sign must come
                self.cut_off = True
                self._vouching += vouching
                if not isinstance(error, StoreError):  # of that the rounds complain
                    logger.exception("a sign of life could not be given")
            await asyncio.sleep(min(PULSE, ROUND))

    async def _read_clock(self) -> None:
        if time.monotonic() >= self._clock_due:
            await self.clock.set(self.lobby.store)
            self._clock_due = time.monotonic() + CLOCK_EVERY

    async def _signs(self) -> dict[str, float] | None:
        """When each other process gave its last sign of life; None if the answer took too long to tell."""
        asked = self.clock()
        left = await self.lobby.store.shared.remaining(PROCESS)
        now = self.clock()
        if now - asked >= SLOW:
            return None
        left.pop(PROCESS + self.owner, None)
        return {key: now + seconds - LEASE for key, seconds in left.items()}

    async def _renew(self) -> bool:
        """Renew the leases of this process; whether it was away since the last time."""
        shared, mine = self.lobby.store.shared, PROCESS + self.owner
        held = {DUTY + game for game in self.duties}
        kept = await shared.renew({*held, mine}, self.owner, LEASE)
        if mine not in kept:
            # This is the first time, or the store has lost the lease and all that was told under it.
            await shared.claim(mine, self.owner, LEASE)
            self.attendance.forgotten()
        lost = {key.removeprefix(DUTY) for key in held - kept}
        # With the duties that have begun meanwhile.
        away = self.lobby.outages.alive(None if self.cut_off else self.duties - lost)
        self.cut_off = False
        for game in lost:
            self.duties.discard(game)
            self.lobby.leave_alone(game)
            table = self.lobby.live(game)
            if table is not None:
                # Free, if the store has lost its leases; else another process has it.
                self.on_duty(table)
        return away

    async def _take_over(self) -> None:
        """Take over games whose process has died or given them up."""
        shared = self.lobby.store.shared
        while keys := await shared.lapsed(DUTY, TAKEN_AT_ONCE):
            # The process that has died may have put a game aside with its last breath.
            await self.lobby.orders.read()
            if not all(await asyncio.gather(*map(self._take_over_one, keys))):
                return
            await self._renew()

    async def _take_over_one(self, key: str) -> bool:
        """Take over one game; False if it has to be left for another try."""
        shared = self.lobby.store.shared
        lapse = await self._lapse(key)
        if not await shared.claim(key, self.owner, LEASE):
            return True
        game = key.removeprefix(DUTY)
        if self.lobby.shelf.has(game):
            await self._release(game)
            return True
        self._begin(game, lapse)
        try:
            table = await self.lobby.table(game)
            await table.catch_up()
        except Refusal as refusal:
            self.duties.discard(game)
            if isinstance(refusal, NotFound) or refusal.code == "unreadable_game":
                await self._release(game)
                return True
            await shared.renew([key], self.owner, 0.0)
            return False
        if self.on_duty(table):
            self.lobby.look_after(table)
        return True

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("work between processes failed", exc_info=error)
