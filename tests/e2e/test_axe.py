"""WCAG 2.2 AA as far as axe can tell, on every page and in every state of a game, light and dark."""

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, Guard, SetUp, Size, Visit
from tests.e2e.player import Player, by_mouse, middle

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text()
TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
GOLDEN = Path(__file__).parents[1] / "golden"
PHONE: Size = (360, 640)


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


def is_sound(page: Page, state: str) -> None:
    """Everything in the light, and the colours once more in the dark."""
    page.emulate_media(color_scheme="light")
    assert found(page, {"runOnly": {"type": "tag", "values": TAGS}}) == [], f"{state}, light"
    page.emulate_media(color_scheme="dark")
    only_colours = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
    assert found(page, only_colours) == [], f"{state}, dark"


def test_pages_without_a_game(visit: Visit, guard: Guard) -> None:
    guard.allow("status of 40[04]")
    page = visit("/")
    page.get_by_test_id("level").wait_for()
    is_sound(page, "start")
    page.goto("/setup")
    page.get_by_test_id("setup").wait_for()
    is_sound(page, "set-up")
    page.get_by_role("button", name="Menu").click()
    is_sound(page, "menu")
    page.get_by_role("button", name="Keys").click()
    page.get_by_role("dialog", name="Keys").wait_for()
    is_sound(page, "keys")
    for path in (
        "/learn/turn",
        "/learn/lay",
        "/learn/win",
        "/learn/done",
        "/rules",
        "/games",
        "/join/x/y",
        "/open",
    ):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        if path == "/rules":
            page.get_by_role("table").first.wait_for()
        is_sound(page, path)
    page.get_by_label("or paste its text").fill("no game")
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("alert").wait_for()
    is_sound(page, "a refused file")
    page.goto("/g/nowhere")
    page.get_by_role("heading", level=1).wait_for()
    is_sound(page, "no such game")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_game_at_each_step(visit: Visit, set_up: SetUp, size: Size) -> None:
    page = visit(None, size=size)
    set_up(page, "person", "bot", "bot", end_turn=True)
    me = Player(page)
    me.due()
    is_sound(page, "roll")
    me.goes(by_mouse)
    me.due()
    is_sound(page, "lay")
    page.mouse.click(*middle(me.places.first))
    expect(me.act).to_have_text("Lay it here")
    is_sound(page, "lay, place chosen")
    page.keyboard.press("Escape")
    me.goes(by_mouse)
    me.due()
    is_sound(page, "turn")
    me.goes(by_mouse)
    me.due()
    page.keyboard.press("x")
    page.get_by_role("grid").wait_for()
    is_sound(page, "squares")


def test_waiting_for_friends_and_the_end(visit: Visit, set_up: SetUp) -> None:
    page = visit(None)
    set_up(page, "person", "link")
    page.get_by_test_id("gathering").wait_for()
    is_sound(page, "invitations")
    set_up(page, "person", "bot")
    me = Player(page)
    me.due()
    is_sound(page, "orient, with piles")
    game = set_up(page, "bot", "bot", "bot", "bot")
    me.finale.wait_for()
    page.get_by_role("button", name="Check the dice").click()
    page.get_by_test_id("verified").wait_for()
    is_sound(page, "end")
    page.goto(f"/g/{game}/replay?at=30")
    page.get_by_test_id("replay").wait_for()
    is_sound(page, "replay")
    page.goto("/games")
    page.get_by_role("heading", level=1).wait_for()
    page.get_by_role("main").get_by_role("link").first.wait_for()
    is_sound(page, "my games")
