"""A file that is damaged: what is whole is played on, what is not is said, and a backup brings it back."""

import asyncio
import hashlib
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from marrakech.server.identity import COOKIE
from marrakech.service.requests import GameRequest
from marrakech.store import DamagedFile, SqliteStore, StoreUnavailable
from tests.cli.run import run
from tests.server.client import command
from tests.server.house import DidNotStart, House, small_disk
from tests.service.play import PERSON, open_lobby, play_out

PAGE = 4096
TOKEN = "t" * 43
ME = hashlib.sha256(TOKEN.encode()).digest()


async def play_games(path: Path) -> list[str]:
    """Four games that are over, and one under way, in the order of their ids, which the file keeps."""
    store = SqliteStore(path)
    async with open_lobby(store) as lobby:
        tables = [await lobby.create(GameRequest([PERSON] * 3), ME) for _ in range(5)]
        tables.sort(key=lambda table: table.id)
        for table in tables[:4]:
            await play_out(table)
    await store.close()
    return [table.id for table in tables]


def damage(path: Path, page: int) -> None:
    """Overwrite a page, as a failing disk would."""
    with path.open("r+b") as file:
        file.seek(page * PAGE)
        file.write(b"\xa5" * PAGE)


async def unreadable(path: Path, games: list[str]) -> list[str] | None:
    """The games that cannot be read; None if the list of all cannot be either."""
    store = SqliteStore(path)
    found = []
    try:
        await store.games_of(ME)
        for game in games:
            try:
                await store.entries(game)
            except DamagedFile:
                found.append(game)
    except StoreUnavailable:
        return None
    finally:
        await store.close()
    return found


@contextmanager
def serving(path: Path, folder: Path) -> Iterator[httpx.Client]:
    house = House(path, 1, folder)
    try:
        with httpx.Client(
            base_url=f"http://localhost:{house.servers[0].port}",
            cookies={COOKIE: TOKEN},
            timeout=60,
        ) as client:
            yield client
    finally:
        house.close()


@pytest.fixture
def folder() -> Iterator[Path]:
    with small_disk() as found:
        yield found


def damaged_in_one_game(path: Path, games: list[str]) -> tuple[Path, str]:
    """A copy with one page damaged that belongs to one game alone, far from the one that is played on.

    A page that fills up is shared out with those beside it, so the last game but one is near.
    """
    copy = path.with_name("damaged.db")
    for page in range(1, path.stat().st_size // PAGE):
        shutil.copy(path, copy)
        damage(copy, page)
        hit = asyncio.run(unreadable(copy, games))
        if hit is not None and len(hit) == 1 and hit[0] not in games[-2:]:
            return copy, hit[0]
    raise AssertionError("no page belongs to one game alone")


def test_one_damaged_page_costs_one_game(folder: Path) -> None:
    games = asyncio.run(play_games(folder / "games.db"))
    copy, lost = damaged_in_one_game(folder / "games.db", games)
    with serving(copy, folder.parent) as client:
        refused = client.get(f"/api/games/{lost}")
        assert (refused.status_code, refused.json()["code"]) == (503, "unreadable_game")
        listed = [game["game"] for game in client.get("/api/games").json()]
        assert sorted(listed) == sorted(set(games) - {lost})
        table = client.get(f"/api/games/{games[-1]}").json()["table"]
        for _ in range(6):
            answer = client.post(f"/api/games/{games[-1]}/commands", json=command(table))
            assert answer.status_code == 200, answer.text
            table = answer.json()["table"]
    checked = run("db", "check", copy)
    assert checked.exit_code == 1
    assert f"{lost}: it cannot be read" in checked.output
    assert "5 games checked, 1 faults." in checked.output


def test_a_damaged_header_is_refused_and_a_backup_brings_all_back(folder: Path) -> None:
    path, kept = folder / "games.db", folder / "kept.db"
    games = asyncio.run(play_games(path))
    assert run("db", "backup", path, kept).exit_code == 0
    damage(path, 0)
    before = path.read_bytes()
    with pytest.raises(DidNotStart, match="is not a Marrakech store, or it is damaged"):
        House(path, 1, folder.parent)
    assert path.read_bytes() == before
    shutil.copyfile(kept, path)
    with serving(path, folder.parent) as client:
        assert {game["game"] for game in client.get("/api/games").json()} == set(games)
    assert "5 games checked, 0 faults." in run("db", "check", path).output
