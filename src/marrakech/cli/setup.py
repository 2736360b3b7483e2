"""A table set: a new game with its seats, or one resumed from its file with dice that fit."""

import secrets
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from marrakech.cli.seats import Seat, choose_seats, named, tag_seats, tagged_seats
from marrakech.record import gamefile
from marrakech.record.dice import SeededDice
from marrakech.record.errors import NotationError
from marrakech.record.game import Game
from marrakech.record.moves import Draw
from marrakech.record.ruleset import Ruleset


class TableDice(SeededDice):
    """Dice for a game under way: a pile goes on from the rugs that are known to have been drawn.

    The rugs below come in the order of the seed without those already seen. With the seed the game was
    begun with that is the pile itself; a game file without a seed gets a pile that fits.
    """

    def __init__(self, seed: str, game: Game) -> None:
        super().__init__(seed)
        self._game = game

    def pile(self, player: int, first: int, second: int) -> tuple[int, ...]:
        """The order of a pile, the rugs drawn so far first."""
        seen = [
            move.colour // 2
            for move in self._game.moves
            if isinstance(move, Draw) and move.colour % 2 == player
        ]
        below = list(super().pile(player, first, second))
        for colour in seen:
            below.remove(colour)
        return (*seen, *below)


def new_game(rules: Ruleset, seats: Sequence[Seat], seed: str | None) -> Game:
    """A game that waits for chance to be asked for, with all its file needs to be resumed."""
    text = secrets.token_hex(16) if seed is None else seed
    if not text.isprintable():
        raise NotationError(text, "a seed of printable characters")
    tags = {"Date": f"{date.today():%Y.%m.%d}", "Seed": text}
    game = Game(rules, SeededDice(text), automatic=False, tags=tags)
    tag_seats(game, seats)
    return game


def resumed_game(path: Path, seats: Sequence[str]) -> tuple[Game, list[Seat]]:
    """A game from its file with its seats: those asked for, those it names, or you against bots."""
    game = gamefile.load(path)
    taken = tagged_seats(game)
    if seats or taken is None:
        taken = choose_seats(seats, None, game.ruleset.players)
    game.tags.setdefault("Seed", secrets.token_hex(16))
    game.dice = TableDice(game.tags["Seed"], game)
    tag_seats(game, taken)
    return game, named(taken)
