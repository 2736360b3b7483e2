"""Overload: requests beyond a number in progress are refused, so that the others are answered.

Whoever counts them also knows when there are none: then garbage is collected.

A request counts until its answer begins; event streams do not count while they are open. Without a bound, every
request would wait for all those before it, and clients that give up and ask again would never be served.
uvicorn's `limit_concurrency` counts connections: open event streams would use it up.
"""

import asyncio

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from marrakech.server.collector import collect_between
from marrakech.server.security import PROBES
from marrakech.service.errors import Unavailable
from marrakech.wire.problems import body

MOST_AT_ONCE = 256
"""Requests in progress: about a second of work."""
REFUSED_FOR = 1
"""Seconds after which a client that was refused may try again."""


class Admission:
    """ASGI middleware that admits so many requests at once and answers 503 to the rest."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.busy = 0
        """Requests whose answer has not begun."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != ScopeType.HTTP or scope["path"] in PROBES:
            await self.app(scope, receive, send)
            return
        if self.busy >= MOST_AT_ONCE:
            await _refuse(send)
            return
        self.busy += 1
        waiting = True

        async def answering(message: Message) -> None:
            nonlocal waiting
            if waiting:
                waiting = False
                self._done()
            await send(message)

        try:
            await self.app(scope, receive, answering)
        finally:
            if waiting:
                self._done()

    def _done(self) -> None:
        self.busy -= 1
        if not self.busy:
            # Once the answer has been sent.
            asyncio.get_running_loop().call_soon(self._pause)

    def _pause(self) -> None:
        if not self.busy:
            collect_between()


async def _refuse(send: Send) -> None:
    said = body(
        Unavailable(
            "server_busy",
            f"the server has more to do than it can: try again in {REFUSED_FOR} s",
            retry_after=REFUSED_FOR,
        )
    )
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(said)),
        (b"cache-control", b"no-store"),
        (b"retry-after", b"%d" % REFUSED_FOR),
    ]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": said, "more_body": False})
