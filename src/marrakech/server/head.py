"""HEAD is answered as GET without the body, for every route, event streams included.

Litestar wants a handler of its own for each, and would begin a stream that nobody reads.
"""

from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, Message, Receive, Scope, Send


class AnswerHead:
    """ASGI middleware round the routes, which know GET and POST only."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; after the headers of its answer the application sees a disconnect."""
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return
        begun = False

        async def send_head(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start" and not begun:
                begun = True
                await send(message)
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        async def receive_or_leave() -> HTTPReceiveMessage:
            if begun:
                return {"type": "http.disconnect"}
            return {"type": "http.request", "body": b"", "more_body": False}

        scope["method"] = HttpMethod.GET
        await self.app(scope, receive_or_leave, send_head)
