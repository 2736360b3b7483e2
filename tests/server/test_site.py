"""A site as deploy/ describes it: the real nginx with TLS before two processes on a real PostgreSQL."""

import asyncio
import shutil
import socket
import ssl
import time
from pathlib import Path

import httpx
import pytest

from tests.server.client import Json, command, seats
from tests.server.freezes import freeze, site_freezes
from tests.server.process import Server, serving
from tests.server.proxy import NGINX, nginx
from tests.server.test_process import updates
from tests.store.database import Database

pytestmark = pytest.mark.skipif(
    NGINX is None or shutil.which("openssl") is None, reason="no nginx here"
)


def post(client: httpx.Client, path: str, body: Json) -> Json:
    answer = client.post(path, json=body)
    assert answer.status_code in (200, 201), answer.text
    found: Json = answer.json()
    return found


def trusting() -> ssl.SSLContext:
    """What trusts the certificate of the test."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def browser(port: int) -> httpx.Client:
    """A client that trusts the certificate of the test."""
    return httpx.Client(base_url=f"https://localhost:{port}", verify=trusting(), timeout=20)


def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    with (
        serving() as server,
        nginx(tmp_path, [server.port] * 2, connections=2) as port,
        browser(port) as client,
    ):
        table = post(client, "/api/games", {"seats": seats("person", "person")})["table"]
        events = f"/api/games/{table['game']}/events?after=0"
        with client.stream("GET", events) as one, client.stream("GET", events) as two:
            assert one.status_code == two.status_code == 200
            assert client.get("/api/about").status_code == 503
        assert client.get("/api/about").status_code == 200


@pytest.mark.parametrize(
    "head",
    ["content-length: 4\r\ntransfer-encoding: chunked", "content-length: 4\r\ncontent-length: 5"],
)
def test_nothing_is_served_through_nginx_after_a_malformed_request(tmp_path: Path, head: str) -> None:
    sent = f"POST /api/games HTTP/1.1\r\nhost: localhost\r\n{head}\r\n\r\n0\r\n\r\n"
    sent += "GET /api/about HTTP/1.1\r\nhost: localhost\r\n\r\n"
    with (
        serving() as server,
        nginx(tmp_path, [server.port] * 2) as port,
        socket.create_connection(("localhost", port), timeout=10) as plain,
        trusting().wrap_socket(plain, server_hostname="localhost") as line,
    ):
        line.sendall(sent.encode())
        answered = b"".join(iter(lambda: line.recv(65_536), b""))
    assert answered.startswith(b"HTTP/1.1 400 ")
    assert answered.count(b"HTTP/1.1 ") == 1


def test_changes_come_from_our_own_page_at_any_port(tmp_path: Path) -> None:
    asked = {"seats": seats("person", "person")}
    with (
        serving(proxy=True, hosts="localhost") as server,
        nginx(tmp_path, [server.port] * 2) as port,
        browser(port) as client,
    ):

        def answer(origin: str, host: str = f"localhost:{port}") -> int:
            headers = {"origin": origin, "host": host}
            return client.post("/api/games", json=asked, headers=headers).status_code

        assert answer(f"https://localhost:{port}") == 201
        assert answer("https://elsewhere.test") == 403
        assert answer(f"https://localhost:{port + 1}") == 403
        # A name of somebody else's that leads here is not answered to, whatever its page says.
        assert answer("https://elsewhere.test", host="elsewhere.test") == 400


def test_two_processes_behind_nginx(postgres: Database, tmp_path: Path) -> None:
    address = postgres.fresh()
    processes = [Server(address, proxy=True, log_level="info") for _ in range(2)]
    try:
        with nginx(tmp_path, [one.port for one in processes]) as port, browser(port) as client:
            table = post(client, "/api/games", {"seats": seats("person", "person", "person")})["table"]
            assert all(cookie.secure for cookie in client.cookies.jar)
            path = f"/api/games/{table['game']}"
            with client.stream("GET", f"{path}/events?after=0") as stream:
                for _ in range(8):
                    table = post(client, f"{path}/commands", command(table))["table"]
                told = updates(stream, until=table["version"])
            assert [update["version"] for update in told] == list(range(1, 10))
            # One process dies; whoever plays does not notice.
            processes[0].kill()
            for _ in range(6):
                table = post(client, f"{path}/commands", command(table))["table"]
            assert client.get(f"{path}/updates").json()[-1]["version"] == table["version"] == 15
            assert client.get("/metrics").status_code == client.get("/ready").status_code == 404
            assert client.get("/").headers["strict-transport-security"]
            assert "Disallow: /api/" in client.get("/robots.txt").text
            assert client.get(f"/g/{table['game']}").headers["x-robots-tag"] == "noindex, nofollow"
            plain = httpx.HTTPTransport(uds=str(tmp_path / "plain.sock"))
            with httpx.Client(base_url="http://games.test", transport=plain) as insecure:
                moved = insecure.get(path)
            assert (moved.status_code, moved.headers["location"]) == (301, f"https://games.test{path}")
        assert table["game"] not in (tmp_path / "access").read_text()
    finally:
        for one in processes:
            one.kill()


def test_a_frozen_process_costs_nobody_a_turn(postgres: Database, tmp_path: Path) -> None:
    found = site_freezes(postgres.fresh(), tmp_path, per_turn=4, seconds=5)
    assert (found.time_outs, found.refused) == (0, []), str(found)
    assert found.longest_wait < 3
    assert found.acknowledged > 30


def test_time_in_which_every_process_is_frozen_does_not_count(
    postgres: Database, tmp_path: Path
) -> None:
    found = site_freezes(postgres.fresh(), tmp_path, both=True, per_turn=4, seconds=6, times=2)
    assert (found.time_outs, found.refused) == (0, []), str(found)


def test_who_thinks_while_every_process_is_frozen_loses_no_time(
    postgres: Database, tmp_path: Path
) -> None:
    address = postgres.fresh()
    processes = [Server(address, proxy=True) for _ in range(2)]
    try:
        with nginx(tmp_path, [one.port for one in processes]) as port, browser(port) as client:
            asked = {"seats": seats("person", "person"), "clock": {"per_turn": 4, "total": 60}}
            table = post(client, "/api/games", asked)["table"]
            asyncio.run(freeze(processes, 8))
            time.sleep(2)
            path = f"/api/games/{table['game']}"
            table = post(client, f"{path}/commands", command(table))["table"]
            told = client.get(f"{path}/updates?after=0").json()
            assert [update["version"] for update in told] == [1, 2, 3]
            assert told[1]["events"] == []  # the lost time
            assert table["clock"]["left"][0] > 55
    finally:
        for one in processes:
            one.kill()
