"""What nobody may know before the end is in no answer, no log and no error."""

import hashlib
import logging
from pathlib import Path

import pytest

from marrakech.server.identity import COOKIE, HOST_COOKIE
from marrakech.store import MemoryStore, SqliteStore
from tests.server.client import browsing, command, create, play


def test_no_secret_and_no_pile_order_before_the_end(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    store = MemoryStore()
    seen: list[bytes] = []
    with browsing(store) as client:
        table = create(client, "person", "person")["table"]
        game = table["game"]
        secret = store._games[game].secret
        lobby = client.app.state.lobby
        while table["status"] != "over":
            for path in ("", "/updates", "/file", "/verify", "/at/1"):
                seen.append(client.get(f"/api/games/{game}{path}").content)
            seen.append(client.get("/api/games").content)
            wrong = {**command(table), "action": {"type": "lay", "rug": "a1-a3"}}
            seen.append(client.post(f"/api/games/{game}/commands", json=wrong).content)
            before = b"".join(seen)
            answer = play(client, table)
            table = answer["table"]
            if table["version"] > 40:
                break
        dice = lobby._live[game].dice
        orders = ["".join("HIHISASA"[seat + 4 * one] for one in dice.pile(seat)) for seat in range(2)]
        for order in orders:
            assert order.encode() not in before
            assert ",".join(f'"{letter}"' for letter in order).encode() not in before
        assert secret.hex().encode() not in before
        assert secret not in before
        assert b'"secret":null' in before
        logged = caplog.text + "".join(entry.text.decode() for entry in store._logs[game])
        assert secret.hex() not in logged
        assert str(secret) not in logged
        while table["status"] != "over":
            table = play(client, table)["table"]
        assert table["secret"] == secret.hex()
        replayed = client.get(f"/api/games/{game}/updates").json()
        assert [update["table"]["secret"] for update in replayed[:-1]] == [None] * (len(replayed) - 1)


def test_the_log_holds_no_chance_to_come() -> None:
    store = MemoryStore()
    with browsing(store) as client:
        table = create(client, "person", "person")["table"]
        for _ in range(4):
            table = play(client, table)["table"]
        texts = [entry.text.decode() for entry in store._logs[table["game"]]]
    assert all(len(text) < 120 for text in texts[1:])
    assert '"deal":["' in texts[0]
    assert len(texts) == 5


def test_the_cookie_no_script_can_read_and_no_other_site_can_use() -> None:
    with browsing() as client:
        response = client.post("/api/games", json={"seats": [{"kind": "person"}] * 2})
        header = response.headers["set-cookie"]
        assert "HttpOnly" in header
        assert "SameSite=lax" in header
        assert "Path=/" in header
        assert "Secure" not in header
        token = client.cookies[COOKIE]
        assert len(token) * 6 >= 256
        assert token not in response.text
        again = client.post("/api/games", json={"seats": [{"kind": "person"}] * 2})
        assert "set-cookie" not in again.headers


def test_over_https_the_cookie_is_of_this_very_host() -> None:
    """Browsers take `__Host-` only with Secure and Path=/ and without Domain, so no other host can set it."""
    with browsing() as client:
        client.base_url = "https://marrakech.test"
        response = client.post("/api/games", json={"seats": [{"kind": "person"}] * 2})
        (header,) = response.headers.get_list("set-cookie")
        assert header.startswith("__Host-marrakech=")
        assert "Secure" in header
        assert "Path=/" in header
        assert "HttpOnly" in header
        assert "Domain" not in header
        assert client.get("/api/games").json()[0]["you"] == [0, 1]


def test_a_cookie_with_the_plain_name_is_renamed_over_https_and_keeps_its_seats() -> None:
    with browsing() as client:
        game = create(client, "person", "person")["game"]
        token = client.cookies[COOKIE]
        client.cookies.clear()
        client.base_url = "https://marrakech.test"
        for path in (f"/api/games/{game}", "/api/games", "/api/games/nosuchgame"):
            seen = client.get(path, headers={"cookie": f"{COOKIE}={token}"})
            new, old = seen.headers.get_list("set-cookie")
            assert new.startswith(f"{HOST_COOKIE}={token};")
            assert "Secure" in new
            assert old.startswith(f'{COOKIE}="";')
            assert "Max-Age=0" in old
            client.cookies.clear()
        assert client.get(f"/api/games/{game}", headers={"cookie": f"{COOKIE}={token}"}).json()["you"]
        client.cookies.clear()
        renamed = {"cookie": f"{HOST_COOKIE}={token}"}
        assert client.get(f"/api/games/{game}", headers=renamed).json()["you"] == [0, 1]
        assert "set-cookie" not in client.get("/api/games", headers=renamed).headers
        assert "set-cookie" not in client.get("/", headers={"cookie": f"{COOKIE}={token}"}).headers


def test_the_plain_name_counts_for_nothing_beside_the_other() -> None:
    """Another host of the same site, or plain http, can set the plain name."""
    with browsing() as client:
        client.base_url = "https://marrakech.test"
        game = create(client, "person", "person")["game"]
        token = client.cookies[HOST_COOKIE]
        client.cookies.clear()
        both = {"cookie": f"{COOKIE}={'x' * 43}; {HOST_COOKIE}={token}"}
        seen = client.get(f"/api/games/{game}", headers=both)
        assert seen.json()["you"] == [0, 1]
        assert "set-cookie" not in seen.headers
        client.base_url = "http://marrakech.test"
        assert client.get(f"/api/games/{game}", headers=both).json()["you"] == []


def test_a_made_up_cookie_is_nobody() -> None:
    with browsing() as client:
        client.cookies.set(COOKIE, "admin", domain="marrakech.test")
        response = client.post("/api/games", json={"seats": [{"kind": "person"}] * 2})
        assert "set-cookie" in response.headers


def test_tokens_are_hashed_at_rest(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with browsing(SqliteStore(path)) as client:
        create(client, "person", "person")
        token = client.cookies[COOKIE]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert token.encode() not in stored
    assert hashlib.sha256(token.encode()).digest() in stored


def test_an_unexpected_error_tells_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = MemoryStore()

    async def broken(game: str) -> None:
        raise RuntimeError("the secret is 12345")

    monkeypatch.setattr(store, "game", broken)
    with browsing(store) as client:
        response = client.get("/api/games/somegame")
        assert response.status_code == 500
        assert response.json()["code"] == "internal_error"
        assert "12345" not in response.text
        assert client.get("/api/games/somegame/invitation/opensesame").status_code == 500
    assert "GET /api/games/{game" in caplog.text, "the log names the route"
    assert "opensesame" not in caplog.text
