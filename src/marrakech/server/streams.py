"""Server-sent events: the messages of a table as text, each update encoded once for all who listen."""

from collections.abc import AsyncIterator, Callable
from typing import Any, cast

import msgspec

from marrakech.server.limits import RateLimits
from marrakech.service.channel import (
    AsideNotice,
    ChannelMessage,
    ClaimAnswer,
    Gesture,
    Heartbeat,
    Offer,
    Presence,
    SeatClaims,
    Update,
)
from marrakech.service.table import LiveTable
from marrakech.store.base import Holder
from marrakech.wire.updates import encoded

RETRY = b"retry: 1000\n\n"
"""Tells the browser to reconnect after this many milliseconds."""
_NAMES: dict[type[ChannelMessage], bytes] = {
    Presence: b"presence",
    Offer: b"rematch",
    SeatClaims: b"claims",
    ClaimAnswer: b"claim_answer",
    Gesture: b"gesture",
    AsideNotice: b"aside",
    Heartbeat: b"heartbeat",  # an event, since a page does not hear comments
}


def frame(table: LiveTable, message: ChannelMessage) -> bytes:
    """A message in the form of server-sent events."""
    if isinstance(message, Update):
        return b"id: %d\nevent: update\ndata: %b\n\n" % (message.version, encoded(table, message))
    return b"event: %b\ndata: %b\n\n" % (_NAMES[type(message)], msgspec.json.encode(message))


async def stream(
    table: LiveTable,
    holder: Holder | None,
    after: int | None,
    limits: RateLimits,
    client: str,
    *,
    choosing: bool = False,
    blocked: Callable[[], bool] = lambda: False,
) -> AsyncIterator[bytes]:
    """What happens at a table as it happens, counted among the open streams of a client.

    The limit on streams is checked by the caller: a response that has begun cannot be refused.
    """
    limits.open_stream(client)
    messages = table.follow(holder, after, choosing=choosing, address=client)
    before = RETRY
    try:
        async for message in messages:  # of which the first is there at once
            if blocked():
                return  # since the request was let in, and before the table knew the listener
            yield before + frame(table, message)
            before = b""
    finally:
        limits.close_stream(client)
        await cast(Any, messages).aclose()
