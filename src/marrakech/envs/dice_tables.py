"""The dice of a seed, those of `Game.new(seed=...)` and of the arena, as a row of numbers for compiled code.

A row of `DICE_ROW` bytes for each game:

    0          1 if the row holds the dice of a seed, 0 if a generator gives the chance
    1          rolls so far
    2 to 49    steps of the rolls, by turn
    50 to 97   the order of the piles of the first and of the second player, each from its top: 0 or 1

`record.dice.SeededDice` says what the numbers are. They take a third of a millisecond a game: games that begin
by themselves, by the thousand, have a faster generator (`engine.playout`) and no row.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from marrakech.kernel.state import LONGEST_GAME, Rules, pile_stock, start, two_colours
from marrakech.record.dice import SeededDice

DiceSeed: TypeAlias = int | str
"""What `Game.new` takes, e.g. 7, or the deal of an arena, "7/0"."""

PILE_RUGS: Final = 24
"""Rugs of a pile of two colours."""
ROLLED: Final = 1
ROLLS: Final = 2
PILES: Final = ROLLS + LONGEST_GAME
DICE_ROW: Final = PILES + 2 * PILE_RUGS


def dice_row(seed: DiceSeed, rules: Rules) -> NDArray[np.uint8]:
    """The dice of a seed for a game by some rules."""
    dice = SeededDice(seed)
    row = np.zeros(DICE_ROW, np.uint8)
    row[0] = 1
    row[ROLLS:PILES] = [dice.die(turn) for turn in range(1, LONGEST_GAME + 1)]
    if two_colours(rules):
        begun = start(rules)
        for who in range(2):
            at = PILES + PILE_RUGS * who
            row[at : at + PILE_RUGS] = dice.pile(
                who, pile_stock(begun, who, 1), pile_stock(begun, who, 2)
            )
    return row
