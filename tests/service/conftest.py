"""Service tests run in asyncio; some of them in processes that share a store."""

from collections.abc import Callable

# Bots import it in a thread of their own: `pytest.approx` must not meet it half imported.
import numpy  # noqa: F401
import pytest

from marrakech.service import fleet
from marrakech.store import MemoryStore, PostgresStore, Store
from tests.store.database import Database

OpenStore = Callable[[], Store]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def short_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fleet that needs less than a second to notice that a process has ended."""
    monkeypatch.setattr(fleet, "ROUND", 0.1)
    monkeypatch.setattr(fleet, "LEASE", 0.5)


@pytest.fixture(params=["memory", "postgres"])
def open_store(request: pytest.FixtureRequest, short_rounds: None) -> OpenStore:
    """Opens one store as often as there are processes to share it."""
    if request.param == "memory":
        store = MemoryStore(many=True)
        return lambda: store
    database: Database = request.getfixturevalue("postgres")
    address = database.fresh()
    return lambda: PostgresStore(address)
