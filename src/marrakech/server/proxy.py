"""Behind a reverse proxy: the client's address and scheme from the proxy's headers.

Only the last address of `X-Forwarded-For` was written by our proxy; anything before it came from the
client, who can write anything. uvicorn's own middleware does this only for a proxy whose address it knows;
told to trust any proxy, it takes the first address.
"""

import ipaddress

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send


class ProxyHeaders:
    """ASGI middleware: takes client and scheme from the headers of the one proxy in front."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with the client's address and scheme."""
        if scope["type"] == ScopeType.HTTP:
            headers = Headers.from_scope(scope)
            address = _address(_last(headers, "x-forwarded-for"))
            if address is not None:
                scope["client"] = (address, 0)
            scheme = _last(headers, "x-forwarded-proto").lower()
            if scheme in ("http", "https"):
                scope["scheme"] = scheme
        await self.app(scope, receive, send)


def _last(headers: Headers, name: str) -> str:
    """The last part of a header that may come several times, with commas inside."""
    return ",".join(headers.getall(name, [])).rpartition(",")[2].strip()


def _address(text: str) -> str | None:
    try:
        return str(ipaddress.ip_address(text))
    except ValueError:
        return None
