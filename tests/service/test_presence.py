"""Who is at a table, as its listeners are told."""

import asyncio

import pytest

from marrakech.service import channel as channel_module
from marrakech.service.channel import Channel, Presence
from marrakech.service.clocks import deadline
from marrakech.service.requests import ClockRequest
from tests.service.play import ALICE, BASIM, CHAMA, open_lobby, open_table, people
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def test_whoever_chooses_a_name_is_seen_at_the_table() -> None:
    async with open_lobby() as lobby:
        table = await open_table(lobby)
        host = table.channel.join(None)
        at_the_door = table.follow(None, table.now.version, choosing=True)
        assert await anext(at_the_door) == Presence((True, False, False), 1)
        assert await anext(host.messages()) == Presence((True, False, False), 1)
        await at_the_door.aclose()  # type: ignore[attr-defined]
        assert await anext(host.messages()) == Presence((True, False, False), 0)


async def test_nobodys_clock_starts_before_they_are_there() -> None:
    async with open_lobby() as lobby:
        table = await open_table(lobby, clock=ClockRequest(per_turn=60))
        code = table.seats.table_code(ALICE)
        assert code is not None
        await table.join(BASIM, code, "Basim")
        # Alice has closed the page when the last friend joins.
        await table.join(CHAMA, code, "Chama")
        assert table.now.mover == 0
        assert table.now.arrived == (False, False, True)
        assert table.now.since is None
        assert deadline(table, 0) is None
        stream = table.follow(ALICE, table.now.version)
        await anext(stream)
        while table.now.since is None:
            await asyncio.sleep(0.001)
        assert table.now.arrived == (True, False, True)
        assert deadline(table, 0) is not None
        await stream.aclose()


async def test_presence_is_told_when_somebody_comes_or_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channel_module, "AWAY_AFTER_BREAK", 0.01)
    changes: list[bool] = []
    channel = Channel(lambda: changes.append(channel.present(BASIM)))
    first = channel.join(BASIM)
    second = channel.join(BASIM)
    assert changes == [True]
    channel.leave(first)
    channel.leave(second)
    third = channel.join(BASIM)  # a reload: nobody has left
    await asyncio.sleep(0.03)
    assert changes == [True]
    channel.leave(third)
    await until(lambda: changes == [True, False])


async def test_who_says_so_has_left_sooner_than_who_lost_the_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert channel_module.AWAY_AFTER_BREAK == 60
    assert channel_module.AWAY_AFTER_LEAVING == 10
    monkeypatch.setattr(channel_module, "AWAY_AFTER_LEAVING", 0.01)
    channel = Channel(lambda: None)
    channel.leave(channel.join(ALICE))
    basim = channel.join(BASIM)
    channel.leaving(BASIM)
    assert channel.present(BASIM)
    channel.leave(basim)
    await until(lambda: not channel.present(BASIM))
    assert channel.present(ALICE)
    channel.leaving(ALICE)
    await until(lambda: not channel.present(ALICE))
    # Said in one page, while another is open: a new stream means that nobody has left.
    channel.join(BASIM)
    channel.leaving(BASIM)
    channel.leave(channel.join(BASIM))
    await asyncio.sleep(0.03)
    assert channel.present(BASIM)
    channel.close()


async def test_presence_is_on_the_stream() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        assert table.presence.by_seat() == (True, True, True), "who has just set up a game is there"
        watcher = table.channel.join(None)
        table.channel._away(ALICE)
        assert await anext(watcher.messages()) == Presence((False, False, False))
        stream = table.follow(ALICE, None)
        assert await anext(stream) == Presence((True, True, True))
        assert await anext(watcher.messages()) == Presence((True, True, True))
        await stream.aclose()  # type: ignore[attr-defined]
