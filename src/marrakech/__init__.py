"""Marrakech: Assam walks the rug market, merchants pay tithes and lay rugs over each other's rugs.

>>> import marrakech
>>> game = marrakech.Game.new(players=3, printing="en2021", seed=7)
>>> while not game.over:
...     events = game.play(game.legal()[0])
>>> game.ranking()[0].place
1
"""

from typing import TYPE_CHECKING

from marrakech.kernel.printings import PRINTINGS, Printing
from marrakech.record.errors import (
    ArgumentError,
    IllegalMove,
    MarrakechError,
    NotationError,
    RulesetError,
)
from marrakech.record.game import Game
from marrakech.record.moves import Draw, EndTurn, Lay, Orient, Roll
from marrakech.record.position import Position
from marrakech.record.ranking import Standing
from marrakech.record.ruleset import Ruleset

if TYPE_CHECKING:
    __version__: str

load = Game.load
"""Reads a game from its file."""
save = Game.save
"""Writes a game's file: `save(game, path)`."""


def __getattr__(name: str) -> object:
    # Looked up when asked for: reading the metadata takes longer than importing all the rest.
    if name == "__version__":
        from importlib.metadata import version

        return version("marrakech")
    if name == "Turn":
        return EndTurn
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "PRINTINGS",
    "ArgumentError",
    "Draw",
    "EndTurn",
    "Game",
    "IllegalMove",
    "Lay",
    "MarrakechError",
    "NotationError",
    "Orient",
    "Position",
    "Printing",
    "Roll",
    "Ruleset",
    "RulesetError",
    "Standing",
    "__version__",
    "load",
    "save",
]
