"""Hints and evaluations: who may ask, what is told, and that thinking has an end."""

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from marrakech.engine.bot import Alternative, Decision, Limits
from marrakech.engine.ladder import GreedyBot
from marrakech.kernel.state import State, player, players, step
from marrakech.record.words import QUARTER_WORDS, parse_rug
from marrakech.service.adviser import ADVICE_OF_CLIENT, ADVICE_WAITING
from marrakech.service.commands import Command
from marrakech.service.errors import Conflict, NotAllowed, NotFound, TooMany
from marrakech.service.levels import Levels
from marrakech.service.lobby import Lobby
from marrakech.service.requests import GameRequest, SeatRequest
from marrakech.service.rug_facts import rug_facts
from marrakech.service.table import LiveTable
from marrakech.service.transfer import as_text
from marrakech.store import MemoryStore
from tests.service.play import ALICE, BASIM, BOT, orient, watched
from tests.waiting import until

pytestmark = pytest.mark.anyio

PERSON = SeatRequest("person", name="Alice")


@dataclass
class Sage:
    """Knows chances to win, thinks as long as it is told to, and remembers what it was shown."""

    seconds: float = 0.0
    name: str = "master"
    shown: list[State] = field(default_factory=list)
    cancelled: list[bool] = field(default_factory=list)
    busy: int = 0
    busiest: int = 0

    def choose(self, state: State, limits: Limits, cancel: threading.Event | None = None) -> Decision:
        assert cancel is not None
        assert limits.seconds == 1.0 or step(state) != 1
        self.busy += 1
        self.busiest = max(self.busiest, self.busy)
        self.shown.append(state)
        cancel.wait(self.seconds)
        self.cancelled.append(cancel.is_set())
        self.busy -= 1
        found = GreedyBot().choose(state, limits)
        number, who = players(state), player(state)
        win = tuple(0.55 if seat == who else 0.45 / (number - 1) for seat in range(number))
        known = tuple(
            Alternative(one.choice, win, tuple(range(30, 30 + number)), one.value)
            for one in found.alternatives
        )
        return Decision(found.step, known[0].choice, known, 4200, 3, 0.5)


@contextmanager
def advised(sage: Sage | GreedyBot | None) -> Iterator[Lobby]:
    yield Lobby(MemoryStore(), Levels(adviser=None if sage is None else lambda: sage))


async def against_bots(lobby: Lobby, **rules: bool) -> LiveTable:
    return await lobby.create(GameRequest([PERSON, BOT, BOT], **rules), ALICE)  # type: ignore[arg-type]


async def roll(table: LiveTable) -> None:
    await table.command(Command("roll-0001", table.now.version, 0, orient("ahead")), ALICE)


async def test_a_hint_tells_the_best_choices_and_their_grounds() -> None:
    sage = Sage()
    with advised(sage) as lobby:
        table = await against_bots(lobby)
        hint = await lobby.adviser.hint(table, ALICE)
        assert (hint.bot, hint.seat, hint.version) == ("master", 0, table.now.version)
        assert {one.turn for one in hint.choices} == set(QUARTER_WORDS)
        assert {(one.rug, one.facts) for one in hint.choices} == {(None, None)}
        assert hint.choices[0].win == (0.55, 0.225, 0.225)
        assert hint.choices[0].score == (30, 31, 32)
        assert (hint.nodes, hint.depth, hint.left_off) == (4200, 3, 0)
        await roll(table)
        hint = await lobby.adviser.hint(table, ALICE)
        assert len(hint.choices) == 5
        for one in hint.choices:
            assert one.turn is None
            assert one.rug is not None
            assert one.facts == rug_facts(table.now.state, parse_rug(one.rug))
        assert hint.left_off > 0
        assert [one.value for one in hint.choices] == sorted(
            (one.value for one in hint.choices), reverse=True
        )
        await lobby.close()


async def test_the_numbers_of_advice_are_rounded() -> None:
    class Precise(Sage):
        """Knows more digits than anybody reads."""

        def choose(self, *asked: Any) -> Decision:
            found = super().choose(*asked)
            exact = [
                replace(one, win=(1 / 3, 2 / 3, 0.0), score=(100 / 3, 20.0, 10 / 3), value=1 / 3)
                for one in found.alternatives
            ]
            return replace(found, alternatives=tuple(exact), seconds=0.123456)

    with advised(Precise()) as lobby:
        table = await against_bots(lobby)
        hint = await lobby.adviser.hint(table, ALICE)
        found = await lobby.adviser.evaluation(table, None)
        assert found is not None
        for told in (hint.choices[0], found):
            assert (told.win, told.score) == ((0.3333, 0.6667, 0.0), (33.33, 20.0, 3.33))
        assert (hint.choices[0].value, hint.seconds, found.seconds) == (0.3333, 0.123, 0.123)
        await lobby.close()


async def test_the_adviser_is_shown_a_position_and_nothing_else() -> None:
    sage = Sage()
    with advised(sage) as lobby:
        game = GameRequest([PERSON, BOT])
        table = await lobby.create(game, ALICE)
        await lobby.adviser.hint(table, ALICE)
        # Eleven integers: tops and counts of the piles, no order, no dice to come.
        assert [(type(state), len(state)) for state in sage.shown] == [(State, 11)]
        await lobby.close()


async def test_asked_again_it_does_not_think_again() -> None:
    sage = Sage(seconds=0.05)
    with advised(sage) as lobby:
        table = await against_bots(lobby)
        hint, found = await asyncio.gather(
            lobby.adviser.hint(table, ALICE), lobby.adviser.evaluation(table, None)
        )
        assert found is not None
        assert hint.choices[0].win == found.win
        assert len(sage.shown) == 1
        await lobby.close()


async def test_hints_are_for_the_one_who_is_to_choose() -> None:
    with advised(Sage()) as lobby:
        table = await against_bots(lobby)
        with pytest.raises(NotAllowed, match="you may watch"):
            await lobby.adviser.hint(table, BASIM)
        between = await lobby.create(GameRequest([PERSON, SeatRequest("person", name="Basim")]), ALICE)
        for question in (
            lobby.adviser.hint(between, ALICE),
            lobby.adviser.evaluation(between, None),
            lobby.adviser.evaluation(between, 1),
        ):
            with pytest.raises(Conflict) as refusal:
                await question
            assert refusal.value.code == "not_casual"
        await lobby.close()


async def test_there_is_no_hint_for_a_roll_but_an_evaluation() -> None:
    with advised(Sage()) as lobby:
        table = await against_bots(lobby, end_turn=True)
        with pytest.raises(Conflict, match="roll the die"):
            await lobby.adviser.hint(table, ALICE)
        found = await lobby.adviser.evaluation(table, None)
        assert found is not None
        assert found.win == pytest.approx((0.55, 0.225, 0.225))
        await lobby.close()


async def test_a_bot_that_knows_no_chances_gives_hints_but_no_evaluation() -> None:
    with advised(GreedyBot()) as lobby:
        table = await against_bots(lobby)
        hint = await lobby.adviser.hint(table, ALICE)
        assert hint.bot == "greedy"
        assert hint.choices[0].win is None
        with pytest.raises(Conflict) as refusal:
            await lobby.adviser.evaluation(table, None)
        assert refusal.value.code == "level_not_ready"
        await lobby.close()


async def test_without_an_adviser_it_is_not_ready() -> None:
    with advised(None) as lobby:
        table = await against_bots(lobby)
        with pytest.raises(Conflict, match="not ready"):
            await lobby.adviser.hint(table, ALICE)
        await lobby.close()


async def test_once_it_is_over_everybody_sees_the_evaluation_of_every_moment() -> None:
    with advised(Sage()) as lobby:
        table = await lobby.create(GameRequest([BOT, BOT, BOT]), ALICE)
        await watched(table)
        last = await lobby.adviser.evaluation(table, None)
        assert last is not None
        assert last.bot == "result"
        assert sum(last.win) == pytest.approx(1, abs=0.001)
        middle = await lobby.adviser.evaluation(table, table.now.version // 2)
        assert middle is not None
        assert middle.bot == "master"
        with pytest.raises(NotFound):
            await lobby.adviser.evaluation(table, table.now.version + 1)
        await lobby.close()


async def test_a_game_that_moves_on_ends_the_thinking() -> None:
    sage = Sage(seconds=30)
    with advised(sage) as lobby:
        table = await against_bots(lobby)
        begun = time.perf_counter()
        asked = asyncio.ensure_future(lobby.adviser.hint(table, ALICE))
        while not sage.shown:
            await asyncio.sleep(0.01)
        await roll(table)
        with pytest.raises(Conflict) as refusal:
            await asked
        assert refusal.value.code == "stale"
        await until(lambda: sage.cancelled == [True])
        assert time.perf_counter() - begun < 20
        await lobby.close()


async def test_a_moment_the_game_has_left_is_not_evaluated_and_no_mistake() -> None:
    sage = Sage(seconds=30)
    with advised(sage) as lobby:
        table = await against_bots(lobby)
        asked = asyncio.ensure_future(lobby.adviser.evaluation(table, table.now.version))
        while not sage.shown:
            await asyncio.sleep(0.01)
        await roll(table)
        assert await asked is None
        await until(lambda: sage.cancelled == [True])
        assert await lobby.adviser.evaluation(table, 1) is None
        assert len(sage.shown) == 1
        await lobby.close()


async def test_whoever_goes_away_ends_the_thinking() -> None:
    sage = Sage(seconds=30)
    with advised(sage) as lobby:
        table = await against_bots(lobby)
        asked = asyncio.ensure_future(lobby.adviser.hint(table, ALICE))
        while not sage.shown:
            await asyncio.sleep(0.01)
        asked.cancel()
        while not sage.cancelled:
            await asyncio.sleep(0.01)
        assert sage.cancelled == [True]
        assert not lobby.adviser.thinking(table.id)
        await lobby.close()


async def test_one_client_cannot_starve_the_others_of_hints() -> None:
    """24 evaluations once filled the queue, and nobody else got a hint."""
    sage = Sage(seconds=0.1)
    with advised(sage) as lobby:
        tables = [await against_bots(lobby) for _ in range(24)]
        asked = [
            asyncio.ensure_future(lobby.adviser.evaluation(table, None, "1.2.3.4")) for table in tables
        ]
        await asyncio.sleep(0.02)
        hint = await lobby.adviser.hint(await against_bots(lobby), ALICE, "5.6.7.8")
        assert hint.choices
        assert len(sage.shown) <= 3, "one evaluation, then the hint, then perhaps the next evaluation"
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(one, TooMany) for one in answers) == 24 - ADVICE_OF_CLIENT
        await lobby.close()


async def test_a_running_game_taken_to_a_file_is_not_evaluated() -> None:
    with advised(Sage()) as lobby:
        running = await lobby.create(
            GameRequest([PERSON, SeatRequest("person", name="Basim"), BOT]), ALICE
        )
        kept = await lobby.upload(as_text(running), ALICE)
        with pytest.raises(Conflict) as refusal:
            await lobby.adviser.evaluation(kept, None)
        assert refusal.value.code == "not_casual"
        await lobby.close()


async def test_thinking_is_bounded() -> None:
    sage = Sage(seconds=0.02)
    with advised(sage) as lobby:
        tables = [await against_bots(lobby) for _ in range(ADVICE_WAITING + 3)]
        answers = await asyncio.gather(
            *(lobby.adviser.hint(table, ALICE) for table in tables), return_exceptions=True
        )
        assert sum(isinstance(one, TooMany) for one in answers) == 3
        assert sage.busiest == 1
        await lobby.close()
