"""One game: commands, versions, chance, and what a failing store must not do."""

import asyncio
from typing import Any

import pytest

from marrakech.kernel import state as kernel
from marrakech.record import game_events, legality, moves
from marrakech.record.errors import OutOfRangeError
from marrakech.service import transfer
from marrakech.service.channel import ChannelMessage, Gesture, Update
from marrakech.service.commands import Command, Hold, Reclaim, Resign, RollDie, TakeBack
from marrakech.service.errors import Conflict, NotAllowed, Refusal, TooMany, Unavailable
from marrakech.service.events import Resigned
from marrakech.service.requests import GameRequest
from marrakech.service.table import LiveTable
from marrakech.store import MemoryStore
from tests.service.play import (
    ALICE,
    BASIM,
    BOT,
    CHAMA,
    LINK,
    PERSON,
    FailingStore,
    fair,
    heard,
    lay,
    move,
    open_lobby,
    orient,
    people,
    play_out,
    refused,
    seated,
    shown,
    told,
    turn,
)

pytestmark = pytest.mark.anyio


async def test_a_place_that_is_not_legal_is_refused_with_the_rule() -> None:
    rules: set[str] = set()
    async with open_lobby() as lobby:
        table = await people(lobby, 4)
        while not table.now.over:
            now = table.now
            if kernel.step(now.state) == kernel.LAY:
                legal = {
                    one.place for one in legality.legal_moves(now.state) if isinstance(one, moves.Lay)
                }
                place = next(place for place in range(84) if place not in legal)
                command = Command("no-such-rug", now.version, now.mover or 0, moves.Lay(place))
                refusal = await refused(table, command)
                assert refusal.code == "illegal_rug"
                rules.add(str(refusal.detail["rule"]))
            await move(table)


async def test_a_stale_command_is_told_the_current_version() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        await move(table)
        refusal = await refused(table, Command("late-command", 1, 0, orient("left")))
        assert (refusal.code, refusal.detail["version"]) == ("stale", 2)
        refusal = await refused(table, Command("early-command", 9, 0, orient("left")))
        assert refusal.code == "stale"


async def test_a_command_sent_again_gets_the_same_answer() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        command = Command("same-id-twice", 1, 0, orient("left"))
        first = await table.command(command, ALICE)
        await move(table)
        assert told(await table.command(command, ALICE)) == told(first)
        assert table.now.version == 3
        # Even if it is made for the current version: an id is used once.
        again = await table.command(Command("same-id-twice", 3, 1, orient("left")), ALICE)
        assert told(again) == told(first)
        assert table.now.version == 3


async def test_of_two_commands_at_once_one_is_taken() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        commands = [Command(f"at-once-{n}", 1, 0, orient("left")) for n in range(8)]
        answers = await asyncio.gather(
            *(table.command(command, ALICE) for command in commands), return_exceptions=True
        )
        assert sum(isinstance(answer, Update) for answer in answers) == 1
        assert sum(isinstance(answer, Conflict) for answer in answers) == 7


async def test_seats_turns_and_steps_are_kept_to() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        assert (
            await refused(table, Command("not-my-seat", 1, 0, orient("left")), BASIM)
        ).code == "not_your_seat"
        assert isinstance(
            await refused(table, Command("no-identity", 1, 0, orient("left")), None), NotAllowed
        )
        assert (
            await refused(table, Command("not-my-turn", 1, 1, orient("left")))
        ).code == "not_your_turn"
        assert (await refused(table, Command("no-rug-now", 1, 0, lay("d4-e4")))).code == "wrong_step"
        assert (await refused(table, Command("no-turn-now", 1, 0, turn("left")))).code == "wrong_step"
        assert (await refused(table, Command("which-way", 1, 0, RollDie()))).code == "illegal_turn"
        await move(table)
        assert (await refused(table, Command("roll-again", 2, 0, orient("left")))).code == "wrong_step"
        # A rug of no place cannot even be said.
        for place in (-1, 84):
            with pytest.raises(OutOfRangeError, match="a rug such as"):
                moves.Lay(place)


async def test_the_variant_rolls_first_and_turns_last() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3, end_turn=True)
        refusal = await refused(table, Command("turn-at-end", 1, 0, orient("left")))
        assert refusal.code == "illegal_turn"
        await move(table, RollDie())
        await move(table)
        assert kernel.step(table.now.state) == kernel.TURN
        refusal = await refused(table, Command("keep-heading", 3, 0, turn("ahead")))
        assert refusal.detail["rule"] == "quarter_turn"
        await move(table, turn("right"))
        assert table.now.mover == 1


async def test_nothing_follows_the_end() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        await play_out(table)
        refusal = await refused(table, Command("one-more-turn", table.now.version, 0, orient("left")))
        assert refusal.code == "game_over"


async def test_a_failing_store_publishes_and_acknowledges_nothing() -> None:
    store = FailingStore()
    async with open_lobby(store) as lobby:
        table = await people(lobby, 3)
        listener = table.channel.join(None)
        before = table.now
        store.failing = True
        with pytest.raises(Unavailable) as refusal:
            await table.command(Command("lost-command", 1, 0, orient("left")), ALICE)
        assert refusal.value.code == "store_unavailable"
        assert listener.idle
        assert table.now is before
        assert len(await store.entries(table.id)) == 1
        with pytest.raises(Unavailable):
            await people(lobby, 3)
        store.failing = False
        answer = await table.command(Command("lost-command", 1, 0, orient("left")), ALICE)
        assert await anext(listener.messages()) is answer
        assert answer.version == 2


async def test_stored_before_published_before_acknowledged() -> None:
    order: list[str] = []

    class TellingStore(MemoryStore):
        async def append(self, *args: object, **options: object) -> None:
            await super().append(*args, **options)  # type: ignore[arg-type]
            order.append("stored")

    async with open_lobby(TellingStore()) as lobby:
        table = await people(lobby, 3)
        publish = table.channel.publish

        def telling_publish(message: ChannelMessage) -> None:
            order.append("published")
            publish(message)

        table.channel.publish = telling_publish  # type: ignore[method-assign]
        await move(table)
        order.append("acknowledged")
    assert order == ["stored", "published", "acknowledged"]


async def test_who_hangs_up_does_not_tear_the_table() -> None:
    store = FailingStore()
    async with open_lobby(store) as lobby:
        table = await people(lobby, 3)
        listener = table.channel.join(None)
        task = asyncio.create_task(table.command(Command("hung-up-on", 1, 0, orient("left")), ALICE))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert isinstance(message := await anext(listener.messages()), Update)
        assert message.version == 2
        assert table.now.version == 2 == len(await store.entries(table.id))


async def test_closing_waits_for_what_is_being_stored() -> None:
    class SlowStore(MemoryStore):
        ready = asyncio.Event()

        async def append(self, *given: Any, **options: Any) -> None:
            await self.ready.wait()
            await super().append(*given, **options)

    store = SlowStore()
    async with open_lobby(store) as lobby:
        table = await people(lobby, 3)
        task = asyncio.create_task(table.command(Command("hung-up-on", 1, 0, orient("left")), ALICE))
        await asyncio.sleep(0)
        task.cancel()
        asyncio.get_running_loop().call_later(0.1, store.ready.set)
    assert table.now.version == 2 == len(await store.entries(table.id))


async def test_a_retry_after_a_crash_rolls_the_same() -> None:
    store = MemoryStore()
    async with open_lobby(store) as lobby:
        table = await people(lobby, 3)
        steps = table.dice.die(1, table.numbers.at(1))
    async with open_lobby(store) as lobby:
        update = await move(await lobby.table(table.id), orient("left"))
        assert update.events[1].steps == steps  # type: ignore[union-attr]


async def test_another_process_on_the_same_store() -> None:
    store = MemoryStore()
    async with open_lobby(store) as here, open_lobby(store) as there:
        ours = await people(here, 3)
        theirs = await there.table(ours.id)
        listener = ours.channel.join(None)
        await move(theirs)
        refusal = await refused_late(ours)
        assert (refusal.code, refusal.detail["version"]) == ("stale", 2)
        assert isinstance(message := await anext(listener.messages()), Update)
        assert message.version == 2
        assert shown(ours.now) == shown(theirs.now)


async def refused_late(table: LiveTable) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        await table.command(Command("from-the-past", 1, 0, orient("right")), ALICE)
    return refusal.value


async def test_taking_back_leads_to_ones_last_choice_and_the_same_die() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, BOT, BOT]), ALICE)
        assert table.setup.casual
        refusal = await refused(table, Command("nothing-yet", 1, 0, TakeBack()))
        assert refusal.code == "nothing_to_take_back"
        first = await move(table, orient("left"))
        await table.command(Command("take-it-back", 2, 0, TakeBack()), ALICE)
        assert table.now.node is table.at(1).node
        again = await move(table, orient("right"))
        assert again.events[1].steps == first.events[1].steps  # type: ignore[union-attr]
        laying = table.now
        await move(table)
        while table.now.mover != 0:
            await asyncio.sleep(0.001)
        await table.command(Command("back-to-laying", table.now.version, 0, TakeBack()), ALICE)
        assert table.now.state == laying.state
        await table.command(Command("back-to-start", table.now.version, 0, TakeBack()), ALICE)
        assert table.now.state == table.past[1].state
        assert table.now.node.rugs() == []
        while not table.now.over:
            if table.now.mover == 0:
                await move(table)
            await asyncio.sleep(0)
        assert fair(table.verified())


async def test_no_taking_back_among_people_at_several_devices() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        await move(table)
        version = table.now.version
        assert (
            await refused(table, Command("take-it-back", version, 0, TakeBack()))
        ).code == "not_casual"


async def test_people_at_one_device_take_back_step_by_step() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        first = await move(table, orient("left"))
        await move(table)
        await move(table)
        for left in (3, 2, 1):
            before = table.now.node
            await table.command(Command(f"take-back-{left}", table.now.version, 0, TakeBack()), ALICE)
            assert table.now.node is table.at(left).node is not before
        assert table.now.practised
        command = Command("once-too-often", table.now.version, 0, TakeBack())
        assert (await refused(table, command)).code == "nothing_to_take_back"
        again = await move(table, orient("right"))
        assert again.events[1].steps == first.events[1].steps  # type: ignore[union-attr]


async def test_another_device_at_one_seat_does_not_take_back_for_all() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        await table.add_device(BASIM, 1, table.seats.device_code(1, ALICE))
        await move(table)
        version = table.now.version
        command = Command("for-everybody", version, 1, TakeBack())
        assert (await refused(table, command, BASIM)).code == "not_your_seat"
        await table.command(command, ALICE)


async def test_a_leavers_seat_is_held_by_a_bot_and_reclaimed() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, LINK]), ALICE)
        await table.join(BASIM, table.seats.invitations(ALICE)[1], "Basim")
        # Somebody who has just sat down is there, even before their page listens.
        early = await refused(table, Command("he-is-coming", 2, 0, Hold(1)))
        assert early.code == "cannot_hold"
        listener = table.channel.join(BASIM)
        here = await refused(table, Command("he-is-here", 2, 0, Hold(1)))
        assert here.code == "cannot_hold"
        assert (await refused(table, Command("not-held", 2, 0, Reclaim()))).code == "not_held"
        table.channel.leave(listener)
        table.channel._away(BASIM)
        await table.command(Command("hold-his-seat", 2, 0, Hold(1)), ALICE)
        assert table.now.held[1]
        await move(table)
        await move(table)
        while table.now.mover != 0:
            await asyncio.sleep(0.001)
        assert table.now.turn == 3  # the bot played the second
        version = table.now.version
        await table.command(Command("i-am-back", version, 1, Reclaim()), BASIM)
        assert not table.now.held[1]
        await move(table)
        await move(table)
        assert table.now.mover == 1
        await asyncio.sleep(0.01)
        assert table.now.mover == 1
        refusal = await refused(table, Command("hold-nobody", table.now.version, 1, Hold(3)), BASIM)
        assert refusal.code == "cannot_hold"


async def test_a_held_seat_is_not_played_by_two() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        lobby.bots.wake = lambda table: None  # type: ignore[method-assign]
        await table.command(Command("let-a-bot-play", 1, 0, Hold(0)), ALICE)
        assert (await refused(table, Command("me-too", 2, 0, orient("left")))).code == "seat_held"
        await table.bot_command(2, 0, orient("left"))
        assert table.now.version == 3


async def test_a_command_runs_the_rules_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was resolved goes to the log, to the streams and into the answer."""
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        await move(table)
        applied: list[moves.Move] = []
        apply = legality.apply

        def counting(state: kernel.State, move: moves.Move) -> kernel.State:
            applied.append(move)
            return apply(state, move)

        monkeypatch.setattr("marrakech.record.legality.apply", counting)
        update = await move(table)
        assert [type(one) for one in applied] == [moves.Lay, moves.Draw]
        assert [type(event) for event in update.events] == [game_events.Laid, game_events.Drawn]
        assert update.snapshot is table.now


async def test_a_log_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("marrakech.service.resolution.MOST_INTERRUPTIONS", 4)
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        lobby.bots.wake = lambda table: None  # type: ignore[method-assign]
        for number in range(4):
            action = Reclaim() if number % 2 else Hold(0)
            await table.command(Command(f"again-{number}", table.now.version, 0, action), ALICE)
        refusal = await refused(table, Command("and-again", table.now.version, 0, Hold(0)))
        assert isinstance(refusal, TooMany)
        await move(table)


async def test_who_resigns_is_played_by_a_bot_to_the_end() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        command = Command("resign-1", table.now.version, 1, Resign())
        update = await table.command(command, BASIM)
        assert update.events == (Resigned(1),)
        assert table.now.held[1]
        with pytest.raises(Conflict, match="resigned"):
            await table.command(Command("back-1234", table.now.version, 1, Reclaim()), BASIM)
        with pytest.raises(Conflict, match="resigned already"):
            await table.command(Command("again-123", table.now.version, 1, Resign()), BASIM)
        await move(table)
        await move(table)
        while table.now.mover != 2:
            await asyncio.sleep(0.001)


async def test_a_gesture_is_seen_by_all_and_kept_by_nobody() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        version = table.now.version
        listening = asyncio.ensure_future(heard(table, CHAMA, Gesture))
        await asyncio.sleep(0)
        table.gesture(1, "well_played", BASIM)
        assert await listening == Gesture(1, "well_played")
        assert table.now.version == version
        with pytest.raises(NotAllowed):
            table.gesture(1, "hello", ALICE)


async def test_a_game_with_a_choice_taken_back_is_marked_as_practice() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, BOT]), ALICE)
        assert not table.now.practised
        await move(table)
        await table.command(Command("back-1234", table.now.version, 0, TakeBack()), ALICE)
        assert table.now.practised
        await move(table)
        assert table.now.practised, "for good"
        assert "[Practised " in transfer.as_text(table)
