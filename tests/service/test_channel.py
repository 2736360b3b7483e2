"""Event streams: no gap, no repeat, nobody waits for a slow listener."""

import asyncio

import pytest

from marrakech.service import channel as channel_module
from marrakech.service import lobby as lobby_module
from marrakech.service.channel import BACKLOG, Channel, Heartbeat, Presence, Update
from marrakech.service.requests import ClockRequest, GameRequest
from marrakech.service.table import LiveTable
from tests.service.play import ALICE, BASIM, PERSON, move, open_lobby, people
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def versions(table: LiveTable, after: int | None, until: int) -> list[int]:
    """The ids of updates on a stream until one of them is reached."""
    seen: list[int] = []
    stream = table.follow(ALICE, after)
    async for message in stream:
        if isinstance(message, Update):
            seen.append(message.version)
            if seen[-1] >= until:
                break
    await stream.aclose()  # type: ignore[attr-defined]
    return seen


async def test_a_stream_begins_with_the_last_update() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        for _ in range(4):
            await move(table)
        assert await versions(table, None, 5) == [5]


@pytest.mark.parametrize("after", range(31))
async def test_resuming_has_no_gap_and_no_repeat_while_the_game_goes_on(after: int) -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        for _ in range(30):
            await move(table)

        async def go_on() -> None:
            for _ in range(10):
                await move(table)
                await asyncio.sleep(0)

        playing = asyncio.create_task(go_on())
        assert await versions(table, after, 41) == list(range(after + 1, 42))
        await playing
        assert not table.channel.listeners


async def test_a_number_from_the_future_is_no_trouble() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        task = asyncio.create_task(versions(table, 99, 2))
        await asyncio.sleep(0)
        await move(table)
        assert await task == [2]


async def test_each_update_is_the_same_object_for_every_listener() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        first, second = table.channel.join(None), table.channel.join(None)
        await move(table)
        assert (await anext(first.messages())) is (await anext(second.messages()))


async def test_a_listener_that_lags_is_cut_off() -> None:
    channel = Channel(lambda: None)
    slow = channel.join(None)
    for _ in range(BACKLOG + 1):
        channel.publish(Heartbeat())
    assert slow not in channel.listeners
    assert len([message async for message in slow.messages()]) == BACKLOG


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
        assert table.present() == (True, True, True), "who has just set up a game is there"
        watcher = table.channel.join(None)
        table.channel._away(ALICE)
        assert await anext(watcher.messages()) == Presence((False, False, False))
        stream = table.follow(ALICE, None)
        assert await anext(stream) == Presence((True, True, True))
        assert await anext(watcher.messages()) == Presence((True, True, True))
        await stream.aclose()  # type: ignore[attr-defined]


async def test_streams_show_signs_of_life(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_module, "HEARTBEAT_EVERY", 0.01)
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        listener = table.channel.join(None)
        lobby.start()
        assert await anext(listener.messages()) == Heartbeat()


async def test_streams_of_games_with_a_clock_show_more_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_module, "CLOCK_HEARTBEAT_EVERY", 0.01)
    async with open_lobby() as lobby:
        timed = await lobby.create(GameRequest([PERSON] * 2, clock=ClockRequest(per_turn=600)), ALICE)
        beats = timed.channel.join(None).messages()
        quiet = (await people(lobby, 2)).channel.join(None)
        lobby.start()
        for _ in range(5):
            assert await anext(beats) == Heartbeat()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(anext(quiet.messages()), 0.1)
