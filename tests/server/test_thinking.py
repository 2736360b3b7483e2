"""The real server and its workers: compiled code stays outside, and nobody is left behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.children import alive, children, signal_to, workers
from tests.server.client import Json, command
from tests.server.process import Server, serving
from tests.untraced import environment

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")

AT_ONCE = "from marrakech.service import lobby\nlobby.PREPARE_AFTER = 0.0"
FOREIGN = ("numba", "llvmlite", "numpy")
PATIENCE = 180.0
"""Seconds, should the master have to be compiled."""


def wait_for(true: Callable[[], object], seconds: float = PATIENCE) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.02)


def master_ready(client: httpx.Client) -> bool:
    levels = client.get("/api/about").json()["levels"]
    return bool(next(level["ready"] for level in levels if level["id"] == "master"))


def against_master(client: httpx.Client) -> Json:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "master"}]
    return dict(client.post("/api/games", json={"seats": seats}).json()["table"])


def play(client: httpx.Client, table: Json) -> Json:
    """Play one turn of the person and wait for the bot's."""
    path = f"/api/games/{table['game']}"
    while table["next"]["seat"] == 0:
        answer = client.post(f"{path}/commands", json=command(table))
        assert answer.status_code == 200, answer.text
        table = answer.json()["table"]

    def turn_over() -> bool:
        nonlocal table
        table = client.get(path).json()["table"]
        return bool(table["status"] == "over" or table["next"]["seat"] == 0)

    wait_for(turn_over, 30)
    return table


def mapped(pid: int) -> list[str]:
    """The libraries of compiled code that a process has in its memory."""
    maps = Path(f"/proc/{pid}/maps").read_text()
    return [name for name in FOREIGN if f"/{name}" in maps]


def test_the_server_itself_never_loads_compiled_code() -> None:
    with serving(prelude=AT_ONCE) as server, httpx.Client(base_url=server.url, timeout=30) as client:
        wait_for(lambda: master_ready(client))
        table = play(client, against_master(client))
        path = f"/api/games/{table['game']}"
        assert client.get(f"{path}/hint").json()["bot"] == "master"
        assert len(client.get(f"{path}/evaluation").json()["win"]) == 2
        assert client.get("/api/puzzles/daily").status_code == 200
        assert mapped(server.process.pid) == []
        thinking = workers(server.process.pid)
        assert len(thinking) == 2
        assert any(mapped(worker) for worker in thinking), "it is the workers that have it"


@pytest.mark.parametrize("stopped", [False, True], ids=["thinking", "stopped"])
def test_workers_are_gone_soon_after_their_server_was_killed(stopped: bool) -> None:
    with serving(prelude=AT_ONCE) as server, httpx.Client(base_url=server.url, timeout=30) as client:
        play(client, against_novice(client))
        wait_for(lambda: len(workers(server.process.pid)) == 2)
        left = {*children(server.process.pid)}
        left |= {one for child in left for one in children(child)}  # also what compiles
        if stopped:
            for worker in workers(server.process.pid):
                signal_to(worker, signal.SIGSTOP)
        server.process.send_signal(signal.SIGKILL)
        wait_for(lambda: not any(map(alive, left)), 2.0)


def against_novice(client: httpx.Client) -> Json:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
    return dict(client.post("/api/games", json={"seats": seats}).json()["table"])


def test_a_server_that_stops_takes_its_workers_along() -> None:
    server = Server(prelude=AT_ONCE)
    with httpx.Client(base_url=server.url, timeout=30) as client:
        play(client, against_novice(client))
        left = children(server.process.pid)
        assert left
        server.process.send_signal(signal.SIGTERM)
        wait_for(lambda: not any(map(alive, left)), 10.0)
    server.close()


def test_workers_that_are_killed_do_not_stop_a_game() -> None:
    with serving() as server, httpx.Client(base_url=server.url, timeout=30) as client:
        table = against_novice(client)
        for _ in range(2):
            table = play(client, table)
            killed = workers(server.process.pid)
            for worker in killed:
                os.kill(worker, signal.SIGKILL)
            # A task may be given to one of them before the server notices; the third time would be the last.
            wait_for(lambda killed=killed: not any(map(alive, killed)))  # type: ignore[misc]
        assert play(client, table)["version"] > table["version"]
        assert "a worker ended (SIGKILL)" in server.complaints


TERMINAL = """
from marrakech.cli.terminal.local_service import opened_service
from marrakech.kernel.state import LAY, step
from marrakech.record.legality import legal_moves
from marrakech.record.moves import Lay, Orient
from marrakech.service.requests import GameRequest, SeatRequest
with opened_service() as service:
    seats = [SeatRequest("person"), SeatRequest("bot", level="novice")]
    table = service.create(GameRequest(seats), None, print)
    table.act(0, Orient(1))
    table.act(0, next(move for move in legal_moves(table.now.state) if isinstance(move, Lay)))
    while table.now.mover != 0:
        table.wait(table.now.version)
    print("moved", flush=True)
    {end}
"""


@pytest.mark.parametrize("end", ["pass", "import os; os.kill(os.getpid(), 9)"])
def test_the_terminal_leaves_no_worker_behind(end: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", TERMINAL.format(end=f"input()\n    {end}")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
        text=True,
    ) as game:
        assert game.stdout is not None
        assert game.stdin is not None
        assert game.stdout.readline() == "moved\n"
        left = workers(game.pid)
        assert len(left) == 1
        game.stdin.write("\n")
        game.stdin.flush()
        game.wait(20)
        wait_for(lambda: not any(map(alive, left)), 2.0)
