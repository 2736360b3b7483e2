"""Setting games up, finding them again, playing again."""

import asyncio
import gc
import threading
import weakref

import pytest

from marrakech.kernel.state import State, players
from marrakech.record import moves
from marrakech.service import lobby as lobby_module
from marrakech.service.codes import ALPHABET
from marrakech.service.errors import Conflict, Invalid, NotAllowed, NotFound, Refusal, Unavailable
from marrakech.service.levels import Levels, choose_at_random
from marrakech.service.lobby import Lobby
from marrakech.service.requests import ClockRequest, GameRequest, SeatRequest
from marrakech.store import MemoryStore
from tests.service.play import (
    ALICE,
    BASIM,
    BOT,
    LINK,
    PERSON,
    fair,
    move,
    open_lobby,
    people,
    play_out,
    seated,
    shown,
    watched,
)
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def test_an_id_is_drawn_by_the_systems_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_lobby() as lobby:
        ids = {(await lobby.create(GameRequest([PERSON, PERSON]), ALICE)).id for _ in range(50)}
        assert len(ids) == 50
        assert {len(id) for id in ids} == {12}
        assert set("".join(ids)) == set(ALPHABET), "about twenty of each are expected"
        drawn: list[str] = []

        def choice(letters: str) -> str:
            drawn.append(letters)
            return letters[0]

        monkeypatch.setattr("secrets.choice", choice)
        assert (await lobby.create(GameRequest([PERSON, PERSON]), ALICE)).id == ALPHABET[0] * 12
        assert drawn == [ALPHABET] * 12


@pytest.mark.parametrize(
    ("game", "code", "words"),
    [
        (GameRequest([PERSON] * 2, printing="de99"), "unknown_printing", "en2021, fr60"),
        (GameRequest([PERSON] * 2, players=3), "bad_seats", "3 seats"),
        (GameRequest([PERSON] * 2, one_colour=True), "bad_rules", "fr57"),
        (GameRequest([PERSON] * 3, printing="suleika", end_turn=True), "bad_rules", "en2021, fr60"),
        (GameRequest([PERSON] * 3, keep_heading=True), "bad_rules", "variant"),
        (GameRequest([PERSON, SeatRequest("bot", level="god")]), "unknown_level", "random"),
        (GameRequest([PERSON, SeatRequest("person", level="random")]), "bad_seats", "only bots"),
        (
            GameRequest([SeatRequest("person", "Al"), SeatRequest("person", "AI")]),
            "look_alike_name",
            "Al",
        ),
        (GameRequest([PERSON, PERSON], clock=ClockRequest()), "bad_clock", "per_turn"),
    ],
)
async def test_what_cannot_be_set_up(game: GameRequest, code: str, words: str) -> None:
    async with open_lobby() as lobby:
        with pytest.raises(Refusal, match=words) as refusal:
            await lobby.create(game, ALICE)
        assert refusal.value.code == code
        assert await lobby.mine(ALICE) == []


async def test_a_level_that_is_not_ready() -> None:
    lobby = Lobby(MemoryStore(), Levels(offered=("greedy",), in_workers={"greedy": "greedy"}))
    with pytest.raises(Conflict, match="not ready yet"):
        await lobby.create(GameRequest([PERSON, SeatRequest("bot", level="greedy")]), ALICE)
    await lobby.close()


async def test_names_are_given_where_none_is() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(
            GameRequest([PERSON, SeatRequest("person", "Aziza"), BOT, BOT]), ALICE
        )
        names = list(table.now.names)
        assert names[:2] == ["Hana", "Aziza"]
        assert len(set(names)) == 4


async def test_my_games_and_nobody_elses() -> None:
    async with open_lobby() as lobby:
        first = await people(lobby, 2)
        second = await lobby.create(GameRequest([PERSON, LINK]), ALICE)
        await second.join(BASIM, second.seats.invitations(ALICE)[1], "Basim")
        assert {table.id for table in await lobby.mine(ALICE)} == {first.id, second.id}
        assert [table.id for table in await lobby.mine(BASIM)] == [second.id]


async def test_an_unknown_game() -> None:
    async with open_lobby() as lobby:
        with pytest.raises(NotFound) as refusal:
            await lobby.table("nosuchgame")
        assert refusal.value.code == "unknown_game"


async def test_a_game_is_loaded_once_however_many_ask() -> None:
    store = MemoryStore()
    async with open_lobby(store) as lobby:
        game = (await people(lobby, 2)).id
    async with open_lobby(store) as lobby:
        tables = await asyncio.gather(*(lobby.table(game) for _ in range(10)))
        assert len({id(table) for table in tables}) == 1


async def test_tables_nobody_looks_at_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Freed at once, by reference counting: the collector is not needed, and not there."""
    monkeypatch.setattr(lobby_module, "MOST_IDLE", 3)
    gc.collect()
    gc.disable()
    try:
        async with open_lobby() as lobby:
            seen = await people(lobby, 2)
            stream = seen.follow(ALICE, None)
            await anext(stream)
            first = await people(lobby, 2)
            await move(first)
            game, now = first.id, shown(first.now)
            gone = weakref.ref(first)
            del first
            for _ in range(5):
                await people(lobby, 2)
            await asyncio.sleep(0)
            assert gone() is None
            assert len(lobby._live) == 4
            assert await lobby.table(seen.id) is seen
            assert shown((await lobby.table(game)).now) == now
            await stream.aclose()  # type: ignore[attr-defined]
    finally:
        gc.enable()


async def test_there_is_one_live_table_of_a_game_however_many_are_in_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Once, past 1,000 tables in use, the one just opened was dropped: no stream heard of a command."""
    monkeypatch.setattr(lobby_module, "MOST_IDLE", 2)
    async with open_lobby() as lobby:
        tables = [await people(lobby, 2) for _ in range(8)]
        streams = [table.follow(ALICE, table.now.version) for table in tables]
        for stream in streams:
            await anext(stream)
        for table, stream in zip(tables, streams, strict=True):
            again = await lobby.table(table.id)
            assert again is table
            assert await move(again) is await anext(stream)
            await stream.aclose()  # type: ignore[attr-defined]


async def test_a_full_server_refuses_and_breaks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_module, "MOST_LIVE", 3)
    monkeypatch.setattr(lobby_module, "MOST_IDLE", 0)
    async with open_lobby() as lobby:
        tables = [await people(lobby, 2) for _ in range(3)]
        with pytest.raises(Unavailable) as refusal:
            await people(lobby, 2)
        assert (refusal.value.code, refusal.value.detail["retry_after"]) == ("server_busy", 5)
        for table in tables:
            await move(await lobby.table(table.id))
        del table, tables
        await people(lobby, 2)


async def test_a_game_of_bots_alone_goes_on_while_somebody_looks() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([BOT] * 3), ALICE)
        await asyncio.sleep(0.05)
        assert table.now.version == 1
        stream = table.follow(None, None)
        async for _ in stream:
            if table.now.version > 5:
                break
        await stream.aclose()  # type: ignore[attr-defined]
        await asyncio.sleep(0.05)
        version = table.now.version
        await asyncio.sleep(0.05)
        assert table.now.version == version
        await watched(table)
        assert all(check.ok for check in table.verified())


async def test_people_do_not_wait_for_games_of_bots_alone() -> None:
    """64 games of bots alone once made a bot's answer to a person take 15.8 s."""
    asked: list[int] = []

    def slow(state: State, cancel: threading.Event) -> moves.PlayerMove:
        asked.append(players(state))
        cancel.wait(0.2)
        return choose_at_random(state, cancel)

    lobby = Lobby(MemoryStore(), Levels(bots={"random": slow}))
    shows = [await lobby.create(GameRequest([BOT] * 4), ALICE) for _ in range(30)]
    streams = [show.follow(None, None) for show in shows]
    for stream in streams:
        await anext(stream)
    await asyncio.sleep(0.05)
    table = await lobby.create(GameRequest([PERSON, BOT]), ALICE)
    await move(table)
    already = len(asked)
    await move(table)
    await until(lambda: table.now.mover == 0)
    assert len(asked) - already < 10, "the bot's two choices, and a few that others were waiting for"
    for stream in streams:
        await stream.aclose()  # type: ignore[attr-defined]
    await lobby.close()


async def test_bots_go_on_where_the_server_was_stopped() -> None:
    store = MemoryStore()
    async with open_lobby(store) as lobby:
        table = await lobby.create(GameRequest([BOT] * 3), ALICE)
        game = table.id
    async with open_lobby(store) as lobby:
        table = await lobby.table(game)
        await watched(table)
        assert fair(table.verified())


async def test_a_bad_file_is_not_kept() -> None:
    async with open_lobby() as lobby:
        with pytest.raises(Invalid) as refusal:
            await lobby.upload('[Marrakech "1"]\n[Printing "en2021"]\n[Players "9"]\n\n*\n', ALICE)
        assert (refusal.value.code, refusal.value.detail["line"]) == ("bad_file", 3)
        assert await lobby.mine(ALICE) == []


async def test_a_seed_gives_the_same_dice_again_and_they_can_be_checked() -> None:
    rolled = []
    for seed in ("seven", "seven", "eight", None):
        async with open_lobby() as lobby:
            table = await lobby.create(GameRequest([PERSON, PERSON]), ALICE, seed=seed)
            await play_out(table)
            assert fair(table.verified())
            rolled.append([table.dice.die(turn) for turn in range(1, 49)])
    assert rolled[0] == rolled[1]
    assert rolled[1] != rolled[2] != rolled[3]


async def test_one_deletes_ones_own_games_only() -> None:
    async with open_lobby() as lobby:
        table = await seated(lobby)
        with pytest.raises(NotAllowed):
            await lobby.delete(table.id, BASIM)
        with pytest.raises(Conflict, match="resign instead"):
            await lobby.delete(table.id, ALICE)
        await play_out(table)
        await lobby.delete(table.id, ALICE)
        with pytest.raises(NotFound):
            await lobby.table(table.id)
        alone = await lobby.create(GameRequest([PERSON, BOT]), ALICE)
        await lobby.delete(alone.id, ALICE)
        assert await lobby.mine(ALICE) == []
