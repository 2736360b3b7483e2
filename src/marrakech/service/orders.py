"""The standing orders of the house as one process knows them: what was decided, until it is lifted.

They are kept in the store (`store.base.Order`) and looked up at every request, so they are kept in memory here
and read again every second: other processes may change them, and some hold for a time only. Keys in use:

    aside GAME                      a game that is put aside; why
    block address A, block guest G  somebody who is kept out; why
    limit games                     the most unfinished games of a guest
    pass HASH                       a pass to an invite-only house; for whom
    switch NAME                     a switch of `service.house` that is on
"""

import asyncio
import logging
from collections.abc import Callable, Mapping

from marrakech.store import Order, Store, StoreError

logger = logging.getLogger(__name__)

READ_EVERY = 1.0
"""Seconds between readings."""

OrderListener = Callable[[Mapping[str, Order], Mapping[str, Order]], None]
"""Called with the orders before and after a change."""


class StandingOrders:
    """The orders that hold. `start` it in a running loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._held: dict[str, Order] = {}
        self._known = False
        # An answer of the store may be older than an order given meanwhile.
        self._lock = asyncio.Lock()
        self._listeners: list[OrderListener] = []
        self._reading: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start reading the orders, once a second."""
        self._reading = asyncio.get_running_loop().create_task(self._read_on())

    def close(self) -> None:
        """Stop reading."""
        if self._reading is not None:
            self._reading.cancel()

    def listen(self, listener: OrderListener) -> None:
        """Tell a listener of every change."""
        self._listeners.append(listener)

    def get(self, key: str) -> str | None:
        """The text of an order that holds, or None."""
        order = self.find(key)
        return None if order is None else order.text

    def find(self, key: str) -> Order | None:
        """An order that holds, or None."""
        return self._held.get(key)

    def under(self, prefix: str) -> dict[str, Order]:
        """The orders whose keys begin with a prefix, by the rest of the key."""
        return {
            key.removeprefix(prefix): order
            for key, order in self._held.items()
            if key.startswith(prefix)
        }

    async def set(self, key: str, text: str, until: float | None = None) -> None:
        """Give an order, in place of one under the same key. Raises a `StoreError`."""
        await self._store.order(key, Order(text, until))
        await self.read()

    async def lift(self, key: str) -> bool:
        """Lift an order; whether it held. Raises a `StoreError`."""
        held = await self._store.lift(key)
        await self.read()
        return held

    async def known(self) -> None:
        """Wait until they have been read once. Raises a `StoreError`."""
        if not self._known:
            await self.read()

    async def read(self) -> None:
        """Read the orders now. Raises a `StoreError`."""
        async with self._lock:
            before, self._held = self._held, await self._store.orders()
            self._known = True
        if before != self._held:
            for listener in self._listeners:
                listener(before, self._held)

    async def _read_on(self) -> None:
        while True:
            try:
                await self.read()
            except StoreError as error:
                logger.warning("the standing orders could not be read: %s", error)
            await asyncio.sleep(READ_EVERY)
