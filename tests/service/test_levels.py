"""Bots by level: what they are shown, what happens when one fails."""

import sys
import threading
from pathlib import Path

import pytest

from marrakech.engine import ladder
from marrakech.engine.errors import WeightsError
from marrakech.engine.ladder import WEIGHTS
from marrakech.kernel.state import State
from marrakech.record import moves
from marrakech.service.errors import Conflict
from marrakech.service.levels import Levels, choose_at_random, engine_levels
from marrakech.service.lobby import Lobby
from marrakech.service.requests import GameRequest, SeatRequest
from marrakech.store import MemoryStore
from tests.service.play import ALICE, PERSON, move, watched
from tests.waiting import until

pytestmark = pytest.mark.anyio


def test_the_engines_bots_are_on_offer() -> None:
    levels = engine_levels()
    assert {"random", "greedy"} <= set(levels.in_workers)
    assert not levels.bots, "none of them thinks in this process"
    assert levels.default == "apprentice"
    assert list(levels.ready()) == ["novice", "apprentice", "merchant", "master", "even"]
    assert levels.is_ready("apprentice"), "before any worker is there"


def test_a_level_that_is_being_compiled_is_on_offer_but_not_ready() -> None:
    levels = Levels(
        in_workers={"novice": "novice", "master": "master"},
        playing={"novice"},
        offered=("novice", "master"),
    )
    assert levels.ready() == {"novice": True, "master": False}
    levels.check("novice")
    with pytest.raises(Conflict, match="try again in a moment"):
        levels.check("master")
    levels.playing.add("master")
    levels.check("master")


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
    await move(table)
    await move(table)
    await until(lambda: table.now.mover == 0)
    assert "no bot of level 'oracle'" in caplog.text
    await lobby.close()


async def test_bots_by_others_play_too(caplog: pytest.LogCaptureFixture) -> None:
    example = Path(__file__).parents[2] / "examples" / "first_bot.py"
    program = f"{sys.executable} {example}"
    levels = engine_levels({"camel": program, "mute": f"{sys.executable} -c pass"})
    assert list(levels.ready())[-2:] == ["camel", "mute"]
    lobby = Lobby(MemoryStore(), levels)
    for level in ("camel", "mute"):
        assert "failed" not in caplog.text
        table = await lobby.create(GameRequest([PERSON, SeatRequest("bot", level=level)]), ALICE)
        await move(table)
        await move(table)
        await until(lambda table=table: table.now.mover == 0)  # type: ignore[misc]
    assert "the bot 'mute' failed" in caplog.text
    assert not lobby.thinkers.alive, "they need no worker"
    await lobby.close()


def test_a_host_offers_weights_of_its_own(tmp_path: Path) -> None:
    weights = tmp_path / "mine.npz"
    weights.write_bytes(WEIGHTS.read_bytes())
    levels = engine_levels({"mine": f"master:{weights}"})
    assert list(levels.ready())[-1] == "mine"
    assert levels.in_workers["mine"] == f"master:{weights}"
    assert levels.ready()["mine"] == levels.ready()["master"]
    levels.close()
    with pytest.raises(WeightsError, match="cannot be read"):
        engine_levels({"mine": "master:nowhere.npz"})
    weights.write_bytes(b"a letter home")
    with pytest.raises(WeightsError, match="is not a file of weights"):
        engine_levels({"mine": f"master:{weights}"})


def test_a_bot_of_a_package_is_imported_by_workers_only(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unloadable:
        def load(self) -> object:
            raise AssertionError("the server must not import it")

    def found(group: str, name: str) -> list[Unloadable]:
        return [Unloadable()] if name == "camel" else []

    monkeypatch.setattr(ladder, "entry_points", found)
    levels = engine_levels({"mine": "camel:fast"})
    assert levels.in_workers["mine"] == "camel:fast"
    assert levels.ready()["mine"]
