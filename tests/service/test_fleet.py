"""Two processes on one store: either serves any game, and what a dead one owed is taken over.

The scenes run over a store in memory and over a real PostgreSQL; each lobby stands for a process.
"""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

import pytest

from marrakech.service import channel, fleet
from marrakech.service.channel import Gesture, Offer, Update
from marrakech.service.commands import Command
from marrakech.service.errors import NotFound, Refusal
from marrakech.service.levels import Levels
from marrakech.service.lobby import Lobby
from marrakech.service.requests import ClockRequest, GameRequest
from marrakech.service.table import LiveTable
from marrakech.store import LogEntry, MemoryStore, PostgresStore, Store
from tests.service.play import ALICE, BASIM, BOT, PERSON, move, people, play_out, shown, some_action
from tests.store.database import Database
from tests.waiting import until

pytestmark = pytest.mark.anyio

OpenStore = Callable[[], Store]


@pytest.fixture(params=["memory", "postgres"])
def open_store(request: pytest.FixtureRequest) -> OpenStore:
    if request.param == "memory":
        store = MemoryStore(many=True)
        return lambda: store
    database: Database = request.getfixturevalue("postgres")
    address = database.fresh()
    return lambda: PostgresStore(address)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fleet, "ROUND", 0.1)
    monkeypatch.setattr(fleet, "LEASE", 0.5)
    monkeypatch.setattr(channel, "AWAY_AFTER_BREAK", 0.5)


@asynccontextmanager
async def process(open_store: OpenStore) -> AsyncIterator[Lobby]:
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


async def kill(lobby: Lobby) -> None:
    """Stop a process dead: nothing is given up, nothing said."""
    assert lobby.fleet is not None
    tasks = list(lobby.fleet._tasks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    lobby.clocks.close()
    await lobby.bots.close()
    lobby.fleet.duties.clear()
    lobby._idle.clear()
    lobby._live.clear()


async def reached(table: LiveTable, version: int) -> None:
    await until(lambda: table.now.version == version)


def is_mover(table: LiveTable, seat: int) -> bool:
    return table.now.mover == seat


async def test_any_process_serves_any_game(open_store: OpenStore) -> None:
    async with process(open_store) as here, process(open_store) as there:
        ours = await people(here, 3)
        theirs = await there.table(ours.id)
        for turn in range(20):
            mover, other = (ours, theirs) if turn % 2 else (theirs, ours)
            done = await move(mover)
            await reached(other, done.version)
        assert shown(ours.now) == shown(theirs.now)


async def test_streams_of_another_process_hear_everything_once(open_store: OpenStore) -> None:
    async with process(open_store) as here, process(open_store) as there:
        ours = await people(here, 2)
        theirs = await there.table(ours.id)
        heard: list[int] = []

        async def listen() -> None:
            async for message in theirs.follow(BASIM, after=0):
                if isinstance(message, Update):
                    heard.append(message.version)

        listening = asyncio.create_task(listen())
        for _ in range(15):
            await move(ours)
        await until(lambda: heard[-1:] == [ours.now.version])
        assert heard == list(range(1, ours.now.version + 1))
        listening.cancel()


async def test_what_is_written_before_a_process_listens_is_not_missed(open_store: OpenStore) -> None:
    async with process(open_store) as here:
        ours = await people(here, 2)
        store = open_store()
        there = Lobby(store, Levels())
        theirs = await there.table(ours.id)
        await move(ours)
        there.start()
        await reached(theirs, ours.now.version)
        await there.close()
        if isinstance(store, PostgresStore):
            await store.close()


async def test_what_happens_while_a_process_loads_a_game_is_not_missed(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(open_store) as here, process(open_store) as there:
        ours, gone = await people(here, 2), await people(here, 2)
        read, go_on = asyncio.Event(), asyncio.Event()
        entries = there.store.entries

        async def slow_entries(game: str, after: int = 0) -> list[LogEntry]:
            found = await entries(game, after)
            read.set()
            await go_on.wait()
            return found

        assert there.fleet is not None
        heard: list[str] = []
        for name in ("grown", "told"):
            real = getattr(there.fleet, name)

            def hears(game: str, what: object, real: Callable[..., None] = real) -> None:
                real(game, what)
                heard.append(game)

            monkeypatch.setattr(there.fleet, name, hears)
        with monkeypatch.context() as slow:
            slow.setattr(there.store, "entries", slow_entries)
            loading = [asyncio.create_task(there.table(one.id)) for one in (ours, gone)]
            await read.wait()
            await asyncio.sleep(0.05)
        await move(ours)
        await here.delete(gone.id, ALICE)
        await until(lambda: {ours.id, gone.id} <= set(heard))
        go_on.set()
        await reached(await loading[0], ours.now.version)
        await loading[1]
        await until(lambda: there.live(gone.id) is None)


async def test_a_game_that_was_deleted_unheard_is_forgotten(open_store: OpenStore) -> None:
    async with process(open_store) as here, process(open_store) as there:
        ours = await people(here, 2)
        theirs = await there.table(ours.id)
        await here.store.delete(ours.id)  # nobody is told
        with pytest.raises(NotFound, match="there is no game"):
            await move(theirs)
        with pytest.raises(NotFound, match="there is no game"):
            await theirs.catch_up()
        assert there.fleet is not None
        there.fleet.missed()
        await until(lambda: there.live(ours.id) is None)


async def test_a_command_seen_through_another_process_is_not_stale(open_store: OpenStore) -> None:
    async with process(open_store) as here, process(open_store) as there:
        ours = await people(here, 2)
        theirs = await there.table(ours.id)
        there.fleet.grown = lambda game, version: None  # type: ignore[union-attr, method-assign]
        await move(ours)
        await move(ours)
        # `theirs` has been told of nothing, and is asked to go on from where `ours` is.
        assert theirs.now.version == 1
        command_at = ours.now.version
        action = some_action(ours.now, random.Random(1))
        seat = ours.now.mover
        assert seat is not None
        done = await theirs.command(Command("across", command_at, seat, action), ALICE)
        assert done.version == command_at + 1


async def test_two_at_once_one_goes_through(open_store: OpenStore) -> None:
    async with process(open_store) as here, process(open_store) as there:
        ours = await people(here, 2)
        theirs = await there.table(ours.id)
        for _ in range(10):
            results = await asyncio.gather(move(ours), move(theirs), return_exceptions=True)
            assert any(isinstance(result, Update) for result in results)
            for result in results:
                assert isinstance(result, Update | Refusal), result
            await ours.catch_up()
            await theirs.catch_up()
        assert shown(ours.now) == shown(theirs.now)


async def test_a_bot_moves_once_for_all(open_store: OpenStore) -> None:
    async with process(open_store) as here, process(open_store) as there:
        ours = await here.create(GameRequest([PERSON, BOT, BOT]), ALICE)
        theirs = await there.table(ours.id)
        for _ in range(6):
            for table in (ours, theirs):
                await until(partial(is_mover, table, 0))
                await table.catch_up()
                if table.now.mover == 0:
                    await move(table)
        await until(lambda: ours.now.mover == 0)
        assert here.fleet is not None
        assert there.fleet is not None
        assert not here.fleet.duties & there.fleet.duties


async def test_what_a_dead_process_owed_is_taken_over(open_store: OpenStore) -> None:
    async with process(open_store) as here, process(open_store) as there:
        games = []
        for _ in range(5):
            table = await here.create(GameRequest([PERSON, BOT, BOT]), ALICE)
            # Its bots think for ever: the game is owed a move.
            here.bots.stop(table.id)
            here.bots.wake = lambda table: None  # type: ignore[method-assign]
            await move(table)
            await move(table)
            games.append(table.id)
        assert here.fleet is not None
        await until(lambda: here.fleet is not None and here.fleet.duties == set(games))
        await kill(here)

        def served(game: str) -> bool:
            table = there.live(game)
            return table is not None and table.now.mover == 0

        await until(lambda: all(served(game) for game in games))


async def test_all_that_a_dead_process_owed_is_taken_over_in_one_round(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fleet, "TAKEN_AT_ONCE", 3)
    async with process(open_store) as here:
        clock = ClockRequest(per_turn=600)
        games = {
            (await here.create(GameRequest([PERSON] * 2, clock=clock), ALICE)).id for _ in range(8)
        }
        ours = here.fleet
        assert ours is not None
        await until(lambda: ours.duties == games)
        await here.store.shared.claim(fleet.DUTY + "gone", ours.owner, 0.0)
        await here.store.shared.renew([fleet.DUTY + game for game in games], ours.owner, 0.0)
        await kill(here)
        monkeypatch.setattr(fleet, "ROUND", 600.0)
        async with process(open_store) as there:
            await until(lambda: there.fleet is not None and there.fleet.duties == games)
            assert await there.store.shared.lapsed(fleet.DUTY) == []


async def test_duties_outlive_a_store_that_forgets_them(open_store: OpenStore) -> None:
    async with process(open_store) as here:
        table = await here.create(GameRequest([PERSON] * 2, clock=ClockRequest(per_turn=600)), ALICE)
        ours = here.fleet
        assert ours is not None
        await until(lambda: ours.duties == {table.id})
        await here.store.shared.release(fleet.DUTY + table.id, ours.owner)

        async def held() -> bool:
            return fleet.DUTY + table.id in await here.store.shared.owners(fleet.DUTY)

        await until(held)
        await until(lambda: ours.duties == {table.id})


async def test_a_clock_goes_on_in_another_process(open_store: OpenStore) -> None:
    async with process(open_store) as here, process(open_store) as there:
        table = await here.create(
            GameRequest([PERSON, PERSON], clock=ClockRequest(per_turn=1.5)), ALICE
        )
        await until(lambda: here.fleet is not None and here.fleet.duties == {table.id})
        await kill(here)
        await until(lambda: there.live(table.id) is not None)
        theirs = await there.table(table.id)
        await until(lambda: theirs.now.mover == 1)


async def test_presence_is_one_answer(open_store: OpenStore) -> None:
    async with process(open_store) as here, process(open_store) as there:
        ours = await people(here, 2)
        theirs = await there.table(ours.id)
        listener = ours.channel.join(ALICE)
        await until(lambda: theirs.present() == (True, True))
        assert listener in ours.channel.listeners
        ours.channel.join(None, choosing=True)
        await until(lambda: theirs.channel.choosing == 1)
        await kill(here)
        await until(lambda: theirs.present() == (False, False))
        await until(lambda: theirs.channel.choosing == 0)


async def test_the_presence_of_a_full_house_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore(many=True)
    lobby = Lobby(store, Levels())
    assert lobby.fleet is not None
    table = await people(lobby, 2)
    asked: list[str] = []

    class Counting:
        """The store's shared state, with every question counted."""

        def __getattr__(self, name: str) -> object:
            asked.append(name)
            return getattr(shared, name)

    shared = store.shared
    monkeypatch.setattr(store, "shared", Counting())
    listeners = [table.channel.join(bytes([number]) * 32) for number in range(200)]
    await lobby.fleet._tell_presence()
    assert len(await shared.owners(fleet.PRESENCE)) == 200
    for listener in listeners[:150]:
        table.channel.leave(listener)
    table.channel._expected.clear()
    await lobby.fleet._tell_presence()
    assert len(await shared.owners(fleet.PRESENCE)) == 50
    assert len(asked) < 20
    await lobby.close()


@pytest.mark.parametrize("how", ["killed", "stopped"])
async def test_who_listened_at_a_process_that_ended_has_a_minute_to_come_back(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async with process(open_store) as there, process(open_store) as here:
        ours = await people(here, 2)
        theirs = await there.table(ours.id)
        ours.channel.join(ALICE)
        await until(lambda: ALICE in theirs.channel.elsewhere)
        # The half second in which this process expected its players itself is over.
        await until(lambda: not theirs.channel.here and not theirs.channel._expected)
        monkeypatch.setattr(channel, "AWAY_AFTER_BREAK", 60.0)
        heard = theirs.channel.join(None)
        if how == "killed":
            await kill(here)
        else:
            await here.close()
        await until(lambda: ALICE not in theirs.channel.elsewhere)
        assert theirs.present() == (True, True)
        assert heard.idle, "nobody was told that she is away"
        # Whoever says goodbye is away all the same.
        monkeypatch.setattr(channel, "AWAY_AFTER_LEAVING", 0.01)
        theirs.channel.leaving(ALICE)
        await until(lambda: theirs.present() == (False, False))


async def test_what_is_shown_and_not_stored_reaches_all_processes(open_store: OpenStore) -> None:
    async with process(open_store) as here, process(open_store) as there:
        ours = await people(here, 2)
        theirs = await there.table(ours.id)
        heard: list[object] = []

        async def listen(table: LiveTable) -> None:
            async for message in table.follow(None, None):
                heard.append(message)

        listening = [asyncio.create_task(listen(table)) for table in (ours, theirs)]
        await until(lambda: ours.channel.listeners and theirs.channel.listeners)
        await here.gesture(ours.id, 1, "well_played", ALICE)
        await until(lambda: heard.count(Gesture(1, "well_played")) == 2)
        await play_out(ours)
        await reached(theirs, ours.now.version)
        again = await here.rematch(ours.id, ALICE)
        await until(lambda: heard.count(Offer(again.id, (0, 1))) == 2)
        # What one process deletes, no other shows any longer.
        await here.delete(ours.id, ALICE)
        await until(lambda: all(task.done() for task in listening))
        with pytest.raises(NotFound):
            await there.table(ours.id)


async def test_a_process_that_stops_hands_over_at_once(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fleet, "LEASE", 600.0)
    async with process(open_store) as there:
        async with process(open_store) as here:
            table = await here.create(
                GameRequest([PERSON, PERSON], clock=ClockRequest(per_turn=600)), ALICE
            )
            await until(lambda: here.fleet is not None and here.fleet.duties == {table.id})
        await until(lambda: there.fleet is not None and there.fleet.duties == {table.id})


async def test_the_time_is_the_store_s(open_store: OpenStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 5.0)
    async with process(open_store) as here:
        assert here.fleet is not None
        await here.fleet.clock.set(here.store)
        monkeypatch.undo()
        if isinstance(here.store, PostgresStore):
            assert abs(here.fleet.clock() - time.time()) < 60
