"""The routes for puzzles: the list, one of them without its solution, and what comes of a try."""

import asyncio
from datetime import UTC, datetime
from functools import cache
from typing import Annotated, Any, cast

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from marrakech.analysis.comparison import reasons
from marrakech.analysis.phrases import phrase_in_all_languages
from marrakech.analysis.puzzles import Puzzle, daily_puzzle, move_names, shipped_puzzles
from marrakech.kernel.choices import listed
from marrakech.kernel.turn import legal
from marrakech.record.position import Position
from marrakech.server.identity import AnyRequest
from marrakech.server.routes import refusals
from marrakech.service.errors import Invalid, NotFound
from marrakech.wire.studied import Because
from marrakech.wire.tries import PuzzleAnswer, PuzzleShown, PuzzleTry

PuzzleParameter = Annotated[
    str, PathParameter(description="The puzzle's name.", max_length=64, pattern=r"^[a-z0-9-]+$(?!\n)")
]


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


@cache
def all_shown() -> list[PuzzleShown]:
    """All puzzles without their solutions."""
    return [shown(puzzle) for puzzle in shipped_puzzles()]


@get(
    "/api/puzzles",
    summary="All puzzles",
    limit="read",
    cost=5,
    responses=refusals(),
)
async def puzzles(request: AnyRequest) -> list[PuzzleShown]:
    """Every puzzle of the package, without its solution."""
    return await asyncio.to_thread(all_shown)  # reading them all takes a while, the first time


@get(
    "/api/puzzles/daily",
    summary="The puzzle of the day",
    limit="read",
    responses=refusals(),
    sync_to_thread=False,
)
def daily(request: AnyRequest) -> PuzzleShown:
    """Today's puzzle, by the date in UTC: the same for everybody."""
    return shown(daily_puzzle(datetime.now(UTC).date().toordinal()))


@post(
    "/api/puzzles/{puzzle:str}/tries",
    summary="Try a choice",
    status_code=200,
    limit="read",
    responses=refusals(404, 413),
    sync_to_thread=False,
)
def attempt(request: AnyRequest, puzzle: PuzzleParameter, data: JSONBody[PuzzleTry]) -> PuzzleAnswer:
    """Whether a choice is the best one, what each is worth where it was played out, and why."""
    found = next((one for one in shipped_puzzles() if one.name == puzzle), None)
    if found is None:
        raise NotFound("not_found", f"there is no puzzle {puzzle!r} here")
    state = Position.parse(found.position).state
    names = move_names(state, listed(legal(state)))
    if data.choice not in names:
        raise Invalid("illegal_move", f"{data.choice!r} is no choice here", move=data.choice)
    worth = {option.move: round(option.win, 4) for option in found.options}
    right = data.choice == found.best
    against = found.greedy if right else data.choice
    told = reasons(state, names[found.best], names[against]) if against in names else ()
    return PuzzleAnswer(
        right=right,
        best=found.best,
        win_best=worth[found.best],
        win_tried=worth.get(data.choice),
        playouts=found.playouts,
        reasons=[
            Because(
                reason.code,
                {name: round(fact, 3) for name, fact in reason.best.items()},
                {name: round(fact, 3) for name, fact in reason.played.items()},
                phrase_in_all_languages(reason),
            )
            for reason in told
        ],
    )


HANDLERS = [puzzles, daily, attempt]
