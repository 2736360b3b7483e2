"""A turn one can read at a glance, on any screen: what strangers stumbled over, and does not come back."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.conftest import SetUp, Size, Visit
from tests.e2e.player import Player, by_mouse, square_at
from tests.page.recordings import GOLDEN

PHONES: list[Size] = [(360, 640), (375, 553), (390, 664), (640, 360)]
LEAST = 24
"""Pixels that anything one presses has in both directions."""


def box_of(what: Locator) -> dict[str, float]:
    box = what.bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes share no point."""
    return (
        one["x"] + one["width"] <= other["x"] + 0.5
        or other["x"] + other["width"] <= one["x"] + 0.5
        or one["y"] + one["height"] <= other["y"] + 0.5
        or other["y"] + other["height"] <= one["y"] + 0.5
    )


def small_targets(page: Page) -> list[str]:
    """What can be pressed and is smaller than it should be."""
    return list(
        page.evaluate(
            """(least) => [...document.querySelectorAll("button, a[href], select, label:has(input)")]
                .filter((one) => one.checkVisibility() && !one.matches(".skiplink, .vh"))
                .filter((one) => { const { width, height } = one.getBoundingClientRect();
                    return width > 0 && (width < least || height < least); })
                .map((one) => one.outerHTML.slice(0, 120))""",
            LEAST,
        )
    )


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_on_phones_neither_hint_nor_odds_lie_on_the_board(
    visit: Visit, set_up: SetUp, size: Size, locale: str
) -> None:
    page = visit(None, size=size, touch=True, locale=locale, settings={"soundAsked": True})
    set_up(page, "person", "bot", "bot", "bot")
    me = Player(page)
    me.due()
    board = page.get_by_test_id("board")
    place = box_of(board)
    assert min(place["width"], place["height"]) >= 240

    page.get_by_test_id("odds-button").tap()
    table = page.get_by_test_id("odds")
    expect(table).to_be_visible()
    assert box_of(board) == place, "the board stays where it is"
    assert apart(box_of(me.prompt), place)
    shown, dock = box_of(table), box_of(me.prompt)
    assert shown["y"] >= dock["y"] - 0.5
    assert shown["y"] + shown["height"] <= box_of(me.act)["y"] + 0.5, "no row is cut"
    assert small_targets(page) == []

    page.get_by_test_id("hint").tap()
    note = page.get_by_test_id("hint-note")
    expect(note).to_be_visible()
    assert box_of(board) == place
    assert apart(box_of(note), place)
    assert apart(box_of(note), box_of(me.prompt))
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert small_targets(page) == []


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_prompt_and_dock_keep_their_height_whatever_happens(
    visit: Visit, set_up: SetUp, size: Size
) -> None:
    page = visit(None, size=size, settings={"soundAsked": True})
    set_up(page, "person", "bot", "bot")
    me = Player(page)
    me.due()
    dock, board = box_of(me.prompt), box_of(page.get_by_test_id("board"))
    me.goes(by_mouse)
    assert me.due() == "lay"
    assert box_of(me.prompt) == dock
    page.mouse.click(*square_at(me, "a1" if size[0] > 1000 else "g7"))
    expect(page.get_by_test_id("refusal")).to_be_visible()
    assert box_of(me.prompt) == dock
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-note")).to_be_visible()
    assert box_of(me.prompt) == dock
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.get_by_test_id("offline")).to_be_visible()
    assert box_of(me.prompt) == dock
    assert box_of(page.get_by_test_id("board")) == board
    page.context.set_offline(False)


@pytest.mark.parametrize("quick", [False, True], ids=["by the button", "by a tap, for the quick"])
def test_a_rug_is_placed_by_two_taps_or_a_drag_moved_by_a_tap_elsewhere_and_laid_by_a_touch_of_its_own(
    visit: Visit, set_up: SetUp, quick: bool
) -> None:
    page = visit(None, size=(390, 844), touch=True, settings={"quickLay": quick})
    game = set_up(page, "person", "bot", "bot")
    me = Player(page)
    me.due()
    version = me.version
    me.act.tap()
    me.moved_on(version)
    assert me.due() == "lay"
    rugs = [
        rug["rug"] for rug in page.request.get(f"/api/games/{game}").json()["table"]["next"]["rugs"]
    ]
    ghost = page.get_by_test_id("ghost")

    def tap(square: str) -> None:
        page.touchscreen.tap(*square_at(me, square))

    first, *others = rugs
    for square in first.split("-"):
        if ghost.count() == 0:
            tap(square)
    expect(ghost).to_have_attribute("data-lies", first)
    expect(ghost).to_have_attribute("data-placed", "true")
    assert me.version == version + 1, "nothing is laid yet"
    other = next(one for one in others if not set(one.split("-")) & set(first.split("-")))
    for square in other.split("-"):
        if ghost.get_attribute("data-lies") != other if ghost.count() else True:
            tap(square)
    expect(ghost).to_have_attribute("data-lies", other)
    assert me.version == version + 1, "a tap elsewhere moves it"
    # A drag over two squares, by mouse here: both are pointers to the page.
    start, end = (square_at(me, square) for square in first.split("-"))
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    page.mouse.move(*end)
    page.mouse.up()
    expect(ghost).to_have_attribute("data-lies", first)
    version = me.version
    tap(first.split("-")[1])
    if not quick:
        # It may have been meant to complete the rug: nothing is sent.
        page.wait_for_timeout(150)
        assert page.request.get(f"/api/games/{game}").json()["table"]["version"] == version
        expect(ghost).to_have_attribute("data-lies", first)
        me.act.tap()
    me.moved_on(version)
    assert first in json.dumps(page.request.get(f"/api/games/{game}/updates?after={version}").json()[0])


def test_arrows_in_the_panel_point_as_on_the_board_and_nothing_shows_a_roll_before_one(
    visit: Visit, set_up: SetUp
) -> None:
    page = visit(None)
    set_up(page, "person", "bot")
    me = Player(page)
    me.due()
    expect(page.get_by_test_id("die")).to_have_count(0)
    turns = page.get_by_test_id("turns")
    for _ in range(3):
        headings = page.request.get(f"/api/games/{me.game}").json()["table"]["next"]["headings"]
        for way in headings:
            angle = ["north", "east", "south", "west"].index(way["heading"]) * 90
            label = turns.locator(f'label:has(input[value="{way["turn"]}"])')
            expect(label.locator("svg")).to_have_attribute("data-angle", str(angle))
        # What points left on the screen stands left of what points right.
        shown = [int(one.get_attribute("data-angle") or 0) for one in turns.locator("svg").all()]
        assert 270 not in shown or 90 not in shown or shown.index(270) < shown.index(90)
        version = me.version
        page.keyboard.press("ArrowRight")
        me.act.click()
        me.moved_on(version)
        assert me.due() == "lay"
        expect(page.get_by_test_id("die")).to_have_count(1)
        me.goes(by_mouse)
        me.due()


def test_the_others_are_marked_until_one_acts_and_costs_stand_at_the_arrows(
    visit: Visit, set_up: SetUp
) -> None:
    page = visit(None)
    set_up(page, "person", "bot", "bot", "bot")
    me = Player(page)
    me.due()
    expect(page.get_by_test_id("chips").locator("[data-turn]")).to_have_count(3)
    me.until("lay")
    expect(page.get_by_test_id("last-round")).to_have_count(0)
    me.goes(by_mouse)
    assert me.due() == "orient"
    expect(page.get_by_test_id("last-round").locator("path.in")).to_have_count(3)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Show what each way may cost").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("chips")).to_have_count(0)


def test_l_says_what_happened_last_even_after_the_score(visit: Visit, set_up: SetUp) -> None:
    page = visit(None)
    set_up(page, "person", "bot")
    me = Player(page)
    me.until("lay")
    said = me.said.locator("p, li, div").last
    page.keyboard.press("s")
    expect(said).to_contain_text("dirhams")
    page.keyboard.press("l")
    expect(said).to_contain_text("rolled")


def test_the_focus_is_in_the_game_on_entering(visit: Visit, set_up: SetUp) -> None:
    page = visit(None)
    set_up(page, "person", "bot")
    Player(page).due()
    assert page.evaluate("document.activeElement !== document.body")


def test_taking_back_is_not_resuming_in_french(visit: Visit, set_up: SetUp) -> None:
    page = visit(None, locale="fr-FR")
    set_up(page, "person", "bot")
    me = Player(page)
    me.due()
    version = me.version
    me.act.click()
    me.moved_on(version)
    expect(page.get_by_role("button", name="Annuler le coup")).to_be_visible()
    expect(page.get_by_role("button", name="Reprendre")).to_have_count(0)


@pytest.mark.parametrize("size", [(820, 1180), (1024, 768), (1280, 800), (1366, 657)])
def test_levels_are_not_cut_and_what_happened_is_in_sight(visit: Visit, size: Size) -> None:
    page = visit(None, size=size)
    bots = [{"kind": "bot", "level": "apprentice"}] * 3
    asked = {"printing": "en2021", "seats": [{"kind": "person"}, *bots]}
    page.goto(f"/g/{page.request.post('/api/games', data=asked).json()['game']}")
    me = Player(page)
    me.due()
    cut = page.evaluate(
        """() => [...document.querySelectorAll("[data-testid=players] :is(.sub, .name, .score)")]
            .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""
    )
    assert cut == []
    # The help for a first game stands above the log until it was read.
    page.get_by_test_id("coach").get_by_role("button", name="Fine").click()
    log = box_of(page.get_by_test_id("log"))
    assert log["height"] >= 90
    assert log["y"] + log["height"] <= size[1] + 0.5


def test_a_button_that_waits_can_be_read(visit: Visit, set_up: SetUp) -> None:
    page = visit(None)
    set_up(page, "person", "bot")
    me = Player(page)
    me.until("lay")
    expect(me.act).to_have_attribute("aria-disabled", "true")
    ink, ground = me.act.evaluate(
        "(one) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]"
    )
    assert contrast(ink, ground) >= 4.5


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, e.g. of `rgb(0, 0, 0)` and `rgb(255, 255, 255)`, which is 21."""

    def light(colour: str) -> float:
        parts = [int(part) / 255 for part in colour.strip("rgba()").split(",")[:3]]
        red, green, blue = (
            part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    bright, dark = sorted((light(one), light(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def test_a_clock_goes_by_the_servers_time(visit: Visit, set_up: SetUp) -> None:
    page = visit(None)
    # A device whose clock is an hour late.
    page.add_init_script("{ const now = Date.now; Date.now = () => now() - 3600000; }")
    set_up(page, "person", "bot", clock={"per_turn": 60})
    me = Player(page)
    me.due()
    clock = me.prompt.get_by_test_id("clock")
    minutes, seconds = (clock.locator("b").inner_text()).split(":")
    assert 45 <= int(minutes) * 60 + int(seconds) <= 61


def staged(page: Page, you: int) -> None:
    """A page on a golden game at the moment at which seat 3 cannot pay."""
    text = (GOLDEN / "elimination-4-players.txt").read_text()
    game = page.request.post("/api/files", data=text, headers={"content-type": "text/plain"}).json()[
        "game"
    ]
    updates: list[dict[str, Any]] = page.request.get(f"/api/games/{game}/updates?after=0").json()
    index = next(
        index
        for index, update in enumerate(updates)
        if any(event["type"] == "eliminated" for event in update["events"])
    )
    before, out = updates[index - 1], updates[index]

    def events(route: Route) -> None:
        told = f"retry: 100000\n\nevent: update\nid: {out['version']}\ndata: {json.dumps(out)}\n\n"
        route.fulfill(status=200, headers={"content-type": "text/event-stream"}, body=told)

    seen = page.request.get(f"/api/games/{game}").json()
    opened = {**seen, "table": before["table"], "you": [you]}
    page.route(f"**/api/games/{game}", lambda route: route.fulfill(json=opened))
    page.route(f"**/api/games/{game}/updates*", lambda route: route.fulfill(json=[before]))
    page.route(f"**/api/games/{game}/events*", events)
    page.goto(f"/g/{game}")


def test_going_out_is_staged_and_waits_for_whoever_is_out(visit: Visit) -> None:
    page = visit(None, settings={"speed": "fast"})
    staged(page, you=3)
    moment = page.get_by_test_id("moment")
    expect(moment).to_contain_text("You cannot pay")

    # Whoever came later and is not out has seen it to its end by now.
    other = visit(None, settings={"speed": "fast"})
    staged(other, you=0)
    shown = other.get_by_test_id("moment")
    expect(shown).to_contain_text("cannot pay")
    expect(shown).to_contain_text("forgiven")
    expect(shown).to_have_count(0)

    expect(moment).to_be_visible()
    page.get_by_role("button", name="Watch on").click()
    expect(moment).to_have_count(0)
    expect(page.get_by_role("list", name="Merchants")).to_contain_text("Out")
