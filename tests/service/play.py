"""Playing games of the service, with random choices."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest

from marrakech.kernel import state as kernel
from marrakech.record.legality import legal_moves
from marrakech.record.moves import EndTurn, Lay, Orient
from marrakech.record.words import QUARTER_WORDS, parse_rug
from marrakech.service.channel import ChannelMessage, Update
from marrakech.service.commands import Command, RollDie, SeatAction
from marrakech.service.errors import Refusal
from marrakech.service.fairdice import DiceCheck
from marrakech.service.levels import Levels
from marrakech.service.lobby import Lobby
from marrakech.service.requests import ClockRequest, GameRequest, SeatRequest
from marrakech.service.snapshots import Snapshot
from marrakech.service.table import LiveTable
from marrakech.store import (
    MemoryStore,
    NewEntry,
    PostgresStore,
    Store,
    StoredGame,
    StoreUnavailable,
)
from marrakech.store.base import Claim
from tests.waiting import until

ALICE = b"a" * 32
BASIM = b"b" * 32
CHAMA = b"c" * 32
DRISS = b"d" * 32
PERSON = SeatRequest("person")
LINK = SeatRequest("link")
BOT = SeatRequest("bot", level="random")


class FailingStore(MemoryStore):
    """A store whose disk is full from time to time."""

    failing = False

    async def append(
        self, game: str, version: int, entry: NewEntry, *, claim: Claim | None = None
    ) -> None:
        await asyncio.sleep(0)
        if self.failing:
            raise StoreUnavailable("the disk is full")
        await super().append(game, version, entry, claim=claim)

    async def create(self, game: StoredGame, entries: Sequence[NewEntry]) -> None:
        if self.failing:
            raise StoreUnavailable("the disk is full")
        await super().create(game, entries)


def fair(checks: Sequence[DiceCheck]) -> bool:
    """Whether the dice were checked, and nothing was found wrong."""
    assert [check.what for check in checks][:2] == ["commitment", "rolls"]
    return all(check.ok for check in checks)


def orient(word: str) -> Orient:
    """Turn Assam and roll, e.g. `orient("left")`."""
    return Orient(QUARTER_WORDS.index(word))


def turn(word: str) -> EndTurn:
    """Turn Assam at the end of a turn."""
    return EndTurn(QUARTER_WORDS.index(word))


def lay(rug: str) -> Lay:
    """Lay a rug, e.g. `lay("d4-e4")`."""
    return Lay(parse_rug(rug))


@asynccontextmanager
async def open_lobby(store: Store | None = None, **options: Any) -> AsyncIterator[Lobby]:
    """A lobby with random bots only."""
    lobby = Lobby(store or MemoryStore(), Levels(), **options)
    try:
        yield lobby
    finally:
        await lobby.close()


@asynccontextmanager
async def process(open_store: Callable[[], Store]) -> AsyncIterator[Lobby]:
    """A process of the fleet."""
    store = open_store()
    lobby = Lobby(store, Levels())
    lobby.start()
    try:
        await until(lambda: lobby.fleet is not None and lobby.fleet.watching)
        yield lobby
    finally:
        await lobby.close()
        if isinstance(store, PostgresStore):
            await store.close()


def some_action(now: Snapshot, chooser: random.Random) -> SeatAction:
    """Any of the things that may be done."""
    if kernel.step(now.state) == kernel.ROLL:
        return RollDie()
    choice = chooser.choice(legal_moves(now.state))
    assert isinstance(choice, Orient | Lay | EndTurn)
    return choice


async def move(table: LiveTable, action: SeatAction | None = None, id: str | None = None) -> Update:
    """Let whoever's turn it is do something, as people do."""
    now = table.now
    seat = now.mover
    assert seat is not None
    chosen = action or some_action(now, random.Random(now.version))
    command = Command(id or f"command-{now.version}", now.version, seat, chosen)
    return await table.command(command, table.seats.held_by(seat)[0])


async def play_out(table: LiveTable) -> None:
    """Play to the end with people in all seats."""
    while not table.now.over:
        await move(table)


async def people(lobby: Lobby, players: int, **rules: Any) -> LiveTable:
    """A game with Alice in all seats."""
    return await lobby.create(GameRequest([PERSON] * players, **rules), ALICE)


def shown(now: Snapshot) -> tuple[object, ...]:
    """A snapshot without what compares by identity: equal for the same game at the same point."""
    node = now.node
    return (
        (now.version, now.at, now.started, now.names, now.held, now.loaned, now.spent),
        (now.figures, now.levels, now.arrived, now.resigned, now.practised),
        (now.left, now.since, node.root.state, node.state, node.moves),
    )


def told(update: Update) -> tuple[object, ...]:
    """All that an update tells."""
    return update.version, update.events, shown(update.snapshot)


async def watched(table: LiveTable, until: float = 30.0) -> None:
    """Look at a game, as somebody with a page open, until it is over."""
    async with asyncio.timeout(until):
        stream = table.follow(None, None)
        async for _ in stream:
            if table.now.over:
                break
        await stream.aclose()  # type: ignore[attr-defined]


async def open_table(lobby: Lobby, clock: ClockRequest | None = None) -> LiveTable:
    """A table of Alice's with a seat for her and two for friends."""
    return await lobby.create(GameRequest([PERSON, *[LINK] * 2], clock=clock), ALICE)


async def seated(lobby: Lobby) -> LiveTable:
    """Alice, Basim and Chama at one table, by the one link."""
    table = await open_table(lobby)
    code = table.seats.table_code(ALICE)
    assert code is not None
    await table.join(BASIM, code, "Basim", "idir")
    await table.join(CHAMA, code, "Chama")
    return table


async def heard(table: LiveTable, holder: bytes, kind: type[ChannelMessage]) -> ChannelMessage:
    """The first message of a kind that a listener gets."""
    async for message in table.follow(holder, table.now.version):
        if isinstance(message, kind):
            return message
    raise AssertionError("the stream ended")


async def refused(table: LiveTable, command: Command, holder: bytes | None = ALICE) -> Refusal:
    before = table.now
    with pytest.raises(Refusal) as refusal:
        await table.command(command, holder)
    assert table.now is before
    return refusal.value
