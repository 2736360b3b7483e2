"""Playing a game as a page would: from nothing but the public facts."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from marrakech.service.commands import Action, Command, Lay, Roll, Turn
from marrakech.service.facts import Next, Update
from marrakech.service.levels import Levels
from marrakech.service.lobby import Lobby
from marrakech.service.plans import NewGame, NewSeat
from marrakech.service.table import LiveTable
from marrakech.store import MemoryStore, Store

ALICE = b"a" * 32
BASIM = b"b" * 32
PERSON = NewSeat("person")
LINK = NewSeat("link")
BOT = NewSeat("bot", level="random")


@asynccontextmanager
async def open_lobby(store: Store | None = None, **options: Any) -> AsyncIterator[Lobby]:
    """A lobby with random bots only."""
    lobby = Lobby(store or MemoryStore(), Levels(), **options)
    try:
        yield lobby
    finally:
        await lobby.close()


def some_action(next_choice: Next, chooser: random.Random) -> Action:
    """Any of the things that may be done."""
    if next_choice.step == "orient":
        return Roll(chooser.choice(next_choice.headings).turn)
    if next_choice.step == "roll":
        return Roll()
    if next_choice.step == "turn":
        return Turn(chooser.choice(next_choice.headings).turn)
    return Lay(chooser.choice(next_choice.rugs).rug)


async def move(table: LiveTable, action: Action | None = None, id: str | None = None) -> Update:
    """Let whoever's turn it is do something, by the door for people."""
    picture = table.picture()
    seat = picture.next.seat
    assert seat is not None
    chosen = action or some_action(picture.next, random.Random(picture.version))
    command = Command(id or f"command-{picture.version}", picture.version, seat, chosen)
    return msgspec.json.decode(await table.command(command, table.holders[seat]), type=Update)


async def play_out(table: LiveTable) -> None:
    """Play to the end with people in all seats."""
    while not table.now.over:
        await move(table)


async def people(lobby: Lobby, players: int, **rules: Any) -> LiveTable:
    """A game with Alice in all seats."""
    return await lobby.create(NewGame(seats=[PERSON] * players, **rules), ALICE)
