"""Puzzles without their solutions, and what comes of a try."""

from typing import Annotated, Any, Literal, cast

from msgspec import Meta, Struct

from marrakech.analysis.puzzles import Puzzle, judge_choice
from marrakech.record.errors import IllegalMove
from marrakech.record.position import Position
from marrakech.service.errors import Invalid
from marrakech.wire.studied import Because, because


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


def shown(puzzle: Puzzle) -> PuzzleShown:
    """A puzzle without its solution."""
    position = Position.parse(puzzle.position)
    return PuzzleShown(
        puzzle=puzzle.name,
        position=puzzle.position,
        players=position.players,
        seat=position.player,
        step=cast(Any, position.step),
        theme=puzzle.theme,
        rating=puzzle.rating,
    )


def answer(puzzle: Puzzle, choice: str) -> PuzzleAnswer:
    """What comes of trying a choice; raises `Invalid` for what is none."""
    try:
        verdict = judge_choice(puzzle, choice)
    except IllegalMove as error:
        raise Invalid("illegal_move", str(error), move=choice) from None
    return PuzzleAnswer(
        right=verdict.right,
        best=puzzle.best,
        win_best=round(verdict.win_best, 4),
        win_tried=None if verdict.win_tried is None else round(verdict.win_tried, 4),
        playouts=puzzle.playouts,
        reasons=because(verdict.reasons),
    )
