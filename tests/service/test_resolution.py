"""What a command comes to, and every way in which it can be refused."""

from dataclasses import FrozenInstanceError

import pytest

from marrakech.kernel import state as kernel
from marrakech.service.commands import Hold, Reclaim, Resign, RollDie, SeatAction
from marrakech.service.errors import Refusal, TooMany
from marrakech.service.requests import ClockRequest, GameRequest
from marrakech.service.resolution import MOST_INTERRUPTIONS, Resolution, Resolver, last_choice
from marrakech.service.snapshots import DAY
from marrakech.service.table import LiveTable
from tests.service.play import ALICE, BOT, LINK, PERSON, lay, move, open_lobby, orient, people, turn
from tests.waiting import until

pytestmark = pytest.mark.anyio


def refusal(table: LiveTable, seat: int, action: SeatAction, present: bool = True) -> tuple[str, str]:
    """How an action is refused: the code and the words."""
    everybody = [present] * table.setup.players
    with pytest.raises(Refusal) as caught:
        table._resolver.resolve(seat, action, 1.0, present=lambda: everybody, by_bot=False)
    return caught.value.code, str(caught.value)


async def test_whose_turn_it_is() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        await move(table)
        await move(table)
        assert table.now.mover == 1
        for seat in (0, 2):
            assert refusal(table, seat, orient("left")) == (
                "not_your_turn",
                f"it is the turn of player 2, not of player {seat + 1}",
            )


async def test_the_step_that_is_due() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3, end_turn=True)
        assert refusal(table, 0, lay("d4-e4")) == (
            "wrong_step",
            "the step is roll, not lay: roll the die",
        )
        assert refusal(table, 0, turn("left"))[0] == "wrong_step"
        await move(table, RollDie())
        assert refusal(table, 0, RollDie()) == (
            "wrong_step",
            "the step is lay, not roll: lay a rug",
        )
        assert refusal(table, 0, turn("left"))[0] == "wrong_step"
        await move(table)
        assert refusal(table, 0, RollDie()) == (
            "wrong_step",
            "the step is turn, not roll: turn Assam a quarter",
        )


async def test_a_heading_is_said_where_it_is_due() -> None:
    async with open_lobby() as lobby:
        plain, variant = await people(lobby, 3), await people(lobby, 3, end_turn=True)
        assert refusal(plain, 0, RollDie()) == (
            "illegal_turn",
            "say which way Assam turns before the roll: left, ahead, right",
        )
        assert refusal(variant, 0, orient("left")) == (
            "illegal_turn",
            "in the variant Assam is turned at the end of a turn: roll without a turn",
        )


async def test_seats_that_cannot_be_held() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, PERSON, BOT]), ALICE)
        for target in (-1, 3, 4):
            assert refusal(table, 0, Hold(target)) == (
                "cannot_hold",
                f"there is no player {target + 1}: seats run from 0 to 2, for players 1 to 3",
            )
        assert refusal(table, 0, Hold(2), present=False) == (
            "cannot_hold",
            "a bot already plays for player 3",
        )
        for seat, target in ((0, 1), (1, 0)):
            assert refusal(table, seat, Hold(target)) == (
                "cannot_hold",
                f"player {target + 1} is present: a bot can play only for somebody who has left",
            )


async def test_a_seat_that_was_filled_with_a_bot_cannot_be_held() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, LINK, LINK]), ALICE)
        lobby.bots.wake = lambda table: None  # type: ignore[method-assign]
        await table.fill(ALICE, "random")
        for seat in (1, 2):
            assert refusal(table, 0, Hold(seat), present=False) == (
                "cannot_hold",
                f"a bot already plays for player {seat + 1}",
            )


async def test_somebody_with_days_for_a_turn_is_gone_only_once_one_has_run_out() -> None:
    async with open_lobby() as lobby:
        clock = ClockRequest(per_turn=3 * DAY)
        table = await lobby.create(GameRequest([PERSON] * 3, clock=clock), ALICE)
        assert refusal(table, 1, Hold(0), present=False) == (
            "cannot_hold",
            "player 1 has days for a turn: a bot can play once one of them has run out",
        )
        assert resolved(table, 0, Hold(0)).step.after.held == (True, False, False)
        await table.time_out(1, 0, for_good=False)
        await until(lambda: table.now.mover == 1)
        assert table.now.missed == (True, False, False)
        held = resolved(table, 1, Hold(0))
        assert held.step.after.held == (True, False, False)
        while table.now.mover != 0:
            await move(table)
        await move(table)
        assert table.now.missed == (False, False, False), "whoever moves again is back"
        assert refusal(table, 1, Hold(0), present=False)[0] == "cannot_hold"


def resolved(table: LiveTable, seat: int, action: SeatAction) -> Resolution:
    """What an action of a seat comes to while everybody is away."""
    return table._resolver.resolve(
        seat, action, 1.0, present=lambda: [False] * table.setup.players, by_bot=False
    )


async def test_seats_that_can_be_held() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, PERSON, PERSON]), ALICE)
        resolve = table._resolver.resolve
        own = resolve(1, Hold(1), 1.0, present=lambda: [True] * 3, by_bot=False)
        assert own.step.after.held == (False, True, False)
        left = resolve(1, Hold(0), 1.0, present=lambda: [False, True, True], by_bot=False)
        assert left.step.after.held == (True, False, False)
        last = resolve(0, Hold(2), 1.0, present=lambda: [True, True, False], by_bot=False)
        assert last.step.after.held == (False, False, True)


async def test_a_seat_that_nobody_holds_is_not_reclaimed() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        assert refusal(table, 1, Reclaim()) == (
            "not_held",
            "no bot plays for player 2: there is nothing to reclaim",
        )


async def test_a_game_that_has_not_begun() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, LINK]), ALICE)
        assert refusal(table, 0, orient("left"))[0] == "game_not_started"


async def test_the_last_choice_of_a_person() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        past = table._resolver.past
        assert last_choice(past) is None
        await move(table)
        first = last_choice(past)
        assert first is not None
        assert first.version == 1
        await move(table)
        second = last_choice(past)
        assert second is not None
        assert second.version == 2
        assert kernel.step(second.state) == kernel.LAY
        await move(table)
        third = last_choice(past)
        assert third is not None
        assert (third.version, third.mover) == (3, 1)


async def test_the_log_of_a_game_comes_to_an_end() -> None:
    assert MOST_INTERRUPTIONS == 400
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        lobby.bots.wake = lambda table: None  # type: ignore[method-assign]
        for number in range(MOST_INTERRUPTIONS):
            done = table._resolver.resolve(
                0, Reclaim() if number % 2 else Hold(0), 1.0, present=lambda: [True] * 2, by_bot=False
            )
            table.past.append(done.step.after)
        with pytest.raises(TooMany, match="400 times"):
            table._resolver.resolve(0, Hold(0), 1.0, present=lambda: [True] * 2, by_bot=False)


async def test_resolutions_are_values() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        done = table._resolver.resolve(0, orient("left"), 1.0, present=lambda: [True] * 2, by_bot=False)
        for value, name in ((done, "entry"), (table._resolver, "past")):
            with pytest.raises(FrozenInstanceError):
                setattr(value, name, None)
            assert not hasattr(value, "__dict__")
        assert isinstance(table._resolver, Resolver)


async def test_a_seat_is_resigned_once() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        lobby.bots.wake = lambda table: None  # type: ignore[method-assign]
        assert not table.now.is_bot(1)
        done = table._resolver.resolve(1, Resign(), 1.0, present=lambda: [True] * 3, by_bot=False)
        assert done.step.after.resigned == (False, True, False)
        table.past.append(done.step.after)
        assert refusal(table, 1, Resign()) == ("cannot_hold", "player 2 has resigned already")
        assert refusal(table, 0, Hold(1), present=False) == (
            "cannot_hold",
            "a bot already plays for player 2",
        )


async def test_a_bot_plays_for_a_held_seat() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        lobby.bots.wake = lambda table: None  # type: ignore[method-assign]
        held = table._resolver.resolve(0, Hold(0), 1.0, present=lambda: [True] * 2, by_bot=False)
        table.past.append(held.step.after)
        assert refusal(table, 0, orient("left")) == (
            "seat_held",
            "a bot plays for player 1: reclaim the seat first",
        )
        assert refusal(table, 0, Hold(0))[0] == "cannot_hold"
        done = table._resolver.resolve(0, orient("left"), 1.0, present=lambda: [True] * 2, by_bot=True)
        assert kernel.step(done.step.after.state) == kernel.LAY
