"""Connections: how many there may be, and how long the server waits for one.

A connection that sends no request in time, sends it too slowly or does not read its answer is closed. One
address may have so many connections and no more, so that nobody can take them all. After a request
whose end is uncertain nothing more is read.
"""

import asyncio
import contextlib
import logging
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from marrakech.server.limits import client_key

logger = logging.getLogger(__name__)

REQUEST_WITHIN = 15.0
"""Seconds from a connection, or from the first byte of a request, to the end of the request."""
READ_WITHIN = 30.0
"""Seconds for which a client may leave data unread."""
MOST_FILES = 65_536
RESERVED_FILES = 64
"""File descriptors reserved for the store and the page."""
MOST_OF_ADDRESS = 256
"""The most connections of one address: a hundred streams, and some more for a household."""
LONGEST_HEAD = 64 * 1024
"""The most bytes of a request before its body."""
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Connections:
    """Counts open connections. `most_of_one` is None where all come through one proxy."""

    def __init__(self, most: int, most_of_one: int | None = MOST_OF_ADDRESS) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self._open: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._open.total()

    def admit(self, address: str | None) -> bool:
        """Admit and count a connection; False if there is no room."""
        client = client_key(address)
        if len(self) >= self.most:
            return False
        if self.most_of_one is not None and self._open[client] >= self.most_of_one:
            return False
        self._open[client] += 1
        return True

    def release(self, address: str | None) -> None:
        """A connection that was admitted has ended."""
        client = client_key(address)
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]


def room_for_connections() -> int:
    """How many connections the system allows, after raising the process limit as far as possible."""
    try:
        import resource
    except ImportError:  # not a Unix
        return 1000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return max(16, (wanted if soft == resource.RLIM_INFINITY else soft) - RESERVED_FILES)


class StrictConnection(h11.Connection):
    """HTTP that refuses every request whose end another program could see elsewhere.

    With both a length and chunks, h11 goes by the chunks; a proxy that goes by the length would take the rest
    for the next request, which might be somebody else's (RFC 9112, section 11.2).
    """

    def next_event(self) -> Any:
        """The next event; raises `RemoteProtocolError` for a request that is not to be trusted."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            names = {name for name, _ in event.headers}
            if event.http_version not in (b"1.0", b"1.1"):
                raise h11.RemoteProtocolError("a version of HTTP that is not spoken here")
            if b"transfer-encoding" in names and (
                b"content-length" in names or event.http_version == b"1.0"
            ):
                raise h11.RemoteProtocolError("both a length and chunks, or chunks in HTTP/1.0")
            if sum(len(name) + len(value) for name, value in event.headers) > LONGEST_HEAD:
                raise h11.RemoteProtocolError("too long a head")
        return event


class WatchedProtocol(H11Protocol):
    """Uvicorn's HTTP on connections that are counted, time out, and end with a malformed request."""

    house: Connections

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.conn = StrictConnection(h11.SERVER, LONGEST_HEAD)
        self._admitted: str | None = None
        self._request_timer: asyncio.TimerHandle | None = None
        self._read_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.house.admit(address):
            transport.write(FULL)
            transport.close()
            return
        self._admitted = address
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        if self._admitted is not None:
            self.house.release(self._admitted)
            self._admitted = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._admitted is None:
            return
        super().data_received(data)
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete and not cycle.more_body:
            self._request_arrived()
        else:
            self._await_request()

    def send_400_response(self, msg: str) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            # The answer has begun, or is complete, before the whole request was read.
            self.transport.close()

    def on_response_complete(self) -> None:
        self._request_arrived()
        super().on_response_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._read_timer is None:
            self._read_timer = self.loop.call_later(READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._read_timer is not None:
            self._read_timer.cancel()
            self._read_timer = None

    def _await_request(self) -> None:
        if self._request_timer is None:
            self._request_timer = self.loop.call_later(REQUEST_WITHIN, self.transport.abort)

    def _request_arrived(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None

    def _stop_timers(self) -> None:
        self._request_arrived()
        if self._read_timer is not None:
            self._read_timer.cancel()
            self._read_timer = None


def watched_protocol(connections: Connections) -> type[H11Protocol]:
    """The protocol of a server that counts its connections."""
    return type("CountedProtocol", (WatchedProtocol,), {"house": connections})
