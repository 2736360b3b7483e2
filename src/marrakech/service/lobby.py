"""The lobby: sets up games, finds them and keeps them in memory while they are in use."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from functools import partial
from weakref import WeakValueDictionary

from marrakech.record.errors import MarrakechError
from marrakech.record.game import Game
from marrakech.service import by_hand, creation, log, requests, transfer
from marrakech.service.adviser import Adviser
from marrakech.service.afterthoughts import Afterthoughts
from marrakech.service.archive import ReviewArchive
from marrakech.service.aside import ASIDE
from marrakech.service.bot_runner import BotRunner
from marrakech.service.calling.addressbook import AddressBook
from marrakech.service.calling.crier import Crier
from marrakech.service.calling.mail import MailServer
from marrakech.service.calling.outbound import Outbound
from marrakech.service.channel import Heartbeat
from marrakech.service.claims import Claims
from marrakech.service.clocks import RESTART_GRACE, Clocks
from marrakech.service.errors import Conflict, Invalid, NotAllowed, Refusal, Unavailable
from marrakech.service.fleet import Fleet
from marrakech.service.levels import Levels
from marrakech.service.orders import StandingOrders
from marrakech.service.outages import PULSE, Outages
from marrakech.service.rematches import Rematches
from marrakech.service.shelf import Shelf
from marrakech.service.stored import answered
from marrakech.service.studies import Studies
from marrakech.service.table import LiveTable, Now
from marrakech.service.thinkers import Thinkers
from marrakech.service.thoughts import Thinking
from marrakech.service.worker_process import LineWorker
from marrakech.store import NewEntry, Store, StoredGame, StoreError
from marrakech.store.base import Holder

logger = logging.getLogger(__name__)

READ_AT_ONCE = 50
"""Log entries replayed before yielding to other tasks."""
MOST_IDLE = 128
"""Unused tables kept in memory; others are reloaded from the store."""
MOST_LIVE = 10_000
"""The most tables in memory; if all are in use, no more are opened for now."""
BUSY_RETRY = 5
"""Seconds after which to retry when the server is full."""
HEARTBEAT_EVERY = 15.0
"""Seconds between heartbeats on a stream."""
CLOCK_HEARTBEAT_EVERY = 2.0
"""The same in a game with a clock, where a stream that has gone silent costs time."""
PREPARE_AFTER = 3.0
"""Seconds after the start before bots are prepared, so that the page loads first."""
HEARTBEAT_SLICE = 10
HEARTBEAT_PAUSE = 0.02


class Lobby:
    """All games of a store. Start it in a running loop; `close` ends streams, bots and clocks."""

    def __init__(
        self,
        store: Store,
        levels: Levels,
        *,
        workers: int = 2,
        now: Now | None = None,
        program: Sequence[str] | None = None,
        thinkers: Thinking | None = None,
        studying: LineWorker | None = None,
        outbound: Outbound | None = None,
        mail_server: MailServer | None = None,
    ) -> None:
        self.store = store
        self.levels = levels
        self.orders = StandingOrders(store)
        self.shelf = Shelf(self)
        self.rematches = Rematches(self)
        self.claims = Claims(self)
        self.thinkers: Thinking = thinkers or Thinkers(
            levels.in_workers, workers, program=program, on_ready=levels.playing.update
        )
        self.bots = BotRunner(levels, self.thinkers, self.shelf.put, workers)
        self.fleet = Fleet(self) if store.many else None
        now = now or (self.fleet.clock if self.fleet is not None else steady_time())
        self.adviser = Adviser(levels, self.thinkers, self.shelf.put, self.bots.pool)
        self.afterthoughts = Afterthoughts(levels, self.thinkers)
        self.studies = Studies(studying, archive=ReviewArchive(store))
        self.outages = Outages(now)
        self.clocks = Clocks(self.table, now)
        if self.fleet is not None:
            self.outages = Outages(now, self.fleet.concerned)
            self.clocks = Clocks(self.table, now, self.fleet.vouch)
        if store.last_used is not None:
            self.outages.add(store.last_used, self.clocks.started, grace=RESTART_GRACE)
        self.now = now
        book = AddressBook(store, now, outbound=outbound, mail_server=mail_server)
        self.crier = Crier(self, book)
        # A table lives as long as it is referenced, and every caller gets the same one.
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._idle: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._heart: asyncio.Task[None] | None = None
        self._pulse: asyncio.Task[None] | None = None
        self._preparing: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Start heartbeats; a little later, prepare the bots in the background."""
        loop = asyncio.get_running_loop()
        self.orders.start()
        self.crier.start()
        self._heart = loop.create_task(self._beat())
        self._preparing = loop.call_later(PREPARE_AFTER, self.thinkers.prepare)
        if self.fleet is not None:
            self.fleet.start()
        else:
            self._pulse = loop.create_task(self._show_life())

    async def close(self) -> None:
        """End streams, bots and clocks; the store stays open."""
        if self._heart is not None:
            self._heart.cancel()
        if self._pulse is not None:
            self._pulse.cancel()
        if self._preparing is not None:
            self._preparing.cancel()
        self.orders.close()
        await self.crier.close()
        if self.fleet is not None:
            await self.fleet.close()
        self.adviser.close()
        await self.studies.close()
        self.clocks.close()
        await self.bots.close()
        await self.thinkers.close()
        self.shelf.close()
        for table in self.tables:
            await table.settled()
        await asyncio.to_thread(self.levels.close)
        self.end_streams()

    def end_streams(self) -> None:
        """End all streams; clients reconnect to a server that is up."""
        for table in self.tables:
            table.close()

    @property
    def tables(self) -> list[LiveTable]:
        """The games in memory."""
        return list(self._live.values())

    def live(self, game: str) -> LiveTable | None:
        """A game, if it is in memory."""
        return self._live.get(game)

    @property
    def loading(self) -> Mapping[str, asyncio.Task[LiveTable]]:
        """The games that are being read from the store, by id."""
        return self._loading

    def look_after(self, table: LiveTable) -> None:
        """Start the clock of a game and let its bots move, unless it is put aside."""
        if table.aside:
            return
        self.clocks.wind(table)
        self.bots.wake(table)
        self.crier.note(table)

    def leave_alone(self, game: str) -> None:
        """Stop the clock and the bots of a game: another process has the duty."""
        self.clocks.stop(game)
        self.bots.stop(game)

    async def create(
        self, asked: requests.GameRequest, holder: Holder, *, seed: str | None = None
    ) -> LiveTable:
        """Set up a game; the caller gets the local people's seats.

        With a seed the dice follow from it and the rules alone, for practice and for tests.
        """
        rules = requests.ruleset(asked)
        by_hand.check_request(asked)
        seats = requests.seats(asked.seats, self.levels)
        holders = {number: holder for number, seat in enumerate(seats) if seat.kind == "person"}
        clock = requests.clock(asked.clock)
        return await self.keep(
            *creation.begun(
                rules,
                seats,
                clock,
                holder,
                holders,
                seed=seed,
                number=asked.number,
                by_hand=asked.dice == "by_hand",
                starter=asked.starter,
            )
        )

    async def upload(self, text: str, holder: Holder) -> LiveTable:
        """Store a game file as a game to view."""
        # Parsing a large file takes a while; do not block the others.
        game = await asyncio.to_thread(transfer.parse_game, text)
        return await self.keep(*creation.uploaded(game, text, holder))

    async def play_again(
        self, game: str, version: int, seats: Sequence[requests.SeatRequest], holder: Holder
    ) -> LiveTable:
        """Play on from a version of a finished game, with the dice that it had from there on.

        Raises `Conflict` for a game that is not over, for the secret is told at its end, and for unknown dice.
        """
        table = await self.table(game)
        if not table.now.over:
            raise Conflict("not_over", "the secret of the dice is revealed once the game is over")
        begun = transfer.as_game(table, until=version)
        if transfer.secret_of(begun) is None:
            raise Conflict("no_dice", "the dice of this game are not known: play on with new ones")
        return await self._resume(begun, seats, holder, transfer.all_numbers(table))

    async def resume(
        self, text: str, seats: Sequence[requests.SeatRequest], holder: Holder
    ) -> LiveTable:
        """Play on from a game file; the caller gets the local people's seats.

        A file with the secret of its dice continues with them. Any other gets new dice: past rolls
        stay as they were, even when taken back.
        """
        game = await asyncio.to_thread(transfer.parse_game, text)
        return await self._resume(game, seats, holder)

    async def _resume(
        self,
        game: Game,
        seats: Sequence[requests.SeatRequest],
        holder: Holder,
        numbers: list[str] | None = None,
    ) -> LiveTable:
        if len(seats) != game.ruleset.players:
            raise Invalid("bad_seats", f"the game of the file has {game.ruleset.players} seats")
        plans = requests.seats(seats, self.levels)
        if any(plan.kind == "link" for plan in plans):
            raise Invalid(
                "bad_seats", "a game that is resumed has no seats for people who join by link"
            )
        return await self.keep(*creation.resumed(game, plans, holder, numbers))

    async def keep(self, game: StoredGame, entries: Sequence[log.Entry]) -> LiveTable:
        """Store a new game (`creation`) and load it. Raises `GameExists`."""
        at = self.now()
        new = [NewEntry(at, log.encode(entry)) for entry in entries]
        await answered(self.store.create(game, new))
        return await self.table(game.id)

    async def gesture(self, game: str, seat: int, gesture: str, holder: Holder | None) -> None:
        """Show a gesture of a seat's holder to everyone at the table. It is not stored."""
        table = await self.table(game)
        shown = table.gesture(seat, gesture, holder)
        if self.fleet is not None:
            await self.fleet.tell(game, gesture=shown)

    async def delete(self, game: str, holder: Holder | None) -> None:
        """Delete a game that the caller set up, if no other person sits in it or it is over."""
        table = await self.table(game)
        if not table.seats.is_host(holder):
            raise NotAllowed("not_your_seat", "only whoever set up a game can delete it")
        others = {one for one in table.seats.holders.values() if one != holder}
        if others and not table.now.over and table.now.started:
            raise Conflict("not_over", "others play in this game: resign instead of deleting it")
        await self.remove(game)

    async def remove(self, game: str) -> None:
        """Remove a game from the store, and from the memory of all processes; raises `NotFound`."""
        await answered(self.store.delete(game))
        if self.shelf.has(game):
            await answered(self.orders.lift(ASIDE + game))
        table = self.live(game)
        if table is not None:
            self.forget(table)
        if self.fleet is not None:
            await self.fleet.tell(game, deleted=True)

    async def in_use(self) -> set[str]:
        """The games in memory, and those that somebody has open in another process."""
        return set(self._live) | await self.store.shared.attended()

    def forget(self, table: LiveTable) -> None:
        """End the streams of a game that was deleted."""
        self.leave_alone(table.id)
        self._live.pop(table.id, None)
        self._idle.pop(table.id, None)
        table.close()

    async def table(self, game: str) -> LiveTable:
        """A game by its id; raises `NotFound`."""
        table = self._live.get(game)
        if table is not None:
            self._used(table)
            return table
        loading = self._loading.get(game)
        if loading is None:
            if len(self._live) >= MOST_LIVE:
                raise Unavailable(
                    "server_busy",
                    "the server is full for now: try again in a moment",
                    retry_after=BUSY_RETRY,
                )
            loading = asyncio.get_running_loop().create_task(self._load(game))
            self._loading[game] = loading
            loading.add_done_callback(partial(self._loaded, game))
        return await asyncio.shield(loading)

    async def mine(self, holder: Holder) -> list[LiveTable]:
        """The games that a holder set up or sits in, most recently active first; skips unreadable ones."""
        tables = []
        for game in await answered(self.store.games_of(holder)):
            try:
                table = await self.table(game)
            except Refusal as refusal:
                if refusal.code != "unreadable_game":
                    raise
                continue
            # The store also names those who have left the table.
            mine = holder == table.seats.creator or table.seats.of(holder)
            if mine and table.now.replaced is None:
                tables.append(table)
        return tables

    def _loaded(self, game: str, loading: asyncio.Task[LiveTable]) -> None:
        self._loading.pop(game, None)
        if not loading.cancelled():
            # Whoever waits is told of a failure; a process that stops may have nobody left who waits.
            loading.exception()

    async def _load(self, game: str) -> LiveTable:
        try:
            await self.orders.known()
        except StoreError as error:
            # A damaged page of the orders must not cost all games; they are read again every second.
            logger.warning("the standing orders could not be read: %s", error)
        entries = await answered(self.store.entries(game))
        # Later than the entries: every seat that was taken in them has its holder.
        stored = await answered(self.store.game(game))
        try:
            table = LiveTable(
                self.store,
                stored,
                entries[:1],
                now=self.now,
                on_update=self.updated,
                is_aside=self.shelf.has,
                lost=lambda table: self.outages.lost(table.id, table.now.at),
            )
            for number, entry in enumerate(entries[1:], 1):
                table.read(entry)
                if number % READ_AT_ONCE == 0:
                    await asyncio.sleep(0)
        except MarrakechError as error:
            logger.error("game %s cannot be read: %s", game, error)
            raise Unavailable(
                "unreadable_game", f"game {game!r} cannot be read by this release: {error}", game=game
            ) from error
        if table.setup.source == "play":
            await self.claims.refresh(table)
        self._live[game] = table
        self._used(table)
        if table.setup.source == "play" and not table.now.over:
            table.presence.expect_players()
        self.updated(table)
        return table

    def _used(self, table: LiveTable) -> None:
        """Keep the most recently used tables in memory."""
        self._idle[table.id] = table
        self._idle.move_to_end(table.id)
        while len(self._idle) > MOST_IDLE:
            self._idle.popitem(last=False)

    def updated(self, table: LiveTable) -> None:
        """A game has changed: stop obsolete thinking, wind its clock, let its bots move."""
        self.adviser.moved(table)
        if self.fleet is None or self.fleet.on_duty(table):
            self.look_after(table)

    async def _show_life(self) -> None:
        """Notice when this process, which has its store to itself, was frozen."""
        while True:
            if self.outages.alive():
                await self.clocks.excuse(self.tables)
            await asyncio.sleep(PULSE)

    async def _beat(self) -> None:
        all_due = asyncio.get_running_loop().time() + HEARTBEAT_EVERY
        while True:
            await asyncio.sleep(min(CLOCK_HEARTBEAT_EVERY, HEARTBEAT_EVERY))
            tables = self.tables
            if asyncio.get_running_loop().time() < all_due:
                tables = [table for table in tables if table.timed]
            else:
                all_due = asyncio.get_running_loop().time() + HEARTBEAT_EVERY
            # Writing to thousands of streams at once would delay players; too slowly, they would seem silent.
            slices = len(tables) / HEARTBEAT_SLICE
            pause = min(HEARTBEAT_PAUSE, CLOCK_HEARTBEAT_EVERY / 4 / max(1.0, slices))
            for number, table in enumerate(tables):
                table.channel.publish(Heartbeat())
                if number % HEARTBEAT_SLICE == 0:
                    await asyncio.sleep(pause)


def steady_time() -> Now:
    """A monotonic clock that starts at the system's time."""
    ahead = time.time() - time.monotonic()
    return lambda: time.monotonic() + ahead
