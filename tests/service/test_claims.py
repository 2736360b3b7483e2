"""Back to one's seat from another browser, and no way to take somebody else's."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from marrakech.service import claims
from marrakech.service.channel import ClaimAnswer, SeatClaims
from marrakech.service.errors import Conflict, NotAllowed, NotFound, TooMany
from marrakech.service.lobby import Lobby
from marrakech.service.requests import GameRequest, SeatRequest
from marrakech.service.table import LiveTable
from marrakech.service.transfer import as_text
from tests.service.conftest import OpenStore
from tests.service.play import (
    ALICE,
    BASIM,
    BOT,
    CHAMA,
    DRISS,
    PERSON,
    heard,
    move,
    open_lobby,
    play_out,
    process,
    seated,
)
from tests.waiting import until

pytestmark = pytest.mark.anyio

NEWS = b"n" * 32
"""Another browser."""
THERE = "192.0.2.7"


@asynccontextmanager
async def present(table: LiveTable, *holders: bytes) -> AsyncIterator[None]:
    """Some who have the page open; the others are away."""
    async with AsyncExitStack() as stack:
        for holder in holders:
            listener = table.channel.join(holder)
            stack.callback(table.channel.leave, listener)
        for timer in table.channel._expected.values():
            timer.cancel()
        table.channel._expected.clear()
        yield


async def ask(lobby: Lobby, table: LiveTable, seat: int = 1, who: bytes = NEWS) -> str:
    return (await lobby.claims.ask(table.id, seat, who, THERE)).id


async def test_a_friend_says_who_it_is_and_the_host_lets_her_in() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        listening = asyncio.ensure_future(heard(table, CHAMA, SeatClaims))
        await asyncio.sleep(0)
        claim = await lobby.claims.ask(table.id, 1, NEWS, THERE)
        assert await listening == SeatClaims((claim,)), "everybody is shown it"
        assert table.seats.of(NEWS) == [], "and nothing has changed"
        answered = asyncio.ensure_future(heard(table, NEWS, ClaimAnswer))
        await asyncio.sleep(0)
        await lobby.claims.answer(table.id, claim.id, ALICE, yes=True)
        assert await answered == ClaimAnswer(claim.id, 1, True)
        assert (table.seats.of(NEWS), table.seats.of(BASIM)) == ([1], [])
        assert table.now.names[1] == "Basim"
        assert table.now.figures[1] == "idir"
        assert table.seats.moved_from(BASIM) == [1], "the former browser is told"
        assert table.claims == ()
        await move(table)
        # "Play here instead" is a claim too.
        back = await ask(lobby, table, who=BASIM)
        await lobby.claims.answer(table.id, back, NEWS, yes=True)
        assert (table.seats.of(NEWS), table.seats.of(BASIM)) == ([], [1])
        assert table.seats.moved_from(BASIM) == []


async def test_a_refused_claim_is_not_repeated_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        id = await ask(lobby, table)
        await lobby.claims.answer(table.id, id, ALICE, yes=False)
        assert table.seats.of(NEWS) == []
        for who in (NEWS, DRISS):
            with pytest.raises(TooMany, match="said no"):
                await ask(lobby, table, who=who)  # a new cookie from the same address does not help
        with pytest.raises(TooMany):
            await lobby.claims.ask(table.id, 2, NEWS, "198.51.100.9")
        await lobby.claims.ask(table.id, 1, DRISS, "198.51.100.9")
        with pytest.raises(Conflict, match="answered already"):
            await lobby.claims.answer(table.id, id, ALICE, yes=True)
        monkeypatch.setattr(lobby.store.shared, "_now", lambda: 1e12)
        await ask(lobby, table)


async def test_only_those_who_are_asked_let_anybody_in() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        id = await ask(lobby, table)
        for stranger in (None, NEWS, DRISS):
            with pytest.raises(NotAllowed):
                await lobby.claims.answer(table.id, id, stranger, yes=True)
        async with present(table, ALICE, CHAMA):
            with pytest.raises(NotAllowed, match="is here, and is asked"):
                await lobby.claims.answer(table.id, id, CHAMA, yes=True)
        async with present(table, CHAMA):
            for yes in (True, False):
                with pytest.raises(Conflict, match="the host is away: you are asked in"):
                    await lobby.claims.answer(table.id, id, CHAMA, yes=yes)
        assert table.seats.of(NEWS) == []


async def test_a_minute_later_others_answer_for_a_host_who_is_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(claims, "OTHERS_AFTER", 0.0)
    async with open_lobby() as lobby:
        table = await seated(lobby)
        async with present(table, CHAMA):
            await lobby.claims.answer(table.id, await ask(lobby, table), CHAMA, yes=True)
            assert table.seats.of(NEWS) == [1]
        # The host's own seat, whose old tab still lives.
        async with present(table, ALICE, CHAMA):
            id = await ask(lobby, table, 0, DRISS)
            await lobby.claims.answer(table.id, id, CHAMA, yes=True)
        assert table.seats.is_host(DRISS)
        assert not table.seats.is_host(ALICE)
        assert table.seats.return_code(ALICE) is None
        with pytest.raises(NotAllowed):
            await table.fill(ALICE, "random")


async def test_what_cannot_be_claimed() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        for holder in (ALICE, BASIM):
            with pytest.raises(Conflict, match="you sit at this table already"):
                await ask(lobby, table, 1, holder)
        with pytest.raises(NotFound, match="seats run from 0 to 2"):
            await ask(lobby, table, 3)
        with pytest.raises(NotFound):
            await lobby.claims.ask("nothere", 0, NEWS, THERE)
        await play_out(table)
        with pytest.raises(Conflict, match="nobody plays at this table"):
            await ask(lobby, await lobby.upload(as_text(table), ALICE))
        bots = await lobby.create(GameRequest([PERSON, BOT, SeatRequest("link")]), ALICE)
        for seat in (1, 2):
            with pytest.raises(Conflict, match="nobody who played as player"):
                await ask(lobby, bots, seat)


async def test_a_friend_who_comes_back_after_the_end_is_asked_for_another_game() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        before = await ask(lobby, table)
        await play_out(table)
        result = table.now.node.ranking()
        await lobby.claims.answer(table.id, before, ALICE, yes=True)
        after = await ask(lobby, table, 2, DRISS)
        # Whoever loads the finished game anew knows of the claim.
        lobby._live.clear()
        table = await lobby.table(table.id)
        assert [claim.id for claim in table.claims] == [after]
        await lobby.claims.answer(table.id, after, ALICE, yes=True)
        assert (table.seats.of(NEWS), table.seats.of(DRISS)) == ([1], [2])
        assert (table.seats.of(BASIM), table.now.node.ranking()) == ([], result)
        again = await lobby.rematches.ask(table.id, ALICE)
        for who in (NEWS, DRISS):
            assert await lobby.rematches.ask(table.id, who) is again
        assert again.now.names == ("Hana", "Basim", "Chama")
        assert again.now.started
        with pytest.raises(NotAllowed):
            await lobby.rematches.ask(table.id, BASIM)


async def test_one_claim_a_guest_and_so_many_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        first = await ask(lobby, table)
        assert await ask(lobby, table) == first, "asking again changes nothing"
        second = await ask(lobby, table, 2)
        assert [claim.id for claim in table.claims] == [second]
        with pytest.raises(Conflict):
            await lobby.claims.answer(table.id, first, ALICE, yes=True)
        for number in range(claims.MOST_OPEN - 1):
            await ask(lobby, table, 1, bytes([number]) * 32)
        with pytest.raises(TooMany):
            await ask(lobby, table, 1, DRISS)
        await lobby.claims.withdraw(table.id, NEWS)
        await ask(lobby, table, 1, DRISS)
        # They lapse by themselves.
        late = lobby.store.shared._now() + claims.CLAIM_LASTS + 1  # type: ignore[attr-defined]
        monkeypatch.setattr(lobby.store.shared, "_now", lambda: late)
        await lobby.claims.refresh(table)
        assert table.claims == ()
        with pytest.raises(Conflict):
            await lobby.claims.answer(table.id, second, ALICE, yes=True)


async def test_racing_answers_move_a_seat_once() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        id = await ask(lobby, table)
        version = table.now.version
        answers = await asyncio.gather(
            *(lobby.claims.answer(table.id, id, who, yes=True) for who in (ALICE, BASIM, ALICE)),
            return_exceptions=True,
        )
        assert None in answers
        assert all(isinstance(one, Conflict | NotAllowed | None) for one in answers)
        assert table.now.version == version + 1
        assert table.seats.of(NEWS) == [1]


async def test_moves_come_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("marrakech.service.resolution.MOST_INTERRUPTIONS", 1)
    async with open_lobby() as lobby:
        table = await seated(lobby)
        await table.move(1, NEWS)
        with pytest.raises(TooMany):
            await table.move(1, BASIM)


async def test_a_host_who_is_locked_out_comes_back_by_the_return_link() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, PERSON]), ALICE)
        code = table.seats.return_code(ALICE)
        assert code is not None
        assert len(code) == 40
        assert table.seats.return_code(BASIM) is None
        for wrong in ("", code[:-1], "0" * 40, table.seats.device_code(0, ALICE)):
            with pytest.raises(NotFound):
                await table.come_back(NEWS, wrong)
        await table.come_back(NEWS, code)
        assert (table.seats.of(NEWS), table.seats.of(ALICE)) == ([0, 1], [])
        assert table.seats.is_host(NEWS)
        with pytest.raises(NotFound):
            await table.come_back(ALICE, code)  # it works once
        following = table.seats.return_code(NEWS)
        assert following not in (None, code)
        await table.renew_codes()
        with pytest.raises(NotFound):
            await table.come_back(DRISS, following or "")
        await play_out(table)


async def test_a_friend_whose_browser_has_changed_comes_to_the_rematch() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        await play_out(table)
        again = await lobby.rematches.ask(table.id, ALICE)
        id = (await lobby.claims.ask(again.id, 1, NEWS, THERE)).id
        with pytest.raises(NotAllowed):
            await lobby.claims.answer(again.id, id, CHAMA, yes=True)
        await lobby.claims.answer(again.id, id, ALICE, yes=True)
        assert (again.now.names[1], again.now.figures[1]) == ("Basim", "idir")
        assert again.seats.of(NEWS) == [1]


async def test_claims_are_known_and_answered_in_all_processes(open_store: OpenStore) -> None:
    async with process(open_store) as here, process(open_store) as there:
        ours = await seated(here)
        theirs = await there.table(ours.id)
        claim = await here.claims.ask(ours.id, 1, NEWS, THERE)
        await until(lambda: [one.id for one in theirs.claims] == [claim.id])
        await there.claims.answer(ours.id, claim.id, ALICE, yes=True)
        await until(lambda: ours.seats.of(NEWS) == [1] and ours.claims == ())
        assert theirs.seats.of(BASIM) == []
        second = await there.claims.ask(ours.id, 2, DRISS, THERE)
        await there.claims.answer(ours.id, second.id, ALICE, yes=False)
        with pytest.raises(TooMany):
            await here.claims.ask(ours.id, 2, DRISS, THERE)
        # Whoever loads the game later knows what was asked before.
        third = await there.claims.ask(ours.id, 2, CHAMA[:31] + b"x", "198.51.100.9")
        async with process(open_store) as late:
            assert [one.id for one in (await late.table(ours.id)).claims] == [third.id]


async def test_an_answer_before_the_question_has_come_back_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        told = lobby.claims._changed

        async def answered_at_once(asked: LiveTable, answer: ClaimAnswer | None = None) -> None:
            await told(asked, answer)
            if answer is None and asked.claims:
                await lobby.claims.answer(asked.id, asked.claims[0].id, ALICE, yes=False)

        monkeypatch.setattr(lobby.claims, "_changed", answered_at_once)
        with pytest.raises(Conflict, match="answered already"):
            await ask(lobby, table)
