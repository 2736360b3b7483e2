"""The real server in a process of its own: streams that resume, ports, Ctrl-C. `kill -9` is in test_chaos."""

import asyncio
import json
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from marrakech.server.serve import CannotListen, greeting, lan_addresses, listen, shown_host
from marrakech.server.settings import Settings
from marrakech.service.transfer import verify_text
from tests.server.client import Json, command, seats
from tests.server.freezes import freezes
from tests.server.process import Server, serving
from tests.service.play import fair
from tests.store.database import Database
from tests.waiting import until


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with serving() as running:
        yield running


def events(response: httpx.Response) -> Iterator[tuple[str, int | None, Json]]:
    """The messages of a stream as (event, id, data)."""
    name, number = "", None
    for line in response.iter_lines():
        if line.startswith("event: "):
            name = line.removeprefix("event: ")
        elif line.startswith("id: "):
            number = int(line.removeprefix("id: "))
        elif line.startswith("data: "):
            yield name, number, json.loads(line.removeprefix("data: "))
            number = None


def updates(response: httpx.Response, until: int) -> list[Json]:
    """The updates of a stream up to a version."""
    found = []
    for name, number, data in events(response):
        if name == "update":
            assert number == data["version"]
            found.append(data)
            if number == until:
                break
        else:
            assert number is None
    return found


def play(client: httpx.Client, table: Json, times: int) -> Json:
    for _ in range(times):
        answer = client.post(f"/api/games/{table['game']}/commands", json=command(table))
        assert answer.status_code == 200, answer.text
        table = answer.json()["table"]
    return table


def new_game(client: httpx.Client) -> Json:
    table: Json = client.post("/api/games", json={"seats": seats(*["person"] * 3)}).json()["table"]
    return table


def test_a_stream_resumes_without_gap_or_repeat(server: Server) -> None:
    with httpx.Client(base_url=server.url) as client:
        table = new_game(client)
        path = f"/api/games/{table['game']}/events"
        told = []
        with client.stream("GET", path) as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            assert stream.headers["cache-control"] == "no-store"
            table = play(client, table, 5)
            told += updates(stream, until=4)
        table = play(client, table, 6)
        with client.stream("GET", path, headers={"last-event-id": "4"}) as stream:
            table = play(client, table, 3)
            told += updates(stream, until=11)
        with client.stream("GET", f"{path}?after=11") as stream:
            told += updates(stream, until=15)
        assert [update["version"] for update in told] == list(range(1, 16))
        assert told == client.get(f"/api/games/{table['game']}/updates").json()


def test_two_tabs_of_one_seat_hear_the_same(server: Server) -> None:
    with httpx.Client(base_url=server.url) as client:
        table = new_game(client)
        path = f"/api/games/{table['game']}/events"
        with client.stream("GET", path) as first, client.stream("GET", path) as second:
            play(client, table, 3)
            assert updates(first, until=4) == updates(second, until=4)


def test_presence_is_told(server: Server) -> None:
    with httpx.Client(base_url=server.url) as client:
        table = new_game(client)
        path = f"/api/games/{table['game']}/events"
        client_cookies = client.cookies
        with httpx.Client(base_url=server.url) as watcher, watcher.stream("GET", path) as watching:
            heard = events(watching)
            told = (data["present"] for kind, _, data in heard if kind == "presence")
            if next(told) == [True] * 3:  # who has just set up a game is expected for a moment
                assert next(told) == [False] * 3
            with (
                httpx.Client(base_url=server.url, cookies=client_cookies) as player,
                player.stream("GET", path),
            ):
                assert next(told) == [True] * 3
            assert next(told) == [False] * 3


def test_a_last_event_id_that_is_no_number(server: Server) -> None:
    with httpx.Client(base_url=server.url) as client:
        table = new_game(client)
        answer = client.get(f"/api/games/{table['game']}/events", headers={"last-event-id": "x"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_version")


@pytest.mark.parametrize(("signal_number", "code"), [(signal.SIGINT, 0), (signal.SIGTERM, -15)])
def test_who_is_told_to_stop_ends_streams_and_leaves_quietly(
    tmp_path: Path, signal_number: int, code: int
) -> None:
    with serving(tmp_path / "games.db") as running, httpx.Client(base_url=running.url) as client:
        table = new_game(client)
        with client.stream("GET", f"/api/games/{table['game']}/events") as stream:
            heard = events(stream)
            assert [next(heard)[0], next(heard)[0]] == ["presence", "update"]
            begun = time.monotonic()
            running.process.send_signal(signal_number)
            assert list(heard) == []
        assert running.process.wait(timeout=10) == code
        assert time.monotonic() - begun < 5
        assert running.complaints == ""
        running.close()
    with serving(tmp_path / "games.db") as again, httpx.Client(base_url=again.url) as client:
        assert client.get(f"/api/games/{table['game']}").json()["table"] == table


def test_a_taken_port_is_passed_over() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with listen("127.0.0.1", port) as other:
            assert other.getsockname()[1] != port


def test_an_address_of_another_machine() -> None:
    with pytest.raises(CannotListen, match=r"127\.0\.0\.1 or 0\.0\.0\.0"):
        listen("192.0.2.1", 8770)


@pytest.mark.parametrize(
    ("host", "reachable", "words"),
    [
        ("127.0.0.1", False, "Only this machine can reach it"),
        ("0.0.0.0", True, "Others on your network can join there"),
        ("0.0.0.0", False, "Whoever can reach 0.0.0.0 can join"),
    ],
)
def test_who_can_reach_the_server_is_said_at_its_start(host: str, reachable: bool, words: str) -> None:
    said = greeting(Settings(host=host, memory=True), "http://192.0.2.7:8770/", reachable=reachable)
    assert said[0] == "Marrakech is open at http://192.0.2.7:8770/"
    assert words in said[1]
    assert "in memory only" in said[-1]


def test_hosts_in_links() -> None:
    assert shown_host("0.0.0.0") == "localhost"
    assert shown_host("::1") == "localhost"
    assert shown_host("fe80::2") == "[fe80::2]"
    assert shown_host("games.test") == "games.test"
    assert all(socket.inet_aton(address) for address in lan_addresses())


def test_a_finished_game_passes_the_check_of_its_file(server: Server) -> None:
    with httpx.Client(base_url=server.url) as client:
        table = new_game(client)
        while table["status"] != "over":
            table = play(client, table, 1)
        text = client.get(f"/api/games/{table['game']}/file").text
        assert fair(verify_text(text))


def test_malformed_requests_do_not_fill_the_log() -> None:
    server = Server()
    try:
        for sent in (b"\x16\x03\x01 nonsense\r\n\r\n", b"GET / HTTP/1.1\r\nupgrade: websocket\r\n\r\n"):
            for _ in range(5):
                with socket.create_connection(("localhost", server.port), timeout=30) as line:
                    line.sendall(sent)
                    assert line.recv(12) == b"HTTP/1.1 400"
        upgrade = {"connection": "upgrade", "upgrade": "websocket"}
        assert httpx.get(f"{server.url}/health", headers=upgrade).status_code == 200
        server.process.terminate()
        server.process.wait(timeout=10)
        assert server.complaints == ""
    finally:
        server.kill()


def ready(client: httpx.Client) -> int:
    return client.get("/ready").status_code


def test_a_database_that_is_down_at_the_start_is_waited_for(postgres: Database) -> None:
    address = postgres.fresh()
    postgres.stop()
    try:
        server = Server(address)
    finally:
        postgres.start()
    try:
        with httpx.Client(base_url=server.url, timeout=20) as client:
            assert client.get("/health").status_code == 200
            asyncio.run(until(lambda: ready(client) == 200))
            new_game(client)
        assert "cannot be reached" in server.complaints
    finally:
        server.kill()


@pytest.mark.parametrize("signal_number", [signal.SIGINT, signal.SIGTERM])
def test_who_waits_for_a_database_can_be_told_to_stop(signal_number: int) -> None:
    server = Server("postgresql://club:sesame@127.0.0.1:1/none")
    with httpx.Client(base_url=server.url, timeout=20) as client:
        assert (ready(client), client.get("/health").status_code) == (503, 200)
        assert client.get("/api/games/abc").json()["code"] == "store_unavailable"
    time.sleep(1)
    server.process.send_signal(signal_number)
    server.process.wait(10)
    said = server.complaints
    server.close()
    assert said.count("trying again in") in (1, 2, 3)
    assert "sesame" not in said
    assert "Traceback" not in said


def test_a_database_that_turns_out_to_be_the_wrong_one_ends_the_wait(postgres: Database) -> None:
    address = f"{postgres.fresh()}-none"
    with pytest.raises(AssertionError, match="did not start"):
        Server(address)
    postgres.stop()
    try:
        server = Server(address)
    finally:
        postgres.start()
    assert server.process.wait(30) != 0
    assert "does not exist): check the user, password and name in the address" in server.complaints
    server.close()


def test_time_in_which_the_only_process_is_frozen_does_not_count(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as running:
        found = asyncio.run(freezes(running.url, [running], per_turn=3, seconds=5, times=2))
    assert (found.time_outs, found.refused) == (0, []), str(found)
    assert found.acknowledged > 10


def test_time_in_which_the_database_is_down_does_not_count(postgres: Database) -> None:
    with serving(postgres.fresh()) as server, httpx.Client(base_url=server.url, timeout=20) as client:
        asked = {"seats": seats("person", "person"), "clock": {"per_turn": 4, "total": 60}}
        table = client.post("/api/games", json=asked).json()["table"]
        time.sleep(1)
        postgres.stop()
        try:
            time.sleep(6)
            path = f"/api/games/{table['game']}"
            assert client.post(f"{path}/commands", json=command(table)).status_code == 503
        finally:
            postgres.start()
        asyncio.run(until(lambda: ready(client) == 200))
        time.sleep(1.5)
        table = play(client, table, 1)
        told = client.get(f"{path}/updates?after=0").json()
        happened = [event["type"] for update in told for event in update["events"]]
        assert "timed_out" not in happened
        assert table["clock"]["left"][0] > 55
