"""Clocks: a turn that takes too long is finished by a bot; no time at all hands the seat over."""

import asyncio
import random
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from marrakech.service import clocks
from marrakech.service import lobby as lobby_module
from marrakech.service.clocks import Deadline, deadline
from marrakech.service.commands import Command, Reclaim
from marrakech.service.errors import Conflict, Unavailable
from marrakech.service.events import Reclaimed, TimedOut
from marrakech.service.lobby import Lobby
from marrakech.service.requests import ClockRequest, GameRequest
from marrakech.service.snapshots import DAY
from marrakech.service.table import LiveTable
from marrakech.store import SqliteStore
from tests.service.moments import Time
from tests.service.play import (
    ALICE,
    BASIM,
    LINK,
    PERSON,
    FailingStore,
    move,
    open_lobby,
    people,
    some_action,
)
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def settled(table: LiveTable, seat: int) -> None:
    await until(lambda: table.now.mover == seat)


async def test_a_turn_that_takes_too_long_is_finished_by_a_bot() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON] * 2, clock=ClockRequest(per_turn=1)), ALICE)
        await table.time_out(1, 0, for_good=False)
        assert table.now.held[0]
        await settled(table, 1)
        assert not table.now.held[0]
        events = [
            event
            for version in range(2, table.now.version + 1)
            for event in table.update(version).events
        ]
        assert [event for event in events if isinstance(event, TimedOut | Reclaimed)] == [
            TimedOut(0),
            Reclaimed(0),
        ]


async def test_the_bell_rings_by_itself() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON] * 2, clock=ClockRequest(per_turn=1)), ALICE)
        await until(lambda: table.now.version > 1)


async def test_time_is_taken_from_the_one_who_thinks() -> None:
    time = Time()
    async with open_lobby(now=time) as lobby:
        table = await lobby.create(
            GameRequest([PERSON] * 2, clock=ClockRequest(per_turn=60, total=100)), ALICE
        )
        assert deadline(table, 1000.0) == Deadline(1060.0, 0, False, 60.0)
        time.now += 30
        await move(table)
        assert deadline(table, 1000.0) == Deadline(1060.0, 0, False, 60.0)
        time.now += 20
        await move(table)
        assert table.now.left == (50.0, 100.0)
        assert table.now.since == 1050.0
        assert deadline(table, 1000.0) == Deadline(1110.0, 1, False, 60.0)


async def test_no_time_left_hands_the_seat_over_for_good() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON] * 2, clock=ClockRequest(total=5)), ALICE)
        await table.time_out(1, 0, for_good=True)
        await settled(table, 1)
        assert table.now.held[0]
        with pytest.raises(Conflict, match="no time left"):
            await table.command(Command("more-time-please", table.now.version, 0, Reclaim()), ALICE)


async def test_a_late_bell_is_not_heard() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON] * 2, clock=ClockRequest(per_turn=9)), ALICE)
        await move(table)
        await table.time_out(1, 0, for_good=False)
        assert table.now.version == 2


async def test_no_clock_no_deadline() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        assert deadline(table, 0.0) is None
        assert table.now.left == (None, None)


async def test_everybody_has_a_moment_after_a_restart() -> None:
    time = Time()
    async with open_lobby(now=time) as lobby:
        table = await lobby.create(GameRequest([PERSON] * 2, clock=ClockRequest(per_turn=60)), ALICE)
        store, game = lobby.store, table.id
    time.now += 3600
    async with open_lobby(store, now=time) as lobby:
        due = deadline(await lobby.table(game), lobby.clocks.started)
        assert due == Deadline(4610.0, 0, False, 60.0)


async def test_a_time_out_that_cannot_be_stored_is_tried_again_later_and_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With a full disk this once wrote 7,300 lines a second to the server's log."""
    monkeypatch.setattr(clocks, "FORFEIT_RETRY", 0.01)
    tries: list[float] = []

    class CountingStore(FailingStore):
        async def append(self, *args: Any, **options: Any) -> None:
            tries.append(asyncio.get_running_loop().time())
            await super().append(*args, **options)

    store = CountingStore()
    async with open_lobby(store) as lobby:
        table = await lobby.create(GameRequest([PERSON] * 2, clock=ClockRequest(per_turn=0.01)), ALICE)
        store.failing = True
        await until(lambda: len(tries) == 5)
        for nth, (one, next_one) in enumerate(pairwise(tries)):
            assert next_one - one > 0.009 * 2**nth
        store.failing = False
        await until(lambda: table.now.version > 1)


async def test_a_clock_keeps_no_table_in_memory_and_rings_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lobby_module, "MOST_IDLE", 0)
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON] * 2, clock=ClockRequest(per_turn=0.2)), ALICE)
        game = table.id
        assert lobby.clocks.running(game)
        del table
        await asyncio.sleep(0)
        assert game not in lobby._live

        async def rang() -> bool:
            return len(await lobby.store.entries(game)) > 1

        await until(rang)


async def test_a_clock_that_was_a_year_ahead_when_the_entries_were_made() -> None:
    ahead = Time()
    ahead.now += 365 * 86_400
    async with open_lobby(now=ahead) as lobby:
        table = await lobby.create(GameRequest([PERSON] * 2, clock=ClockRequest(per_turn=0.05)), ALICE)
        await move(table)
        store, game = lobby.store, table.id
    async with open_lobby(store, now=Time()) as lobby:
        table = await lobby.table(game)
        version = table.now.version
        # It rings within the seconds of a turn, not in a year.
        await until(lambda: table.now.version > version)


async def test_a_restart_takes_no_time_from_anybody(tmp_path: Path) -> None:
    clock = ClockRequest(per_turn=12, total=60)
    store = SqliteStore(tmp_path / "games.db")
    async with open_lobby(store) as lobby:
        table = await lobby.create(GameRequest([PERSON] * 2, clock=clock), ALICE)
        game = table.id
    await store.close()
    # An hour passes, of which the file knows nothing.

    def an_hour_later() -> float:
        return time.time() + 3600

    store = SqliteStore(tmp_path / "games.db")
    async with open_lobby(store, now=an_hour_later) as lobby:
        table = await lobby.table(game)
        await until(lambda: table.now.version == 2)
        assert table.now.left[0] == pytest.approx(60, abs=1)
        due = deadline(table, lobby.clocks.started)
        assert due is not None
        assert due.at - an_hour_later() > 9
    await store.close()


async def frozen(lobby: Lobby, time: Time, seconds: float) -> None:
    """Let a process give no sign of life for a while."""
    lobby.outages.alive()
    time.now += seconds
    if lobby.outages.alive():
        await lobby.clocks.excuse(lobby.tables)


async def test_the_time_of_a_freeze_does_not_count() -> None:
    time = Time()
    async with open_lobby(now=time) as lobby:
        clock = ClockRequest(per_turn=12, total=100)
        table = await lobby.create(GameRequest([PERSON] * 2, clock=clock), ALICE)
        time.now += 5
        await frozen(lobby, time, 10)
        assert table.now.version == 2
        assert table.update(2).events == ()
        # Five seconds of thinking, less the two for sending again.
        assert table.now.left == (97.0, 100.0)
        assert deadline(table, 0.0) == Deadline(1024.0, 0, False, 12.0)
        await lobby.clocks.excuse(lobby.tables)
        assert table.now.version == 2
        replayed = LiveTable(
            lobby.store, await lobby.store.game(table.id), await lobby.store.entries(table.id)
        )
        assert (replayed.now.left, replayed.now.since) == (table.now.left, table.now.since)


async def test_a_clock_that_rings_when_a_process_thaws_is_not_heard() -> None:
    time = Time()
    async with open_lobby(now=time) as lobby:
        table = await lobby.create(GameRequest([PERSON] * 2, clock=ClockRequest(per_turn=12)), ALICE)
        lobby.outages.alive()
        time.now += 20
        await table.time_out(1, 0, for_good=False)
        assert not table.now.held[0]
        assert deadline(table, 0.0) == Deadline(1032.0, 0, False, 12.0)


async def test_a_command_sent_before_a_freeze_is_taken_after_it() -> None:
    time = Time()
    async with open_lobby(now=time) as lobby:
        clock = ClockRequest(total=60)
        table = await lobby.create(GameRequest([PERSON] * 2, clock=clock), ALICE)
        command = Command("sent-before", 1, 0, some_action(table.now, random.Random(1)))
        lobby.outages.alive()
        time.now += 50
        # The command is read before anybody has noticed that time has passed.
        done = await table.command(command, ALICE)
        assert (done.version, table.now.left[0]) == (3, 60.0)
        assert await table.command(command, ALICE) == done
        with pytest.raises(Conflict, match="the command was for version 1"):
            await table.command(Command("another-one", 1, 0, command.action), ALICE)


async def test_time_in_which_a_command_could_not_be_stored_does_not_count() -> None:
    time = Time()
    store = FailingStore()
    async with open_lobby(store, now=time) as lobby:
        clock = ClockRequest(per_turn=12, total=60)
        table = await lobby.create(GameRequest([PERSON] * 2, clock=clock), ALICE)
        time.now += 5
        store.failing = True
        for _ in range(4):
            with pytest.raises(Unavailable):
                await move(table, id="the-same-one")
            time.now += 5
        store.failing = False
        await table.time_out(1, 0, for_good=False)
        assert (table.now.since, table.now.left[0]) == (1020.0, 55.0)
        done = await move(table, id="the-same-one")
        assert done.version == 3


async def test_no_time_is_lost_while_no_clock_runs() -> None:
    time = Time()
    async with open_lobby(now=time) as lobby:
        table = await people(lobby, 2)
        await frozen(lobby, time, 10)
        await table.excuse()
        assert table.now.version == 1


def test_time_goes_on_steadily_whatever_the_system_clock_does(monkeypatch: pytest.MonkeyPatch) -> None:
    now = lobby_module.steady_time()
    before = now()
    assert before == pytest.approx(time.time(), abs=1)
    monkeypatch.setattr("time.time", lambda: 0.0)
    assert before <= now() < before + 5


async def test_a_slow_clock_runs_for_those_who_are_not_there() -> None:
    time = Time()
    async with open_lobby(now=time) as lobby:
        for per_turn, since in ((60.0, None), (DAY, 1000.0)):
            clock = ClockRequest(per_turn=per_turn)
            table = await lobby.create(GameRequest([PERSON, LINK], clock=clock), ALICE)
            await table.sit(BASIM, 1, "Basim")
            assert table.now.since == since
            assert table.timed == (per_turn < DAY), "a slow game needs no heartbeat of seconds"
