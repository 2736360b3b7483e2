"""Who is asking: one random token for each browser, in a cookie that no script can read.

There are no accounts. The store has only the hash of a token; a token is never in a link.
"""

import hashlib
import re
import secrets
from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from marrakech.store.base import Holder

COOKIE = "marrakech"
TOKEN_BYTES = 32
YEARS = 2 * 365 * 24 * 3600
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


@dataclass(frozen=True, slots=True)
class Identity:
    """A browser with a token. `fresh` if the token is new."""

    token: str
    fresh: bool
    secure: bool

    def __repr__(self) -> str:
        return f"Identity(fresh={self.fresh})"

    @property
    def holder(self) -> Holder:
        """The hash of the token, which the store knows."""
        return hashlib.sha256(self.token.encode()).digest()

    def cookies(self) -> list[Cookie]:
        """The cookie to be set with an answer, if there is one to set."""
        if not self.fresh:
            return []
        return [
            Cookie(
                key=COOKIE,
                value=self.token,
                httponly=True,
                samesite="lax",
                secure=self.secure,
                path="/",
                max_age=YEARS,
            )
        ]


AnyRequest = Request[Any, Any, Any]


def known(request: AnyRequest) -> Identity | None:
    """The identity that a request carries, or None; an invalid token counts as none."""
    token = request.cookies.get(COOKIE, "")
    if not _TOKEN.fullmatch(token):
        return None
    return Identity(token, fresh=False, secure=request.url.scheme == "https")


def ensured(request: AnyRequest) -> Identity:
    """The identity that a request carries, or a new one."""
    return known(request) or Identity(
        secrets.token_urlsafe(TOKEN_BYTES), fresh=True, secure=request.url.scheme == "https"
    )


def holder_of(request: AnyRequest) -> Holder | None:
    """The holder that a request comes from, if it has an identity."""
    identity = known(request)
    return None if identity is None else identity.holder
