"""A folder that is written anew, in Chromium: a new version waits during a game and begins between games."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from lite.build import write_service_worker
from playwright.sync_api import Page, Playwright, expect

from tests.e2e.player import by_mouse
from tests.lite.conftest import LONG, PATIENCE, StaticHost, at_home
from tests.lite.test_chromium import begin

pytestmark = pytest.mark.timeout(900)  # where the engine is not kept it is built first

VERSION = """async () => {
    const answer = await fetch("version.txt", { cache: "no-store" });
    return answer.ok ? answer.text() : "none";
}"""
"""What the page that asks is served: by the files of its own version."""
WAITING = "navigator.serviceWorker.getRegistration().then((kept) => kept?.waiting != null)"
ASK_ANEW = "navigator.serviceWorker.getRegistration().then((kept) => kept.update()).then(() => null)"


class Shelf:
    """A copy of the folder that is written anew, as by somebody who puts the next version on the web."""

    def __init__(self, folder: Path, root: Path) -> None:
        self.root = root
        self._copy = root / "games/lite"
        # The files are never written over, so that the folder they are from stays as it is.
        shutil.copytree(folder, self._copy, copy_function=os.link)
        self.release("one")

    def release(self, version: str) -> None:
        """Write a version: a file that tells it, and all chunks of the page under new names."""
        (self._copy / "version.txt").unlink(missing_ok=True)
        (self._copy / "version.txt").write_text(version)
        for path in sorted((self._copy / "assets").glob("Rules-*.js")):
            self._rename(path.name, f"Rules-{version}.js")
        (self._copy / "sw.js").unlink()
        write_service_worker(self._copy)

    def _rename(self, old: str, new: str) -> None:
        (self._copy / "assets" / old).rename(self._copy / "assets" / new)
        for path in (*(self._copy / "assets").glob("*.js"), self._copy / "index.html"):
            text = path.read_text(encoding="utf-8")
            if old in text:
                path.unlink()
                path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture
def shelf(static_folder: Path, tmp_path: Path) -> Shelf:
    """A copy that can be written anew."""
    return Shelf(static_folder, tmp_path / "web")


@pytest.fixture
def shelf_host(shelf: Shelf) -> Iterator[StaticHost]:
    """A static host with it."""
    host = StaticHost(shelf.root)
    yield host
    host.close()


def kept(page: Page, version: str) -> None:
    """Wait until the page is served by this version's files."""
    expect(page.get_by_text("Offline ready").first).to_be_visible(timeout=PATIENCE)
    page.wait_for_function(
        f"({VERSION})().then((version) => version === '{version}')", timeout=PATIENCE
    )


def test_a_new_version_waits_during_a_game_and_begins_between_games(
    playwright: Playwright, shelf: Shelf, shelf_host: StaticHost, tmp_path: Path
) -> None:
    with at_home(playwright, tmp_path / "profile") as browser:
        page = browser.new_page()
        page.goto(shelf_host.address())
        kept(page, "one")
        player = begin(page)
        player.until("lay")
        player.goes(by_mouse)
        step, version = player.due(), player.version
        # The folder is written anew, and the browser notices in the middle of the game.
        shelf.release("two")
        page.evaluate(ASK_ANEW)
        page.wait_for_function(WAITING, timeout=PATIENCE)
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_test_id("newer")).to_contain_text("never in a game", timeout=PATIENCE)
        page.keyboard.press("Escape")
        page.evaluate("window.same = true")
        player.goes(by_mouse)
        step, version = player.due(), player.version
        # Nor does a reload bring it while a game is open: the old version goes on, from the files that it kept.
        page.reload()
        assert (player.due(), player.version) == (step, version)
        assert page.evaluate(VERSION) == "one"
        game = page.url
        page.evaluate("window.same = true")
        page.evaluate("location.hash = '#/rules'")
        expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENCE)
        assert page.evaluate("window.same")
        # On the start page it begins, which loads that page anew.
        page.evaluate("location.hash = '#/'")
        page.wait_for_function("window.same === undefined", timeout=PATIENCE)
        kept(page, "two")
        assert not page.evaluate(WAITING)
        page.goto(game)
        assert (player.due(), player.version) == (step, version)
        player.goes(by_mouse)
        page.goto(shelf_host.address("#/rules"))
        expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENCE)


@LONG
def test_a_new_version_waits_for_other_tabs_and_says_so(
    playwright: Playwright, shelf: Shelf, shelf_host: StaticHost, tmp_path: Path
) -> None:
    with at_home(playwright, tmp_path / "profile") as browser:
        page, other = browser.new_page(), browser.new_page()
        page.goto(shelf_host.address())
        kept(page, "one")
        other.goto(shelf_host.address("#/rules"))
        expect(other.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENCE)
        shelf.release("two")
        page.evaluate(ASK_ANEW)
        notice = page.get_by_test_id("device-notice")
        expect(notice).to_contain_text("other tabs of Marrakech are closed", timeout=PATIENCE)
        assert page.evaluate(VERSION) == "one"
        other.close()
        expect(notice).to_have_count(0, timeout=PATIENCE)
        kept(page, "two")
