"""One game: commands, versions, chance, and what a failing store must not do."""

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from marrakech.service.commands import Command, Hold, Lay, Reclaim, Roll, TakeBack, Turn
from marrakech.service.errors import Conflict, Invalid, NotAllowed, NotFound, Refusal, Unavailable
from marrakech.service.facts import Update
from marrakech.service.plans import NewGame
from marrakech.service.table import LiveTable
from marrakech.store import MemoryStore, NewEntry, StoredGame, StoreUnavailable
from marrakech.store.base import Holder
from tests.service.play import (
    ALICE,
    BASIM,
    BOT,
    LINK,
    PERSON,
    move,
    open_lobby,
    people,
    play_out,
    some_action,
)

pytestmark = pytest.mark.anyio

RULES = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 4, "end_turn": True},
    {"players": 2, "end_turn": True, "keep_heading": True, "cover_own": True},
    {"players": 2, "printing": "fr57", "single_colour": True},
    {"players": 3, "printing": "ro57", "elimination": True},
]


class FailingStore(MemoryStore):
    """A store whose disk is full from time to time."""

    failing = False

    async def append(
        self,
        game: str,
        version: int,
        entry: NewEntry,
        *,
        claim: tuple[int, Holder] | None = None,
    ) -> None:
        await asyncio.sleep(0)
        if self.failing:
            raise StoreUnavailable("the disk is full")
        await super().append(game, version, entry, claim=claim)

    async def create(self, game: StoredGame, entries: Sequence[NewEntry]) -> None:
        if self.failing:
            raise StoreUnavailable("the disk is full")
        await super().create(game, entries)


async def refused(table: LiveTable, command: Command, holder: bytes | None = ALICE) -> Refusal:
    before = table.now
    with pytest.raises(Refusal) as refusal:
        await table.command(command, holder)
    assert table.now is before
    return refusal.value


@pytest.mark.parametrize("rules", RULES, ids=str)
async def test_a_whole_game_and_its_replay(rules: dict[str, object]) -> None:
    store = MemoryStore()
    async with open_lobby(store) as lobby:
        table = await people(lobby, **rules)  # type: ignore[arg-type]
        told = [table.update(1)]
        while not table.now.over:
            await move(table)
            told.append(table.update(table.now.version))
        final = table.picture()
        assert final.status == "over"
        assert final.next.step == "over"
        assert final.result is not None
        assert all(check.ok for check in table.verified())
    async with open_lobby(store) as lobby:
        again = await lobby.table(table.id)
        assert [again.update(version) for version in range(1, again.now.version + 1)] == told
        assert again.picture() == final


async def test_every_place_is_either_legal_or_refused_with_a_reason() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 4)
        while not table.now.over:
            offered = table.picture().next
            if offered.step == "lay":
                names = [rug.rug for rug in offered.rugs] + [rug.rug for rug in offered.refused]
                assert len(set(names)) == len(names) == 84
                if offered.refused:
                    command = Command(
                        "no-such-rug", table.now.version, offered.seat or 0, Lay(offered.refused[0].rug)
                    )
                    refusal = await refused(table, command)
                    assert (refusal.code, refusal.detail["rule"]) == (
                        "illegal_rug",
                        offered.refused[0].why,
                    )
            await move(table)


async def test_a_stale_command_is_told_the_current_version() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        await move(table)
        refusal = await refused(table, Command("late-command", 1, 0, Roll("left")))
        assert (refusal.code, refusal.detail["version"], refusal.status) == ("stale", 2, 409)
        refusal = await refused(table, Command("early-command", 9, 0, Roll("left")))
        assert refusal.code == "stale"


async def test_a_command_sent_again_gets_the_same_answer() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        command = Command("same-id-twice", 1, 0, Roll("left"))
        first = await table.command(command, ALICE)
        await move(table)
        assert await table.command(command, ALICE) == first
        assert table.now.version == 3
        # Even if it is made for the current version: an id is used once.
        again = await table.command(Command("same-id-twice", 3, 1, Roll("left")), ALICE)
        assert again == first
        assert table.now.version == 3


async def test_of_two_commands_at_once_one_is_taken() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        commands = [Command(f"at-once-{n}", 1, 0, Roll("left")) for n in range(8)]
        answers = await asyncio.gather(
            *(table.command(command, ALICE) for command in commands), return_exceptions=True
        )
        assert sum(isinstance(answer, bytes) for answer in answers) == 1
        assert sum(isinstance(answer, Conflict) for answer in answers) == 7


async def test_seats_turns_and_steps_are_kept_to() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        assert (
            await refused(table, Command("not-my-seat", 1, 0, Roll("left")), BASIM)
        ).code == "not_your_seat"
        assert (await refused(table, Command("no-identity", 1, 0, Roll("left")), None)).status == 403
        assert (
            await refused(table, Command("not-my-turn", 1, 1, Roll("left")))
        ).code == "not_your_turn"
        assert (await refused(table, Command("no-rug-now", 1, 0, Lay("d4-e4")))).code == "wrong_step"
        assert (await refused(table, Command("no-turn-now", 1, 0, Turn("left")))).code == "wrong_step"
        assert (await refused(table, Command("which-way", 1, 0, Roll()))).code == "illegal_turn"
        await move(table)
        assert (await refused(table, Command("roll-again", 2, 0, Roll("left")))).code == "wrong_step"
        assert (
            await refused(table, Command("no-such-place", 2, 0, Lay("z9-a1")))
        ).code == "illegal_rug"


async def test_the_variant_rolls_first_and_turns_last() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3, end_turn=True)
        refusal = await refused(table, Command("turn-at-end", 1, 0, Roll("left")))
        assert refusal.code == "illegal_turn"
        await move(table, Roll())
        await move(table)
        assert table.picture().next.step == "turn"
        assert [one.turn for one in table.picture().next.headings] == ["left", "right"]
        refusal = await refused(table, Command("keep-heading", 3, 0, Turn("ahead")))
        assert refusal.detail["rule"] == "quarter_turn"
        await move(table, Turn("right"))
        assert table.picture().next.seat == 1


async def test_nothing_follows_the_end() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        await play_out(table)
        refusal = await refused(table, Command("one-more-turn", table.now.version, 0, Roll("left")))
        assert refusal.code == "game_over"


async def test_a_failing_store_publishes_and_acknowledges_nothing() -> None:
    store = FailingStore()
    async with open_lobby(store) as lobby:
        table = await people(lobby, 3)
        listener = table.channel.join(None)
        before = table.picture()
        store.failing = True
        with pytest.raises(Unavailable) as refusal:
            await table.command(Command("lost-command", 1, 0, Roll("left")), ALICE)
        assert (refusal.value.code, refusal.value.status) == ("store_unavailable", 503)
        assert listener._queue.empty()
        assert table.picture() == before
        assert len(await store.entries(table.id)) == 1
        with pytest.raises(Unavailable):
            await people(lobby, 3)
        store.failing = False
        answer = await table.command(Command("lost-command", 1, 0, Roll("left")), ALICE)
        frame = await anext(listener.frames())
        assert answer in frame
        assert frame.startswith(b"id: 2\nevent: update\n")


async def test_stored_before_published_before_acknowledged() -> None:
    order: list[str] = []

    class TellingStore(MemoryStore):
        async def append(self, *args: object, **options: object) -> None:
            await super().append(*args, **options)  # type: ignore[arg-type]
            order.append("stored")

    async with open_lobby(TellingStore()) as lobby:
        table = await people(lobby, 3)
        publish = table.channel.publish

        def telling_publish(frame: bytes) -> None:
            order.append("published")
            publish(frame)

        table.channel.publish = telling_publish  # type: ignore[method-assign]
        await move(table)
        order.append("acknowledged")
    assert order == ["stored", "published", "acknowledged"]


async def test_who_hangs_up_does_not_tear_the_table() -> None:
    store = FailingStore()
    async with open_lobby(store) as lobby:
        table = await people(lobby, 3)
        listener = table.channel.join(None)
        task = asyncio.create_task(table.command(Command("hung-up-on", 1, 0, Roll("left")), ALICE))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert (await anext(listener.frames())).startswith(b"id: 2\n")
        assert table.now.version == 2 == len(await store.entries(table.id))


async def test_a_retry_after_a_crash_rolls_the_same() -> None:
    store = MemoryStore()
    async with open_lobby(store) as lobby:
        table = await people(lobby, 3)
        steps = table.dice.die(1)
    async with open_lobby(store) as lobby:
        update = await move(await lobby.table(table.id), Roll("left"))
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
        assert (await anext(listener.frames())).startswith(b"id: 2\n")
        assert ours.picture() == theirs.picture()


async def refused_late(table: LiveTable) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        await table.command(Command("from-the-past", 1, 0, Roll("right")), ALICE)
    return refusal.value


async def test_taking_back_leads_to_ones_last_choice_and_the_same_die() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(NewGame(seats=[PERSON, BOT, BOT]), ALICE)
        assert table.picture().casual
        refusal = await refused(table, Command("nothing-yet", 1, 0, TakeBack()))
        assert refusal.code == "nothing_to_take_back"
        first = await move(table, Roll("left"))
        await table.command(Command("take-it-back", 2, 0, TakeBack()), ALICE)
        assert table.picture().position == table.picture(1).position
        again = await move(table, Roll("right"))
        assert again.events[1].steps == first.events[1].steps  # type: ignore[union-attr]
        laying = table.now
        await move(table)
        while table.now.mover != 0:
            await asyncio.sleep(0.001)
        await table.command(Command("back-to-laying", table.now.version, 0, TakeBack()), ALICE)
        assert table.now.state == laying.state
        await table.command(Command("back-to-start", table.now.version, 0, TakeBack()), ALICE)
        assert table.now.state == table._past[1].state
        assert table.picture().position.rugs == []
        while not table.now.over:
            if table.now.mover == 0:
                await move(table)
            await asyncio.sleep(0)
        assert all(check.ok for check in table.verified())


async def test_no_taking_back_among_people() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        await move(table)
        assert (await refused(table, Command("take-it-back", 2, 0, TakeBack()))).code == "not_casual"


async def test_joining_by_invitation_starts_the_game() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(NewGame(seats=[PERSON, LINK]), ALICE)
        assert table.picture().status == "open"
        assert table.picture().next.step == "join"
        assert (
            await refused(table, Command("too-early", 1, 0, Roll("left")))
        ).code == "game_not_started"
        invitations = table.invitations(ALICE)
        assert list(invitations) == [1]
        assert table.invitations(BASIM) == {}
        with pytest.raises(NotFound) as unknown:
            await table.join(BASIM, "0" * 40, "Basim")
        assert unknown.value.code == "unknown_invite"
        with pytest.raises(Invalid) as twin:
            await table.join(BASIM, invitations[1], "HENNA")
        assert twin.value.code == "look_alike_name"
        answer = msgspec.json.decode(await table.join(BASIM, invitations[1], " Basim "), type=Update)
        kinds = [type(event).__name__ for event in answer.events]
        assert kinds == ["Joined", "Started", "Dealt", "Dealt"]
        assert table.seats_of(BASIM) == [1]
        assert table.picture().seats[1].name == "Basim"
        assert table.invitations(ALICE) == {}
        await table.join(BASIM, invitations[1], "Basim")
        assert table.now.version == 2
        with pytest.raises(Conflict) as taken:
            await table.join(b"c" * 32, invitations[1], "Chloé")
        assert taken.value.code == "seat_taken"
        await play_out(table)
        assert all(check.ok for check in table.verified())


async def test_a_leavers_seat_is_held_by_a_bot_and_reclaimed() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(NewGame(seats=[PERSON, LINK]), ALICE)
        await table.join(BASIM, table.invitations(ALICE)[1], "Basim")
        listener = table.channel.join(BASIM)
        here = await refused(table, Command("he-is-here", 2, 0, Hold(1)))
        assert here.code == "cannot_hold"
        assert (await refused(table, Command("not-held", 2, 0, Reclaim()))).code == "not_held"
        table.channel.leave(listener)
        table.channel._left(BASIM)
        await table.command(Command("hold-his-seat", 2, 0, Hold(1)), ALICE)
        assert table.picture().seats[1].held
        await move(table)
        await move(table)
        while table.now.mover != 0:
            await asyncio.sleep(0.001)
        assert table.now.turn == 3  # the bot played the second
        version = table.now.version
        await table.command(Command("i-am-back", version, 1, Reclaim()), BASIM)
        assert not table.picture().seats[1].held
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
        assert (await refused(table, Command("me-too", 2, 0, Roll("left")))).code == "seat_held"
        await table.bot_command(2, 0, Roll("left"))
        assert table.now.version == 3


async def test_an_unknown_version_is_refused_with_those_there_are() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        for version in (0, 2):
            with pytest.raises(NotFound, match="versions 1 to 1"):
                table.update(version)


async def test_only_somebody_who_sits_there_may_play() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(NewGame(seats=[PERSON, LINK]), ALICE)
        with pytest.raises(NotAllowed):
            await table.command(Command("a-free-seat", 1, 1, Roll("left")), ALICE)


def test_actions_come_from_public_facts_only() -> None:
    assert some_action.__annotations__["next_choice"].__module__ == "marrakech.service.facts"
