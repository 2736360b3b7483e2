"""The routes to the seats of a game: invitations, taking and giving up a seat, other devices."""

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, PathParameter

from marrakech.server.identity import AnyRequest, ensured
from marrakech.server.injected import (
    GameParameter,
    GivenHolder,
    GivenIdentity,
    GivenLobby,
    GivenTry,
    refusals,
)
from marrakech.wire import games
from marrakech.wire.games import DeviceLink, GameSeen, Invitation
from marrakech.wire.seating import (
    DeviceRequest,
    JoinRequest,
    PersonChange,
    SeatChange,
    StarterChoice,
    StartRequest,
)

CodeParameter = Annotated[
    str, PathParameter(description="The code of an invitation.", max_length=128, pattern=r"^[a-z0-9]+$")
]


class SeatRoutes(Controller):
    """Who sits where."""

    path = "/api/games/{game:str}"
    opt = {"limit": "join"}

    @get(
        "/invitation/{code:str}",
        summary="What a link leads to",
        limit="read",
        responses=refusals(404, 503),
    )
    async def invitation(
        self,
        lobby: GivenLobby,
        one_try: GivenTry,
        game: GameParameter,
        holder: GivenHolder,
        code: CodeParameter,
    ) -> Invitation:
        """The table behind an invitation, who invites, and the free seat; asked before a name is typed."""
        table = await lobby.table(game)
        async with one_try:
            seat = table.seats.free_seat(code, holder)
        return games.invitation(table, holder, seat)

    @post(
        "/join",
        summary="Take a seat",
        status_code=200,
        responses=refusals(404, 409, 413, 503),
    )
    async def join(
        self,
        lobby: GivenLobby,
        one_try: GivenTry,
        game: GameParameter,
        me: GivenIdentity,
        data: JSONBody[JoinRequest],
    ) -> Response[GameSeen]:
        """Take the seat that an invitation is for, or the next free one by the link to the table.

        Taking it again changes nothing.
        """
        table = await lobby.table(game)
        async with one_try:
            await table.join(me.holder, data.invite, data.name, data.figure, data.number)
        await lobby.rematches.changed(table)
        return Response(await games.seen(lobby, table, me.holder), cookies=me.cookies())

    @post(
        "/start",
        summary="Start with bots in the free seats",
        status_code=200,
        responses=refusals(403, 404, 409, 413, 503),
    )
    async def start(
        self,
        lobby: GivenLobby,
        game: GameParameter,
        holder: GivenHolder,
        data: JSONBody[StartRequest],
    ) -> GameSeen:
        """Put bots into the free seats that are kept for nobody, and begin; for whoever set up the table."""
        table = await lobby.table(game)
        level = data.level or lobby.levels.default
        lobby.levels.check(level)
        await table.fill(holder, level)
        return await games.seen(lobby, table, holder)

    @post(
        "/seat",
        summary="Empty a seat, or give it to a bot",
        status_code=200,
        responses=refusals(403, 404, 409, 413, 503),
    )
    async def change_seat(
        self,
        lobby: GivenLobby,
        game: GameParameter,
        holder: GivenHolder,
        data: JSONBody[SeatChange],
    ) -> GameSeen:
        """Before the start: with a level a bot takes a free seat, without one the seat is emptied.

        For whoever set up the table; everybody else may give up their own seat.
        """
        table = await lobby.table(game)
        if data.level is None:
            await table.free(holder, data.seat)
        else:
            lobby.levels.check(data.level)
            await table.seat_bot(holder, data.seat, data.level)
        await lobby.rematches.changed(table)
        return await games.seen(lobby, table, holder)

    @post(
        "/person",
        summary="Choose another name or face",
        status_code=200,
        responses=refusals(403, 404, 409, 413, 503),
    )
    async def change_person(
        self,
        lobby: GivenLobby,
        game: GameParameter,
        holder: GivenHolder,
        data: JSONBody[PersonChange],
    ) -> GameSeen:
        """Before the start: the name and the face of a seat of yours. No two at a table have one face."""
        table = await lobby.table(game)
        await table.rename(holder, data.seat, data.name, data.figure)
        return await games.seen(lobby, table, holder)

    @post(
        "/starter",
        summary="Decide who begins",
        status_code=200,
        responses=refusals(403, 404, 409, 413, 503),
    )
    async def choose_starter(
        self,
        lobby: GivenLobby,
        game: GameParameter,
        holder: GivenHolder,
        data: JSONBody[StarterChoice],
    ) -> GameSeen:
        """Before the start, for whoever set up the table: the seat that begins."""
        table = await lobby.table(game)
        await table.begin_with(holder, data.seat)
        return await games.seen(lobby, table, holder)

    @post(
        "/device",
        summary="Go on from another device",
        status_code=200,
        responses=refusals(403, 404, 409, 413, 503),
    )
    async def device(
        self,
        request: AnyRequest,
        lobby: GivenLobby,
        one_try: GivenTry,
        game: GameParameter,
        holder: GivenHolder,
        data: JSONBody[DeviceRequest],
    ) -> Response[DeviceLink]:
        """Without a code: a private link to a seat of yours. With its code: play the seat from here too."""
        table = await lobby.table(game)
        if data.code is None:
            code = table.seats.device_code(data.seat, holder)
            return Response(DeviceLink(f"/seat/{table.id}/{data.seat}/{code}"))
        me = ensured(request)
        async with one_try:
            await table.add_device(me.holder, data.seat, data.code)
        return Response(DeviceLink(f"/g/{table.id}"), cookies=me.cookies())
