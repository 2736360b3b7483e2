"""Game files: out, in again, and checked."""

import asyncio

import pytest

from marrakech.record import gamefile
from marrakech.record.game import Game
from marrakech.record.moves import Roll
from marrakech.record.position import Position
from marrakech.service.commands import Command, RollDie, TakeBack
from marrakech.service.errors import Conflict, Invalid, NotAllowed
from marrakech.service.requests import MERCHANTS, GameRequest, SeatRequest
from marrakech.service.transfer import as_text, verify_text
from tests.service.play import (
    ALICE,
    BOT,
    LINK,
    PERSON,
    fair,
    move,
    open_lobby,
    orient,
    people,
    play_out,
)

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "rules", [{"players": 2}, {"players": 3}, {"players": 4, "end_turn": True}], ids=str
)
async def test_out_and_in_again(rules: dict[str, object]) -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, **rules)  # type: ignore[arg-type]
        await play_out(table)
        text = as_text(table)
        assert fair(verify_text(text))
        kept = await lobby.upload(text, ALICE)
        assert kept.moves == table.moves
        assert kept.setup.rules == table.setup.rules
        assert kept.now.names == table.now.names
        assert kept.setup.source == "file"
        assert kept.revealed(kept.now) == table.revealed(table.now) == table.dice.secret.hex()
        assert fair(kept.verified())
        assert as_text(kept) == text
        with pytest.raises(NotAllowed):
            await kept.command(Command("play-a-file", 1, 0, orient("left")), ALICE)


async def test_a_file_names_only_those_who_gave_a_name() -> None:
    async with open_lobby() as lobby:
        seats = [PERSON, SeatRequest("person", "Amal"), BOT]
        table = await lobby.create(GameRequest(seats), ALICE)
        assert table.now.names[0] == MERCHANTS[0]
        text = as_text(table)
        assert "Player1" not in text
        assert '[Player2 "Amal"]' in text
        assert f'[Player3 "{MERCHANTS[2]}"]' in text
        kept = await lobby.upload(text, ALICE)
        assert kept.now.names == table.now.names
        assert as_text(kept) == text


async def test_a_file_of_a_running_game_keeps_the_secret() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        for _ in range(6):
            await move(table)
        text = as_text(table)
        assert "Secret" not in text
        with pytest.raises(Invalid, match="no tag Secret"):
            verify_text(text)
        with pytest.raises(Conflict, match="once the game is over"):
            table.verified()
        kept = await lobby.upload(text, ALICE)
        assert kept.moves == table.moves
        assert kept.now.started
        assert not kept.now.over


async def test_a_forged_roll_is_found() -> None:
    """A legal game in which one roll is not the one that the dice gave: only the secret tells."""
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        await play_out(table)
    honest = gamefile.parse(as_text(table))
    forged = Game(honest.ruleset, tags=honest.tags)
    while not forged.over:
        if forged.node.chance_is_due:
            steps = table.dice.die(forged.turn, table.numbers.at(forged.turn))
            forged.play(Roll(steps if forged.turn != 7 else steps % 4 + 1))
        else:
            forged.play(forged.legal()[0])
    checks = {check.what: check for check in verify_text(gamefile.write(forged))}
    assert checks["commitment"].ok
    assert not checks["rolls"].ok
    assert checks["rolls"].wrong == (7,)


async def test_a_secret_of_another_game_is_found() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        await play_out(table)
        wrong = as_text(table).replace(f'[Game "{table.id}"]', '[Game "another"]')
        assert not any(check.ok for check in verify_text(wrong))


RULES = '[Marrakech "1"]\n[Printing "en2021"]\n[Players "3"]\n\n'


@pytest.mark.parametrize(
    ("end", "words"), [("1. L2 a1-b1\n*\n", "legal move"), ("1. X2\n*\n", "line 5")]
)
async def test_a_file_that_is_wrong(end: str, words: str) -> None:
    async with open_lobby() as lobby:
        with pytest.raises(Invalid, match=words):
            await lobby.upload(RULES + end, ALICE)


@pytest.mark.parametrize(
    "moves", ["", "0. +H\n", "0. +H +I\n1. A1 d6-d7\n"], ids=["no draw", "one draw", "rug"]
)
async def test_a_file_that_breaks_off_before_a_draw(moves: str) -> None:
    async with open_lobby() as lobby:
        with pytest.raises(Invalid, match="breaks off before"):
            await lobby.upload(RULES.replace('"3"', '"2"') + moves + "*\n", ALICE)


async def test_a_game_left_between_heading_and_roll() -> None:
    async with open_lobby() as lobby:
        kept = await lobby.upload(RULES + "1. L2 c4-c5\n2. L\n*\n", ALICE)
        assert kept.moves[-1] == orient("left")
        assert as_text(kept).endswith("2. L\n*\n")
        table = await lobby.resume(RULES + "1. L\n*\n", [PERSON, BOT, BOT], ALICE)
        assert table.now.mover == 0
        with pytest.raises(Invalid, match="heading is chosen already"):
            await move(table, orient("right"))
        update = await move(table, RollDie())
        assert update.snapshot.node.moves[:1] == (orient("left"),)
    async with open_lobby(lobby.store) as again:
        assert (await again.table(kept.id)).moves == kept.moves


@pytest.mark.parametrize("players", [2, 3])
async def test_a_game_resumed_from_its_file_goes_on_with_the_same_dice(players: int) -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, players)
        for _ in range(15):
            await move(table)
        text = as_text(table, reveal=True)
        again = await lobby.resume(text, [PERSON] * players, ALICE)
        assert again.id != table.id
        assert again.moves == table.moves
        while not table.now.over:
            ours, theirs = await move(table), await move(again)
            assert ours.events == theirs.events
        assert fair(again.verified())
        assert fair(verify_text(as_text(again)))


async def test_a_file_without_a_secret_gets_new_dice_and_what_was_rolled_stands() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        for _ in range(20):
            await move(table)
        rolled = [move for move in table.moves if isinstance(move, Roll)]
        again = await lobby.resume(as_text(table), [PERSON, BOT], ALICE)
        store, game = lobby.store, again.id
    async with open_lobby(store) as lobby:
        again = await lobby.table(game)
        while len([move for move in again.moves if isinstance(move, Roll)]) > 1:
            if again.now.mover == 0:
                await again.command(
                    Command(f"take-back-{again.now.version}", again.now.version, 0, TakeBack()), ALICE
                )
            await asyncio.sleep(0)
        while not again.now.over:
            if again.now.mover == 0:
                await move(again)
            await asyncio.sleep(0)
        assert [move for move in again.moves if isinstance(move, Roll)][:10] == rolled
        with pytest.raises(Conflict, match="other dice"):
            again.verified()
        assert "Secret" not in as_text(again)


async def test_a_practised_game_stays_practised_as_a_file_and_resumed() -> None:
    """Resumed from its file it had lost the mark, and counted as a measure of strength."""
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, BOT]), ALICE)
        untouched = await lobby.resume(as_text(table, reveal=True), [PERSON, BOT], ALICE)
        assert not untouched.now.practised
        await move(table)
        await table.command(Command("back-1234", table.now.version, 0, TakeBack()), ALICE)
        for reveal in (True, False):
            text = as_text(table, reveal=reveal)
            again = await lobby.resume(text, [PERSON, BOT], ALICE)
            assert again.now.practised
            twice = await lobby.resume(as_text(again, reveal=reveal), [PERSON, BOT], ALICE)
            assert twice.now.practised
            assert "[Practised " in as_text(twice)
        kept = await lobby.upload(text, ALICE)
        assert kept.now.practised
        store = lobby.store
    async with open_lobby(store) as other:
        assert (await other.table(twice.id)).now.practised


async def test_a_file_is_resumed_by_as_many_as_it_has_seats() -> None:
    async with open_lobby() as lobby:
        with pytest.raises(Invalid, match="has 3 seats"):
            await lobby.resume(RULES + "*\n", [PERSON, BOT], ALICE)
        with pytest.raises(Invalid, match="join by link"):
            await lobby.resume(RULES + "*\n", [PERSON, BOT, LINK], ALICE)


async def test_a_file_that_begins_from_a_position() -> None:
    position = "3H>H1I/7/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3+elimination"
    tags = f'[Marrakech "1"]\n[Printing "en2021"]\n[Players "3"]\n[Position "{position}"]\n'
    text = f"{tags}\n1. L2 b5-b6\n*\n"
    async with open_lobby() as lobby:
        table = await lobby.upload(text, ALICE)
        assert str(Position(table.at(1).state)) == position
        assert len(table.now.node.rugs()) == 3
        assert position in as_text(table)


async def test_only_a_whole_game_is_called_fair() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        await play_out(table)
        text = as_text(table)
        lines = text.splitlines()
        turns = [number for number, line in enumerate(lines) if line[:1].isdigit() and ". " in line]
        for end in (turns[0], turns[7]):
            cut = "\n".join([*lines[:end], "*", ""]).replace(lines[turns[0] - 2], '[Result "*"]')
            with pytest.raises(Invalid, match="whole game"):
                verify_text(cut)
