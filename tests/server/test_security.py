"""Hosts, origins, headers, sizes and rates."""

import re

import pytest

from marrakech.server.limits import ALLOWANCES, Allowance, RateLimits, client_key
from marrakech.server.security import CONTENT_SECURITY_POLICY
from marrakech.server.settings import Settings
from marrakech.service.errors import TooMany
from tests.server.client import HOST, browsing, command, create, seats

HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
BODY = {"seats": seats("person", "person")}


@pytest.mark.parametrize(
    "path", ["/", "/api/about", "/api/docs", "/api/docs/openapi.json", "/nothing", "/api/games/zz"]
)
def test_every_answer_carries_the_security_headers(path: str) -> None:
    with browsing() as client:
        for response in (client.get(path), client.head(path), client.put(path)):
            assert response.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
            for name, value in HEADERS.items():
                assert response.headers[name] == value


def test_no_script_runs_that_is_not_a_file_of_ours() -> None:
    assert "script-src 'self';" in CONTENT_SECURITY_POLICY
    assert "default-src 'none'" in CONTENT_SECURITY_POLICY
    assert "frame-ancestors 'none'" in CONTENT_SECURITY_POLICY
    with browsing() as client:
        for path in ("/", "/api/docs"):
            # The built page has scripts, all of them files; without a build there is none.
            scripts = re.findall(r"<script([^>]*)>(.*?)</script>", client.get(path).text, re.DOTALL)
            assert all('src="/assets/' in attributes and not body for attributes, body in scripts)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"origin": f"http://{HOST}"}, 201),
        ({"sec-fetch-site": "same-origin"}, 201),
        ({"origin": "http://evil.test"}, 403),
        ({"origin": f"http://{HOST}.evil.test"}, 403),
        ({"origin": f"http://{HOST}:81"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
    ],
)
def test_changes_come_from_our_own_pages(headers: dict[str, str], status: int) -> None:
    with browsing() as client:
        response = client.post("/api/games", json=BODY, headers=headers)
        assert response.status_code == status
        if status == 403:
            assert response.json()["code"] == "origin_not_allowed"
            assert "set-cookie" not in response.headers
        assert client.get("/api/about", headers=headers).status_code == 200


@pytest.mark.parametrize(
    ("host", "status"), [(HOST, 200), (f"{HOST}:8770", 200), ("evil.test", 400), ("", 400)]
)
def test_only_names_of_ours_are_answered_to(host: str, status: int) -> None:
    with browsing() as client:
        assert client.get("/api/about", headers={"host": host}).status_code == status


@pytest.mark.parametrize("host", ["localhost:1", "127.0.0.1:1", "[::1]:1"])
def test_on_loopback_the_loopback_names(host: str) -> None:
    with browsing(settings=Settings(rate_limits=False)) as client:
        assert client.get("/api/about", headers={"host": host}).status_code == 200
        assert client.get("/api/about", headers={"host": "rebound.test"}).status_code == 400


def test_on_the_network_any_name() -> None:
    with browsing(settings=Settings(host="0.0.0.0", rate_limits=False)) as client:
        assert client.get("/api/about", headers={"host": "192.168.1.7:8770"}).status_code == 200


def test_a_body_that_is_too_large() -> None:
    with browsing() as client:
        response = client.post(
            "/api/games", content=b" " * 20_000, headers={"content-type": "application/json"}
        )
        assert (response.status_code, response.json()["code"]) == (413, "too_large")


def test_who_asks_too_often_is_told_when_to_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ALLOWANCES, "create", Allowance(burst=3, rate=0.01))
    with browsing(settings=Settings(hosts=HOST)) as client:
        for _ in range(3):
            create(client, "person", "person")
        response = client.post("/api/games", json=BODY)
        assert (response.status_code, response.json()["code"]) == (429, "too_many_requests")
        assert int(response.headers["retry-after"]) >= 1
        assert client.get("/api/about").status_code == 200


def test_tokens_come_back_with_time() -> None:
    now = [0.0]
    limits = RateLimits(now=lambda: now[0])
    for _ in range(int(ALLOWANCES["join"].burst)):
        limits.spend("a", "join")
    with pytest.raises(TooMany):
        limits.spend("a", "join")
    limits.spend("b", "join")
    limits.spend("a", "read")
    now[0] += 2.0
    limits.spend("a", "join")
    with pytest.raises(TooMany):
        limits.spend("a", "join")


def test_the_buckets_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("marrakech.server.limits.MOST_BUCKETS", 100)
    now = [0.0]
    limits = RateLimits(now=lambda: now[0])
    for number in range(1000):
        now[0] += 0.001
        limits.spend(f"client {number}", "read")
    assert len(limits._buckets) <= 101


def test_streams_are_counted() -> None:
    limits = RateLimits()
    for _ in range(100):
        limits.open_stream("a")
    with pytest.raises(TooMany):
        limits.check_streams("a")
    limits.close_stream("a")
    limits.check_streams("a")


def test_a_client_is_an_address_or_a_network() -> None:
    assert client_key("192.0.2.1") == "192.0.2.1"
    assert client_key("2001:db8::1") == client_key("2001:db8::2") == "2001:db8::/64"
    assert client_key(None) == "unknown"
    assert client_key("testclient") == "unknown"


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://[::1"},
        {"host": "[::1"},
        {"host": "a b"},
        {"host": "x" * 300},
        {"host": "h:x"},
    ],
    ids=str,
)
def test_a_malformed_header_is_refused_and_breaks_nothing(headers: dict[str, str]) -> None:
    with browsing(settings=Settings(host="0.0.0.0", rate_limits=False)) as client:
        answer = client.post("/api/games", json={"seats": seats("person", "person")}, headers=headers)
        assert answer.status_code in (400, 403)
        assert answer.json()["code"] in ("host_not_allowed", "origin_not_allowed", "bad_request")


@pytest.mark.parametrize(
    "body",
    [b"[" * 15_000, b'{"seats":' * 1000, b'{"seats": "\xff\xfe"}', b"\xff", b'{"seats": [\x00]}'],
    ids=["deep list", "deep object", "not UTF-8 inside", "not UTF-8", "zero"],
)
def test_json_that_cannot_be_read_is_refused_and_counted(body: bytes) -> None:
    with browsing(settings=Settings(hosts=HOST)) as client:
        headers = {"content-type": "application/json"}
        answers = [client.post("/api/games", content=body, headers=headers) for _ in range(70)]
        assert answers[0].status_code == 400
        assert answers[0].json()["code"] == "bad_request"
        assert answers[-1].status_code == 429


def test_a_missing_body_is_named() -> None:
    with browsing() as client:
        answer = client.post("/api/games", headers={"content-type": "application/json"})
        assert answer.status_code == 400
        assert (
            answer.json()["message"] == "the request cannot be read: it has no body; JSON is expected"
        )


def test_head_is_answered_as_get_without_the_body() -> None:
    with browsing() as client:
        game = create(client, "person", "person")["game"]
        for path in ("/", "/api/about", f"/api/games/{game}", f"/api/games/{game}/events", "/health"):
            answer = client.head(path)
            assert (answer.status_code, answer.content) == (200, b""), path
        assert client.head("/api/games/nosuchgame").status_code == 404
        assert client.head(f"/api/games/{game}/events").headers["content-type"].startswith("text/event")


def test_one_stream_too_many_is_refused_before_it_begins() -> None:
    with browsing(settings=Settings(hosts=HOST)) as client:
        game = create(client, "person", "person")["game"]
        limits = client.app.state.limits
        for _ in range(100):
            limits.open_stream("unknown")
        answer = client.get(f"/api/games/{game}/events")
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many_requests")


def test_the_id_of_a_command_ends_where_it_seems_to() -> None:
    with browsing() as client:
        table = create(client, "person", "person")["table"]
        asked = command(table)
        asked["id"] = "looks-fine\n"
        answer = client.post(f"/api/games/{table['game']}/commands", json=asked)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
