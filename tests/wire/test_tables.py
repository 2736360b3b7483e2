"""A game as everybody sees it, at every stage."""

import msgspec
import pytest

from marrakech.service import log
from marrakech.service.fairdice import FairDice
from marrakech.service.requests import ClockRequest, GameRequest, SeatRequest
from marrakech.store import MemoryStore, NewEntry, StoredGame
from marrakech.wire import tables
from tests.service.play import (
    ALICE,
    BASIM,
    BOT,
    CHAMA,
    PERSON,
    move,
    open_lobby,
    people,
    play_out,
    seated,
)

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


async def test_the_numbers_of_the_dice_are_told_one_for_each_roll_once_the_game_is_over() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, PERSON], number="0" * 32), ALICE)
        assert (tables.game(table).numbers, tables.game(table).seat_numbers) == (None, None)
        await play_out(table)
        told = tables.game(table)
        assert told.dice == 2
        assert told.numbers is not None
        assert len(told.numbers) == table.now.node.rolls
        assert told.seat_numbers == ["0" * 32]


async def test_dice_of_the_first_scheme_had_no_numbers() -> None:
    store = MemoryStore()
    async with open_lobby() as lobby:
        plan = (await people(lobby, 3)).setup.plan
    dice = FairDice(b"s" * 32, "old", "en2021 players=3", scheme=1)
    created = msgspec.structs.replace(plan, dice=1, format=1, commitment=dice.commitment)
    stored = StoredGame("old", ALICE, dice.secret, "play", dict.fromkeys(range(3), ALICE))
    await store.create(stored, [NewEntry(1.0, log.encode(created))])
    async with open_lobby(store) as lobby:
        table = await lobby.table("old")
        await play_out(table)
        told = tables.game(table)
        assert told.secret is not None
        assert (told.dice, told.numbers, told.seat_numbers) == (1, None, None)


async def test_a_bot_is_told_with_its_level() -> None:
    async with open_lobby() as lobby:
        told = tables.game(await lobby.create(GameRequest([PERSON, BOT]), ALICE))
        assert [(seat.kind, seat.level) for seat in told.seats] == [("person", None), ("bot", "random")]


async def test_a_clock_runs_since_a_moment_until_the_game_is_over() -> None:
    async with open_lobby(now=lambda: 7.25) as lobby:
        clock = ClockRequest(per_turn=600)
        table = await lobby.create(GameRequest([PERSON, PERSON], clock=clock), ALICE)
        before = tables.game(table).clock
        assert before is not None
        assert (before.since is None) == (table.now.since is None)
        await move(table)
        running = tables.game(table).clock
        assert running is not None
        assert running.since == "1970-01-01T00:00:07.250Z"
        await play_out(table)
        over = tables.game(table).clock
        assert over is not None
        assert over.since is None


async def test_the_time_left_is_told_to_the_millisecond() -> None:
    passed = [0.0]
    async with open_lobby(now=lambda: passed[0]) as lobby:
        table = await lobby.create(GameRequest([PERSON, PERSON], clock=ClockRequest(total=600)), ALICE)
        passed[0] = 1.2345678
        await move(table)
        told = tables.game(table).clock
        assert told is not None
        assert told.left == [598.765, 600.0]


async def test_a_rematch_tells_whom_its_seats_are_kept_for_and_the_score_of_the_group() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        await play_out(table)
        again = await lobby.rematches.ask(table.id, ALICE)
        await lobby.rematches.ask(table.id, BASIM)
        await lobby.rematches.decline(table.id, CHAMA)
        told = tables.game(again)
        assert [(seat.name, seat.asked, seat.declined) for seat in told.seats] == [
            ("Hana", "", False),
            ("Basim", "", False),
            ("", "Chama", True),
        ]
        assert (told.starter, tables.game(table).starter) == (1, 0)
        assert told.series is not None
        assert (told.series.games, [one.seat for one in told.series.members]) == (1, [0, 1, 2])
        fewer = await lobby.rematches.without(table.id, ALICE, [2])
        left = tables.game(fewer).series
        assert left is not None
        assert [(one.name, one.seat) for one in left.members] == [
            ("Hana", 0),
            ("Basim", 1),
            ("Chama", None),
        ]
        assert tables.game(again).replaced == fewer.id


def test_a_moment_is_told_to_the_millisecond() -> None:
    assert tables.moment(0.1234) == "1970-01-01T00:00:00.123Z"
