"""The faces of a table: no two seats show the same one."""

from collections.abc import Mapping
from typing import get_args

from marrakech.kernel.state import Player
from marrakech.service.errors import Conflict
from marrakech.service.log import Figure

FIGURES: tuple[Figure, ...] = get_args(Figure)
"""All faces; the first four are the merchants of the seats."""


def face_of(seat: Player, figure: Figure | None) -> Figure:
    """The face that a seat shows: the one chosen, else its merchant."""
    return figure or FIGURES[seat]


def chosen(
    seat: Player, figure: Figure | None, others: Mapping[Player, Figure | None]
) -> Figure | None:
    """The face for a seat beside others, e.g. None for its own merchant.

    Raises `Conflict` for one that is taken; without a choice another one is found.
    """
    taken = {face_of(other, face) for other, face in others.items()}
    if figure is not None and figure in taken:
        free = [face for face in FIGURES if face not in taken]
        raise Conflict(
            "figure_taken",
            f"somebody at this table has the face {figure}: choose another, e.g. {free[0]}",
            figure=figure,
            free=free,
        )
    if face_of(seat, figure) not in taken:
        return figure
    return next(face for face in FIGURES if face not in taken)
