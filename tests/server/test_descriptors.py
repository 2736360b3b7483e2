"""No file descriptor is left: newcomers wait, who is there is served, and the log stays short."""

import socket
from pathlib import Path

import httpx
import pytest

from tests.server.house import TOGGLE_DESCRIPTORS, House
from tests.waiting import until

pytestmark = pytest.mark.anyio

SAID = "out of system resource"
WAITING = 8


async def test_newcomers_wait_while_no_descriptor_is_left(tmp_path: Path) -> None:
    house = House(tmp_path / "games.db", 1, tmp_path)
    server = house.servers[0]
    newcomers: list[socket.socket] = []
    try:
        async with httpx.AsyncClient(base_url=f"http://localhost:{server.port}", timeout=60) as client:
            assert (await client.get("/health")).status_code == 200
            server.signal(TOGGLE_DESCRIPTORS)

            async def refused() -> bool:
                newcomers.append(socket.create_connection(("localhost", server.port)))
                return SAID in house.log.read_text()

            await until(refused)
            # On the connection that it has; a busy loop would let it wait, and write without end.
            for _ in range(WAITING):
                assert (await client.get("/health")).status_code == 200
            said = house.log.read_text().count(SAID)
            server.signal(TOGGLE_DESCRIPTORS)
        async with httpx.AsyncClient(base_url=f"http://localhost:{server.port}", timeout=60) as client:
            assert (await client.get("/health")).status_code == 200
    finally:
        for newcomer in newcomers:
            newcomer.close()
        house.close()
    assert 0 < said < 500
