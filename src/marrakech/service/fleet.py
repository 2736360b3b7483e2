"""Several processes on one store: any of them serves any game.

A unique key in the store decides between writers. This module does the rest for one process:

- it reads what others write as soon as the store notifies it, and again after lost notifications;
- one process at a time runs a game's bots and clocks: it holds the game's duty, a lease that it renews every
  round. The games of a dead process are found by their lapsed leases and taken over, within five seconds;
- presence is shared among all processes; what is shown but not stored, a gesture or the offer of a rematch,
  reaches the viewers of all;
- deadlines are in the store's time, so that no process depends on its own clock.

A process that loses a duty stops; should two act anyway, the key in the store admits only one.
"""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from marrakech.service.channel import Gesture, Offer
from marrakech.service.clocks import deadline
from marrakech.service.errors import NotFound, Refusal, Unavailable
from marrakech.service.table import LiveTable
from marrakech.store import Store, StoreError

if TYPE_CHECKING:
    from marrakech.service.lobby import Lobby

logger = logging.getLogger(__name__)

DUTY = "duty "
PRESENCE = "presence "
CHOOSING = "choosing "
ROUND = 0.5
"""Seconds between rounds: renew leases and look for lapsed ones."""
LEASE = 2.5
"""Seconds that a lease lasts without being renewed."""
PRESENCE_EVERY = 2
"""Rounds between exchanges of presence."""
KEPT_PRESENCE = 60.0
"""Seconds for which others can find who listened at a process that died."""
MOST_LAPSED = 10_000
CLOCK_EVERY = 5.0
"""Seconds between readings of the store's clock."""
TAKEN_AT_ONCE = 50
"""The most lapsed duties that one process takes over at once, so that others get a share."""


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others about a game; one of the fields after `by`."""

    by: str
    gesture: Gesture | None = None
    offer: Offer | None = None
    deleted: bool = False


class StoreClock:
    """The store's time as estimated by this process, unaffected by changes of the local clock."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def __call__(self) -> float:
        """Seconds since 1970 by the store's clock."""
        return time.monotonic() + self._ahead

    async def set(self, store: Store) -> None:
        """Ask the store for the time, corrected by half the round trip."""
        asked = time.monotonic()
        told = await store.time()
        self._ahead = told - (asked + time.monotonic()) / 2


class Fleet:
    """One process among the others; it watches the store for them (`store.Watcher`)."""

    def __init__(self, lobby: "Lobby") -> None:
        self.lobby = lobby
        self.owner = secrets.token_hex(8)
        """The unique name of this process."""
        self.duties: set[str] = set()
        """Games whose bots and clocks this process runs."""
        self.clock = StoreClock()
        self.watching = False
        """Whether the store notifies this process."""
        self._told: set[str] = set()
        self._heard: set[str] = set()
        """Who listened in other processes, a round ago."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._clock_due = 0.0
        self._rounds = 0

    def start(self) -> None:
        """Start watching, renewing and taking over."""
        self._spawn(self._run())

    async def close(self) -> None:
        """Give up every duty, so that other processes take over at once."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        shared = self.lobby.store.shared
        try:
            # Left to lapse, not released: the others look for lapsed duties, and those who listened here
            # come back elsewhere and count as present meanwhile.
            await shared.renew({DUTY + game for game in self.duties} | self._told, self.owner, 0.0)
        except StoreError as error:
            logger.warning("duties could not be given up: %s", error)
        self.duties.clear()

    # Notifications of the store

    def grown(self, game: str, version: int) -> None:
        """Another process wrote to a game."""
        table = self.lobby.live(game)
        if table is None:
            self._repeat_once_loaded(game, lambda: self.grown(game, version))
        elif version > table.now.version:
            self._spawn(self._catch_up(table, version))

    def told(self, game: str, message: str) -> None:
        """Another process shows something to everyone at a table, or has deleted the game."""
        note = msgspec.json.decode(message, type=Note)
        if note.by == self.owner:
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

    def missed(self) -> None:
        """Notifications may be missing: reread every game that is live here."""
        for table in self.lobby.tables:
            self._reread(table.id)
        for game in self.lobby.loading:
            self._repeat_once_loaded(game, partial(self._reread, game))

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
    ) -> None:
        """Tell the other processes; see `Note`."""
        note = Note(self.owner, gesture, offer, deleted)
        try:
            await self.lobby.store.tell(game, msgspec.json.encode(note).decode())
        except StoreError as error:
            logger.warning("other processes could not be told about game %s: %s", game, error)

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
        return (
            self.lobby.bots.to_move(table) is not None
            or deadline(table, self.lobby.clocks.started) is not None
        )

    async def _take(self, table: LiveTable) -> None:
        try:
            taken = await self.lobby.store.shared.claim(DUTY + table.id, self.owner, LEASE)
        except StoreError as error:
            logger.warning("the duty for game %s could not be acquired: %s", table.id, error)
            return
        if taken and table.id not in self.duties:
            self.duties.add(table.id)
            self.lobby.look_after(table)

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
                logger.warning("the store could not be asked about other processes: %s", error)
            except Refusal as refusal:
                logger.warning("a game of another process could not be taken over: %s", refusal.message)
            except Exception:  # whatever it was, the next round must come
                logger.exception("a round with other processes failed")
            await asyncio.sleep(ROUND)

    async def _round(self) -> None:
        store = self.lobby.store
        if time.monotonic() >= self._clock_due:
            await self.clock.set(store)
            await store.shared.forget((PRESENCE, CHOOSING), KEPT_PRESENCE)
            self._clock_due = time.monotonic() + CLOCK_EVERY
        await self._renew()
        await self._take_over()
        self._rounds += 1
        if self._rounds % PRESENCE_EVERY == 0:
            await self._tell_presence()

    async def _renew(self) -> None:
        held = {DUTY + game for game in self.duties}
        kept = await self.lobby.store.shared.renew(held, self.owner, LEASE) if held else set()
        for key in held - kept:
            game = key.removeprefix(DUTY)
            self.duties.discard(game)
            self.lobby.leave_alone(game)
            table = self.lobby.live(game)
            if table is not None:
                # Free, if the store has lost its leases; else another process has it.
                self.on_duty(table)

    async def _take_over(self) -> None:
        """Take over games whose process has died or given them up."""
        shared = self.lobby.store.shared
        while keys := await shared.lapsed(DUTY, TAKEN_AT_ONCE):
            if not all(await asyncio.gather(*map(self._take_over_one, keys))):
                return
            await self._renew()

    async def _take_over_one(self, key: str) -> bool:
        """Take over one game; False if it has to be left for another try."""
        shared = self.lobby.store.shared
        if not await shared.claim(key, self.owner, LEASE):
            return True
        game = key.removeprefix(DUTY)
        self.duties.add(game)
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

    async def _tell_presence(self) -> None:
        """Publish who listens here, and read who listens elsewhere."""
        shared = self.lobby.store.shared
        here = {
            f"{PRESENCE}{table.id} {holder.hex()} {self.owner}"
            for table in self.lobby.tables
            for holder in table.channel.here
        } | {
            f"{CHOOSING}{table.id} {count} {self.owner}"
            for table in self.lobby.tables
            if (count := table.channel.choosing_here)
        }
        # All at once: one by one, a full house would take longer than a lease lasts.
        if gone := self._told - here:
            await shared.drop(gone, self.owner)
        if here:
            await shared.hold(here, self.owner, LEASE)
        self._told = here
        others = {key for key, owner in (await shared.owners(PRESENCE)).items() if owner != self.owner}
        await self._hear_lost(self._heard - others)
        self._heard = others
        elsewhere: dict[str, set[bytes]] = {}
        for key in others:
            game, holder, _ = key.removeprefix(PRESENCE).split(" ")
            elsewhere.setdefault(game, set()).add(bytes.fromhex(holder))
        choosing: Counter[str] = Counter()
        for key, owner in (await shared.owners(CHOOSING)).items():
            if owner != self.owner:
                game, people, _ = key.removeprefix(CHOOSING).split(" ")
                choosing[game] += int(people)
        for table in self.lobby.tables:
            table.hear_presence(frozenset(elsewhere.get(table.id, ())), choosing[table.id])

    async def _hear_lost(self, gone: set[str]) -> None:
        """Of those who listen no more elsewhere, find those whose process has died: they may come back."""
        if not gone:
            return
        for key in gone.intersection(await self.lobby.store.shared.lapsed(PRESENCE, MOST_LAPSED)):
            game, holder, _ = key.removeprefix(PRESENCE).split(" ")
            table = self.lobby.live(game)
            if table is not None:
                table.channel.lost(bytes.fromhex(holder))

    async def open_anywhere(self) -> set[str]:
        """Games that somebody with a cookie follows, in any process."""
        keys = await self.lobby.store.shared.owners(PRESENCE)
        return {key.removeprefix(PRESENCE).split(" ")[0] for key in keys}

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("work between processes failed", exc_info=error)
