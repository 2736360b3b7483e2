"""Games put aside: after the third death of a worker nobody thinks about them, until they are released."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from marrakech.service.aside import ASIDE, PutAside, read_aside
from marrakech.service.channel import AsideNotice, ChannelMessage, Update
from marrakech.service.commands import Command
from marrakech.service.errors import Conflict
from marrakech.service.fleet import DUTY
from marrakech.service.levels import Levels
from marrakech.service.lobby import Lobby
from marrakech.service.requests import ClockRequest, GameRequest
from marrakech.service.snapshots import Snapshot
from marrakech.service.table import LiveTable
from marrakech.service.transfer import as_text
from marrakech.store import MemoryStore, Order, StoreUnavailable
from tests.service.conftest import OpenStore
from tests.service.play import ALICE, move, orient
from tests.service.workers import BOTS, MASTER, PERSON, Orders, bot_to_move, lobby_of
from tests.waiting import until

pytestmark = pytest.mark.anyio


@pytest.fixture
def orders(tmp_path: Path) -> Orders:
    return Orders(tmp_path)


async def act(table: LiveTable, then: Snapshot | None = None) -> Update:
    """A person wants to do something, at the turn of the bot or not, now or as the game stood."""
    version = (then or table.now).version
    return await table.command(Command(f"command-{version}", version, 0, orient("left")), ALICE)


async def heard(table: LiveTable, messages: list[ChannelMessage]) -> None:
    async for message in table.follow(ALICE, None):
        messages.append(message)


async def test_a_bot_that_crashes_once_makes_the_same_move_later(orders: Orders) -> None:
    orders.give("crash", "answer")
    async with lobby_of(orders) as lobby:
        table = await bot_to_move(lobby)
        await until(lambda: table.now.mover == 0)
        assert (lobby.thinkers.deaths, lobby.thinkers.repeated) == (1, 1)


async def test_after_two_deaths_greedy_moves_interpreted(
    orders: Orders, caplog: pytest.LogCaptureFixture
) -> None:
    orders.give("crash", "crash", "answer")
    async with lobby_of(orders) as lobby:
        table = await bot_to_move(lobby)
        await until(lambda: table.now.mover == 0)
        assert len(orders.tasks) == 3, "two for the heading, one for the rug"
        assert "greedy stands in for 'master'" in caplog.text
        assert not table.aside


async def test_after_three_deaths_a_game_is_put_aside_and_released(
    orders: Orders, caplog: pytest.LogCaptureFixture
) -> None:
    orders.give("crash", "crash", "crash", "answer")
    async with lobby_of(orders) as lobby:
        table = await lobby.create(GameRequest([PERSON, MASTER]), ALICE)
        messages: list[ChannelMessage] = []
        listening = asyncio.ensure_future(heard(table, messages))
        seen = table.now
        await act(table, seen)
        await move(table)
        await until(lambda: table.aside)
        version = table.now.version
        assert (await act(table, seen)) is table.update(seen.version + 1), "a retry gets its answer"
        why = read_aside(lobby.orders.get(ASIDE + table.id) or "")
        assert (why.level, why.why) == ("master", "SIGSEGV")
        assert f"game {table.id} is put aside" in caplog.text
        assert why.position in caplog.text
        assert messages[-1] == AsideNotice(True)
        for refused in (
            act(table),
            lobby.adviser.hint(table, ALICE),
            lobby.adviser.evaluation(table, None),
        ):
            with pytest.raises(Conflict, match="put aside because a bot failed") as refusal:
                await refused
            assert refusal.value.code == "put_aside"
        later: list[ChannelMessage] = []
        another = asyncio.ensure_future(heard(table, later))
        await until(lambda: AsideNotice(True) in later)
        assert len(orders.tasks) == 3
        assert table.now.version == version
        assert as_text(table)
        assert await lobby.orders.lift(ASIDE + table.id)
        await until(lambda: table.now.mover == 0)
        assert AsideNotice(False) in messages
        await move(table)
        for task in (listening, another):
            task.cancel()


async def test_hints_that_kill_workers_put_a_game_aside_too(orders: Orders) -> None:
    orders.give("crash")
    async with lobby_of(orders) as lobby:
        table = await lobby.create(GameRequest([PERSON, MASTER]), ALICE)
        hint = await lobby.adviser.hint(table, ALICE)
        assert hint.bot == "greedy", "two deaths: interpreted"
        await move(table)
        with pytest.raises(Conflict) as refusal:
            await lobby.adviser.hint(table, ALICE)
        assert refusal.value.code == "put_aside"
        assert table.aside


async def test_after_a_restart_nobody_thinks_about_it(orders: Orders) -> None:
    store = MemoryStore()
    orders.give("crash")
    async with lobby_of(orders, store) as lobby:
        table = await bot_to_move(lobby)
        await until(lambda: table.aside)
    asked = len(orders.tasks)
    orders.give("answer")
    early = Lobby(store, Levels("master", {}, BOTS), program=orders.program)
    assert (await early.table(table.id)).aside, "also before the orders are read every second"
    await early.close()
    async with lobby_of(orders, store) as lobby:
        again = await lobby.table(table.id)
        assert again.aside
        assert not lobby.bots.thinking(table.id)
        await asyncio.sleep(0.3)
        assert len(orders.tasks) == asked
        assert again.now.version == table.now.version
        await lobby.remove(table.id)
        assert await store.orders(ASIDE) == {}


async def test_its_clock_stands_still(orders: Orders) -> None:
    async with lobby_of(orders) as lobby:
        asked = GameRequest([PERSON, MASTER], clock=ClockRequest(per_turn=60))
        table = await lobby.create(asked, ALICE)
        assert lobby.clocks.running(table.id)
        await lobby.shelf.put(table, "master", "SIGSEGV")
        assert not lobby.clocks.running(table.id)
        await table.time_out(table.now.version, 0, for_good=False)
        assert not table.now.held[0]
        await lobby.orders.lift(ASIDE + table.id)
        await until(lambda: lobby.clocks.running(table.id))


async def test_the_time_for_which_it_was_put_aside_does_not_count(orders: Orders) -> None:
    store = MemoryStore()
    async with lobby_of(orders, store) as lobby:
        asked = GameRequest([PERSON, MASTER], clock=ClockRequest(total=60))
        table = await lobby.create(asked, ALICE)
        await move(table)
        lobby.clocks.started -= 7200  # else it would be taken for a restart
        before = table.now.left[0]
        assert before is not None
        long_ago = PutAside("", "", "looked into", table.now.at - 3600)
        await store.order(ASIDE + table.id, Order(long_ago.text()))
        await lobby.orders.read()
        earlier = table.now.at - 3600
        table.now = table.past[-1] = replace(table.now, at=earlier, since=earlier)
        await lobby.orders.lift(ASIDE + table.id)
        await until(lambda: lobby.clocks.running(table.id))
        await asyncio.sleep(0.2)
        assert table.now.left[0] == pytest.approx(before, abs=15)
        assert not table.now.held[0]


async def test_it_is_put_aside_even_if_the_store_fails_at_first(
    orders: Orders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("marrakech.service.shelf.STORE_RETRY", 0.01)
    store = MemoryStore()
    order, tries = store.order, []

    async def failing(key: str, given: Order) -> None:
        tries.append(key)
        if len(tries) < 3:
            raise StoreUnavailable("the disk is full")
        await order(key, given)

    monkeypatch.setattr(store, "order", failing)
    orders.give("crash")
    async with lobby_of(orders, store) as lobby:
        table = await bot_to_move(lobby)
        await until(lambda: table.aside)
        assert len(tries) == 3


async def test_no_other_process_takes_it_over(orders: Orders, open_store: OpenStore) -> None:
    orders.give("crash")
    stores = [open_store(), open_store()]
    async with AsyncExitStack() as stack:
        there = await stack.enter_async_context(lobby_of(orders, stores[0]))
        async with lobby_of(orders, stores[1]) as here:
            table = await bot_to_move(here)
            await until(lambda: table.aside)
            asked = len(orders.tasks)
            # As if the process had died with the duty in hand, which it is about to release.
            await until(lambda: stores[1].shared.claim(DUTY + table.id, "somebody who died", 0.0))
        orders.give("answer")

        async def let_go() -> bool:
            return DUTY + table.id not in await stores[0].shared.owners(DUTY) and not (
                await stores[0].shared.lapsed(DUTY, 10)
            )

        await until(let_go)
        theirs = await there.table(table.id)
        assert not there.bots.thinking(table.id)
        await asyncio.sleep(0.5)
        assert len(orders.tasks) == asked
        assert theirs.aside
        with pytest.raises(Conflict, match="put aside"):
            await act(theirs)
        # Released by a third: the process goes on with it within two seconds.
        await stores[0].lift(ASIDE + table.id)
        async with asyncio.timeout(5):
            await until(lambda: theirs.now.mover == 0)
    for store in stores:
        await store.close()
