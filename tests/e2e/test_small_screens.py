"""Phones, also at twice the size: nothing lies on the board, nothing is cut, everything can be pressed.

Here the game with everything open at every size; `test_axe`, which opens every screen, looks for the same
faults on all of them.
"""

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e import company
from tests.e2e.conftest import Size, Visit
from tests.e2e.player import Player, square_at
from tests.e2e.screens import advise, at_table, with_zohra
from tests.e2e.test_at_a_glance import small_targets

PHONES: list[Size] = [(360, 640), (375, 553), (390, 664), (640, 360)]
GOLDEN = "en2021-4-players"

COVERED = """() => {
    const market = document.querySelector(".market");
    const box = market.getBoundingClientRect();
    const found = new Set();
    for (let row = 1; row < 12; row++) for (let column = 1; column < 12; column++) {
        const x = box.x + (box.width * column) / 12, y = box.y + (box.height * row) / 12;
        const top = document.elementFromPoint(x, y);
        if (top === null || market.contains(top) || top.contains(market)) continue;
        found.add(top.outerHTML.slice(0, 120));
    }
    return [...found];
}"""
"""What lies on the board."""

CUT = """() => {
    const found = [];
    const silent = ".vh, .skiplink, svg, [data-testid=live], script, option";
    const rolls = (style, axis) => /auto|scroll/.test(style[`overflow${axis}`]);
    // For screen readers alone.
    const clipped = (one) => getComputedStyle(one).clipPath === "inset(50%)";
    const hidden = (one) => one !== null && (clipped(one) || hidden(one.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode, parent = node.parentElement, text = node.textContent.trim();
        if (text === "" || parent.closest(silent)) continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (hidden(parent)) continue;
        let across = true, down = true;
        for (let up = parent; up !== null && up !== document.body; up = up.parentElement) {
            const style = getComputedStyle(up), room = up.getBoundingClientRect();
            if (style.display === "inline") continue;
            across &&= !rolls(style, "X");
            down &&= !rolls(style, "Y");
            const wide = box.right > room.right + 1.5 || box.left < room.left - 1.5;
            const high = box.bottom > room.bottom + 1.5 || box.top < room.top - 1.5;
            const cut = (across && style.overflowX !== "visible" && wide)
                || (down && style.overflowY !== "visible" && high);
            if (cut) found.push(`${text.slice(0, 60)} (in ${up.tagName}.${up.className})`);
            if (cut) break;
        }
        const off = box.right > document.documentElement.clientWidth + 1.5 || box.left < -1.5;
        if (across && off) found.push(`${text.slice(0, 60)} (off the screen)`);
    }
    return found;
}"""
"""Texts that something cuts off and nothing lets one scroll to."""

WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
"""How much wider the page is than the screen; a phone's innerWidth grows with what is too wide."""


def sound(page: Page, what: str, size: Size) -> None:
    """As it is and at twice the size: nothing is covered or cut, too small to press or too wide."""
    for zoom in (1, 2):
        page.set_viewport_size({"width": size[0] // zoom, "height": size[1] // zoom})
        next_frame(page)
        _sound(page, f"{what}, {zoom} times the size")
    page.set_viewport_size({"width": size[0], "height": size[1]})


def next_frame(page: Page) -> None:
    """Wait until everything that has changed has been laid out and reported."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def _sound(page: Page, what: str) -> None:
    against = {"on the board": page.evaluate(COVERED), **faults(page)}
    assert not any(against.values()), (what, against)


def faults(page: Page) -> dict[str, object]:
    """What is wrong with the page at its size, by kind."""
    found: dict[str, object] = {
        "cut": page.evaluate(CUT),
        "too small": small_targets(page),
        "px too wide": max(0, page.evaluate(WIDER)),
    }
    return {kind: against for kind, against in found.items() if against}


def chances(route: Route) -> None:
    """Somebody knows the chances at once."""
    win = {"version": 1, "bot": "master", "win": [0.4, 0.3, 0.2, 0.1], "score": None}
    route.fulfill(json={**win, "nodes": 1, "depth": 1, "seconds": 0})


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_with_odds_hint_and_chances_open_nothing_is_covered_or_cut(
    visit: Visit, size: Size, locale: str
) -> None:
    page = visit(None, size=size, touch=True, locale=locale, settings={"soundAsked": True, "bar": True})
    page.add_init_script("localStorage.setItem('marrakech.coach', '[\"all\"]')")
    page.route("**/evaluation?*", chances)
    at_table(page, GOLDEN, 60, 0, "orient").due()
    sound(page, "heading", size)
    page.get_by_test_id("odds-button").click()
    page.get_by_test_id("odds").wait_for()
    sound(page, "odds", size)
    me = at_table(page, GOLDEN, 60, 0, "lay")
    me.due()
    sound(page, "rug", size)
    advise(me)
    expect(page.get_by_test_id("hint-note")).to_be_visible()
    sound(page, "hint", size)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("size", PHONES[:2], ids=lambda size: f"{size[0]}x{size[1]}")
def test_on_low_phones_a_claim_is_answered_and_a_word_said_with_one_tap(
    visit: Visit, size: Size, locale: str
) -> None:
    page = visit(None, size=size, touch=True, locale=locale, settings={"soundAsked": True})
    page.add_init_script("localStorage.setItem('marrakech.coach', '[\"all\"]')")
    company.claimed(page)
    sound(page, "claim", size)
    answers = page.get_by_test_id("claim").get_by_role("button")
    assert [on_top(answers.nth(0)), on_top(answers.nth(1))] == [True, True]
    answers.nth(1).tap()
    expect(page.get_by_test_id("claim")).to_have_count(0)
    words = page.get_by_test_id("words").get_by_role("button")
    assert all(on_top(word) for word in words.all())
    words.first.tap()
    expect(page.get_by_test_id("saying").first).to_be_visible()


ON_TOP = """(one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [[width / 2, 3], [width / 2, height / 2], [width / 2, height - 3]]
        .every(([dx, dy]) => one.contains(document.elementFromPoint(x + dx, y + dy)));
}"""


def on_top(one: Locator) -> bool:
    """Whether all of it is in sight, and nothing lies on it."""
    seen: bool = one.evaluate(ON_TOP)
    return seen


def test_the_odds_and_what_happened_are_in_sight_together(visit: Visit) -> None:
    page = visit(None, settings={"soundAsked": True})
    page.add_init_script("localStorage.setItem('marrakech.coach', '[\"all\"]')")
    at_table(page, GOLDEN, 60, 0, "orient").due()
    page.get_by_test_id("odds-button").click()
    expect(page.get_by_test_id("odds")).to_be_in_viewport(ratio=1)
    lines = page.get_by_test_id("log").get_by_role("listitem")
    for line in (0, 1):
        expect(lines.nth(line)).to_be_in_viewport(ratio=1)


def opens_odds_beside_the_newest_line(page: Page, size: Size) -> None:
    """Opening the odds moves no board, cuts no row and leaves the newest line of the log whole."""
    board = page.get_by_test_id("board")
    page.evaluate("document.fonts.ready.then(() => true)")
    before = board.bounding_box()
    odds = page.get_by_test_id("odds")
    expect(odds).to_have_count(0)
    page.get_by_test_id("odds-button").tap()
    odds.wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    next_frame(page)
    assert board.bounding_box() == before
    newest = page.get_by_test_id("log").get_by_role("listitem").first
    assert on_top(newest), size
    assert all(on_top(row) for row in odds.get_by_role("row").all()), size
    assert faults(page) == {}


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_open_odds_leave_the_newest_line_on_any_phone(visit: Visit, locale: str) -> None:
    page = visit(None, size=PHONES[0], touch=True, locale=locale, settings={"soundAsked": True})
    page.add_init_script("localStorage.setItem('marrakech.coach', '[\"all\"]')")
    at_table(page, GOLDEN, 60, 0, "orient").due()
    for size in (*PHONES, (360, 780), (390, 820)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        next_frame(page)
        opens_odds_beside_the_newest_line(page, size)
        page.get_by_test_id("odds-button").tap()
        expect(page.get_by_test_id("odds")).to_have_count(0)


def test_open_odds_leave_the_newest_line_among_friends_and_give_way_to_what_must_be_read(
    visit: Visit,
) -> None:
    page = visit(None, size=PHONES[0], touch=True, settings={"soundAsked": True})
    page.add_init_script("localStorage.setItem('marrakech.coach', '[\"all\"]')")
    with_zohra(page, "person", "link", "bot", "bot")
    Player(page).due()
    for size in PHONES[:3]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        next_frame(page)
        opens_odds_beside_the_newest_line(page, size)
        page.get_by_test_id("odds-button").tap()
    page.get_by_test_id("odds-button").tap()
    page.get_by_test_id("odds").wait_for()
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.get_by_test_id("odds")).to_have_count(0)
    assert on_top(page.get_by_test_id("offline"))


def watch_jumps(page: Page) -> None:
    """Note everything that jumps from now on, but for the notes, which are last in their column."""
    page.evaluate(
        """() => {
            window.jumps = [];
            new PerformanceObserver((list) => {
                for (const { sources } of list.getEntries())
                    for (const { node, previousRect: before, currentRect: after } of sources) {
                        const element = node instanceof Element ? node : node?.parentElement;
                        if (!element?.isConnected || element.closest("[data-testid=notes], svg")) continue;
                        jumps.push(`${element.tagName}.${element.className}: `
                            + `${before.x},${before.y} to ${after.x},${after.y}`);
                    }
            }).observe({ type: "layout-shift" });
        }"""
    )


def jumps(page: Page) -> list[str]:
    """What has jumped so far; two frames later everything that moved has been reported."""
    next_frame(page)
    return list(page.evaluate("window.jumps"))


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)], ids=["desktop", "phone"])
def test_nothing_jumps_on_hover_choice_refusal_hint_or_a_lost_connection(
    visit: Visit, size: Size
) -> None:
    page = visit(None, size=size, settings={"soundAsked": True})
    page.add_init_script("localStorage.setItem('marrakech.coach', '[\"all\"]')")
    me = at_table(page, GOLDEN, 60, 0, "orient")
    me.due()
    page.evaluate("document.fonts.ready.then(() => true)")
    watch_jumps(page)
    for way in me.headings.all():
        way.hover()
        way.click()
    assert jumps(page) == []

    me = at_table(page, GOLDEN, 60, 0, "lay")
    me.due()
    page.evaluate("document.fonts.ready.then(() => true)")
    watch_jumps(page)
    for square in ("a1", "g7"):
        page.mouse.click(*square_at(me, square))
    expect(page.get_by_test_id("refusal")).to_be_visible()
    advise(me)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.get_by_test_id("offline")).to_be_visible()
    assert jumps(page) == []


def test_the_text_size_of_the_browser_counts(visit: Visit) -> None:
    """Letters twice as large, by the browser's own setting: everything follows, nothing runs off the edge."""
    page = visit("/", size=(390, 844), touch=True)
    play = page.get_by_test_id("play")
    play.wait_for()
    usual = play.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    line = page.context.new_cdp_session(page)
    line.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    page.reload()
    play.wait_for()
    assert play.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") == 2 * usual
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    play.click()
    page.get_by_test_id("prompt").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
