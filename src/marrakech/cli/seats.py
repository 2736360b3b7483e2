"""Who sits at the table: as options and tags of a game file say it."""

from collections.abc import Sequence
from typing import Final

from marrakech.kernel.state import Colour
from marrakech.messages import Person, message
from marrakech.record.errors import MarrakechError
from marrakech.record.game import Game
from marrakech.record.printable import printable
from marrakech.record.words import COLOUR_LETTERS
from marrakech.service.requests import SeatRequest
from marrakech.service.seats import MOST_SEATS

WEIGHTS_SUFFIX: Final = ".npz"
"""How a file of weights is told from a name."""


class SeatError(MarrakechError, ValueError):
    """A seat that cannot be taken as asked."""


def parse_seat(text: str) -> SeatRequest:
    """A seat as an option gives it: you, you:Ana, bot, bot:merchant or bot:merchant:Idir.

    Bots of one's own are bot:master:WEIGHTS.npz, bot:cmd:PROGRAM and bot:FILE.py:NAME.
    """
    from marrakech.engine.ladder import EVEN_NAMES
    from marrakech.protocol.programs import runs_code

    kind, _, rest = text.partition(":")
    if kind == "you":
        return SeatRequest("person", rest or None)
    if kind == "bot" and (runs_code(rest) or rest.endswith(WEIGHTS_SUFFIX)):
        return SeatRequest("bot", None, rest)
    if kind == "bot":
        level, _, name = rest.partition(":")
        rung, _, after = name.partition(":")
        if f"{level}:{rung}" in EVEN_NAMES:
            level, name = f"{level}:{rung}", after
        return SeatRequest("bot", name or None, level or None)
    raise SeatError(message("commands-seats-form", seat=repr(text)))


def choose_seats(texts: Sequence[str], bots: int | None, players: int | None) -> list[SeatRequest]:
    """The seats that options ask for; by default you against three bots."""
    if bots is not None and not 0 <= bots < MOST_SEATS:
        raise SeatError(message("commands-seats-bots", most=MOST_SEATS - 1, bots=bots))
    if players is not None and players not in (2, 3, 4):
        raise SeatError(message("commands-seats-players", players=players))
    texts = list(texts) or ["you"]
    if bots is not None:
        texts += ["bot"] * bots
    elif len(texts) == 1 and players is None:
        players = MOST_SEATS
    if players is not None:
        if len(texts) > players:
            raise SeatError(message("commands-seats-taken", seats=len(texts), players=players))
        texts += ["bot"] * (players - len(texts))
    if not 2 <= len(texts) <= MOST_SEATS:
        raise SeatError(message("commands-seats-number", most=MOST_SEATS, seats=len(texts)))
    return [parse_seat(text) for text in texts]


def tagged_seats(game: Game) -> list[SeatRequest] | None:
    """The seats that the tags of a game's file name, or None if they do not name them all."""
    from marrakech.protocol.programs import runs_code

    found = []
    for number in range(1, game.ruleset.players + 1):
        text = game.tags.get(f"Seat{number}")
        if text is None:
            return None
        seat = parse_seat(text)
        if seat.level is not None and runs_code(seat.level):
            # A file may come from anybody; a program is started only if whoever plays names it.
            raise SeatError(message("commands-seats-program", seat=number, program=seat.level))
        found.append(SeatRequest(seat.kind, game.tags.get(f"Player{number}") or seat.name, seat.level))
    return found


def names_of(game: Game | None, players: int = 0) -> list[str]:
    """The names that a game's tags give its players, fit to be shown, or the names of their colours."""
    tags = game.tags if game is not None else {}
    number = game.ruleset.players if game is not None else players
    names = [tags.get(f"Player{who + 1}") or colour_name(who) for who in range(number)]
    return [printable(name, lines=False) for name in names]


def people_of(game: Game) -> list[Person]:
    """The players of a game, by their names."""
    return [Person(name) for name in names_of(game)]


def colour_name(colour: Colour) -> str:
    """A colour by its name, e.g. 'Henna'."""
    return message("terminal-colour", colour=COLOUR_LETTERS[colour])


def own_bots(seats: Sequence[SeatRequest]) -> list[str]:
    """The bots among the seats that are not levels of ours; raises `EngineError` if there is no such bot."""
    from marrakech.engine.ladder import BOTS, EVEN_NAMES, bot_names
    from marrakech.protocol.programs import find_any_bot

    installed = set(bot_names()) - {*BOTS}
    levels = [seat.level for seat in seats if seat.level and seat.level not in EVEN_NAMES]
    return [find_any_bot(level).name for level in levels if ":" in level or level in installed]
