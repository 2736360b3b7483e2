"""Every store that we ship, through the contract that we ship."""

import asyncio
from pathlib import Path

import pytest

from marrakech.store import MemoryStore, PostgresStore, SqliteStore
from marrakech.store.contract import CHECKS, DURABLE_CHECKS, SHARED_CHECKS, StoreCheck
from tests.store.database import Database


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("kind", ["memory", "sqlite"])
def test_contract(kind: str, check: StoreCheck, tmp_path: Path) -> None:
    path = tmp_path / "data" / "games.db"
    asyncio.run(check(MemoryStore if kind == "memory" else lambda: SqliteStore(path)))


@pytest.mark.parametrize("check", DURABLE_CHECKS, ids=lambda check: check.__name__)
def test_durable_contract(check: StoreCheck, tmp_path: Path) -> None:
    asyncio.run(check(lambda: SqliteStore(tmp_path / "games.db")))


@pytest.mark.parametrize(
    "check", [*CHECKS, *DURABLE_CHECKS, *SHARED_CHECKS], ids=lambda check: check.__name__
)
def test_contract_of_postgres(check: StoreCheck, postgres: Database) -> None:
    address = postgres.fresh()
    asyncio.run(check(lambda: PostgresStore(address)))
