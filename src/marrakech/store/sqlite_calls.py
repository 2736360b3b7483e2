"""The book of calls in the file of an SQLite store."""

import sqlite3
from collections.abc import Collection, Sequence
from dataclasses import astuple
from typing import TYPE_CHECKING, Any

from marrakech.store.calls import Call, CallRecords, Contact, ContactId, Wait

if TYPE_CHECKING:
    from marrakech.store.sqlite import SqliteStore

CALL_TABLES = """
CREATE TABLE contacts (
    id        TEXT PRIMARY KEY,
    holder    BLOB NOT NULL,
    kind      TEXT NOT NULL CHECK (kind IN ('push', 'mail', 'webhook')),
    target    TEXT NOT NULL,
    language  TEXT NOT NULL,
    zone      TEXT NOT NULL,
    origin    TEXT NOT NULL,
    confirmed INTEGER NOT NULL,
    made      REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX contacts_holder ON contacts (holder);

CREATE TABLE waits (
    game  TEXT PRIMARY KEY REFERENCES games (id),
    turn  INTEGER NOT NULL,
    seat  INTEGER NOT NULL,
    due   REAL NOT NULL,
    stage INTEGER NOT NULL,
    at    REAL
) STRICT, WITHOUT ROWID;
CREATE INDEX waits_at ON waits (at) WHERE at IS NOT NULL;

CREATE TABLE calls (
    contact  TEXT NOT NULL REFERENCES contacts (id),
    game     TEXT NOT NULL REFERENCES games (id),
    turn     INTEGER NOT NULL,
    reminder INTEGER NOT NULL,
    at       REAL NOT NULL,
    tries    INTEGER NOT NULL,
    taken    INTEGER NOT NULL,
    PRIMARY KEY (contact, game, turn, reminder)
) STRICT, WITHOUT ROWID;
CREATE INDEX calls_at ON calls (at) WHERE NOT taken;
CREATE INDEX calls_game ON calls (game);

CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
"""

_KEY = "contact = ? AND game = ? AND turn = ? AND reminder = ?"


class SqliteCallBook:
    """See `store.calls.CallBook`."""

    def __init__(self, store: "SqliteStore") -> None:
        self._store = store

    async def keep(self, contact: Contact) -> None:
        """See `CallBook.keep`."""
        await self._change(
            "INSERT OR REPLACE INTO contacts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", *astuple(contact)
        )

    async def contact(self, id: ContactId) -> Contact | None:
        """See `CallBook.contact`."""
        rows = await self._store.rows("SELECT * FROM contacts WHERE id = ?", id)
        return _contact(rows[0]) if rows else None

    async def contacts(self, holders: Collection[bytes]) -> list[Contact]:
        """See `CallBook.contacts`."""
        marks = ", ".join("?" * len(holders))
        rows = await self._store.rows(
            f"SELECT * FROM contacts WHERE holder IN ({marks}) ORDER BY made, id", *holders
        )
        return [_contact(row) for row in rows]

    async def drop(self, id: ContactId) -> bool:
        """See `CallBook.drop`."""
        await self._change("DELETE FROM calls WHERE contact = ?", id)
        return await self._change("DELETE FROM contacts WHERE id = ?", id) > 0

    async def drop_unconfirmed(self, before: float) -> None:
        """See `CallBook.drop_unconfirmed`."""
        old = "SELECT id FROM contacts WHERE NOT confirmed AND made < ?"
        await self._change(f"DELETE FROM calls WHERE contact IN ({old})", before)
        await self._change(f"DELETE FROM contacts WHERE id IN ({old})", before)

    async def wait(self, wait: Wait) -> None:
        """See `CallBook.wait`."""
        await self._change(
            """
            INSERT INTO waits SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE EXISTS (SELECT 1 FROM games WHERE id = ?1)
            ON CONFLICT (game) DO UPDATE SET due = excluded.due,
                seat = iif(turn = excluded.turn, seat, excluded.seat),
                stage = iif(turn = excluded.turn, stage, excluded.stage),
                at = iif(turn = excluded.turn, at, excluded.at), turn = excluded.turn
            """,
            *astuple(wait),
        )

    async def unwait(self, game: str) -> None:
        """See `CallBook.unwait`."""
        await self._change("DELETE FROM waits WHERE game = ?", game)

    async def waits(self, after: str = "", limit: int = 500) -> list[Wait]:
        """See `CallBook.waits`."""
        rows = await self._store.rows(
            "SELECT * FROM waits WHERE game > ? ORDER BY game LIMIT ?", after, limit
        )
        return [Wait(*row) for row in rows]

    async def due_waits(self, now: float, limit: int = 100) -> list[Wait]:
        """See `CallBook.due_waits`."""
        rows = await self._store.rows(
            "SELECT * FROM waits WHERE at <= ? ORDER BY at, game LIMIT ?", now, limit
        )
        return [Wait(*row) for row in rows]

    async def plan(self, wait: Wait, calls: Sequence[Call] = ()) -> bool:
        """See `CallBook.plan`."""
        planned: list[bool] = []

        def change(connection: sqlite3.Connection) -> None:
            found = connection.execute(
                "UPDATE waits SET seat = ?, due = ?, stage = ?, at = ? WHERE game = ? AND turn = ?",
                (wait.seat, wait.due, wait.stage, wait.at, wait.game, wait.turn),
            )
            planned.append(found.rowcount > 0)
            if planned[0]:
                _add(connection, [(call, False) for call in calls])

        await self._store.write(change)
        return planned[0]

    async def due_calls(self, now: float, limit: int = 50) -> list[Call]:
        """See `CallBook.due_calls`."""
        rows = await self._store.rows(
            "SELECT * FROM calls WHERE NOT taken AND at <= ?"
            " ORDER BY at, contact, game, turn, reminder LIMIT ?",
            now,
            limit,
        )
        return [_call(row) for row in rows]

    async def take(self, call: Call) -> bool:
        """See `CallBook.take`."""
        taken = await self._change(f"UPDATE calls SET taken = 1 WHERE {_KEY} AND NOT taken", *call.key)
        return taken > 0

    async def give_back(self, call: Call) -> None:
        """See `CallBook.give_back`."""
        await self._change(
            f"UPDATE calls SET taken = 0, at = ?, tries = ? WHERE {_KEY}",
            call.at,
            call.tries,
            *call.key,
        )

    async def forget_calls(self, before: float) -> None:
        """See `CallBook.forget_calls`."""
        await self._change("DELETE FROM calls WHERE at < ?", before)

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """See `CallBook.secret`."""
        await self._change("INSERT OR IGNORE INTO secrets VALUES (?, ?)", name, fresh)
        rows = await self._store.rows("SELECT value FROM secrets WHERE name = ?", name)
        return bytes(rows[0][0])

    async def records(self) -> CallRecords:
        """See `CallBook.records`."""
        rows = self._store.rows
        return CallRecords(
            [_contact(row) for row in await rows("SELECT * FROM contacts")],
            [Wait(*row) for row in await rows("SELECT * FROM waits")],
            [(_call(row), bool(row[6])) for row in await rows("SELECT * FROM calls")],
            [(name, bytes(value)) for name, value in await rows("SELECT * FROM secrets")],
        )

    async def fill(self, records: CallRecords) -> None:
        """See `CallBook.fill`."""

        def change(connection: sqlite3.Connection) -> None:
            connection.executemany(
                "INSERT OR IGNORE INTO contacts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [astuple(one) for one in records.contacts],
            )
            connection.executemany(
                "INSERT OR IGNORE INTO waits SELECT ?1, ?2, ?3, ?4, ?5, ?6"
                " WHERE EXISTS (SELECT 1 FROM games WHERE id = ?1)",
                [astuple(one) for one in records.waits],
            )
            _add(connection, records.calls)
            connection.executemany("INSERT OR IGNORE INTO secrets VALUES (?, ?)", records.secrets)

        await self._store.write(change)

    async def _change(self, statement: str, *values: object) -> int:
        """Carry out a statement; how many rows it changed."""
        changed: list[int] = []
        await self._store.write(
            lambda connection: changed.append(connection.execute(statement, values).rowcount)
        )
        return changed[0]


def forget_game(connection: sqlite3.Connection, game: str) -> None:
    """Delete what is about a game that is being deleted."""
    connection.execute("DELETE FROM waits WHERE game = ?", (game,))
    connection.execute("DELETE FROM calls WHERE game = ?", (game,))


def _add(connection: sqlite3.Connection, calls: Sequence[tuple[Call, bool]]) -> None:
    """Add calls whose game and contact are there, and that are not there themselves."""
    connection.executemany(
        "INSERT OR IGNORE INTO calls SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7"
        " WHERE EXISTS (SELECT 1 FROM contacts WHERE id = ?1)"
        " AND EXISTS (SELECT 1 FROM games WHERE id = ?2)",
        [(*astuple(call), taken) for call, taken in calls],
    )


def _contact(row: tuple[Any, ...]) -> Contact:
    id, holder, kind, target, language, zone, origin, confirmed, made = row
    return Contact(id, holder, kind, target, language, zone, origin, bool(confirmed), made)


def _call(row: tuple[Any, ...]) -> Call:
    contact, game, turn, reminder, at, tries, _ = row
    return Call(contact, game, turn, bool(reminder), at, tries)
