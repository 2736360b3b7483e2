"""What browsers do to a page without a server, provoked in Chromium: told in words, and nothing is lost."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Playwright, expect

from tests.e2e.player import Player, Step, by_mouse
from tests.lite.conftest import LONG, PATIENCE, StaticHost, at_home
from tests.lite.test_chromium import begin

pytestmark = pytest.mark.timeout(900)  # where the engine is not kept it is built first

DATABASE = """([key, text]) => new Promise((resolve, reject) => {
    const asked = indexedDB.open("marrakech /games/lite/");
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
        const transaction = asked.result.transaction("rows", "readwrite");
        const table = transaction.objectStore("rows");
        const found = table.get(key);
        if (text !== null) table.put(text, key);
        transaction.oncomplete = () => {
            asked.result.close();
            resolve(found.result ?? null);
        };
        transaction.onabort = () => reject(transaction.error);
    };
})"""
"""Reads a row of the store, and writes another in its place, behind the back of the host."""


def row(page: Page, key: str, text: str | None = None) -> str | None:
    """A row of the store as it was, before it was written over."""
    found: str | None = page.evaluate(DATABASE, [key, text])
    return found


def notice(page: Page) -> Locator:
    """What is said above every page when something is wrong."""
    return page.get_by_test_id("device-notice")


def said(page: Page, words: str) -> Locator:
    """The notice, once it says this."""
    expect(notice(page)).to_contain_text(words, timeout=PATIENCE)
    return notice(page)


def set_up(page: Page, host: StaticHost) -> Player:
    """A game of two in which every step of a turn is the player's: the die, the rug, and Assam's heading."""
    page.goto(host.address("#/setup"))
    form = page.get_by_role("form", name="Set up a game")
    form.get_by_role("radio", name="French, 60 rugs").check()
    form.get_by_text("2", exact=True).click()
    form.get_by_label("Seat 2", exact=True).select_option("Bot, novice")
    form.get_by_role("switch", name="Turn Assam at the end").check()
    form.get_by_role("button", name="Start this game").click()
    return Player(page)


def reloaded(player: Player, step: Step, version: int) -> None:
    """Load the page anew: it is where it was."""
    player.page.reload()
    assert (player.due(), player.version) == (step, version)


@LONG
def test_a_reload_in_every_step_of_a_turn_changes_nothing(
    playwright: Playwright, host: StaticHost, tmp_path: Path
) -> None:
    with at_home(playwright, tmp_path / "profile") as browser:
        page = browser.new_page()
        player = set_up(page, host)
        for expected in ("roll", "lay", "turn"):
            step, version = player.due(), player.version
            assert step == expected
            reloaded(player, step, version)
            # The page is left the moment that the choice is made: it was made, or it was not.
            by_mouse(player, step)
            page.reload()
            then = player.due(), player.version
            if then == (step, version):
                player.goes(by_mouse)
            else:
                assert then[1] > version
        before = player.version
        player.goes(by_mouse)
        assert player.version > before
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Resign").click()
        page.get_by_test_id("sure").click()
        player.finale.wait_for()
        version = player.version
        reloaded(player, "over", version)


@LONG  # on a busy machine the game that is begun at the end sometimes does not open
def test_a_damaged_row_is_told_and_left_alone(
    playwright: Playwright, host: StaticHost, tmp_path: Path
) -> None:
    german = {"language": "de"}
    with at_home(playwright, tmp_path / "profile", settings=german, allow=["Damaged"]) as browser:
        page = browser.new_page()
        page.goto(host.address())
        game = begin(page).game
        whole = row(page, f"game/{game}")
        assert whole is not None
        row(page, f"game/{game}", whole[:-9])
        page.goto(host.address("#/games"))
        page.reload()
        told = said(page, "lassen sich nicht lesen")
        expect(page.get_by_test_id("opening")).to_have_count(0, timeout=PATIENCE)
        with page.expect_event("domcontentloaded"):  # it loads the page anew
            told.get_by_role("button", name="neue Sammlung").click()
        page.goto(host.address())
        other = begin(page)
        other.due()
        assert other.game != game
        assert row(page, f"game/{game}") == whole[:-9]


def test_a_full_quota_refuses_the_move_in_words_and_loses_nothing(
    playwright: Playwright, host: StaticHost, tmp_path: Path
) -> None:
    profile = tmp_path / "profile"
    with at_home(playwright, profile) as browser:
        page = browser.new_page()
        page.goto(host.address())
        player = begin(page)
        player.until("lay")
        version, address = player.version, page.url
    # A browser remembers for a while how much room there was: begun anew, it asks.
    with at_home(playwright, profile) as browser:
        page = browser.new_page()
        origin = {"origin": f"http://127.0.0.1:{host.port}"}
        session = browser.new_cdp_session(page)
        session.send("Storage.overrideQuotaForOrigin", {**origin, "quotaSize": 1000})
        page.goto(address)
        player = Player(page)
        assert (player.due(), player.version) == ("lay", version)
        by_mouse(player, "lay")
        said(page, "no room left")
        assert player.version == version
        # Nor is it there after a reload; everything that was told before is.
        page.reload()
        assert (player.due(), player.version) == ("lay", version)
        by_mouse(player, "lay")
        said(page, "no room left")
        # The page goes on by itself once there is room.
        session.send("Storage.overrideQuotaForOrigin", origin)
        player.moved_on(version)
        expect(notice(page)).to_have_count(0, timeout=PATIENCE)
        assert player.due() in ("orient", "over")


@pytest.mark.parametrize(
    "policy",
    ["worker-src 'none'", "script-src 'self' 'unsafe-inline'"],
    ids=["no-workers", "no-compiling"],
)
def test_a_browser_that_runs_no_host_says_so(
    playwright: Playwright, host: StaticHost, tmp_path: Path, policy: str
) -> None:
    host.headers["Content-Security-Policy"] = policy
    with at_home(playwright, tmp_path / "profile", allow=[""]) as browser:
        page = browser.new_page()
        page.goto(host.address("#/games"))
        said(page, "does not let the game start")
        # Lessons and rules work without.
        page.goto(host.address("#/rules"))
        expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENCE)
        page.goto(host.address("#/learn/tithe"))
        expect(page.get_by_test_id("lesson")).to_be_visible(timeout=PATIENCE)


@LONG
def test_without_simd_all_but_the_master_play(
    playwright: Playwright, host: StaticHost, tmp_path: Path
) -> None:
    flags = ["--js-flags=--no-enable-sse4-1"]
    with at_home(playwright, tmp_path / "profile", arguments=flags) as browser:
        page = browser.new_page()
        page.goto(host.address())
        said(page, "no WebAssembly with SIMD")
        player = begin(page)
        player.until("lay")
        player.goes(by_mouse)
        assert player.due() == "orient"


@LONG
def test_a_database_deleted_while_it_is_in_use_is_told_and_missed_afterwards(
    playwright: Playwright, host: StaticHost, tmp_path: Path
) -> None:
    with at_home(playwright, tmp_path / "profile", allow=[""]) as browser:
        page = browser.new_page()
        page.goto(host.address())
        begin(page).due()
        origin = {"origin": f"http://127.0.0.1:{host.port}", "storageTypes": "indexeddb"}
        browser.new_cdp_session(page).send("Storage.clearDataForOrigin", origin)
        told = said(page, "has deleted what this page kept")
        told.get_by_role("button", name="Load it anew").click()
        said(page, "has lost the games that were kept here")
        page.goto(host.address("#/"))
        player = begin(page)
        player.due()
        player.goes(by_mouse)


@LONG
@pytest.mark.parametrize(("name", "step"), [("python.zip", 2), ("app.zip", 3)])
def test_what_does_not_come_is_named_and_asked_for_again(
    playwright: Playwright, host: StaticHost, tmp_path: Path, name: str, step: int
) -> None:
    missing = f"/games/lite/lite/{name}"
    host.pages[missing] = tmp_path / "nothing"
    with at_home(playwright, tmp_path / "profile", allow=[""]) as browser:
        page = browser.new_page()
        page.goto(host.address())
        opening = page.get_by_test_id("opening")
        expect(opening).to_contain_text(f"Step {step} did not arrive", timeout=PATIENCE)
        page.goto(host.address("#/games"))
        said(page, f"Step {step} did not arrive")
        del host.pages[missing]
        page.goto(host.address("#/"))
        opening.get_by_role("button", name="Try again").click()
        begin(page).due()
