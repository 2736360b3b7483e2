"""Who is asking: one random token for each browser, in a cookie that no script can read.

There are no accounts. The store has only the hash of a token; a token is never in a link. Over https the
cookie's name begins with `__Host-`, so that browsers take it only from this very host; cookies that were set
under the plain name before are renamed.
"""

import hashlib
import re
import secrets
from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.types import Message, Scope

from marrakech.store.base import Holder

COOKIE = "marrakech"
HOST_COOKIE = f"__Host-{COOKIE}"
PASS_COOKIE = "marrakech_pass"
HOST_PASS_COOKIE = f"__Host-{PASS_COOKIE}"
TOKEN_BYTES = 32
YEARS = 2 * 365 * 24 * 3600
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


@dataclass(frozen=True, slots=True)
class Identity:
    """A browser with a token. `fresh` if the token is new, `renamed` if it came by the old name over https."""

    token: str
    fresh: bool
    secure: bool
    renamed: bool = False

    def __repr__(self) -> str:
        return f"Identity(fresh={self.fresh})"

    @property
    def holder(self) -> Holder:
        """The hash of the token, which the store knows."""
        return hashlib.sha256(self.token.encode()).digest()

    def cookies(self) -> list[Cookie]:
        """The cookie to be set with an answer, if there is one to set."""
        if self.fresh:
            return [_cookie(HOST_COOKIE if self.secure else COOKIE, self.token, self.secure, YEARS)]
        if self.renamed:
            return [_cookie(HOST_COOKIE, self.token, True, YEARS), _cookie(COOKIE, "", True, 0)]
        return []


def _cookie(name: str, value: str, secure: bool, seconds: int) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
        max_age=seconds,
    )


AnyRequest = Request[Any, Any, Any]


def pass_cookie(code: str, request: AnyRequest) -> Cookie:
    """The cookie that keeps a pass to an invite-only house."""
    return _cookie(_pass_name(request), code, _is_https(request), YEARS)


def pass_of(request: AnyRequest) -> str:
    """The pass that a request carries, or nothing."""
    return request.cookies.get(_pass_name(request), "")


def _pass_name(request: AnyRequest) -> str:
    return HOST_PASS_COOKIE if _is_https(request) else PASS_COOKIE


def _is_https(request: AnyRequest) -> bool:
    """Whether the browser asked over https. `request.url` would parse the whole address at every request."""
    return request.scope["scheme"] == "https"


def known(request: AnyRequest) -> Identity | None:
    """The identity that a request carries, or None; an invalid token counts as none."""
    secure = _is_https(request)
    for name in (HOST_COOKIE, COOKIE) if secure else (COOKIE,):
        token = request.cookies.get(name, "")
        if _TOKEN.fullmatch(token):
            return Identity(token, fresh=False, secure=secure, renamed=secure and name == COOKIE)
    return None


def ensured(request: AnyRequest) -> Identity:
    """The identity that a request carries, or a new one."""
    return known(request) or Identity(
        secrets.token_urlsafe(TOKEN_BYTES), fresh=True, secure=_is_https(request)
    )


async def rename_cookie(message: Message, scope: Scope) -> None:
    """A hook before an answer of the API is sent: gives a cookie with the plain name its new one over https."""
    if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
        return
    if scope["scheme"] != "https" or not scope["path"].startswith("/api/"):
        return  # files of the page may be kept by caches that several people share
    carried = known(Request(scope))
    if carried is not None and carried.renamed:
        headers = [header for header in message["headers"] if header[0].lower() != b"set-cookie"]
        message["headers"] = [*headers, *(cookie.to_encoded_header() for cookie in carried.cookies())]


def holder_of(request: AnyRequest) -> Holder | None:
    """The holder that a request comes from, if it has an identity."""
    identity = known(request)
    return None if identity is None else identity.holder
