"""Bots by level: what they are shown, what happens when one fails."""

import asyncio
import sys
import threading
from pathlib import Path

import pytest

from marrakech.engine.errors import WeightsError
from marrakech.engine.ladder import WEIGHTS
from marrakech.kernel.state import ELIMINATION, END_TURN, State, start
from marrakech.record import moves
from marrakech.service.commands import RollDie
from marrakech.service.errors import Conflict
from marrakech.service.levels import Levels, choose_at_random, engine_levels
from marrakech.service.lobby import Lobby
from marrakech.service.requests import GameRequest, SeatRequest
from marrakech.store import MemoryStore
from tests.service.play import ALICE, watched

pytestmark = pytest.mark.anyio


def test_the_engines_bots_are_on_offer() -> None:
    levels = engine_levels()
    assert "random" in levels.bots
    assert "greedy" in levels.bots
    assert levels.default == "apprentice"
    assert list(levels.ready()) == ["novice", "apprentice", "merchant", "master"]
    for level in levels.ready():
        action = levels.action(level, start(3 | ELIMINATION), threading.Event())
        assert isinstance(action, moves.Orient)


def test_a_level_that_is_being_compiled_is_on_offer_but_not_ready() -> None:
    levels = Levels(
        bots={"novice": choose_at_random, "master": choose_at_random},
        offered=("novice", "master"),
        is_ready=lambda level: level != "master",
    )
    assert levels.ready() == {"novice": True, "master": False}
    levels.check("novice")
    with pytest.raises(Conflict, match="try again in a moment"):
        levels.check("master")


def test_where_there_is_no_choice_a_bot_rolls() -> None:
    rolling = start(3 | END_TURN)
    assert Levels().action("random", rolling, threading.Event()) == RollDie()


async def test_a_bot_is_given_a_position_and_nothing_else() -> None:
    shown: list[object] = []

    def nosy(state: State, cancel: threading.Event) -> moves.PlayerMove:
        shown.append(state)
        return choose_at_random(state, cancel)

    lobby = Lobby(MemoryStore(), Levels(bots={"random": nosy}))
    table = await lobby.create(GameRequest([SeatRequest("bot")] * 2), ALICE)
    await watched(table)
    await lobby.close()
    # A state is eleven integers: tops and counts of the piles, no order, no dice to come.
    assert len(shown) > 40
    assert all(type(state) is State and len(state) == 11 for state in shown)


async def test_a_bot_that_fails_or_cheats_moves_at_random(caplog: pytest.LogCaptureFixture) -> None:
    def broken(state: State, cancel: threading.Event) -> moves.PlayerMove:
        raise RuntimeError("no idea")

    def cheating(state: State, cancel: threading.Event) -> moves.PlayerMove:
        return moves.Lay(0)

    lobby = Lobby(MemoryStore(), Levels(bots={"random": broken, "cheat": cheating}))
    table = await lobby.create(
        GameRequest([SeatRequest("bot"), SeatRequest("bot", level="cheat")]), ALICE
    )
    await watched(table)
    await lobby.close()
    assert "moves at random" in caplog.text


async def test_a_level_that_is_gone_is_played_by_the_default(caplog: pytest.LogCaptureFixture) -> None:
    store = MemoryStore()
    lobby = Lobby(store, Levels(bots={"random": choose_at_random, "oracle": choose_at_random}))
    seats = [SeatRequest("person"), SeatRequest("bot", level="oracle")]
    game = (await lobby.create(GameRequest(seats), ALICE)).id
    await lobby.close()
    lobby = Lobby(store, Levels())
    table = await lobby.table(game)
    action = lobby.levels.action("oracle", table.now.state, threading.Event())
    assert isinstance(action, moves.Orient)
    assert "no bot of level 'oracle'" in caplog.text
    await lobby.close()


async def test_bots_by_others_play_too(caplog: pytest.LogCaptureFixture) -> None:
    example = Path(__file__).parents[2] / "examples" / "first_bot.py"
    program = f"{sys.executable} {example}"
    levels = engine_levels({"camel": program, "mute": f"{sys.executable} -c pass"})
    assert list(levels.ready())[-2:] == ["camel", "mute"]
    action = await asyncio.to_thread(levels.action, "camel", start(3), threading.Event())
    assert isinstance(action, moves.Orient)
    assert "failed" not in caplog.text
    action = await asyncio.to_thread(levels.action, "mute", start(3), threading.Event())
    assert isinstance(action, moves.Orient)
    assert "the bot 'mute' failed" in caplog.text
    levels.close()


def test_a_host_offers_weights_of_its_own(tmp_path: Path) -> None:
    weights = tmp_path / "mine.npz"
    weights.write_bytes(WEIGHTS.read_bytes())
    levels = engine_levels({"mine": f"master:{weights}"})
    assert list(levels.ready())[-1] == "mine"
    assert levels.ready()["mine"] == levels.ready()["master"]
    levels.close()
    with pytest.raises(WeightsError, match="cannot be read"):
        engine_levels({"mine": "master:nowhere.npz"})
    weights.write_bytes(b"a letter home")
    with pytest.raises(WeightsError, match="is not a file of weights"):
        engine_levels({"mine": f"master:{weights}"})
