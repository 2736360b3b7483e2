"""Every command in the documentation is run, or parsed by the program that it is for."""

import re
import shlex
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest
import typer
from typer.testing import CliRunner

from marrakech.cli import COMMANDS, make_app
from marrakech.record.game import Game
from tests.cli.run import START
from tests.docs.pages import PAGES, ROOT, blocks

TARGETS: Final = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.M))
EXTRAS: Final = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
RUN: Final = (["rules"], ["show"], ["puzzles", "list"])
"""Commands that are run and not only parsed: they take a moment, and nobody has to be there."""
PLACEHOLDERS: Final = {
    "FILE": "game.marrakech",
    "last": "game.marrakech",
    "POSITION": START,
    "N": "2",
    "S": "1",
}
"""What the reader fills in, with what is tried."""


def commands(code: str) -> Iterator[list[str]]:
    """The commands of a block, without settings before them and what the shell does with the rest."""
    for line in code.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
            words = words[1:]
        for end in ("|", ">", "&", "&&"):
            if end in words:
                words = words[: words.index(end)]
        if words:
            yield words


def scripts() -> list[tuple[str, list[str]]]:
    """Every command of every page, but for blocks that a test runs as they stand."""
    return [
        (page, words)
        for page in PAGES
        for block in blocks(page)
        if block.language == "sh" and not block.claimed
        for words in commands(block.code)
    ]


@cache
def program_of(name: str) -> Any:
    """A command of ours, made once."""
    return typer.main.get_command(make_app(name))


def parse(arguments: list[str]) -> None:
    """Let the command read its arguments, down to the last subcommand; it complains by an exception."""
    command, rest = program_of(arguments[0]), list(arguments)
    while inner := getattr(command, "commands", None):
        name = rest.pop(0)
        assert name in inner, f"there is no command {name}"
        command = inner[name]
    command.make_context("marrakech", rest)


@pytest.fixture(scope="module")
def finished() -> str:
    """The file of a finished game."""
    game = Game.new(players=3, seed=7)
    while not game.over:
        game.play(game.legal()[0])
    return str(game)


@pytest.fixture
def folder(finished: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a game, in which commands are tried."""
    (tmp_path / "game.marrakech").write_text(finished)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("page", "words"), scripts(), ids=lambda one: one if isinstance(one, str) else " ".join(one)
)
def test_a_command_is_understood(page: str, words: list[str], folder: Path) -> None:
    program, *arguments = [PLACEHOLDERS.get(word, word) for word in words]
    match program:
        case "marrakech":
            assert arguments[0] in COMMANDS
            if any(arguments[: len(one)] == one for one in RUN) and "--print" not in arguments:
                done = CliRunner().invoke(make_app(), arguments)
                assert done.exit_code == 0, done.output
                assert done.output or list(folder.glob("*.svg"))
            else:
                parse(arguments)
        case "make":
            assert arguments[0] in TARGETS
        case "pip" | "uvx":
            [extra] = re.findall(r"marrakech\[(\w+)\]", " ".join(arguments)) or ["play"]
            assert extra in EXTRAS
        case "python" | "python3":
            [module] = [arguments[1]] if arguments[0] == "-m" else [None]
            assert find_spec(module) if module else (ROOT / arguments[0]).is_file()
        case "debootstrap" | "buildah" | "ln" | "rm":
            # How an image was made by hand: what it is made from is there.
            assert "-f" not in arguments or (ROOT / arguments[arguments.index("-f") + 1]).is_file()
        case _:
            pytest.fail(f"{page}: nobody knows how to try {program}")


def test_a_wrong_option_is_noticed() -> None:
    with pytest.raises(Exception, match="--no-such"):
        parse(["review", "game.marrakech", "--no-such"])
    with pytest.raises(Exception, match="nonsense"):
        parse(["puzzles", "nonsense"])


def test_blocks_are_read_as_a_shell_reads_them() -> None:
    told = "A=1 marrakech serve --db 'x y' \\\n  --lan &   # two\n\nmarrakech replay FILE | less\n"
    assert list(commands(told)) == [
        ["marrakech", "serve", "--db", "x y", "--lan"],
        ["marrakech", "replay", "FILE"],
    ]
    assert len(scripts()) > 40
