"""A Firefox without a window, driven by Marionette: pages in it, and a whole game by mouse and keyboard."""

import gc
import os
import shutil
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

FIREFOX = os.environ.get("MARRAKECH_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
PATIENCE = 60.0
"""Seconds that bots may think, and Firefox may draw, on a busy machine."""
MOST_STEPS = 40
"""More choices than one of four merchants has in a game: 12 headings and 12 rugs."""

STATE = """
    const prompt = document.querySelector("[data-testid=prompt]");
    const over = document.querySelector("[data-testid=finale]") !== null;
    const version = Number(document.querySelector("[data-testid=game]")?.dataset.version ?? 0);
    return [over ? "over" : (prompt?.dataset.step ?? "wait"), version];
"""
PLACE = """
    const { x, y, width, height } = document.querySelector("[data-place]").getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
"""
LISTEN = """
    const kept = document.documentElement.dataset;
    kept.errors = "";
    addEventListener("error", (event) => (kept.errors += event.message));
    addEventListener("unhandledrejection", (event) => (kept.errors += event.reason));
"""
# The driver leaves sockets for the collector to close, which is therefore called while a test runs.
UNTIDY = pytest.mark.filterwarnings(
    "ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning"
)


@contextmanager
def open_firefox(folder: Path, settings: Mapping[str, object] | None = None) -> Iterator[Any]:
    """A Firefox with settings of `about:config`; it logs to a file in a folder.

    A test of it is marked `UNTIDY`.
    """
    if FIREFOX is None:
        pytest.skip("there is no firefox: install firefox-esr, or set MARRAKECH_FIREFOX to its path")
    driver = pytest.importorskip("marionette_driver.marionette")
    prefs = {
        "ui.prefersReducedMotion": 1,
        "intl.accept_languages": "en-GB",
        "dom.security.https_first": False,
        **(settings or {}),
    }
    # The driver removes its log file before it writes: never name a device here.
    log = str(folder / "firefox.log")
    browser = driver.Marionette(
        bin=FIREFOX, port=0, headless=True, prefs=prefs, gecko_log=log, startup_timeout=PATIENCE
    )
    browser.start_session()
    gc.collect()
    yield browser
    browser.quit()
    browser.cleanup()
    del browser
    gc.collect()


def open_page(firefox: Any, address: str) -> None:
    """Open the page as somebody who wants to see no motion; what goes wrong in it is collected."""
    firefox.navigate(address)
    firefox.execute_script("localStorage.setItem('marrakech', JSON.stringify({ speed: 'instant' }))")
    firefox.navigate("about:blank")
    firefox.navigate(address)
    firefox.execute_script(LISTEN)


def wait_for(firefox: Any, script: str, seconds: float = PATIENCE) -> Any:
    """What a script returns, as soon as that is something."""
    end = time.monotonic() + seconds
    while not (found := firefox.execute_script(script)):
        assert time.monotonic() < end, f"in vain: {script}"
        time.sleep(0.05)
    return found


def due(firefox: Any, after: int = -1) -> tuple[str, int]:
    """Wait until there is something to do at a later version, or the game is over; which, and the version."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        step, version = firefox.execute_script(STATE)
        if step != "wait" and version > after:
            return step, version
        time.sleep(0.05)
    raise AssertionError(f"nothing to do after version {after}: {firefox.execute_script(STATE)}")


def clicks(firefox: Any, x: int, y: int) -> None:
    """Click somewhere, as a hand does."""
    mouse = firefox.actions.sequence("pointer", "mouse_id", {"pointerType": "mouse"})
    mouse.pointer_move(x, y).pointer_down(0).pointer_up(0).perform()


def plays_a_game(firefox: Any) -> None:
    """From a click on Play to the end, by mouse and keyboard in turn."""
    wait_for(firefox, "return document.querySelector('[data-testid=level]') !== null")
    firefox.find_element("css selector", "[data-testid=play]").click()
    version, laid = -1, 0
    for _ in range(MOST_STEPS):
        step, version = due(firefox, version)
        if step == "over":
            break
        if step != "lay":
            firefox.find_element("css selector", "[data-testid=act]").click()
        elif laid % 2 == 0:
            x, y = firefox.execute_script(PLACE)
            clicks(firefox, x, y)
            firefox.find_element("css selector", "[data-testid=act]").click()
        else:
            keys = firefox.actions.sequence("key", "keyboard_id")
            keys.key_down("\ue014").key_up("\ue014").key_down("\ue007").key_up("\ue007").perform()
        laid += step == "lay"
    assert step == "over"
    assert laid == 12
    ranking = "return document.querySelectorAll('[data-testid=finale] ol li').length"
    assert firefox.execute_script(ranking) >= 4
    assert firefox.execute_script("return document.documentElement.dataset.errors") == ""
