"""The list of games for the operator."""

import pytest

from marrakech.service.census import census
from marrakech.service.house import House, guest_id
from marrakech.service.lobby import Lobby
from marrakech.service.requests import GameRequest
from marrakech.store import MemoryStore, Store
from tests.service.play import ALICE, BASIM, LINK, PERSON, open_lobby, people, play_out

pytestmark = pytest.mark.anyio


async def test_the_list_of_games_reads_logs_and_wakes_nothing() -> None:
    store: Store = MemoryStore()
    async with open_lobby(store) as lobby:
        waiting = await lobby.create(GameRequest([PERSON, LINK]), ALICE)
        await waiting.join(BASIM, waiting.seats.invitations(ALICE)[1], "Basim")
        await waiting_seat(lobby)
        over = await people(lobby, 2)
        await play_out(over)
        shown = {one.game: one for one in (await census(House(lobby))).games}
        assert {one.status for one in shown.values()} == {"playing", "open", "over"}
        assert [seat.guest for seat in shown[waiting.id].seats] == [guest_id(ALICE), guest_id(BASIM)]
    async with open_lobby(store) as lobby:
        house = House(lobby)
        assert (await census(house)).games == []
        first = await census(house, "all", limit=2)
        rest = await census(house, "all", after=first.more or "", limit=2)
        stored = {one.game: one for one in (*first.games, *rest.games)}
        assert (len(stored), rest.more, lobby.tables) == (3, None, [])
        for game, one in stored.items():
            assert one.status == "stored"
            assert (one.seats, one.touched) == (shown[game].seats, shown[game].touched)
        found = await census(house, find=waiting.id[:5])
        assert [one.game for one in found.games] == [waiting.id]
        assert [one.game for one in (await census(house, find=waiting.id)).games] == [waiting.id]
        await house.put_aside(waiting.id, "odd")
        assert [one.aside for one in (await census(house, "aside")).games] == ["odd"]


async def waiting_seat(lobby: Lobby) -> None:
    """A table where somebody sat down and got up again."""
    table = await lobby.create(GameRequest([PERSON, LINK, LINK]), ALICE)
    await table.join(BASIM, table.seats.invitations(ALICE)[1], "Basim")
    await table.free(BASIM, 1)


async def test_a_game_that_cannot_be_read_is_listed_all_the_same() -> None:
    store = MemoryStore()
    async with open_lobby(store) as lobby:
        game = (await people(lobby, 2)).id
    store._logs[game][0] = type(store._logs[game][0])(1, 0.0, b"{")
    async with open_lobby(store) as lobby:
        (listed,) = (await census(House(lobby), "all")).games
        assert (listed.game, listed.status) == (game, "unreadable")
