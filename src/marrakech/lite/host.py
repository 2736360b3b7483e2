"""The host in a browser's worker: our application, called as ASGI, without a socket and without a server.

One device is one guest: its token is a secret of the store, so a request needs no cookie jar. Answers are told
piece by piece, since a stream of events ends only when the page closes it.
"""

import asyncio
import base64
import logging
import secrets
from collections.abc import Callable
from typing import Any, Protocol
from urllib.parse import unquote

from litestar import Litestar
from litestar.types import Message, Receive, Scope, Send

from marrakech.lite.networks import FetchNetwork
from marrakech.lite.thinking import LocalThinking, no_networks
from marrakech.server.app import create_app
from marrakech.server.identity import COOKIE, TOKEN_BYTES
from marrakech.server.settings import Settings
from marrakech.service.levels import engine_levels
from marrakech.service.lobby import Lobby
from marrakech.service.worker_process import LineWorker
from marrakech.store import Store

logger = logging.getLogger(__name__)

HEAD, MORE, END = "head", "more", "end"
"""The kinds of pieces an answer comes in: its status and headers, some of its body, the last of its body."""


class HearAnswer(Protocol):
    """Is told of an answer, piece by piece."""

    def __call__(self, kind: str, status: int, headers: list[tuple[str, str]], body: bytes) -> object:
        """A piece; the status and the headers are those of the head."""


class Host:
    """Answers requests over a store. Belongs to one event loop."""

    def __init__(
        self,
        store: Store,
        studying: LineWorker | None = None,
        fetch: FetchNetwork = no_networks,
        told_missing: Callable[[bool], object] = lambda missing: None,
    ) -> None:
        levels = engine_levels()
        thinking = LocalThinking(levels.in_workers, levels.playing.update, fetch, told_missing)
        self.store = store
        self.lobby = Lobby(store, levels, workers=1, thinkers=thinking, studying=studying)
        self._app: Litestar = create_app(store, Settings(rate_limits=False), lobby=self.lobby)
        self._cookie = b""
        self._open: dict[int, asyncio.Event] = {}
        """The requests under way, each with what ends it."""

    async def start(self) -> None:
        """Begin: until then nothing is answered."""
        token = await self.store.calls.secret("device", secrets.token_bytes(TOKEN_BYTES))
        text = base64.urlsafe_b64encode(token).rstrip(b"=")
        self._cookie = COOKIE.encode() + b"=" + text
        self.lobby.thinkers.prepare()
        self.lobby.start()

    async def close(self) -> None:
        """End everything; what was acknowledged is stored."""
        for gone in list(self._open.values()):
            gone.set()
        await self.lobby.close()
        await self.store.close()

    def leave(self, number: int) -> None:
        """Whoever sent a request does not wait for its answer any more."""
        gone = self._open.get(number)
        if gone is not None:
            gone.set()

    async def request(
        self, number: int, method: str, address: str, media_type: str, body: bytes, answer: HearAnswer
    ) -> None:
        """HearAnswer one request, e.g. `GET /api/games?limit=3`."""
        path, _, query = address.partition("?")
        gone = self._open[number] = asyncio.Event()
        try:
            await self._app(
                self._scope(method, path, query, media_type, len(body)),
                _receiver(body, gone),
                _sender(answer),
            )
        except Exception:
            logger.exception("%s failed", path)
            answer(HEAD, 500, [], b"")
            answer(END, 500, [], b"")
        finally:
            del self._open[number]

    def _scope(self, method: str, path: str, query: str, media_type: str, length: int) -> Scope:
        headers = [
            (b"host", b"localhost"),
            (b"cookie", self._cookie),
            (b"content-length", b"%d" % length),
            *([(b"content-type", media_type.encode())] if media_type else ()),
        ]
        return {  # type: ignore[return-value]
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
            "state": {},
        }


def _receiver(body: bytes, gone: asyncio.Event) -> Receive:
    """What the application hears: the request's body, and later that whoever asked has gone."""
    asked = False

    async def receive() -> Any:
        nonlocal asked
        if asked:
            await gone.wait()
            return {"type": "http.disconnect"}
        asked = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


def _sender(answer: HearAnswer) -> Send:
    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [(name.decode(), value.decode()) for name, value in message["headers"]]
            answer(HEAD, message["status"], headers, b"")
        elif message["type"] == "http.response.body":
            kind = MORE if message.get("more_body") else END
            answer(kind, 0, [], message.get("body", b""))

    return send
