"""The routes of the API, as the application knows them."""

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute

from marrakech.server.app import create_app
from marrakech.server.settings import SHORTEST_TOKEN, Settings
from marrakech.store import MemoryStore


def api(app: Litestar) -> list[tuple[str, str, HTTPRouteHandler]]:
    """Method, path and handler of every route of the API that is in the document."""
    return [
        (str(method), route.path, handler)
        for route in app.routes
        if isinstance(route, HTTPRoute) and route.path.startswith("/api/")
        for handler in route.route_handlers
        if handler.resolve_include_in_schema()
        for method in handler.http_methods
    ]


def all_routes() -> list[tuple[str, str, HTTPRouteHandler]]:
    """The routes of a house with an operator."""
    return api(create_app(MemoryStore(), Settings(admin_token="-" * SHORTEST_TOKEN)))
