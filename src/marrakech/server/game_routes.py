"""The routes of one game: playing, following it, its file, its dice, and advice."""

import asyncio
import gzip
from typing import Annotated, Any

from litestar import Controller, MediaType, Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from marrakech.server.disconnect import cancel_on_disconnect
from marrakech.server.identity import AnyRequest, holder_of
from marrakech.server.injected import (
    GameParameter,
    GivenClient,
    GivenHolder,
    GivenLimits,
    GivenLobby,
    GivenTable,
    refusals,
)
from marrakech.server.integers import is_integer
from marrakech.server.limits import RateLimits, client_of
from marrakech.server.streams import stream
from marrakech.service import transfer
from marrakech.service.adviser import Evaluation, Hint
from marrakech.service.afterthoughts import Afterthought
from marrakech.service.errors import Invalid
from marrakech.service.house import House
from marrakech.service.likeness import check_not_played
from marrakech.wire import games
from marrakech.wire.actions import Command
from marrakech.wire.games import DiceReport, GameSeen
from marrakech.wire.seating import GestureRequest
from marrakech.wire.updates import Update, encoded

UPDATES_A_TOKEN = 4
UPDATES_AT_ONCE = 5
"""Updates built before yielding to other tasks."""
LAST_VERSION = 1_000_000


class GameRoutes(Controller):
    """One game, by its id."""

    path = "/api/games/{game:str}"
    opt = {"limit": "read"}

    @get(summary="A game as it stands", responses=refusals(404, 503))
    async def look(self, lobby: GivenLobby, table: GivenTable, holder: GivenHolder) -> GameSeen:
        """The game, which of its seats are yours, and the invitations if it is you who set it up."""
        return await games.seen(lobby, table, holder)

    @delete(
        summary="Delete a game",
        status_code=204,
        limit="create",
        responses=refusals(403, 404, 409, 503),
    )
    async def remove(self, lobby: GivenLobby, game: GameParameter, holder: GivenHolder) -> None:
        """Remove a game that you set up for good: one that nobody else plays in, or that is over."""
        await lobby.delete(game, holder)

    @post(
        "/commands",
        summary="Play",
        status_code=200,
        limit="command",
        responses=refusals(403, 404, 409, 413, 503),
    )
    async def command(
        self, request: AnyRequest, lobby: GivenLobby, game: GameParameter, data: JSONBody[Command]
    ) -> Response[Update]:
        """Do something at one of your seats.

        The command names the version it was made for: if the game has moved on, it is refused with the
        code `stale` and the current version. It carries an id of your making: sent again with the same
        id, it gets the same answer and nothing happens twice.
        """
        table = await lobby.table(game)
        # Not injected: Litestar starts a task for each of several dependencies, and here every hop is felt.
        update = await table.command(data.command(), holder_of(request))
        return _json(encoded(table, update))

    @post(
        "/gesture",
        summary="A gesture to the table",
        status_code=204,
        limit="join",
        responses=refusals(403, 404, 413, 503),
    )
    async def gesture(
        self,
        lobby: GivenLobby,
        game: GameParameter,
        holder: GivenHolder,
        data: JSONBody[GestureRequest],
    ) -> None:
        """A word or gesture from a fixed set to everybody at the table; it is shown and not kept."""
        await lobby.gesture(game, data.seat, data.gesture, holder)

    @get(
        "/events",
        summary="Everything that happens, as it happens",
        media_type="text/event-stream",
        responses=refusals(404, 503),
    )
    async def events(
        self,
        request: AnyRequest,
        lobby: GivenLobby,
        game: GameParameter,
        after: Annotated[
            int | None, QueryParameter(description="The last version you know.", ge=0, le=LAST_VERSION)
        ] = None,
        last_event_id: Annotated[
            str | None,
            HeaderParameter(
                name="Last-Event-ID", description="The same, as browsers send it.", max_length=20
            ),
        ] = None,
        invite: Annotated[
            str | None,
            QueryParameter(
                description="The code of the invitation at which you choose a name.", max_length=128
            ),
        ] = None,
    ) -> Stream:
        """Server-sent events: `update` with the version as its id; others (`presence`, `aside`) without one.

        After a break it goes on after `Last-Event-ID` (or `after`) without gap or repeat. Without either
        it begins with the last update.
        """
        # Nothing else is injected, as in `command`: after a restart all pages open their streams at once.
        limits: RateLimits = request.app.state.limits
        house: House = request.app.state.house
        client, holder = client_of(request), holder_of(request)
        limits.check_streams(client)  # before the game is loaded
        table = await lobby.table(game)
        start = _last_event(last_event_id) if last_event_id else after
        choosing = False
        if invite is not None:
            async with limits.trying_a_code(client):
                choosing = table.seats.free_seat(invite, holder) is not None
        return Stream(
            stream(
                table,
                holder,
                start,
                limits,
                client,
                choosing=choosing,
                blocked=lambda: house.block_on(client, holder) is not None,
            ),
            media_type="text/event-stream",
            headers={"cache-control": "no-store", "x-accel-buffering": "no"},
        )

    @post("/leave", summary="Say that you leave", status_code=204, responses=refusals(404, 503))
    async def leave(self, lobby: GivenLobby, game: GameParameter, holder: GivenHolder) -> None:
        """The page is being closed: your seats count as empty ten seconds later, not a minute.

        A page sends it as a beacon. Whoever comes back has not left.
        """
        if holder is not None:
            (await lobby.table(game)).channel.leaving(holder)

    @get("/updates", summary="The updates after a version", responses=refusals(404, 503))
    async def updates(
        self,
        request: AnyRequest,
        limits: GivenLimits,
        client: GivenClient,
        lobby: GivenLobby,
        game: GameParameter,
        after: Annotated[
            int, QueryParameter(description="The last version you know.", ge=0, le=LAST_VERSION)
        ] = 0,
    ) -> Response[list[Update]]:
        """All updates after a version, e.g. the whole game with `after=0`."""
        table = await lobby.table(game)
        last = table.now.version
        await limits.charge(client, "read", max(0, last - after) / UPDATES_A_TOKEN)
        found = []
        for number in range(after + 1, last + 1):
            found.append(encoded(table, table.update(number)))
            if number % UPDATES_AT_ONCE == 0:
                await asyncio.sleep(0)  # let others play
        return await _packed(request, b"[" + b",".join(found) + b"]")

    @get("/at/{number:str}", summary="The game at a version", responses=refusals(404, 503))
    async def at(
        self,
        lobby: GivenLobby,
        game: GameParameter,
        number: Annotated[
            int, PathParameter(description="A version of the game.", ge=0, le=LAST_VERSION)
        ],
    ) -> Response[Update]:
        """The game as it was at a version, and what had just happened."""
        table = await lobby.table(game)
        return _json(encoded(table, table.update(number)))

    @get(
        "/file",
        summary="The game as a file",
        media_type=MediaType.TEXT,
        responses=refusals(404, 503),
    )
    async def download(self, table: GivenTable) -> Response[str]:
        """The game so far in notation; with the secret of its dice once it is over."""
        return Response(
            transfer.as_text(table),
            media_type=MediaType.TEXT,
            headers={"content-disposition": f'attachment; filename="marrakech-{table.id}.marrakech"'},
        )

    @get("/verify", summary="Check the dice", responses=refusals(404, 409, 503))
    async def verify(self, table: GivenTable) -> DiceReport:
        """Check every roll and draw of a finished game against its secret and its commitment."""
        return games.dice_report(table)

    @get(
        "/hint",
        summary="What would the master do?",
        limit="advice",
        closed_by="no-analysis",
        responses=refusals(403, 404, 409, 503),
    )
    async def hint(
        self,
        request: AnyRequest,
        lobby: GivenLobby,
        table: GivenTable,
        holder: GivenHolder,
        client: GivenClient,
    ) -> Hint:
        """What the strongest bot that is ready would do at your turn, and what each choice is worth.

        For games of one person against bots. It thinks for a second at most, and stops when you hang up.
        """
        thinking = lobby.adviser.hint(table, holder, client)
        return await cancel_on_disconnect(request, thinking)

    @get(
        "/evaluation",
        summary="Who is likely to win?",
        limit="advice",
        closed_by="no-analysis",
        responses={
            204: ResponseSpec(None, description="The game has left that version behind."),
            **refusals(404, 409, 503),
        },
    )
    async def evaluation(
        self,
        request: AnyRequest,
        lobby: GivenLobby,
        game: GameParameter,
        client: GivenClient,
        version: Annotated[
            int | None,
            QueryParameter(
                description="A version of the game; else as it stands.", ge=0, le=LAST_VERSION
            ),
        ] = None,
    ) -> Response[Evaluation | None]:
        """The chance of each seat to win. Between people only once the game is over.

        While a game goes on it is told for where it stands. A version that it has left behind gets no content.
        """
        table = await lobby.table(game)
        if table.setup.source == "file":
            check_not_played(table.at(version).state, lobby.tables)
        found = await cancel_on_disconnect(request, lobby.adviser.evaluation(table, version, client))
        if found is None:
            return Response(None, status_code=204)
        return Response(found, status_code=200)

    @get(
        "/afterthoughts",
        summary="What the bots thought",
        limit="advice",
        closed_by="no-analysis",
        responses=refusals(404, 409, 503),
    )
    async def afterthoughts(
        self, request: AnyRequest, lobby: GivenLobby, game: GameParameter
    ) -> list[Afterthought]:
        """What each bot of a finished game thought of its choice at the turning point: as far as it sees."""
        table = await lobby.table(game)
        return list(await cancel_on_disconnect(request, lobby.afterthoughts.of(table)))


def _json(encoded: bytes) -> Response[Any]:
    """A response that is already encoded."""
    return Response(encoded, media_type=MediaType.JSON)


async def _packed(request: AnyRequest, encoded: bytes) -> Response[Any]:
    """The same, compressed if the client takes it: a whole game is large, and other answers are not."""
    response = _json(encoded)
    response.headers["vary"] = "accept-encoding"
    if "gzip" in request.headers.get("accept-encoding", "") and len(encoded) > 2000:
        response.content = await asyncio.to_thread(gzip.compress, encoded, 5)
        response.headers["content-encoding"] = "gzip"
    return response


def _last_event(text: str) -> int:
    if not is_integer(text) or len(text) > 7:
        raise Invalid("bad_version", f"Last-Event-ID is a version of the game, a number, not {text!r}")
    return int(text)
