"""A real browser on a real server. Anything the browser complains about fails the test."""

import fcntl
import json
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, Protocol, TypeAlias

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from marrakech.server.page import Page as BuiltPage
from tests.e2e.games import set_up_game
from tests.e2e.house import House
from tests.messages import made_up

# The shell draws the same pages for half the time of the whole browser.
CHROMIUM = (
    os.environ.get("MARRAKECH_CHROMIUM")
    or shutil.which("chromium-headless-shell")
    or shutil.which("chromium")
)
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SECONDS = 20
Size: TypeAlias = tuple[int, int]
DESKTOP: Size = (1280, 800)

# A violation is said on the console, which the guard reads.
CSP_WATCH = """addEventListener("securitypolicyviolation", (event) =>
    console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`));"""

# Settings as the page keeps them, there before it first looks.
FIRST_SETTINGS = """if (location.protocol !== "about:" && localStorage.getItem("marrakech") === null)
    localStorage.setItem("marrakech", %s);"""


class Guard:
    """What browsers complained about, and what a test expects them to complain about."""

    def __init__(self) -> None:
        self._heard: list[str] = []
        self._allowed: list[str] = []

    def watch(self, page: Page) -> None:
        """Listen to the page's errors."""
        page.on("console", lambda said: self._hear(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self._hear(f"uncaught: {error}"))
        page.on("crash", lambda _: self._hear("the page crashed"))

    def _hear(self, text: str) -> None:
        self._heard.append(text)

    def allow(self, pattern: str) -> None:
        """Errors that match are part of this test, e.g. a network that is cut on purpose."""
        self._allowed.append(pattern)

    @property
    def complaints(self) -> list[str]:
        """Errors nobody expected."""
        return [text for text in self._heard if not any(re.search(one, text) for one in self._allowed)]


class Visit(Protocol):
    """Opens the page in a browser of its own: its own cookies, settings and screen."""

    def __call__(
        self,
        path: str | None = "/",
        *,
        at: str | None = None,
        size: Size = DESKTOP,
        touch: bool = False,
        dark: bool = False,
        motion: Literal["reduce", "no-preference"] = "reduce",
        locale: str = "en-GB",
        settings: dict[str, object] | None = None,
    ) -> Page:
        """The page at a path; with None, a page that has gone nowhere yet."""


class SetUp(Protocol):
    """Sets up a game for a page's owner by the API and goes there; for tests not about the form.

    `set_up(page, "person", "bot")` is one person against a bot; names by seat, rules by keyword.
    """

    def __call__(
        self, page: Page, *kinds: str, names: dict[int, str] | None = None, **rules: object
    ) -> str:
        """The id of the game."""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for each worker.

    Not for the whole session: while Playwright runs, no other test could run an event loop.
    """
    if CHROMIUM is None:
        pytest.skip("there is no chromium: install it, or set MARRAKECH_CHROMIUM to its path")
    expect.set_options(timeout=SECONDS * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house() -> Iterator[House]:
    """A server that keeps its games in memory, shared by the tests of a worker."""
    assert BuiltPage().built, (
        "the page is not built: pip install -e . does it (or npm run build in web/)"
    )
    with House().open() as house:
        yield house


@pytest.fixture(scope="package")
def greek_house(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[House]:
    """A server whose page speaks the made-up language, too, built by the first worker that gets here."""
    root = tmp_path_factory.getbasetemp()
    if worker_id != "master":
        root = root.parent
    folder = root / "made-up-page"
    with (root / "made-up-page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "built").is_file():
            shutil.rmtree(folder, ignore_errors=True)
            made_up.page(made_up.package(folder))
            (folder / "built").touch()
    with House(sources=folder / "src").open() as house:
        yield house


@pytest.fixture
def guard() -> Guard:
    """What browsers may complain about."""
    return Guard()


def new_context(
    browser: Browser,
    origin: str,
    *,
    size: Size = DESKTOP,
    touch: bool = False,
    dark: bool = False,
    motion: Literal["reduce", "no-preference"] = "reduce",
    locale: str = "en-GB",
    settings: dict[str, object] | None = None,
) -> BrowserContext:
    """A browser of somebody's own: its cookies, settings and screen."""
    context = browser.new_context(
        base_url=origin,
        viewport={"width": size[0], "height": size[1]},
        has_touch=touch,
        is_mobile=touch,
        color_scheme="dark" if dark else "light",
        reduced_motion=motion,
        locale=locale,
    )
    kept = json.dumps({"speed": "instant", **(settings or {})})
    context.add_init_script(FIRST_SETTINGS % json.dumps(kept))
    return context


@pytest.fixture
def visit(
    browser: Browser, house: House, guard: Guard, request: pytest.FixtureRequest
) -> Iterator[Visit]:
    """Open the page as a new person; see `Visit`."""
    contexts: list[BrowserContext] = []

    def open_page(
        path: str | None = "/",
        *,
        at: str | None = None,
        size: Size = DESKTOP,
        touch: bool = False,
        dark: bool = False,
        motion: Literal["reduce", "no-preference"] = "reduce",
        locale: str = "en-GB",
        settings: dict[str, object] | None = None,
    ) -> Page:
        origin = at or house.address
        context = new_context(
            browser,
            origin,
            size=size,
            touch=touch,
            dark=dark,
            motion=motion,
            locale=locale,
            settings=settings,
        )
        contexts.append(context)
        context.set_default_timeout(SECONDS * 1000)
        context.add_init_script(CSP_WATCH)
        context.on("page", guard.watch)
        context.on("request", lambda sent: _stays_home(sent.url, origin, guard))
        page = context.new_page()
        if path is not None:
            page.goto(path)
        return page

    yield open_page
    _keep_pictures(contexts, request)
    for context in contexts:
        context.close()
    assert guard.complaints == []


def _stays_home(url: str, origin: str, guard: Guard) -> None:
    if not url.startswith((origin, "data:", "blob:")):
        guard._hear(f"asked for {url}, which is not ours")


def _keep_pictures(contexts: list[BrowserContext], request: pytest.FixtureRequest) -> None:
    """Pictures of every page when a test failed, if MARRAKECH_PICTURES names a folder."""
    folder = os.environ.get("MARRAKECH_PICTURES")
    report = getattr(request.node, "report", None)
    if not folder or report is None or not report.failed:
        return
    Path(folder).mkdir(parents=True, exist_ok=True)
    for number, page in enumerate(page for context in contexts for page in context.pages):
        name = re.sub(r"\W+", "-", request.node.name)
        page.screenshot(path=Path(folder) / f"{name}-{number}.png")


@pytest.fixture
def set_up() -> SetUp:
    """Set up a game without the form; see `SetUp`."""
    return set_up_game
