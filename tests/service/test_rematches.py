"""Rematches: one game for all who ask, which starts once all have accepted."""

import asyncio

import pytest

from marrakech.service.channel import Offer
from marrakech.service.errors import Conflict, NotAllowed
from marrakech.service.requests import GameRequest
from marrakech.service.transfer import as_text
from tests.service.play import (
    ALICE,
    BASIM,
    CHAMA,
    LINK,
    PERSON,
    fair,
    heard,
    open_lobby,
    play_out,
    seated,
)

pytestmark = pytest.mark.anyio


async def test_a_rematch_is_an_offer_that_the_others_accept() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        await play_out(table)
        assert await lobby.rematches.offer(table) is None
        listening = asyncio.ensure_future(heard(table, BASIM, Offer))
        await asyncio.sleep(0)
        again = await lobby.rematches.ask(table.id, ALICE)
        assert await listening == Offer(again.id, (0,))
        assert not again.now.started, "nobody plays who has not said so"
        assert again.now.names == ("", "", "Hana")
        assert await lobby.rematches.ask(table.id, BASIM) is again
        assert again.now.names == ("Basim", "", "Hana")
        assert again.now.figures[0] == "idir"
        assert await lobby.rematches.offer(table) == Offer(again.id, (0, 1))
        # Chama has left: whoever asked may start with a bot.
        await again.fill(ALICE, "random")
        assert again.now.started


async def test_against_bots_a_rematch_starts_at_once() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, PERSON]), ALICE)
        await play_out(table)
        assert (await lobby.rematches.ask(table.id, ALICE)).now.started


async def test_a_rematch_is_one_game_for_all_who_ask() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, LINK], end_turn=True), ALICE)
        await table.join(BASIM, table.seats.invitations(ALICE)[1], "Basim")
        with pytest.raises(Conflict, match="once the game is over"):
            await lobby.rematches.ask(table.id, ALICE)
        await play_out(table)
        with pytest.raises(NotAllowed):
            await lobby.rematches.ask(table.id, b"x" * 32)
        again, same = await asyncio.gather(
            lobby.rematches.ask(table.id, ALICE), lobby.rematches.ask(table.id, BASIM)
        )
        assert again is same
        assert again.now.names == ("Basim", "Hana")
        assert again.seats.of(BASIM) == [0]
        assert again.setup.rules == table.setup.rules
        assert again.setup.plan.commitment != table.setup.plan.commitment
        await play_out(again)
        assert fair(again.verified())


async def test_only_those_of_a_game_that_was_played_and_is_over_have_a_rematch() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, PERSON]), BASIM)
        assert await lobby.rematches.offer(table) is None
        await play_out(table)
        with pytest.raises(NotAllowed):
            await lobby.rematches.ask(table.id, ALICE)
        again = await lobby.rematches.ask(table.id, BASIM)
        assert await lobby.rematches.offer(table) == Offer(again.id, (0, 1))
        seen = await lobby.upload(as_text(table), BASIM)
        assert seen.now.over
        with pytest.raises(NotAllowed):
            await lobby.rematches.ask(seen.id, BASIM)
        assert await lobby.rematches.offer(seen) is None


async def test_whoever_set_a_game_up_for_others_may_ask_for_its_rematch() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([LINK, LINK]), ALICE)
        code = table.seats.table_code(ALICE)
        assert code is not None
        await table.join(BASIM, code, "Basim")
        await table.join(CHAMA, code, "Chama")
        await play_out(table)
        again = await lobby.rematches.ask(table.id, ALICE)
        assert not again.now.started
        assert again.seats.creator == ALICE
