"""WCAG 2.2 AA as far as axe can tell: every screen, in both languages, light and dark."""

from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Guard, Size, Visit
from tests.e2e.screens import SCREENS

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text()
TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
COLOURS = ("color-contrast", "link-in-text-block")
PHONE: Size = (360, 640)
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


def findings(page: Page) -> dict[str, list[str]]:
    """Everything in the light, and the colours once more in the dark."""
    page.emulate_media(color_scheme="light")
    light = found(page, {"runOnly": {"type": "tag", "values": TAGS}})
    page.emulate_media(color_scheme="dark")
    dark = found(page, {"runOnly": {"type": "rule", "values": COLOURS}})
    return {name: lines for name, lines in (("light", light), ("dark", dark)) if lines}


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_axe_finds_nothing_on_any_screen(visit: Visit, guard: Guard, locale: str, part: int) -> None:
    against: dict[str, dict[str, list[str]]] = {}
    for screen in SCREENS[part::PARTS]:
        if screen.errors is not None:
            guard.allow(screen.errors)
        page = visit(None, locale=locale)
        screen.open(page)
        if lines := findings(page):
            against[screen.name] = lines
        page.context.close()
    assert against == {}


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_axe_finds_nothing_on_a_small_phone(visit: Visit, guard: Guard, locale: str) -> None:
    """What is laid out anew on a phone; colours are the same and looked at above."""
    against: dict[str, list[str]] = {}
    for screen in SCREENS:
        if not screen.name.startswith(LAID_OUT_ANEW):
            continue
        if screen.errors is not None:
            guard.allow(screen.errors)
        page = visit(None, locale=locale, size=PHONE, touch=True)
        screen.open(page)
        if lines := found(page, {"runOnly": {"type": "rule", "values": PLACES}}):
            against[screen.name] = lines
        page.context.close()
    assert against == {}
