"""Houses that may call receivers on this machine, and slow games in them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from marrakech.service.calling.mail import MailServer
from marrakech.service.calling.outbound import Outbound
from marrakech.service.lobby import Lobby
from marrakech.service.requests import ClockRequest, GameRequest
from marrakech.service.snapshots import DAY
from marrakech.service.table import LiveTable
from marrakech.store import Store
from marrakech.store.calls import Contact, ContactKind
from tests.service.moments import Time
from tests.service.play import ALICE, BASIM, LINK, PERSON, move, open_lobby

ORIGIN = "https://m.example"


@asynccontextmanager
async def calling_house(
    store: Store | None = None, time: Time | None = None, mail_port: int = 0, **options: Any
) -> AsyncIterator[Lobby]:
    """A lobby whose crier goes round when told to."""
    server = MailServer("127.0.0.1", mail_port, "calls@m.example") if mail_port else None
    async with open_lobby(
        store, now=time or Time(), outbound=Outbound(private=True), mail_server=server, **options
    ) as lobby:
        yield lobby


async def slow_game(lobby: Lobby, days: int = 3) -> LiveTable:
    """A slow game of Alice, who begins, and Basim."""
    clock = ClockRequest(per_turn=days * DAY)
    table = await lobby.create(GameRequest([PERSON, LINK], clock=clock), ALICE)
    await table.sit(BASIM, 1, "Basim")
    return table


async def whole_turn(table: LiveTable) -> None:
    """Let whoever is to move play their turn."""
    seat = table.now.mover
    while table.now.mover == seat:
        await move(table)


async def called(
    lobby: Lobby, kind: ContactKind, target: str, holder: bytes = BASIM, language: str = "en"
) -> Contact:
    """A contact that was given."""
    book = lobby.crier.book
    return await book.give(holder, kind, target, language, "Europe/Paris", ORIGIN)
