"""The even level, whose rematches are played on the rung that the last game asks for; and what bots thought."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from marrakech.engine.bot import Alternative, Decision
from marrakech.engine.people import FIRST_RUNG, LAST_RUNG
from marrakech.kernel.scoring import score
from marrakech.kernel.state import LAY, begins_turn, start
from marrakech.lite.thinking import LocalThinking
from marrakech.record.moves import Lay, Orient
from marrakech.record.node import Node
from marrakech.service.afterthoughts import choice_before, sight_word, told, turning_point
from marrakech.service.errors import Conflict
from marrakech.service.even import level_after, shown_level
from marrakech.service.levels import Levels
from marrakech.service.lobby import Lobby
from marrakech.service.requests import GameRequest, SeatRequest
from marrakech.service.table import LiveTable
from marrakech.store import MemoryStore
from tests.service.play import ALICE, PERSON, move
from tests.waiting import until

pytestmark = pytest.mark.anyio

BOTS = {"novice": "beginner", "even": "even", "random": "random"} | {
    f"even:{rung}": f"even:{rung}" for rung in range(LAST_RUNG + 1)
}


@asynccontextmanager
async def lobby_with_bots() -> AsyncIterator[Lobby]:
    """A lobby whose bots think in this process."""
    levels = Levels(default="novice", in_workers=BOTS, offered=("novice", "even"))
    levels.playing.update(BOTS)
    lobby = Lobby(MemoryStore(), levels, thinkers=LocalThinking(BOTS))
    try:
        yield lobby
    finally:
        await lobby.close()


async def played(lobby: Lobby, *levels: str) -> LiveTable:
    """A game of Alice, who plays at random, against bots."""
    seats = [PERSON, *(SeatRequest("bot", level=level) for level in levels)]
    table = await lobby.create(GameRequest(seats), ALICE)
    await finish(table)
    return table


async def finish(table: LiveTable) -> None:
    while not table.now.over:
        if table.now.mover == 0:
            await move(table)
        else:
            await until(partial(moved_on, table, table.now.version))


def moved_on(table: LiveTable, version: int) -> bool:
    return table.now.version != version


async def test_the_even_bot_adapts_from_game_to_game() -> None:
    async with lobby_with_bots() as lobby:
        table = await played(lobby, "even")
        assert table.now.levels[1] == "even"
        # Who plays at random loses to it.
        assert score(table.now.node.state, 1) > score(table.now.node.state, 0)
        assert level_after(table.now, 1) == f"even:{FIRST_RUNG - 1}"
        assert level_after(table.now, 0) is None
        again = await lobby.rematches.ask(table.id, ALICE)
        assert again.now.levels[1] == f"even:{FIRST_RUNG - 1}"
        assert shown_level(again.now.levels[1] or "") == "even"
        assert level_after(again.now, 1) == again.now.levels[1], "as long as it is not over"


async def test_other_levels_stay_as_they_are() -> None:
    async with lobby_with_bots() as lobby:
        table = await played(lobby, "novice", "novice")
        again = await lobby.rematches.ask(table.id, ALICE)
        assert again.now.levels == (None, "novice", "novice")


async def test_bots_say_what_they_thought_once_it_is_over() -> None:
    async with lobby_with_bots() as lobby:
        table = await lobby.create(
            GameRequest(
                [PERSON, *(SeatRequest("bot", level=one) for one in ("novice", "even", "random"))]
            ),
            ALICE,
        )
        with pytest.raises(Conflict) as refused:
            await lobby.afterthoughts.of(table)
        assert refused.value.code == "not_over"
        await finish(table)
        thoughts = await lobby.afterthoughts.of(table)
        # A bot that chooses at random has no thoughts.
        assert {one.seat for one in thoughts} <= {1, 2}
        assert thoughts
        for one in thoughts:
            assert one.sight == "novice"
            assert (one.turn is None) != (one.rug is None)
            assert 1 <= one.round <= 12
        assert await lobby.afterthoughts.of(table) is thoughts, "asked once"


async def test_many_who_ask_at_once_make_the_bots_think_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async with lobby_with_bots() as lobby:
        table = await played(lobby, "novice")
        asked = 0
        think = lobby.thinkers.think

        async def counted(*args: Any, **options: Any) -> Any:
            nonlocal asked
            asked += 1
            return await think(*args, **options)

        monkeypatch.setattr(lobby.afterthoughts._thinkers, "think", counted)
        await asyncio.gather(*(lobby.afterthoughts.of(table) for _ in range(8)))
        assert asked == 1


async def test_the_turning_point_is_where_the_lead_of_the_winner_changed_most() -> None:
    async with lobby_with_bots() as lobby:
        table = await played(lobby, "novice")
        line = table.now.node.path()
        end = turning_point(line)
        winner = max(range(2), key=lambda who: score(line[-1].state, who))
        starts = [n for n, node in enumerate(line) if begins_turn(node.state) or n == len(line) - 1]
        leads = [score(line[n].state, winner) - score(line[n].state, 1 - winner) for n in starts]
        jumps = [abs(after - before) for before, after in pairwise(leads)]
        assert end in starts
        assert jumps[starts.index(end) - 1] == max(jumps)
        node = choice_before(line[: end + 1], 1)
        assert node is not None
        assert isinstance(node.move, Lay | Orient)


def laid() -> Node:
    """A rug by the first player."""
    return Node(start(3)).after("ahead").after("1").after("d6-d7")


def test_a_slip_is_what_was_worth_less_in_the_eyes_of_the_bot() -> None:
    node = laid()
    move = node.move
    assert isinstance(move, Lay)
    own = Alternative(move.number, None, None, 1.04)

    def thought(other: float) -> bool:
        decision = Decision(LAY, move.number, (own, Alternative(1, None, None, other)), 2, 1, 0.0)
        found = told(decision, node, 0, "novice")
        assert found is not None
        assert (found.amount, found.rug, found.turn, found.round) == (1.0, "d6-d7", None, 1)
        return found.slipped

    assert not thought(1.3)
    assert thought(2.0)


def test_a_bot_is_known_by_how_far_it_sees() -> None:
    names = ("beginner", "apprentice", "merchant", "master", "even:0", "even:8", "greedy", "cmd:x", "")
    assert [sight_word(name) for name in names] == [
        "novice",
        "apprentice",
        "merchant",
        "master",
        "novice",
        "merchant",
        None,
        None,
        None,
    ]
