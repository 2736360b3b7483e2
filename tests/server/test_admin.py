"""The operator's routes: for whoever has the token, and for nobody else."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest

from marrakech.server.admin_token import FREE_TRIES, LONGEST_LOCKOUT, MOST_REMEMBERED, AdminToken
from marrakech.server.app import create_app
from marrakech.server.limits import client_key
from marrakech.server.load import LoadBoard
from marrakech.server.monitoring import Monitor
from marrakech.server.settings import Settings, SettingsError
from marrakech.service.errors import TooMany, Unproven
from marrakech.store import MemoryStore
from tests.server.client import HOST, Client, Json, browsing, create, play, play_out
from tests.server.handlers import all_routes
from tests.server.process import serving
from tests.service.play import open_lobby
from tests.store.database import Database
from tests.waiting import SECONDS, until

T = TypeVar("T")
TOKEN = "a-token-that-nobody-guesses-in-time"
AUTH = {"Authorization": f"Bearer {TOKEN}"}


@contextmanager
def operated(**settings: Any) -> Iterator[Client]:
    """A browser at a server with an operator."""
    given = Settings(hosts=HOST, rate_limits=False, admin_token=TOKEN, **settings)
    with browsing(settings=given) as client:
        yield client


def act(client: httpx.Client, path: str, body: Json | None = None, status: int = 200) -> Any:
    """Do something as the operator; the answer's JSON."""
    answer = client.post(f"/api/admin{path}", json=body or {}, headers=AUTH)
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


def overview(client: httpx.Client) -> Json:
    """What the operator sees."""
    answer = client.get("/api/admin/overview", headers=AUTH)
    assert answer.status_code == 200, answer.text
    seen: Json = answer.json()
    return seen


PATHS = [(method, path) for method, path, _ in all_routes() if path.startswith("/api/admin/")]


@pytest.mark.parametrize(("method", "path"), PATHS)
def test_without_the_token_every_route_is_closed(method: str, path: str) -> None:
    path = path.replace("{game:str}", "g").replace("{key:str}", "0")
    nowhere = browsing()
    with nowhere as client:
        answer = client.request(method, path, headers=AUTH)
        other = client.request(method, "/api/nothing/at/all", headers=AUTH)
        assert answer.status_code == other.status_code, "as if it did not exist"
        assert answer.status_code in (404, 405)
        assert answer.json()["code"] == other.json()["code"]
    for header in ({}, {"Authorization": f"Bearer {TOKEN}x"}, {"Authorization": f"Basic {TOKEN}"}):
        with operated() as client:
            client.cookies.set("admin_token", TOKEN)
            answer = client.request(method, f"{path}?token={TOKEN}", headers=header)
            assert answer.status_code == 401
            assert answer.json()["code"] == "wrong_token"
            assert answer.headers["www-authenticate"] == "Bearer"
            assert TOKEN not in answer.text


def test_the_page_of_the_operator_is_there_only_with_an_operator() -> None:
    wanted = {"accept": "text/html"}
    with browsing() as client:
        assert client.get("/admin", headers=wanted).status_code == 404
        assert client.get("/api/about").json()["admin"] is False
    with operated() as client:
        answer = client.get("/admin", headers=wanted)
        assert answer.status_code == 200
        assert answer.headers["x-frame-options"] == "DENY"
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert client.get("/api/about").json()["admin"] is True


def test_another_site_cannot_use_the_operators_browser() -> None:
    with operated() as client:
        foreign = {**AUTH, "Origin": "http://evil.test"}
        answer = client.post("/api/admin/rules", json={"invite_only": True}, headers=foreign)
        assert answer.json()["code"] == "origin_not_allowed"
        client.cookies.set("Authorization", f"Bearer {TOKEN}")
        answer = client.post("/api/admin/rules", json={"invite_only": True})
        assert answer.status_code == 401
        assert not overview(client)["rules"]["invite_only"]


def test_guessing_the_token_takes_longer_and_longer(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    token = AdminToken(TOKEN, now=lambda: now)
    waits = []
    with caplog.at_level(logging.WARNING, logger="marrakech"):
        for _ in range(30):
            with pytest.raises(Unproven):
                token.check("192.0.2.1", "Bearer guess")
            free_at = token._wrong["192.0.2.1"][1]
            waits.append(free_at - now)
            if free_at > now:
                for header in ("Bearer guess", f"Bearer {TOKEN}"):
                    with pytest.raises(TooMany, match="wrong tokens"):
                        token.check("192.0.2.1", header)
            now = free_at
    assert waits[: FREE_TRIES + 3] == [0, 0, 1, 2, 4, 8]
    assert waits[-1] == LONGEST_LOCKOUT
    token.check("192.0.2.2", f"Bearer {TOKEN}")
    assert len(caplog.records) == 30
    assert "guess" not in caplog.text
    assert TOKEN not in caplog.text
    token.check("192.0.2.1", f"bearer {TOKEN}")
    assert "192.0.2.1" not in token._wrong


def test_wrong_tokens_do_not_fill_the_memory() -> None:
    token = AdminToken(TOKEN)
    for number in range(MOST_REMEMBERED + 10):
        with pytest.raises(Unproven):
            token.check(f"address {number}", "Bearer guess")
    assert len(token._wrong) == MOST_REMEMBERED


def test_a_token_is_long_secret_and_in_one_place(tmp_path: Path) -> None:
    for short in ("x", "x" * 31):
        with pytest.raises(SettingsError, match="at least 32"):
            Settings(admin_token=short)
    file = tmp_path / "token"
    file.write_text(TOKEN + "\n")
    settings = Settings(admin_token_file=str(file))
    assert settings.admin_secret == TOKEN
    with pytest.raises(SettingsError, match="one of the two"):
        Settings(admin_token=TOKEN, admin_token_file=str(file))
    assert TOKEN not in repr(Settings(admin_token=TOKEN))
    file.write_text("\n")
    with pytest.raises(SettingsError, match="is empty"):
        Settings(admin_token_file=str(file))
    with pytest.raises(SettingsError, match="cannot be read"):
        Settings(admin_token_file=str(tmp_path / "none"))


def test_whoever_is_blocked_gets_the_page_and_nothing_else() -> None:
    with operated(metrics=True) as client:
        created = create(client, "person", "person")
        (game,) = client.get("/api/admin/games", headers=AUTH).json()["games"]
        guest = game["seats"][0]["guest"]
        block = {"kind": "guest", "whom": guest, "minutes": 5, "reason": "spam"}
        act(client, "/blocks", block)
        for path in (
            "/api/about",
            "/api/games",
            f"/api/games/{created['game']}/events",
            "/api/puzzles",
        ):
            answer = client.get(path)
            assert answer.status_code == 403, path
            problem = answer.json()
            assert problem["code"] == "blocked"
            assert problem["detail"]["reason"] == "spam"
            assert problem["detail"]["until"] in problem["message"]
        for path in ("/", "/health", "/ready"):
            assert client.get(path).status_code == 200
        assert 'marrakech_refusals_total{code="blocked"} 4.0' in client.get("/metrics").text
        assert overview(client)["blocks"][0]["whom"] == guest
        act(client, "/blocks/lift", {"kind": "guest", "whom": guest}, 204)
        assert client.get("/api/about").status_code == 200
        act(client, "/blocks/lift", {"kind": "guest", "whom": guest}, 404)


def test_an_address_is_blocked_and_the_operator_is_not() -> None:
    with operated(proxy=True) as client:
        theirs, others = ({"X-Forwarded-For": one} for one in ("203.0.114.7", "203.0.114.8"))
        act(client, "/blocks", {"kind": "address", "whom": "203.0.114.7"})
        assert client.get("/api/about", headers=theirs).json()["code"] == "blocked"
        assert client.get("/api/about", headers=others).status_code == 200
        assert client.get("/api/admin/overview", headers={**theirs, **AUTH}).status_code == 200
        network = act(client, "/blocks", {"kind": "address", "whom": "2a01:4f8::17"})["whom"]
        assert network == client_key("2a01:4f8::17") == "2a01:4f8::/64"
        same = {"X-Forwarded-For": "2a01:4f8::99"}
        assert client.get("/api/about", headers=same).json()["code"] == "blocked"
        act(client, "/blocks/lift", {"kind": "address", "whom": network}, 204)
        assert client.get("/api/about", headers=same).status_code == 200


@pytest.mark.parametrize(
    ("proxy", "address", "risky"),
    [
        (False, "127.0.0.1", True),
        (False, "::1", True),
        (False, "192.168.1.20", False),
        (True, "192.168.1.20", True),
        (True, "172.17.0.1", True),
        (True, "fd00::1", True),
        (True, "8.8.8.8", False),
    ],
)
def test_the_proxy_is_not_blocked_by_accident(proxy: bool, address: str, risky: bool) -> None:
    with operated(proxy=proxy) as client:
        block = {"kind": "address", "whom": address}
        said = act(client, "/blocks", block, 409 if risky else 200)
        if risky:
            assert said["code"] == "risky_block"
            assert "force" in said["message"]
            assert overview(client)["blocks"] == []
            act(client, "/blocks", {**block, "force": True})


@pytest.mark.parametrize(
    "body",
    [
        {"kind": "address", "whom": "club"},
        {"kind": "address", "whom": "10.0.0.0/8"},
        {"kind": "guest", "whom": "0123"},
        {"kind": "guest", "whom": "0123456789abcdeg"},
        {"kind": "guest", "whom": "0123456789abcdef", "minutes": 0},
        {"kind": "guest", "whom": "0123456789abcdef", "hours": 1},
    ],
)
def test_what_cannot_be_blocked_is_refused(body: Json) -> None:
    with operated() as client:
        act(client, "/blocks", body, 400)


def test_an_invite_only_house_lets_those_with_a_pass_set_up_games() -> None:
    with operated() as client:
        over = play_out(client, create(client, "person", "person")["table"])
        text = client.get(f"/api/games/{over['game']}/file").text
        act(client, "/rules", {"invite_only": True})
        two = {"seats": [{"kind": "person"}, {"kind": "link"}]}
        for answer in (client.post("/api/games", json=two), client.post("/api/files", content=text)):
            assert (answer.status_code, answer.json()["code"]) == (403, "invite_only")
        assert client.post(f"/api/games/{over['game']}/rematch").status_code == 200
        assert client.post("/api/pass", json={"pass": "guess"}).json()["code"] == "unknown_pass"
        code = act(client, "/passes", {"label": "the club"}, 201)["code"]
        shown = client.post("/api/pass", json={"pass": f" {code.upper()} "})
        assert shown.json() == {"label": "the club"}
        assert "HttpOnly" in shown.headers["set-cookie"]
        assert client.post("/api/games", json=two).status_code == 201
        assert client.post("/api/files", content=text).status_code == 201
        (seen,) = overview(client)["passes"]
        assert (seen["label"], seen["until"]) == ("the club", None)
        assert code not in str(overview(client))
        assert client.delete(f"/api/admin/passes/{seen['id']}", headers=AUTH).status_code == 204
        assert client.post("/api/games", json=two).status_code == 403
        assert client.delete(f"/api/admin/passes/{seen['id']}", headers=AUTH).status_code == 404


def test_analysis_and_playing_on_can_be_closed() -> None:
    with operated() as client:
        over = play_out(client, create(client, "person", "person")["table"])
        game, position = over["game"], over["position"]["text"]
        act(client, "/rules", {"no_analysis": True, "no_play_on": True})
        about = client.get("/api/about").json()["house"]
        assert (about["no_analysis"], about["no_play_on"], about["invite_only"]) == (True, True, False)
        closed = [
            client.get(f"/api/games/{game}/hint"),
            client.get(f"/api/games/{game}/evaluation"),
            client.get(f"/api/games/{game}/review"),
            client.post("/api/positions/ranking", json={"position": position}),
            client.post("/api/positions/file", json={"position": position, "moves": []}),
            client.post("/api/positions/lines", content="x"),
        ]
        assert {(one.status_code, one.json()["code"]) for one in closed} == {(403, "analysis_off")}
        play_on = client.post("/api/positions/game", json={"position": position, "seat": 0})
        assert (play_on.status_code, play_on.json()["code"]) == (403, "play_on_off")
        assert client.post("/api/positions", json={"position": position}).status_code == 200
        act(client, "/rules", {"no_analysis": False, "no_play_on": False})
        assert client.get(f"/api/games/{game}/hint").json()["code"] == "not_casual"


def test_a_guest_has_so_many_games() -> None:
    with operated() as client:
        rules = act(client, "/rules", {"games_per_guest": 2})
        assert rules["games_per_guest"] == 2
        tables = [create(client, "person", "person")["table"] for _ in range(2)]
        asked = {"seats": [{"kind": "person"}, {"kind": "person"}]}
        refused = client.post("/api/games", json=asked)
        assert (refused.status_code, refused.json()["code"]) == (409, "too_many_games")
        play_out(client, tables[0])
        create(client, "person", "person")
        assert act(client, "/rules", {"games_per_guest": 0})["games_per_guest"] is None
        create(client, "person", "person")


def test_games_are_seen_ended_put_aside_and_given_new_invitations() -> None:
    with operated() as client:
        created = create(client, "person", "link")
        game = created["game"]
        before = client.get(f"/api/games/{game}").json()["link"].rpartition("/")[2]
        (seen,) = client.get("/api/admin/games", headers=AUTH).json()["games"]
        assert (seen["game"], seen["status"], seen["aside"]) == (game, "open", None)
        act(client, f"/games/{game}/quarantine", {"reason": "odd"}, 204)
        assert overview(client)["aside"] == [{"game": game, "reason": "odd"}]
        act(client, f"/games/{game}/release", status=204)
        act(client, f"/games/{game}/release", status=404)
        act(client, f"/games/{game}/invitations", status=204)
        link = client.get(f"/api/games/{game}").json()["link"].rpartition("/")[2]
        assert client.get(f"/api/games/{game}/invitation/{link}").status_code == 200
        client.cookies.clear()  # whoever sits there needs no code
        for old in (created["invites"][0]["path"].rpartition("/")[2], before):
            answer = client.get(f"/api/games/{game}/invitation/{old}")
            assert answer.json()["code"] == "unknown_invite"
        assert client.delete(f"/api/admin/games/{game}", headers=AUTH).status_code == 204
        assert client.get(f"/api/games/{game}").json()["code"] == "unknown_game"
        assert client.delete(f"/api/admin/games/{game}", headers=AUTH).status_code == 404
        assert client.get("/api/admin/games", headers=AUTH).json() == {"games": [], "more": None}


def test_commands_are_counted_and_nothing_else() -> None:
    with operated() as client:
        monitor: Monitor = client.app.state.monitor
        table = create(client, "person", "person")["table"]
        monitor.taken()
        play(client, play(client, table)["table"])
        client.get(f"/api/games/{table['game']}")
        assert monitor._commands == 2


@pytest.mark.anyio
async def test_each_process_tells_the_others_its_load() -> None:
    store = MemoryStore(many=True)
    async with open_lobby(store) as here, open_lobby(store) as there:
        boards = [LoadBoard(Monitor(lobby, store, metrics=False)) for lobby in (here, there)]
        boards[1].process = "other:1"
        for board in boards:
            board.start()
        await until(lambda: _both(boards))
        for board in boards:
            first, second = await board.all()
            assert (first.process, {first.process, second.process}) == (
                board.process,
                {boards[0].process, "other:1"},
            )
            assert first.trouble is None
            assert first.memory >= 0
        await store.shared.claim('load {"process": "of another release"}', "x", 60)
        assert len(await boards[0].all()) == 2
        await store.shared.release('load {"process": "of another release"}', "x")
        await boards[1].close()
        assert len(await boards[0].all()) == 1
        await boards[0].close()
        assert await store.shared.owners("load ") == {}


async def _both(boards: list[LoadBoard]) -> bool:
    await asyncio.sleep(0)
    return all([len(await board.all()) == 2 for board in boards])


def test_the_routes_are_in_the_document_only_with_an_operator() -> None:
    without = create_app(MemoryStore()).openapi_schema.to_schema()["paths"]
    assert not [path for path in without if "admin" in path]
    document = create_app(MemoryStore(), Settings(admin_token=TOKEN)).openapi_schema.to_schema()
    routes = {path: item for path, item in document["paths"].items() if "admin" in path}
    assert sum(map(len, routes.values())) == len(PATHS) > 0
    for item in routes.values():
        for operation in item.values():
            assert operation["security"] == [{"admin": []}]
            assert "401" in operation["responses"]


def test_what_is_decided_at_one_process_holds_at_another_within_two_seconds(
    postgres: Database,
) -> None:
    address = postgres.fresh()
    with (
        serving(address, admin_token=TOKEN) as here,
        serving(address, admin_token=TOKEN) as there,
        httpx.Client(base_url=here.url) as operator,
        httpx.Client(base_url=there.url) as guest,
    ):
        game = create(guest, "person", "link")["game"]
        (listed,) = eventually(
            lambda: operator.get(f"/api/admin/games?find={game}", headers=AUTH).json()["games"]
        )
        whom = listed["seats"][0]["guest"]
        with guest.stream("GET", f"/api/games/{game}/events") as stream:
            lines = stream.iter_lines()
            next(lines)
            began = time.monotonic()
            act(operator, "/blocks", {"kind": "guest", "whom": whom, "minutes": 5})
            for _ in lines:
                pass  # until the server ends it
            assert time.monotonic() - began < 2
        assert guest.get("/api/about").json()["code"] == "blocked"
        act(operator, "/blocks/lift", {"kind": "guest", "whom": whom}, 204)
        began = time.monotonic()
        eventually(lambda: guest.get("/api/about").status_code == 200)
        assert time.monotonic() - began < 2
        eventually(lambda: len(overview(operator)["processes"]) == 2)
        assert operator.delete(f"/api/admin/games/{game}", headers=AUTH).status_code == 204
        eventually(lambda: guest.get(f"/api/games/{game}").status_code == 404)


def eventually(found: Callable[[], T]) -> T:
    """What comes within a while."""
    deadline = time.monotonic() + SECONDS
    while not (answer := found()):
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.02)
    return answer
