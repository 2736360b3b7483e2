"""WCAG 2.2 AA as far as axe can tell: every screen in both languages, light and dark; its width on phones."""

from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Guard, Size, Visit
from tests.e2e.screens import SCREENS

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text()
TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
WORDS = ("cat.language", "cat.text-alternatives", "cat.name-role-value", "cat.forms")
"""Rules that a translation can break: colours and structure are those of the other language."""
COLOURS = ("color-contrast", "link-in-text-block")
PHONE: Size = (360, 640)
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
LAID_OUT_ANEW = ("lesson", "game", "start", "friends")
"""How the names of the screens start that a phone shows otherwise than a desk."""
PLACES = (
    "target-size",
    "scrollable-region-focusable",
    "region",
    "page-has-heading-one",
    "aria-hidden-focus",
)
"""Rules that depend on where things lie and on what is shown."""
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


def settle(page: Page) -> None:
    """Wait until the page has been laid out anew."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def becomes_a_phone(page: Page) -> None:
    """Lay the page out as a phone would, under fingers."""
    device = page.context.new_cdp_session(page)
    width, height = PHONE
    device.send(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": True},
    )
    device.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    settle(page)
    assert page.evaluate("[innerWidth, matchMedia('(pointer: coarse)').matches]") == [width, True]


def too_wide(page: Page) -> list[str]:
    """How far one would have to scroll sideways on a small phone."""
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    settle(page)
    more = page.evaluate(WIDER)
    return [f"{more} px too wide for {PHONE[0]} px"] if more > 0 else []


def findings(page: Page, name: str, locale: str) -> dict[str, list[str]]:
    """Everything in the light and in English; in French what has words; colours in the dark; a phone."""
    page.emulate_media(color_scheme="light")
    if locale == "en-GB":
        lines = {"light": found(page, {"runOnly": {"type": "tag", "values": TAGS}})}
        page.emulate_media(color_scheme="dark")
        lines["dark"] = found(page, {"runOnly": {"type": "rule", "values": COLOURS}})
    else:
        lines = {"words": found(page, {"runOnly": {"type": "tag", "values": WORDS}})}
    lines["width"] = too_wide(page)
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
        screen.open(page)
        if lines := findings(page, screen.name, locale):
            against[screen.name] = lines
        page.context.close()
    assert against == {}
