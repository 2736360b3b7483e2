"""The routes back to one's seat from another browser."""

from litestar import Controller, Response, post
from litestar.params import JSONBody

from marrakech.server.injected import (
    GameParameter,
    GivenClient,
    GivenHolder,
    GivenIdentity,
    GivenLobby,
    GivenTry,
    refusals,
)
from marrakech.service.channel import SeatClaim
from marrakech.wire.games import DeviceLink
from marrakech.wire.seating import ClaimReply, ClaimRequest, ReturnRequest


class ClaimRoutes(Controller):
    """Claims to seats, the answers of those seated, and the host's return link."""

    path = "/api/games/{game:str}"
    opt = {"limit": "join"}

    @post(
        "/claim",
        summary="Say that a seat is yours",
        status_code=200,
        limit="claim",
        responses=refusals(404, 409, 413, 503),
    )
    async def claim(
        self,
        lobby: GivenLobby,
        client: GivenClient,
        game: GameParameter,
        me: GivenIdentity,
        data: JSONBody[ClaimRequest],
    ) -> Response[SeatClaim]:
        """Ask for your seat from another browser. It is shown to everybody, and somebody seated has to agree.

        The answer comes as an event (`claim_answer`). A claim lapses after ten minutes.
        """
        made = await lobby.claims.ask(game, data.seat, me.holder, client)
        return Response(made, cookies=me.cookies())

    @post(
        "/claim/withdraw",
        summary="Take a claim back",
        status_code=204,
        responses=refusals(404, 503),
    )
    async def withdraw(self, lobby: GivenLobby, game: GameParameter, holder: GivenHolder) -> None:
        """You are somebody else after all."""
        await lobby.claims.withdraw(game, holder)

    @post(
        "/claim/answer",
        summary="Let somebody in, or not",
        status_code=204,
        responses=refusals(403, 404, 409, 413, 503),
    )
    async def answer(
        self,
        lobby: GivenLobby,
        game: GameParameter,
        holder: GivenHolder,
        data: JSONBody[ClaimReply],
    ) -> None:
        """Answer a claim, for the host and whoever holds the seat; for other players after a minute.

        They are asked only if the host is away, or is the one who claims to be back.
        """
        await lobby.claims.answer(game, data.claim, holder, yes=data.yes)
        await lobby.rematches.changed(await lobby.table(game))

    @post(
        "/return",
        summary="Come back by the return link",
        status_code=200,
        responses=refusals(404, 409, 413, 503),
    )
    async def come_back(
        self,
        lobby: GivenLobby,
        one_try: GivenTry,
        game: GameParameter,
        me: GivenIdentity,
        data: JSONBody[ReturnRequest],
    ) -> Response[DeviceLink]:
        """For whoever set up the table: the seat moves to this browser. A link works once; see `back`."""
        table = await lobby.table(game)
        async with one_try:
            await table.come_back(me.holder, data.code)
        return Response(DeviceLink(f"/g/{table.id}"), cookies=me.cookies())
