"""The append-only log of games: one interface (`Store`), SQLite, PostgreSQL or memory behind it."""

from marrakech.store.base import LogEntry, NewEntry, Order, Store, StoredGame, Watcher
from marrakech.store.errors import (
    CommandSeen,
    DamagedFile,
    FileInUse,
    GameExists,
    NotReached,
    SeatTaken,
    StaleVersion,
    StoreError,
    StoreUnavailable,
    UnknownGame,
    UnreadableFile,
)
from marrakech.store.memory import MemoryStore
from marrakech.store.postgres import PostgresStore
from marrakech.store.sqlite import SqliteStore

__all__ = [
    "CommandSeen",
    "DamagedFile",
    "FileInUse",
    "GameExists",
    "LogEntry",
    "MemoryStore",
    "NewEntry",
    "NotReached",
    "Order",
    "PostgresStore",
    "SeatTaken",
    "SqliteStore",
    "StaleVersion",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "StoredGame",
    "UnknownGame",
    "UnreadableFile",
    "Watcher",
]
