"""A game as everybody sees it, at every stage."""

import pytest

from marrakech.service.requests import GameRequest, SeatRequest
from marrakech.wire import tables
from tests.service.play import move, open_lobby, people

pytestmark = pytest.mark.anyio


async def test_a_table_with_a_free_seat_is_open_and_asks_for_nobody() -> None:
    async with open_lobby() as lobby:
        request = GameRequest([SeatRequest("person", "Ana"), SeatRequest("link")])
        told = tables.game(await lobby.create(request, b"me"))
        assert (told.status, told.next.step, told.next.seat) == ("open", "join", None)
        assert [(seat.kind, seat.joined) for seat in told.seats] == [("person", True), ("link", False)]
        assert (told.result, told.secret, told.clock) == (None, None, None)


async def test_a_game_is_played_to_its_result_and_then_tells_its_secret() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        while not table.now.over:
            assert (tables.game(table).status, tables.game(table).secret) == ("playing", None)
            await move(table)
        told = tables.game(table)
        assert (told.status, told.next.step) == ("over", "over")
        assert told.secret is not None
        assert told.numbers is not None
        assert told.result is not None
        assert told.result.ranking[0].rank == 1
        assert sorted(standing.player for standing in told.result.ranking) == [0, 1]
        then = tables.game(table, table.at(3))
        assert (then.version, then.status, then.secret) == (3, "playing", None)


def test_a_moment_is_told_to_the_millisecond() -> None:
    assert tables.moment(0.1234) == "1970-01-01T00:00:00.123Z"
