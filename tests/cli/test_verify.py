"""`marrakech verify`: a fair game passes, a forged one does not, one without a secret is refused."""

import asyncio
import re
from pathlib import Path

import pytest

from marrakech.service.files import as_file
from tests.cli.run import run
from tests.service.play import open_lobby, people, play_out


async def _played() -> str:
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        await play_out(table)
        return as_file(table)


@pytest.fixture(scope="module")
def text() -> str:
    return asyncio.run(_played())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


def test_a_fair_game(text: str, path: Path) -> None:
    path.write_text(text, encoding="utf-8")
    done = run("verify", path)
    assert done.exit_code == 0
    assert done.output.count("ok ") == 3


def test_a_forged_game(text: str, path: Path) -> None:
    path.write_text(re.sub(r'\[Game "[^"]*"\]', '[Game "another"]', text), encoding="utf-8")
    done = run("verify", path)
    assert done.exit_code == 1
    assert "WRONG  every roll follows from the secret (turns " in done.output


def test_a_game_that_tells_no_secret(text: str, path: Path) -> None:
    path.write_text(re.sub(r'\[Secret "[^"]*"\]\n', "", text), encoding="utf-8")
    done = run("verify", path)
    assert done.exit_code == 2
    assert "no tag Secret" in done.output


def test_no_game_file(path: Path) -> None:
    assert "No such file" in run("verify", path).output
    path.write_bytes(b"\xff\xfe no text")
    done = run("verify", path)
    assert done.exit_code == 2
    assert "line 1, column 1" in done.output
