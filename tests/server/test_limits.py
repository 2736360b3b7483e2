"""Limits: what a client may spend, alone and at several processes that count together."""

import pytest

from marrakech.server.limits import ALLOWANCES, RateLimits
from marrakech.service.errors import TooMany
from marrakech.store import MemoryStore, PostgresStore, StoreUnavailable
from marrakech.store.sharing import LocalShared
from tests.store.database import Database

pytestmark = pytest.mark.anyio

BURST = int(ALLOWANCES["join"].burst)


class Broken(LocalShared):
    """A store that cannot be asked."""

    async def spend(self, key: str, cost: float, burst: float, rate: float) -> float:
        raise StoreUnavailable("gone")


async def test_processes_count_together() -> None:
    shared = MemoryStore().shared
    here, there = RateLimits(shared=shared), RateLimits(shared=shared)
    for number in range(BURST):
        await (here, there)[number % 2].charge("1.2.3.4", "join")
    for limits in (here, there):
        with pytest.raises(TooMany) as refused:
            await limits.charge("1.2.3.4", "join")
        assert refused.value.detail["retry_after"] in (1, 2)
    await here.charge("5.6.7.8", "join")
    await here.charge("1.2.3.4", "read")


async def test_processes_count_together_in_a_database(postgres: Database) -> None:
    address = postgres.fresh()
    stores = [PostgresStore(address), PostgresStore(address)]
    both = [RateLimits(shared=store.shared) for store in stores]
    await both[0].charge("1.2.3.4", "join", BURST - 1)
    await both[1].charge("1.2.3.4", "join")
    with pytest.raises(TooMany):
        await both[1].charge("1.2.3.4", "join")
    for store in stores:
        await store.close()


async def test_a_store_that_fails_leaves_each_process_its_own_count() -> None:
    limits = RateLimits(shared=Broken())
    for _ in range(BURST):
        await limits.charge("1.2.3.4", "join")
    with pytest.raises(TooMany):
        await limits.charge("1.2.3.4", "join")


async def test_no_limits_no_questions() -> None:
    limits = RateLimits(enabled=False, shared=Broken())
    for _ in range(2 * BURST):
        await limits.charge("1.2.3.4", "join")
