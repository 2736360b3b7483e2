"""Hints and evaluations over HTTP."""

import asyncio
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Request
from litestar.testing import TestClient

from marrakech.engine.ladder import GreedyBot
from marrakech.server.app import create_app
from marrakech.server.disconnect import cancel_on_disconnect
from marrakech.server.settings import Settings
from marrakech.service.errors import Conflict
from marrakech.service.levels import Levels
from marrakech.store import MemoryStore
from tests.server.client import HOST, Client, create, play, play_out
from tests.service.test_adviser import Sage


@pytest.fixture
def client() -> Iterator[Client]:
    app = create_app(
        MemoryStore(), Settings(hosts=HOST, rate_limits=False), levels=Levels(adviser=Sage)
    )
    with TestClient(app, base_url=f"http://{HOST}") as client:
        yield client


def test_a_hint_against_bots(client: Client) -> None:
    created = create(client, "person", "bot", "bot")
    hint = client.get(f"/api/games/{created['game']}/hint").json()
    turns = {heading["turn"] for heading in created["table"]["next"]["headings"]}
    assert {choice["turn"] for choice in hint["choices"]} == turns
    assert hint["version"] == created["table"]["version"]
    assert sum(hint["choices"][0]["win"]) == pytest.approx(1)
    table = play(client, created["table"])["table"]
    hint = client.get(f"/api/games/{created['game']}/hint").json()
    rugs = {rug["rug"] for rug in table["next"]["rugs"]}
    assert {choice["rug"] for choice in hint["choices"]} <= rugs
    seen = client.get(f"/api/games/{created['game']}/evaluation").json()
    assert seen["win"] == hint["choices"][0]["win"]


def test_no_advice_between_people_while_they_play(client: Client) -> None:
    created = create(client, "person", "person")
    for what in ("hint", "evaluation", "evaluation?version=1"):
        refused = client.get(f"/api/games/{created['game']}/{what}")
        assert refused.status_code == 409
        assert refused.json()["code"] == "not_casual"
    play_out(client, created["table"])
    assert client.get(f"/api/games/{created['game']}/evaluation?version=9").status_code == 200
    over = client.get(f"/api/games/{created['game']}/evaluation").json()
    assert over["bot"] == "result"


def test_a_version_the_game_has_left_behind_has_no_evaluation(client: Client) -> None:
    created = create(client, "person", "bot", "bot")
    play(client, created["table"])
    then = client.get(f"/api/games/{created['game']}/evaluation?version=1")
    assert (then.status_code, then.content) == (204, b"")


def test_a_watcher_gets_no_hint(client: Client) -> None:
    game = create(client, "person", "bot")["game"]
    client.cookies.clear()
    refused = client.get(f"/api/games/{game}/hint")
    assert (refused.status_code, refused.json()["code"]) == (403, "not_your_seat")


def test_advice_tells_no_secret(client: Client) -> None:
    created = create(client, "person", "bot")
    table = client.app.state.lobby._live[created["game"]]
    for what in ("hint", "evaluation"):
        text = client.get(f"/api/games/{created['game']}/{what}").text
        assert table.dice.secret.hex() not in text


def test_games_with_the_same_position_get_the_same_hint() -> None:
    """Two games differ in their secrets alone: piles and dice to come do not show in a hint."""
    answers = []
    app = create_app(
        MemoryStore(), Settings(hosts=HOST, rate_limits=False), levels=Levels(adviser=GreedyBot)
    )
    with TestClient(app, base_url=f"http://{HOST}") as client:
        for _ in range(20):
            created = create(client, "person", "bot")
            hint = client.get(f"/api/games/{created['game']}/hint").json()
            tops = tuple(pile["top"] for pile in created["table"]["position"]["piles"])
            answers.append((tops, str(hint["choices"])))
    assert len(set(answers)) == len({tops for tops, _ in answers})


class Leaving:
    """A request whose client hangs up after a moment."""

    async def receive(self) -> dict[str, Any]:
        await asyncio.sleep(0.05)
        return {"type": random.choice(("http.request", "http.disconnect"))}


@pytest.mark.anyio
async def test_work_is_dropped_when_the_client_hangs_up() -> None:
    dropped = False

    async def work() -> int:
        nonlocal dropped
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            dropped = True
            raise
        return 1

    begun = time.perf_counter()
    request: Request[Any, Any, Any] = Leaving()  # type: ignore[assignment]
    with pytest.raises(Conflict):
        await cancel_on_disconnect(request, work())
    assert dropped
    assert time.perf_counter() - begun < 30
