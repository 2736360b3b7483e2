"""Puzzles without their solutions, and what comes of a try."""

from typing import Annotated, Any, Literal, cast

from msgspec import Meta, Struct

from marrakech.analysis.glicko import RATING_RANGE, RatedResult, Rating, rated
from marrakech.analysis.puzzles import Puzzle, PuzzleVerdict, judge_choice
from marrakech.record.errors import IllegalMove
from marrakech.record.position import Position
from marrakech.service.errors import Invalid
from marrakech.wire.studied import Because, because


class PuzzleShown(Struct, frozen=True):
    """A position with one choice that is clearly best.

    `rating` is its Glicko-2 rating, `stars` 1 to 3 by the strongest bot that misses it.
    """

    puzzle: str
    position: str
    printing: str
    players: int
    seat: int
    step: Literal["orient", "lay", "turn"]
    theme: str
    stars: int
    rating: int


class SolverRating(Struct, frozen=True, forbid_unknown_fields=True):
    """A solver's Glicko-2 rating, which their own device keeps."""

    points: Annotated[float, Meta(ge=RATING_RANGE[0], le=RATING_RANGE[1])]
    deviation: Annotated[float, Meta(ge=30, le=500)]
    volatility: Annotated[float, Meta(ge=0.001, le=1)]


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice, e.g. `d4-e4` or `left`; null asks for the solution.

    With the solver's rating, as on a first try, the answer has the new one; nothing of it is kept here.
    """

    choice: Annotated[str, Meta(max_length=16)] | None
    solver: SolverRating | None = None


class PuzzleAnswer(Struct, frozen=True):
    """Whether it was the best, and what it is worth beside the best.

    `best` is null as long as the solution is neither found nor asked for. Chances of winning are solved
    (`exact`) or come from `games` of the choice that was tried, with the standard error of what it is `behind`.
    `reasons` tell why the best is better than what was tried, or than what greedy would do.
    """

    right: bool
    best: str | None
    exact: bool
    games: int
    win_best: float
    win_tried: float
    behind: float
    behind_error: float
    reasons: list[Because]
    solver: SolverRating | None


def shown(puzzle: Puzzle) -> PuzzleShown:
    """A puzzle without its solution."""
    position = Position.parse(puzzle.position)
    return PuzzleShown(
        puzzle=puzzle.name,
        position=puzzle.position,
        printing=puzzle.printing,
        players=position.players,
        seat=position.player,
        step=cast(Any, position.step),
        theme=puzzle.theme,
        stars=puzzle.stars,
        rating=round(puzzle.rating.points),
    )


def solver_after(puzzle: Puzzle, solver: SolverRating, right: bool) -> SolverRating:
    """A solver's rating after a try at a puzzle."""
    before = Rating(solver.points, solver.deviation, solver.volatility)
    after = rated(before, [RatedResult(puzzle.rating, float(right))])
    return SolverRating(round(after.points, 2), round(after.deviation, 2), round(after.volatility, 6))


def _verdict(puzzle: Puzzle, choice: str) -> PuzzleVerdict:
    try:
        return judge_choice(puzzle, choice)
    except IllegalMove as error:
        raise Invalid("illegal_move", str(error), move=choice) from None


def answer(puzzle: Puzzle, tried: PuzzleTry) -> PuzzleAnswer:
    """The result of trying a choice; raises `Invalid` for anything that is not one."""
    verdict = _verdict(puzzle, puzzle.best if tried.choice is None else tried.choice)
    right = verdict.right and tried.choice is not None
    option = verdict.tried
    return PuzzleAnswer(
        right=right,
        best=puzzle.best if verdict.right else None,
        exact=puzzle.exact,
        games=option.games,
        win_best=round(puzzle.options[0].win, 4),
        win_tried=round(option.win, 4),
        behind=round(option.behind, 4),
        behind_error=round(option.behind_error, 4),
        reasons=because(verdict.reasons),
        solver=None if tried.solver is None else solver_after(puzzle, tried.solver, right),
    )
