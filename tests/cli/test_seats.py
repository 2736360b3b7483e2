"""Who sits at the table, as options and tags say it."""

import pytest

from marrakech.cli.seats import SeatError, choose_seats, colour_name, names_of, parse_seat, people_of
from marrakech.messages import Person, speaking
from marrakech.record.game import Game
from marrakech.service.requests import SeatRequest


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("you", SeatRequest("person")),
        ("you:Ana", SeatRequest("person", "Ana")),
        ("bot", SeatRequest("bot")),
        ("bot:merchant", SeatRequest("bot", None, "merchant")),
        ("bot:merchant:Idir", SeatRequest("bot", "Idir", "merchant")),
        ("bot:cmd:./mybot:x", SeatRequest("bot", None, "cmd:./mybot:x")),
        ("bot:master:w.npz", SeatRequest("bot", None, "master:w.npz")),
    ],
)
def test_a_seat_is_read(text: str, seat: SeatRequest) -> None:
    assert parse_seat(text) == seat


def kinds(seats: list[SeatRequest]) -> str:
    return "".join(seat.kind[0] for seat in seats)


def test_bots_take_the_seats_that_are_left() -> None:
    assert kinds(choose_seats([], None, None)) == "pbbb"
    assert kinds(choose_seats([], 1, None)) == "pb"
    assert kinds(choose_seats([], None, 3)) == "pbb"
    assert kinds(choose_seats(["bot", "you"], None, None)) == "bp"
    assert kinds(choose_seats(["you", "you"], 1, 4)) == "ppbb"


@pytest.mark.parametrize(
    ("texts", "bots", "players", "why"),
    [
        (["me"], None, 2, "a seat is you, you:NAME, bot or bot:LEVEL, such as bot:merchant, not 'me'"),
        ([], 4, None, "up to 3 bots can play against you, not 4"),
        ([], None, 5, "5 players cannot play; the choices are 2, 3 or 4"),
        (["you", "you", "you"], None, 2, "3 seats are taken, but 2 players were asked for"),
        (["you"] * 5, None, None, "2 to 4 can play, and this makes 5"),
    ],
)
def test_what_cannot_be_seated_is_told(
    texts: list[str], bots: int | None, players: int | None, why: str
) -> None:
    with pytest.raises(SeatError) as refused:
        choose_seats(texts, bots, players)
    assert why in str(refused.value)


def test_players_without_a_name_are_called_by_their_colours() -> None:
    game = Game.new(players=3)
    game.tags["Player2"] = "Ann\x1b"
    assert names_of(game) == ["Henna", "Ann\\u001b", "Saffron"]
    with speaking("fr"):
        assert people_of(game) == [Person("Henné"), Person("Ann\\u001b"), Person("Safran")]
        assert colour_name(3) == "Amande"
    assert names_of(None, 2) == ["Henna", "Indigo"]
