"""Event streams: no gap, no repeat, nobody waits for a slow listener."""

import asyncio

import pytest

from marrakech.service import lobby as lobby_module
from marrakech.service.channel import BACKLOG, Channel, Heartbeat, Update
from marrakech.service.requests import ClockRequest, GameRequest
from marrakech.service.table import LiveTable
from tests.service.play import ALICE, PERSON, move, open_lobby, people

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
