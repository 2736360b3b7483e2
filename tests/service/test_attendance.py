"""Processes tell each other who has come and who has gone, and nothing else."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from marrakech.service import attendance
from marrakech.service.fleet import Fleet
from marrakech.service.levels import Levels
from marrakech.service.lobby import Lobby
from marrakech.store import MemoryStore, StoreUnavailable
from marrakech.store.sharing import PROCESS, Audience
from tests.service.play import ALICE, BASIM, people

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def fleet(store: MemoryStore) -> AsyncIterator[Fleet]:
    """A process whose rounds come when the test says."""
    lobby = Lobby(store, Levels())
    assert lobby.fleet is not None
    await store.watch(lobby.fleet)
    yield lobby.fleet
    await lobby.close()


async def rounds(*fleets: Fleet) -> None:
    for one in fleets:
        await one._renew()  # a sign of life
        await one._round()


class Counted:
    """Calls of a method of the state that processes share."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> None:
        self.calls: list[tuple[Any, ...]] = []
        real = getattr(owner, name)

        async def counted(*given: Any) -> Any:
            self.calls.append(given)
            return await real(*given)

        monkeypatch.setattr(owner, name, counted)


async def test_only_what_has_changed_is_told_and_read(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore(many=True)
    async with fleet(store) as here, fleet(store) as there:
        ours = [await people(here.lobby, 2) for _ in range(5)]
        theirs = [await there.lobby.table(table.id) for table in ours]
        await rounds(here, there, here, there)
        told = Counted(monkeypatch, store.shared, "gather")
        read = Counted(monkeypatch, store.shared, "audiences")
        await rounds(here, there, here, there)
        assert not told.calls
        assert not read.calls
        listener = ours[3].channel.join(BASIM)
        await rounds(here, there)
        assert told.calls == [(here.owner, {ours[3].id: Audience(frozenset({BASIM}))})]
        assert read.calls == [([ours[3].id],)]
        assert [BASIM in table.channel.elsewhere for table in theirs] == [False] * 3 + [True, False]
        ours[3].channel.leave(listener)
        ours[3].channel._away(BASIM)
        await rounds(here, there)
        assert BASIM not in theirs[3].channel.elsewhere
        assert not await store.shared.attended()


async def test_a_full_house_is_told_and_read_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attendance, "GAMES_AT_ONCE", 3)
    store = MemoryStore(many=True)
    async with fleet(store) as here, fleet(store) as there:
        ours = [await people(here.lobby, 2) for _ in range(8)]
        theirs = [await there.lobby.table(table.id) for table in ours]
        for table in ours:
            table.channel.join(BASIM)
            table.channel.join(None, choosing=True)
        told = Counted(monkeypatch, store.shared, "gather")
        read = Counted(monkeypatch, store.shared, "audiences")
        await rounds(here, there)
        assert [len(call[1]) for call in told.calls] == [3, 3, 2]
        assert [len(call[0]) for call in read.calls][-3:] == [3, 3, 2]
        assert all(table.channel.elsewhere == {BASIM} for table in theirs)
        assert all(table.channel.choosing == 1 for table in theirs)


async def test_what_changes_while_it_is_read_is_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore(many=True)
    async with fleet(store) as here, fleet(store) as there:
        ours = await people(here.lobby, 2)
        theirs = await there.lobby.table(ours.id)
        await rounds(here, there)
        read = store.shared.audiences

        async def late(games: Any) -> Any:
            found = await read(games)
            if BASIM not in ours.channel.here:
                ours.channel.join(BASIM)
                await here.attendance._tell()
            return found

        ours.channel.join(ALICE)
        monkeypatch.setattr(store.shared, "audiences", late)
        await here.attendance._tell()
        await rounds(there)
        assert theirs.channel.elsewhere == {ALICE}
        await rounds(there)
        assert theirs.channel.elsewhere == {ALICE, BASIM}


@pytest.mark.parametrize("name", ["gather", "audiences", "tell"])
async def test_what_fails_is_done_in_the_next_round(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    store = MemoryStore(many=True)
    async with fleet(store) as here, fleet(store) as there:
        ours = await people(here.lobby, 2)
        theirs = await there.lobby.table(ours.id)
        await rounds(here, there, here)
        ours.channel.join(BASIM)

        async def fails(*given: object) -> None:
            raise StoreUnavailable("no")

        with monkeypatch.context() as broken:
            broken.setattr(store if name == "tell" else store.shared, name, fails)
            failed = 0
            for one in (here, there):
                try:
                    await one._round()
                except StoreUnavailable:
                    failed += 1
            assert failed == 1
        await rounds(here, there)
        assert theirs.channel.elsewhere == {BASIM}


async def test_all_is_told_again_to_a_store_that_has_forgotten() -> None:
    store = MemoryStore(many=True)
    async with fleet(store) as here:
        ours = await people(here.lobby, 2)
        ours.channel.join(BASIM)
        await rounds(here)
        told = {ours.id: {here.owner: Audience(frozenset({BASIM}))}}
        assert await store.shared.audiences([ours.id]) == told
        await store.shared.release(PROCESS + here.owner, here.owner)
        await store.shared.forget()
        assert not await store.shared.attended()
        await rounds(here)
        assert await store.shared.audiences([ours.id]) == told


async def test_a_game_that_is_no_longer_in_memory_has_no_audience() -> None:
    store = MemoryStore(many=True)
    async with fleet(store) as here:
        ours = await people(here.lobby, 2)
        ours.channel.join(BASIM)
        await rounds(here)
        assert await store.shared.attended() == {ours.id}
        here.lobby.forget(ours)
        await rounds(here)
        assert not await store.shared.attended()


async def test_after_lost_notifications_all_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore(many=True)
    async with fleet(store) as here, fleet(store) as there:
        ours = await people(here.lobby, 2)
        theirs = await there.lobby.table(ours.id)
        await rounds(here, there)
        monkeypatch.setattr(there, "told", lambda *notice: None)
        ours.channel.join(BASIM)
        await rounds(here, there)
        assert not theirs.channel.elsewhere
        there.missed()
        await rounds(there)
        assert theirs.channel.elsewhere == {BASIM}


async def test_a_stranger_s_note_changes_nothing() -> None:
    """Of a later release, or with games that are not here."""
    store = MemoryStore(many=True)
    async with fleet(store) as here:
        here.told("", '{"by": "x", "audiences": ["none", ""]}')
        here.told("none", '{"by": "x", "later": {"a": 1}}')
        await rounds(here)
