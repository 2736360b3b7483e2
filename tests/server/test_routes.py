"""The routes, each once in the way it is meant and once in the way it is not."""

import json
from typing import Any

import pytest

from marrakech.engine.ladder import LEVELS
from marrakech.kernel.printings import PRINTINGS
from marrakech.store import MemoryStore
from tests.server.client import browsing, command, create, play, play_out, seats
from tests.server.device import ONE_GUEST

pytestmark = pytest.mark.usefixtures("each_host")


def test_about_tells_printings_levels_and_defaults() -> None:
    with browsing() as client:
        about = client.get("/api/about").json()
    assert [printing["id"] for printing in about["printings"]] == list(PRINTINGS)
    assert about["default"]["printing"] == "en2021"
    levels = [level["id"] for level in about["levels"]]
    assert about["default"]["level"] in levels
    assert levels in (["random"], list(LEVELS)), "what the tests' server offers, or the engine"
    by_id = {printing["id"]: printing for printing in about["printings"]}
    assert by_id["fr57"]["two_players"] == ["two_colours", "one_colour"]
    assert by_id["suleika"]["rugs_in_box"] is None
    assert by_id["suleika"]["starter"] == "not_printed"
    assert by_id["en2021"]["insolvency"] == "out"
    assert by_id["ro57"]["insolvency"] == "plays_on"


@pytest.mark.parametrize("printing", PRINTINGS)
def test_each_printing_is_played_to_the_end(printing: str) -> None:
    with browsing() as client:
        created = create(client, "person", "person", "person", printing=printing)
        assert created["you"] == [0, 1, 2]
        table = play_out(client, created["table"])
        assert table["result"]["ranking"][0]["place"] == 1
        assert client.get(f"/api/games/{table['game']}/verify").json()["ok"]


@ONE_GUEST
def test_a_game_of_two_browsers_by_link() -> None:
    with browsing() as alice:
        created = create(alice, "person", "link")
        path = created["invites"][0]["path"]
        game, code = path.removeprefix("/join/").split("/")
        assert created["watch"] == f"/g/{game}"
        alices = dict(alice.cookies)
        alice.cookies.clear()
        watching = alice.get(f"/api/games/{game}").json()
        assert (watching["you"], watching["invites"]) == ([], [])
        response = alice.post(f"/api/games/{game}/join", json={"invite": code, "name": "Basim"})
        assert response.status_code == 200, response.text
        assert response.json()["you"] == [1]
        basims = dict(alice.cookies)
        assert basims != alices
        table = response.json()["table"]
        while table["status"] != "over":
            alice.cookies.clear()
            alice.cookies.update(alices if table["next"]["seat"] == 0 else basims)
            table = play(alice, table)["table"]
        assert [seat["name"] for seat in table["seats"]] == ["Hana", "Basim"]


def test_a_game_against_bots_goes_on_by_itself() -> None:
    with browsing() as client:
        created = create(client, "person", "bot", "bot")
        table = created["table"]
        assert table["casual"]
        for action in (None, None):
            table = play(client, table, action)["table"]
        for _ in range(500):
            table = client.get(f"/api/games/{table['game']}").json()["table"]
            if table["next"]["seat"] == 0:
                break
        assert table["position"]["turn"] == 4


def test_refusals_have_a_code_a_sentence_and_detail() -> None:
    with browsing() as client:
        table = create(client, "person", "person")["table"]
        stale = client.post(
            f"/api/games/{table['game']}/commands", json={**command(table), "version": 7}
        )
        assert stale.status_code == 409
        assert stale.json()["code"] == "stale"
        assert stale.json()["detail"] == {"version": 1}
        table = play(client, table)["table"]
        rug = table["next"]["refused"][0]
        wrong = client.post(
            f"/api/games/{table['game']}/commands",
            json=command(table, {"type": "lay", "rug": rug["rug"]}),
        )
        assert wrong.status_code == 400
        assert wrong.json()["detail"] == {"rule": rug["why"]}


@ONE_GUEST
def test_strangers_do_not_play_and_see_no_game_of_ours() -> None:
    with browsing() as client:
        table = create(client, "person", "person")["table"]
        client.cookies.clear()
        assert client.get("/api/games").json() == []
        foreign = client.post(f"/api/games/{table['game']}/commands", json=command(table))
        assert (foreign.status_code, foreign.json()["code"]) == (403, "not_your_seat")
        assert client.post(f"/api/games/{table['game']}/rematch").status_code == 403
        assert client.get(f"/api/games/{table['game']}").json()["table"]["version"] == 1


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"action": {"type": "fly"}}, "fly"),
        ({"action": {"type": "roll", "turn": "back"}}, "back"),
        ({"id": "short"}, "id"),
        ({"seat": 9}, "seat"),
        ({"version": "one"}, "version"),
        ({"extra": 1}, "extra"),
    ],
)
def test_a_malformed_command_is_told_what_is_wrong(change: dict[str, object], words: str) -> None:
    with browsing() as client:
        table = create(client, "person", "person")["table"]
        response = client.post(
            f"/api/games/{table['game']}/commands", json={**command(table), **change}
        )
        assert response.status_code == 400
        assert response.json()["code"] == "bad_request"
        assert words in response.text
        assert client.get(f"/api/games/{table['game']}").json()["table"]["version"] == 1


def test_a_command_sent_twice_is_done_once() -> None:
    with browsing() as client:
        table = create(client, "person", "person")["table"]
        sent = command(table)
        answers = [
            client.post(f"/api/games/{table['game']}/commands", json=sent).content for _ in range(3)
        ]
        assert answers[0] == answers[1] == answers[2]
        assert client.get(f"/api/games/{table['game']}").json()["table"]["version"] == 2


def test_updates_and_the_game_at_any_version() -> None:
    with browsing() as client:
        table = create(client, "person", "person", "person")["table"]
        told = [play(client, table)]
        for _ in range(20):
            told.append(play(client, told[-1]["table"]))
        path = f"/api/games/{table['game']}"
        assert client.get(f"{path}/updates?after=1").json() == told
        assert client.get(f"{path}/updates?after=20").json() == told[19:]
        assert client.get(f"{path}/updates?after=99").json() == []
        assert client.get(f"{path}/updates", headers={"accept-encoding": "identity"}).json()[1:] == told
        assert client.get(f"{path}/at/5").json() == told[3]
        missing = client.get(f"{path}/at/23")
        assert (missing.status_code, missing.json()["code"]) == (404, "bad_version")


def test_a_file_goes_out_and_comes_in() -> None:
    with browsing() as client:
        table = play_out(client, create(client, "person", "person")["table"])
        response = client.get(f"/api/games/{table['game']}/file")
        assert response.headers["content-type"].startswith("text/plain")
        kept = client.post("/api/files", content=response.text, headers={"content-type": "text/plain"})
        assert kept.status_code == 201
        seen = client.get(f"/api/games/{kept.json()['game']}").json()
        assert seen["you"] == []
        assert seen["table"]["source"] == "file"
        assert seen["table"]["position"] == table["position"]
        assert client.get(f"/api/games/{kept.json()['game']}/verify").json()["ok"]


@pytest.mark.parametrize(
    ("content", "status", "code"),
    [
        (b"no game file", 400, "bad_file"),
        (b"", 400, "bad_file"),
        (b"\xff\xfe", 400, "bad_file"),
        (b"x" * 300_000, 413, "too_large"),
    ],
)
def test_a_file_that_cannot_be(content: bytes, status: int, code: str) -> None:
    with browsing() as client:
        response = client.post("/api/files", content=content, headers={"content-type": "text/plain"})
        assert (response.status_code, response.json()["code"]) == (status, code)
        assert client.get("/api/games").json() == []


def test_my_games() -> None:
    with browsing() as client:
        assert client.get("/api/games").json() == []
        first = create(client, "person", "person")
        listed = client.get("/api/games").json()
        assert [one["game"] for one in listed] == [first["game"]]
        assert listed[0]["your_turn"]
        assert listed[0]["names"] == ["Hana", "Idir"]


def test_a_rematch() -> None:
    with browsing() as client:
        table = create(client, "person", "person")["table"]
        early = client.post(f"/api/games/{table['game']}/rematch")
        assert (early.status_code, early.json()["code"]) == (409, "not_over")
        play_out(client, table)
        again = client.post(f"/api/games/{table['game']}/rematch").json()
        assert again == client.post(f"/api/games/{table['game']}/rematch").json()
        assert again["path"] == f"/g/{again['game']}"
        assert client.get(f"/api/games/{again['game']}").json()["you"] == [0, 1]


def test_take_back_hold_and_reclaim_over_http() -> None:
    with browsing() as client:
        table = create(client, "person", "bot")["table"]
        table = play(client, table)["table"]
        back = play(client, table, {"type": "take_back"})
        assert back["events"] == [{"type": "taken_back", "seat": 0, "to": 1}]
        table = create(client, "person", "person", "person")["table"]
        held = play(client, table, {"type": "hold", "target": 0})
        assert held["table"]["seats"][0]["held"]


@pytest.mark.parametrize("path", ["/api/games/nosuchgame", "/api/games/nosuchgame/events"])
def test_an_unknown_game(path: str) -> None:
    with browsing() as client:
        response = client.get(path)
        assert (response.status_code, response.json()["code"]) == (404, "unknown_game")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"seats": seats("person")}, "bad_request"),
        ({"seats": seats("person", "person"), "printing": "xx"}, "unknown_printing"),
        ({"seats": seats("person", "person"), "colour": "red"}, "bad_request"),
        ({"seats": [{"kind": "person", "name": "a\u202eb"}, {"kind": "person"}]}, "bad_name"),
        ({"seats": seats("person", "person"), "clock": {"per_turn": 0}}, "bad_request"),
        ([], "bad_request"),
    ],
)
def test_a_game_that_cannot_be(body: object, code: str) -> None:
    with browsing() as client:
        response = client.post("/api/games", json=body)
        assert (response.status_code, response.json()["code"]) == (400, code)


def test_what_is_not_json_is_refused() -> None:
    with browsing() as client:
        for content in (b"{", b"\xff", b""):
            response = client.post(
                "/api/games", content=content, headers={"content-type": "application/json"}
            )
            assert (response.status_code, response.json()["code"]) == (400, "bad_request")


def test_the_clock_is_told() -> None:
    with browsing() as client:
        table = create(client, "person", "person", clock={"per_turn": 60, "total": 600})["table"]
        assert table["clock"]["left"] == [600.0, 600.0]
        assert table["clock"]["since"] == table["created"]


def test_everything_is_plain_json() -> None:
    with browsing() as client:
        created = create(client, "person", "person")
        assert json.loads(json.dumps(created)) == created


def test_a_page_that_is_closed_says_so() -> None:
    with browsing() as client:
        game = create(client, "person", "person")["game"]
        assert client.post(f"/api/games/{game}/leave").status_code == 204
        assert client.post("/api/games/nosuchgame/leave").status_code == 404
        client.cookies.clear()
        assert client.post(f"/api/games/{game}/leave").status_code == 204


class UnaskedStore(MemoryStore):
    """A store that no game is read from."""

    async def entries(self, *args: Any) -> Any:
        raise AssertionError("a request that cannot be read has loaded a game")


@pytest.mark.hosts("server", why="the store is one of the test's own")
def test_a_request_that_cannot_be_read_is_refused_as_such_whatever_game_it_names() -> None:
    refused = set()
    with browsing(UnaskedStore()) as client:
        document = client.get("/api/docs/openapi.json").json()
        for path, methods in document["paths"].items():
            for method, route in methods.items():
                body = route.get("requestBody", {}).get("content", {})
                if "{game}" not in path or "application/json" not in body:
                    continue
                answer = client.request(
                    method, path.replace("{game}", "nosuchgame"), json=["no object"]
                )
                refused.add((answer.status_code, answer.json()["code"]))
        for query in ("events?after=x", "updates?after=-1", "evaluation?version=1.5", "review?wait=99"):
            answer = client.get(f"/api/games/nosuchgame/{query}")
            refused.add((answer.status_code, answer.json()["code"]))
    assert refused == {(400, "bad_request")}
