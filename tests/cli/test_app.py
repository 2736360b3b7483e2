"""The command as a whole: help, version, errors, and what it loads."""

import os
import re
import signal
import subprocess
import sys
from importlib.metadata import version
from urllib.request import urlopen

import pytest

from marrakech.cli import COMMANDS
from tests.cli.run import START, run


def test_help_lists_every_command_with_a_sentence() -> None:
    done = run("--help")
    assert done.exit_code == 0
    for name in COMMANDS:
        assert f"  {name} " in done.output
    assert "..." not in done.output.partition("Commands:")[2]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str) -> None:
    done = run(name, "--help")
    assert done.exit_code == 0
    assert "--help" in done.output


def test_version() -> None:
    done = run("--version")
    assert done.exit_code == 0
    assert done.output == f"marrakech {version('marrakech')}\n"


def test_an_unknown_command_is_refused() -> None:
    assert run("fly").exit_code == 2


def test_without_a_command_the_page_is_served_until_ctrl_c() -> None:
    environment = os.environ | {
        "MARRAKECH_PORT": "0",
        "MARRAKECH_MEMORY": "1",
        "MARRAKECH_OPEN_BROWSER": "0",
    }
    with subprocess.Popen(
        [sys.executable, "-m", "marrakech.cli"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            found = re.search(r"http://localhost:\d+/", process.stdout.readline())
            assert found is not None
            with urlopen(found.group() + "api/about", timeout=30) as answer:
                assert answer.status == 200
            process.send_signal(signal.SIGINT)
            assert process.wait(timeout=30) == 0
            assert process.stderr.read() == ""
        finally:
            process.kill()


def test_options_that_would_do_nothing_are_refused() -> None:
    done = run("play", "--seed", "7")
    assert done.exit_code == 2
    assert "--seed is for the game in the terminal" in done.output
    done = run("play", "--terminal", "--port", "0")
    assert done.exit_code == 2
    assert "--port is for the game in the browser" in done.output
    done = run("serve", "--memory", "--db", "games.db")
    assert done.exit_code == 2
    assert "give one of the two" in done.output


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import sys\nfrom marrakech.cli import main\n"
        "try: main(['--help'])\nexcept SystemExit: pass\n"
        "sys.exit(' '.join(n for n in ('numpy', 'numba', 'marrakech.engine.bot') if n in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.strip() == ""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rules", "xx"], "unknown printing 'xx'; the choices are en2021, fr60, fr57, suleika, ro57"),
        (["rules", "--players", "5"], "the choices are 2, 3 or 4"),
        (["rules", "suleika", "--end-turn"], "offered by en2021, fr60"),
        (["rules", "--language", "xx"], "the choices are en"),
        (["play", "--terminal", "--printing", "xx"], "there is no printing 'xx'"),
        (["play", "--terminal", "--players", "5"], "the choices are 2, 3 or 4"),
        (["play", "--terminal", "--players", "1"], "the choices are 2, 3 or 4"),
        (
            ["play", "--terminal", "--seat", "you", "--seat", "bot:clever"],
            "there is no level 'clever'",
        ),
        (["play", "--terminal", "--seat", "robot"], "a seat is you, you:NAME, bot or bot:LEVEL"),
        (["play", "--terminal", "--seat", "you:A", "--seat", "you:A"], "'A' looks like 'A'"),
        (
            ["play", "--terminal", "--seat", "you:" + "x" * 25],
            "a name has 1 to 24 characters, this one has 25",
        ),
        (["play", "--terminal", "--bots", "4"], "up to 3 bots can play against you, not 4"),
        (["play", "--terminal", "--bots", "0"], "2 to 4 can play, and this makes 1"),
        (["play", "--terminal", "--seat", ""], "a seat is you"),
        (["play", "--terminal", "--file", ""], "not a directory"),
        (["play", "--terminal", "--resume", ""], "not a directory"),
        (["play", "--terminal", "--resume", "x", "--file", "y"], "--file is for a new game"),
        (["replay", ""], "not a directory"),
        (["verify", ""], "not a directory"),
        (["show", ""], "expected a colour"),
        (
            ["play", "--terminal", "--seat", "you", "--seat", "you", "--seat", "you", "--players", "2"],
            "3 seats",
        ),
        (["play", "--terminal", "--keep-heading"], "house rule of the variant"),
        (["play", "--terminal", "--resume", "nowhere.marrakech"], "nowhere.marrakech"),
        (["play", "--terminal", "--resume", "last"], "no game has been saved yet"),
        (["replay", "nowhere.marrakech"], "nowhere.marrakech"),
        (["show", "nowhere.marrakech"], "no such file: nowhere.marrakech"),
        (["show", "7/7"], "line 1, column 4"),
        (["show", "."], "not a directory"),
        (["show", START, "--at", "1"], "--at needs a game file"),
        (["show", START, "--svg", "no/such/directory/x.svg"], "x.svg"),
    ],
)
def test_mistakes_are_told_in_a_sentence_with_exit_code_2(arguments: list[str], said: str) -> None:
    done = run(*arguments)
    assert done.exit_code == 2, done.output
    assert said in done.output
    assert "Traceback" not in done.output
