"""The folder for static hosts, built once, on the plainest of all hosts, in real browsers."""

import functools
import json
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error, Playwright, sync_playwright

from tests.e2e.conftest import ARGUMENTS, CHROMIUM, FIRST_SETTINGS, Guard
from tests.examples import times
from tests.lite.folder import built_folder

LONG = pytest.mark.usefixtures("in_make_long")
"""A test that takes a browser a quarter of a minute or more."""
PATIENCE = 90_000
"""Milliseconds that Python may take to start on a busy machine."""


class StaticHost:
    """A folder on the web, as `python -m http.server` puts it there; it can be cut off."""

    def __init__(self, root: Path) -> None:
        self.asked: list[str] = []
        """The paths that were asked for."""
        self.headers: dict[str, str] = {}
        """What every answer says besides."""
        self.pages: dict[str, Path] = {}
        """Files of the tests' own by the paths that they are found at."""
        host = self

        class Handler(SimpleHTTPRequestHandler):
            def log_message(self, format: str, *args: object) -> None:
                host.asked.append(self.path)

            def end_headers(self) -> None:
                for name, value in host.headers.items():
                    self.send_header(name, value)
                super().end_headers()

            def translate_path(self, path: str) -> str:
                return str(host.pages.get(path.partition("?")[0], super().translate_path(path)))

        class Server(ThreadingHTTPServer):
            def handle_error(self, request: object, client_address: object) -> None:
                """A browser that hangs up, or is killed, is part of these tests."""

        handler = functools.partial(Handler, directory=str(root))
        self._server = Server(("127.0.0.1", 0), handler)
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def address(self, path: str = "") -> str:
        """Where the copy lies: not at the root, since web space is often shared."""
        return f"http://127.0.0.1:{self.port}/games/lite/{path}"

    def close(self) -> None:
        """Nobody answers any more."""
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def in_make_long() -> None:
    """Skip a test where time is short; the profile is known by then."""
    if times(1) == 1:
        pytest.skip("`make long` tries it")


@pytest.fixture(scope="session")
def static_folder(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """What `make lite` writes, for a browser."""
    if CHROMIUM is None:
        pytest.skip("there is no chromium: install it, or set MARRAKECH_CHROMIUM to its path")
    return built_folder(tmp_path_factory, worker_id)


@pytest.fixture
def host(static_folder: Path) -> Iterator[StaticHost]:
    """A static host with the folder."""
    host = StaticHost(static_folder.parent.parent)
    yield host
    host.close()


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """Not for the whole session: while Playwright runs, no other test could run an event loop."""
    with sync_playwright() as playwright:
        yield playwright


@contextmanager
def at_home(
    playwright: Playwright,
    profile: Path,
    *,
    settings: Mapping[str, str] | None = None,
    arguments: Sequence[str] = (),
    allow: Sequence[str] = (),
) -> Iterator[BrowserContext]:
    """A browser with a profile of its own, which outlives it; complaints that are not allowed fail the test."""
    context = playwright.chromium.launch_persistent_context(
        profile,
        executable_path=CHROMIUM,
        args=[*ARGUMENTS, *arguments],
        viewport={"width": 1280, "height": 800},
        reduced_motion="reduce",
        locale="en-GB",
    )
    kept = json.dumps(json.dumps({"speed": "instant", **(settings or {})}))
    context.add_init_script(FIRST_SETTINGS % kept)
    context.set_default_timeout(PATIENCE)
    guard = Guard()
    for pattern in allow:
        guard.allow(pattern)
    context.on("page", guard.watch)
    try:
        yield context
    finally:
        with suppress(Error):  # a test may have killed it
            context.close()
    assert guard.complaints == []
