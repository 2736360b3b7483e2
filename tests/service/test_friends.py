"""Friends at one table: one link for all seats, bots for the empty ones, rematches, resigning, devices."""

import asyncio

import pytest

from marrakech.service import resolution, transfer
from marrakech.service.channel import ChannelMessage, Gesture, Offer, Presence
from marrakech.service.clocks import deadline
from marrakech.service.commands import Command, Reclaim, Resign, TakeBack
from marrakech.service.errors import Conflict, NotAllowed, NotFound, TooMany
from marrakech.service.events import Resigned
from marrakech.service.lobby import Lobby
from marrakech.service.requests import ClockRequest, GameRequest
from marrakech.service.table import LiveTable
from marrakech.store import MemoryStore
from tests.service.play import ALICE, BASIM, BOT, LINK, PERSON, move, open_lobby, play_out

pytestmark = pytest.mark.anyio

CHAMA = b"c" * 32
DRISS = b"d" * 32


async def open_table(lobby: Lobby, clock: ClockRequest | None = None) -> LiveTable:
    """A table of Alice's with a seat for her and two for friends."""
    return await lobby.create(GameRequest([PERSON, *[LINK] * 2], clock=clock), ALICE)


async def seated(lobby: Lobby) -> LiveTable:
    """Alice, Basim and Chama at one table, by the one link."""
    table = await open_table(lobby)
    code = table.table_code(ALICE)
    assert code is not None
    await table.join(BASIM, code, "Basim", "idir")
    await table.join(CHAMA, code, "Chama")
    return table


async def test_one_link_leads_to_the_next_free_seat() -> None:
    async with open_lobby() as lobby:
        table = await open_table(lobby)
        code = table.table_code(ALICE)
        assert code is not None
        assert table.table_code(DRISS) is None, "only those who sit there are told the link"
        assert table.free_seat(code) == 1
        await table.join(BASIM, code, "Basim", "idir")
        assert table.free_seat(code) == 2
        await table.join(BASIM, code, "Basim again")
        assert table.now.names == ("Hana", "Basim", ""), "opening it twice takes one seat"
        await table.join(CHAMA, code, "Chama")
        assert table.now.started
        assert table.now.figures == (None, "idir", None)
        assert table.free_seat(code) is None
        with pytest.raises(Conflict, match="all seats") as full:
            await table.join(DRISS, code, "Driss")
        assert full.value.code == "table_full"
        with pytest.raises(NotFound):
            table.free_seat("wrong")


async def test_bots_take_the_free_seats_when_the_host_says_so() -> None:
    store = MemoryStore()
    async with open_lobby(store) as lobby:
        table = await open_table(lobby)
        with pytest.raises(NotAllowed):
            await table.fill(BASIM, "random")
        await table.fill(ALICE, "random")
        assert table.now.started
        assert table.now.names == ("Hana", "Idir", "Safia")
        assert table.now.levels == (None, "random", "random")
        await move(table)
        await move(table)
        while table.now.mover != 0:
            await asyncio.sleep(0.001)
        game = table.id
    async with open_lobby(store) as lobby:
        assert (await lobby.table(game)).now.levels == (None, "random", "random")


async def test_a_seat_is_freed_and_taken_by_somebody_else() -> None:
    store = MemoryStore()
    async with open_lobby(store) as lobby:
        table = await open_table(lobby)
        code = table.table_code(ALICE)
        assert code is not None
        await table.join(BASIM, code, "Basim", "idir")
        private = table.device_code(1, BASIM)
        for holder, seat in ((CHAMA, 1), (BASIM, 0), (ALICE, 0)):
            with pytest.raises(NotAllowed):
                await table.free(holder, seat)
        third = table.invitations(ALICE)[2]
        await table.free(ALICE, 1)
        assert table.now.names == ("Hana", "", "")
        assert not any(table.now.figures)
        assert table.seats_of(BASIM) == []
        assert await lobby.mine(BASIM) == []
        for holder in (BASIM, CHAMA):
            with pytest.raises(NotFound, match="ask for a new link"):
                await table.join(holder, code, "Basim")
        assert table.free_seat(third) == 2, "the invitation to another seat is as it was"
        code = table.table_code(ALICE)
        assert code is not None
        assert table.free_seat(code) == 1
        await table.join(CHAMA, code, "Chama")
        assert table.seats_of(CHAMA) == [1]
        with pytest.raises(NotFound):
            await table.add_device(BASIM, 1, private)
        # Whoever sits there may go, and come back when asked again.
        await table.free(CHAMA, 1)
        code = table.table_code(ALICE)
        assert code is not None
        await table.join(CHAMA, code, "Chama")
        game = table.id
    async with open_lobby(store) as lobby:
        table = await lobby.table(game)
        assert table.now.names == ("Hana", "Chama", "")
        assert (table.seats_of(BASIM), table.seats_of(CHAMA)) == ([], [1])
        await table.join(BASIM, code, "Basim")
        assert table.now.started
        with pytest.raises(Conflict, match="has begun"):
            await table.free(ALICE, 1)


async def test_a_bot_put_into_a_seat_by_mistake_goes_again() -> None:
    async with open_lobby() as lobby:
        table = await open_table(lobby)
        with pytest.raises(NotAllowed):
            await table.seat_bot(BASIM, 1, "random")
        await table.seat_bot(ALICE, 1, "random")
        assert table.now.levels == (None, "random", None)
        with pytest.raises(Conflict):
            await table.seat_bot(ALICE, 1, "random")
        await table.free(ALICE, 1)
        assert not any(map(table.now.is_bot, range(3)))
        assert table.invitations(ALICE).keys() == {1, 2}
        await table.seat_bot(ALICE, 1, "random")
        await table.seat_bot(ALICE, 2, "random")
        assert table.now.started, "the last free seat starts the game"


async def test_seats_are_not_freed_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resolution, "MOST_INTERRUPTIONS", 2)
    async with open_lobby() as lobby:
        table = await open_table(lobby)
        for _ in range(2):
            await table.seat_bot(ALICE, 1, "random")
            await table.free(ALICE, 1)
        await table.seat_bot(ALICE, 1, "random")
        with pytest.raises(TooMany):
            await table.free(ALICE, 1)


async def test_whoever_chooses_a_name_is_seen_at_the_table() -> None:
    async with open_lobby() as lobby:
        table = await open_table(lobby)
        host = table.channel.join(None)
        at_the_door = table.follow(None, table.now.version, choosing=True)
        assert await anext(at_the_door) == Presence((True, False, False), 1)
        assert await anext(host.messages()) == Presence((True, False, False), 1)
        await at_the_door.aclose()  # type: ignore[attr-defined]
        assert await anext(host.messages()) == Presence((True, False, False), 0)


async def heard(table: LiveTable, holder: bytes, kind: type[ChannelMessage]) -> ChannelMessage:
    """The first message of a kind that a listener gets."""
    async for message in table.follow(holder, table.now.version):
        if isinstance(message, kind):
            return message
    raise AssertionError("the stream ended")


async def test_a_rematch_is_an_offer_that_the_others_accept() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        await play_out(table)
        assert await lobby.offer(table) is None
        listening = asyncio.ensure_future(heard(table, BASIM, Offer))
        await asyncio.sleep(0)
        again = await lobby.rematch(table.id, ALICE)
        assert await listening == Offer(again.id, (0,))
        assert not again.now.started, "nobody plays who has not said so"
        assert again.now.names == ("", "", "Hana")
        assert await lobby.rematch(table.id, BASIM) is again
        assert again.now.names == ("Basim", "", "Hana")
        assert again.now.figures[0] == "idir"
        assert await lobby.offer(table) == Offer(again.id, (0, 1))
        # Chama has left: whoever asked may start with a bot.
        await again.fill(ALICE, "random")
        assert again.now.started


async def test_against_bots_a_rematch_starts_at_once() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, PERSON]), ALICE)
        await play_out(table)
        assert (await lobby.rematch(table.id, ALICE)).now.started


async def test_who_resigns_is_played_by_a_bot_to_the_end() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        command = Command("resign-1", table.now.version, 1, Resign())
        update = await table.command(command, BASIM)
        assert update.events == (Resigned(1),)
        assert table.now.held[1]
        with pytest.raises(Conflict, match="resigned"):
            await table.command(Command("back-1234", table.now.version, 1, Reclaim()), BASIM)
        with pytest.raises(Conflict, match="resigned already"):
            await table.command(Command("again-123", table.now.version, 1, Resign()), BASIM)
        await move(table)
        await move(table)
        while table.now.mover != 2:
            await asyncio.sleep(0.001)


async def test_a_seat_goes_on_from_another_device() -> None:
    store = MemoryStore()
    async with open_lobby(store) as lobby:
        table = await seated(lobby)
        with pytest.raises(NotAllowed):
            table.device_code(1, ALICE)
        code = table.device_code(1, BASIM)
        with pytest.raises(NotFound):
            await table.add_device(DRISS, 0, code)
        await table.add_device(DRISS, 1, code)
        await table.add_device(DRISS, 1, code)
        assert table.seats_of(DRISS) == [1] == table.seats_of(BASIM)
        with pytest.raises(NotFound, match="used already"):
            await table.add_device(b"e" * 32, 1, code)
        await move(table)
        await move(table)
        version = table.now.version
        await table.command(Command("from-phone", version, 1, Resign()), DRISS)
        game = table.id
    async with open_lobby(store) as lobby:
        assert [one.id for one in await lobby.mine(DRISS)] == [game]


async def test_nobodys_clock_starts_before_they_are_there() -> None:
    async with open_lobby() as lobby:
        table = await open_table(lobby, clock=ClockRequest(per_turn=60))
        code = table.table_code(ALICE)
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


async def test_a_gesture_is_seen_by_all_and_kept_by_nobody() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        version = table.now.version
        listening = asyncio.ensure_future(heard(table, CHAMA, Gesture))
        await asyncio.sleep(0)
        table.gesture(1, "well_played", BASIM)
        assert await listening == Gesture(1, "well_played")
        assert table.now.version == version
        with pytest.raises(NotAllowed):
            table.gesture(1, "hello", ALICE)


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


async def test_a_game_with_a_choice_taken_back_is_marked_as_practice() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, BOT]), ALICE)
        assert not table.now.practised
        await move(table)
        await table.command(Command("back-1234", table.now.version, 0, TakeBack()), ALICE)
        assert table.now.practised
        await move(table)
        assert table.now.practised, "for good"
        assert "[Practised " in transfer.as_text(table)
