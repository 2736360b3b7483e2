# ruff: noqa: RUF001 (dashes as people read them)
"""My games with their markets and statistics, the first game's coach, and the page when there is no server."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Guard, SetUp, Visit
from tests.e2e.house import House
from tests.e2e.player import Player, by_mouse
from tests.service.calling.receivers import receiving

DAY = 86_400


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
    page.get_by_text("Live 1").click()
    page.get_by_role("link", name="Go on").click()
    assert Player(page).due() == "orient"


def test_slow_games_lead_with_those_that_wait(visit: Visit, set_up: SetUp) -> None:
    page = visit("/setup?friends")
    page.get_by_label("Clock").select_option("A turn within 3 days")
    expect(page.get_by_test_id("rule-line")).to_contain_text("3 days a turn")
    hurried = set_up(page, "person", "person", names={0: "Ana", 1: "Mum"}, clock={"per_turn": DAY})
    expect(page.get_by_test_id("clock")).to_have_text(re.compile("^(23 h|1 day)$"))
    Player(page).due()
    mine = set_up(page, "person", "bot", clock={"per_turn": 3 * DAY})
    Player(page).due()
    waiting = set_up(page, "person", "link", clock={"per_turn": 7 * DAY})
    page.get_by_test_id("gathering").wait_for()
    page.goto("/games")
    expect(page.get_by_role("heading", name="Your turn in two")).to_be_visible()
    listed = [one.get_attribute("data-game") for one in page.get_by_test_id("my-game").all()]
    assert listed == [hurried, mine, waiting], "least time first, then the calm list"
    first = page.locator(f'[data-game="{hurried}"]')
    expect(first).to_contain_text("The market opens")
    expect(first.get_by_test_id("time-left")).to_contain_text(re.compile("(23 h|1 day) left"))
    filled = page.locator("main .btn.primary")
    expect(filled).to_have_count(1)
    filled.click()
    expect(page).to_have_url(re.compile(hurried))


def test_nobody_waits_for_somebody_whose_slow_games_are_others_turns(
    visit: Visit, set_up: SetUp
) -> None:
    page = visit("/")
    set_up(page, "person", "link", clock={"per_turn": DAY})
    page.goto("/games")
    expect(page.get_by_role("heading", name="Nobody waits for you.")).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    expect(page.get_by_test_id("gathering")).to_be_visible()


def test_the_sheet_says_how_one_is_called(visit: Visit, set_up: SetUp, guard: Guard) -> None:
    guard.allow("400")
    with receiving() as receiver:
        page = visit("/")
        set_up(page, "person", "link", clock={"per_turn": DAY})
        page.goto("/games")
        link = page.get_by_test_id("call-link")
        expect(link).to_have_text("How shall we call you?")
        link.click()
        sheet = page.get_by_role("dialog", name="How shall we call you?")
        expect(sheet.get_by_role("img")).to_have_accessible_name(
            re.compile("Your turn: Mum laid c5–d5. Round 8 of 12. You have until ")
        )
        # The browser of the tests refuses notifications, as people may.
        sheet.get_by_role("switch", name="This device").click()
        expect(sheet.locator('[data-kind="push"]')).to_contain_text("This browser does not let us")
        expect(sheet.get_by_role("switch", name="This device")).not_to_be_checked()
        expect(sheet.get_by_role("switch", name="E-mail")).to_be_disabled()
        expect(sheet.get_by_text("This host sends no mail")).to_be_visible()
        test = sheet.get_by_test_id("test-calls")
        expect(test).to_be_disabled()
        sheet.get_by_role("switch", name="A webhook").check()
        field = sheet.get_by_role("textbox", name="Address of the webhook")
        field.fill("ftp://example.org")
        sheet.get_by_role("button", name="Save").click()
        expect(sheet.get_by_role("alert")).to_have_text("This address cannot be called.")
        field.fill(f"{receiver.address}/room")
        sheet.get_by_role("button", name="Save").click()
        test.click()
        expect(sheet.get_by_test_id("tested")).to_have_text("Sent by webhook.")
        said = receiver.got[0].json["text"]
        shown = sheet.get_by_role("img").get_attribute("aria-label") or ""
        assert shown.removeprefix("What the notification reads: ") in said, "that very text"
        sheet.get_by_role("button", name="Done").click()
        expect(sheet).to_have_count(0)
        expect(link).to_have_text("Called by webhook")
        page.reload()
        expect(link).to_have_text("Called by webhook")
        # The link in the message stops it, in any browser.
        stranger = visit(re.sub(r"^https?://[^/]+", "", receiver.got[0].json["stop"]))
        stranger.get_by_role("button", name="Stop these calls").click()
        expect(stranger.get_by_text("Stopped. The address is deleted.")).to_be_visible()
        page.reload()
        expect(link).to_have_text("How shall we call you?")


def test_a_link_that_is_not_whole_stops_nothing(visit: Visit, guard: Guard) -> None:
    guard.allow("404")
    page = visit("/stop/abc/def")
    page.get_by_role("button", name="Stop these calls").click()
    expect(page.get_by_role("alert")).to_have_text("This link is not whole, or has expired.")


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
