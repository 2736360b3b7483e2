"""WCAG 2.2 AA as far as axe can tell: every screen, both languages, light and dark; phones, also at 200 %."""

from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.e2e.conftest import Guard, Size, Visit
from tests.e2e.screens import SCREENS
from tests.e2e.test_small_screens import faults, next_frame

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
PARTS = 6
"""The screens are divided among as many tests, for workers to share."""


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


def findings(page: Page, name: str, locale: str) -> dict[str, list[str]]:
    """Everything in the light and in English; in French what has words; colours in the dark; a phone."""
    page.emulate_media(color_scheme="light")
    if locale == "en-GB":
        lines = {"light": found(page, {"runOnly": {"type": "tag", "values": TAGS}})}
        page.emulate_media(color_scheme="dark")
        lines["dark"] = found(page, {"runOnly": {"type": "rule", "values": COLOURS}})
    else:
        lines = {"words": found(page, {"runOnly": {"type": "tag", "values": WORDS}})}
    lines["size"] = too_small(page)
    if name.startswith(LAID_OUT_ANEW):
        becomes_a_phone(page)
        lines["phone"] = found(page, {"runOnly": {"type": "rule", "values": PLACES}})
    return {part: against for part, against in lines.items() if against}


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_axe_finds_nothing_on_any_screen(visit: Visit, guard: Guard, locale: str, part: int) -> None:
    against: dict[str, dict[str, list[str]]] = {}
    for screen in SCREENS[part::PARTS]:
        if screen.errors is not None:
            guard.allow(screen.errors)
        page = visit(None, locale=locale)
        shorten_lists(page)
        screen.open(page)
        if lines := findings(page, screen.name, locale):
            against[screen.name] = lines
        page.context.close()
    assert against == {}
