"""The workers in which bots think: replaced when they die, killed when they hang, one task at a time."""

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from marrakech.kernel.choices import listed
from marrakech.kernel.state import start
from marrakech.kernel.turn import legal
from marrakech.service import thinkers as module
from marrakech.service.thinkers import GameFailed, NoAnswer, WorkerDied
from tests.service.workers import Orders, alive, pool_of
from tests.waiting import until

pytestmark = pytest.mark.anyio

STATE = start(3)


@pytest.fixture
def orders(tmp_path: Path) -> Orders:
    return Orders(tmp_path)


async def test_a_choice_comes_from_a_worker(orders: Orders) -> None:
    async with pool_of(orders) as pool:
        news = await pool.think("g", STATE, 1.0, "novice")
        assert news.choice in listed(legal(STATE))
        assert (pool.deaths, pool.repeated, pool.adviser) == (0, 0, "master")
        assert len(orders.pids) == 1, "one task needs one worker"
    assert not any(map(alive, orders.pids))


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGSEGV])
async def test_what_a_worker_died_at_is_decided_by_another(orders: Orders, end: signal.Signals) -> None:
    orders.give("slow", "answer")
    async with pool_of(orders) as pool:
        asked = asyncio.ensure_future(pool.think("g", STATE, 1.0, "novice"))
        await until(lambda: orders.tasks)
        os.kill(orders.pids[0], end)
        again = await asked
        pids, levels, seeds = zip(*(task.split() for task in orders.tasks), strict=True)
        assert len(set(pids)) == 2
        assert set(levels) == {"novice"}
        assert len(set(seeds)) == 1, "the very same decision"
        assert again.choice in listed(legal(STATE))
        assert (pool.deaths, pool.repeated) == (1, 1)


async def test_after_the_second_death_the_caller_does_without(orders: Orders) -> None:
    orders.give("crash")
    async with pool_of(orders) as pool:
        with pytest.raises(WorkerDied, match="SIGSEGV") as died:
            await pool.think("g", STATE, 1.0, "novice")
        assert not isinstance(died.value, GameFailed)
        assert len(orders.tasks) == 2


async def test_the_third_death_in_one_game_is_its_last(orders: Orders) -> None:
    orders.give("crash")
    async with pool_of(orders) as pool:
        with pytest.raises(WorkerDied):
            await pool.think("g", STATE, 1.0, "novice")
        orders.give("answer")
        await pool.think("g", STATE, 1.0, "novice")
        orders.give("crash", "answer")
        await pool.think("another", STATE, 1.0, "novice")
        orders.give("crash")
        with pytest.raises(GameFailed):
            await pool.think("g", STATE, 1.0, "novice")
        assert pool.deaths == 4, "it is not tried again"


async def test_a_worker_that_hangs_is_replaced(orders: Orders, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "HUNG_AFTER", 0.3)
    monkeypatch.setattr(module, "LOOK_EVERY", 0.05)
    async with pool_of(orders, workers=1) as pool:
        await pool.think("g", STATE, 0.1, "novice")
        (pid,) = orders.pids
        os.kill(pid, signal.SIGSTOP)
        assert (await pool.think("g", STATE, 0.1, "novice")).choice is not None
        assert not alive(pid)
        assert (pool.deaths, pool.repeated) == (1, 1)


async def test_who_compiles_does_not_hang(orders: Orders, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "HUNG_AFTER", 0.1)
    monkeypatch.setattr(module, "LOOK_EVERY", 0.02)
    orders.begin("preparing")
    orders.give("slow")
    async with pool_of(orders) as pool:
        asked = asyncio.ensure_future(pool.think("g", STATE, 0.0, "novice"))
        await until(lambda: orders.tasks)
        await asyncio.sleep(0.5)
        assert not asked.done()
        assert pool.deaths == 0
        asked.cancel()


async def test_whoever_gives_up_ends_the_thinking(orders: Orders) -> None:
    orders.give("slow", "answer")
    async with pool_of(orders, workers=1) as pool:
        asked = asyncio.ensure_future(pool.think("g", STATE, 60.0, "novice"))
        await until(lambda: orders.tasks)
        asked.cancel()
        await until(lambda: orders.tasks[-1] == "cancelled True")
        assert (await pool.think("g", STATE, 1.0, "novice")).choice is not None
        assert pool.deaths == 0
        assert len(orders.pids) == 1, "the same worker goes on"


async def test_a_full_queue_is_worked_off_and_what_nobody_wants_is_left_out(orders: Orders) -> None:
    orders.give("slow", "slow", "answer")
    async with pool_of(orders) as pool:
        slow = [asyncio.ensure_future(pool.think("g", STATE, 60.0, "novice")) for _ in range(2)]
        await until(lambda: len(orders.tasks) == 2)
        waiting = [asyncio.ensure_future(pool.think(f"g{n}", STATE, 1.0, "novice")) for n in range(50)]
        await asyncio.sleep(0.05)
        assert len(orders.tasks) == 2, "one task at a time in each worker"
        for unwanted in waiting[:10]:
            unwanted.cancel()
        for one in slow:
            one.cancel()
        answers = await asyncio.gather(*waiting[10:])
        assert all(news.choice is not None for news in answers)
        assert len(orders.pids) == 2
        assert sum("novice" in task for task in orders.tasks) == 2 + 40


async def test_levels_are_ready_when_a_worker_says_so(orders: Orders) -> None:
    heard: list[frozenset[str]] = []
    async with pool_of(orders, on_ready=heard.append) as pool:
        assert pool.alive == 0
        pool.prepare()
        await until(lambda: heard)
        assert heard[0] == {"novice", "master"}
        await until(lambda: pool.alive == 2)


async def test_what_could_be_played_waits_for_the_worker_that_is_loading_it(orders: Orders) -> None:
    async with pool_of(orders, workers=1) as pool:
        await pool.think("g", STATE, 1.0, "master")
        orders.begin("loading")
        os.kill(orders.pids[0], signal.SIGKILL)
        await until(lambda: pool.deaths)
        begun = time.monotonic()
        assert (await pool.think("g", STATE, 1.0, "master")).choice is not None
        assert time.monotonic() - begun > 0.4, "a weaker bot would have played at once"


async def test_nobody_waits_for_ever_for_a_worker_that_can_play(
    orders: Orders, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with pool_of(orders, workers=1) as pool:
        await pool.think("g", STATE, 1.0, "master")
        orders.begin("weak")
        os.kill(orders.pids[0], signal.SIGKILL)
        await until(lambda: len(orders.pids) == 2 and pool._workers[0].free)
        monkeypatch.setattr(module, "BOT_READY_WITHIN", 0.5)
        for level in ("master", None):
            news = await pool.think("g", STATE, 1.0, level)
            assert news.choice is not None or news.thought is not None


async def test_before_anything_is_ready_any_worker_plays(orders: Orders) -> None:
    orders.begin("weak")
    async with pool_of(orders) as pool:
        pool.start()
        await until(lambda: any(worker.free for worker in pool._workers))
        begun = time.monotonic()
        assert (await pool.think("g", STATE, 1.0, "master")).choice is not None
        assert time.monotonic() - begun < module.BOT_READY_WITHIN


async def test_a_worker_that_never_says_a_word_is_replaced(
    orders: Orders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "STARTED_WITHIN", 0.3)
    monkeypatch.setattr(module, "LOOK_EVERY", 0.05)
    orders.begin("silent")
    async with pool_of(orders, workers=1) as pool:
        asked = asyncio.ensure_future(pool.think("g", STATE, 1.0, "novice"))
        await until(lambda: pool.deaths)
        orders.begin("ready")
        monkeypatch.setattr(module, "STARTED_WITHIN", 30.0)
        assert (await asked).choice is not None


async def test_workers_that_die_at_once_are_not_started_in_a_loop(
    orders: Orders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BOT_READY_WITHIN", 0.5)
    orders.begin("die")
    async with pool_of(orders) as pool:
        begun = time.monotonic()
        with pytest.raises(NoAnswer, match="no worker could be started"):
            await pool.think("g", STATE, 1.0, "novice")
        assert time.monotonic() - begun < 10
        assert pool.deaths < 10
        orders.begin("ready")
        await until(lambda: pool.adviser)
        assert (await pool.think("g", STATE, 1.0, "novice")).choice is not None


async def test_a_program_that_is_not_there_is_no_disaster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BOT_READY_WITHIN", 0.1)
    pool = module.Thinkers({"novice": "novice"}, 1, program=("/no/such/program",))
    with pytest.raises(NoAnswer):
        await pool.think("g", STATE, 1.0, "novice")
    await pool.close()


async def test_a_line_that_cannot_be_read_is_a_death(orders: Orders) -> None:
    orders.give("nonsense", "answer")
    async with pool_of(orders) as pool:
        assert (await pool.think("g", STATE, 1.0, "novice")).choice is not None
        assert pool.deaths == 1


async def test_closing_ends_workers_and_those_who_wait(orders: Orders) -> None:
    orders.give("slow")
    async with pool_of(orders) as pool:
        asked = [asyncio.ensure_future(pool.think("g", STATE, 60.0, "novice")) for _ in range(3)]
        await until(lambda: len(orders.tasks) == 2)
    assert not any(map(alive, orders.pids))
    for one in asked:
        with pytest.raises(asyncio.CancelledError):
            await one
    with pytest.raises(NoAnswer):
        await pool.think("g", STATE, 1.0, "novice")
