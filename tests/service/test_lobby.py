"""Setting games up, finding them again, playing again."""

import asyncio
import gc
import weakref
from pathlib import Path

import pytest

from marrakech.service import lobby as lobby_module
from marrakech.service.errors import Conflict, NotAllowed, NotFound, Unavailable
from marrakech.service.requests import GameRequest
from marrakech.service.table import LiveTable
from marrakech.service.transfer import as_text
from marrakech.store import MemoryStore, NewEntry, Order, StoredGame, StoreUnavailable
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
from tests.waiting import until

pytestmark = pytest.mark.anyio

HTTP = (Path(__file__).parents[2] / "docs" / "http.md").read_text(encoding="utf-8")


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


async def test_whoever_else_plays_keeps_a_game_from_being_deleted() -> None:
    """Also where their name comes first: the host is compared with, not sorted."""
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, LINK]), BASIM)
        await table.join(ALICE, table.seats.invitations(BASIM)[1], "Alice")
        with pytest.raises(Conflict, match="resign instead"):
            await lobby.delete(table.id, BASIM)


async def test_a_game_of_bots_alone_is_in_the_list_of_whoever_set_it_up() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([BOT, BOT]), ALICE)
        assert table.seats.of(ALICE) == []
        assert await lobby.mine(ALICE) == [table]


async def test_a_game_is_in_use_where_it_is_in_memory_or_attended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 2)

        async def attended() -> set[str]:
            return {"elsewhere"}

        monkeypatch.setattr(lobby.store.shared, "attended", attended)
        assert await lobby.in_use() == {table.id, "elsewhere"}


async def test_time_is_excused_once_for_each_freeze(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_module, "PULSE", 0.001)
    frozen = [False, True, False, True, False]
    excused: list[list[LiveTable]] = []
    async with open_lobby() as lobby:
        table = await people(lobby, 2)

        async def excuse(tables: list[LiveTable]) -> None:
            excused.append(tables)

        monkeypatch.setattr(lobby.outages, "alive", lambda: bool(frozen) and frozen.pop(0))
        monkeypatch.setattr(lobby.clocks, "excuse", excuse)
        lobby.start()
        await until(lambda: not frozen)
        assert excused == [[table], [table]]


async def test_who_set_up_no_game_deletes_none_whoever_comes_first_in_the_alphabet() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, PERSON]), BASIM)
        for stranger in (ALICE, None):
            with pytest.raises(NotAllowed):
                await lobby.delete(table.id, stranger)


async def test_a_game_that_is_deleted_is_no_longer_put_aside() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        await lobby.shelf.put(table, "master", "SIGSEGV")
        assert len(await lobby.store.orders()) == 1
        await lobby.delete(table.id, ALICE)
        assert await lobby.store.orders() == {}


async def test_an_unreadable_game_hides_none_that_comes_after_it() -> None:
    store = MemoryStore()
    async with open_lobby(store, now=lambda: 1.0) as lobby:
        ours = await people(lobby, 2)
        await store.create(StoredGame("broken", ALICE, b"s" * 32), [NewEntry(2.0, b"{")])
        assert await store.games_of(ALICE) == ["broken", ours.id]
        assert await lobby.mine(ALICE) == [ours]


async def test_orders_that_cannot_be_read_cost_no_game() -> None:
    class Damaged(MemoryStore):
        async def orders(self, prefix: str = "") -> dict[str, Order]:
            raise StoreUnavailable("a page is damaged")

    async with open_lobby(Damaged()) as lobby:
        assert (await people(lobby, 2)).now.started


async def test_a_game_that_nobody_waits_for_any_more_may_fail_to_be_read() -> None:
    closed = asyncio.Event()

    class Closing(MemoryStore):
        async def game(self, game: str) -> StoredGame:
            await closed.wait()
            raise StoreUnavailable("the store is closed")

    unnoticed: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unnoticed.append(context))
    store = Closing()
    await store.create(StoredGame("asked", ALICE, b"s" * 32), [NewEntry(2.0, b"{")])
    async with open_lobby(store) as lobby:
        waiting = asyncio.create_task(lobby.table("asked"))
        await until(lambda: bool(lobby.loading))
        waiting.cancel()
        await asyncio.wait([waiting])
        closed.set()
        await until(lambda: not lobby.loading)
    del waiting
    gc.collect()
    assert not unnoticed


async def test_a_long_game_is_read_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_module, "READ_AT_ONCE", 5)
    store = MemoryStore()
    async with open_lobby(store) as lobby:
        table = await people(lobby, 2)
        while len(await store.entries(table.id)) < 1 + 3 * 5 + 4:
            await move(table)
        game = table.id
    async with open_lobby(store) as lobby:
        read: list[int] = []
        paused: list[int] = []
        real_read, real_sleep = LiveTable.read, asyncio.sleep

        def counted(table: LiveTable, *what: object) -> object:
            read.append(1)
            return real_read(table, *what)  # type: ignore[arg-type]

        async def sleep(seconds: float) -> None:
            paused.append(len(read))
            await real_sleep(seconds)

        monkeypatch.setattr(LiveTable, "read", counted)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        await lobby.table(game)
        monkeypatch.undo()
        assert [number for number in paused if number] == [6, 11, 16], "the first is read as it is made"


async def test_players_of_a_running_game_count_as_present_after_a_restart() -> None:
    store = MemoryStore()
    async with open_lobby(store) as lobby:
        running, over = await people(lobby, 2), await people(lobby, 2)
        await play_out(over)
        seen = await lobby.upload(as_text(running), ALICE)
        games = [running.id, over.id, seen.id]
    async with open_lobby(store) as lobby:
        tables = [await lobby.table(game) for game in games]
        assert [table.presence.by_seat() for table in tables][:2] == [(True, True), (False, False)]
        assert not tables[2].seats.holders


async def test_closing_ends_streams_and_waits_for_what_is_being_stored() -> None:
    class Slow(MemoryStore):
        slow = False

        async def append(self, *what: object, **more: object) -> None:
            if self.slow:
                await asyncio.sleep(0.05)
            await super().append(*what, **more)  # type: ignore[arg-type]

    store = Slow()
    async with open_lobby(store) as lobby:
        table = await people(lobby, 2)
        version = table.now.version
        stream = table.follow(ALICE, version)
        await anext(stream)
        store.slow = True
        moving = asyncio.create_task(move(table))
        await asyncio.sleep(0.01)
        await lobby.close()
        assert table.now.version == version + 1
        async with asyncio.timeout(5):
            async for _ in stream:
                pass
        await moving


def test_heartbeats_come_as_often_as_is_documented() -> None:
    every, timed = lobby_module.HEARTBEAT_EVERY, lobby_module.CLOCK_HEARTBEAT_EVERY
    assert f"comes every {every:g} seconds, in a game with a clock every {timed:g}:" in HTTP


async def test_heartbeats_are_sent_in_slices_that_fit_between_two_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lobby_module, "HEARTBEAT_SLICE", 2)
    monkeypatch.setattr(lobby_module, "HEARTBEAT_EVERY", 0.0)
    monkeypatch.setattr(lobby_module, "CLOCK_HEARTBEAT_EVERY", 0.8)
    monkeypatch.setattr(lobby_module, "HEARTBEAT_PAUSE", 100.0)
    async with open_lobby() as lobby:
        tables = [await people(lobby, 2) for _ in range(8)]
        sent: list[str] = []
        for table in tables:
            monkeypatch.setattr(table.channel, "publish", lambda _, id=table.id: sent.append(id))
        slept: list[tuple[int, float]] = []

        async def sleep(seconds: float) -> None:
            slept.append((len(sent), seconds))
            if len(slept) == 6:
                raise asyncio.CancelledError

        with monkeypatch.context() as slowly:
            slowly.setattr(asyncio, "sleep", sleep)
            with pytest.raises(asyncio.CancelledError):
                await lobby._beat()
        # 0.8 seconds, a quarter of them for four slices.
        assert slept == [
            (0, 0.0),
            (1, pytest.approx(0.05)),
            (3, pytest.approx(0.05)),
            (5, pytest.approx(0.05)),
            (7, pytest.approx(0.05)),
            (8, 0.0),
        ]
