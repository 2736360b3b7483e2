"""The routes to another game of the same people."""

from litestar import Controller, post
from litestar.params import JSONBody

from marrakech.server.injected import GameParameter, GivenHolder, GivenLobby, refusals
from marrakech.service.table import LiveTable
from marrakech.wire.games import Rematch
from marrakech.wire.seating import AbsentSeats, BotInstead


class RematchRoutes(Controller):
    """Asking, answering, and what to do about those who do not. Seats are those of the game before."""

    path = "/api/games/{game:str}/rematch"
    opt = {"limit": "create"}

    @post(summary="Play again", status_code=200, responses=refusals(403, 404, 409, 503))
    async def ask(self, lobby: GivenLobby, game: GameParameter, holder: GivenHolder) -> Rematch:
        """Ask the same people for another game, or say that you come.

        Everybody keeps seat, colour, name and face; the next seat begins. It starts once all have come.
        """
        return _rematch(await lobby.rematches.ask(game, holder))

    @post(
        "/decline",
        summary="Not now",
        status_code=204,
        responses=refusals(403, 404, 409, 503),
    )
    async def decline(self, lobby: GivenLobby, game: GameParameter, holder: GivenHolder) -> None:
        """Say that you cannot come now. You may still come while the game has not begun."""
        await lobby.rematches.decline(game, holder)

    @post(
        "/withdraw",
        summary="Ask no more",
        status_code=204,
        responses=refusals(403, 404, 409, 503),
    )
    async def withdraw(self, lobby: GivenLobby, game: GameParameter, holder: GivenHolder) -> None:
        """For whoever asked: take the question back while the next game has not begun."""
        await lobby.rematches.take_back(game, holder)

    @post(
        "/without",
        summary="Play without those who have not come",
        status_code=200,
        responses=refusals(403, 404, 409, 413, 503),
    )
    async def without(
        self,
        lobby: GivenLobby,
        game: GameParameter,
        holder: GivenHolder,
        data: JSONBody[AbsentSeats],
    ) -> Rematch:
        """For whoever asked: a game of fewer players takes the place of the one that was asked for."""
        return _rematch(await lobby.rematches.without(game, holder, data.seats))

    @post(
        "/bot",
        summary="A bot for somebody who has not come",
        status_code=200,
        responses=refusals(403, 404, 409, 413, 503),
    )
    async def bot(
        self,
        lobby: GivenLobby,
        game: GameParameter,
        holder: GivenHolder,
        data: JSONBody[BotInstead],
    ) -> Rematch:
        """For whoever asked: a bot plays the next game for one who has not come."""
        level = data.level or lobby.levels.default
        lobby.levels.check(level)
        return _rematch(await lobby.rematches.bot_for(game, holder, data.seat, level))


def _rematch(table: LiveTable) -> Rematch:
    return Rematch(table.id, f"/g/{table.id}")
