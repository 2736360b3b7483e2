"""Marrakech: Assam walks the rug market, merchants pay tithes and lay rugs over each other's rugs.

>>> import marrakech
>>> game = marrakech.Game.new(players=3, printing="en2021", seed=7)
>>> while not game.over:
...     events = game.play(game.legal()[0])
>>> game.ranking()[0].place
1
"""

from marrakech.kernel.printings import PRINTINGS, Printing
from marrakech.record.errors import IllegalMove, MarrakechError, NotationError, RulesetError
from marrakech.record.game import Game
from marrakech.record.moves import Draw, Lay, Orient, Roll, Turn
from marrakech.record.position import Position
from marrakech.record.ranking import Standing
from marrakech.record.ruleset import Ruleset

__all__ = [
    "PRINTINGS",
    "Draw",
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
    "Turn",
]
