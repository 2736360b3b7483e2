"""`marrakech verify`: a fair game passes, a forged one does not, one without a secret is refused."""

import asyncio
import re
from pathlib import Path

import pytest

from marrakech.service.transfer import as_text
from tests.cli.run import run
from tests.service.play import open_lobby, people, play_out


async def _played() -> str:
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        await play_out(table)
        return as_text(table)


@pytest.fixture(scope="module")
def text() -> str:
    return asyncio.run(_played())


def test_a_fair_game(text: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(text, encoding="utf-8")
    done = run("verify", path)
    assert done.exit_code == 0
    assert "The dice were fair." in done.output
    assert run("verify", "-", text=text).output == done.output


def test_a_forged_game(text: str) -> None:
    forged = re.sub(r'\[Game "[^"]*"\]', '[Game "another"]', text)
    done = run("verify", "-", text=forged)
    assert done.exit_code == 1
    assert "NO   The secret" in done.output
    assert "not so: turn" in done.output
    assert "not fair" in done.output


def test_a_game_that_tells_no_secret(text: str) -> None:
    done = run("verify", "-", text=re.sub(r'\[Secret "[^"]*"\]\n', "", text))
    assert done.exit_code == 2
    assert "no tag Secret" in done.output


def test_no_file(tmp_path: Path) -> None:
    done = run("verify", tmp_path / "none")
    assert done.exit_code == 2
    assert "No such file" in done.output
