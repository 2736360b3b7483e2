"""State that processes on one store share beside the log: leases and rate limits.

A lease is a key held by one owner until a time on the store's clock; its owner renews it to keep it.
A lapsed lease stays listed until it is released, so that others find the unfinished work of a dead process.
An allowance is a token bucket: a burst size and a refill rate per second.

None of this has to survive a crash of the store itself.
"""

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeAlias

Key: TypeAlias = str
"""What a lease or an allowance is about, e.g. `duty g7k2`."""
Owner: TypeAlias = str
"""The unique name of a process."""


class Shared(Protocol):
    """Leases and allowances."""

    async def claim(self, key: Key, owner: Owner, seconds: float) -> bool:
        """Acquire a lease that is free, lapsed or the owner's already; whether the owner holds it now."""

    async def renew(self, keys: Iterable[Key], owner: Owner, seconds: float) -> set[Key]:
        """Renew leases; returns those that the owner still holds, lapsed or not."""

    async def release(self, key: Key, owner: Owner) -> None:
        """Release a lease; does nothing if another owner holds it."""

    async def hold(self, keys: Iterable[Key], owner: Owner, seconds: float) -> None:
        """Acquire or renew many leases at once; those of another owner stay as they are."""

    async def drop(self, keys: Iterable[Key], owner: Owner) -> None:
        """Release many leases at once; those of another owner stay as they are."""

    async def lapsed(self, prefix: str, limit: int = 100) -> list[Key]:
        """Lapsed leases, in order."""

    async def owners(self, prefix: str) -> dict[Key, Owner]:
        """Current leases with their owners."""

    async def spend(self, key: Key, cost: float, burst: float, rate: float) -> float:
        """Take tokens from a bucket: 0 on success, else the seconds until they will be there."""

    async def forget(self, prefixes: Sequence[str] = (), seconds: float = 0.0) -> None:
        """Drop buckets that have refilled, and leases with such keys that lapsed so many seconds ago."""


class LocalShared:
    """For stores that one process has to itself."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._leases: dict[Key, tuple[Owner, float]] = {}
        self._buckets: dict[Key, tuple[float, float, float, float]] = {}

    async def claim(self, key: Key, owner: Owner, seconds: float) -> bool:
        """See `Shared.claim`."""
        holder, until = self._leases.get(key, (owner, 0.0))
        if holder != owner and until > self._now():
            return False
        self._leases[key] = (owner, self._now() + seconds)
        return True

    async def renew(self, keys: Iterable[Key], owner: Owner, seconds: float) -> set[Key]:
        """See `Shared.renew`."""
        mine = {key for key in keys if self._leases.get(key, ("", 0.0))[0] == owner}
        self._leases.update({key: (owner, self._now() + seconds) for key in mine})
        return mine

    async def release(self, key: Key, owner: Owner) -> None:
        """See `Shared.release`."""
        if self._leases.get(key, ("", 0.0))[0] == owner:
            del self._leases[key]

    async def hold(self, keys: Iterable[Key], owner: Owner, seconds: float) -> None:
        """See `Shared.hold`."""
        until = self._now() + seconds
        for key in keys:
            if self._leases.get(key, (owner, 0.0))[0] == owner:
                self._leases[key] = (owner, until)

    async def drop(self, keys: Iterable[Key], owner: Owner) -> None:
        """See `Shared.drop`."""
        for key in keys:
            await self.release(key, owner)

    async def lapsed(self, prefix: str, limit: int = 100) -> list[Key]:
        """See `Shared.lapsed`."""
        now = self._now()
        return sorted(
            key for key, (_, until) in self._leases.items() if key.startswith(prefix) and until <= now
        )[:limit]

    async def owners(self, prefix: str) -> dict[Key, Owner]:
        """See `Shared.owners`."""
        now = self._now()
        return {
            key: owner
            for key, (owner, until) in self._leases.items()
            if key.startswith(prefix) and until > now
        }

    async def spend(self, key: Key, cost: float, burst: float, rate: float) -> float:
        """See `Shared.spend`."""
        now = self._now()
        tokens, then, _, _ = self._buckets.get(key, (burst, now, burst, rate))
        tokens = min(burst, tokens + (now - then) * rate)
        if tokens < cost:
            return (cost - tokens) / rate
        self._buckets[key] = (tokens - cost, now, burst, rate)
        return 0.0

    async def forget(self, prefixes: Sequence[str] = (), seconds: float = 0.0) -> None:
        """See `Shared.forget`."""
        now = self._now()
        self._leases = {
            key: (owner, until)
            for key, (owner, until) in self._leases.items()
            if until + seconds > now or not key.startswith(tuple(prefixes))
        }
        self._buckets = {
            key: (tokens, then, burst, rate)
            for key, (tokens, then, burst, rate) in self._buckets.items()
            if tokens + (now - then) * rate < burst
        }
