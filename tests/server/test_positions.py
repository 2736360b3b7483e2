"""Positions that no game reaches, through every route that takes one: answered or refused in words."""

from collections import Counter
from random import Random

import pytest

from marrakech.kernel.state import END_TURN, ONE_COLOUR
from marrakech.record.position import Position
from tests.examples import times
from tests.positions import random_position
from tests.server.client import Client, browsing, play
from tests.server.device import PYODIDE

pytestmark = pytest.mark.usefixtures("each_host")

PLAIN = {"content-type": "text/plain"}
NO_PRINTING = "7/7/7/7/7/7/7 d4N 1:roll 30,30 15,15 - - 2+one-colour+end-turn"


class Asked:
    """A client that counts answers, and takes any but a failure of the server."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.statuses: Counter[tuple[str, int]] = Counter()

    def post(self, path: str, position: str, **body: object) -> object:
        """The answer of a route to a position, or None if it was refused, in words."""
        answer = self.client.post(path, json={"position": position, **body})
        self.statuses[path, answer.status_code] += 1
        assert answer.status_code < 500, f"{path} {position}: {answer.text}"
        if answer.status_code >= 400:
            assert len(answer.json()["message"]) > 20
            return None
        return answer.text if path == "/api/positions/file" else answer.json()


def test_no_route_fails_at_any_position() -> None:
    random = Random(5)
    with browsing() as client:
        asked = Asked(client)
        for _ in range(times(5 if client.base_url.host == PYODIDE else 200)):
            try_position(asked, random_position(random), random)
        assert {path for path, status in asked.statuses if status < 300} == {
            "/api/positions",
            "/api/positions/file",
            "/api/positions/game",
        }
        assert not [
            path for path, status in asked.statuses if status == 400 and path == "/api/positions"
        ]


def try_position(asked: Asked, state: object, random: Random) -> None:
    """Look at a position, at what follows, at its file; and begin a game from there."""
    position = Position(state)  # type: ignore[arg-type]
    text = str(position)
    following = [str(move) for move in position.legal() or position.outcomes()]
    assert asked.post("/api/positions", text)
    for move in following:
        assert asked.post("/api/positions", text, moves=[move])
    tried = [{"parent": -1, "move": move} for move in following]
    written = asked.post("/api/positions/file", text, moves=tried)
    if written is not None:
        read = asked.client.post("/api/positions/lines", content=str(written), headers=PLAIN)
        assert read.status_code == 200, written
        assert asked.client.post("/api/files", content=str(written), headers=PLAIN).status_code < 500
    seat = random.randrange(position.players)
    begun = asked.post("/api/positions/game", text, seat=seat, level="random")
    if begun is not None:
        game = begun["game"]  # type: ignore[index]
        table = asked.client.get(f"/api/games/{game}").json()["table"]
        if table["next"]["seat"] == seat:
            play(asked.client, table)
        for path in (f"/api/games/{game}", f"/api/games/{game}/file"):
            assert asked.client.get(path).status_code == 200, text


def test_rules_that_no_printing_has_are_looked_at_but_not_played() -> None:
    with browsing() as client:
        seen = client.post("/api/positions", json={"position": NO_PRINTING})
        assert seen.status_code == 200
        rules = seen.json()["rules"]
        assert (rules["single_colour"], rules["end_turn"], rules["players"]) == (True, True, 2)
        refused = client.post("/api/positions/game", json={"position": NO_PRINTING, "seat": 0})
        assert (refused.status_code, refused.json()["code"]) == (400, "bad_rules")
    assert Position.parse(NO_PRINTING).state.rules == 2 | ONE_COLOUR | END_TURN
