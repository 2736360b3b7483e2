"""Two processes on one store: either serves any game, and what a dead one owed is taken over.

The scenes run over a store in memory and over a real PostgreSQL; each lobby stands for a process.
"""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from marrakech.service import channel, fleet, log
from marrakech.service.channel import Gesture, Offer, Update
from marrakech.service.commands import Command
from marrakech.service.errors import NotFound, Refusal, Unavailable
from marrakech.service.levels import Levels
from marrakech.service.lobby import Lobby
from marrakech.service.requests import ClockRequest, GameRequest
from marrakech.service.table import LiveTable
from marrakech.store import LogEntry, PostgresStore, StoredGame, StoreUnavailable
from tests.service.conftest import OpenStore
from tests.service.play import (
    ALICE,
    BASIM,
    BOT,
    LINK,
    PERSON,
    move,
    people,
    play_out,
    process,
    shown,
    some_action,
)
from tests.waiting import until

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quick(short_rounds: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channel, "AWAY_AFTER_BREAK", 0.5)


@asynccontextmanager
async def both_processes(
    open_store: OpenStore,
) -> AsyncIterator[tuple[Lobby, Lobby, LiveTable, LiveTable]]:
    """Two processes, and one game as either has it in memory."""
    async with process(open_store) as here, process(open_store) as there:
        ours = await people(here, 2)
        yield here, there, ours, await there.table(ours.id)


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
    async with both_processes(open_store) as (_, _, ours, theirs):
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


class Asked:
    """A store's questions about a log, counted."""

    def __init__(self, lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        entries = lobby.store.entries

        async def counted(game: str, after: int = 0) -> list[LogEntry]:
            self.times += 1
            return await entries(game, after)

        monkeypatch.setattr(lobby.store, "entries", counted)


async def test_what_the_store_passes_on_is_not_read(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with both_processes(open_store) as (_, there, ours, theirs):
        await asyncio.sleep(0)
        asked = Asked(there, monkeypatch)
        for _ in range(10):
            await reached(theirs, (await move(ours)).version)
        assert asked.times == 0
        assert shown(ours.now) == shown(theirs.now)


async def test_an_entry_is_heard_in_its_turn_and_once(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with both_processes(open_store) as (here, there, ours, theirs):
        assert there.fleet is not None
        grown = there.fleet.grown
        monkeypatch.setattr(there.fleet, "grown", lambda *notice: None)
        for _ in range(4):
            await move(ours)
        entries = await here.store.entries(ours.id)
        asked = Asked(there, monkeypatch)

        def hear(version: int, text: bytes | None = None) -> None:
            told = entries[version - 1]
            grown(ours.id, version, replace(told, text=text) if text is not None else told)

        hear(2)
        assert theirs.now.version == 2
        hear(2)
        hear(1)
        assert (theirs.now.version, asked.times) == (2, 0)
        hear(4, entries[2].text)  # after a gap, though it could be played
        assert theirs.now.version == 2
        await reached(theirs, 5)
        assert asked.times == 1
        monkeypatch.setattr(there.fleet, "grown", grown)
        last = await move(ours)
        await reached(theirs, last.version)
        assert shown(ours.now) == shown(theirs.now)


@pytest.mark.parametrize("text", [b"no JSON", b'{"type":"laid","seat":0,"rug":"a1-a2"}'])
async def test_an_entry_that_makes_no_sense_is_read_from_the_log(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch, text: bytes
) -> None:
    async with both_processes(open_store) as (_, there, ours, theirs):
        assert there.fleet is not None
        grown = there.fleet.grown
        monkeypatch.setattr(there.fleet, "grown", lambda *notice: None)
        await move(ours)
        grown(ours.id, 2, LogEntry(2, 1.0, text))
        await reached(theirs, 2)
        assert shown(ours.now) == shown(theirs.now)


async def test_an_entry_waits_for_the_command_that_is_under_way(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with both_processes(open_store) as (_, _, ours, theirs):
        async with theirs._lock:
            await move(ours)
            await asyncio.sleep(0.2)
            assert theirs.now.version == 1
        await reached(theirs, 2)


@pytest.mark.parametrize("notified", ["before", "after"])
async def test_a_stored_entry_whose_answer_is_lost_is_played(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch, notified: str
) -> None:
    async with process(open_store) as here:
        ours = await people(here, 2)
        assert here.fleet is not None
        grown, heard = here.fleet.grown, asyncio.Event()
        late: list[tuple[str, int, LogEntry | None]] = []

        def hears(*notice: Any) -> None:
            late.append(notice)
            if notified == "before":
                grown(*notice)
            heard.set()

        append = here.store.append

        async def loses(*given: Any, **options: Any) -> None:
            await append(*given, **options)
            await heard.wait()
            raise StoreUnavailable("the connection broke")

        monkeypatch.setattr(here.fleet, "grown", hears)
        monkeypatch.setattr(here.store, "append", loses)
        if notified == "before":
            assert (await move(ours)).version == 2
        else:
            with pytest.raises(Unavailable):
                await move(ours)
            assert ours.now.version == 1
            grown(*late[0])
        assert ours.now.version == 2
        assert len(await here.store.entries(ours.id)) == 2


async def test_who_takes_a_seat_at_one_process_may_play_at_another(open_store: OpenStore) -> None:
    async with process(open_store) as here, process(open_store) as there:
        ours = await here.create(GameRequest([PERSON, LINK]), ALICE)
        theirs = await there.table(ours.id)
        await ours.join(BASIM, ours.seats.invitations(ALICE)[1], "Basim")
        await reached(theirs, 2)
        assert theirs.seats.of(BASIM) == [1]


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
        stored = there.store.game

        async def slow_game(game: str) -> StoredGame:
            found = await stored(game)
            read.set()
            await go_on.wait()
            return found

        assert there.fleet is not None
        heard: list[str] = []
        for name in ("grown", "told"):
            real = getattr(there.fleet, name)

            def hears(game: str, *what: object, real: Callable[..., None] = real) -> None:
                real(game, *what)
                heard.append(game)

            monkeypatch.setattr(there.fleet, name, hears)
        with monkeypatch.context() as slow:
            slow.setattr(there.store, "game", slow_game)
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
    async with both_processes(open_store) as (here, there, ours, theirs):
        await here.store.delete(ours.id)  # nobody is told
        with pytest.raises(NotFound, match="there is no game"):
            await move(theirs)
        with pytest.raises(NotFound, match="there is no game"):
            await theirs.catch_up()
        assert there.fleet is not None
        there.fleet.missed()
        await until(lambda: there.live(ours.id) is None)


async def test_a_command_seen_through_another_process_is_not_stale(open_store: OpenStore) -> None:
    async with both_processes(open_store) as (_, there, ours, theirs):
        there.fleet.grown = lambda *notice: None  # type: ignore[union-attr, method-assign]
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
    async with both_processes(open_store) as (_, _, ours, theirs):
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


class Frozen:
    """Freezes a process for a block: nothing in it goes on, and all its timers are due when it does.

    Questions to the store are on the way there meanwhile, or, with `answered`, on the way back.
    """

    def __init__(
        self, lobby: Lobby, monkeypatch: pytest.MonkeyPatch, *, answered: bool = False
    ) -> None:
        self._held = asyncio.Event()
        shared = lobby.store.shared
        thaw = self._held

        class Slow:
            """The store's shared state, for a process that is not there to ask."""

            def __getattr__(self, name: str) -> Any:
                asked = getattr(shared, name)

                async def answer(*question: Any) -> Any:
                    if answered:
                        found = await asked(*question)
                        await thaw.wait()
                        return found
                    await thaw.wait()
                    return await asked(*question)

                return answer

        class Store:
            """The store with that."""

            shared = Slow()

            def __getattr__(self, name: str) -> Any:
                return getattr(store, name)

        store = lobby.store
        monkeypatch.setattr(lobby, "store", Store())

    def __enter__(self) -> None:
        pass

    def __exit__(self, *error: object) -> None:
        self._held.set()  # also after a failure: a process that stays frozen could not be closed


async def excused(lobby: Lobby, game: str) -> list[float]:
    """The seconds that were excused in a game."""
    entries = [log.decode(entry.text) for entry in await lobby.store.entries(game)]
    assert not [entry for entry in entries if isinstance(entry, log.TimedOutEntry)]
    return [entry.seconds for entry in entries if isinstance(entry, log.ExcusedEntry)]


async def test_a_clock_waits_for_a_process_that_is_silent(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(open_store) as here, process(open_store) as there:
        ours = here.fleet
        assert ours is not None
        await until(lambda: len(here.outages._signs) == 1)
        with Frozen(there, monkeypatch):
            table = await here.create(GameRequest([PERSON] * 2, clock=ClockRequest(per_turn=1)), ALICE)
            # Whoever sends a command to the silent process has until it is given up, and the second besides.
            await until(lambda: table.now.version == 2)
            assert [round(seconds) for seconds in await excused(here, table.id)] == [3]
            assert table.now.at - table.setup.created > 2
            await move(table)
            assert len(await excused(here, table.id)) == 1


async def test_a_process_that_was_frozen_rings_no_bell_for_what_another_has_taken_over(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(open_store) as here, process(open_store) as there:
        ours, theirs = here.fleet, there.fleet
        assert ours is not None
        assert theirs is not None
        table = await here.create(GameRequest([PERSON] * 2, clock=ClockRequest(per_turn=5)), ALICE)
        await until(lambda: ours.duties == {table.id})
        with Frozen(here, monkeypatch):
            await until(lambda: theirs.duties == {table.id} and there.live(table.id) is not None)
            taken = there.live(table.id)
            assert taken is not None
            # The bell of the first rings meanwhile, and is not heard.
            await asyncio.sleep(3)
            await move(taken)
        await until(lambda: not ours.duties)
        assert sum(await excused(there, table.id)) > 2
        await reached(table, taken.now.version)
        assert shown(table.now) == shown(taken.now)


@pytest.mark.parametrize("answered", [False, True])
@pytest.mark.parametrize("others", [0, 1])
async def test_a_freeze_before_anybody_looks_after_a_game_costs_no_turn(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch, others: int, answered: bool
) -> None:
    async with AsyncExitStack() as running:
        lobbies = [await running.enter_async_context(process(open_store)) for _ in range(others + 1)]
        here = lobbies[0]
        await until(lambda: all(len(one.outages._signs) == others for one in lobbies))
        await until(lambda: here.fleet is not None and here.fleet._rounds and here.outages._alive)

        async def no_claims(table: LiveTable) -> None:
            """What is asked of the store before the freeze."""

        monkeypatch.setattr(here.claims, "refresh", no_claims)
        with ExitStack() as freezes:
            for one in lobbies:
                freezes.enter_context(Frozen(one, monkeypatch, answered=answered))
            clock = ClockRequest(per_turn=4, total=60)
            asked = GameRequest([PERSON] * 2, clock=clock)
            table = await asyncio.wait_for(here.create(asked, ALICE), 5)
            await asyncio.sleep(5)
        await until(lambda: table.now.version == 2)
        assert sum(await excused(here, table.id)) == pytest.approx(5, abs=0.6)
        await asyncio.sleep(1)
        await excused(here, table.id)
        await move(table)
        assert table.now.left[0] == pytest.approx(59, abs=0.7)


async def test_a_freeze_does_not_make_the_others_seem_to_have_stopped(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(open_store) as here, process(open_store) as there:
        await until(lambda: len(here.outages._signs) == 1)
        with Frozen(here, monkeypatch, answered=True):
            await asyncio.sleep(3)
        heard = set(here.outages._signs)
        assert there.fleet is not None
        await asyncio.sleep(0.5)
        assert set(here.outages._signs) == heard
        assert not here.outages._closed


async def test_a_duty_that_the_store_failed_to_give_is_asked_for_again(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(open_store) as here:
        table = await here.create(GameRequest([PERSON, BOT]), ALICE)
        shared = here.store.shared
        failed: list[str] = []
        claim = shared.claim

        async def fails_once(key: str, owner: str, seconds: float) -> bool:
            if key.startswith(fleet.DUTY) and not failed:
                failed.append(key)
                raise StoreUnavailable("the connection broke")
            return await claim(key, owner, seconds)

        monkeypatch.setattr(shared, "claim", fails_once)
        while table.now.mover == 0:
            await move(table)
        await until(lambda: table.now.mover == 0)
        assert failed == [fleet.DUTY + table.id]


async def test_a_command_is_taken_although_another_process_has_written_down_lost_time(
    open_store: OpenStore,
) -> None:
    async with process(open_store) as here, process(open_store) as there:
        clock = ClockRequest(per_turn=600)
        ours = await here.create(GameRequest([PERSON] * 2, clock=clock), ALICE)
        await asyncio.sleep(0.1)
        theirs = await there.table(ours.id)
        here.outages.add(ours.now.at, ours.now.at + 60)
        there.fleet.told = there.fleet.grown = lambda *_: None  # type: ignore[union-attr, method-assign]
        await asyncio.sleep(1.3)
        await ours.excuse()
        assert (ours.now.version, theirs.now.version) == (2, 1)
        command = Command("one-command", 1, 0, some_action(theirs.now, random.Random(1)))
        done = await theirs.command(command, ALICE)
        assert done.version == 3
        assert (await ours.command(command, ALICE)).version == 3


async def test_a_site_that_was_down_takes_no_time_from_anybody(open_store: OpenStore) -> None:
    clock = ClockRequest(per_turn=2, total=60)
    async with process(open_store) as here:
        table = await here.create(GameRequest([PERSON] * 2, clock=clock), ALICE)
        await until(lambda: here.fleet is not None and here.fleet.duties == {table.id})
        await kill(here)
        await asyncio.sleep(4)
        async with process(open_store) as there:
            again = await there.table(table.id)
            await until(lambda: again.now.version == 2)
            assert sum(await excused(there, table.id)) > 3
            assert again.now.left[0] == pytest.approx(60, abs=1)
            await asyncio.sleep(1)
            assert (await move(again)).version == 3


async def test_presence_is_one_answer(open_store: OpenStore) -> None:
    async with both_processes(open_store) as (here, _, ours, theirs):
        listener = ours.channel.join(ALICE)
        await until(lambda: theirs.presence.by_seat() == (True, True))
        assert listener in ours.channel.listeners
        ours.channel.join(None, choosing=True)
        await until(lambda: theirs.channel.choosing == 1)
        await kill(here)
        await until(lambda: theirs.presence.by_seat() == (False, False))
        await until(lambda: theirs.channel.choosing == 0)


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
        assert theirs.presence.by_seat() == (True, True)
        assert heard.idle, "nobody was told that she is away"
        # Whoever says goodbye is away all the same.
        monkeypatch.setattr(channel, "AWAY_AFTER_LEAVING", 0.01)
        theirs.channel.leaving(ALICE)
        await until(lambda: theirs.presence.by_seat() == (False, False))


async def test_what_is_shown_and_not_stored_reaches_all_processes(open_store: OpenStore) -> None:
    async with both_processes(open_store) as (here, there, ours, theirs):
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
        again = await here.rematches.ask(ours.id, ALICE)
        await until(lambda: heard.count(Offer(again.id, (0, 1), 0, begun=True)) == 2)
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


async def test_an_answer_that_took_long_sets_no_clock(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, store = fleet.StoreClock(), open_store()
    await clock.set(store)
    before = clock()

    async def late() -> float:
        await asyncio.sleep(fleet.SLOW)
        return before - 60

    with monkeypatch.context() as slow:
        slow.setattr(store, "time", late)
        await clock.set(store)
    assert before < clock() < before + 30
    if isinstance(store, PostgresStore):
        await store.close()


async def test_the_time_is_the_store_s(open_store: OpenStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 5.0)
    async with process(open_store) as here:
        assert here.fleet is not None
        await here.fleet.clock.set(here.store)
        monkeypatch.undo()
        if isinstance(here.store, PostgresStore):
            assert abs(here.fleet.clock() - time.time()) < 60
