"""The routes of the API, under /api."""

import asyncio
import gzip
from dataclasses import dataclass
from typing import Annotated, cast

from litestar import MediaType, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter, RawBody
from litestar.response import Stream

from marrakech.kernel.printings import DEFAULT_PRINTING, PRINTINGS
from marrakech.messages import LANGUAGES
from marrakech.server import identity
from marrakech.server.disconnect import cancel_on_disconnect
from marrakech.server.identity import AnyRequest
from marrakech.server.integers import is_integer
from marrakech.server.limits import RateLimits, client_of
from marrakech.server.streams import stream
from marrakech.server.version import installed_version
from marrakech.service import transfer
from marrakech.service.errors import Invalid, NotFound
from marrakech.service.house import House
from marrakech.service.likeness import check_not_played
from marrakech.service.lobby import Lobby
from marrakech.service.table import LiveTable
from marrakech.wire import advice, games
from marrakech.wire.about import (
    About,
    Defaults,
    LevelInfo,
    PassShown,
    house_rules,
    printing_info,
)
from marrakech.wire.actions import Command
from marrakech.wire.advice import Evaluation, Hint
from marrakech.wire.games import (
    DeviceLink,
    DiceReport,
    FileKept,
    GameCreated,
    GameListed,
    GameSeen,
    Invitation,
    Rematch,
)
from marrakech.wire.problems import Problem
from marrakech.wire.seating import (
    DeviceRequest,
    GestureRequest,
    JoinRequest,
    NewGame,
    PassCode,
    SeatChange,
    StartRequest,
)
from marrakech.wire.tables import game as table_view
from marrakech.wire.updates import Update, encoded

UPDATES_A_TOKEN = 4
UPDATES_AT_ONCE = 5
"""Updates built before yielding to other tasks."""
LONGEST_FILE = 256 * 1024

GameParameter = Annotated[
    str, PathParameter(description="The game's id.", max_length=64, pattern=r"^[a-z0-9]+$(?!\n)")
]
CodeParameter = Annotated[
    str, PathParameter(description="The code of an invitation.", max_length=128, pattern=r"^[a-z0-9]+$")
]
VersionParameter = Annotated[
    int, PathParameter(description="A version of the game.", ge=0, le=1_000_000)
]
AfterParameter = Annotated[
    int, QueryParameter(description="The last version you know.", ge=0, le=1_000_000)
]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a route can answer with, for the OpenAPI document."""
    known = {
        400: "What was asked for cannot be.",
        401: "The admin token is missing or wrong.",
        403: "You may not do this.",
        404: "There is no such thing here.",
        409: "Not now: the game is at another point.",
        413: "Too large.",
        429: "Too many requests.",
        503: "The store failed; nothing has changed.",
    }
    return {
        status: ResponseSpec(Problem, description=known[status], generate_examples=False)
        for status in sorted({400, 403, 429, *statuses})
    }


@get(
    "/api/about",
    summary="What this server offers",
    limit="read",
    responses=refusals(),
    sync_to_thread=False,
)
def about(request: AnyRequest, lobby: NamedDependency[Lobby], house: NamedDependency[House]) -> About:
    """The printings, the levels of bots, the defaults, and what the operator has decided."""
    return About(
        version=installed_version(),
        printings=[printing_info(printing) for printing in PRINTINGS.values()],
        levels=[LevelInfo(level, ready) for level, ready in lobby.levels.ready().items()],
        default=Defaults(DEFAULT_PRINTING, lobby.levels.default),
        languages=list(LANGUAGES),
        network=request.app.state.network,
        house=house_rules(house),
        admin=request.app.state.admin_token is not None,
    )


@post(
    "/api/games",
    summary="Set up a game",
    limit="create",
    opens="game",
    responses=refusals(409, 413, 503),
)
async def create(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    data: JSONBody[NewGame],
) -> Response[GameCreated]:
    """Set up a game. The seats of kind `person` are yours; those of kind `link` wait for others."""
    me = identity.ensured(request)
    table = await lobby.create(data.request(), me.holder)
    return Response(games.created(table, me.holder), cookies=me.cookies(), status_code=201)


@get("/api/games", summary="My games", limit="read", cost=20, responses=refusals(503))
async def mine(request: AnyRequest, lobby: NamedDependency[Lobby]) -> list[GameListed]:
    """The games that you set up or sit in, the last touched first."""
    holder = identity.holder_of(request)
    if holder is None:
        return []
    listed = []
    for table in await lobby.mine(holder):
        listed.append(games.listed(table, holder))
        await asyncio.sleep(0)  # others are served between two games of a long list
    return listed


@get("/api/games/{game:str}", summary="A game as it stands", limit="read", responses=refusals(404, 503))
async def look(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    game: GameParameter,
) -> GameSeen:
    """The game, which of its seats are yours, and the invitations if it is you who set it up."""
    table = await lobby.table(game)
    return await _seen(lobby, table, identity.holder_of(request))


@delete(
    "/api/games/{game:str}",
    summary="Delete a game",
    status_code=204,
    limit="create",
    responses=refusals(403, 404, 409, 503),
)
async def remove(request: AnyRequest, lobby: NamedDependency[Lobby], game: GameParameter) -> None:
    """Remove a game that you set up for good: one that nobody else plays in, or that is over."""
    await lobby.delete(game, identity.holder_of(request))


@post(
    "/api/pass",
    summary="Show a pass to an invite-only house",
    status_code=200,
    limit="join",
    responses=refusals(404, 413),
)
async def show_pass(
    request: AnyRequest,
    house: NamedDependency[House],
    limits: NamedDependency[RateLimits],
    data: JSONBody[PassCode],
) -> Response[PassShown]:
    """Remember a pass that the operator handed out in a cookie: with it you can set up games."""
    code = data.code.strip().lower()
    async with limits.trying_a_code(client_of(request)):
        label = house.pass_label(code)
        if label is None:
            raise NotFound("unknown_pass", "this pass does not hold: check it, or ask for a new one")
    return Response(PassShown(label), cookies=[identity.pass_cookie(code, request)])


@get(
    "/api/games/{game:str}/invitation/{code:str}",
    summary="What a link leads to",
    limit="read",
    responses=refusals(404, 503),
)
async def invitation(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[RateLimits],
    game: GameParameter,
    code: CodeParameter,
) -> Invitation:
    """The table behind an invitation, who invites, and the seat that is free; asked before a name is typed."""
    table = await lobby.table(game)
    holder = identity.holder_of(request)
    async with limits.trying_a_code(client_of(request)):
        seat = table.seats.free_seat(code, holder)
    theirs = table.seats.of(table.seats.creator)
    host = table.now.names[theirs[0]] if theirs else ""
    return Invitation(table_view(table), host, seat, table.seats.of(holder))


@post(
    "/api/games/{game:str}/start",
    summary="Start with bots in the free seats",
    status_code=200,
    limit="join",
    responses=refusals(403, 404, 409, 413, 503),
)
async def start(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    game: GameParameter,
    data: JSONBody[StartRequest],
) -> GameSeen:
    """Put bots into the seats that are still free, and begin; for whoever set up the table."""
    table = await lobby.table(game)
    holder = identity.holder_of(request)
    level = data.level or lobby.levels.default
    lobby.levels.check(level)
    await table.fill(holder, level)
    return await _seen(lobby, table, holder)


@post(
    "/api/games/{game:str}/seat",
    summary="Empty a seat, or give it to a bot",
    status_code=200,
    limit="join",
    responses=refusals(403, 404, 409, 413, 503),
)
async def change_seat(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    game: GameParameter,
    data: JSONBody[SeatChange],
) -> GameSeen:
    """Before the start: with a level a bot takes a free seat, without one the seat is emptied.

    For whoever set up the table; everybody else may give up their own seat.
    """
    table = await lobby.table(game)
    holder = identity.holder_of(request)
    if data.level is None:
        await table.free(holder, data.seat)
    else:
        lobby.levels.check(data.level)
        await table.seat_bot(holder, data.seat, data.level)
    return await _seen(lobby, table, holder)


@post(
    "/api/games/{game:str}/device",
    summary="Go on from another device",
    status_code=200,
    limit="join",
    responses=refusals(403, 404, 409, 413, 503),
)
async def device(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[RateLimits],
    game: GameParameter,
    data: JSONBody[DeviceRequest],
) -> Response[DeviceLink]:
    """Without a code: a private link to a seat of yours. With its code: play the seat from here too."""
    table = await lobby.table(game)
    if data.code is None:
        code = table.seats.device_code(data.seat, identity.holder_of(request))
        return Response(DeviceLink(f"/seat/{game}/{data.seat}/{code}"))
    me = identity.ensured(request)
    async with limits.trying_a_code(client_of(request)):
        await table.add_device(me.holder, data.seat, data.code)
    return Response(DeviceLink(f"/g/{game}"), cookies=me.cookies())


@post(
    "/api/games/{game:str}/gesture",
    summary="A gesture to the table",
    status_code=204,
    limit="join",
    responses=refusals(403, 404, 413, 503),
)
async def gesture(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    game: GameParameter,
    data: JSONBody[GestureRequest],
) -> None:
    """A word or gesture from a fixed set to everybody at the table; it is shown and not kept."""
    await lobby.gesture(game, data.seat, data.gesture, identity.holder_of(request))


@post(
    "/api/games/{game:str}/join",
    summary="Take a seat",
    status_code=200,
    limit="join",
    responses=refusals(404, 409, 413, 503),
)
async def join(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[RateLimits],
    game: GameParameter,
    data: JSONBody[JoinRequest],
) -> Response[GameSeen]:
    """Take the seat that an invitation is for, or the next free one by the link to the table.

    Taking it again changes nothing.
    """
    me = identity.ensured(request)
    table = await lobby.table(game)
    async with limits.trying_a_code(client_of(request)):
        await table.join(me.holder, data.invite, data.name, data.figure, data.number)
    return Response(await _seen(lobby, table, me.holder), cookies=me.cookies())


@post(
    "/api/games/{game:str}/commands",
    summary="Play",
    status_code=200,
    limit="command",
    responses=refusals(403, 404, 409, 413, 503),
)
async def command(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    game: GameParameter,
    data: JSONBody[Command],
) -> Response[Update]:
    """Do something at one of your seats.

    The command names the version it was made for: if the game has moved on, it is refused with the
    code `stale` and the current version. It carries an id of your making: sent again with the same
    id, it gets the same answer and nothing happens twice.
    """
    table = await lobby.table(game)
    holder = identity.holder_of(request)
    return _json(encoded(table, await table.command(data.command(), holder)))


@get(
    "/api/games/{game:str}/events",
    summary="Everything that happens, as it happens",
    media_type="text/event-stream",
    limit="read",
    responses=refusals(404, 503),
)
async def events(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[RateLimits],
    house: NamedDependency[House],
    game: GameParameter,
    after: Annotated[
        int | None, QueryParameter(description="The last version you know.", ge=0, le=1_000_000)
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
    """Server-sent events: `update` with the version as its id; others (`presence`, `aside`, ...) without one.

    After a break it goes on after `Last-Event-ID` (or `after`) without gap or repeat. Without either
    it begins with the last update.
    """
    limits.check_streams(client_of(request))
    table = await lobby.table(game)
    start = _last_event(last_event_id) if last_event_id else after
    holder = identity.holder_of(request)
    client = client_of(request)
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


@post(
    "/api/games/{game:str}/leave",
    summary="Say that you leave",
    status_code=204,
    limit="read",
    responses=refusals(404, 503),
)
async def leave(request: AnyRequest, lobby: NamedDependency[Lobby], game: GameParameter) -> None:
    """The page is being closed: your seats count as empty ten seconds later, not a minute.

    A page sends it as a beacon. Whoever comes back has not left.
    """
    holder = identity.holder_of(request)
    if holder is not None:
        (await lobby.table(game)).channel.leaving(holder)


@get(
    "/api/games/{game:str}/updates",
    summary="The updates after a version",
    limit="read",
    responses=refusals(404, 503),
)
async def updates(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[RateLimits],
    game: GameParameter,
    after: AfterParameter = 0,
) -> Response[list[Update]]:
    """All updates after a version, e.g. the whole game with `after=0`."""
    table = await lobby.table(game)
    last = table.now.version
    await limits.charge(client_of(request), "read", max(0, last - after) / UPDATES_A_TOKEN)
    found = []
    for number in range(after + 1, last + 1):
        found.append(encoded(table, table.update(number)))
        if number % UPDATES_AT_ONCE == 0:
            await asyncio.sleep(0)  # let others play
    return await _packed(request, b"[" + b",".join(found) + b"]")


@get(
    "/api/games/{game:str}/at/{number:str}",
    summary="The game at a version",
    limit="read",
    responses=refusals(404, 503),
)
async def at(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    game: GameParameter,
    number: VersionParameter,
) -> Response[Update]:
    """The game as it was at a version, and what had just happened."""
    table = await lobby.table(game)
    return _json(encoded(table, table.update(number)))


@get(
    "/api/games/{game:str}/file",
    summary="The game as a file",
    media_type=MediaType.TEXT,
    limit="read",
    responses=refusals(404, 503),
)
async def download(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    game: GameParameter,
) -> Response[str]:
    """The game so far in notation; with the secret of its dice once it is over."""
    table = await lobby.table(game)
    return Response(
        transfer.as_text(table),
        media_type=MediaType.TEXT,
        headers={"content-disposition": f'attachment; filename="marrakech-{table.id}.marrakech"'},
    )


@dataclass
class FileOperation(Operation):
    """Declares in the OpenAPI document that the body is text."""

    def __post_init__(self) -> None:
        self.request_body = RequestBody(
            content={"text/plain": OpenAPIMediaType(Schema(type=OpenAPIType.STRING))},
            description="A game file, in UTF-8.",
            required=True,
        )


@post(
    "/api/files",
    summary="Upload a game file",
    operation_class=FileOperation,
    request_max_body_size=LONGEST_FILE,
    limit="create",
    opens="file",
    responses=refusals(413, 503),
)
async def upload(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    body: RawBody,
) -> Response[FileKept]:
    """Keep a game file as a game that can be looked at. It is read whole or not at all."""
    me = identity.ensured(request)
    table = await lobby.upload(decoded(body), me.holder)
    return Response(FileKept(table.id), cookies=me.cookies(), status_code=201)


def decoded(body: bytes) -> str:
    """The text of a file; raises `Invalid` if it is none."""
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise Invalid(
            "bad_file", f"a game file is text in UTF-8; byte {error.start} is not", column=error.start
        ) from None


@post(
    "/api/games/{game:str}/rematch",
    summary="Play again",
    limit="create",
    responses=refusals(403, 404, 409, 503),
    status_code=200,
)
async def rematch(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    game: GameParameter,
) -> Rematch:
    """Offer the same people another game, or accept what was offered; it starts once all have accepted."""
    table = await lobby.rematches.ask(game, identity.holder_of(request))
    return Rematch(table.id, f"/g/{table.id}")


@get(
    "/api/games/{game:str}/verify",
    summary="Check the dice",
    limit="read",
    responses=refusals(404, 409, 503),
)
async def verify(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    game: GameParameter,
) -> DiceReport:
    """Check every roll and draw of a finished game against its secret and its commitment."""
    return games.dice_report(await lobby.table(game))


@get(
    "/api/games/{game:str}/hint",
    summary="What would the master do?",
    limit="advice",
    closed_by="no-analysis",
    responses=refusals(403, 404, 409, 503),
)
async def hint(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    game: GameParameter,
) -> Hint:
    """What the strongest bot that is ready would do at your turn, and what each choice is worth.

    For games of one person against bots. It thinks for a second at most, and stops when you hang up.
    """
    table = await lobby.table(game)
    return advice.hint(
        await cancel_on_disconnect(
            request, lobby.adviser.hint(table, identity.holder_of(request), client_of(request))
        )
    )


@get(
    "/api/games/{game:str}/evaluation",
    summary="Who is likely to win?",
    limit="advice",
    closed_by="no-analysis",
    responses={
        204: ResponseSpec(None, description="The game has left that version behind."),
        **refusals(404, 409, 503),
    },
)
async def evaluation(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    game: GameParameter,
    version: Annotated[
        int | None,
        QueryParameter(description="A version of the game; else as it stands.", ge=0, le=1_000_000),
    ] = None,
) -> Response[Evaluation | None]:
    """The chance of each seat to win. Between people only once the game is over.

    While a game goes on it is told for where it stands. A version that it has left behind gets no content.
    """
    table = await lobby.table(game)
    if table.setup.source == "file":
        check_not_played(table.at(version).state, lobby.tables)
    found = await cancel_on_disconnect(
        request, lobby.adviser.evaluation(table, version, client_of(request))
    )
    if found is None:
        return Response(None, status_code=204)
    return Response(advice.evaluation(found), status_code=200)


HANDLERS = [
    about,
    show_pass,
    create,
    mine,
    look,
    remove,
    invitation,
    start,
    change_seat,
    device,
    gesture,
    join,
    command,
    events,
    leave,
    updates,
    at,
    download,
    upload,
    rematch,
    verify,
    hint,
    evaluation,
]


def _json(encoded: bytes) -> Response[Update]:
    """A response that is already encoded."""
    return cast(Response[Update], Response(encoded, media_type=MediaType.JSON))


async def _packed(request: AnyRequest, encoded: bytes) -> Response[list[Update]]:
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", "") and len(encoded) > 2000:
        encoded = await asyncio.to_thread(gzip.compress, encoded, 5)
        headers["content-encoding"] = "gzip"
    return cast(Response[list[Update]], Response(encoded, media_type=MediaType.JSON, headers=headers))


def _last_event(text: str) -> int:
    if not is_integer(text) or len(text) > 7:
        raise Invalid("bad_version", f"Last-Event-ID is a version of the game, a number, not {text!r}")
    return int(text)


async def _seen(lobby: Lobby, table: LiveTable, holder: bytes | None) -> GameSeen:
    return games.seen(table, holder, await lobby.rematches.offer(table))
