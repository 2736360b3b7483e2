"""New games: their ids, their dice, and files that are none."""

from typing import Any

import pytest

from marrakech.record.ruleset import Ruleset
from marrakech.service import creation
from marrakech.service.codes import ALPHABET
from marrakech.service.errors import Invalid
from marrakech.service.log import CreatedEntry, SeatPlan
from marrakech.service.requests import GameRequest
from marrakech.service.transfer import as_text
from tests.service.play import ALICE, PERSON, fair, move, open_lobby, play_out

pytestmark = pytest.mark.anyio

SEVEN = [4, 3, 3, 3, 4, 3, 3, 4, 4, 4, 3, 3]


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
    assert rolled[0][:12] == SEVEN, "a seed that somebody wrote down gives these in every release"


async def test_a_game_goes_on_with_new_dice_from_the_last_entry_of_its_file() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, PERSON]), ALICE)
        for _ in range(6):
            await move(table)
        again = await lobby.resume(as_text(table), [PERSON, PERSON], ALICE)
        assert again.setup.plan.resumed == again.now.version > 2


async def test_the_text_of_a_file_is_kept_if_it_has_remarks() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, PERSON]), ALICE)
        for _ in range(3):
            await move(table)
        plain = as_text(table)
        remarked = plain.replace("\n*", " {well rolled}\n*").replace(" *\n", " {well rolled} *\n")
        assert remarked != plain
        assert (await lobby.upload(plain, ALICE)).setup.plan.file is None
        assert (await lobby.upload(remarked, ALICE)).setup.plan.file == remarked


@pytest.mark.parametrize("by_hand", [None, False, True])
@pytest.mark.parametrize("starter", [0, 2])
def test_a_game_has_fair_dice_unless_they_are_rolled_by_hand(
    by_hand: bool | None, starter: int
) -> None:
    options: dict[str, Any] = {} if by_hand is None else {"by_hand": by_hand}
    seats = [SeatPlan("person", name) for name in ("Ana", "Bo", "Cy")]
    _, (created,) = creation.begun(
        Ruleset.of("en2021", 3), seats, None, ALICE, {}, starter=starter, **options
    )
    assert isinstance(created, CreatedEntry)
    assert (created.dice, bool(created.commitment)) == ((0, False) if by_hand else (2, True))
    assert (created.start is None) == (starter == 0)
