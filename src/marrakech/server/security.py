"""What every request passes first: its Host and Origin are checked, and every answer gets its headers."""

import base64
import hashlib
import re
from collections.abc import Iterable
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from marrakech.server.apidocs import STYLE
from marrakech.server.errors import ForeignRequestError, problem

PROBES = ("/health", "/ready")
"""Paths for the local supervisor, under any host name; they reveal nothing."""
_HOST = re.compile(r"(\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._-]{0,253})(:[0-9]{1,5})?")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

# The page of the API is one file with an inline style, allowed by its CSP hash.
DOCS_STYLE = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        f"style-src 'self' 'sha256-{DOCS_STYLE}'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SECURITY_HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # A page's address may contain an invitation: do not leak it to other sites as a referrer.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class Security:
    """ASGI middleware round the whole application."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str] | None) -> None:
        self.app = app
        self.hosts = None if hosts is None else frozenset(hosts)
        self._headers = [(name.encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request and pass it on."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name for name, _ in message["headers"]}
                added = [pair for pair in self._headers if pair[0] not in present]
                message["headers"] = [*message["headers"], *added]
            await send(message)

        try:
            headers = Headers.from_scope(scope)
            if not _HOST.fullmatch(headers.get("host", "")):
                raise ForeignRequestError(
                    400, "host_not_allowed", "the header Host is not the name of a host"
                )
            if scope["path"] not in PROBES:
                self.check(scope["method"], headers)
        except ForeignRequestError as refusal:
            await _refuse(refusal, send_with_headers)
            return
        await self.app(scope, receive, send_with_headers)

    def check(self, method: str, headers: Headers) -> None:
        """Raise `ForeignRequestError` unless the host is ours and a change comes from our own page."""
        host = headers.get("host", "")
        if self.hosts is not None and _name(host) not in self.hosts:
            raise ForeignRequestError(
                400,
                "host_not_allowed",
                "this server does not answer to that host name: name it in the setting hosts",
            )
        if method in SAFE_METHODS:
            return
        origin = headers.get("origin")
        site = headers.get("sec-fetch-site")
        foreign = site not in (None, "same-origin", "none")
        if origin is not None:
            foreign = _site(origin) != host.lower()
        if foreign:
            raise ForeignRequestError(
                403, "origin_not_allowed", "only pages of this server may make changes"
            )


def _site(origin: str) -> str | None:
    """Host and port of an Origin header, or None if it has none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def _name(host: str) -> str:
    """The name in a Host header, without its port."""
    if host.startswith("["):
        return host[: host.find("]") + 1].lower()
    return host.rsplit(":", 1)[0].lower() if ":" in host else host.lower()


async def _refuse(refusal: ForeignRequestError, send: Send) -> None:
    said = problem(refusal.code, refusal.message)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(said))]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": said, "more_body": False})
