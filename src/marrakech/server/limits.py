"""Rate limits: a token bucket for each client and kind of request.

A route declares its kind and cost (`limit="read", cost=5`); the guard `limit_requests` takes the tokens
before anything is read. One token is about a millisecond of work.

Processes on one store count together. What opens a seat or costs much is counted there first; commands and
reads are counted a moment later, all at once, for a question to the store would cost as much as they do. So a
client who asks many processes at once gets one burst from each, and then nothing from any until the bucket that
they share has refilled.
"""

import asyncio
import ipaddress
import logging
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, TypeAlias

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from marrakech.service.errors import NotFound, TooMany
from marrakech.store import StoreError
from marrakech.store.sharing import Key, Shared, Spending

logger = logging.getLogger(__name__)

RequestKind: TypeAlias = Literal[
    "create", "join", "claim", "code", "command", "read", "advice", "study", "admin", "contact"
]
MOST_BUCKETS = 20_000
SETTLED_LATER: frozenset[RequestKind] = frozenset({"command", "read"})
"""Kinds that are counted with the other processes after they were allowed."""
SETTLE_AFTER = 0.25
"""Seconds until they are."""
MOST_STREAMS = 100
"""The most open streams of one client."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """A burst, and a sustained rate per second."""

    burst: float
    rate: float


ALLOWANCES: dict[RequestKind, Allowance] = {
    "create": Allowance(60, 1),
    "join": Allowance(20, 0.5),
    "claim": Allowance(8, 1 / 30),
    "code": Allowance(20, 1 / 30),  # wrong ones only
    "command": Allowance(100, 20),
    "read": Allowance(300, 50),
    "advice": Allowance(40, 4),
    "study": Allowance(60, 3),
    "admin": Allowance(60, 5),
    "contact": Allowance(20, 0.1),
}


class RateLimits:
    """The buckets of all clients. `enabled=False` lets everything pass.

    With `shared`, the processes on one store also share buckets: a client gains no rate by using several.
    """

    def __init__(
        self,
        *,
        enabled: bool = True,
        now: Callable[[], float] = time.monotonic,
        shared: Shared | None = None,
    ) -> None:
        self.enabled = enabled
        self.shared = shared
        self._now = now
        self._buckets: dict[tuple[str, RequestKind], tuple[float, float]] = {}
        self._streams: dict[str, int] = {}
        self._spent: dict[Key, Spending] = {}
        """What has to be settled with the other processes."""
        self._settling: asyncio.Task[None] | None = None
        self._owing: dict[Key, float] = {}
        """Until when a client gets nothing of a kind, here or elsewhere."""

    def spend(self, client: str, kind: RequestKind, cost: float = 1) -> None:
        """Take tokens, or raise `TooMany` with the seconds to wait."""
        if not self.enabled:
            return
        allowance = ALLOWANCES[kind]
        cost = min(cost, allowance.burst)
        tokens, now = self._tokens(client, kind)
        if tokens < cost:
            raise _too_many((cost - tokens) / allowance.rate)
        self._buckets[client, kind] = (tokens - cost, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._forget(now)

    async def charge(self, client: str, kind: RequestKind, cost: float = 1) -> None:
        """Take tokens here and from the shared bucket, if any; or raise `TooMany`."""
        self.spend(client, kind, cost)
        if self.shared is None or not self.enabled:
            return
        allowance, key = ALLOWANCES[kind], f"{kind} {client}"
        cost = min(cost, allowance.burst)
        if kind in SETTLED_LATER:
            self._settle_later(key, cost, allowance)
            return
        try:
            wait = await self.shared.spend(key, cost, allowance.burst, allowance.rate)
        except StoreError as error:
            # The local bucket still holds; whether the store works is for the request to find out.
            logger.warning("requests could not be counted with other processes: %s", error)
            return
        if wait > 0:
            raise _too_many(wait)

    @asynccontextmanager
    async def trying_a_code(self, client: str) -> AsyncIterator[None]:
        """Count wrong codes: whoever has tried too many is not told whether the next one is right."""
        self._check("code", client)
        try:
            yield
        except NotFound as refusal:
            if refusal.code in ("unknown_invite", "unknown_pass", "unknown_contact"):
                await self.charge(client, "code")
            raise

    def _check(self, kind: RequestKind, client: str) -> None:
        """Raise `TooMany` if a client has no token left; takes none."""
        if not self.enabled:
            return
        allowance = ALLOWANCES[kind]
        tokens, _ = self._tokens(client, kind)
        if tokens < 1:
            raise _too_many((1 - tokens) / allowance.rate)

    def _tokens(self, client: str, kind: RequestKind) -> tuple[float, float]:
        """The tokens that a client has now, and the time."""
        allowance = ALLOWANCES[kind]
        now = self._now()
        tokens, then = self._buckets.get((client, kind), (allowance.burst, now))
        return min(allowance.burst, tokens + (now - then) * allowance.rate), now

    def _settle_later(self, key: Key, cost: float, allowance: Allowance) -> None:
        wait = self._owing.get(key, 0.0) - self._now()
        if wait > 0:
            raise _too_many(wait)
        if key in self._spent:
            cost += self._spent[key].cost
        self._spent[key] = Spending(cost, allowance.burst, allowance.rate)
        if self._settling is None:
            self._settling = asyncio.get_running_loop().create_task(self._settle())

    async def _settle(self) -> None:
        await asyncio.sleep(SETTLE_AFTER)
        assert self.shared is not None
        self._settling = None
        spent, self._spent = self._spent, {}
        try:
            waits = await self.shared.settle(spent)
        except StoreError as error:
            logger.warning("requests could not be counted with other processes: %s", error)
            return
        now = self._now()
        self._owing = {key: until for key, until in self._owing.items() if until > now}
        self._owing |= {key: now + wait for key, wait in waits.items() if wait > 0}

    def check_streams(self, client: str) -> None:
        """Raise `TooMany` if a client has the most streams open."""
        if self.enabled and self._streams.get(client, 0) >= MOST_STREAMS:
            raise TooMany(
                "too_many_requests",
                f"one client may have {MOST_STREAMS} streams open: close some",
                retry_after=5,
            )

    def open_stream(self, client: str) -> None:
        """Count an opened stream."""
        self._streams[client] = self._streams.get(client, 0) + 1

    def close_stream(self, client: str) -> None:
        """Uncount a closed stream."""
        left = self._streams.get(client, 0) - 1
        if left > 0:
            self._streams[client] = left
        else:
            self._streams.pop(client, None)

    def streams_of(self, client: str) -> int:
        """How many streams a client has open."""
        return self._streams.get(client, 0)

    def _forget(self, now: float) -> None:
        """Drop buckets that have refilled; if that is not enough, the older half."""
        full = [
            key
            for key, (tokens, then) in self._buckets.items()
            if tokens + (now - then) * ALLOWANCES[key[1]].rate >= ALLOWANCES[key[1]].burst
        ]
        for key in full:
            del self._buckets[key]
        if len(self._buckets) > MOST_BUCKETS:
            for key in sorted(self._buckets, key=lambda key: self._buckets[key][1])[
                : MOST_BUCKETS // 2
            ]:
                del self._buckets[key]


def _too_many(seconds: float) -> TooMany:
    wait = math.ceil(seconds)
    return TooMany(
        "too_many_requests", f"too many requests of this kind: try again in {wait} s", retry_after=wait
    )


@lru_cache(MOST_BUCKETS)
def client_key(address: str | None) -> str:
    """The key of a client: its IPv4 address, or the /64 network of its IPv6 address."""
    try:
        ip = ipaddress.ip_address(address or "")
    except ValueError:
        return "unknown"
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:  # IPv4, on a socket that listens on both
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, 64), strict=False))


def client_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The key of the client that makes a request."""
    return client_key(request.client.host if request.client else None)


async def limit_requests(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """A guard: take the tokens of the route's kind and cost, or raise `TooMany`."""
    kind = handler.opt.get("limit")
    if kind is not None:
        await connection.app.state.limits.charge(
            client_of(connection), kind, handler.opt.get("cost", 1)
        )
