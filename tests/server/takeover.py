"""How long until another process does what a killed one owed."""

import asyncio
from pathlib import Path

import httpx

from marrakech.service.bot_runner import BotRunner
from marrakech.service.fleet import DUTY
from marrakech.store import PostgresStore
from tests.server.client import command, seats
from tests.server.house import House, Served


async def takeover(address: str, folder: Path) -> float:
    """Seconds from kill -9 of the process whose bot is to move until another process has moved for it.

    Told by the database: by its clock at the kill, and by the time of the entry.
    """
    house = await asyncio.to_thread(House, address, 1, folder)
    slow = await asyncio.to_thread(Served, address, house.log, _think_for_ever)
    store = PostgresStore(address)
    try:
        async with httpx.AsyncClient(base_url=f"http://localhost:{slow.port}", timeout=30) as client:
            asked = {"seats": seats("person", "bot")}
            table = (await client.post("/api/games", json=asked)).json()["table"]
            game = table["game"]
            while table["next"]["seat"] == 0:
                answer = await client.post(f"/api/games/{game}/commands", json=command(table))
                assert answer.status_code == 200, answer.text
                table = answer.json()["table"]
        while DUTY + game not in await store.shared.owners(DUTY):
            await asyncio.sleep(0.02)
        version = table["version"]
        assert len(await store.entries(game)) == version
        killed = await store.time()
        slow.kill()
        while len(entries := await store.entries(game)) == version:
            assert await store.time() < killed + 60, "nobody took over"
            await asyncio.sleep(0.05)
        return float(entries[version].at - killed)
    finally:
        await store.close()
        slow.kill()
        house.close()


def _think_for_ever() -> None:
    BotRunner.wake = lambda self, table: None  # type: ignore[method-assign]
