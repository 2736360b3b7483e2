"""The folder for static hosts, built once, on the plainest of all hosts, in real browsers."""

import fcntl
import functools
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from lite.build import build
from lite.bundle import MissingPackagesError
from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from tests.e2e.conftest import ARGUMENTS, CHROMIUM, FIRST_SETTINGS, Guard

PATIENCE = 90_000
"""Milliseconds that Python may take to start on a busy machine."""


class StaticHost:
    """A folder on the web, as `python -m http.server` puts it there; it can be cut off."""

    def __init__(self, root: Path) -> None:
        self.asked: list[str] = []
        """The paths that were asked for."""
        host = self

        class Handler(SimpleHTTPRequestHandler):
            def log_message(self, format: str, *args: object) -> None:
                host.asked.append(self.path)

        handler = functools.partial(Handler, directory=str(root))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def address(self, path: str = "") -> str:
        """Where the copy lies: not at the root, since web space is often shared."""
        return f"http://127.0.0.1:{self.port}/games/lite/{path}"

    def close(self) -> None:
        """Nobody answers any more."""
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="session")
def static_folder(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """What `make lite` writes, built by the first of the tests' processes that gets here."""
    if CHROMIUM is None:
        pytest.skip("there is no chromium: install it, or set MARRAKECH_CHROMIUM to its path")
    root = tmp_path_factory.getbasetemp()
    if worker_id != "master":
        root = root.parent
    built = root / "static/games/lite"
    with (root / "lite.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (built / "sw.js").is_file():
            try:
                build(built, "https://marrakech.example")
            except MissingPackagesError as error:
                pytest.skip(f"the folder cannot be made here: {error}")
    return built


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
def at_home(playwright: Playwright, profile: Path, **options: object) -> Iterator[BrowserContext]:
    """A browser with a profile of its own, which outlives it; whatever it complains about fails the test."""
    context = playwright.chromium.launch_persistent_context(
        profile,
        executable_path=CHROMIUM,
        args=list(ARGUMENTS),
        viewport={"width": 1280, "height": 800},
        reduced_motion="reduce",
        **options,  # type: ignore[arg-type]
    )
    settings = json.dumps(json.dumps({"speed": "instant"}))
    context.add_init_script(FIRST_SETTINGS % settings)
    context.set_default_timeout(PATIENCE)
    guard = Guard()
    context.on("page", guard.watch)
    try:
        yield context
    finally:
        context.close()
    assert guard.complaints == []
