"""The routes for puzzles: the list, one of them without its solution, and what comes of a try."""

import asyncio
from datetime import UTC, datetime
from functools import cache
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter

from marrakech.analysis.puzzles import daily_puzzle, find_puzzle, shipped_puzzles
from marrakech.server.injected import refusals
from marrakech.service.errors import NotFound
from marrakech.wire import tries
from marrakech.wire.tries import PuzzleAnswer, PuzzleShown, PuzzleTry

PuzzleParameter = Annotated[
    str, PathParameter(description="The puzzle's name.", max_length=64, pattern=r"^[a-z0-9-]+$(?!\n)")
]


@cache
def all_shown() -> list[PuzzleShown]:
    """All puzzles without their solutions."""
    return [tries.shown(puzzle) for puzzle in shipped_puzzles()]


class PuzzleRoutes(Controller):
    """Puzzles, for everybody."""

    path = "/api/puzzles"
    opt = {"limit": "read"}

    @get(summary="All puzzles", cost=5, responses=refusals())
    async def puzzles(self) -> list[PuzzleShown]:
        """Every puzzle of the package, without its solution."""
        return await asyncio.to_thread(all_shown)  # reading them all takes a while, the first time

    @get("/daily", summary="The puzzle of the day", responses=refusals(), sync_to_thread=False)
    def daily(self) -> PuzzleShown:
        """Today's puzzle, by the date in UTC: the same for everybody."""
        return tries.shown(daily_puzzle(datetime.now(UTC).date().toordinal()))

    @post(
        "/{puzzle:str}/tries",
        summary="Try a choice",
        status_code=200,
        responses=refusals(404, 413),
        sync_to_thread=False,
    )
    def attempt(self, puzzle: PuzzleParameter, data: JSONBody[PuzzleTry]) -> PuzzleAnswer:
        """Whether a choice is the best one, what it is worth, and why; or the solution, if it is asked for."""
        found = find_puzzle(puzzle)
        if found is None:
            raise NotFound("not_found", f"there is no puzzle {puzzle!r} here")
        return tries.answer(found, data)
