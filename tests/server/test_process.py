"""The real server in a process of its own: streams that resume, Ctrl-C, and kill -9."""

import asyncio
import json
import random
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from marrakech.server.serve import CannotListen, lan_addresses, listen, shown_host
from marrakech.service.fairdice import FairDice, Numbers
from marrakech.service.log import CreatedEntry, LaidEntry, RolledEntry, decode
from marrakech.service.transfer import verify_text
from marrakech.store import SqliteStore
from tests.examples import times
from tests.server.client import Json, command, seats
from tests.server.process import Server, serving
from tests.service.play import fair

GAMES = times(60)
COMMANDS = 12
"""Of each game: six turns, or four with the turn at the end."""
KILLS = 4


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


def test_ctrl_c_ends_streams_and_leaves_quietly(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as running, httpx.Client(base_url=running.url) as client:
        table = new_game(client)
        with client.stream("GET", f"/api/games/{table['game']}/events") as stream:
            heard = events(stream)
            assert [next(heard)[0], next(heard)[0]] == ["presence", "update"]
            begun = time.monotonic()
            running.process.send_signal(signal.SIGINT)
            assert list(heard) == []
        assert running.process.wait(timeout=10) == 0
        assert time.monotonic() - begun < 5
        assert running.process.stderr is not None
        assert running.process.stderr.read() == ""
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


def test_hosts_in_links() -> None:
    assert shown_host("0.0.0.0") == "localhost"
    assert shown_host("::1") == "localhost"
    assert shown_host("fe80::2") == "[fe80::2]"
    assert shown_host("games.test") == "games.test"
    assert all(socket.inet_aton(address) for address in lan_addresses())


class Script:
    """One scripted game: what it sent, and what was acknowledged."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.chooser = random.Random(number)
        self.acknowledged: dict[str, Json] = {}
        self.game = ""
        self.table: Json = {}

    async def run(self, client: httpx.AsyncClient, cookies: httpx.Cookies) -> None:
        players = 2 + self.number % 3
        body = {"seats": seats(*["person"] * players), "end_turn": self.number % 5 == 0}
        created = await insist(client, "/api/games", body)
        self.table = created["table"]
        self.game = self.table["game"]
        for _ in range(COMMANDS):
            sent = command(self.table)
            answer = await insist(client, f"/api/games/{self.game}/commands", sent)
            assert answer["version"] == sent["version"] + 1
            self.acknowledged[sent["id"]] = answer
            self.table = answer["table"]


async def insist(client: httpx.AsyncClient, path: str, body: Json) -> Json:
    """Send, and send the very same again, until there is an answer."""
    for _ in range(2000):
        try:
            answer = await client.post(path, json=body)
        except httpx.TransportError:
            await asyncio.sleep(0.02)
            continue
        assert answer.status_code in (200, 201), answer.text
        found: Json = answer.json()
        return found
    raise AssertionError("the server never came back")


def test_kill_nine_loses_and_doubles_nothing(tmp_path: Path) -> None:
    db = tmp_path / "games.db"
    scripts = [Script(number) for number in range(GAMES)]
    moments = random.Random(2026)

    async def run() -> None:
        server = Server(db)
        port = server.port
        limit = asyncio.Semaphore(16)
        async with httpx.AsyncClient(base_url=server.url, timeout=20) as client:
            # One browser for all: whoever has this cookie sits in all seats.
            await insist(client, "/api/games", {"seats": seats("person", "person")})

            async def play(script: Script) -> None:
                async with limit:
                    await script.run(client, client.cookies)

            playing = asyncio.gather(*(play(script) for script in scripts))
            kills = 0
            while not playing.done():
                await asyncio.sleep(moments.uniform(0.05, 0.6))
                if kills < KILLS and not playing.done():
                    server.kill()
                    kills += 1
                    server = await asyncio.to_thread(Server, db, port)
                    assert server.port == port
            await playing
            assert kills == KILLS
        server.kill()

    asyncio.run(run())
    asyncio.run(check_log(db, scripts))


async def check_log(db: Path, scripts: list[Script]) -> None:
    store = SqliteStore(db)
    for script in scripts:
        log = await store.entries(script.game)
        # Nothing lost, nothing doubled: as many entries as acknowledged commands, each at its version.
        assert [entry.version for entry in log] == list(range(1, COMMANDS + 2))
        for id, answer in script.acknowledged.items():
            assert await store.version_of(script.game, id) == answer["version"]
        created = decode(log[0].text)
        assert isinstance(created, CreatedEntry)
        stored = await store.game(script.game)
        terms = " ".join((created.printing, f"players={created.players}", *created.switches))
        dice = FairDice(stored.secret, script.game, terms)
        assert dice.commitment == created.commitment == script.table["commitment"]
        numbers = Numbers()
        told: dict[int, Any] = {answer["version"]: answer for answer in script.acknowledged.values()}
        turn = 0
        for entry in log[1:]:
            happened = decode(entry.text)
            if isinstance(happened, RolledEntry):
                turn += 1
                walked = next(e for e in told[entry.version]["events"] if e["type"] == "walked")
                assert walked["steps"] == happened.steps == dice.die(turn, numbers.at(turn))
            elif isinstance(happened, LaidEntry):
                laid = next(e for e in told[entry.version]["events"] if e["type"] == "laid")
                assert laid["rug"] == happened.rug
    await store.close()


def test_a_finished_game_passes_the_check_of_its_file(server: Server) -> None:
    with httpx.Client(base_url=server.url) as client:
        table = new_game(client)
        while table["status"] != "over":
            table = play(client, table, 1)
        text = client.get(f"/api/games/{table['game']}/file").text
        assert fair(verify_text(text))
