"""Puzzles over HTTP: shown without their solutions, and every try answered."""

from collections.abc import Iterator

import pytest

from marrakech.analysis.puzzles import Puzzle, shipped_puzzles
from marrakech.record.position import Position
from tests.server.client import Client, browsing


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with browsing() as client:
        yield client


def test_all_puzzles_are_listed_and_none_tells_its_solution(client: Client) -> None:
    told = client.get("/api/puzzles").json()
    assert [one["puzzle"] for one in told] == [puzzle.name for puzzle in shipped_puzzles()]
    for one in told:
        assert set(one) == {"puzzle", "position", "players", "seat", "step", "theme", "rating"}
        assert one["rating"] in (1, 2, 3)


def test_there_is_one_for_today(client: Client) -> None:
    today = client.get("/api/puzzles/daily").json()
    assert today in client.get("/api/puzzles").json()
    assert client.get("/api/puzzles/daily").json() == today


@pytest.mark.parametrize("puzzle", shipped_puzzles()[:8], ids=lambda puzzle: puzzle.name)
def test_the_right_choice_is_right_and_others_are_answered(client: Client, puzzle: Puzzle) -> None:
    name, best = puzzle.name, puzzle.best
    right = client.post(f"/api/puzzles/{name}/tries", json={"choice": best}).json()
    assert right["right"]
    assert right["win_tried"] == right["win_best"]
    position = Position.parse(puzzle.position)
    for other in [str(move) for move in position.legal() if str(move) != best][:3]:
        wrong = client.post(f"/api/puzzles/{name}/tries", json={"choice": other}).json()
        assert not wrong["right"]
        assert wrong["best"] == best
        assert wrong["win_tried"] is None or wrong["win_tried"] < wrong["win_best"]


def test_what_is_no_choice_is_refused(client: Client) -> None:
    name = shipped_puzzles()[0].name
    refused = client.post(f"/api/puzzles/{name}/tries", json={"choice": "z9-z8"})
    assert (refused.status_code, refused.json()["code"]) == (400, "illegal_move")
    assert client.post("/api/puzzles/none-such/tries", json={"choice": "left"}).status_code == 404
