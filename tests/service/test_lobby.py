"""Setting games up, finding them again, playing again."""

import asyncio
import gc
import weakref

import pytest

from marrakech.service import lobby as lobby_module
from marrakech.service.errors import Conflict, NotAllowed, NotFound, Unavailable
from marrakech.service.requests import GameRequest
from marrakech.store import MemoryStore
from tests.service.play import (
    ALICE,
    BASIM,
    BOT,
    LINK,
    PERSON,
    move,
    open_lobby,
    people,
    play_out,
    seated,
    shown,
)

pytestmark = pytest.mark.anyio


async def test_my_games_and_nobody_elses() -> None:
    async with open_lobby() as lobby:
        first = await people(lobby, 2)
        second = await lobby.create(GameRequest([PERSON, LINK]), ALICE)
        await second.join(BASIM, second.seats.invitations(ALICE)[1], "Basim")
        assert {table.id for table in await lobby.mine(ALICE)} == {first.id, second.id}
        assert [table.id for table in await lobby.mine(BASIM)] == [second.id]


async def test_an_unknown_game() -> None:
    async with open_lobby() as lobby:
        with pytest.raises(NotFound) as refusal:
            await lobby.table("nosuchgame")
        assert refusal.value.code == "unknown_game"


async def test_a_game_is_loaded_once_however_many_ask() -> None:
    store = MemoryStore()
    async with open_lobby(store) as lobby:
        game = (await people(lobby, 2)).id
    async with open_lobby(store) as lobby:
        tables = await asyncio.gather(*(lobby.table(game) for _ in range(10)))
        assert len({id(table) for table in tables}) == 1


async def test_tables_nobody_looks_at_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Freed at once, by reference counting: the collector is not needed, and not there."""
    monkeypatch.setattr(lobby_module, "MOST_IDLE", 3)
    gc.collect()
    gc.disable()
    try:
        async with open_lobby() as lobby:
            seen = await people(lobby, 2)
            stream = seen.follow(ALICE, None)
            await anext(stream)
            first = await people(lobby, 2)
            await move(first)
            game, now = first.id, shown(first.now)
            gone = weakref.ref(first)
            del first
            for _ in range(5):
                await people(lobby, 2)
            await asyncio.sleep(0)
            assert gone() is None
            assert len(lobby._live) == 4
            assert await lobby.table(seen.id) is seen
            assert shown((await lobby.table(game)).now) == now
            await stream.aclose()  # type: ignore[attr-defined]
    finally:
        gc.enable()


async def test_there_is_one_live_table_of_a_game_however_many_are_in_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Once, past 1,000 tables in use, the one just opened was dropped: no stream heard of a command."""
    monkeypatch.setattr(lobby_module, "MOST_IDLE", 2)
    async with open_lobby() as lobby:
        tables = [await people(lobby, 2) for _ in range(8)]
        streams = [table.follow(ALICE, table.now.version) for table in tables]
        for stream in streams:
            await anext(stream)
        for table, stream in zip(tables, streams, strict=True):
            again = await lobby.table(table.id)
            assert again is table
            assert await move(again) is await anext(stream)
            await stream.aclose()  # type: ignore[attr-defined]


async def test_a_full_server_refuses_and_breaks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_module, "MOST_LIVE", 3)
    monkeypatch.setattr(lobby_module, "MOST_IDLE", 0)
    async with open_lobby() as lobby:
        tables = [await people(lobby, 2) for _ in range(3)]
        with pytest.raises(Unavailable) as refusal:
            await people(lobby, 2)
        assert (refusal.value.code, refusal.value.detail["retry_after"]) == ("server_busy", 5)
        for table in tables:
            await move(await lobby.table(table.id))
        del table, tables
        await people(lobby, 2)


async def test_one_deletes_ones_own_games_only() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        with pytest.raises(NotAllowed):
            await lobby.delete(table.id, BASIM)
        with pytest.raises(Conflict, match="resign instead"):
            await lobby.delete(table.id, ALICE)
        await play_out(table)
        await lobby.delete(table.id, ALICE)
        with pytest.raises(NotFound):
            await lobby.table(table.id)
        alone = await lobby.create(GameRequest([PERSON, BOT]), ALICE)
        await lobby.delete(alone.id, ALICE)
        assert await lobby.mine(ALICE) == []
