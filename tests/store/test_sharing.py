"""Leases and allowances, in one process and in a database that two processes share."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from marrakech.store import MemoryStore, PostgresStore, Store
from marrakech.store.sharing import PROCESS, Audience, LocalShared, Shared, Spending
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


async def an_audience_is_who_listens_at_a_process(here: Shared, there: Shared) -> None:
    both, one = Audience(frozenset({b"a" * 32, b"b" * 32}), 2), Audience(frozenset({b"a" * 32}))
    await here.gather("h", {"g1": both, "g2": one, "g3": Audience()})
    await there.gather("t", {"g1": one, "g4": Audience(choosing=1)})
    assert await there.audiences(["g1", "g2", "g3", "none"]) == {
        "g1": {"h": both, "t": one},
        "g2": {"h": one},
    }
    assert await here.attended() == {"g1", "g2", "g4"}
    await here.gather("h", {"g1": one, "g2": Audience()})
    assert await there.audiences(["g1", "g2"]) == {"g1": {"h": one, "t": one}}
    assert await there.audiences([]) == {}


async def the_audiences_of_a_process_without_a_lease_are_forgotten(here: Shared, there: Shared) -> None:
    one = Audience(frozenset({b"a" * 32}))
    for owner in ("dead", "stalled", "lives"):
        await here.gather(owner, {"g": one})
    assert await here.claim(PROCESS + "dead", "dead", 0.0)
    assert await here.claim(PROCESS + "stalled", "stalled", 0.0)
    assert await here.claim(PROCESS + "lives", "lives", 60)
    await there.forget((PROCESS,), 60)
    assert (await there.audiences(["g"])).keys() == {"g"}
    assert (await there.audiences(["g"]))["g"].keys() == {"dead", "stalled", "lives"}
    assert await here.renew([PROCESS + "stalled"], "stalled", 60)
    await asyncio.sleep(0.05)
    await there.forget((PROCESS,), 0.01)
    assert (await there.audiences(["g"]))["g"].keys() == {"stalled", "lives"}


async def how_long_a_lease_lasts_and_since_when_it_does_not(here: Shared, there: Shared) -> None:
    assert await here.claim("duty a", "h", 0.0)
    assert await here.claim("duty b", "h", 60)
    await asyncio.sleep(0.1)
    left = await there.remaining("duty ")
    assert -60 < left["duty a"] < -0.05
    assert 30 < left["duty b"] < 60
    assert await there.remaining("duty c") == {}


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


async def what_was_spent_is_settled_for_many_at_once(here: Shared, there: Shared) -> None:
    assert await here.spend("read x", 2, burst=3, rate=0.01) == 0
    waits = await there.settle({"read x": Spending(2, 3, 0.01), "read y": Spending(3, 3, 0.01)})
    assert waits.keys() == {"read x", "read y"}
    assert 90 < waits["read x"] <= 100
    assert waits["read y"] == 0
    assert 190 < await here.spend("read x", 1, burst=3, rate=0.01) <= 200
    again = await here.settle({"read x": Spending(0.5, 3, 0.01)})
    assert 140 < again["read x"] <= 150
    await here.forget()
    assert await there.spend("read x", 1, burst=3, rate=0.01) > 0, "a debt is not forgotten"
    await here.settle({"read z": Spending(6, 3, 50)})
    await asyncio.sleep(0.15)
    assert await there.spend("read z", 3, burst=3, rate=50) == 0
    assert await here.settle({}) == {}


SCENES: list[Scene] = [
    one_owner_at_a_time,
    what_the_dead_owed_is_found,
    a_late_renewal_counts_while_nobody_took_over,
    an_audience_is_who_listens_at_a_process,
    the_audiences_of_a_process_without_a_lease_are_forgotten,
    what_lapsed_long_ago_is_forgotten,
    how_long_a_lease_lasts_and_since_when_it_does_not,
    a_bucket_is_shared,
    a_bucket_fills_again,
    what_was_spent_is_settled_for_many_at_once,
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
