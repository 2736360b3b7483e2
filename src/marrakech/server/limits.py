"""Rate limits: a token bucket for each client and kind of request.

A route declares its kind and cost (`limit="read", cost=5`); the guard `limit_requests` takes the tokens
before anything is read. One token is about a millisecond of work.
"""

import ipaddress
import logging
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from marrakech.service.errors import TooMany
from marrakech.store import StoreError
from marrakech.store.sharing import Shared

logger = logging.getLogger(__name__)

RequestKind: TypeAlias = Literal["create", "join", "command", "read", "advice", "study"]
MOST_BUCKETS = 20_000
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
    "command": Allowance(100, 20),
    "read": Allowance(300, 50),
    "advice": Allowance(40, 4),
    "study": Allowance(60, 3),
}


class RateLimits:
    """The buckets of all clients. `enabled=False` lets everything pass.

    With `shared`, the processes on one store also share buckets: a client gains nothing by using several.
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

    def spend(self, client: str, kind: RequestKind, cost: float = 1) -> None:
        """Take tokens, or raise `TooMany` with the seconds to wait."""
        if not self.enabled:
            return
        allowance = ALLOWANCES[kind]
        cost = min(cost, allowance.burst)
        now = self._now()
        tokens, then = self._buckets.get((client, kind), (allowance.burst, now))
        tokens = min(allowance.burst, tokens + (now - then) * allowance.rate)
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
        allowance = ALLOWANCES[kind]
        try:
            wait = await self.shared.spend(
                f"{kind} {client}", min(cost, allowance.burst), allowance.burst, allowance.rate
            )
        except StoreError as error:
            # The local bucket still holds; whether the store works is for the request to find out.
            logger.warning("requests could not be counted with other processes: %s", error)
            return
        if wait > 0:
            raise _too_many(wait)

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


def client_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The key of the client that makes a request."""
    return client_key(connection.client.host if connection.client else None)


async def limit_requests(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """A guard: take the tokens of the route's kind and cost, or raise `TooMany`."""
    kind = handler.opt.get("limit")
    if kind is not None:
        await connection.app.state.limits.charge(
            client_of(connection), kind, handler.opt.get("cost", 1)
        )
