"""Marrakech: Assam walks the rug market, merchants pay tithes and lay rugs over each other's rugs.

To begin with: `Game.new()` is a game with dice, `Position` a value without a past, `Orient`, `Lay` and
`EndTurn` are the choices; `make_bot("greedy")` is an opponent, `Bot` the base of your own, and `play_match`
says which of two is better. Every error is a `MarrakechError` that says what was expected. docs/library.md
is the guide.

>>> import marrakech
>>> game = marrakech.Game.new(players=3, printing="en2021", seed=7)
>>> while not game.over:
...     events = game.play(game.legal()[0])
>>> game.ranking()[0].rank
1
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from marrakech.kernel.printings import PRINTINGS, Printing
from marrakech.record.dice import SeededDice
from marrakech.record.errors import (
    ArgumentError,
    IllegalMove,
    MarrakechError,
    NotationError,
    OutOfRangeError,
    RulesetError,
    WrongTypeError,
)
from marrakech.record.forecast import Forecast
from marrakech.record.game import Game
from marrakech.record.game_events import (
    Dealt,
    Drawn,
    Eliminated,
    Ended,
    Event,
    Laid,
    Oriented,
    Paid,
    Turned,
    Walked,
)
from marrakech.record.moves import Draw, EndTurn, Lay, Orient, Roll
from marrakech.record.node import Node
from marrakech.record.position import Position
from marrakech.record.ranking import Standing
from marrakech.record.renamed import renamed
from marrakech.record.ruleset import Ruleset

if TYPE_CHECKING:
    from marrakech.arena.tournament import play_match
    from marrakech.engine.bot import Decision, Limits
    from marrakech.engine.ladder import make_bot
    from marrakech.protocol.own_bot import PythonBot as Bot

    __version__: str

load = Game.load
"""Reads a game from its file."""
save = Game.save
"""Writes a game's file: `save(game, path)`."""

_LAZY: Final = {
    "Bot": ("marrakech.protocol.own_bot", "PythonBot"),
    "Decision": ("marrakech.engine.bot", "Decision"),
    "Limits": ("marrakech.engine.bot", "Limits"),
    "make_bot": ("marrakech.engine.ladder", "make_bot"),
    "play_match": ("marrakech.arena.tournament", "play_match"),
}
"""Names that are imported when they are asked for: the engine brings numpy along."""


def __getattr__(name: str) -> Any:
    # Looked up when asked for: reading the metadata takes longer than importing all the rest.
    if name == "__version__":
        from importlib.metadata import version

        return version("marrakech")
    if name in _LAZY:
        module, called = _LAZY[name]
        return getattr(import_module(module), called)
    return renamed(import_module(__name__), __name__, name)


__all__ = [
    "PRINTINGS",
    "ArgumentError",
    "Bot",
    "Dealt",
    "Decision",
    "Draw",
    "Drawn",
    "Eliminated",
    "EndTurn",
    "Ended",
    "Event",
    "Forecast",
    "Game",
    "IllegalMove",
    "Laid",
    "Lay",
    "Limits",
    "MarrakechError",
    "Node",
    "NotationError",
    "Orient",
    "Oriented",
    "OutOfRangeError",
    "Paid",
    "Position",
    "Printing",
    "Roll",
    "Ruleset",
    "RulesetError",
    "SeededDice",
    "Standing",
    "Turned",
    "Walked",
    "WrongTypeError",
    "__version__",
    "load",
    "make_bot",
    "play_match",
    "save",
]
