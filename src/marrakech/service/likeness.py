"""Positions on which no advice is given: those that people are playing now, and near copies of them.

A dirham more in a purse, another number of rugs in a stock or one rug laid elsewhere makes no difference. It is
no proof against somebody who rotates the board, swaps the colours or runs the program at home.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Final

from marrakech.kernel.board import Assam
from marrakech.kernel.state import State
from marrakech.service.errors import Conflict
from marrakech.service.table import LiveTable

FEW: Final = 3
"""With fewer covered squares (one rug) two games share a board by chance, and an empty board is no secret."""
MANY: Final = 8
"""With so many covered squares (four rugs) two games are not even similar by chance."""
NEAR: Final = 4
"""The most squares that differ between similar boards: one rug each, laid elsewhere."""
_HEADINGS: Final = 4


def between_people(table: LiveTable) -> bool:
    """Whether people are still playing against each other at a table."""
    return not table.now.over and table.setup.source == "play" and table.setup.people > 1


def alike(asked: State, played: State) -> bool:
    """Whether advice for one position would be advice for the other."""
    rugs = played.henna | played.indigo | played.saffron | played.almond
    if rugs.bit_count() < FEW:
        return asked == played and bool(rugs)
    differing = (
        (asked.henna ^ played.henna)
        | (asked.indigo ^ played.indigo)
        | (asked.saffron ^ played.saffron)
        | (asked.almond ^ played.almond)
    )
    if rugs.bit_count() >= MANY:
        return differing.bit_count() <= NEAR
    return not differing and _square(asked.assam) == _square(played.assam)


def check_not_played(asked: State, tables: Iterable[LiveTable]) -> None:
    """Raise `Conflict` if people are playing the position, or one much like it, at one of the tables."""
    _check([asked], _played(tables))


async def check_none_played(asked: Sequence[State], tables: Iterable[LiveTable]) -> None:
    """The same for all positions of a game, in a thread."""
    await asyncio.to_thread(_check, asked, _played(tables))


def _played(tables: Iterable[LiveTable]) -> list[State]:
    return [table.now.state for table in tables if between_people(table)]


def _check(asked: Sequence[State], played: Sequence[State]) -> None:
    if any(alike(one, other) for one in asked for other in played):
        raise Conflict(
            "not_casual",
            "people are playing this position, or one much like it: wait until their game is over",
        )


def _square(assam: Assam) -> int:
    return assam // _HEADINGS
