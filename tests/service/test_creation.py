"""New games: their ids, their dice, and files that are none."""

import pytest

from marrakech.service.codes import ALPHABET
from marrakech.service.errors import Invalid
from marrakech.service.requests import GameRequest
from tests.service.play import ALICE, PERSON, fair, open_lobby, play_out

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
