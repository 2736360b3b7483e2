"""Health, readiness, metrics, logs and retention: what a host looks at, without secrets in it."""

import asyncio
import json
import logging
import re
import time

import pytest
from litestar.testing import AsyncTestClient

from marrakech.server.app import create_app
from marrakech.server.logs import JsonFormatter
from marrakech.server.monitoring import Monitor
from marrakech.server.retention import Retention
from marrakech.server.settings import Settings
from marrakech.service.levels import Levels
from marrakech.service.snapshots import DAY
from marrakech.store import MemoryStore, StoreUnavailable
from tests.service.play import ALICE, open_lobby, people

pytestmark = pytest.mark.anyio


class Ailing(MemoryStore):
    """A store that can be told to fail, or to hang."""

    how = "well"

    async def time(self) -> float:
        if self.how == "failing":
            raise StoreUnavailable("the disk is on fire at /secret/place")
        if self.how == "hanging":
            await asyncio.sleep(60)
        return await super().time()


async def test_ready_is_a_matter_of_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("marrakech.server.monitoring.STORE_PATIENCE", 0.05)
    store = Ailing()
    # Neither answer depends on the name by which the server is called.
    app = create_app(store, Settings(hosts="club.test"), levels=Levels())
    async with AsyncTestClient(app, base_url="http://10.0.0.1") as client:
        assert (await client.get("/health")).json() == {"status": "alive"}
        assert (await client.get("/ready")).json() == {"status": "ready"}
        for how in ("failing", "hanging"):
            store.how = how
            answer = await client.get("/ready")
            assert (answer.status_code, answer.headers["retry-after"]) == (503, "2")
            assert answer.json()["why"].startswith("the store ")
            assert "secret" not in answer.text
            assert (await client.get("/health")).status_code == 200
        store.how = "well"
        app.state.monitor.stopping = True
        assert (await client.get("/ready")).json()["why"] == "the server is stopping"
        assert (await client.get("/api/about")).status_code == 400


async def test_metrics_count_by_route_and_tell_no_game(caplog: pytest.LogCaptureFixture) -> None:
    app = create_app(MemoryStore(), Settings(hosts="club.test", metrics=True), levels=Levels())
    async with AsyncTestClient(app, base_url="http://club.test") as client:
        with caplog.at_level(logging.INFO, logger="marrakech"):
            made = await client.post(
                "/api/games", json={"players": 2, "seats": [{"kind": "person"}, {"kind": "link"}]}
            )
            assert made.status_code == 201
            game = made.json()["game"]
            assert (await client.get(f"/api/games/{game}")).status_code == 200
        numbers = (await client.get("/metrics")).text
        assert 'marrakech_requests_total{method="POST",route="/api/games",status="201"} 1.0' in numbers
        assert 'route="/api/games/{game' in numbers
        assert "marrakech_tables 1.0" in numbers
        assert "marrakech_loop_lag_seconds_bucket" in numbers
        assert "process_resident_memory_bytes" in numbers
        for name in ("workers", "worker_deaths_total", "decisions_repeated_total", "games_aside"):
            assert f"marrakech_{name} 0.0" in numbers
        for told in (numbers, caplog.text):
            assert game not in told


async def test_a_made_up_method_or_path_adds_no_series() -> None:
    app = create_app(MemoryStore(), Settings(hosts="club.test", metrics=True), levels=Levels())
    async with AsyncTestClient(app, base_url="http://club.test") as client:
        for number in range(5):
            refused = await client.request(f"TAKE{number}", f"/nothing/{number}")
            assert refused.status_code == 405
        told = (await client.get("/metrics")).text
        assert len(re.findall(r'^marrakech_requests_total{method="other",.*} 5.0$', told, re.M)) == 1
        assert "TAKE" not in told
        assert "/nothing" not in told


async def test_metrics_are_off_unless_asked_for() -> None:
    app = create_app(MemoryStore(), Settings(hosts="club.test"), levels=Levels())
    async with AsyncTestClient(app, base_url="http://club.test") as client:
        assert (await client.get("/metrics")).status_code == 404


async def test_a_blocked_loop_is_noticed() -> None:
    async with open_lobby() as lobby:
        monitor = Monitor(lobby, lobby.store, metrics=True)
        monitor.start()
        await asyncio.sleep(0.25)
        time.sleep(0.4)
        await asyncio.sleep(0.15)
        monitor.close()
        assert monitor.longest_lag > 0.2
        assert monitor.metrics is not None
        assert 'marrakech_loop_lag_seconds_bucket{le="0.1"} 1.0' not in monitor.metrics.text().decode()


def test_a_line_of_json_for_each_record() -> None:
    record = logging.makeLogRecord(
        {
            "name": "marrakech.x",
            "levelname": "INFO",
            "msg": "%s é\n",
            "args": ("hello",),
            "route": "/api",
        }
    )
    told = JsonFormatter().format(record)
    assert "\n" not in told
    read = json.loads(told)
    assert (read["level"], read["message"], read["route"]) == ("info", "hello é\n", "/api")
    assert set(read) == {"time", "level", "logger", "message", "route"}


async def test_old_games_are_removed_and_live_ones_stay() -> None:
    now = time.time()
    store = MemoryStore()
    async with open_lobby(store, now=lambda: now - 40 * DAY) as then:
        for _ in range(3):
            await people(then, 2)
    async with open_lobby(store, now=lambda: now - 10 * DAY) as then:
        young = await people(then, 2)
    async with open_lobby(store) as lobby:
        old = [game for game in await store.games() if game != young.id]
        await lobby.table(old[0])
        assert await Retention(lobby, 30).remove_old() == 2
        assert set(await store.games()) == {old[0], young.id}


async def test_games_in_use_hide_no_old_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("marrakech.server.retention.GAMES_A_BATCH", 2)
    store = MemoryStore()
    async with open_lobby(store, now=lambda: time.time() - 40 * DAY) as then:
        for _ in range(9):
            await people(then, 2)
    async with open_lobby(store) as lobby:
        used = sorted(await store.games())[1:6:2]
        for game in used:
            await lobby.table(game)
        assert await Retention(lobby, 30).remove_old() == 6
        assert sorted(await store.games()) == used


async def test_a_game_that_is_open_in_another_process_stays() -> None:
    store = MemoryStore(many=True)
    async with open_lobby(store, now=lambda: time.time() - 40 * DAY) as then:
        opened, closed = await people(then, 2), await people(then, 2)
    async with open_lobby(store) as here, open_lobby(store) as there:
        assert here.fleet is not None
        assert there.fleet is not None
        listener = (await there.table(opened.id)).channel.join(ALICE)
        await there.fleet._round()
        forgotten = await there.table(closed.id)
        await there.store.watch(there.fleet)
        assert await Retention(here, 30).remove_old() == 1
        assert await store.games() == [opened.id]
        assert there.live(closed.id) is None, "the other process is told"
        assert forgotten is not None
        (await there.table(opened.id)).channel.leave(listener)
