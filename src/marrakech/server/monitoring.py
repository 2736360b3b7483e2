"""Monitoring for operators: is the server alive, is it ready, how busy is it?

`GET /health` answers while the process runs. `GET /ready` says whether to route players here: the store
answers and the server is not stopping. `GET /metrics` (setting `metrics`) is for Prometheus; it has numbers and
never a game's id. Block it from the public in the proxy.
"""

import asyncio
import logging
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from marrakech.server.settings import SettingsError
from marrakech.service.aside import ASIDE
from marrakech.service.errors import Code
from marrakech.service.lobby import Lobby
from marrakech.store import Store, StoreError

if TYPE_CHECKING:
    from prometheus_client import Metric

logger = logging.getLogger(__name__)

LAG_EVERY = 0.1
"""Seconds between measurements of the event loop's lag."""
STORE_PATIENCE = 2.0
"""Seconds within which the store must answer for the server to be ready."""
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


COMMAND_PATH = "/api/games/{game}/commands"
METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))


class Monitor:
    """Loop lag, requests, tables and streams; and whether the server is ready."""

    def __init__(self, lobby: Lobby, store: Store, *, metrics: bool) -> None:
        self.lobby = lobby
        self.store = store
        self.longest_lag = 0.0
        """The largest lag of the event loop since the start, in seconds."""
        self.stopping = False
        self.store_up = True
        """Whether the store answered when it was last asked."""
        self._commands = 0
        self._lag = 0.0
        self._watching: asyncio.Task[None] | None = None
        self.metrics = Metrics(self) if metrics else None

    def start(self) -> None:
        """Start measuring the event loop's lag."""
        self._watching = asyncio.get_running_loop().create_task(self._watch())

    def close(self) -> None:
        """Stop measuring; the server is no longer ready."""
        self.stopping = True
        if self._watching is not None:
            self._watching.cancel()

    async def trouble(self) -> str | None:
        """Why the server is not ready, or None if it is."""
        if self.stopping:
            return "the server is stopping"
        self.store_up = False
        try:
            await asyncio.wait_for(self.store.time(), STORE_PATIENCE)
        except TimeoutError:
            return f"the store has not answered for {STORE_PATIENCE:g} s"
        except StoreError:
            return "the store cannot be used"
        self.store_up = True
        return None

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count an answer."""
        self._commands += route == COMMAND_PATH and status == 200
        if self.metrics is not None:
            self.metrics.requests.labels(method, route, status).inc()
            self.metrics.seconds.labels(route).observe(seconds)

    def refused(self, code: Code) -> None:
        """Count a refusal."""
        if self.metrics is not None:
            self.metrics.refusals.labels(code).inc()

    def taken(self) -> tuple[int, float]:
        """The commands and the longest lag of the loop since this was last asked."""
        told = self._commands, self._lag
        self._commands, self._lag = 0, 0.0
        return told

    async def _watch(self) -> None:
        while True:
            due = time.perf_counter() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            lag = max(0.0, time.perf_counter() - due)
            self.longest_lag = max(self.longest_lag, lag)
            self._lag = max(self._lag, lag)
            if self.metrics is not None:
                self.metrics.lag.observe(lag)


class Metrics:
    """Numbers for Prometheus."""

    def __init__(self, monitor: Monitor) -> None:
        try:
            from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
        except ImportError as error:
            raise SettingsError(
                "the setting metrics needs prometheus-client: pip install 'marrakech[site]'"
            ) from error
        self.registry: CollectorRegistry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.lag = Histogram(
            "marrakech_loop_lag_seconds",
            "How late the event loop was.",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.requests = Counter(
            "marrakech_requests_total",
            "Requests answered.",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "marrakech_request_seconds",
            "From a request to the start of its answer.",
            ["route"],
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.refusals = Counter(
            "marrakech_refusals_total",
            "Requests refused, by the code of the refusal.",
            ["code"],
            registry=self.registry,
        )
        lobby = monitor.lobby
        for name, help, value in (
            ("marrakech_tables", "Games in memory.", lambda: len(lobby.tables)),
            (
                "marrakech_streams",
                "Open event streams.",
                lambda: sum(len(table.channel.listeners) for table in lobby.tables),
            ),
            ("marrakech_store_up", "Whether the store answers.", lambda: monitor.store_up),
            ("marrakech_games_aside", "Games put aside.", lambda: len(lobby.orders.under(ASIDE))),
            (
                "marrakech_blocks",
                "Addresses and guests that are blocked.",
                lambda: len(lobby.orders.under("block ")),
            ),
            ("marrakech_workers", "Processes in which bots think.", lambda: lobby.thinkers.alive),
        ):
            Gauge(name, help, registry=self.registry).set_function(value)
        self.registry.register(WorkerCounters(lobby))

    def text(self) -> bytes:
        """All metrics in Prometheus' text format."""
        from prometheus_client import generate_latest

        return bytes(generate_latest(self.registry))


class WorkerCounters:
    """What the pool of workers counts by itself, for Prometheus."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    def collect(self) -> "Iterator[Metric]":
        """The counters as they stand."""
        from prometheus_client.core import CounterMetricFamily

        thinkers = self._lobby.thinkers
        yield CounterMetricFamily(
            "marrakech_worker_deaths", "Workers that died or were killed.", thinkers.deaths
        )
        yield CounterMetricFamily(
            "marrakech_decisions_repeated", "Decisions that a worker died at.", thinkers.repeated
        )


class Observer:
    """ASGI middleware that counts and logs every request by its route."""

    def __init__(self, app: ASGIApp, monitor: NamedDependency[Monitor]) -> None:
        self.app = app
        self.monitor = monitor

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and note the status of its answer."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()

        async def noting_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.note(scope, message["status"], time.perf_counter() - begun)
            await send(message)

        await self.app(scope, receive, noting_send)

    def note(self, scope: Any, status: int, seconds: float) -> None:
        """Count and log one answer."""
        route = route_of(scope)
        # A client may send any word for a method; each would be kept as a series of its own.
        method = scope["method"] if scope["method"] in METHODS else "other"
        self.monitor.answered(method, route, status, seconds)
        logger.info(
            "%s %s %d",
            method,
            route,
            status,
            extra={
                "method": method,
                "route": route,
                "status": status,
                "seconds": round(seconds, 4),
            },
        )


def route_of(scope: Any) -> str:
    """The route of a request, e.g. /api/games/{game}/join: a path can hold an invitation."""
    return str(scope.get("path_template") or "unknown")


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """Whether the process answers at all."""
    return {"status": "alive"}


@get("/ready", include_in_schema=False)
async def ready(monitor: NamedDependency[Monitor]) -> Response[dict[str, str]]:
    """Whether players can be sent here."""
    trouble = await monitor.trouble()
    if trouble is None:
        return Response({"status": "ready"})
    return Response(
        {"status": "not ready", "why": trouble}, status_code=503, headers={"retry-after": "2"}
    )


@get("/metrics", include_in_schema=False)
async def numbers(monitor: NamedDependency[Monitor]) -> Response[bytes]:
    """Numbers for Prometheus, where the setting is on."""
    if monitor.metrics is None:
        return Response(b"the setting metrics is off\n", status_code=404, media_type="text/plain")
    return Response(monitor.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [health, ready, numbers]
