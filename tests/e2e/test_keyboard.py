"""The keyboard alone: the documented keys play a whole game."""

import re
from time import monotonic

from playwright.sync_api import expect

from tests.e2e.conftest import SetUp, Visit
from tests.e2e.player import Player, by_keys


def test_the_keyboard_alone_starts_a_game(visit: Visit) -> None:
    page = visit("/")
    press = page.keyboard.press
    start = page.get_by_role("button", name="Play", exact=True)
    for _ in range(14):
        if start.evaluate("(button) => button === document.activeElement"):
            break
        press("Tab")
    expect(start).to_be_focused()
    press("Enter")
    assert Player(page).due() == "orient"


def test_the_keyboard_alone_plays_a_whole_game(visit: Visit, set_up: SetUp) -> None:
    page = visit(None)
    press = page.keyboard.press
    set_up(page, "person", "bot", "bot", "bot")
    me = Player(page)
    me.due()

    # Tab reaches the board once, and the focus stays there from step to step.
    board = page.get_by_test_id("board")
    assert board.locator('[tabindex="0"]').count() == 1
    for _ in range(12):
        if board.locator(":focus").count():
            break
        press("Tab")
    expect(board.locator(":focus")).to_have_count(1)
    press("Tab")
    expect(board.locator(":focus")).to_have_count(0)
    press("Shift+Tab")
    expect(board.locator(":focus")).to_have_count(1)

    me.plays_every_turn(by_keys)
    expect(page.get_by_role("list", name="Ranking")).to_be_visible()


def test_headings_are_chosen_by_the_arrow_that_points_there(visit: Visit, set_up: SetUp) -> None:
    page = visit(None)
    set_up(page, "person", "bot")
    me = Player(page)
    me.due()
    for key, turn in (("ArrowLeft", "left"), ("ArrowUp", "ahead"), ("ArrowRight", "right")):
        page.keyboard.press(key)
        chosen = me.headings.and_(page.locator('[aria-checked="true"]'))
        expect(chosen).to_have_attribute("data-turn", turn)
        expect(chosen).to_be_focused()
    version = me.version
    page.keyboard.press("Enter")
    me.moved_on(version)
    assert me.due() == "lay"
    # The focus stays on the board when the step changes.
    expect(me.places.and_(page.locator(":focus"))).to_have_count(1)


def test_a_rug_is_moved_by_arrows_given_up_by_escape_and_laid_by_enter(
    visit: Visit, set_up: SetUp
) -> None:
    page = visit(None)
    set_up(page, "person", "bot")
    me = Player(page)
    me.until("lay")
    chosen = me.places.and_(page.locator('[aria-checked="true"]'))
    page.keyboard.press("ArrowUp")
    expect(chosen).to_have_count(1)
    first = chosen.get_attribute("data-place")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(chosen).not_to_have_attribute("data-place", first or "")
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    page.keyboard.press("ArrowUp")
    expect(chosen).to_have_count(1)
    version = me.version
    page.keyboard.press("Enter")
    me.moved_on(version)
    me.until("orient")


def test_other_keys_do_what_their_list_says(visit: Visit, set_up: SetUp) -> None:
    page = visit(None)
    set_up(page, "person", "bot")
    me = Player(page)
    me.until("lay")
    page.keyboard.press("s")
    expect(me.said).to_contain_text("30 dirhams and 0 squares")
    page.keyboard.press("l")
    page.keyboard.press("x")
    grid = page.get_by_role("grid", name="Squares of the market")
    expect(grid.locator(":focus")).to_have_attribute("aria-label", re.compile("Assam stands here"))
    page.keyboard.press("ArrowDown")
    expect(grid.locator(":focus")).to_have_attribute("aria-label", re.compile(r"^[a-g][1-7], "))
    page.keyboard.press("x")
    expect(me.places.first).to_be_attached()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_be_visible()
    for key in ("Enter", "Esc", "X", "Space", "U", "L", "S", "?"):
        expect(keys.get_by_text(key, exact=True).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    version = me.version
    page.keyboard.press("u")
    page.get_by_role("button", name="Take it back").click()
    me.moved_on(version)
    assert me.due() == "orient"


def test_what_is_being_shown_can_be_skipped_by_key_and_by_button(visit: Visit, set_up: SetUp) -> None:
    page = visit(None, motion="no-preference", settings={"speed": "slow"})
    set_up(page, "person", "bot", "bot", "bot")
    me = Player(page)
    me.due()
    me.act.click()
    page.get_by_role("button", name="Skip").wait_for()
    page.keyboard.press("Escape")
    assert me.due() == "lay"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    # Three bots at a calm pace would take half a minute: one skip leads past all, also those still to move.
    page.get_by_role("button", name="Skip").wait_for()
    begun = monotonic()
    page.keyboard.press("Escape")
    assert me.due() == "orient"
    assert monotonic() - begun < 10
    table = page.request.get(f"/api/games/{me.game}").json()["table"]
    assert me.version == table["version"]
