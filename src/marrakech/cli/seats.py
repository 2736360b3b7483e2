"""Who sits at the table: people and bots, as options, as tags of a game file, and as names."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

from marrakech.record.errors import MarrakechError
from marrakech.record.game import Game
from marrakech.record.words import COLOURS

BOT_NAMES: Final = ("Idir", "Safia", "Amal", "Yto")
LONGEST_NAME: Final = 24


class SeatError(MarrakechError, ValueError):
    """A seat that cannot be taken as asked."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: a person, or a bot by the name of its kind."""

    bot: str | None
    name: str

    @classmethod
    def parse(cls, text: str) -> Self:
        """A seat as an option gives it: you, you:Ana, bot:greedy or bot:greedy:Idir."""
        kind, _, rest = text.partition(":")
        if kind == "you":
            return cls(None, _checked_name(rest))
        bot, _, name = rest.partition(":")
        if kind == "bot" and bot:
            from marrakech.engine.bot import UnknownBotError
            from marrakech.engine.ladder import make_bot

            try:
                make_bot(bot)
            except UnknownBotError as error:
                raise SeatError(str(error)) from None
            return cls(bot, _checked_name(name))
        raise SeatError(f"a seat is you, you:NAME or bot:KIND, such as bot:greedy, not {text!r}")

    def __str__(self) -> str:
        return f"bot:{self.bot}" if self.bot else "you"


def _checked_name(name: str) -> str:
    if len(name) > LONGEST_NAME or not (name.isprintable() or not name) or '"' in name:
        raise SeatError(f"a name has up to {LONGEST_NAME} letters on one line, not {name!r}")
    return name.strip()


def choose_seats(texts: Sequence[str], bots: int | None, players: int | None) -> list[Seat]:
    """The seats that options ask for; by default you against three greedy bots."""
    if bots is not None:
        if not 0 <= bots <= 4:
            raise SeatError(f"0 to 4 bots can sit at a table, not {bots}")
        if not texts and bots < 4:
            texts = ["you"]
        texts = [*texts, *["bot:greedy"] * bots]
    elif not texts:
        texts = ["you"]
        players = players or 4
    if players is not None:
        if players not in (2, 3, 4):
            raise SeatError(f"{players} players cannot play; the choices are 2, 3 or 4")
        if len(texts) > players:
            raise SeatError(f"{len(texts)} seats are taken, but {players} players were asked for")
        texts = [*texts, *["bot:greedy"] * (players - len(texts))]
    return named([Seat.parse(text) for text in texts])


def named(seats: Sequence[Seat]) -> list[Seat]:
    """The same seats, each with a name that no other has."""
    people = sum(seat.bot is None for seat in seats)
    taken = {seat.name for seat in seats if seat.name}
    free_names = [name for name in BOT_NAMES if name not in taken]
    found = []
    for who, seat in enumerate(seats):
        name = seat.name
        if not name and seat.bot is None:
            name = "You" if people == 1 else COLOURS[who]
        found.append(Seat(seat.bot, name or free_names.pop(0)))
    if len({seat.name for seat in found}) < len(found):
        raise SeatError("two seats have the same name; give each its own, such as you:Ana")
    return found


def tag_seats(game: Game, seats: Sequence[Seat]) -> None:
    """Write the seats into the tags of a game, so that its file can be resumed."""
    for number, seat in enumerate(seats, 1):
        game.tags[f"Player{number}"] = seat.name
        game.tags[f"Seat{number}"] = str(seat)


def tagged_seats(game: Game) -> list[Seat] | None:
    """The seats that the tags of a game name, or None if they do not name them all."""
    found = []
    for number in range(1, game.ruleset.players + 1):
        text = game.tags.get(f"Seat{number}")
        if text is None:
            return None
        seat = Seat.parse(text)
        found.append(Seat(seat.bot, _checked_name(game.tags.get(f"Player{number}", ""))))
    return named(found)


def names_of(game: Game | None, players: int = 0) -> list[str]:
    """The names that a game's tags give its players, or the names of their colours."""
    tags = game.tags if game is not None else {}
    number = game.ruleset.players if game is not None else players
    return [tags.get(f"Player{who + 1}") or COLOURS[who] for who in range(number)]
