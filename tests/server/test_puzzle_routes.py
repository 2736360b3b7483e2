"""Puzzles over HTTP: shown without their solutions, and every try answered."""

from collections.abc import Iterator

import pytest

from marrakech.analysis.puzzles import Puzzle, shipped_puzzles
from tests.server.client import Client, browsing

SHOWN = {"puzzle", "position", "printing", "players", "seat", "step", "theme", "stars", "rating"}
SOLVER = {"points": 1250, "deviation": 200, "volatility": 0.06}


@pytest.fixture(scope="module")
def client(each_host: None) -> Iterator[Client]:
    with browsing() as client:
        yield client


def test_all_puzzles_are_listed_and_none_tells_its_solution(client: Client) -> None:
    told = client.get("/api/puzzles").json()
    assert [one["puzzle"] for one in told] == [puzzle.name for puzzle in shipped_puzzles()]
    for one in told:
        assert set(one) == SHOWN
        assert one["stars"] in (1, 2, 3)


def test_there_is_one_for_today(client: Client) -> None:
    today = client.get("/api/puzzles/daily").json()
    assert today in client.get("/api/puzzles").json()
    assert client.get("/api/puzzles/daily").json() == today


@pytest.mark.parametrize("puzzle", shipped_puzzles()[:6], ids=lambda puzzle: puzzle.name)
def test_the_right_choice_is_right_and_others_are_answered(client: Client, puzzle: Puzzle) -> None:
    path = f"/api/puzzles/{puzzle.name}/tries"
    right = client.post(path, json={"choice": puzzle.best, "solver": SOLVER}).json()
    assert right["right"]
    assert right["solver"]["points"] > SOLVER["points"]
    for option in puzzle.options[1:4]:
        wrong = client.post(path, json={"choice": option.move}).json()
        assert not wrong["right"]
        assert wrong["best"] is None
        assert wrong["win_tried"] < wrong["win_best"]
    assert client.post(path, json={"choice": None}).json()["best"] == puzzle.best


def test_what_is_no_choice_is_refused(client: Client) -> None:
    path = f"/api/puzzles/{shipped_puzzles()[0].name}/tries"
    refused = client.post(path, json={"choice": "z9-z8"})
    assert (refused.status_code, refused.json()["code"]) == (400, "illegal_move")
    assert client.post(path, json={}).status_code == 400
    assert client.post(path, json={"choice": "left", "solver": {"points": 1}}).status_code == 400
    assert client.post("/api/puzzles/none-such/tries", json={"choice": "left"}).status_code == 404
