"""Game files: out, in again, and checked."""

import pytest

from marrakech.service.commands import Command, Roll
from marrakech.service.errors import Conflict, Invalid, NotAllowed
from marrakech.service.files import as_file, verify_file
from tests.service.play import ALICE, move, open_lobby, people, play_out

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "rules", [{"players": 2}, {"players": 3}, {"players": 4, "end_turn": True}], ids=str
)
async def test_out_and_in_again(rules: dict[str, object]) -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, **rules)  # type: ignore[arg-type]
        await play_out(table)
        text = as_file(table)
        assert all(check.ok for check in verify_file(text))
        kept = await lobby.upload(text, ALICE)
        ours, theirs = kept.picture(), table.picture()
        assert (ours.position, ours.result, ours.rules) == (
            theirs.position,
            theirs.result,
            theirs.rules,
        )
        assert [seat.name for seat in ours.seats] == [seat.name for seat in theirs.seats]
        assert ours.source == "file"
        assert ours.secret == theirs.secret
        assert all(check.ok for check in kept.verified())
        assert as_file(kept) == text
        with pytest.raises(NotAllowed):
            await kept.command(Command("play-a-file", 1, 0, Roll("left")), ALICE)


async def test_a_file_of_a_running_game_keeps_the_secret() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        for _ in range(6):
            await move(table)
        text = as_file(table)
        assert "Secret" not in text
        with pytest.raises(Invalid, match="no tag Secret"):
            verify_file(text)
        with pytest.raises(Conflict, match="once the game is over"):
            table.verified()
        kept = await lobby.upload(text, ALICE)
        assert kept.picture().position == table.picture().position
        assert kept.picture().status == "playing"


async def test_a_forged_roll_is_found() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        await play_out(table)
        text = as_file(table)
        wrong = text.replace(f'[Game "{table.id}"]', '[Game "another"]')
        assert not any(check.ok for check in verify_file(wrong))


@pytest.mark.parametrize(
    ("end", "words"),
    [("1. L\n*\n", "breaks off"), ("1. L2 a1-b1\n*\n", "legal move"), ("1. X2\n*\n", "line 5")],
)
async def test_a_file_that_breaks_off_or_is_wrong(end: str, words: str) -> None:
    async with open_lobby() as lobby:
        with pytest.raises(Invalid, match=words):
            await lobby.upload(f'[Marrakech "1"]\n[Printing "en2021"]\n[Players "3"]\n\n{end}', ALICE)


async def test_a_file_that_begins_from_a_position() -> None:
    position = "3H>H1I/7/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3+elimination"
    tags = f'[Marrakech "1"]\n[Printing "en2021"]\n[Players "3"]\n[Position "{position}"]\n'
    text = f"{tags}\n1. L2 b5-b6\n*\n"
    async with open_lobby() as lobby:
        table = await lobby.upload(text, ALICE)
        assert table.picture(1).position.text == position
        assert len(table.picture().position.rugs) == 3
        assert position in as_file(table)
