"""Faults of stored games: gaps, nonsense and dice that do not follow from the secret are told."""

from dataclasses import replace

import pytest

from marrakech.service.checking import game_faults
from marrakech.store import MemoryStore
from tests.service.play import open_lobby, people, play_out

pytestmark = pytest.mark.anyio


async def played(players: int = 3) -> tuple[MemoryStore, str]:
    store = MemoryStore()
    async with open_lobby(store) as lobby:
        table = await people(lobby, players)
        await play_out(table)
    return store, table.id


@pytest.mark.parametrize("players", [2, 3])
async def test_a_whole_game_has_no_faults(players: int) -> None:
    assert await game_faults(*await played(players)) == []


async def test_an_empty_log_and_a_gap_are_told() -> None:
    store, game = await played()
    del store._logs[game][4]
    (fault,) = await game_faults(store, game)
    assert fault.startswith("its log has the versions 1 to ")
    assert "with gaps" in fault
    store._logs[game].clear()
    assert await game_faults(store, game) == ["its log is empty"]


async def test_what_cannot_be_replayed_is_told() -> None:
    store, game = await played()
    log = store._logs[game]
    log[3] = replace(log[3], text=b'{"type":"laid","seat":0,"rug":"a1-a2"}')
    (fault,) = await game_faults(store, game)
    assert fault.startswith("its log cannot be replayed: IllegalMove: ")


async def test_dice_of_another_secret_are_told() -> None:
    store, game = await played(2)
    store._games[game] = replace(store._games[game], secret=b"x" * 32)
    assert await game_faults(store, game) == [
        f"the {what} do not follow from its secret" for what in ("commitment", "rolls", "piles")
    ]
