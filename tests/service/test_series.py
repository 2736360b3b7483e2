"""The score of a group: carried from game to game, whatever becomes of the old ones and of the browsers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from marrakech.service import series
from marrakech.service.lobby import Lobby
from marrakech.service.requests import GameRequest
from marrakech.service.series import BANDS, group_score
from marrakech.service.table import LiveTable
from marrakech.service.transfer import as_text
from marrakech.store import MemoryStore, PostgresStore, SqliteStore, Store
from tests.service.play import (
    ALICE,
    BASIM,
    BOT,
    CHAMA,
    DRISS,
    PERSON,
    open_lobby,
    play_out,
    seated,
)
from tests.store.database import Database

pytestmark = pytest.mark.anyio


def wins(table: LiveTable) -> dict[str, int]:
    found = group_score(table)
    assert found is not None
    return {member.name: member.wins for member in found.members}


def winners(table: LiveTable) -> list[str]:
    return [table.now.names[one.player] for one in table.now.node.ranking() if one.rank == 1]


@pytest.mark.parametrize("kind", ["memory", "sqlite", "postgres"])
async def test_the_score_is_carried_from_game_to_game(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "postgres":
        database: Database = request.getfixturevalue("postgres")
        address = database.fresh()
    memory = MemoryStore()

    @asynccontextmanager
    async def opened() -> AsyncIterator[Lobby]:
        store: Store = memory
        if kind != "memory":
            path = tmp_path / "games.db"
            store = PostgresStore(address) if kind == "postgres" else SqliteStore(path)
        async with open_lobby(store) as lobby:
            yield lobby
        if store is not memory:
            await store.close()

    expected = {"Hana": 0, "Basim": 0, "Chama": 0}
    async with opened() as lobby:
        table = await seated(lobby)
        assert wins(table) == expected
        last = table.id
        await play_out(table)
        for name in winners(table):
            expected[name] += 1
        assert wins(table) == expected
    async with opened() as lobby:
        for _ in range(2):
            again = await lobby.rematches.ask(last, ALICE)
            await lobby.delete(last, ALICE)
            assert wins(again) == expected, "also when the game before is gone"
            for holder in (BASIM, CHAMA):
                # They came from the game before, which is gone: the host agreed to each.
                seat = again.setup.players - 1 if holder == CHAMA else 1
                await again.move(seat, holder)
            assert again.now.started
            await play_out(again)
            for name in winners(again):
                expected[name] += 1
            assert wins(again) == expected
            last = again.id
        found = group_score(await lobby.table(last))
        assert found is not None
        assert found.games == 3 == len(found.winners)
        assert sum(map(len, found.winners)) == sum(expected.values())
        assert found.since == table.setup.created


async def test_it_is_the_same_in_another_browser() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        await table.move(1, DRISS)
        await play_out(table)
        before = wins(table)
        again = await lobby.rematches.ask(table.id, ALICE)
        await lobby.rematches.ask(table.id, DRISS)
        assert again.seats.of(DRISS) == [1]
        assert again.now.names[1] == "Basim"
        await lobby.rematches.ask(table.id, CHAMA)
        await play_out(again)
        assert sum(wins(again).values()) == sum(before.values()) + len(winners(again))
        assert set(wins(again)) == set(before)


async def test_a_bot_that_plays_for_somebody_wins_for_itself() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        await play_out(table)
        before = wins(table)
        again = await lobby.rematches.ask(table.id, ALICE)
        await lobby.rematches.ask(table.id, BASIM)
        await lobby.rematches.bot_for(table.id, ALICE, 2, "random")
        found = group_score(again)
        assert found is not None
        assert [member.name for member in found.members] == [*before, again.now.names[2]]
        assert found.seats == [0, 1, 3]
        assert [member.wins for member in found.members] == [*before.values(), 0]
        fewer = await lobby.rematches.ask(table.id, CHAMA)
        assert fewer is again
        assert again.seats.of(CHAMA) == []


async def test_one_person_alone_has_no_series_nor_has_a_file() -> None:
    async with open_lobby() as lobby:
        alone = await lobby.create(GameRequest([PERSON, BOT, BOT]), ALICE)
        assert group_score(alone) is None
        two = await lobby.create(GameRequest([PERSON, PERSON]), ALICE)
        assert group_score(two) is not None, "two at one device are a group"
        await play_out(two)
        assert group_score(await lobby.upload(as_text(two), ALICE)) is None


async def test_a_shared_win_counts_for_both_and_old_bands_are_rolled_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(series, "BANDS", 2)
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, PERSON]), ALICE)
        total = 0
        for _ in range(4):
            await play_out(table)
            total += len(winners(table))
            again = await lobby.rematches.ask(table.id, ALICE)
            found = group_score(again)
            assert found is not None
            assert sum(one.wins for one in found.members) == total
            assert len(found.winners) == min(found.games, 2)
            table = again
    assert BANDS >= 8, "the page shows so many"
