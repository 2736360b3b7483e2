"""Requests for games and seats: read strictly, and handed to the service whole."""

import msgspec
import pytest

from marrakech.service.requests import ClockRequest, GameRequest, SeatRequest
from marrakech.wire.seating import JoinRequest, NewClock, NewGame


def read(text: str) -> NewGame:
    return msgspec.json.decode(text, type=NewGame)


def test_a_request_keeps_every_field() -> None:
    asked = read(
        """{"seats": [{"kind": "person", "name": "Ana", "figure": "hana"}, {"kind": "bot", "level": "novice"}],
        "printing": "fr2007", "players": 2, "single_colour": true, "elimination": false, "end_turn": true,
        "keep_heading": true, "cover_own": true, "clock": {"per_turn": 30, "total": 600},
        "number": "0123456789abcdef0123456789abcdef"}"""
    )
    assert asked.request() == GameRequest(
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


def test_what_is_left_out_is_for_the_service_to_decide() -> None:
    asked = read('{"seats": [{"kind": "person"}, {"kind": "link"}]}')
    assert asked.request() == GameRequest([SeatRequest("person"), SeatRequest("link")])


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
        assert msgspec.convert({"total": seconds}, NewClock).total == seconds
    for seconds in (0.5, 86_400.5):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"total": seconds}, NewClock)


def test_a_line_break_is_no_part_of_a_random_number() -> None:
    number = "0" * 32
    assert msgspec.convert({"invite": "a", "name": "b", "number": number}, JoinRequest).number == number
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"invite": "a", "name": "b", "number": f"{number}\n"}, JoinRequest)
