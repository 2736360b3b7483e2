"""The routes of the operator, under /api/admin, and the page at /admin: only where an admin token is set."""

import ipaddress
import re
from typing import Annotated

from litestar import Controller, MediaType, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from marrakech.server.admin_token import admin_only
from marrakech.server.admin_wire import (
    AsideRequest,
    AsideSeen,
    BlockRequest,
    NewPass,
    Overview,
    PassRequest,
    PassSeen,
    RulesChange,
    UnblockRequest,
)
from marrakech.server.identity import AnyRequest
from marrakech.server.injected import GameParameter, GivenHouse, refusals
from marrakech.server.limits import client_key
from marrakech.server.load import LoadBoard
from marrakech.server.page import Page, respond
from marrakech.service.census import GamePage, Which, census
from marrakech.service.errors import Conflict, Invalid
from marrakech.service.house import GUEST_DIGITS, PASS_ID, Block, BlockKind
from marrakech.wire.about import HouseRules, house_rules

MOST_LISTED = 100
_MINUTE = 60.0
_GUEST = re.compile(rf"[0-9a-f]{{{GUEST_DIGITS}}}")
GameBeginning = Annotated[
    str, QueryParameter(description="The id or its beginning.", max_length=64, pattern=r"^[a-z0-9]*$")
]
PassParameter = Annotated[
    str,
    PathParameter(description="The id of a pass.", max_length=PASS_ID, pattern=r"^[0-9a-f]+$(?!\n)"),
]


class AdminRoutes(Controller):
    """What the operator sees and decides."""

    path = "/api/admin"
    guards = [admin_only]
    security = [{"admin": []}]
    opt = {"limit": "admin"}

    @get(
        "/overview",
        summary="The load, and what was decided",
        responses=refusals(401, 503),
    )
    async def overview(self, house: GivenHouse, load: NamedDependency[LoadBoard]) -> Overview:
        """Every process with its load, the switches, who is blocked, the passes and the games put aside."""
        return Overview(
            processes=await load.all(),
            rules=house_rules(house),
            blocks=house.blocks,
            passes=[PassSeen(id, one.text, one.until) for id, one in house.passes.items()],
            aside=[AsideSeen(game, why) for game, why in house.aside.items()],
        )

    @get(
        "/games",
        summary="The games of the house",
        responses=refusals(401, 503),
    )
    async def games(
        self,
        house: GivenHouse,
        which: Annotated[
            Which, QueryParameter(description="In memory or open anywhere, put aside, or all.")
        ] = "live",
        find: GameBeginning = "",
        after: GameBeginning = "",
        limit: Annotated[int, QueryParameter(description="Games a page.", ge=1, le=MOST_LISTED)] = 50,
    ) -> GamePage:
        """A page of games in the order of their ids: who plays, since when, who has it open."""
        return await census(house, which, find, after, limit)

    @delete(
        "/games/{game:str}",
        summary="End a game",
        status_code=204,
        responses=refusals(401, 404, 503),
    )
    async def end(self, house: GivenHouse, game: GameParameter) -> None:
        """Remove a game with its log for good; whoever is at it is told that it is gone."""
        await house.end(game)

    @post(
        "/games/{game:str}/quarantine",
        summary="Put a game aside",
        status_code=204,
        responses=refusals(401, 404, 413, 503),
    )
    async def quarantine(
        self, house: GivenHouse, game: GameParameter, data: JSONBody[AsideRequest]
    ) -> None:
        """Nobody plays in it, no bot thinks and no clock runs, until it is released."""
        await house.put_aside(game, data.reason)

    @post(
        "/games/{game:str}/release",
        summary="Release a game that was put aside",
        status_code=204,
        responses=refusals(401, 404, 503),
    )
    async def release(self, house: GivenHouse, game: GameParameter) -> None:
        """It goes on where it stood."""
        await house.release(game)

    @post(
        "/games/{game:str}/invitations",
        summary="New invitations to a game",
        status_code=204,
        responses=refusals(401, 404, 503),
    )
    async def invitations(self, house: GivenHouse, game: GameParameter) -> None:
        """Earlier links to its free seats stop working; its host sees new ones."""
        await house.renew_invitations(game)

    @post(
        "/blocks",
        summary="Block somebody",
        status_code=200,
        responses=refusals(401, 409, 413, 503),
    )
    async def block(
        self, request: AnyRequest, house: GivenHouse, data: JSONBody[BlockRequest]
    ) -> Block:
        """Block an address (with its /64 network, for IPv6) or a guest for a time; their streams end."""
        whom = _whom(data.kind, data.whom)
        if data.kind == "address" and not data.force:
            _check_risk(whom, behind_proxy=request.app.state.behind_proxy)
        seconds = None if data.minutes is None else data.minutes * _MINUTE
        return await house.block(data.kind, whom, seconds, data.reason)

    @post(
        "/blocks/lift",
        summary="Lift a block",
        status_code=204,
        responses=refusals(401, 404, 413, 503),
    )
    async def unblock(self, house: GivenHouse, data: JSONBody[UnblockRequest]) -> None:
        """Lift a block before its time."""
        await house.unblock(data.kind, _whom(data.kind, data.whom))

    @post(
        "/rules",
        summary="Turn switches and set the limit",
        status_code=200,
        responses=refusals(401, 413, 503),
    )
    async def change_rules(self, house: GivenHouse, data: JSONBody[RulesChange]) -> HouseRules:
        """Invite-only, no analysis, no playing on, and how many unfinished games a guest may have."""
        if data.invite_only is not None:
            await house.turn("invite-only", on=data.invite_only)
        if data.no_analysis is not None:
            await house.turn("no-analysis", on=data.no_analysis)
        if data.no_play_on is not None:
            await house.turn("no-play-on", on=data.no_play_on)
        if data.games_per_guest is not None:
            await house.limit_games(data.games_per_guest or None)
        return house_rules(house)

    @post(
        "/passes",
        summary="Make a pass",
        status_code=201,
        responses=refusals(401, 413, 503),
    )
    async def make_pass(self, house: GivenHouse, data: JSONBody[PassRequest]) -> NewPass:
        """A code with which people set up games while the house is invite-only; it is shown only once."""
        seconds = None if data.minutes is None else data.minutes * _MINUTE
        return NewPass(await house.make_pass(data.label, seconds))

    @delete(
        "/passes/{key:str}",
        summary="Withdraw a pass",
        status_code=204,
        responses=refusals(401, 404, 503),
    )
    async def withdraw_pass(self, house: GivenHouse, key: PassParameter) -> None:
        """Whoever has it can no longer set up games while the house is invite-only."""
        await house.withdraw_pass(key)


@get("/admin", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def admin_page(request: AnyRequest, page: NamedDependency[Page]) -> Response[bytes]:
    """The page of the operator, which asks for the token."""
    answer = respond(request, page.index(str(request.base_url).rstrip("/")))
    answer.headers["x-robots-tag"] = "noindex, nofollow"
    return answer


def _whom(kind: BlockKind, text: str) -> str:
    """The address or guest of a block, as it is stored; raises `Invalid`."""
    text = text.strip().lower()
    if kind == "guest":
        if not _GUEST.fullmatch(text):
            raise Invalid(
                "bad_request",
                f"{text!r} is no guest: the id has {GUEST_DIGITS} hexadecimal digits, as the games list has it",
            )
        return text
    address = client_key(text.removesuffix("/64"))
    if address == "unknown":
        raise Invalid(
            "bad_request", f"{text!r} is no address: 203.0.113.7 is one, or 2001:db8::1 (and its /64)"
        )
    return address


def _check_risk(address: str, *, behind_proxy: bool) -> None:
    """Raise `Conflict` for an address that everybody may have: this machine's, or the proxy's."""
    ip = ipaddress.ip_network(address).network_address
    if ip.is_loopback or ip.is_unspecified:
        raise Conflict("risky_block", f"{address} is this machine itself: force it if you mean it")
    if behind_proxy and not ip.is_global:
        raise Conflict(
            "risky_block",
            f"{address} is inside your own network, like the proxy in front, whose block would shut out "
            "everybody: force it if you mean it",
        )
