"""The store over IndexedDB's rows: the contract, and what a browser may do to it."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from marrakech.store import DamagedFile, NewEntry, StoredGame, StoreUnavailable, indexeddb
from marrakech.store.calls import Contact
from marrakech.store.contract import CHECKS, DURABLE_CHECKS, StoreCheck
from marrakech.store.indexeddb import IndexedDbStore
from tests.store.rows import Disk, MemoryRows

GAME = StoredGame("game", b"a" * 32, b"secret", code_secret=b"codes")


def entry(text: str = "{}", command: str | None = None) -> NewEntry:
    return NewEntry(1.0, text.encode(), command)


@pytest.mark.parametrize("check", [*CHECKS, *DURABLE_CHECKS], ids=lambda check: check.__name__)
def test_contract(check: StoreCheck) -> None:
    disk = Disk()
    asyncio.run(check(lambda: IndexedDbStore(MemoryRows(disk))))


def test_a_killed_page_loses_nothing_that_was_acknowledged() -> None:
    disk = Disk()

    async def play() -> None:
        store = IndexedDbStore(MemoryRows(disk))
        await store.create(GAME, [entry()])
        for version in range(2, 20):
            await store.append("game", version, entry(str(version), f"c{version}"))
            # Whoever opens the rows now, as after a kill, finds all that was acknowledged.
            again = IndexedDbStore(MemoryRows(Disk(disk)))
            assert (await again.entries("game"))[-1].text == str(version).encode()
            assert await again.version_of("game", f"c{version}") == version
            await again.close()

    asyncio.run(play())


def test_an_append_is_one_transaction() -> None:
    disk = Disk()

    async def play() -> None:
        store = IndexedDbStore(MemoryRows(disk))
        await store.create(GAME, [entry()])
        before = disk.commits
        await store.append("game", 2, entry("2", "c"), claim=(1, b"b" * 32))
        assert disk.commits == before + 1
        await store.close()

    asyncio.run(play())


@pytest.mark.parametrize(
    "write",
    [
        lambda store: store.append("game", 2, entry("2", "c")),
        lambda store: store.create(StoredGame("other", b"a" * 32, b"s"), [entry()]),
        lambda store: store.delete("game"),
        lambda store: store.keep_review("game", "quick", b"{}"),
        lambda store: store.calls.keep(
            Contact("c", b"a" * 32, "mail", "x", "en", "UTC", "https://x.example", True, 1.0)
        ),
        lambda store: store.calls.secret("device", b"x" * 32),
    ],
    ids=["append", "create", "delete", "review", "contact", "secret"],
)
def test_a_full_device_changes_nothing(write: Callable[[IndexedDbStore], Awaitable[object]]) -> None:
    disk = Disk()

    async def play() -> None:
        store = IndexedDbStore(MemoryRows(disk))
        await store.create(GAME, [entry()])
        kept = dict(disk)
        disk.full = True
        with pytest.raises(StoreUnavailable, match="no room"):
            await write(store)
        assert disk == kept
        assert await store.games() == ["game"]
        assert len(await store.entries("game")) == 1
        assert await store.calls.contact("c") is None
        disk.full = False
        await write(store)
        await store.close()

    asyncio.run(play())


def test_signs_of_life_go_on_once_there_is_room_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(indexeddb, "ALIVE_EVERY", 0.0)
    disk = Disk()

    async def live() -> None:
        store = IndexedDbStore(MemoryRows(disk))
        await store.open()
        disk.full = True
        for _ in range(20):
            await asyncio.sleep(0)
        assert indexeddb.ALIVE_KEY not in disk
        disk.full = False
        while indexeddb.ALIVE_KEY not in disk:
            await asyncio.sleep(0)
        await store.close()

    asyncio.run(asyncio.wait_for(live(), 60))


def test_two_writers_of_the_same_rows_cannot_both_write_a_version() -> None:
    disk = Disk()

    async def play() -> None:
        here, there = (IndexedDbStore(MemoryRows(disk)) for _ in range(2))
        await here.create(GAME, [entry()])
        await there.open()
        await here.append("game", 2, entry("here"))
        with pytest.raises(Exception, match="at version"):
            await there.append("game", 2, entry("there"))
        assert [one.text for one in await here.entries("game", 1)] == [b"here"]
        await here.close()
        await there.close()

    asyncio.run(play())


@pytest.mark.parametrize("key", ["game/game", "order/x", "calls", "alive"])
def test_a_damaged_row_is_not_written_over(key: str) -> None:
    disk = Disk({key: '{"creator": 3'})

    async def play() -> None:
        store = IndexedDbStore(MemoryRows(disk))
        with pytest.raises(DamagedFile):
            await store.create(StoredGame("new", b"a" * 32, b"s"), [entry()])
        assert disk == {key: '{"creator": 3'}

    asyncio.run(play())


def test_a_game_with_a_damaged_entry_leaves_the_others_alone() -> None:
    disk = Disk()

    async def play() -> None:
        store = IndexedDbStore(MemoryRows(disk))
        await store.create(GAME, [entry()])
        await store.create(StoredGame("other", b"a" * 32, b"s"), [entry("whole")])
        disk["entry/game/00000001"] = "{"
        with pytest.raises(DamagedFile):
            await store.entries("game")
        assert [one.text for one in await store.entries("other")] == [b"whole"]
        await store.close()

    asyncio.run(play())
