"""A game as one visitor sees it: seats, links, the list of games, and its dice."""

import pytest

from marrakech.record.game_events import Laid
from marrakech.record.words import rug_text
from marrakech.service.requests import ClockRequest
from marrakech.service.snapshots import DAY
from marrakech.wire import boards, games, tables
from tests.service.play import move, open_lobby, people

pytestmark = pytest.mark.anyio


async def test_a_stranger_sees_the_game_and_none_of_its_links() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        mine = await games.seen(lobby, table, table.seats.creator)
        theirs = await games.seen(lobby, table, b"somebody else")
        assert (mine.you, mine.yours) == ([0, 1, 2], True)
        assert (theirs.you, theirs.yours, theirs.invites, theirs.link) == ([], False, [], None)
        assert mine.back == f"/back/{table.id}/{table.seats.return_code(table.seats.creator)}"
        assert theirs.back is None
        assert [(seat.asked, seat.declined) for seat in mine.table.seats] == [("", False)] * 3
        assert mine.table == theirs.table == tables.game(table)
        assert games.created(table, table.seats.creator).watch == f"/g/{table.id}"


async def test_a_game_in_the_list_tells_its_round_as_its_position_does() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        for _ in range(9):
            await move(table)
            listed = games.listed(table, table.seats.creator)
            position = boards.position(table.now.node)
            assert (listed.round, listed.rounds) == (position.round, position.rounds)
            assert (listed.position, listed.scores) == (position.text, position.scores)
            assert (listed.seat, listed.your_turn) == (table.now.mover, True)
            assert not games.listed(table, b"somebody else").your_turn


async def test_a_game_in_the_list_tells_what_was_last_done_and_the_clock() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3, clock=ClockRequest(per_turn=3 * DAY))
        first = games.listed(table, table.seats.creator)
        assert first.last is None
        assert first.clock == tables.clock(table, table.now)
        assert first.clock is not None
        assert first.clock.per_turn == 259_200.0
        while table.now.mover == 0:
            update = await move(table)
        laid = [event for event in update.events if isinstance(event, Laid)]
        assert games.listed(table, table.seats.creator).last == games.RugLaid(
            0, rug_text(laid[0].place)
        )
