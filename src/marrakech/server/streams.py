"""Server-sent events: the messages of a table as text, each update encoded once for all who listen."""

from collections.abc import AsyncIterator, Callable
from typing import Any, cast

import msgspec

from marrakech.server.limits import RateLimits
from marrakech.service.channel import AsideNotice, ChannelMessage, Gesture, Offer, Presence, Update
from marrakech.service.table import LiveTable
from marrakech.store.base import Holder
from marrakech.wire.updates import encoded, offer

RETRY = b"retry: 1000\n\n"
"""Tells the browser to reconnect after this many milliseconds."""
HEARTBEAT = b"event: heartbeat\ndata: {}\n\n"
"""An event, since a page does not hear comments."""


def frame(table: LiveTable, message: ChannelMessage) -> bytes:
    """A message in the form of server-sent events."""
    if isinstance(message, Update):
        return b"id: %d\nevent: update\ndata: %b\n\n" % (message.version, encoded(table, message))
    if isinstance(message, Presence):
        data = msgspec.json.encode({"present": message.present, "choosing": message.choosing})
        return b"event: presence\ndata: %b\n\n" % data
    if isinstance(message, Offer):
        return b"event: rematch\ndata: %b\n\n" % msgspec.json.encode(offer(message))
    if isinstance(message, Gesture):
        data = msgspec.json.encode({"seat": message.seat, "gesture": message.gesture})
        return b"event: gesture\ndata: %b\n\n" % data
    if isinstance(message, AsideNotice):
        return b"event: aside\ndata: %b\n\n" % msgspec.json.encode({"aside": message.aside})
    return HEARTBEAT


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
    try:
        yield RETRY
        async for message in messages:
            if blocked():
                return  # since the request was let in, and before the table knew the listener
            yield frame(table, message)
    finally:
        limits.close_stream(client)
        await cast(Any, messages).aclose()
