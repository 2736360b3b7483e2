"""The admin token: a guard before the routes of the operator, with growing delays for whoever guesses.

It is sent as `Authorization: Bearer ...` and in no other way: no cookie, so no other site can use it, and no
address, so no log and no history has it. After a few wrong tokens an address waits, twice as long each time;
while it waits, nothing it sends is compared.
"""

import hashlib
import hmac
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from marrakech.server.limits import client_of
from marrakech.service.errors import TooMany, Unproven

logger = logging.getLogger(__name__)

FREE_TRIES = 3
"""Wrong tokens before an address has to wait."""
LONGEST_LOCKOUT = 900.0
"""Seconds; not for ever, since the operator may share an address with whoever guesses."""
MOST_REMEMBERED = 10_000
"""Addresses with wrong tokens that are remembered; the oldest are forgotten."""


class AdminToken:
    """The token's hash, and the wrong tries of each address."""

    def __init__(self, token: str, now: Callable[[], float] = time.monotonic) -> None:
        self._hash = _hashed(token)
        self._now = now
        self._wrong: OrderedDict[str, tuple[int, float]] = OrderedDict()
        """Wrong tries, and when the next is compared."""

    def check(self, client: str, header: str) -> None:
        """Raise `Unproven` unless the header carries the token, `TooMany` while the client has to wait."""
        tries, free_at = self._wrong.get(client, (0, 0.0))
        wait = free_at - self._now()
        if wait > 0:
            raise TooMany(
                "too_many_requests",
                f"too many wrong tokens: try again in {wait:.0f} s",
                retry_after=max(1, round(wait)),
            )
        scheme, _, token = header.partition(" ")
        if scheme.lower() == "bearer" and hmac.compare_digest(_hashed(token.strip()), self._hash):
            self._wrong.pop(client, None)
            return
        if header:
            self._refused(client, tries + 1)
        raise Unproven(
            "wrong_token",
            "this is for the operator: send the admin token as Authorization: Bearer TOKEN",
        )

    def _refused(self, client: str, tries: int) -> None:
        wait = min(LONGEST_LOCKOUT, 2.0 ** min(tries - FREE_TRIES, 20)) if tries >= FREE_TRIES else 0.0
        self._wrong[client] = (tries, self._now() + wait)
        self._wrong.move_to_end(client)
        if len(self._wrong) > MOST_REMEMBERED:
            self._wrong.popitem(last=False)
        logger.warning("admin: wrong token %d from %s", tries, client)


async def admin_only(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A guard: lets requests pass that carry the admin token."""
    token: AdminToken = connection.app.state.admin_token
    token.check(client_of(connection), connection.headers.get("authorization", ""))


def _hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).digest()
