"""State that processes on one store share beside the log: leases, audiences and rate limits.

A lease is a key held by one owner until a time on the store's clock; its owner renews it to keep it.
A lapsed lease stays listed until it is released, so that others find the unfinished work of a dead process.
An audience is who listens to a game at one process. It is written when it changes, and counts while its process
lives, i.e. holds the lease `PROCESS` + its name.
An allowance is a token bucket: a burst size and a refill rate per second.

None of this has to survive a crash of the store itself.
"""

import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

Key: TypeAlias = str
"""What a lease or an allowance is about, e.g. `duty g7k2`."""
Owner: TypeAlias = str
"""The unique name of a process."""
PROCESS = "process "
"""The key of the lease that a process holds while it lives, before its name."""


@dataclass(frozen=True, slots=True)
class Spending:
    """Tokens that were spent from a bucket of this size and refill rate."""

    cost: float
    burst: float
    rate: float


@dataclass(frozen=True, slots=True)
class Audience:
    """Who listens to a game at one process, and how many there are at an invitation to it."""

    holders: frozenset[bytes] = frozenset()
    choosing: int = 0

    def __bool__(self) -> bool:
        return bool(self.holders or self.choosing)


class Shared(Protocol):
    """Leases, audiences and allowances."""

    async def claim(self, key: Key, owner: Owner, seconds: float) -> bool:
        """Acquire a lease that is free, lapsed or the owner's already; whether the owner holds it now."""

    async def renew(self, keys: Iterable[Key], owner: Owner, seconds: float) -> set[Key]:
        """Renew leases; returns those that the owner still holds, lapsed or not."""

    async def release(self, key: Key, owner: Owner) -> None:
        """Release a lease; does nothing if another owner holds it."""

    async def lapsed(self, prefix: str, limit: int = 100) -> list[Key]:
        """Lapsed leases, in order."""

    async def remaining(self, prefix: str) -> dict[Key, float]:
        """Seconds until each lease lapses, negative once it has."""

    async def owners(self, prefix: str) -> dict[Key, Owner]:
        """Current leases with their owners."""

    async def gather(self, owner: Owner, audiences: Mapping[str, Audience]) -> None:
        """Replace the audiences of games at a process; empty ones are deleted."""

    async def audiences(self, games: Collection[str]) -> dict[str, dict[Owner, Audience]]:
        """The audiences of games by their processes, also of processes that have died."""

    async def attended(self) -> set[str]:
        """Games that have an audience."""

    async def spend(self, key: Key, cost: float, burst: float, rate: float) -> float:
        """Take tokens from a bucket: 0 on success, else the seconds until they will be there."""

    async def settle(self, spent: Mapping[Key, Spending]) -> dict[Key, float]:
        """Take tokens that were spent already from many buckets, which may fall below zero.

        Returns the seconds until each is back at zero, 0 if it is not below.
        """

    async def forget(self, prefixes: Sequence[str] = (), seconds: float = 0.0) -> None:
        """Drop buckets that have refilled, leases with such keys that lapsed so many seconds ago, and
        audiences of processes without a lease.
        """


class LocalShared:
    """For stores that one process has to itself."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._leases: dict[Key, tuple[Owner, float]] = {}
        self._audiences: dict[str, dict[Owner, Audience]] = {}
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

    async def remaining(self, prefix: str) -> dict[Key, float]:
        """See `Shared.remaining`."""
        now = self._now()
        return {key: until - now for key, (_, until) in self._leases.items() if key.startswith(prefix)}

    async def owners(self, prefix: str) -> dict[Key, Owner]:
        """See `Shared.owners`."""
        now = self._now()
        return {
            key: owner
            for key, (owner, until) in self._leases.items()
            if key.startswith(prefix) and until > now
        }

    async def gather(self, owner: Owner, audiences: Mapping[str, Audience]) -> None:
        """See `Shared.gather`."""
        for game, audience in audiences.items():
            there = self._audiences.pop(game, {})
            there.pop(owner, None)
            if audience:
                there[owner] = audience
            if there:
                self._audiences[game] = there

    async def audiences(self, games: Collection[str]) -> dict[str, dict[Owner, Audience]]:
        """See `Shared.audiences`."""
        return {game: dict(self._audiences[game]) for game in games if game in self._audiences}

    async def attended(self) -> set[str]:
        """See `Shared.attended`."""
        return set(self._audiences)

    async def spend(self, key: Key, cost: float, burst: float, rate: float) -> float:
        """See `Shared.spend`."""
        now = self._now()
        tokens, then, _, _ = self._buckets.get(key, (burst, now, burst, rate))
        tokens = min(burst, tokens + (now - then) * rate)
        if tokens < cost:
            return (cost - tokens) / rate
        self._buckets[key] = (tokens - cost, now, burst, rate)
        return 0.0

    async def settle(self, spent: Mapping[Key, Spending]) -> dict[Key, float]:
        """See `Shared.settle`."""
        now, waits = self._now(), {}
        for key, one in spent.items():
            tokens, then, _, _ = self._buckets.get(key, (one.burst, now, one.burst, one.rate))
            tokens = min(one.burst, tokens + (now - then) * one.rate) - one.cost
            self._buckets[key] = (tokens, now, one.burst, one.rate)
            waits[key] = max(0.0, -tokens / one.rate)
        return waits

    async def forget(self, prefixes: Sequence[str] = (), seconds: float = 0.0) -> None:
        """See `Shared.forget`."""
        now = self._now()
        self._leases = {
            key: (owner, until)
            for key, (owner, until) in self._leases.items()
            if until + seconds > now or not key.startswith(tuple(prefixes))
        }
        gone = {owner for there in self._audiences.values() for owner in there}
        gone -= {key.removeprefix(PROCESS) for key in self._leases}
        for owner in gone:
            await self.gather(owner, dict.fromkeys(self._audiences, Audience()))
        self._buckets = {
            key: (tokens, then, burst, rate)
            for key, (tokens, then, burst, rate) in self._buckets.items()
            if tokens + (now - then) * rate < burst
        }
