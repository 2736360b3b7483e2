"""The host of a worker, in this process: whole games over rows, streams that end, requests given up."""

import asyncio
import json
from typing import Any

from marrakech.lite.host import END, HEAD, Host
from marrakech.service.worker_process import LineWorker
from marrakech.store.indexeddb import IndexedDbStore
from tests.store.rows import Disk, MemoryRows

Json = dict[str, Any]


class Page:
    """A page that asks a host."""

    def __init__(self, disk: Disk, studying: LineWorker | None = None) -> None:
        self.host = Host(IndexedDbStore(MemoryRows(disk)), studying)
        self._number = 0

    async def asks(self, method: str, path: str, body: object = None) -> tuple[int, Json]:
        """An answer: its status and its JSON."""
        told: list[int] = []
        pieces: list[bytes] = []

        def hear(kind: str, status: int, headers: list[tuple[str, str]], body: bytes) -> None:
            if kind == HEAD:
                told.append(status)
            pieces.append(body)

        self._number += 1
        text = b"" if body is None else json.dumps(body).encode()
        media_type = "" if body is None else "application/json"
        await self.host.request(self._number, method, path, media_type, text, hear)
        return told[0], json.loads(b"".join(pieces) or b"null")

    async def plays(self, created: Json) -> Json:
        """Play a game to its end; the last table."""
        table = created["table"]
        while table["status"] == "playing":
            following = table["next"]
            if following["seat"] not in created["you"]:
                await asyncio.sleep(0.001)
                table = (await self.asks("GET", f"/api/games/{table['game']}"))[1]["table"]
                continue
            action: Json = {"type": "roll", "turn": "left"}
            if following["step"] == "lay":
                action = {"type": "lay", "rug": following["rugs"][0]["rug"]}
            command = {
                "id": f"command-{table['version']}",
                "version": table["version"],
                "seat": following["seat"],
                "action": action,
            }
            status, told = await self.asks("POST", f"/api/games/{table['game']}/commands", command)
            assert status == 200, told
            table = told["table"]
        assert isinstance(table, dict)
        return table


GAME = {"seats": [{"kind": "person", "name": "Ana"}, {"kind": "bot", "level": "novice"}]}


def test_a_whole_game_against_a_bot_is_there_when_the_page_comes_back() -> None:
    disk = Disk()

    async def play() -> str:
        page = Page(disk)
        await page.host.start()
        status, created = await page.asks("POST", "/api/games", GAME)
        assert status == 201
        table = await page.plays(created)
        assert (await page.asks("GET", f"/api/games/{table['game']}/verify"))[1]["ok"]
        await page.host.close()
        return str(table["game"])

    async def come_back(game: str) -> None:
        page = Page(disk)
        await page.host.start()
        status, opened = await page.asks("GET", f"/api/games/{game}")
        assert (status, opened["table"]["status"], opened["you"]) == (200, "over", [0])
        assert len((await page.asks("GET", "/api/games"))[1]) == 1
        await page.host.close()

    asyncio.run(come_back(asyncio.run(play())))


def test_a_stream_tells_what_happens_until_the_page_leaves() -> None:
    async def follow() -> None:
        page = Page(Disk())
        await page.host.start()
        _, created = await page.asks("POST", "/api/games", GAME)
        heard: list[tuple[str, bytes]] = []
        path = f"/api/games/{created['game']}/events?after=0"

        def hear(kind: str, status: int, headers: list[tuple[str, str]], body: bytes) -> None:
            heard.append((kind, body))

        stream = asyncio.create_task(page.host.request(99, "GET", path, "", b"", hear))
        while not any(b"event: update" in body for _, body in heard):
            await asyncio.sleep(0.001)
        assert heard[0][0] == HEAD
        assert not any(kind == END for kind, _ in heard)
        page.host.leave(99)
        await asyncio.wait_for(stream, 5)
        page.host.leave(99)  # a second time, and for one who never was: nothing happens
        page.host.leave(1234)
        await page.host.close()

    asyncio.run(follow())


def test_what_is_not_there_and_what_cannot_be_read_is_refused_as_by_a_server() -> None:
    async def ask() -> None:
        page = Page(Disk())
        await page.host.start()
        assert (await page.asks("GET", "/api/nothing"))[0] == 404
        assert (await page.asks("DELETE", "/api/about"))[0] == 405
        assert (await page.asks("POST", "/api/games", {"seats": 3}))[0] == 400
        status, told = await page.asks("POST", "/api/games", {"seats": ["x" * 20_000]})
        assert status == 413, told
        await page.host.close()

    asyncio.run(ask())
