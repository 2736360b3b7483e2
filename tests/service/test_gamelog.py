"""The log of a game: it replays, has its versions, and its dice can be checked by anybody."""

import asyncio
import importlib.util
import random
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from marrakech.service import log
from marrakech.service.commands import Command, TakeBack
from marrakech.service.errors import Conflict, NotFound
from marrakech.service.fairdice import FairDice
from marrakech.service.lobby import Lobby
from marrakech.service.requests import GameRequest
from marrakech.service.table import LiveTable
from marrakech.service.transfer import as_text, verify_text
from marrakech.store import MemoryStore, NewEntry, StoredGame
from tests.service.play import (
    ALICE,
    BASIM,
    BOT,
    LINK,
    PERSON,
    fair,
    move,
    open_lobby,
    orient,
    people,
    shown,
    some_action,
    told,
)

pytestmark = pytest.mark.anyio

CHECKER = Path(__file__).parents[2] / "examples" / "check_dice.py"


def number(of: int) -> str:
    return random.Random(of).randbytes(16).hex()


async def act(table: LiveTable, given: str | None) -> None:
    """One choice of whoever is to move, with a number."""
    now = table.now
    seat = now.mover
    assert seat is not None
    action = some_action(now, random.Random(now.version))
    command = Command(f"command-{now.version}", now.version, seat, action, given)
    await table.command(command, table.seats.holders[seat])


async def finished(lobby: Lobby, players: int, **rules: Any) -> LiveTable:
    """A game in which every third roll has no number."""
    table = await lobby.create(
        GameRequest([PERSON] * players, number=number(99), **rules),
        ALICE,
    )
    while not table.now.over:
        await act(table, number(table.now.turn) if table.now.turn % 3 else None)
    return table


@pytest.fixture(scope="module")
def checker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("check_dice", CHECKER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


GAMES = [(2, {}), (3, {}), (4, {}), (2, {"end_turn": True}), (3, {"end_turn": True})]


@pytest.mark.parametrize(("players", "rules"), GAMES, ids=str)
async def test_a_program_that_shares_no_code_agrees(
    players: int, rules: dict[str, Any], checker: ModuleType
) -> None:
    async with open_lobby() as lobby:
        table = await finished(lobby, players, **rules)
        assert all(check.ok for check in table.verified())
        text = as_text(table)
        assert all(check.ok for check in verify_text(text))
        assert checker.faults(text) == []
        given = text.split('[Numbers "')[1].split('"')[0].split()
        assert given[0] == number(1)
        assert given[2] == "-"
        other = " ".join(number(1000 + turn) for turn in range(len(given)))
        forged = text.replace(" ".join(given), other)
        assert checker.faults(forged)
        assert not all(check.ok for check in verify_text(forged))
        tags, _, turns = text.partition("\n\n")
        lines = turns.splitlines()
        for cut in (
            lines[:-1],
            lines[:-2],
            [*lines[:-2], lines[-1]],
            lines[5:],
            ["*"],
            [*lines[:7], *lines[8:]],
        ):
            assert checker.faults("\n".join([tags, "", *cut, ""])), "only a whole game is called fair"
        assert checker.faults(text.replace("[Secret ", "[Secrets ")) == ["the file has no tag Secret"]
        kept = await lobby.upload(text, ALICE)
        assert all(check.ok for check in kept.verified())
        assert as_text(kept) == text


async def test_the_checker_is_run_with_the_standard_library_alone(tmp_path: Path) -> None:
    async with open_lobby() as lobby:
        text = as_text(await finished(lobby, 2))
    path = tmp_path / "game.marrakech"
    path.write_text(text, encoding="utf-8")
    for content, code, words in (
        (text, 0, "The dice were fair."),
        (text.replace(text.split('[Secret "')[1][:64], "ab" * 32), 1, "committed to"),
    ):
        path.write_text(content, encoding="utf-8")
        command = [sys.executable, "-I", "-S", str(CHECKER), str(path)]
        done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True)
        assert done.returncode == code, done.stderr
        assert words in done.stdout


async def test_a_number_has_a_part_in_its_roll_and_is_kept_in_the_log() -> None:
    rolls = set()
    for given in range(12):
        store = MemoryStore()
        async with open_lobby(store) as lobby:
            table = await lobby.create(GameRequest([PERSON] * 3), ALICE, seed="always the same")
            await act(table, number(given))
            entry = log.decode((await store.entries(table.id))[1].text)
            assert isinstance(entry, log.RolledEntry)
            assert entry.number == number(given)
            rolls.add(entry.steps)
        async with open_lobby(store) as lobby:
            again = await lobby.table(table.id)
            assert again.numbers.given == {1: number(given)}
    assert len(rolls) > 1


async def test_a_take_back_keeps_its_roll_whatever_number_comes_then() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, BOT, BOT]), ALICE)
        await table.command(Command("first-roll", 1, 0, orient("left"), number(1)), ALICE)
        rolled = table.moves[1]
        for given in range(2, 12):
            version = table.now.version
            await table.command(Command(f"take-back-{given}", version, 0, TakeBack()), ALICE)
            roll = Command(f"roll-again-{given}", version + 1, 0, orient("right"), number(given))
            await table.command(roll, ALICE)
            assert table.moves[1] == rolled
            entry = table._entries[-1]
            assert isinstance(entry, log.RolledEntry)
            assert entry.number == number(1)
        while not table.now.over:
            if table.now.mover == 0:
                await act(table, number(table.now.version))
            await asyncio.sleep(0)
        assert all(check.ok for check in table.verified())


async def test_who_takes_the_last_seat_has_a_part_in_the_piles() -> None:
    dealt = set()
    for given in range(16):
        async with open_lobby() as lobby:
            table = await lobby.create(
                GameRequest([PERSON, LINK], number=number(50)), ALICE, seed="always the same"
            )
            code = table.seats.invitations(ALICE)[1]
            await table.join(BASIM, code, "Basim", number=number(given))
            assert table.numbers.seats == (number(50), number(given))
            dealt.add(table.moves)
    assert len(dealt) == 4


async def test_games_of_the_first_scheme_go_on_and_still_verify() -> None:
    store = MemoryStore()
    dice = FairDice(b"s" * 32, "oldgame", "en2021 players=3", scheme=1)
    async with open_lobby() as lobby:
        plan = (await people(lobby, 3)).setup.plan
    created = msgspec.structs.replace(plan, dice=1, format=1, commitment=dice.commitment)
    assert b"dice" not in log.encode(created)
    game = StoredGame("oldgame", ALICE, dice.secret, "play", dict.fromkeys(range(3), ALICE))
    await store.create(game, [NewEntry(1.0, log.encode(created))])
    async with open_lobby(store) as lobby:
        table = await lobby.table("oldgame")
        assert table.dice == dice
        while not table.now.over:
            await act(table, number(table.now.turn))
        assert table.numbers.given == {}
        assert all(check.ok for check in table.verified())
        text = as_text(table)
        assert "Numbers" not in text
        assert all(check.ok for check in verify_text(text))


@pytest.mark.parametrize("players", [2, 3])
async def test_a_finished_game_is_played_again_from_a_version_with_its_dice(players: int) -> None:
    async with open_lobby() as lobby:
        table = await finished(lobby, players)
        again = await lobby.play_again(table.id, 21, [PERSON] * players, ALICE)
        other = await lobby.play_again(table.id, 21, [PERSON, *[BOT] * (players - 1)], ALICE)
        assert again.moves == other.moves[: len(again.moves)] == table.at(21).node.moves
        for _ in range(10):
            await act(again, number(1000 + again.now.turn))
        store, game = lobby.store, again.id
    async with open_lobby(store) as lobby:
        again = await lobby.table(game)
        while not again.now.over:
            await act(again, number(1000 + again.now.turn))
        assert again.moves == table.moves, "the same choices meet the same dice, whatever is sent"
        assert again.revealed(again.now) == table.revealed(table.now)
        begun = await lobby.create(GameRequest([PERSON] * players), ALICE)
        with pytest.raises(Conflict, match="once the game is over"):
            await lobby.play_again(begun.id, 1, [PERSON] * players, ALICE)
        new = await lobby.resume(as_text(begun), [PERSON] * players, ALICE)
        while not new.now.over:
            await act(new, None)
        with pytest.raises(Conflict, match="not known"):
            await lobby.play_again(new.id, 3, [PERSON] * players, ALICE)


RULES = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 4, "end_turn": True},
    {"players": 2, "end_turn": True, "keep_heading": True, "cover_own": True},
    {"players": 2, "printing": "fr57", "one_colour": True},
    {"players": 3, "printing": "ro57", "elimination": True},
]


@pytest.mark.parametrize("rules", RULES, ids=str)
async def test_a_whole_game_and_its_replay(rules: dict[str, object]) -> None:
    store = MemoryStore()
    async with open_lobby(store) as lobby:
        table = await people(lobby, **rules)  # type: ignore[arg-type]
        heard = [told(table.update(1))]
        while not table.now.over:
            heard.append(told(await move(table)))
        final = shown(table.now)
        assert table.now.mover is None
        assert fair(table.verified())
    async with open_lobby(store) as lobby:
        again = await lobby.table(table.id)
        assert [told(again.update(version)) for version in range(1, again.now.version + 1)] == heard
        assert shown(again.now) == final


async def test_an_unknown_version_is_refused_with_those_there_are() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        for version in (0, 2):
            with pytest.raises(NotFound, match="versions 1 to 1"):
                table.update(version)
