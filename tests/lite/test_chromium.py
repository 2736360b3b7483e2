"""Chromium on a static host: games with reloads, without a network, against the master; a review; two tabs."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.e2e.player import Player, by_mouse
from tests.lite.conftest import LONG, PATIENCE, StaticHost, at_home

pytestmark = pytest.mark.timeout(900)  # where the engine is not kept it is built first


def begin(page: Page, level: str | None = None) -> Player:
    """Press Play, at once or after a level is chosen; the game opens when the host stands."""
    if level is not None:
        page.locator(f'[data-testid="level"] input[value="{level}"]').check(force=True)
    page.get_by_test_id("play").click()
    page.get_by_test_id("game").wait_for()
    return Player(page)


def test_a_game_goes_on_after_reloads_and_without_a_network(
    playwright: Playwright, host: StaticHost, tmp_path: Path
) -> None:
    profile = tmp_path / "profile"
    with at_home(playwright, profile) as browser:
        page = browser.new_page()
        page.goto(host.address())
        player = begin(page)
        assert "/games/lite/#/g/" in page.url
        for _ in range(2):
            # A reload brings back the very same position, and the game goes on.
            step, version = player.due(), player.version
            page.reload()
            assert (player.due(), player.version) == (step, version)
            player.goes(by_mouse)
        step, version = player.due(), player.version
        game = player.game
        page.goto(host.address("#/"))
        expect(page.get_by_text("Offline ready").first).to_be_visible(timeout=PATIENCE)
        # Nothing was asked of this host that is not a file of the copy.
        assert all(path.startswith("/games/lite/") for path in host.asked)
    host.close()
    with at_home(playwright, profile) as browser:
        page = browser.new_page()
        page.goto(host.address("#/games"))
        expect(page.get_by_test_id("my-game")).to_have_count(1, timeout=PATIENCE)
        page.goto(host.address(f"#/g/{game}"))
        player = Player(page)
        assert (player.due(), player.version) == (step, version)
        player.goes(by_mouse)
        page.goto(host.address("#/"))
        player = begin(page)
        assert player.game != game
        player.goes(by_mouse)


def test_the_master_plays_and_advises_and_a_game_is_reviewed(
    playwright: Playwright, host: StaticHost, tmp_path: Path
) -> None:
    with at_home(playwright, tmp_path / "profile") as browser:
        page = browser.new_page()
        page.goto(host.address())
        player = begin(page, "master")
        assert player.due() == "orient"
        player.prompt.get_by_role("button", name="Hint").click()
        expect(page.get_by_test_id("hint-note")).to_contain_text("Assam", timeout=PATIENCE)
        player.until("lay")
        player.goes(by_mouse)
        player.due()  # the masters have answered
        # The second worker starts for a review, and not before.
        assert not any("study.mjs" in worker.url for worker in page.workers)
        game = player.game
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Resign").click()
        page.get_by_test_id("sure").click()
        player.finale.wait_for()
        page.goto(host.address(f"#/g/{game}/review"))
        expect(page.get_by_text("Your chance to win, move by move.")).to_be_visible(timeout=PATIENCE)


def test_of_two_tabs_one_leads(playwright: Playwright, host: StaticHost, tmp_path: Path) -> None:
    with at_home(playwright, tmp_path / "profile") as browser:
        first, second = browser.new_page(), browser.new_page()
        first.goto(host.address())
        player = begin(first)
        player.due()
        second.goto(first.url)
        notice = second.get_by_test_id("device-notice")
        expect(notice).to_contain_text("another tab", timeout=PATIENCE)
        notice.get_by_role("button", name="Play here").click()
        assert Player(second).due() == "orient"
        expect(first.get_by_test_id("device-notice")).to_contain_text("another tab", timeout=PATIENCE)
        second.close()
        expect(first.get_by_test_id("device-notice")).to_have_count(0, timeout=PATIENCE)
        # The lead comes back, and the game goes on here.
        player.goes(by_mouse)
        assert player.due() == "lay"


@LONG
def test_a_whole_game_against_the_master_from_a_cold_start_without_a_network(
    playwright: Playwright, host: StaticHost, tmp_path: Path
) -> None:
    profile = tmp_path / "profile"
    with at_home(playwright, profile) as browser:
        page = browser.new_page()
        page.goto(host.address())
        expect(page.get_by_text("Offline ready").first).to_be_visible(timeout=PATIENCE)
    host.close()
    with at_home(playwright, profile) as browser:
        page = browser.new_page()
        # Nothing has been played here: the networks come from what is kept, too.
        page.goto(host.address("#/setup"))
        form = page.get_by_role("form", name="Set up a game")
        form.get_by_text("2", exact=True).click()
        form.get_by_label("Seat 2", exact=True).select_option("master")
        form.get_by_role("button", name="Start this game").click()
        player = Player(page)
        choices = player.plays_on()
        assert choices <= 48
        expect(page.get_by_role("list", name="Ranking").get_by_role("listitem")).to_have_count(2)
        # The second worker starts without a network, too.
        expect(page.get_by_test_id("parts").first).to_contain_text("at the start", timeout=PATIENCE)
