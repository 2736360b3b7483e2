"""No command lets a file steer the terminal that shows it."""

import ast
from pathlib import Path

import pytest

from marrakech import cli
from marrakech.jit.cache import user_cache
from tests.cli.run import run

EVIL = "\x1b[2J\x1b]52;c;cm0gLXJm\x07\x9b31m\u202eanA"
"""Clears the screen, writes to the clipboard, changes the colour, turns the text round."""
TWO = '[Marrakech "1"]\n[Printing "en2021"]\n[Players "2"]\n'
COMPILED = user_cache()
"""Before the tests have a home of their own."""
STEERING = ("\x1b", "\x07", "\x9b", "\u202e", "\r", "\x08")


def calm(shown: str) -> bool:
    """Whether a text contains nothing that steers a terminal."""
    return not any(char in shown for char in STEERING)


@pytest.fixture(autouse=True)
def compiled_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(COMPILED))


@pytest.fixture(scope="module")
def evil_file(finished: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game with such a name, tags and comments."""
    folder = tmp_path_factory.mktemp("evil")
    text = finished.read_text(encoding="utf-8").replace('"Ana"', f'"{EVIL}"')
    assert EVIL in text
    head, _, moves = text.partition("\n\n")
    path = folder / "evil.marrakech"
    head = head.replace("[Date ", "[When ") + f'\n[Date "{EVIL}"]\n[Own "{EVIL}"]'
    path.write_text(f"{head}\n\n{{{EVIL}}}\n{moves}", encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "arguments",
    [
        ["show"],
        ["show", "--at", "3"],
        ["replay"],
        ["replay", "--boards"],
        ["review", "--depth", "quick"],
        ["review", "--depth", "quick", "--language", "fr"],
        ["review", "--depth", "quick", "--json"],
        ["stats"],
        ["stats", "--by", "opponents"],
        ["verify"],
        ["analyse", "--depth", "quick"],
        ["play", "--terminal", "--resume"],
    ],
    ids=" ".join,
)
def test_a_file_does_not_steer_the_terminal(evil_file: Path, arguments: list[str]) -> None:
    """The name in a Player tag went to the terminal as it was."""
    done = run(*arguments, evil_file)
    assert done.output
    assert calm(done.output)


def test_what_steers_is_shown(evil_file: Path) -> None:
    for arguments in (["replay"], ["review", "--depth", "quick"], ["stats"]):
        assert "\\u001b[2J" in run(*arguments, evil_file).output


@pytest.mark.parametrize(
    "broken",
    [
        f'[Marrakech "{EVIL}"]\n',
        f'[Marrakech "1"]\n[Printing "{EVIL}"]\n[Players "2"]\n\n*\n',
        f'[Marrakech "1"]\n[Printing "en2021"]\n[Players "{EVIL}"]\n\n*\n',
        f'{TWO}[Switches "{EVIL}"]\n\n*\n',
        f'{TWO}[Position "{EVIL}"]\n\n*\n',
        f'{TWO}[Result "{EVIL}"]\n\n*\n',
        f"{TWO}\n1. {EVIL}\n*\n",
        f'{TWO}[Seat1 "{EVIL}"]\n[Seat2 "bot"]\n\n*\n',
        f'{TWO}[Seat1 "bot:cmd:{EVIL}"]\n[Seat2 "bot"]\n\n*\n',
        f'{TWO}[Dice "{EVIL}"]\n[Seat1 "you"]\n[Seat2 "bot"]\n\n*\n',
        f"{EVIL}\n",
    ],
    ids=range(11),
)
@pytest.mark.parametrize(
    "arguments",
    [
        ["show"],
        ["replay"],
        ["review"],
        ["stats"],
        ["verify"],
        ["analyse"],
        ["play", "--terminal", "--resume"],
    ],
    ids=" ".join,
)
def test_no_complaint_about_a_file_steers_the_terminal(
    tmp_path: Path, broken: str, arguments: list[str]
) -> None:
    path = tmp_path / "broken.marrakech"
    path.write_text(broken, encoding="utf-8")
    done = run(*arguments, path, text="q\n")
    assert calm(done.output)


def test_reports_escape_the_names_of_a_file(evil_file: Path, tmp_path: Path) -> None:
    text = evil_file.read_text(encoding="utf-8").replace('"Ben"', '"<script>alert(1)</script>"')
    path = tmp_path / "script.marrakech"
    path.write_text(text, encoding="utf-8")
    html, csv, plot = (tmp_path / name for name in ("out.html", "out.csv", "out.svg"))
    assert run("review", path, "--depth", "quick", "--html", html).exit_code == 0
    assert run("stats", path, "--csv", csv, "--plot", plot).exit_code == 0
    for written in (html, csv, plot):
        assert calm(written.read_text(encoding="utf-8"))
    for written in (html, plot):
        assert "<script" not in written.read_text(encoding="utf-8")
        assert "&lt;script&gt;" in written.read_text(encoding="utf-8")


def test_every_command_prints_through_one_function() -> None:
    """`typer.echo` prints what it is given; a picture and our own greeting may go there."""
    allowed = {("echo.py", "printable(text)"), ("show.py", "picture")}
    for path in Path(cli.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("typer.echo", "click.echo"):
                assert (path.name, ast.unparse(node.args[0])) in allowed, f"{path.name}: use cli.echo"
