"""Copying a store: games are copied whole and once, and another game of the same id is not written over."""

import asyncio

import pytest

from marrakech.store import MemoryStore, NewEntry, Order, StoredGame
from marrakech.store.calls import Wait
from marrakech.store.copying import PAGE, DifferentGame, all_games, copy_games

HOLDERS = {0: b"a" * 32, 5: b"b" * 32}


async def filled(*games: str) -> MemoryStore:
    store = MemoryStore()
    for game in games:
        entries = [NewEntry(1.0, b"{}", "first"), NewEntry(2.0, b'{"a":1}')]
        await store.create(StoredGame(game, b"a" * 32, b"secret", holders=HOLDERS), entries)
    return store


def test_a_copy_is_whole_and_goes_on_where_it_stopped() -> None:
    async def run() -> None:
        source, target = await filled("a", "b"), MemoryStore()
        await source.order("switch closed", Order("yes"))
        await source.calls.wait(Wait("b", 4, 1, 99.0, 1, None))
        await source.calls.secret("push", b"key")
        assert [(one.game, one.entries, one.new) async for one in copy_games(source, target)] == [
            ("a", 2, True),
            ("b", 2, True),
        ]
        for game in "ab":
            assert await target.game(game) == await source.game(game)
            assert await target.entries(game) == await source.entries(game)
            assert await target.version_of(game, "first") == 1
        assert await target.orders() == await source.orders()
        assert await target.calls.records() == await source.calls.records()
        await source.append("b", 3, NewEntry(3.0, b"{}"))
        await source.delete("a")
        with pytest.raises(DifferentGame, match="'b' is in both stores"):
            [one async for one in copy_games(source, target)]
        await target.delete("b")
        assert [one.new async for one in copy_games(source, target)] == [True]
        assert [one.new async for one in copy_games(source, target)] == [False]

    asyncio.run(run())


def test_a_game_with_another_secret_is_another_game() -> None:
    async def run() -> None:
        source, target = await filled("a"), await filled("a")
        with pytest.raises(DifferentGame):
            [one async for one in copy_games(source, target)]

    asyncio.run(run())


def test_all_games_come_page_by_page() -> None:
    async def run() -> None:
        ids = [f"g{number:04}" for number in range(PAGE + 2)]
        assert [game async for game in all_games(await filled(*ids))] == ids

    asyncio.run(run())
