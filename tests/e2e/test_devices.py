"""Every device: phones both ways, tablets, wide screens; light and dark; with and without motion."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Guard, SetUp, Size, Visit
from tests.e2e.player import Player, by_finger, by_mouse, square_at

SIZES: dict[str, Size] = {
    "small phone": (360, 640),
    "phone": (390, 844),
    "phone on its side": (844, 390),
    "tablet": (768, 1024),
    "desktop": (1280, 800),
    "wide": (2560, 1080),
}
each_size = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())


def fits(page: Page) -> None:
    """Nothing makes the page scroll sideways."""
    width, room = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    assert width <= room, page.url


def in_sight(page: Page, what: Locator) -> None:
    """Wholly on the screen without scrolling."""
    expect(what).to_be_visible()
    box = what.bounding_box()
    screen = page.viewport_size
    assert box is not None
    assert screen is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= screen["width"] + 0.5
    assert box["y"] + box["height"] <= screen["height"] + 0.5, (box, screen)


@each_size
def test_a_game_fits_and_its_action_is_in_sight(visit: Visit, guard: Guard, size: Size) -> None:
    # A link that leads nowhere says so at once.
    guard.allow("status of 404")
    touch = min(size) < 700
    page = visit("/", size=size, touch=touch)
    page.get_by_test_id("level").wait_for()
    fits(page)
    play = page.get_by_role("button", name="Play", exact=True)
    in_sight(page, play)
    play.click()
    me = Player(page)
    hand = by_finger if touch else by_mouse
    for _ in range(2):
        assert me.due() == "orient"
        fits(page)
        in_sight(page, me.act)
        me.goes(hand)
        assert me.due() == "lay"
        fits(page)
        in_sight(page, me.act)
        me.goes(hand)
    page.evaluate("scrollTo(0, 0)")
    in_sight(page, page.get_by_test_id("board"))
    for path in ("/rules", "/open", "/games", f"/g/{me.game}/replay", "/join/x/y"):
        page.goto(path)
        page.get_by_role("heading", level=1).first.wait_for()
        fits(page)
        if path.endswith("replay") and size[0] < 640:
            box = page.get_by_role("group", name="Market square").bounding_box()
            assert box is not None
            assert box["width"] > 0.95 * size[0]


@pytest.mark.parametrize("size", [(360, 640), (844, 390)], ids=["upright", "on its side"])
def test_the_end_of_a_two_colour_game_fits_on_a_phone(visit: Visit, set_up: SetUp, size: Size) -> None:
    page = visit(None, size=size, touch=True)
    set_up(page, "person", "bot", names={0: "W" * 24})
    me = Player(page)
    me.due()
    fits(page)
    in_sight(page, me.act)
    set_up(page, "bot", "bot", names={0: "W" * 24, 1: "M" * 24})
    me.finale.wait_for()
    fits(page)


@pytest.mark.parametrize("bar", [False, True], ids=["plain", "with chances"])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_on_a_small_phone_nothing_lies_on_the_board(
    visit: Visit, set_up: SetUp, locale: str, bar: bool
) -> None:
    page = visit(None, size=(360, 640), touch=True, locale=locale, settings={"bar": bar})
    set_up(page, "person", "bot")
    me = Player(page)
    assert me.due() == "orient"
    clear_of_the_dock(me)
    version = me.version
    me.act.tap()
    me.moved_on(version)
    assert me.due() == "lay"
    clear_of_the_dock(me)
    page.get_by_test_id("board").locator("[data-place]").first.focus()
    page.keyboard.press("ArrowRight")
    expect(me.act).not_to_have_attribute("aria-disabled", "true")
    clear_of_the_dock(me)


def clear_of_the_dock(me: Player) -> None:
    """The whole board is in sight above the dock, whose button is one line."""
    fits(me.page)
    board, dock, act = (
        one.bounding_box() for one in (me.page.get_by_test_id("board"), me.prompt, me.act)
    )
    assert board is not None
    assert dock is not None
    assert act is not None
    assert board["y"] + board["height"] <= dock["y"]
    assert dock["y"] + dock["height"] <= 640
    assert act["height"] <= 48


def test_on_a_phone_a_rug_is_two_taps_and_a_confirm(visit: Visit, set_up: SetUp) -> None:
    page = visit(None, size=(390, 844), touch=True)
    game = set_up(page, "person", "bot", "bot")
    me = Player(page)
    me.due()
    version = me.version
    me.act.tap()
    me.moved_on(version)
    assert me.due() == "lay"
    expect(me.act).to_have_text("Choose a place")
    table = page.request.get(f"/api/games/{game}").json()["table"]
    first, second = next(
        rug["squares"]
        for rug in table["next"]["rugs"]
        if sum(rug["squares"][0] in other["squares"] for other in table["next"]["rugs"]) > 1
    )
    # A second tap on the same square does not undo the first.
    page.touchscreen.tap(*square_at(me, first))
    page.touchscreen.tap(*square_at(me, first))
    expect(page.get_by_test_id("first-half")).to_have_count(1)
    # Assam's own square is refused in words.
    page.touchscreen.tap(*square_at(me, table["position"]["assam"]["square"]))
    expect(page.get_by_test_id("refusal")).to_have_text(
        "Assam stands there: no rug goes under his feet."
    )
    page.touchscreen.tap(*square_at(me, second))
    expect(me.act).to_have_text("Lay it here")
    version = me.version
    me.act.tap()
    me.moved_on(version)
    expect(page.get_by_test_id("log")).to_contain_text(f"{min(first, second)}")


@pytest.mark.parametrize("chosen", ["auto", "light", "dark"])
def test_colours_follow_the_device_or_the_menu(visit: Visit, chosen: str) -> None:
    for dark in (False, True):
        page = visit("/", dark=dark, settings={"theme": chosen})
        page.get_by_test_id("level").wait_for()
        ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
        red = int(re.findall(r"\d+", ground)[0])
        assert (red < 100) == (chosen == "dark" or (chosen == "auto" and dark))


def test_the_menu_keeps_colours_and_pace(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("group", name="Colours").get_by_text("Dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    menu.get_by_role("group", name="Pace of the others").get_by_text("Brisk").click()
    menu.get_by_role("button", name="Close").click()
    expect(menu).to_be_hidden()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Menu").click()
    pace = page.get_by_role("group", name="Pace of the others")
    expect(pace.get_by_role("radio", name="Brisk")).to_be_checked()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_assam_walks_only_where_motion_is_welcome(visit: Visit, set_up: SetUp, motion: str) -> None:
    page = visit(
        None,
        motion="reduce" if motion == "reduce" else "no-preference",
        settings={"speed": "fast"},
    )
    set_up(page, "person", "bot")
    me = Player(page)
    me.due()
    page.evaluate(
        """() => {
            window.places = new Set();
            window.tumbled = false;
            const pawn = document.querySelector(".pawn");
            new MutationObserver(() => {
                places.add(pawn.getAttribute("transform"));
                tumbled ||= document.querySelector(".die.tumbling") !== null;
            }).observe(document.querySelector("main"), { subtree: true, attributes: true });
        }"""
    )
    version = me.version
    me.act.click()
    me.moved_on(version)
    assert me.due() == "lay"
    places = page.evaluate("window.places.size")
    if motion == "reduce":
        assert places <= 3
        assert not page.evaluate("window.tumbled")
    else:
        assert places > 5
        assert page.evaluate("window.tumbled")
