"""Taking and leaving seats: one link for all, bots for the empty ones, a second device."""

import asyncio

import pytest

from marrakech.service import resolution
from marrakech.service.commands import Command, Resign
from marrakech.service.errors import Conflict, Invalid, NotAllowed, NotFound, TooMany
from marrakech.service.requests import GameRequest
from marrakech.store import MemoryStore
from tests.service.play import (
    ALICE,
    BASIM,
    CHAMA,
    DRISS,
    LINK,
    PERSON,
    fair,
    move,
    open_lobby,
    open_table,
    orient,
    play_out,
    refused,
    seated,
)

pytestmark = pytest.mark.anyio


async def test_one_link_leads_to_the_next_free_seat() -> None:
    async with open_lobby() as lobby:
        table = await open_table(lobby)
        code = table.seats.table_code(ALICE)
        assert code is not None
        assert table.seats.table_code(DRISS) is None, "only those who sit there are told the link"
        assert table.seats.free_seat(code) == 1
        await table.join(BASIM, code, "Basim", "idir")
        assert table.seats.free_seat(code) == 2
        await table.join(BASIM, code, "Basim again")
        assert table.now.names == ("Hana", "Basim", ""), "opening it twice takes one seat"
        await table.join(CHAMA, code, "Chama")
        assert table.now.started
        assert table.now.figures == (None, "idir", None)
        assert table.seats.free_seat(code) is None
        with pytest.raises(Conflict, match="all seats") as full:
            await table.join(DRISS, code, "Driss")
        assert full.value.code == "table_full"
        with pytest.raises(NotFound):
            table.seats.free_seat("wrong")


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
        code = table.seats.table_code(ALICE)
        assert code is not None
        await table.join(BASIM, code, "Basim", "idir")
        private = table.seats.device_code(1, BASIM)
        for holder, seat in ((CHAMA, 1), (BASIM, 0), (ALICE, 0)):
            with pytest.raises(NotAllowed):
                await table.free(holder, seat)
        third = table.seats.invitations(ALICE)[2]
        await table.free(ALICE, 1)
        assert table.now.names == ("Hana", "", "")
        assert not any(table.now.figures)
        assert table.seats.of(BASIM) == []
        assert await lobby.mine(BASIM) == []
        for holder in (BASIM, CHAMA):
            with pytest.raises(NotFound, match="ask for a new link"):
                await table.join(holder, code, "Basim")
        assert table.seats.free_seat(third) == 2, "the invitation to another seat is as it was"
        code = table.seats.table_code(ALICE)
        assert code is not None
        assert table.seats.free_seat(code) == 1
        await table.join(CHAMA, code, "Chama")
        assert table.seats.of(CHAMA) == [1]
        with pytest.raises(NotFound):
            await table.add_device(BASIM, 1, private)
        # Whoever sits there may go, and come back when asked again.
        await table.free(CHAMA, 1)
        code = table.seats.table_code(ALICE)
        assert code is not None
        await table.join(CHAMA, code, "Chama")
        game = table.id
    async with open_lobby(store) as lobby:
        table = await lobby.table(game)
        assert table.now.names == ("Hana", "Chama", "")
        assert (table.seats.of(BASIM), table.seats.of(CHAMA)) == ([], [1])
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
        assert table.seats.invitations(ALICE).keys() == {1, 2}
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


async def test_a_seat_goes_on_from_another_device() -> None:
    store = MemoryStore()
    async with open_lobby(store) as lobby:
        table = await seated(lobby)
        with pytest.raises(NotAllowed):
            table.seats.device_code(1, ALICE)
        code = table.seats.device_code(1, BASIM)
        with pytest.raises(NotFound):
            await table.add_device(DRISS, 0, code)
        await table.add_device(DRISS, 1, code)
        await table.add_device(DRISS, 1, code)
        assert table.seats.of(DRISS) == [1] == table.seats.of(BASIM)
        with pytest.raises(NotFound, match="used already"):
            await table.add_device(b"e" * 32, 1, code)
        await move(table)
        await move(table)
        version = table.now.version
        await table.command(Command("from-phone", version, 1, Resign()), DRISS)
        game = table.id
    async with open_lobby(store) as lobby:
        assert [one.id for one in await lobby.mine(DRISS)] == [game]


async def test_joining_by_invitation_starts_the_game() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, LINK]), ALICE)
        assert not table.now.started
        assert table.now.mover is None
        assert (
            await refused(table, Command("too-early", 1, 0, orient("left")))
        ).code == "game_not_started"
        invitations = table.seats.invitations(ALICE)
        assert list(invitations) == [1]
        assert table.seats.invitations(BASIM) == {}
        with pytest.raises(NotFound) as unknown:
            await table.join(BASIM, "0" * 40, "Basim")
        assert unknown.value.code == "unknown_invite"
        with pytest.raises(Invalid) as twin:
            await table.join(BASIM, invitations[1], "HANA")
        assert twin.value.code == "look_alike_name"
        answer = await table.join(BASIM, invitations[1], " Basim ")
        kinds = [type(event).__name__ for event in answer.events]
        assert kinds == ["Joined", "Started", "Dealt", "Dealt"]
        assert table.seats.of(BASIM) == [1]
        assert table.now.names[1] == "Basim"
        assert table.seats.invitations(ALICE) == {}
        await table.join(BASIM, invitations[1], "Basim")
        assert table.now.version == 2
        with pytest.raises(Conflict) as taken:
            await table.join(b"c" * 32, invitations[1], "Chloé")
        assert taken.value.code == "seat_taken"
        await play_out(table)
        assert fair(table.verified())


async def test_only_somebody_who_sits_there_may_play() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, LINK]), ALICE)
        with pytest.raises(NotAllowed):
            await table.command(Command("a-free-seat", 1, 1, orient("left")), ALICE)
