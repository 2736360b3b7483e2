"""The application: routes, security, limits, lobby and page put together."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp, ControllerRouterHandler

from marrakech.server import identity, monitoring, page
from marrakech.server.admin_routes import AdminRoutes, admin_page
from marrakech.server.admin_token import AdminToken
from marrakech.server.apidocs import PlainRenderPlugin
from marrakech.server.call_routes import CallRoutes, confirm_contact, stop_contact
from marrakech.server.claim_routes import ClaimRoutes
from marrakech.server.errors import HttpCode, problem, status
from marrakech.server.game_routes import GameRoutes
from marrakech.server.head import AnswerHead
from marrakech.server.house_rules import keep_house_rules
from marrakech.server.identity import AnyRequest
from marrakech.server.injected import INJECTED
from marrakech.server.integers import check_integers
from marrakech.server.learner_routes import LearnerRoutes
from marrakech.server.limits import RateLimits, limit_requests
from marrakech.server.load import LoadBoard
from marrakech.server.lobby_routes import LobbyRoutes
from marrakech.server.monitoring import Monitor, Observer, route_of
from marrakech.server.overload import Admission
from marrakech.server.page import Page
from marrakech.server.proxy import ProxyHeaders
from marrakech.server.puzzle_routes import PuzzleRoutes
from marrakech.server.rematch_routes import RematchRoutes
from marrakech.server.retention import Retention
from marrakech.server.seat_routes import SeatRoutes
from marrakech.server.security import Security
from marrakech.server.settings import Settings
from marrakech.server.study_routes import PositionRoutes, ReviewRoutes
from marrakech.service.calling.outbound import Outbound
from marrakech.service.errors import Refusal, Unproven
from marrakech.service.house import House
from marrakech.service.levels import Levels, engine_levels
from marrakech.service.lobby import Lobby
from marrakech.store import Store
from marrakech.wire.problems import body

logger = logging.getLogger(__name__)

LONGEST_BODY = 16 * 1024

_CODES: dict[int, HttpCode] = {
    400: "bad_request",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    415: "bad_request",
}


API_DOCUMENT = OpenAPIConfig(
    title="Marrakech",
    version="1",
    description="The rug market game over HTTP. docs/http.md tells how a whole game is played.",
    path="/api/docs",
    use_handler_docstrings=True,
    render_plugins=[PlainRenderPlugin(), JsonRenderPlugin()],
    components=Components(
        security_schemes={
            "admin": SecurityScheme("http", scheme="bearer", description="The admin token.")
        }
    ),
)


def create_app(
    store: Store,
    settings: Settings | None = None,
    *,
    levels: Levels | None = None,
    pages: Page | None = None,
    lobby: Lobby | None = None,
) -> Litestar:
    """The application over a store, which it closes on shutdown. The default levels are the engine's.

    A `lobby` of that store may be handed in, e.g. one whose bots think elsewhere.
    """
    settings = settings or Settings()
    secret = settings.admin_secret
    lobby = lobby or _lobby(store, settings, levels)
    limits = RateLimits(enabled=settings.rate_limits, shared=store.shared if store.many else None)
    monitor = Monitor(lobby, store, metrics=settings.metrics)
    retention = Retention(lobby, settings.keep_days)
    house = House(lobby)
    load = LoadBoard(monitor)
    given = {
        "lobby": lobby,
        "limits": limits,
        "page": pages or Page(),
        "monitor": monitor,
        "house": house,
        "load": load,
    }

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        lobby.start()
        monitor.start()
        load.start()
        retention.start()
        try:
            yield
        finally:
            monitor.close()
            await load.close()
            await retention.close()
            await lobby.close()
            await store.close()

    app = Litestar(
        route_handlers=_handlers(operated=bool(secret)),
        dependencies={name: _always(thing) for name, thing in given.items()} | INJECTED,
        signature_types=[type(thing) for thing in given.values()],
        exception_handlers={Refusal: _refused, HTTPException: _failed, Exception: _broken},
        before_send=[identity.rename_cookie],
        after_request=_no_store,
        guards=[_admit],
        lifespan=[lifespan],
        openapi_config=API_DOCUMENT,
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
    )
    app.asgi_handler = _wrapped(app.asgi_handler, settings, monitor)
    app.state.lobby = lobby
    app.state.limits = limits
    app.state.network = None
    app.state.monitor = monitor
    app.state.house = house
    app.state.admin_token = AdminToken(secret) if secret else None
    app.state.behind_proxy = settings.proxy
    app.state.url = settings.url
    return app


def _lobby(store: Store, settings: Settings, levels: Levels | None) -> Lobby:
    return Lobby(
        store,
        levels or engine_levels(settings.programs),
        workers=settings.bot_workers,
        outbound=Outbound(private=settings.private_calls),
        mail_server=settings.mail_server,
    )


def _handlers(*, operated: bool) -> list[ControllerRouterHandler]:
    """All routes; those of the operator only if there is one."""
    return [
        *monitoring.HANDLERS,
        LobbyRoutes,
        GameRoutes,
        SeatRoutes,
        RematchRoutes,
        ClaimRoutes,
        ReviewRoutes,
        PositionRoutes,
        PuzzleRoutes,
        LearnerRoutes,
        CallRoutes,
        stop_contact,
        confirm_contact,
        *([AdminRoutes, admin_page] if operated else ()),
        *page.HANDLERS,
    ]


async def _admit(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A guard: all that a request has to pass before its route.

    One coroutine, since Litestar copies the handler for every guard, and runs a plain function in a thread.
    """
    await keep_house_rules(connection, handler)
    await limit_requests(connection, handler)
    check_integers(connection, handler)


def _always(thing: object) -> Provide:
    """A dependency that is always the same object."""
    return Provide(lambda: thing, sync_to_thread=False)


def _wrapped(routed: ASGIApp, settings: Settings, monitor: Monitor) -> ASGIApp:
    """Proxy headers, monitoring, security, overload and HEAD around every request.

    Outside the routing, whose own answers (405) would go without them.
    """
    secured = Security(Admission(AnswerHead(routed)), settings.allowed_hosts)
    observed = Observer(secured, monitor)
    return ProxyHeaders(observed) if settings.proxy else observed


async def _no_store(response: Response[Any]) -> Response[Any]:
    """Games change: responses of the API must not be cached.

    A coroutine, though it waits for nothing: litestar would run a plain function in a thread.
    """
    response.headers.setdefault("cache-control", "no-store")
    return response


def _refused(request: AnyRequest, refusal: Refusal) -> Response[bytes]:
    headers = {"cache-control": "no-store"}
    if "retry_after" in refusal.detail:
        headers["retry-after"] = str(refusal.detail["retry_after"])
    if isinstance(refusal, Unproven):
        headers["www-authenticate"] = "Bearer"
    request.app.state.monitor.refused(refusal.code)
    return Response(
        body(refusal),
        status_code=status(refusal),
        headers=headers,
        media_type="application/json",
    )


def _failed(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    detail: dict[str, object] = {}
    message = error.detail or "the request cannot be answered"
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail["errors"] = error.extra
        named = [_named(one) for one in error.extra if isinstance(one, dict)]
        message = "the request cannot be read: " + "; ".join(named or ["see the documentation"])
    number = error.status_code if error.status_code < 500 else 500
    if number == 404 and message == "Not Found":
        message = f"there is nothing at {request.url.path}"
    elif number == 405:
        message = f"{request.method} is not allowed here: the header Allow lists what is"
    elif number == 413:
        message = "the request is too large: the documentation tells how large it may be"
    code = _CODES.get(number, "bad_request" if number < 500 else "internal_error")
    return Response(
        problem(code, message, **detail),
        status_code=number,
        headers={"cache-control": "no-store", **(error.headers or {})},
        media_type="application/json",
    )


def _named(wrong: dict[str, str]) -> str:
    key, message = wrong.get("key", ""), wrong.get("message", "")
    # Without a body litestar says no more than its own name for it.
    return "it has no body; JSON is expected" if message == "'data'" else f"{key}: {message}"


def _broken(request: AnyRequest, error: Exception) -> Response[bytes]:
    if isinstance(error, RecursionError | UnicodeDecodeError):
        # JSON that is nested too deeply, or not UTF-8.
        return Response(
            problem("bad_request", "the request cannot be read: it is not valid JSON"),
            status_code=400,
            headers={"cache-control": "no-store"},
            media_type="application/json",
        )
    # The details are for the log only: the text of an error could reveal a secret.
    logger.error("%s %s failed", request.method, route_of(request.scope), exc_info=error)
    return Response(
        problem("internal_error", "something went wrong on the server; nothing has changed"),
        status_code=500,
        media_type="application/json",
    )
