"""WCAG 2.2 AA as far as axe can tell: every screen, light and dark, phones, also at 200 %; the long languages.

Each screen is opened in English, where it is then shown in the languages whose words are longest, and in a
language that is made up, in which nothing may be left of English.
"""

import platform
import re
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.e2e.conftest import Guard, Size, Visit
from tests.e2e.house import House
from tests.e2e.kept_answers import answer_at_once
from tests.e2e.screens import NAMES, SCREENS, Screen
from tests.e2e.test_languages import texts
from tests.e2e.test_small_screens import faults, next_frame
from tests.messages import made_up

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text()
TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
WORDS = ("cat.language", "cat.text-alternatives", "cat.name-role-value", "cat.forms")
"""Rules that a translation can break: colours and structure are those of the other language."""
COLOURS = ("color-contrast", "link-in-text-block")
PHONE: Size = (360, 640)
LAID_OUT_ANEW = ("lesson", "game", "start", "friends", "referee")
"""How the names of the screens start that a phone shows otherwise than a desk."""
PLACES = (
    "target-size",
    "scrollable-region-focusable",
    "region",
    "page-has-heading-one",
    "aria-hidden-focus",
)
"""Rules that depend on where things lie and on what is shown."""
EVERY = 20
"""Of the puzzles in the list, which are alike, every so many is looked at: axe takes its time for each."""


def by_name(screen: Screen) -> str:
    return screen.name


def found(page: Page, options: dict[str, Any]) -> list[str]:
    """What axe has against the page, one line each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    violations = page.evaluate(
        "(options) => axe.run(document, options).then((results) => results.violations)",
        {"resultTypes": ["violations"], **options},
    )
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in violations
        for node in one["nodes"]
    ]


def becomes_a_phone(page: Page) -> None:
    """Lay the page out as a phone would, under fingers."""
    device = page.context.new_cdp_session(page)
    width, height = PHONE
    device.send(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": True},
    )
    device.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    next_frame(page)
    assert page.evaluate("[innerWidth, matchMedia('(pointer: coarse)').matches]") == [width, True]


def too_small(page: Page) -> list[str]:
    """What is cut, too wide or too small to press on a small phone, as it is and at twice the size."""
    lines: list[str] = []
    for zoom in (1, 2):
        width, height = PHONE[0] // zoom, PHONE[1] // zoom
        page.set_viewport_size({"width": width, "height": height})
        next_frame(page)
        lines += [f"{width} px: {kind}: {against}" for kind, against in faults(page).items()]
    return lines


def shorten_lists(page: Page) -> None:
    """Let the server list fewer puzzles."""

    def some(route: Route) -> None:
        route.fulfill(json=route.fetch().json()[::EVERY])

    page.route("**/api/puzzles", some)


LONG = ("de", "ro", "fr")
"""Languages whose words are longest."""
WORKED_OUT = ("analysis", "review", "decisions")
"""Screens that would wait for the engine: they are given answers that were kept."""
SPEAK = """async (language) => {
    const kept = { ...JSON.parse(localStorage.marrakech), language };
    dispatchEvent(new StorageEvent("storage", { key: "marrakech", newValue: JSON.stringify(kept) }));
    while (document.documentElement.lang !== language) await new Promise(requestAnimationFrame);
}"""
"""As if the language had been chosen in another tab."""


def comes_to(screen: Screen, page: Page) -> None:
    """Open a screen as soon as can be."""
    shorten_lists(page)
    if screen.name in WORKED_OUT:
        answer_at_once(page)
    screen.open(page)


def findings(page: Page, name: str) -> dict[str, list[str]]:
    """Everything in the light and in English; colours in the dark; a phone; sizes in the long languages."""
    page.emulate_media(color_scheme="light")
    lines = {"light": found(page, {"runOnly": {"type": "tag", "values": TAGS}})}
    page.emulate_media(color_scheme="dark")
    lines["dark"] = found(page, {"runOnly": {"type": "rule", "values": COLOURS}})
    lines["size"] = too_small(page)
    spoken = page.evaluate("'marrakech' in localStorage && document.querySelector('#app') !== null")
    if spoken:
        for language in LONG:
            page.evaluate(SPEAK, language)
            lines[language] = too_small(page)
        page.evaluate(SPEAK, "en")
    if name.startswith(LAID_OUT_ANEW):
        becomes_a_phone(page)
        lines["phone"] = found(page, {"runOnly": {"type": "rule", "values": PLACES}})
    return {part: against for part, against in lines.items() if against}


@pytest.mark.parametrize("screen", SCREENS, ids=by_name)
def test_axe_finds_nothing_on_any_screen(visit: Visit, guard: Guard, screen: Screen) -> None:
    if screen.errors is not None:
        guard.allow(screen.errors)
    page = visit(None)
    comes_to(screen, page)
    assert findings(page, screen.name) == {}


NOBODYS = {*NAMES, "Ana", "Ben", "Mum", "Radu", "Irina", "Amal", "Zohra"}
"""Names, which are not translated."""
SAME = {"Marrakech", "MB", "ms", "UTC", "http", "https", "localhost", "join", "spam", platform.node()}
"""What is the same in every language: the game, units, parts of addresses; and what an operator has typed."""
FOREIGN = "code, pre, [lang]:not(html)"
"""What is typed as it stands, and languages by their own names."""


def foreign_words(page: Page) -> set[str]:
    """Words on a page in the made-up language that are not in it; ids and addresses have digits or strokes."""
    found = made_up.left("\n".join(texts(page, FOREIGN)), *NOBODYS, *SAME)
    return {word for word in found if not re.search(r"[\d/]", word)}


def test_english_on_a_page_would_be_found(visit: Visit, greek_house: House) -> None:
    page = visit("/learn/done", at=greek_house.address, locale=f"{made_up.CODE}-GR")
    page.get_by_role("heading", level=1).wait_for()
    assert foreign_words(page) == set()
    page.evaluate("document.querySelector('h1').textContent = 'You know the game'")
    page.evaluate("document.querySelector('a').ariaLabel = 'Leave'")
    assert foreign_words(page) == {"You", "know", "the", "game", "Leave"}


@pytest.mark.parametrize("screen", SCREENS, ids=by_name)
def test_a_ninth_language_leaves_no_english_on_any_screen(
    visit: Visit, guard: Guard, greek_house: House, screen: Screen
) -> None:
    if screen.errors is not None:
        guard.allow(screen.errors)
    page = visit(None, at=greek_house.address, locale=f"{made_up.CODE}-GR")
    comes_to(screen, page)
    assert foreign_words(page) == set()
    assert found(page, {"runOnly": {"type": "tag", "values": WORDS}}) == []
