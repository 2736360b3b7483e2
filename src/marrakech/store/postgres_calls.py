"""The book of calls in a PostgreSQL database."""

from collections.abc import Collection, Sequence
from dataclasses import astuple
from typing import TYPE_CHECKING, Any

from marrakech.store.calls import Call, CallRecords, Contact, ContactId, Wait

if TYPE_CHECKING:
    from marrakech.store.postgres import PostgresStore

_KEY = "contact = $1 AND game = $2 AND turn = $3 AND reminder = $4"
_ADD = """
    INSERT INTO calls SELECT $1::text, $2::text, $3::integer, $4::boolean, $5::float8, $6::integer, $7::boolean
    WHERE EXISTS (SELECT FROM contacts WHERE id = $1) AND EXISTS (SELECT FROM games WHERE id = $2)
    ON CONFLICT DO NOTHING
"""


class PostgresCallBook:
    """See `store.calls.CallBook`."""

    def __init__(self, store: "PostgresStore") -> None:
        self._store = store

    async def keep(self, contact: Contact) -> None:
        """See `CallBook.keep`."""
        await self._store.rows(
            "INSERT INTO contacts VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO UPDATE"
            " SET holder = excluded.holder, kind = excluded.kind, target = excluded.target,"
            " language = excluded.language, zone = excluded.zone, origin = excluded.origin,"
            " confirmed = excluded.confirmed, made = excluded.made",
            *astuple(contact),
        )

    async def contact(self, id: ContactId) -> Contact | None:
        """See `CallBook.contact`."""
        rows = await self._store.rows("SELECT * FROM contacts WHERE id = $1", id)
        return Contact(*rows[0].values()) if rows else None

    async def contacts(self, holders: Collection[bytes]) -> list[Contact]:
        """See `CallBook.contacts`."""
        rows = await self._store.rows(
            'SELECT * FROM contacts WHERE holder = ANY($1::bytea[]) ORDER BY made, id COLLATE "C"',
            list(holders),
        )
        return [Contact(*row.values()) for row in rows]

    async def drop(self, id: ContactId) -> bool:
        """See `CallBook.drop`."""
        return bool(await self._store.rows("DELETE FROM contacts WHERE id = $1 RETURNING id", id))

    async def drop_unconfirmed(self, before: float) -> None:
        """See `CallBook.drop_unconfirmed`."""
        await self._store.rows("DELETE FROM contacts WHERE NOT confirmed AND made < $1", before)

    async def wait(self, wait: Wait) -> None:
        """See `CallBook.wait`."""
        await self._store.rows(
            """
            INSERT INTO waits AS kept
                SELECT $1::text, $2::integer, $3::integer, $4::float8, $5::integer, $6::float8
                WHERE EXISTS (SELECT FROM games WHERE id = $1)
            ON CONFLICT (game) DO UPDATE SET due = excluded.due, turn = excluded.turn,
                seat = CASE WHEN kept.turn = excluded.turn THEN kept.seat ELSE excluded.seat END,
                stage = CASE WHEN kept.turn = excluded.turn THEN kept.stage ELSE excluded.stage END,
                at = CASE WHEN kept.turn = excluded.turn THEN kept.at ELSE excluded.at END
            """,
            *astuple(wait),
        )

    async def unwait(self, game: str) -> None:
        """See `CallBook.unwait`."""
        await self._store.rows("DELETE FROM waits WHERE game = $1", game)

    async def waits(self, after: str = "", limit: int = 500) -> list[Wait]:
        """See `CallBook.waits`."""
        rows = await self._store.rows(
            "SELECT * FROM waits WHERE game > $1 ORDER BY game LIMIT $2", after, limit
        )
        return [Wait(*row.values()) for row in rows]

    async def due_waits(self, now: float, limit: int = 100) -> list[Wait]:
        """See `CallBook.due_waits`."""
        rows = await self._store.rows(
            "SELECT * FROM waits WHERE at <= $1 ORDER BY at, game LIMIT $2", now, limit
        )
        return [Wait(*row.values()) for row in rows]

    async def plan(self, wait: Wait, calls: Sequence[Call] = ()) -> bool:
        """See `CallBook.plan`."""

        async def change(connection: Any) -> bool:
            async with connection.transaction():
                found = await connection.fetchval(
                    "UPDATE waits SET seat = $3, due = $4, stage = $5, at = $6"
                    " WHERE game = $1 AND turn = $2 RETURNING game",
                    *astuple(wait),
                )
                if found is not None:
                    await connection.executemany(_ADD, [(*astuple(call), False) for call in calls])
            return found is not None

        return await self._store.ask(change)

    async def due_calls(self, now: float, limit: int = 50) -> list[Call]:
        """See `CallBook.due_calls`."""
        rows = await self._store.rows(
            "SELECT contact, game, turn, reminder, at, tries FROM calls WHERE NOT taken AND at <= $1"
            " ORDER BY at, contact, game, turn, reminder LIMIT $2",
            now, limit,
        )  # fmt: skip
        return [Call(*row.values()) for row in rows]

    async def take(self, call: Call) -> bool:
        """See `CallBook.take`."""
        taken = await self._store.rows(
            f"UPDATE calls SET taken = true WHERE {_KEY} AND NOT taken RETURNING game", *call.key
        )
        return bool(taken)

    async def give_back(self, call: Call) -> None:
        """See `CallBook.give_back`."""
        await self._store.rows(
            f"UPDATE calls SET taken = false, at = $5, tries = $6 WHERE {_KEY}",
            *call.key, call.at, call.tries,
        )  # fmt: skip

    async def forget_calls(self, before: float) -> None:
        """See `CallBook.forget_calls`."""
        await self._store.rows("DELETE FROM calls WHERE at < $1", before)

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """See `CallBook.secret`."""
        await self._store.rows(
            "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING", name, fresh
        )
        return bytes(await self._store.value("SELECT value FROM secrets WHERE name = $1", name))

    async def records(self) -> CallRecords:
        """See `CallBook.records`."""
        rows = self._store.rows
        return CallRecords(
            [Contact(*row.values()) for row in await rows("SELECT * FROM contacts")],
            [Wait(*row.values()) for row in await rows("SELECT * FROM waits")],
            [
                (Call(*list(row.values())[:6]), row["taken"])
                for row in await rows(
                    "SELECT contact, game, turn, reminder, at, tries, taken FROM calls"
                )
            ],
            [(row["name"], bytes(row["value"])) for row in await rows("SELECT * FROM secrets")],
        )

    async def fill(self, records: CallRecords) -> None:
        """See `CallBook.fill`."""

        async def change(connection: Any) -> None:
            async with connection.transaction():
                await connection.executemany(
                    "INSERT INTO contacts VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING",
                    [astuple(one) for one in records.contacts],
                )
                await connection.executemany(
                    "INSERT INTO waits"
                    " SELECT $1::text, $2::integer, $3::integer, $4::float8, $5::integer, $6::float8"
                    " WHERE EXISTS (SELECT FROM games WHERE id = $1) ON CONFLICT DO NOTHING",
                    [astuple(one) for one in records.waits],
                )
                await connection.executemany(
                    _ADD, [(*astuple(call), taken) for call, taken in records.calls]
                )
                await connection.executemany(
                    "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING", records.secrets
                )

        await self._store.ask(change)
