"""The routes of the house: what it offers, setting up games, the list of games, passes and files."""

import asyncio

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, RawBody

from marrakech.kernel.printings import DEFAULT_PRINTING, PRINTINGS
from marrakech.messages import LANGUAGES
from marrakech.server.identity import AnyRequest, pass_cookie
from marrakech.server.injected import (
    LONGEST_FILE,
    FileOperation,
    GivenHolder,
    GivenHouse,
    GivenIdentity,
    GivenLobby,
    GivenTry,
    decoded,
    refusals,
)
from marrakech.server.version import installed_version
from marrakech.service.errors import NotFound
from marrakech.service.requests import GameRequest
from marrakech.wire import games
from marrakech.wire.about import (
    About,
    Defaults,
    LevelInfo,
    PassShown,
    house_rules,
    printing_info,
)
from marrakech.wire.games import FileKept, GameCreated, GameListed
from marrakech.wire.seating import PassCode


class LobbyRoutes(Controller):
    """What belongs to no single game."""

    path = "/api"

    @get(
        "/about",
        summary="What this server offers",
        limit="read",
        responses=refusals(),
        sync_to_thread=False,
    )
    def about(self, request: AnyRequest, lobby: GivenLobby, house: GivenHouse) -> About:
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
        "/pass",
        summary="Show a pass to an invite-only house",
        status_code=200,
        limit="join",
        responses=refusals(404, 413),
    )
    async def show_pass(
        self,
        request: AnyRequest,
        house: GivenHouse,
        one_try: GivenTry,
        data: JSONBody[PassCode],
    ) -> Response[PassShown]:
        """Keep a pass from the operator in a cookie: with it you can set up games."""
        code = data.code.strip().lower()
        async with one_try:
            label = house.pass_label(code)
            if label is None:
                raise NotFound(
                    "unknown_pass", "this pass does not hold: check it, or ask for a new one"
                )
        return Response(PassShown(label), cookies=[pass_cookie(code, request)])

    @post(
        "/games",
        summary="Set up a game",
        limit="create",
        opens="game",
        responses=refusals(409, 413, 503),
    )
    async def create(
        self, lobby: GivenLobby, me: GivenIdentity, data: JSONBody[GameRequest]
    ) -> Response[GameCreated]:
        """Set up a game. The seats of kind `person` are yours; those of kind `link` wait for others."""
        table = await lobby.create(data, me.holder)
        return Response(games.created(table, me.holder), cookies=me.cookies(), status_code=201)

    @get("/games", summary="My games", limit="read", cost=20, responses=refusals(503))
    async def mine(self, lobby: GivenLobby, holder: GivenHolder) -> list[GameListed]:
        """The games that you set up or sit in, the last touched first."""
        if holder is None:
            return []
        listed = []
        for table in await lobby.mine(holder):
            listed.append(games.listed(table, holder))
            await asyncio.sleep(0)  # others are served between two games of a long list
        return listed

    @post(
        "/files",
        summary="Upload a game file",
        operation_class=FileOperation,
        request_max_body_size=LONGEST_FILE,
        limit="create",
        opens="file",
        responses=refusals(413, 503),
    )
    async def upload(self, lobby: GivenLobby, me: GivenIdentity, body: RawBody) -> Response[FileKept]:
        """Keep a game file as a game that can be looked at. It is read whole or not at all."""
        table = await lobby.upload(decoded(body), me.holder)
        return Response(FileKept(table.id), cookies=me.cookies(), status_code=201)
