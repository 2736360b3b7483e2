"""`marrakech admin` at a running server: what it shows, what it does, and what it says when it cannot."""

import json
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import get_args

import httpx
import pytest

from marrakech.cli.admin import SUBCOMMANDS, SwitchName, WhichGames, Whom, minutes
from marrakech.service.census import Which
from marrakech.service.house import HOUSE_SWITCHES, BlockKind
from tests.cli.run import run
from tests.server.client import create
from tests.server.process import Server, serving
from tests.untraced import environment

TOKEN = "the-token-of-the-operator-of-this-house"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with serving(admin_token=TOKEN) as server:
        yield server


@pytest.fixture(autouse=True)
def token(monkeypatch: pytest.MonkeyPatch, server: Server) -> None:
    monkeypatch.setenv("MARRAKECH_ADMIN_TOKEN", TOKEN)
    monkeypatch.setenv("MARRAKECH_ADMIN_SERVER", server.url)
    monkeypatch.setenv("COLUMNS", "200")


def said(*arguments: str) -> str:
    """What a command says that succeeds."""
    done = run("admin", *arguments)
    assert done.exit_code == 0, done.output
    return done.output


def refused(*arguments: str) -> str:
    """What a command says that fails."""
    done = run("admin", *arguments)
    assert done.exit_code == 2, done.output
    return done.output


def test_games_are_listed_ended_and_put_aside(server: Server) -> None:
    with httpx.Client(base_url=server.url) as client:
        game = create(client, "person", "link")["game"]
        assert game in said("games")
        assert "open" in said("games", "--find", game[:4])
        (listed,) = json.loads(said("--json", "games", "--find", game))["games"]
        assert len(listed["seats"][0]["guest"]) == 16
        assert said("quarantine", game, "--reason", "odd") == f"Game {game} is put aside.\n"
        assert "odd" in said("overview")
        assert game in said("games", "aside")
        assert said("games", "--find", "zzz") == "There are no such games.\n"
        assert said("release", game) == f"Game {game} goes on.\n"
        assert "new invitations" in said("invitations", game)
        assert run("admin", "end", game, text="n\n").exit_code == 1
        assert client.get(f"/api/games/{game}").status_code == 200
        assert said("end", game, "--yes") == f"Game {game} is ended.\n"
        assert client.get(f"/api/games/{game}").status_code == 404
        assert f"there is no game '{game}'" in refused("end", game, "--yes")


def test_guests_and_addresses_are_blocked_for_a_time() -> None:
    guest = "0123456789abcdef"
    assert said("blocks") == "Nobody is blocked.\n"
    assert re.search(
        rf"guest {guest} is blocked until 2\d{{3}}-", said("block", "guest", guest, "--for", "7d")
    )
    assert "until it is lifted" in said("block", "address", "203.0.113.7", "--for", "ever")
    assert guest in said("blocks")
    assert "may come in again" in said("unblock", "guest", guest)
    assert "is not blocked" in refused("unblock", "guest", guest)
    assert "repeat it with --force" in refused("block", "address", "127.0.0.1")
    assert "is no address" in refused("block", "address", "club.example")
    assert "may come in again" in said("unblock", "address", "203.0.113.7")
    assert run("admin", "block", "guest", guest, "--for", "soon").exit_code == 2


def test_the_command_knows_what_the_server_knows() -> None:
    assert get_args(SwitchName) == HOUSE_SWITCHES
    assert get_args(WhichGames) == get_args(Which)
    assert get_args(Whom) == get_args(BlockKind)


def test_switches_limits_and_passes(server: Server) -> None:
    assert said("switch", "invite-only", "on") == "invite-only is on.\n"
    assert "Switches on: invite-only." in said("overview")
    found = re.search(r"The pass is ([a-z0-9]{20}):", said("pass", "the club"))
    assert found is not None
    assert httpx.post(f"{server.url}/api/pass", json={"pass": found[1]}).status_code == 200
    seen = said("overview")
    id = re.search(r"([0-9a-f]{8}) +the club", seen)
    assert id is not None
    assert "is no longer valid" in said("withdraw", id[1])
    assert said("switch", "invite-only", "off") == "invite-only is off.\n"
    assert said("limit", "3") == "A guest may have 3 unfinished games.\n"
    assert "Games per guest: 3." in said("overview")
    assert said("limit", "0") == "There is no limit of games.\n"
    assert json.loads(said("--json", "switch", "no-analysis", "off"))["no_analysis"] is False


def test_what_goes_wrong_is_said(
    server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert "does not answer" in refused("--server", "http://127.0.0.1:9", "overview")
    assert "is no server" in refused("--server", "file:///etc/passwd", "overview")
    file = tmp_path / "token"
    file.write_text("wrong")
    told = refused("--token-file", str(file), "overview")
    assert "does not take this token" in told
    assert "wrong" not in told
    file.write_text(TOKEN)
    monkeypatch.setenv("MARRAKECH_ADMIN_TOKEN", "")
    assert "there is no token" in refused("overview")
    said("--token-file", str(file), "overview")
    with serving() as other:
        told = refused("--server", other.url, "--token-file", str(file), "overview")
    assert "has no operator" in told


@pytest.mark.parametrize("name", SUBCOMMANDS)
def test_every_command_explains_itself(name: str) -> None:
    assert "Usage: " in said(name, "--help")


def test_times_as_people_write_them() -> None:
    assert [minutes(time) for time in ("30m", "12h", "7d", "ever")] == [30, 720, 10_080, None]


def test_the_manual_can_be_followed_word_by_word(server: Server, tmp_path: Path) -> None:
    manual = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    example = re.search(r"<!-- run as a test .*?-->\n```sh\n(.*?)```", manual, re.DOTALL)
    assert example is not None
    assert set(re.findall(r"marrakech admin (?:--json )?([a-z]+)", example[1])) == {*SUBCOMMANDS} - {
        "withdraw"
    }
    with httpx.Client(base_url=server.url) as client:
        game = create(client, "person", "link")["game"]
    (tmp_path / "token").write_text(TOKEN)
    script = example[1].replace("http://127.0.0.1:8770", server.url)
    script = script.replace("/etc/marrakech/token", str(tmp_path / "token"))
    program = f'marrakech() {{ "{sys.executable}" -m marrakech.cli "$@"; }}\n'
    done = subprocess.run(
        ["sh", "-eu"],
        input=program + script,
        text=True,
        capture_output=True,
        cwd=tmp_path,
        env={**environment(), "COLUMNS": "200"},
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert f"Game {game} is ended." in done.stdout
    assert "A guest may have 5 unfinished games." in done.stdout
    for name in ("invite-only", "no-analysis", "no-play-on"):
        said("switch", name, "off")
    said("limit", "0")


def test_a_redirect_does_not_carry_the_token_elsewhere() -> None:
    heard: list[str] = []

    class Elsewhere(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            heard.append(self.path)
            self.send_response(302)
            self.send_header("location", "/elsewhere")
            self.end_headers()

        def log_message(self, *said: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{other.server_address[1]}"
        assert "Found" in refused("--server", address, "overview")
        other.shutdown()
    assert heard == ["/api/admin/overview"]
