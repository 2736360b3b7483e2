"""Rematches: one game for all who ask; everybody keeps seat, name and face, and only the start moves on."""

import asyncio

import pytest

from marrakech.kernel import state as kernel
from marrakech.service import creation, log
from marrakech.service.channel import Offer
from marrakech.service.errors import Conflict, Invalid, NotAllowed, NotFound
from marrakech.service.lobby import Lobby
from marrakech.service.requests import GameRequest
from marrakech.service.table import LiveTable
from marrakech.service.transfer import as_text, parse_game, verify_text
from tests.service.play import (
    ALICE,
    BASIM,
    BOT,
    CHAMA,
    DRISS,
    LINK,
    PERSON,
    fair,
    heard,
    open_lobby,
    play_out,
    seated,
)

pytestmark = pytest.mark.anyio


async def test_a_rematch_is_asked_for_and_the_others_come() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        await play_out(table)
        assert await lobby.rematches.offer(table) is None
        listening = asyncio.ensure_future(heard(table, BASIM, Offer))
        await asyncio.sleep(0)
        again = await lobby.rematches.ask(table.id, ALICE)
        assert await listening == Offer(again.id, (0,), 0)
        assert not again.now.started, "nobody plays who has not said so"
        assert again.now.names == ("Hana", "", "")
        assert [again.seats.kept(seat) for seat in range(3)] == ["", "Basim", "Chama"]
        assert await lobby.rematches.ask(table.id, BASIM) is again
        assert again.now.names == ("Hana", "Basim", "")
        assert again.now.figures[1] == "idir"
        assert await lobby.rematches.offer(table) == Offer(again.id, (0, 1), 0)
        # A bot plays for Chama only because whoever asked says so, by name.
        await again.fill(ALICE, "random")
        assert not again.now.started, "a seat that is kept is not filled"
        with pytest.raises(NotAllowed):
            await lobby.rematches.bot_for(table.id, BASIM, 2, "random")
        await lobby.rematches.bot_for(table.id, ALICE, 2, "random")
        assert again.now.started
        assert await lobby.rematches.offer(table) == Offer(again.id, (0, 1), 0, (), (2,), True)


async def evening(lobby: Lobby, table: LiveTable, games: int) -> list[LiveTable]:
    """So many games in a row, each asked for by another."""
    played = [table]
    for number in range(games):
        await play_out(played[-1])
        people = [ALICE, BASIM, CHAMA, DRISS][: table.setup.players]
        for holder in people[number % len(people) :] + people[: number % len(people)]:
            again = await lobby.rematches.ask(played[-1].id, holder)
        played.append(again)
    return played


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_everybody_keeps_everything_and_only_the_start_moves_on(players: int) -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, *[LINK] * (players - 1)]), ALICE)
        code = table.seats.table_code(ALICE)
        assert code is not None
        for holder, name in list(zip((BASIM, CHAMA, DRISS), ("Basim", "Chama", "Driss"), strict=True))[
            : players - 1
        ]:
            await table.join(holder, code, name, "master" if name == "Chama" else None)
        games = await evening(lobby, table, 4)
        for number, again in enumerate(games):
            assert again.now.started
            assert again.now.names == table.now.names
            assert again.now.figures == table.now.figures
            assert [again.seats.of(one) for one in (ALICE, BASIM)] == [[0], [1]]
            assert again.now.starter == number % players
            assert again.setup.plan.commitment not in [
                one.setup.plan.commitment for one in games[:number]
            ]
        for number, over in enumerate(games[:-1]):
            assert fair(over.verified())
            text = as_text(over)
            assert fair(verify_text(text))
            assert ("[Position" in text) is (number % players != 0)
            assert parse_game(text).node.moves == over.moves
            seen = await lobby.upload(text, ALICE)
            assert seen.now.over
            assert seen.now.starter == over.now.starter
            assert seen.now.node.ranking() == over.now.node.ranking()


async def test_a_game_that_another_began_is_loaded_taken_back_and_resumed_as_it_was() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, BOT], starter=1), ALICE)
        assert (table.now.starter, kernel.player(table.now.node.root.state)) == (1, 1)
        await play_out(await lobby.create(GameRequest([PERSON, PERSON], starter=1), BASIM))
        text = as_text(table, reveal=True)
        resumed = await lobby.resume(text, [PERSON, PERSON], ALICE)
        assert resumed.now.starter == 1
        assert resumed.dice.secret == table.dice.secret, "it goes on with the same dice"
        with pytest.raises(Invalid, match="seats run from 0 to 1"):
            await lobby.create(GameRequest([PERSON, PERSON], starter=2), ALICE)


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
        assert again.now.names == ("Hana", "Basim")
        assert again.seats.of(BASIM) == [1]
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
        assert await lobby.rematches.offer(table) == Offer(again.id, (0, 1), 0, begun=True)
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
        assert again.seats.is_host(ALICE)


async def test_who_cannot_now_says_so_and_may_think_better_of_it() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        await play_out(table)
        assert await lobby.rematches.decline(table.id, BASIM) is None, "nobody has asked"
        again = await lobby.rematches.ask(table.id, ALICE)
        await lobby.rematches.decline(table.id, BASIM)
        assert await lobby.rematches.decline(table.id, BASIM) == Offer(again.id, (0,), 0, (1,))
        await lobby.rematches.decline(table.id, ALICE)
        assert again.now.joined(0), "whoever asked comes"
        await lobby.rematches.ask(table.id, BASIM)
        assert await lobby.rematches.offer(table) == Offer(again.id, (0, 1), 0)
        await lobby.rematches.decline(table.id, BASIM)
        assert (again.now.joined(1), sorted(again.now.declined)) == (False, [1])
        assert again.now.figures[1] == "idir", "the face is kept for him"


async def test_whoever_asked_may_ask_no_more_until_it_begins() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        await play_out(table)
        await lobby.rematches.take_back(table.id, ALICE)
        again = await lobby.rematches.ask(table.id, ALICE)
        await lobby.rematches.ask(table.id, BASIM)
        with pytest.raises(NotAllowed):
            await lobby.rematches.take_back(table.id, BASIM)
        listening = asyncio.ensure_future(heard(table, CHAMA, Offer))
        await asyncio.sleep(0)
        await lobby.rematches.take_back(table.id, ALICE)
        assert await listening == Offer("", ())
        assert await lobby.rematches.offer(table) is None
        with pytest.raises(NotFound):
            await lobby.table(again.id)
        other = await lobby.rematches.ask(table.id, BASIM)
        assert other.seats.is_host(BASIM)
        await lobby.rematches.without(table.id, BASIM, [0])
        await lobby.rematches.take_back(table.id, BASIM)
        assert await lobby.rematches.offer(table) is None, "also of the game of fewer"
        await lobby.rematches.ask(table.id, ALICE)
        for holder in (BASIM, CHAMA):
            await lobby.rematches.ask(table.id, holder)
        with pytest.raises(Conflict, match="has begun"):
            await lobby.rematches.take_back(table.id, ALICE)


async def test_those_who_came_play_without_the_others() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, LINK, LINK, LINK], starter=2), ALICE)
        code = table.seats.table_code(ALICE)
        assert code is not None
        for holder, name in ((BASIM, "Basim"), (CHAMA, "Chama"), (DRISS, "Driss")):
            await table.join(holder, code, name)
        await play_out(table)
        with pytest.raises(NotFound):
            await lobby.rematches.without(table.id, ALICE, [1])
        again = await lobby.rematches.ask(table.id, ALICE)
        await lobby.rematches.ask(table.id, DRISS)
        with pytest.raises(NotAllowed):
            await lobby.rematches.without(table.id, DRISS, [1])
        with pytest.raises(Invalid, match="have not come"):
            await lobby.rematches.without(table.id, ALICE, [3])
        fewer = await lobby.rematches.without(table.id, ALICE, [1])
        # Those who can keep their colour do; Driss takes the seat that was Basim's.
        assert fewer.now.names == ("Hana", "Driss", "")
        assert [fewer.seats.of(one) for one in (ALICE, DRISS)] == [[0], [1]]
        assert fewer.seats.kept(2) == "Chama"
        assert fewer.now.starter == 1, "it was Driss's turn to begin"
        assert await lobby.rematches.offer(table) == Offer(fewer.id, (0, 3), 0)
        with pytest.raises(Conflict):
            await again.sit(BASIM, 1, "Basim")
        assert again not in await lobby.mine(ALICE)
        last = await lobby.rematches.without(table.id, ALICE, [2])
        assert last.now.started
        assert last.now.names == ("Hana", "Driss")
        # Basim comes too late: there is no seat for him.
        assert await lobby.rematches.ask(table.id, BASIM) is last
        assert last.seats.of(BASIM) == []
        await play_out(last)
        third = await lobby.rematches.ask(last.id, DRISS)
        assert third.seats.kept(0) == "Hana"


async def test_two_are_needed_for_a_game() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, LINK]), ALICE)
        await table.join(BASIM, table.seats.invitations(ALICE)[1], "Basim")
        await play_out(table)
        again = await lobby.rematches.ask(table.id, ALICE)
        with pytest.raises(Conflict):
            await lobby.rematches.without(table.id, ALICE, [1])
        assert again.now.replaced is None


async def test_a_game_of_fewer_that_a_process_died_before_storing_is_made_anew() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        await play_out(table)
        again = await lobby.rematches.ask(table.id, ALICE)
        await lobby.rematches.ask(table.id, BASIM)
        await again.replace(ALICE, [2])  # and here it died
        found = await lobby.rematches.offer(table)
        assert found is not None
        assert found.game != again.id
        fewer = await lobby.table(found.game)
        assert fewer.now.started
        assert fewer.now.names == ("Hana", "Basim")


async def test_a_seat_that_is_kept_is_nobody_elses() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        await play_out(table)
        again = await lobby.rematches.ask(table.id, ALICE)
        assert again.seats.invitations(ALICE) == {}
        code = again.seats.table_code(ALICE)
        assert code is not None
        with pytest.raises(Conflict, match="all seats of this table are taken"):
            await again.join(DRISS, code, "Driss")
        with pytest.raises(NotFound):
            await again.join(DRISS, again.seats.codes.invitation(1, 0), "Driss")
        with pytest.raises(NotAllowed):
            await lobby.rematches.ask(table.id, DRISS)


async def test_a_rematch_asked_for_before_the_upgrade_is_accepted_as_it_was_asked() -> None:
    """Up to version 6 of the log the seats moved on by one."""
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, LINK]), ALICE)
        await table.join(BASIM, table.seats.invitations(ALICE)[1], "Basim")
        await play_out(table)
        seats = [log.SeatPlan("link"), log.SeatPlan("person", "Hana")]
        again = await lobby.keep(
            *creation.begun(
                table.setup.rules, seats, None, ALICE, {1: ALICE}, id=table.seats.codes.rematch()
            )
        )
        assert await lobby.rematches.ask(table.id, BASIM) is again
        assert again.now.names == ("Basim", "Hana")
        assert await lobby.rematches.offer(table) == Offer(again.id, (0, 1), 0, begun=True)
