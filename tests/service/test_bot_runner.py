"""Bots at the table: when they move, and what they are told."""

import asyncio
import threading

import pytest

from marrakech.kernel import state as kernel
from marrakech.kernel.state import State, players
from marrakech.record import moves
from marrakech.service.levels import Levels, choose_at_random
from marrakech.service.lobby import Lobby
from marrakech.service.requests import GameRequest, SeatRequest
from marrakech.store import MemoryStore
from tests.service.play import ALICE, BOT, PERSON, fair, move, open_lobby, watched
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def test_a_game_of_bots_alone_goes_on_while_somebody_looks() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([BOT] * 3), ALICE)
        await asyncio.sleep(0.05)
        assert table.now.version == 1
        stream = table.follow(None, None)
        async for _ in stream:
            if table.now.version > 5:
                break
        await stream.aclose()  # type: ignore[attr-defined]
        await asyncio.sleep(0.05)
        version = table.now.version
        await asyncio.sleep(0.05)
        assert table.now.version == version
        await watched(table)
        assert all(check.ok for check in table.verified())


async def test_people_do_not_wait_for_games_of_bots_alone() -> None:
    """64 games of bots alone once made a bot's answer to a person take 15.8 s."""
    asked: list[int] = []

    def slow(state: State, cancel: threading.Event) -> moves.PlayerMove:
        asked.append(players(state))
        cancel.wait(0.2)
        return choose_at_random(state, cancel)

    lobby = Lobby(MemoryStore(), Levels(bots={"random": slow}))
    shows = [await lobby.create(GameRequest([BOT] * 4), ALICE) for _ in range(30)]
    streams = [show.follow(None, None) for show in shows]
    for stream in streams:
        await anext(stream)
    await asyncio.sleep(0.05)
    table = await lobby.create(GameRequest([PERSON, BOT]), ALICE)
    await move(table)
    already = len(asked)
    await move(table)
    await until(lambda: table.now.mover == 0)
    assert len(asked) - already < 10, "the bot's two choices, and a few that others were waiting for"
    for stream in streams:
        await stream.aclose()  # type: ignore[attr-defined]
    await lobby.close()


async def test_bots_go_on_where_the_server_was_stopped() -> None:
    store = MemoryStore()
    async with open_lobby(store) as lobby:
        table = await lobby.create(GameRequest([BOT] * 3), ALICE)
        game = table.id
    async with open_lobby(store) as lobby:
        table = await lobby.table(game)
        await watched(table)
        assert fair(table.verified())


async def test_where_there_is_no_choice_a_bot_rolls() -> None:
    lobby = Lobby(MemoryStore(), Levels())
    table = await lobby.create(GameRequest([SeatRequest("bot")] * 2, end_turn=True), ALICE)
    assert kernel.step(table.now.state) == kernel.ROLL
    await watched(table)
    await lobby.close()


async def test_a_bot_is_given_a_position_and_nothing_else() -> None:
    shown: list[object] = []

    def nosy(state: State, cancel: threading.Event) -> moves.PlayerMove:
        shown.append(state)
        return choose_at_random(state, cancel)

    lobby = Lobby(MemoryStore(), Levels(bots={"random": nosy}))
    table = await lobby.create(GameRequest([SeatRequest("bot")] * 2), ALICE)
    await watched(table)
    await lobby.close()
    # A state is eleven integers: tops and counts of the piles, no order, no dice to come.
    assert len(shown) > 40
    assert all(type(state) is State and len(state) == 11 for state in shown)
