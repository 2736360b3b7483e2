"""What processes on one store agree about beside the log: who looks after what, and who asks too often.

A lease is a key that one owner holds until a time in the store's clock; whoever wants to keep it renews it.
A lease that has lapsed stays in sight until it is released, so that others find what a dead process owed.
An allowance is a bucket of tokens: so many at once, and so many a second for ever.

None of this has to survive a crash of the store itself.
"""

import time
from collections.abc import Callable, Iterable
from typing import Protocol, TypeAlias

Key: TypeAlias = str
"""What a lease or an allowance is about, e.g. `duty g7k2`."""
Owner: TypeAlias = str
"""A process, by a name that no other has."""


class Shared(Protocol):
    """Leases and allowances."""

    async def claim(self, key: Key, owner: Owner, seconds: float) -> bool:
        """Take a lease that is free, has lapsed or is one's own; whether it is one's own now."""

    async def renew(self, keys: Iterable[Key], owner: Owner, seconds: float) -> set[Key]:
        """Hold on to leases; those that are still one's own, lapsed or not."""

    async def release(self, key: Key, owner: Owner) -> None:
        """Give a lease back; one that is somebody else's stays theirs."""

    async def lapsed(self, prefix: str, limit: int = 100) -> list[Key]:
        """Leases that nobody renewed in time, in order."""

    async def owners(self, prefix: str) -> dict[Key, Owner]:
        """The leases that run, with their owners."""

    async def spend(self, key: Key, cost: float, burst: float, rate: float) -> float:
        """Take tokens from a bucket: 0 if they were there, else the seconds until they will be."""

    async def forget(self) -> None:
        """Drop buckets that are full again."""


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

    async def forget(self) -> None:
        """See `Shared.forget`."""
        now = self._now()
        self._buckets = {
            key: (tokens, then, burst, rate)
            for key, (tokens, then, burst, rate) in self._buckets.items()
            if tokens + (now - then) * rate < burst
        }
