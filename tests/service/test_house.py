"""What an operator decides holds in every process, and nowhere longer than it was meant to."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from marrakech.service.channel import ChannelMessage, Presence
from marrakech.service.errors import Conflict, NotFound
from marrakech.service.house import HOUSE_SWITCHES, House, guest_id
from marrakech.service.lobby import Lobby
from marrakech.service.requests import GameRequest
from marrakech.store import MemoryStore
from marrakech.store.base import Holder
from tests.service.play import ALICE, BASIM, LINK, PERSON, move, open_lobby, people, play_out
from tests.waiting import until

pytestmark = pytest.mark.anyio

WITHIN = 2.0
"""Seconds within which a decision must be known in all processes."""


@asynccontextmanager
async def two_processes() -> AsyncIterator[tuple[House, House]]:
    """Two houses that share a store as processes do."""
    store = MemoryStore(many=True)
    async with open_lobby(store) as here, open_lobby(store) as there:
        here.start()
        there.start()
        yield House(here), House(there)


async def listen(lobby: Lobby, game: str, holder: Holder | None, address: str) -> list[ChannelMessage]:
    """Everything that a stream brings, until it ends."""
    table = await lobby.table(game)
    return [message async for message in table.follow(holder, None, address=address)]


async def test_a_decision_is_known_in_another_process_within_two_seconds() -> None:
    async with two_processes() as (here, there), asyncio.timeout(4 * WITHIN):
        game = (await people(here.lobby, 2)).id
        code = await here.make_pass("club", None)
        for switch in HOUSE_SWITCHES:
            await here.turn(switch, on=True)
        await here.limit_games(3)
        await here.block("guest", guest_id(BASIM), 60, "spam")
        await here.put_aside(game, "looked into")
        async with asyncio.timeout(WITHIN):
            await until(lambda: there.aside == {game: "looked into"})
        assert all(there.on(switch) for switch in HOUSE_SWITCHES)
        assert there.games_per_guest == 3
        assert there.pass_label(code) == "club"
        assert there.pass_label(code[:-1]) is None
        assert list(there.aside) == [game]
        block = there.block_on("192.0.2.1", BASIM)
        assert block is not None
        assert (block.reason, there.block_on("192.0.2.1", ALICE)) == ("spam", None)

        await here.unblock("guest", guest_id(BASIM))
        await here.release(game)
        await here.withdraw_pass(next(iter(here.passes)))
        await here.limit_games(None)
        for switch in HOUSE_SWITCHES:
            await here.turn(switch, on=False)
        async with asyncio.timeout(WITHIN):
            await until(lambda: not any(there.on(switch) for switch in HOUSE_SWITCHES))
        assert (there.blocks, dict(there.aside), dict(there.passes)) == ([], {}, {})
        assert there.games_per_guest is None


async def test_a_block_ends_the_streams_of_whoever_is_blocked_in_all_processes() -> None:
    async with two_processes() as (here, there):
        game = (await people(here.lobby, 2)).id
        by_guest = asyncio.create_task(listen(there.lobby, game, BASIM, "192.0.2.1"))
        by_address = asyncio.create_task(listen(there.lobby, game, None, "198.51.100.2"))
        spared = asyncio.create_task(listen(there.lobby, game, ALICE, "192.0.2.1"))
        table = await there.lobby.table(game)
        await until(lambda: len(table.channel.listeners) == 3)
        await here.block("guest", guest_id(BASIM), 60, "")
        await here.block("address", "198.51.100.2", 60, "")
        async with asyncio.timeout(WITHIN):
            await by_guest
            await by_address
        assert not spared.done()
        spared.cancel()


async def test_whoever_chooses_a_name_is_blocked_too() -> None:
    async with open_lobby() as lobby:
        house = House(lobby)
        table = await lobby.create(GameRequest([PERSON, LINK]), ALICE)
        listener = table.channel.join(BASIM, choosing=True, address="192.0.2.1")
        await house.block("guest", guest_id(BASIM), 60, "")
        async with asyncio.timeout(WITHIN):
            assert [type(message) async for message in listener.messages()] == [Presence]


async def test_new_invitations_replace_those_before_in_all_processes() -> None:
    async with two_processes() as (here, there):
        table = await here.lobby.create(GameRequest([PERSON, LINK]), ALICE)
        elsewhere = await there.lobby.table(table.id)
        old = table.seats.invitations(ALICE)[1]
        assert elsewhere.seats.free_seat(old, BASIM) == 1
        await until(lambda: there.lobby.fleet is not None and there.lobby.fleet.watching)
        await here.renew_invitations(table.id)
        async with asyncio.timeout(WITHIN):
            await until(lambda: elsewhere.seats.invitations(ALICE)[1] != old)
        with pytest.raises(NotFound):
            elsewhere.seats.free_seat(old, BASIM)
        assert elsewhere.seats.free_seat(table.seats.invitations(ALICE)[1], BASIM) == 1


async def test_a_game_that_is_put_aside_stands_still_in_all_processes() -> None:
    async with two_processes() as (here, there):
        game = (await people(here.lobby, 2)).id
        elsewhere = await there.lobby.table(game)
        await here.put_aside(game, "odd")
        async with asyncio.timeout(WITHIN):
            await until(lambda: elsewhere.aside)
        with pytest.raises(Conflict) as refused:
            await move(elsewhere)
        assert refused.value.code == "put_aside"
        await here.release(game)
        async with asyncio.timeout(WITHIN):
            await until(lambda: not elsewhere.aside)
        await move(elsewhere)


async def test_a_game_that_is_ended_is_gone_everywhere() -> None:
    async with two_processes() as (here, there):
        game = (await people(here.lobby, 2)).id
        listening = asyncio.create_task(listen(there.lobby, game, BASIM, "192.0.2.1"))
        await until(lambda: there.lobby.live(game) and there.lobby.fleet and there.lobby.fleet.watching)
        await here.put_aside(game, "")
        await here.end(game)
        async with asyncio.timeout(WITHIN):
            await listening
        assert not here.aside
        for house in (here, there):
            with pytest.raises(NotFound):
                await house.lobby.table(game)
        with pytest.raises(NotFound):
            await here.end(game)
        for refused in (here.put_aside(game, ""), here.renew_invitations(game), here.release(game)):
            with pytest.raises(NotFound):
                await refused


async def test_a_guest_sets_up_so_many_unfinished_games_and_no_more() -> None:
    async with open_lobby() as lobby:
        house = House(lobby)
        games = [await people(lobby, 2), await people(lobby, 2)]
        await house.check_games(ALICE)
        await house.limit_games(2)
        with pytest.raises(Conflict, match="2 unfinished games"):
            await house.check_games(ALICE)
        await house.check_games(BASIM)
        await house.check_games(None)
        await play_out(games[0])
        await house.check_games(ALICE)


async def test_finished_games_are_loaded_once_to_be_counted() -> None:
    store = MemoryStore()
    async with open_lobby(store) as lobby:
        for _ in range(3):
            await play_out(await people(lobby, 2))
    asked: list[str] = []

    class Counting(Lobby):
        async def table(self, game: str):  # type: ignore[no-untyped-def]
            asked.append(game)
            return await super().table(game)

    async with open_lobby(store) as lobby:
        lobby.__class__ = Counting
        house = House(lobby)
        await house.limit_games(1)
        for _ in range(4):
            await house.check_games(ALICE)
        assert len(asked) == 3


async def test_a_pass_is_hashed_at_rest() -> None:
    store = MemoryStore()
    async with open_lobby(store) as lobby:
        house = House(lobby)
        code = await house.make_pass("the club", 0.2)
        assert code not in str(await store.orders())
        assert house.pass_label(code) == "the club"
        await asyncio.sleep(0.25)
        await lobby.orders.read()
        assert house.pass_label(code) is None


async def test_each_act_is_one_line_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async with open_lobby() as lobby:
        house = House(lobby)
        game = (await people(lobby, 2)).id
        with caplog.at_level(logging.WARNING, logger="marrakech"):
            await house.block("address", "203.0.113.7", 3600, "spam")
            code = await house.make_pass("the club", None)
            await house.end(game)
        lines = [record.getMessage() for record in caplog.records]
        assert len(lines) == 3
        assert lines[0].startswith("admin: block address 203.0.113.7 until 2")
        assert lines[0].endswith(": spam")
        assert lines[2] == f"admin: end {game}"
        assert code not in caplog.text
