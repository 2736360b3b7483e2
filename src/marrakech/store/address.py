"""A store by its address: a file's path, or `postgresql://user@host/name`."""

from pathlib import Path

from marrakech.store.base import Store
from marrakech.store.errors import UnreadableFile
from marrakech.store.postgres import PostgresStore, is_postgres, shown
from marrakech.store.sqlite import SqliteStore


def store_at(address: str | Path, *, new: bool = True) -> Store:
    """The store at an address. A missing file is created, unless `new` is false."""
    if isinstance(address, str) and is_postgres(address):
        return PostgresStore(address)
    path = Path(address).expanduser()
    if "://" in str(address):
        raise UnreadableFile(
            f"{shown(str(address))} is not the address of a store: name a file, or a database "
            "as postgresql://user@host/name"
        )
    if not new and not path.exists():
        raise UnreadableFile(f"there is no store {path}: check the name")
    return SqliteStore(path)
