"""Leases and allowances, in one process and in a database that two processes share."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from marrakech.store import MemoryStore, PostgresStore, Store
from marrakech.store.sharing import LocalShared, Shared
from tests.store.database import Database

Scene = Callable[[Shared, Shared], Awaitable[None]]


async def one_owner_at_a_time(here: Shared, there: Shared) -> None:
    assert await here.claim("duty a", "h", 60)
    assert not await there.claim("duty a", "t", 60)
    assert await here.claim("duty a", "h", 60)
    assert await there.claim("duty b", "t", 60)
    assert await there.owners("duty ") == {"duty a": "h", "duty b": "t"}
    assert await there.owners("presence ") == {}
    await there.release("duty a", "t")
    assert not await there.claim("duty a", "t", 60)
    await here.release("duty a", "h")
    assert await there.claim("duty a", "t", 60)


async def what_the_dead_owed_is_found(here: Shared, there: Shared) -> None:
    assert await here.claim("duty b", "h", 60)
    assert await there.lapsed("duty ") == []
    assert await here.claim("duty a", "h", 0.05)
    await asyncio.sleep(0.1)
    assert await there.lapsed("duty ") == ["duty a"]
    assert await there.lapsed("presence ") == []
    assert await there.owners("duty ") == {"duty b": "h"}
    assert await there.claim("duty a", "t", 60)
    assert await here.renew(["duty a", "duty b", "duty c"], "h", 60) == {"duty b"}
    assert not await here.claim("duty a", "h", 60)


async def a_late_renewal_counts_while_nobody_took_over(here: Shared, there: Shared) -> None:
    assert await here.claim("duty a", "h", 0.05)
    await asyncio.sleep(0.1)
    assert await here.renew(["duty a"], "h", 60) == {"duty a"}
    assert not await there.claim("duty a", "t", 60)


async def many_are_held_and_dropped_at_once(here: Shared, there: Shared) -> None:
    mine = [f"presence {number}" for number in range(3)]
    assert await there.claim(mine[2], "t", 60)
    await here.hold(mine, "h", 0.0)
    await here.hold([*mine, mine[0]], "h", 60)
    held = {mine[0]: "h", mine[1]: "h", mine[2]: "t"}
    assert await there.owners("presence ") == held
    await there.drop(mine[1:], "t")
    assert await there.owners("presence ") == {mine[0]: "h", mine[1]: "h"}
    await here.drop(mine, "h")
    assert await there.owners("presence ") == {}


async def what_lapsed_long_ago_is_forgotten(here: Shared, there: Shared) -> None:
    for key in ("duty a", "presence a", "presence b"):
        assert await here.claim(key, "h", 60 if key == "presence b" else 0.0)
    await there.forget(("presence ", "choosing "), 60)
    assert await there.lapsed("presence ") == ["presence a"]
    await asyncio.sleep(0.05)
    await there.forget(("presence ", "choosing "), 0.01)
    assert await there.lapsed("presence ") == []
    assert await there.lapsed("duty ") == ["duty a"]
    assert await there.owners("presence ") == {"presence b": "h"}


async def a_bucket_is_shared(here: Shared, there: Shared) -> None:
    for one in (here, there, here):
        assert await one.spend("join x", 1, burst=3, rate=0.01) == 0
    assert 90 < await there.spend("join x", 1, burst=3, rate=0.01) <= 100
    assert 190 < await there.spend("join x", 2, burst=3, rate=0.01) <= 200
    assert await there.spend("join y", 3, burst=3, rate=0.01) == 0


async def a_bucket_fills_again(here: Shared, there: Shared) -> None:
    assert await here.spend("join x", 3, burst=3, rate=20) == 0
    assert await there.spend("join x", 1, burst=3, rate=20) <= 0.05
    await asyncio.sleep(0.06)
    assert await there.spend("join x", 1, burst=3, rate=20) == 0
    await asyncio.sleep(0.2)
    await here.forget()
    assert await there.spend("join x", 3, burst=3, rate=20) == 0


SCENES: list[Scene] = [
    one_owner_at_a_time,
    what_the_dead_owed_is_found,
    a_late_renewal_counts_while_nobody_took_over,
    many_are_held_and_dropped_at_once,
    what_lapsed_long_ago_is_forgotten,
    a_bucket_is_shared,
    a_bucket_fills_again,
]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_within_a_process(scene: Scene) -> None:
    async def run() -> None:
        shared = MemoryStore().shared
        await scene(shared, shared)

    asyncio.run(run())


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_between_processes(scene: Scene, postgres: Database) -> None:
    address = postgres.fresh()

    async def run() -> None:
        stores: list[Store] = [PostgresStore(address), PostgresStore(address)]
        await scene(stores[0].shared, stores[1].shared)
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_only_full_buckets_are_forgotten() -> None:
    async def run() -> None:
        now = 0.0
        shared = LocalShared(lambda: now)
        await shared.spend("a", 2, burst=2, rate=1)
        now = 1.0
        await shared.forget()
        assert await shared.spend("a", 2, burst=2, rate=1) == 1.0

    asyncio.run(run())
