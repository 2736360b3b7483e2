"""My games with their markets and statistics, the first game's coach, and the page when there is no server."""

from playwright.sync_api import expect

from tests.e2e.conftest import Guard, SetUp, Visit
from tests.e2e.house import House
from tests.e2e.player import Player, by_mouse


def test_my_games_show_the_market_the_scores_and_whose_turn_it_is(visit: Visit, set_up: SetUp) -> None:
    page = visit("/games")
    expect(page.get_by_text("No games yet in this browser.")).to_be_visible()
    for _ in range(2):
        set_up(page, "bot", "bot")
        page.get_by_test_id("finale").wait_for()
    game = set_up(page, "person", "bot")
    Player(page).due()
    page.goto("/games")
    mine = page.locator(f'[data-game="{game}"]')
    expect(mine).to_contain_text("Your turn")
    expect(mine).to_contain_text("You")
    expect(mine.get_by_role("img", name="The market")).to_be_visible()
    expect(page.get_by_test_id("my-game").first).to_have_attribute("data-game", game)
    expect(page.get_by_test_id("statistics")).to_contain_text("Play five games")
    page.get_by_text("Finished 2").click()
    expect(page.get_by_test_id("my-game")).to_have_count(2)
    page.get_by_text("Your turn 1").click()
    page.get_by_role("link", name="Go on").click()
    assert Player(page).due() == "orient"


def test_the_coach_speaks_once_at_each_step(visit: Visit, set_up: SetUp) -> None:
    page = visit(None)
    set_up(page, "person", "bot")
    me = Player(page)
    me.due()
    coach = page.get_by_test_id("coach")
    expect(coach).to_contain_text("Choose a way for Assam")
    me.goes(by_mouse)
    me.due()
    expect(coach).to_contain_text("Lay a rug beside Assam")
    coach.get_by_role("button", name="Fine").click()
    expect(coach).to_have_count(0)
    me.goes(by_mouse)
    me.due()
    expect(coach).to_have_count(0)
    page.reload()
    me.due()
    expect(coach).to_have_count(0)


def test_without_a_server_the_page_says_so(visit: Visit, guard: Guard) -> None:
    guard.allow("ERR_CONNECTION_REFUSED|Failed to fetch")
    with House().open() as house:
        page = visit("/", at=house.address)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        assert page.get_by_test_id("play").is_visible()
    page.goto("/games")
    expect(page.get_by_role("heading", name="The market is closed")).to_be_visible()
    # In our own type: its fonts are kept with it.
    page.wait_for_function(
        """() => [...document.fonts].some(({ family, status }) =>
            family.includes("Fraunces Variable") && status === "loaded")"""
    )


def test_a_link_has_a_description_and_a_picture(visit: Visit) -> None:
    page = visit("/")
    picture = page.locator('meta[property="og:image"]').get_attribute("content")
    assert picture is not None
    assert page.request.get(picture).headers["content-type"] == "image/png"
    manifest = page.request.get("/manifest.webmanifest").json()
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok
