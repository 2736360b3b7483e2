"""Chromium on a static host: a whole game with reloads, then one without a network; two tabs."""

from pathlib import Path

from playwright.sync_api import Page, Playwright, expect

from tests.e2e.player import Player, by_mouse
from tests.lite.conftest import StaticHost, at_home


def begin(page: Page) -> Player:
    """Press Play, at once; the game opens when the host stands."""
    page.get_by_test_id("play").click()
    page.get_by_test_id("game").wait_for()
    return Player(page)


def test_a_whole_game_with_reloads_and_then_one_without_a_network(
    playwright: Playwright, host: StaticHost, tmp_path: Path
) -> None:
    profile = tmp_path / "profile"
    with at_home(playwright, profile) as browser:
        page = browser.new_page()
        page.goto(host.address())
        expect(page.get_by_role("heading", name="Learn")).to_be_visible()
        player = begin(page)
        assert "/games/lite/#/g/" in page.url
        # A reload at each kind of step brings back the very same position.
        for _ in range(2):
            step, version = player.due(), player.version
            page.reload()
            assert (player.due(), player.version) == (step, version)
            player.goes(by_mouse)
        # Nothing was asked of this host that is not a file of the copy.
        assert all(path.startswith("/games/lite/") for path in host.asked)
        page.goto(host.address())
        expect(page.get_by_text("Offline ready")).to_be_visible(timeout=60_000)
    host.close()
    with at_home(playwright, profile) as browser:
        page = browser.new_page()
        page.goto(host.address())
        player = begin(page)
        player.plays_on()
        page.get_by_role("button", name="Check the dice").click()
        expect(page.get_by_test_id("own-dice")).to_contain_text("this very device")
        page.goto(host.address("#/games"))
        expect(page.get_by_test_id("my-game")).to_have_count(2)


def test_of_two_tabs_one_leads(playwright: Playwright, host: StaticHost, tmp_path: Path) -> None:
    with at_home(playwright, tmp_path / "profile") as browser:
        first, second = browser.new_page(), browser.new_page()
        first.goto(host.address())
        player = begin(first)
        player.due()
        second.goto(first.url)
        notice = second.get_by_test_id("device-notice")
        expect(notice).to_contain_text("another tab")
        notice.get_by_role("button", name="Play here").click()
        assert Player(second).due() == "orient"
        expect(first.get_by_test_id("device-notice")).to_contain_text("another tab")
        second.close()
        expect(first.get_by_test_id("device-notice")).to_have_count(0)
