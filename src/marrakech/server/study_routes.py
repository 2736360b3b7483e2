"""The routes of the analysis: reviews of games, positions, and their choices ranked."""

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, Literal, TypeVar

from litestar import Controller, MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter, RawBody

from marrakech.server.disconnect import cancel_on_disconnect
from marrakech.server.identity import AnyRequest
from marrakech.server.injected import (
    LONGEST_FILE,
    FileOperation,
    GameParameter,
    GivenClient,
    GivenIdentity,
    GivenLobby,
    GivenTable,
    decoded,
    refusals,
)
from marrakech.service import analysis_board, lines, reviews
from marrakech.service.analysis_board import parse_position
from marrakech.service.studies import StudyProgress
from marrakech.wire import positions, studied
from marrakech.wire.games import Rematch
from marrakech.wire.positions import (
    LinesRequest,
    PlayOnRequest,
    PositionRequest,
    PositionSeen,
    RankingRequest,
    RolloutRequest,
)
from marrakech.wire.studied import Ranking, Review, Rollout

LONGEST_WAIT = 25
T = TypeVar("T")

WaitParameter = Annotated[
    int, QueryParameter(description="Seconds to wait for the result.", ge=0, le=LONGEST_WAIT)
]
UNDERWAY = {
    202: ResponseSpec(
        StudyProgress, description="It is being worked out: ask again.", generate_examples=False
    )
}


class ReviewRoutes(Controller):
    """The review of one game."""

    path = "/api/games/{game:str}/review"

    @get(
        summary="The review of a finished game",
        limit="study",
        closed_by="no-analysis",
        responses={**UNDERWAY, **refusals(404, 409, 503)},
    )
    async def review(
        self,
        request: AnyRequest,
        lobby: GivenLobby,
        game: GameParameter,
        client: GivenClient,
        depth: Annotated[
            Literal["quick", "standard", "deep"] | None,
            QueryParameter(
                description="How far to look: two turns where it is close, for every choice, or playouts too. "
                "Left out: the deepest review that there is, else standard."
            ),
        ] = None,
        wait: WaitParameter = 0,
    ) -> Response[Review]:
        """Luck, choices and turning points of a finished game, also of one in a file.

        It is made at low priority and kept. Until it is there, 202 tells how far it is; it is given up when
        nobody has asked for ten seconds.
        """
        table = await lobby.table(game)
        work = reviews.review(lobby.studies, table, depth, lobby.tables, wait=wait, client=client)
        found = await _held(request, wait, work)
        if isinstance(found, StudyProgress):
            return _underway(found)
        return Response(studied.review(found, reviews.move_versions(table)))

    @post(
        "/stop",
        summary="End a deep review with what it has",
        status_code=204,
        limit="read",
        responses=refusals(404),
    )
    async def stop(self, lobby: GivenLobby, table: GivenTable, client: GivenClient) -> None:
        """A deep review ends soon with the playouts it has by then, if you were the first to ask for it."""
        lobby.studies.stop(reviews.review_key(table, "deep"), client)


class PositionRoutes(Controller):
    """Positions, wherever they come from."""

    path = "/api/positions"
    opt = {"limit": "read"}

    @post(
        summary="A position, and moves played from there",
        status_code=200,
        cost=2,
        responses=refusals(413),
        sync_to_thread=False,
    )
    def position(self, data: JSONBody[PositionRequest]) -> PositionSeen:
        """The board, what may be done, and what the last move did; an impossible position is refused."""
        return positions.seen(analysis_board.after(parse_position(data.position), data.moves))

    @post(
        "/ranking",
        summary="The choices of a position, ranked",
        status_code=200,
        limit="study",
        closed_by="no-analysis",
        responses={**UNDERWAY, **refusals(409, 413, 503)},
    )
    async def ranking(
        self,
        request: AnyRequest,
        lobby: GivenLobby,
        client: GivenClient,
        data: JSONBody[RankingRequest],
        wait: WaitParameter = 0,
    ) -> Response[Ranking]:
        """Every choice with everybody's chances and expected scores, the best first."""
        work = analysis_board.choice_ranking(
            lobby.studies,
            parse_position(data.position),
            data.depth,
            lobby.tables,
            wait=wait,
            client=client,
        )
        found = await _held(request, wait, work)
        if isinstance(found, StudyProgress):
            return _underway(found)
        return Response(studied.ranking(found), status_code=200)

    @post(
        "/rollout",
        summary="The choices of a position, played out",
        status_code=200,
        limit="study",
        closed_by="no-analysis",
        responses={
            202: ResponseSpec(
                Rollout, description="As far as it is: ask again.", generate_examples=False
            ),
            **refusals(409, 413, 503),
        },
    )
    async def rollout(
        self,
        request: AnyRequest,
        lobby: GivenLobby,
        client: GivenClient,
        data: JSONBody[RolloutRequest],
        wait: WaitParameter = 0,
        after: Annotated[
            int, QueryParameter(description="Wait for more games than these.", ge=0, le=2000)
        ] = 0,
    ) -> Response[Rollout]:
        """Games to the end with the same dice for every choice, without luck; beaten choices get no more.

        It is played at low priority, in turns with others. 202 tells what it has come to so far, as soon as
        there are more games than `after`; it is given up when nobody has asked for ten seconds.
        """
        position = parse_position(data.position)
        work = analysis_board.rollout(
            lobby.studies, position, data.plan, lobby.tables, after=after, wait=wait, client=client
        )
        found = await _held(request, wait, work)
        told = studied.rollout(found, data.plan, position.player)
        return Response(told, status_code=200 if found.finished else 202)

    @post(
        "/rollout/stop",
        summary="End a rollout with what it has",
        status_code=204,
        limit="read",
        responses=refusals(409, 413),
    )
    async def stop_rollout(
        self, lobby: GivenLobby, client: GivenClient, data: JSONBody[RolloutRequest]
    ) -> None:
        """A rollout ends with the games it has, if you were the first to ask for it."""
        position = parse_position(data.position)
        analysis_board.stop_rollout(lobby.studies, position, data.plan, client)

    @post(
        "/file",
        summary="What was tried from a position, as a game file",
        status_code=200,
        media_type=MediaType.TEXT,
        request_max_body_size=LONGEST_FILE,
        closed_by="no-analysis",
        cost=5,
        responses=refusals(404, 409, 413, 503),
    )
    async def write_lines(self, lobby: GivenLobby, data: JSONBody[LinesRequest]) -> str:
        """A game file with comments and variations, for your own disk: nothing is kept here."""
        position = parse_position(data.position)
        if data.game is None:
            return await asyncio.to_thread(lines.write_from_position, position, data.moves)
        table = await analysis_board.table_at(lobby, data.game, data.version, position)
        return await asyncio.to_thread(lines.write_from_game, table, data.version, data.moves)

    @post(
        "/lines",
        summary="A game file with its variations as a tree",
        operation_class=FileOperation,
        status_code=200,
        request_max_body_size=LONGEST_FILE,
        closed_by="no-analysis",
        cost=5,
        responses=refusals(413, 503),
    )
    async def read_lines(self, body: RawBody) -> lines.Lines:
        """The moves, comments and variations of a game file, to go on with; nothing is kept here."""
        return await asyncio.to_thread(lines.read_lines, decoded(body))

    @post(
        "/game",
        summary="Play on from a position",
        limit="create",
        opens="game",
        closed_by="no-play-on",
        responses=refusals(404, 409, 413, 503),
    )
    async def play_on(
        self, lobby: GivenLobby, me: GivenIdentity, data: JSONBody[PlayOnRequest]
    ) -> Response[Rematch]:
        """A new game from a position, with new dice or those of a finished game: you and bots."""
        position = parse_position(data.position)
        seats = analysis_board.seats_around(position, data.seat, data.level, data.name)
        table = await analysis_board.play_on(lobby, position, seats, me.holder, data.game, data.version)
        return Response(Rematch(table.id, f"/g/{table.id}"), cookies=me.cookies(), status_code=201)


async def _held(request: AnyRequest, wait: int, work: Coroutine[Any, Any, T]) -> T:
    """Await the work; a request that is held ends when its client hangs up."""
    return await (cancel_on_disconnect(request, work) if wait else work)


def _underway(progress: StudyProgress) -> Response[Any]:
    return Response(progress, status_code=202)
