"""A puzzle without its solution, and what comes of a try."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from marrakech.wire.studied import Because


class PuzzleShown(Struct, frozen=True):
    """A position with one choice that is clearly best; `rating` 1 to 3 by the strongest bot that misses it."""

    puzzle: str
    position: str
    players: int
    seat: int
    step: Literal["orient", "lay", "turn"]
    theme: str
    rating: int


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice, e.g. `d4-e4` or `left`."""

    choice: Annotated[str, Meta(max_length=16)]


class PuzzleAnswer(Struct, frozen=True):
    """Whether it was the best; chances of winning by playouts, null for a choice that was not played out.

    `reasons` tell why the best is better than what was tried, or than what greedy would do.
    """

    right: bool
    best: str
    win_best: float
    win_tried: float | None
    playouts: int
    reasons: list[Because]
