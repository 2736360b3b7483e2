"""What a page that referees is told."""

import pytest

from marrakech.kernel import state as kernel
from marrakech.record import moves
from marrakech.record.legality import legal_moves
from marrakech.service.channel import Update
from marrakech.service.table import LiveTable
from marrakech.wire.referee import Purse, Undo
from marrakech.wire.tables import Table, game
from tests.service.play import open_lobby, people, play_out
from tests.service.test_by_hand import enter, real_table, undo

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_it_asks_for_the_top_of_each_pile_and_names_what_can_be_undone() -> None:
    async with open_lobby() as lobby:
        table = await real_table(lobby, 2)
        told = game(table)
        assert (told.next.step, told.next.seat, told.next.draws) == ("deal", 0, ["H", "S"])
        assert (told.dice, told.commitment, told.take_back, told.casual) == (0, "", True, False)
        assert told.referee is not None
        assert told.referee.undo is None
        assert told.referee.purses == [Purse(5, 5)] * 2
        await enter(table, moves.Draw("S"))
        await enter(table, moves.Draw("A"))
        assert shown(table) == ("orient", 0, Undo(1, "draw"))
        await enter(table, moves.Orient("left"))
        assert shown(table) == ("roll", 0, Undo(0, "heading"))
        await enter(table, moves.Roll(2))
        assert shown(table) == ("lay", 0, Undo(0, "roll"))
        await enter(table, legal_moves(table.now.state)[0])
        assert shown(table) == ("draw", 0, Undo(0, "rug"))
        assert game(table).position.round == 1
        await undo(table)
        assert shown(table) == ("lay", 0, Undo(0, "roll"))


def shown(table: LiveTable) -> tuple[str, int | None, Undo | None]:
    told = game(table)
    assert told.referee is not None
    return told.next.step, told.next.seat, told.referee.undo


async def test_the_tithe_is_told_with_its_squares_and_coins() -> None:
    async with open_lobby() as lobby:
        table = await real_table(lobby)
        await enter(table, moves.Orient("ahead"))
        await enter(table, moves.Roll(1))
        assert tithe(game(table)) is None
        # Beside him, where the next one walks.
        await enter(table, moves.Lay("d6-d7"))
        await enter(table, moves.Orient("ahead"))
        await enter(table, moves.Roll(1))
        assert tithe(game(table)) == (1, 0, 2, 2, ["d6", "d7"], Purse(0, 2), 0, False, None)
        told = game(table).referee
        assert told is not None
        assert told.purses == [Purse(5, 7), Purse(5, 3), Purse(5, 5)]
        assert told.tithe is not None
        assert told.tithe.before == [Purse(5, 5)] * 3


def tithe(table: Table) -> tuple[object, ...] | None:
    assert table.referee is not None
    told = table.referee.tithe
    return (
        None
        if told is None
        else (
            told.seat,
            told.to,
            told.due,
            told.paid,
            told.squares,
            told.given,
            told.back,
            told.changed,
            told.changer,
        )
    )


async def test_an_ordinary_game_has_no_referee() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        told = game(table)
        assert (told.referee, told.take_back, told.next.draws) == (None, True, [])
        await play_out(table)
        assert isinstance(table.update(3), Update)
        assert game(table).referee is None
        assert kernel.step(table.now.state) == kernel.OVER
