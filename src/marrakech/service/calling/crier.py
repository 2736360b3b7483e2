"""The crier: knows which slow turns wait for somebody, and has the people called.

Whoever looks after a game writes down its wait (`note`). One process at a time, by a lease, goes round. First
it opens the games that wait, so that their clocks run though nobody has looked. Then it plans a call to every
contact of whoever is to move, once a turn and once more when a day is left, and sends what is due. All of it is
in the store (`store.calls`): a restart finds it again, and no call is sent twice.
"""

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from dataclasses import replace
from typing import TYPE_CHECKING

from marrakech.service.calling import wording
from marrakech.service.calling.addressbook import AddressBook
from marrakech.service.calling.outlets import Undelivered
from marrakech.service.errors import NotFound, Refusal
from marrakech.service.snapshots import DAY, timed_seat
from marrakech.service.table import LiveTable
from marrakech.store import StoreError
from marrakech.store.calls import Call, Contact, Wait

if TYPE_CHECKING:
    from marrakech.service.lobby import Lobby

logger = logging.getLogger(__name__)

CRIER = "crier"
"""The lease of the process that goes round."""
CRIER_LEASE = 60.0
CRIER_ROUND = 2.0
"""Seconds between two rounds."""
LOOK_LATER = 60.0
"""Seconds until somebody who sits at the table is looked at again."""
PRESENT = 600.0
"""Seconds after which even somebody who has the page open is called."""
FIRST_RETRY = 60.0
RETRY_FACTOR = 5
MOST_TRIES = 5
"""Tries of a call: after 1 minute, 5, 25, about 2 hours; then it is given up."""
KEPT_CALLS = 30 * DAY
"""Seconds for which a call that was made is remembered: longer than any turn."""
UNCONFIRMED = 2 * DAY
"""Seconds for which an address may be confirmed."""
TIDY_EVERY = 3600.0
MOST_NOTED = 20_000
CALLS_AT_ONCE = 8
"""Calls under way at the same time."""


class Crier:
    """Looks at the turns that wait. `note` is told of every change of a game that this process looks after."""

    def __init__(self, lobby: "Lobby", book: AddressBook) -> None:
        self.book = book
        self._lobby = lobby
        self._owner = secrets.token_hex(8)
        self._noted: OrderedDict[str, Wait | None] = OrderedDict()
        """What was last written down of each game, so that it is written once."""
        self._unwritten: dict[str, Wait | None] = {}
        self._stirred = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._woken = False
        self._tidy_due = 0.0

    def start(self) -> None:
        """Start going round."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Stop; another process may go on at once."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            with contextlib.suppress(StoreError):
                await self._write()
                await self._lobby.store.shared.release(CRIER, self._owner)

    def note(self, table: LiveTable) -> None:
        """Notice whose turn it is in a slow game."""
        if not table.setup.slow or table.setup.source == "file":
            return
        wait = wait_of(table)
        if self._noted.get(table.id) == wait and table.id in self._noted:
            return
        self._noted[table.id] = wait
        self._noted.move_to_end(table.id)
        if len(self._noted) > MOST_NOTED:
            self._noted.popitem(last=False)
        self._unwritten[table.id] = wait
        self._stirred.set()

    async def _run(self) -> None:
        while True:
            try:
                await self.go_round()
            except (StoreError, Refusal) as error:
                logger.warning("the turns that wait could not be looked at: %s", error)
            except Exception:  # whatever it was, the next round must come
                logger.exception("the crier failed")
            self._stirred.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), CRIER_ROUND)

    async def go_round(self) -> None:
        """Write down what was noted; on duty, plan what is due and send it. Raises a `StoreError`."""
        await self._write()
        if not await self._lobby.store.shared.claim(CRIER, self._owner, CRIER_LEASE):
            self._woken = False
            return
        await self.book.open()
        if not self._woken:
            await self._wake()
            self._woken = True
        await self._tidy()
        for wait in await self._lobby.store.calls.due_waits(self._lobby.now()):
            await self._plan(wait)
        await self._send_due()

    async def _write(self) -> None:
        book = self._lobby.store.calls
        while self._unwritten:
            game, wait = next(iter(self._unwritten.items()))
            await (book.unwait(game) if wait is None else book.wait(wait))
            if self._unwritten.get(game) == wait:
                self._unwritten.pop(game, None)

    async def _wake(self) -> None:
        """Open all games that wait: their clocks run, whether anybody looks or not."""
        last = ""
        while page := await self._lobby.store.calls.waits(last):
            for wait in page:
                await self._table(wait.game)
                await asyncio.sleep(0)
            last = page[-1].game

    async def _tidy(self) -> None:
        now = self._lobby.now()
        if now >= self._tidy_due:
            await self._lobby.store.calls.forget_calls(now - KEPT_CALLS)
            await self._lobby.store.calls.drop_unconfirmed(now - UNCONFIRMED)
            self._tidy_due = now + TIDY_EVERY

    async def _table(self, game: str) -> LiveTable | None:
        try:
            return await self._lobby.table(game)
        except NotFound:
            await self._lobby.store.calls.unwait(game)
        except Refusal as refusal:
            logger.warning("game %s waits for somebody and cannot be opened: %s", game, refusal.code)
        return None

    # Planning

    async def _plan(self, wait: Wait) -> None:
        """Plan the calls about a turn, or when to look at it again."""
        book, now = self._lobby.store.calls, self._lobby.now()
        table = await self._table(wait.game)
        if table is None or table.aside:
            await book.plan(replace(wait, at=now + LOOK_LATER))
            return
        current = wait_of(table)
        if current is None or current.turn != wait.turn:
            # The process that looks after the game has not written that down yet, or has died before.
            await (book.unwait(wait.game) if current is None else book.wait(current))
            return
        wait = replace(wait, due=current.due)
        if wait.stage == 0 and self._sits_there(table, wait, now):
            await book.plan(replace(wait, at=now + LOOK_LATER))
        elif wait.stage == 0:
            await book.plan(
                replace(wait, stage=1, at=_reminder(table, wait)), await self._calls(table, wait, now)
            )
        elif wait.due - now > DAY + LOOK_LATER:
            await book.plan(replace(wait, at=wait.due - DAY))  # time was lost meanwhile, and given back
        else:
            await book.plan(
                replace(wait, stage=2, at=None), await self._calls(table, wait, now, reminder=True)
            )

    def _sits_there(self, table: LiveTable, wait: Wait, now: float) -> bool:
        since = table.now.since or now
        return table.presence.listens(wait.seat) and now - since < PRESENT

    async def _calls(
        self, table: LiveTable, wait: Wait, now: float, *, reminder: bool = False
    ) -> list[Call]:
        """A call to every contact of those who may play the seat, once for each target."""
        holders = table.seats.held_by(wait.seat)
        found: dict[tuple[str, str], Contact] = {}
        for one in await self._lobby.store.calls.contacts(holders):
            if one.confirmed and one.kind in self.book.outlets:
                found.setdefault((one.kind, one.target), one)
        return [Call(one.id, wait.game, wait.turn, reminder, now) for one in found.values()]

    # Sending

    async def _send_due(self) -> None:
        room = asyncio.Semaphore(CALLS_AT_ONCE)

        async def send(call: Call) -> None:
            async with room:
                await self._send(call)

        due = await self._lobby.store.calls.due_calls(self._lobby.now())
        for error in await asyncio.gather(*map(send, due), return_exceptions=True):
            if isinstance(error, Exception):
                # Its text may tell an address.
                logger.error("a call failed: %s", type(error).__name__)

    async def _send(self, call: Call) -> None:
        book = self._lobby.store.calls
        contact, table = await book.contact(call.contact), await self._table(call.game)
        wait = None if table is None else wait_of(table)
        if contact is None or table is None or wait is None or wait.turn != call.turn:
            await book.take(call)  # the turn is over: nobody needs to be called
            return
        now = self._lobby.now()
        if (pause := await self.book.wait(contact)) > 0:
            await book.give_back(replace(call, at=now + pause))
            return
        if contact.holder not in table.seats.held_by(wait.seat) or not await book.take(call):
            return
        words = wording.about_turn(table, wait, contact, now, reminder=call.reminder)
        try:
            await self.book.send(contact, words, f"/g/{call.game}", call.game, wait.due - now)
        except Undelivered as why:
            await self._failed(call, contact, why)

    async def _failed(self, call: Call, contact: Contact, why: Undelivered) -> None:
        book, tries = self._lobby.store.calls, call.tries + 1
        logger.warning("a call by %s was not delivered (try %d): %s", contact.kind, tries, why)
        if why.gone:
            await book.drop(contact.id)
        elif why.again and tries < MOST_TRIES:
            pause = FIRST_RETRY * RETRY_FACTOR ** (tries - 1)
            await book.give_back(replace(call, at=self._lobby.now() + pause, tries=tries))


def wait_of(table: LiveTable) -> Wait | None:
    """The turn of a slow game that waits for a person, if one does."""
    now, clock = table.now, table.setup.plan.clock
    seat = timed_seat(table.setup, now)
    if clock is None or clock.per_turn is None or seat is None or now.since is None:
        return None
    return Wait(table.id, now.turn, seat, now.since + clock.per_turn)


def _reminder(table: LiveTable, wait: Wait) -> float | None:
    """When a day is left; None where a turn has no more than that, and the call itself says it."""
    clock = table.setup.plan.clock
    long = clock is not None and (clock.per_turn or 0.0) > DAY
    return wait.due - DAY if long else None
