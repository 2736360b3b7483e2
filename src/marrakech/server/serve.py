"""Start the server: find a port, open the browser, stop cleanly."""

import asyncio
import contextlib
import errno
import io
import itertools
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from types import FrameType

import segno
import uvicorn

from marrakech.record.errors import MarrakechError
from marrakech.server import logs
from marrakech.server.app import create_app
from marrakech.server.collector import calm_collector
from marrakech.server.connections import (
    MOST_OF_ADDRESS,
    Connections,
    room_for_connections,
    watched_protocol,
)
from marrakech.server.settings import LOOPBACK, Settings
from marrakech.store import MemoryStore, NotReached, PostgresStore, Store, UnreadableFile
from marrakech.store.address import store_at

logger = logging.getLogger(__name__)

PORTS_TRIED = 20
"""How many ports are tried after the requested one."""
QUEUE = 4096
"""Connections that the system holds until they are accepted."""
ACCEPTED_AT_ONCE = 16
"""Connections accepted in one turn of the loop.

asyncio tries that often, also when no file descriptor is left: it logs each failure and plans to try again
for each, so that thousands of them would keep the loop busy with nothing else.
"""
PAUSES = (0.5, 1.0, 2.0, 4.0)
"""Seconds between attempts to reach a database that does not answer; the last again and again."""


class CannotListen(MarrakechError):  # noqa: N818 (named by what was wrong)
    """No port could be opened on the address."""


def serve(
    settings: Settings | None = None,
    *,
    tell: Callable[[str], None] = print,
    browse: Callable[[str], object] = webbrowser.open,
    path: str = "",
) -> None:
    """Serve until Ctrl-C. `tell` gets a line for people, `browse` the page's address with a `path` on it.

    A database that does not answer yet is waited for; `GET /ready` says so meanwhile. Raises `UnreadableFile`
    if the store cannot be opened and `CannotListen` if no port can be.
    """
    settings = settings or Settings.from_environment()
    logs.configure(settings.log_format, settings.log_level)
    store = open_store(settings)
    listener = listen(settings.host, settings.port)
    port = listener.getsockname()[1]
    # Invitation links use the page's own address: open it at one that others can reach.
    others = [] if settings.host in LOOPBACK else lan_addresses()
    address = f"http://{others[0] if others else shown_host(settings.host)}:{port}/"
    app = create_app(store, settings)
    app.state.network = f"{others[0]}:{port}" if others else None
    one_by_one = settings.rate_limits and not settings.proxy
    connections = Connections(room_for_connections(), MOST_OF_ADDRESS if one_by_one else None)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="on",
        timeout_graceful_shutdown=3,
        timeout_keep_alive=60,
        http=watched_protocol(connections),
        ws="none",
        proxy_headers=False,  # `server.proxy` reads them
        server_header=False,
        backlog=ACCEPTED_AT_ONCE,
    )

    def welcome() -> None:
        calm_collector()
        for line in greeting(settings, address, reachable=bool(others)):
            tell(line)
        if settings.open_browser:
            # A browser can be slow to start: never wait for it.
            threading.Thread(target=browse, args=(address + path,), daemon=True).start()

    server = _Server(config, store, on_start=welcome, on_exit=app.state.lobby.end_streams)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(server.serve(sockets=[listener]))
    if server.refusal is not None:
        raise server.refusal


def greeting(settings: Settings, address: str, *, reachable: bool) -> list[str]:
    """What is said at the start: where the page is, who can reach it, where games are kept."""
    if reachable:
        who = ["Others on your network can join there:", qr_text(address)]
    elif settings.host in LOOPBACK:
        who = ["Only this machine can reach it; --lan lets others on your network join."]
    else:
        who = [f"Whoever can reach {settings.host} can join."]
    return [
        f"Marrakech is open at {address}",
        *who,
        f"Games are kept {settings.kept}. Press Ctrl-C to stop.",
    ]


def open_store(settings: Settings) -> Store:
    """The store that the settings name. Raises `UnreadableFile` if it cannot be used, now or later."""
    if settings.memory:
        return MemoryStore()
    store = store_at(settings.address)
    if isinstance(store, PostgresStore):
        # The connections belong to the server's loop; this is a trial, so that a fault shows now.
        with contextlib.suppress(NotReached):
            asyncio.run(_look(settings.address))
    return store


async def _look(address: str) -> None:
    store = PostgresStore(address)
    try:
        await store.open()
    finally:
        await store.close()


async def reach(store: PostgresStore) -> None:
    """Wait for a database that does not answer. Raises `UnreadableFile` if it answers and cannot be used."""
    for pause in itertools.chain(PAUSES, itertools.repeat(PAUSES[-1])):
        try:
            await store.open()
            return
        except NotReached as error:
            logger.warning("%s; trying again in %g s", error, pause)
        await asyncio.sleep(pause)


class _Server(uvicorn.Server):
    """Uvicorn that reports when it is up, waits for its database, and ends open streams before it stops."""

    def __init__(
        self,
        config: uvicorn.Config,
        store: Store,
        on_start: Callable[[], None],
        on_exit: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self.refusal: UnreadableFile | None = None
        """Why the database that was waited for cannot be used."""
        self._store = store
        self._reaching: asyncio.Task[None] | None = None
        self._on_start = on_start
        self._on_exit = on_exit
        self._loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # asyncio takes its number of accepts for the length of the system's queue as well.
        for listener in sockets or ():
            listener.listen(QUEUE)
        self._loop = asyncio.get_running_loop()
        if self.started:
            self._on_start()
            self._reaching = self._loop.create_task(self._reach())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._reaching is not None:
            self._reaching.cancel()
        await super().shutdown(sockets)

    async def _reach(self) -> None:
        if isinstance(self._store, PostgresStore):
            try:
                await reach(self._store)
            except UnreadableFile as refusal:
                self.refusal = refusal
                self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._on_exit)
        super().handle_exit(sig, frame)
        if sig == signal.SIGINT:
            # Uvicorn raises a captured signal again once it has stopped; Ctrl-C is not a failure.
            self._captured_signals.clear()


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on the port, or on the next free one; 0 takes any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last: OSError | None = None
    for candidate in [port] if port == 0 else [*range(port, min(port + PORTS_TRIED, 65_536)), 0]:
        # asyncio sets TCP_NODELAY on accepted connections only if the protocol is given.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            if sys.platform != "win32":
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, candidate))
            listener.listen(QUEUE)
            return listener
        except OSError as error:
            listener.close()
            last = error
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                break
    reason = last.strerror if last is not None else "no port"
    raise CannotListen(
        f"the server cannot listen on {host}, port {port} ({reason}): name an address of this machine, "
        "e.g. 127.0.0.1 or 0.0.0.0"
    )


def shown_host(host: str) -> str:
    """The host for a link on this machine."""
    if host in ("0.0.0.0", "::", "127.0.0.1", "::1", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def qr_text(address: str) -> str:
    """The address as a QR code for a terminal."""
    drawn = io.StringIO()
    segno.make(address, error="m").terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")


def lan_addresses() -> list[str]:
    """Addresses of this machine that others on the network can use."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        # Nothing is sent: connecting a datagram socket only selects the interface.
        probe.connect(("192.0.2.1", 9))
        return [str(probe.getsockname()[0])]
    return []
