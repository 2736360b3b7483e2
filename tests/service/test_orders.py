"""Standing orders, as the processes of one store know them."""

import asyncio
from collections.abc import Mapping

import pytest

from marrakech.service.orders import StandingOrders
from marrakech.store import MemoryStore, Order
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def test_an_order_holds_until_it_is_lifted() -> None:
    orders = StandingOrders(MemoryStore())
    assert orders.get("aside g") is None
    await orders.set("aside g", "why")
    assert orders.get("aside g") == "why"
    assert orders.under("aside ") == {"g": Order("why")}
    assert await orders.lift("aside g")
    assert orders.get("aside g") is None
    assert not await orders.lift("aside g")


async def test_another_process_hears_of_it_and_says_so_once() -> None:
    store = MemoryStore(many=True)
    here, there = StandingOrders(store), StandingOrders(store)
    heard: list[tuple[set[str], set[str]]] = []

    def listen(before: Mapping[str, Order], after: Mapping[str, Order]) -> None:
        heard.append((set(before), set(after)))

    there.listen(listen)
    there.start()
    await here.set("a", "1")
    await until(lambda: there.get("a") == "1")
    await here.lift("a")
    await until(lambda: there.get("a") is None)
    assert heard == [(set(), {"a"}), ({"a"}, set())]
    there.close()


async def test_an_order_past_its_time_holds_no_more() -> None:
    store = MemoryStore()
    orders = StandingOrders(store)
    orders.start()
    await orders.set("a", "1", until=await store.time() + 0.2)
    assert orders.get("a") == "1"
    await until(lambda: orders.get("a") is None)
    orders.close()


async def test_a_store_that_fails_does_not_end_the_reading() -> None:
    class Failing(MemoryStore):
        failing = True

        async def orders(self, prefix: str = "") -> dict[str, Order]:
            if self.failing:
                self._closed = True
            try:
                return await super().orders(prefix)
            finally:
                self._closed = False

    store = Failing()
    await store.order("a", Order("1"))
    orders = StandingOrders(store)
    orders.start()
    await asyncio.sleep(0)
    assert orders.get("a") is None
    store.failing = False
    await until(lambda: orders.get("a") == "1")
    orders.close()
