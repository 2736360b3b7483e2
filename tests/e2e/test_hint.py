"""A hint on the board, the bar of chances, and what the levels do."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import Guard, SetUp, Visit
from tests.e2e.player import Player


def test_a_hint_is_shown_on_the_board_and_the_bar_can_be_switched_on(
    visit: Visit, set_up: SetUp, guard: Guard
) -> None:
    # Until the master is compiled the server says that it is not ready, and the page says so in words.
    guard.allow("status of 409")
    page = visit(None)
    set_up(page, "person", "bot", "bot")
    me = Player(page)
    assert me.due() == "orient"
    note = page.get_by_test_id("hint-note")

    me.prompt.get_by_role("button", name="Hint").click()
    # The reason in the game's words, then the figures.
    told = r"(Turn|Leave) Assam .*(you pay|anything to pay).*(wins|worth|as good)"
    expect(note).to_contain_text(re.compile(told, re.IGNORECASE | re.DOTALL))
    assert me.goes(lambda player, _: player.act.click()) == "orient"

    assert me.due() == "lay"
    expect(note).to_have_count(0)
    page.keyboard.press("h")
    expect(note).to_contain_text(re.compile(r"Lay [a-g][1-7].[a-g][1-7]: .*(squares|covers|round it)"))
    lay = re.search(r"Lay (\w\d).(\w\d)", note.inner_text())
    assert lay is not None
    shown = page.locator(f'[data-place="{lay[1]}-{lay[2]}"]')
    expect(shown).to_have_attribute("aria-checked", "true")
    expect(me.said).to_contain_text(lay[0])
    expect(page.get_by_test_id("chances")).to_have_count(0)

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Show everybody's chance to win").check()
    page.keyboard.press("Escape")
    bar = page.get_by_role("region", name="Chance to win")
    expect(bar).to_have_attribute("data-state", re.compile("known|refused"))
    expect(bar).to_contain_text(re.compile(r"You \d+%|getting ready"))


def the_master_is_ready(page: Page, ready: Callable[[], bool]) -> None:
    """Whatever the engine is doing in truth."""

    def about(route: Route) -> None:
        facts = route.fetch().json()
        for level in facts["levels"]:
            level["ready"] = ready() or level["id"] != "master"
        route.fulfill(json=facts)

    page.route("**/api/about", about)


def test_the_bar_tells_the_chances_in_words(visit: Visit, set_up: SetUp) -> None:
    page = visit(None, settings={"bar": True}, size=(360, 740))
    found = {"version": 1, "bot": "master", "win": [0.5, 0.3, 0.2], "score": None}
    asked: list[str] = []
    ready = False

    def evaluation(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(json=found)

    page.route("**/evaluation?*", evaluation)
    the_master_is_ready(page, lambda: ready)
    set_up(page, "person", "bot", "bot", names={1: "Idir", 2: "Safia"})
    bar = page.get_by_role("region", name="Chance to win")
    # Nobody is asked before the server says that there is somebody to ask.
    expect(bar).to_contain_text("The master is getting ready: the chances will come by themselves.")
    page.wait_for_timeout(500)
    assert asked == []
    ready = True
    expect(bar).to_contain_text("You 50%, Idir 30%, and Safia 20%")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_bar_waits_for_what_comes_when_the_game_has_gone_on(visit: Visit, set_up: SetUp) -> None:
    page = visit(None, settings={"bar": True})
    found = {"version": 1, "bot": "master", "win": [0.6, 0.4], "score": None}
    gone_on = iter([True])

    def evaluation(route: Route) -> None:
        if next(gone_on, False):
            route.fulfill(status=204)
        else:
            route.fulfill(json=found)

    page.route("**/evaluation?*", evaluation)
    the_master_is_ready(page, lambda: True)
    with page.expect_response("**/evaluation?*") as response:
        set_up(page, "person", "bot", names={1: "Idir"})
    assert response.value.status == 204
    me = Player(page)
    bar = page.get_by_role("region", name="Chance to win")
    assert me.due() == "orient"
    expect(bar).to_have_attribute("data-state", "asking")
    me.act.click()
    expect(bar).to_contain_text("You 60% and Idir 40%")


def test_no_hint_between_people(visit: Visit, set_up: SetUp) -> None:
    page = visit(None, settings={"bar": True})
    set_up(page, "person", "person", names={0: "Ana", 1: "Ben"})
    me = Player(page)
    assert me.due() == "orient"
    expect(me.prompt.get_by_test_id("hint")).to_have_count(0)
    expect(page.get_by_test_id("chances")).to_contain_text("once the game is over")


def test_the_start_page_says_what_each_level_does(visit: Visit) -> None:
    page = visit("/setup")
    levels = page.get_by_role("region", name="How the bots play")
    for level, words in {
        "novice": "often misjudges",
        "apprentice": "its own turn",
        "merchant": "next player",
        "master": "looks ahead",
        "even": "as well as you",
    }.items():
        expect(levels.locator(f'[data-level="{level}"]')).to_contain_text(words)
    expect(page.get_by_label("Seat 2", exact=True)).to_have_value("apprentice")
