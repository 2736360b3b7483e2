"""The operator's decisions, enforced on every request of a player: a guard before the routes.

A route says what it is: `opens="game"` sets up a game, `opens="file"` keeps one to look at, and
`closed_by="no-analysis"` is closed by that switch.
Whoever is blocked gets no answer but 403; the page itself and the probes are for everybody.
"""

from typing import Any, Literal, cast

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from marrakech.server import identity
from marrakech.server.identity import AnyRequest
from marrakech.server.limits import client_of
from marrakech.service.errors import Code, NotAllowed
from marrakech.service.house import Block, House, Switch
from marrakech.wire.tables import moment

_CLOSED: dict[Switch, tuple[Code, str]] = {
    "no-analysis": ("analysis_off", "this house offers no analysis: hints and reviews are closed"),
    "no-play-on": ("play_on_off", "this house does not play on from positions of other games"),
}


async def keep_house_rules(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """A guard: raises a `Refusal` for whoever is blocked, and for what is closed."""
    options = handler.opt
    if options.get("limit") in (None, "admin"):
        return
    house: House = connection.app.state.house
    request = cast(AnyRequest, connection)
    holder = identity.holder_of(request)
    block = house.block_on(client_of(connection), holder)
    if block is not None:
        raise blocked(block)
    closing: Switch | None = options.get("closed_by")
    if closing is not None and house.on(closing):
        raise NotAllowed(*_CLOSED[closing])
    opens: Literal["game", "file"] | None = options.get("opens")
    if opens and house.on("invite-only") and house.pass_label(identity.pass_of(request)) is None:
        raise NotAllowed(
            "invite_only",
            "only those with a pass set up games here: ask whoever runs this house for one",
        )
    if opens == "game":
        await house.check_games(holder)


def blocked(block: Block) -> NotAllowed:
    """The refusal for whoever is blocked."""
    until = None if block.until is None else moment(block.until)
    what = "address" if block.kind == "address" else "browser"
    why = f": {block.reason}" if block.reason else ""
    return NotAllowed(
        "blocked",
        f"this {what} is blocked {'for now' if until is None else f'until {until}'}{why}",
        until=until,
        reason=block.reason,
    )
