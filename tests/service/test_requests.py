"""What a game can be set up with."""

import pytest

from marrakech.service.errors import Conflict, Refusal
from marrakech.service.levels import Levels
from marrakech.service.lobby import Lobby
from marrakech.service.requests import ClockRequest, GameRequest, SeatRequest
from marrakech.store import MemoryStore
from tests.service.play import ALICE, BOT, PERSON, open_lobby

pytestmark = pytest.mark.anyio


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
