"""Where a learner stands, over HTTP; nothing of it is kept."""

from collections.abc import Iterator

import pytest

from tests.server.client import Client, browsing


@pytest.fixture(scope="module")
def client(each_host: None) -> Iterator[Client]:
    with browsing() as client:
        yield client


def test_games_are_measured(client: Client) -> None:
    games = [{"players": 3, "decisions": 30, "loss": 0.006 + nth % 3 / 1000} for nth in range(9)]
    seen = client.post("/api/learning/level", json={"games": games}).json()
    assert len(seen["history"]) == 9
    assert seen["known"]["low"] < seen["known"]["high"]
    assert seen["nearest"][0] in seen["levels"]
    assert client.post("/api/learning/level", json={"games": []}).json()["known"] is None


def test_what_cannot_be_measured_is_refused(client: Client) -> None:
    for body in ({}, {"games": [{"players": 9, "decisions": 1, "loss": 0}]}, {"games": None}):
        assert client.post("/api/learning/level", json=body).status_code == 400
