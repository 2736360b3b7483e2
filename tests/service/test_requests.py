"""What a game can be set up with, and how a request for one is read."""

import msgspec
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


def read(text: str) -> GameRequest:
    return msgspec.json.decode(text, type=GameRequest)


def test_a_request_is_read_with_every_field() -> None:
    asked = read(
        """{"seats": [{"kind": "person", "name": "Ana", "figure": "hana"}, {"kind": "bot", "level": "novice"}],
        "printing": "fr2007", "players": 2, "single_colour": true, "elimination": false, "end_turn": true,
        "keep_heading": true, "cover_own": true, "clock": {"per_turn": 30, "total": 600},
        "number": "0123456789abcdef0123456789abcdef"}"""
    )
    assert asked == GameRequest(
        seats=[SeatRequest("person", "Ana", figure="hana"), SeatRequest("bot", level="novice")],
        printing="fr2007",
        players=2,
        one_colour=True,
        elimination=False,
        end_turn=True,
        keep_heading=True,
        cover_own=True,
        clock=ClockRequest(30, 600),
        number="0123456789abcdef0123456789abcdef",
    )


def test_what_is_left_out_is_as_in_a_request_that_is_made_here() -> None:
    asked = read('{"seats": [{"kind": "person"}, {"kind": "link"}]}')
    assert asked == GameRequest([SeatRequest("person"), SeatRequest("link")])


@pytest.mark.parametrize(
    "wrong",
    [
        '{"seats": [{"kind": "person"}]}',
        '{"seats": [{"kind": "person"}, {"kind": "camel"}]}',
        '{"seats": [{"kind": "person"}, {"kind": "link"}], "colour": "H"}',
        '{"seats": [{"kind": "person"}, {"kind": "link"}], "clock": {"per_turn": 0}}',
        '{"seats": [{"kind": "person"}, {"kind": "link"}], "number": "0123456789ABCDEF0123456789ABCDEF"}',
    ],
)
def test_what_does_not_fit_is_refused(wrong: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        read(wrong)


def test_a_clock_has_a_second_at_least_and_a_day_at_most() -> None:
    for seconds in (1.0, 86_400.0):
        assert msgspec.convert({"total": seconds}, ClockRequest).total == seconds
    for seconds in (0.5, 86_400.5):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"total": seconds}, ClockRequest)


def test_a_turn_may_take_a_week_at_most() -> None:
    assert msgspec.convert({"per_turn": 7 * 86_400}, ClockRequest).per_turn == 604_800.0
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"per_turn": 604_800.5}, ClockRequest)
