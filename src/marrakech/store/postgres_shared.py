"""What processes on one PostgreSQL database share beside the log, by the database's clock."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from marrakech.store.sharing import PROCESS, Audience, Key, Owner, Spending

if TYPE_CHECKING:
    from marrakech.store.postgres import PostgresStore


class PostgresShared:
    """Leases, audiences and allowances in the database (see `store.sharing.Shared`)."""

    def __init__(self, store: "PostgresStore") -> None:
        self._store = store

    async def claim(self, key: Key, owner: Owner, seconds: float) -> bool:
        """See `Shared.claim`."""
        mine = await self._store.value(
            """
            INSERT INTO leases AS held (key, owner, until)
                VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3))
            ON CONFLICT (key) DO UPDATE SET owner = excluded.owner, until = excluded.until
                WHERE held.owner = excluded.owner OR held.until <= clock_timestamp()
            RETURNING owner
            """,
            key, owner, seconds,
        )  # fmt: skip
        return mine is not None

    async def renew(self, keys: Iterable[Key], owner: Owner, seconds: float) -> set[Key]:
        """See `Shared.renew`."""
        rows = await self._store.rows(
            "UPDATE leases SET until = clock_timestamp() + make_interval(secs => $3)"
            " WHERE key = ANY($1) AND owner = $2 RETURNING key",
            list(keys), owner, seconds,
        )  # fmt: skip
        return {row["key"] for row in rows}

    async def release(self, key: Key, owner: Owner) -> None:
        """See `Shared.release`."""
        await self._store.rows("DELETE FROM leases WHERE key = $1 AND owner = $2", key, owner)

    async def lapsed(self, prefix: str, limit: int = 100) -> list[Key]:
        """See `Shared.lapsed`."""
        rows = await self._store.rows(
            "SELECT key FROM leases WHERE starts_with(key, $1) AND until <= clock_timestamp()"
            " ORDER BY key LIMIT $2",
            prefix, limit,
        )  # fmt: skip
        return [row["key"] for row in rows]

    async def remaining(self, prefix: str) -> dict[Key, float]:
        """See `Shared.remaining`."""
        rows = await self._store.rows(
            "SELECT key, extract(epoch FROM until - clock_timestamp())::float8 AS seconds FROM leases"
            " WHERE starts_with(key, $1)",
            prefix,
        )
        return {row["key"]: row["seconds"] for row in rows}

    async def owners(self, prefix: str) -> dict[Key, Owner]:
        """See `Shared.owners`."""
        rows = await self._store.rows(
            "SELECT key, owner FROM leases WHERE starts_with(key, $1) AND until > clock_timestamp()",
            prefix,
        )
        return {row["key"]: row["owner"] for row in rows}

    async def gather(self, owner: Owner, audiences: Mapping[str, Audience]) -> None:
        """See `Shared.gather`."""
        there = [(game, one) for game, one in audiences.items() if one]
        await self._store.rows(
            """
            INSERT INTO audiences (game, owner, holders, choosing)
                SELECT game, $1, holders, choosing
                FROM unnest($2::text[], $3::text[], $4::integer[]) AS new (game, holders, choosing)
            ON CONFLICT (game, owner) DO UPDATE
                SET holders = excluded.holders, choosing = excluded.choosing
            """,
            owner,
            [game for game, _ in there],
            [" ".join(holder.hex() for holder in one.holders) for _, one in there],
            [one.choosing for _, one in there],
        )
        if gone := [game for game, one in audiences.items() if not one]:
            await self._store.rows(
                "DELETE FROM audiences WHERE owner = $1 AND game = ANY($2)", owner, gone
            )

    async def audiences(self, games: Collection[str]) -> dict[str, dict[Owner, Audience]]:
        """See `Shared.audiences`."""
        rows = await self._store.rows(
            "SELECT game, owner, holders, choosing FROM audiences WHERE game = ANY($1)", list(games)
        )
        found: dict[str, dict[Owner, Audience]] = {}
        for row in rows:
            holders = frozenset(map(bytes.fromhex, row["holders"].split()))
            found.setdefault(row["game"], {})[row["owner"]] = Audience(holders, row["choosing"])
        return found

    async def attended(self) -> set[str]:
        """See `Shared.attended`."""
        return {row["game"] for row in await self._store.rows("SELECT DISTINCT game FROM audiences")}

    async def spend(self, key: Key, cost: float, burst: float, rate: float) -> float:
        """See `Shared.spend`."""
        return float(await self._store.value("SELECT spend($1, $2, $3, $4)", key, cost, burst, rate))

    async def settle(self, spent: Mapping[Key, Spending]) -> dict[Key, float]:
        """See `Shared.settle`."""
        # In order, so that two processes cannot deadlock. What was spent is what a full bucket lacks.
        rows = await self._store.rows(
            """
            INSERT INTO allowances AS held (key, tokens, burst, rate, at)
                SELECT key, burst - cost, burst, rate, clock_timestamp()
                FROM unnest($1::text[], $2::float8[], $3::float8[], $4::float8[])
                    AS new (key, cost, burst, rate) ORDER BY key COLLATE "C"
            ON CONFLICT (key) DO UPDATE SET
                tokens = excluded.tokens - excluded.burst + least(excluded.burst, held.tokens
                    + greatest(0, extract(epoch FROM excluded.at - held.at)) * excluded.rate),
                burst = excluded.burst, rate = excluded.rate, at = excluded.at
            RETURNING key, greatest(0, -tokens / rate)::float8 AS wait
            """,
            list(spent),
            [one.cost for one in spent.values()],
            [one.burst for one in spent.values()],
            [one.rate for one in spent.values()],
        )
        return {row["key"]: row["wait"] for row in rows}

    async def forget(self, prefixes: Sequence[str] = (), seconds: float = 0.0) -> None:
        """See `Shared.forget`."""
        await self._store.rows(
            "DELETE FROM allowances"
            " WHERE tokens + extract(epoch FROM clock_timestamp() - at) * rate >= burst"
        )
        await self._store.rows(
            "DELETE FROM leases WHERE until <= clock_timestamp() - make_interval(secs => $2)"
            " AND EXISTS (SELECT FROM unnest($1::text[]) AS one WHERE starts_with(key, one))",
            list(prefixes), seconds,
        )  # fmt: skip
        await self._store.rows(
            "DELETE FROM audiences WHERE NOT EXISTS (SELECT FROM leases WHERE key = $1 || audiences.owner)",
            PROCESS,
        )
