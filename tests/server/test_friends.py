"""The routes that friends need, from invitation to rematch, each by nothing but JSON."""

import pytest

from tests.server.client import Client, Json, browsing, create, play_out
from tests.server.device import ONE_GUEST

pytestmark = pytest.mark.usefixtures("each_host")

CODES = {"wrong": "unknown_invite", "0000": "unknown_invite"}


def somebody_else(client: Client) -> None:
    """The next requests come from another browser."""
    client.cookies.clear()


def opened(client: Client, game: str) -> Json:
    """A game as it is seen."""
    seen: Json = client.get(f"/api/games/{game}").json()
    return seen


@ONE_GUEST
def test_a_table_fills_by_one_link() -> None:
    with browsing() as client:
        game = create(client, "person", "link", "link")["game"]
        seen = opened(client, game)
        assert seen["yours"]
        link = seen["link"]
        code = link.rsplit("/", 1)[1]
        host = dict(client.cookies)
        somebody_else(client)
        assert opened(client, game)["link"] is None
        for wrong, refused in CODES.items():
            answer = client.get(f"/api/games/{game}/invitation/{wrong}")
            assert (answer.status_code, answer.json()["code"]) == (404, refused)
        told = client.get(f"/api/games/{game}/invitation/{code}").json()
        assert (told["host"], told["seat"], told["you"]) == ("Hana", 1, [])
        joined = client.post(
            f"/api/games/{game}/join", json={"invite": code, "name": "Ana", "figure": "idir"}
        ).json()
        assert joined["you"] == [1]
        assert joined["table"]["seats"][1]["figure"] == "idir"
        assert client.post(f"/api/games/{game}/start", json={}).status_code == 403
        client.cookies.update(host)
        started = client.post(f"/api/games/{game}/start", json={"level": "random"}).json()
        assert started["table"]["status"] == "playing"
        assert started["table"]["seats"][2]["kind"] == "bot"
        somebody_else(client)
        late = client.post(f"/api/games/{game}/join", json={"invite": code, "name": "Late"})
        assert (late.status_code, late.json()["code"]) == (409, "table_full")


@ONE_GUEST
def test_the_host_empties_a_seat_or_gives_it_to_a_bot() -> None:
    with browsing() as client:
        game = create(client, "person", "link", "bot")["game"]
        change = f"/api/games/{game}/seat"
        freed = client.post(change, json={"seat": 2}).json()["table"]["seats"][2]
        assert (freed["kind"], freed["joined"], freed["level"]) == ("link", False, None)
        taken = client.post(change, json={"seat": 2, "level": "random"}).json()["table"]["seats"][2]
        assert (taken["kind"], taken["joined"], taken["level"]) == ("bot", True, "random")
        unknown = client.post(change, json={"seat": 1, "level": "sultan"})
        assert (unknown.status_code, unknown.json()["code"]) == (400, "unknown_level")
        begun = client.post(change, json={"seat": 1, "level": "random"}).json()["table"]
        assert begun["status"] == "playing"
        late = client.post(change, json={"seat": 2})
        assert (late.status_code, late.json()["code"]) == (409, "game_started")
        somebody_else(client)
        assert client.post(change, json={"seat": 2}).status_code == 403


@ONE_GUEST
def test_a_seat_is_carried_to_another_device() -> None:
    with browsing() as client:
        game = create(client, "person", "bot")["game"]
        path = client.post(f"/api/games/{game}/device", json={"seat": 0}).json()["path"]
        assert client.get(path).status_code == 200
        code = path.rsplit("/", 1)[1]
        somebody_else(client)
        assert client.post(f"/api/games/{game}/device", json={"seat": 0}).status_code == 403
        answer = client.post(f"/api/games/{game}/device", json={"seat": 0, "code": code})
        assert answer.status_code == 200
        assert opened(client, game)["you"] == [0]
        listed = client.get("/api/games").json()[0]
        assert (listed["game"], listed["you"], listed["yours"]) == (game, [0], True)
        assert listed["position"].startswith("7/7/7")
        assert listed["scores"] == [30, 30]


def test_gestures_and_deleting() -> None:
    with browsing() as client:
        game = create(client, "person", "bot")["game"]
        shown = client.post(f"/api/games/{game}/gesture", json={"seat": 0, "gesture": "hello"})
        assert shown.status_code == 204
        unknown = client.post(f"/api/games/{game}/gesture", json={"seat": 0, "gesture": "insult"})
        assert unknown.status_code == 400
        assert client.delete(f"/api/games/{game}").status_code == 204
        assert client.get(f"/api/games/{game}").status_code == 404


def test_an_offer_is_told_with_the_game() -> None:
    with browsing() as client:
        table = create(client, "person", "person")["table"]
        game = table["game"]
        play_out(client, table)
        assert opened(client, game)["rematch"] is None
        again = client.post(f"/api/games/{game}/rematch").json()["game"]
        offer = opened(client, game)["rematch"]
        assert (offer["game"], offer["seats"], offer["host"], offer["begun"]) == (
            again,
            [0, 1],
            0,
            True,
        )
