"""The append-only log of games: one interface (`Store`), SQLite or memory behind it."""

from marrakech.store.base import Entry, NewEntry, Store, StoredGame
from marrakech.store.errors import (
    CommandSeen,
    GameExists,
    SeatTaken,
    StaleVersion,
    StoreError,
    StoreUnavailable,
    UnknownGame,
    UnreadableFile,
)
from marrakech.store.memory import MemoryStore
from marrakech.store.sqlite import SqliteStore

__all__ = [
    "CommandSeen",
    "Entry",
    "GameExists",
    "MemoryStore",
    "NewEntry",
    "SeatTaken",
    "SqliteStore",
    "StaleVersion",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "StoredGame",
    "UnknownGame",
    "UnreadableFile",
]
