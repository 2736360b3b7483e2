"""A game as one visitor sees it: seats, links, the list of games, and its dice."""

import pytest

from marrakech.wire import boards, games, tables
from tests.service.play import move, open_lobby, people

pytestmark = pytest.mark.anyio


async def test_a_stranger_sees_the_game_and_none_of_its_links() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        mine = games.seen(table, table.seats.creator, None)
        theirs = games.seen(table, b"somebody else", None)
        assert (mine.you, mine.yours) == ([0, 1, 2], True)
        assert (theirs.you, theirs.yours, theirs.invites, theirs.link) == ([], False, [], None)
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
