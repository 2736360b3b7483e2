"""It calls you: title, vibration and notification when it is your turn and you look elsewhere."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import SetUp, Visit
from tests.e2e.player import Player, by_mouse

DEVICE = """
    window.notes = [];
    window.buzzes = [];
    window.elsewhere = false;
    window.Notification = class {
        static permission = "granted";
        static requestPermission = () => Promise.resolve("granted");
        constructor(title, { body }) { notes.push([title, body]); }
        close() {}
    };
    Object.defineProperty(navigator, "vibrate", { value: (pattern) => buzzes.push(pattern) });
    Object.defineProperty(document, "hidden", { get: () => window.elsewhere });
"""
"""A device that notes what it was asked to do, and whose page can be put out of sight."""


def test_your_turn_is_told_to_whoever_looks_elsewhere(visit: Visit, set_up: SetUp) -> None:
    page = visit(None, settings={"notify": True, "soundAsked": True})
    page.add_init_script(DEVICE)
    set_up(page, "person", "bot")
    me = Player(page)
    me.until("lay")
    assert page.evaluate("window.notes") == [], "nobody is called who is there"
    page.evaluate("window.elsewhere = true")
    me.goes(by_mouse)
    assert me.due() == "orient"
    expect(page).to_have_title(re.compile("Your turn"))
    page.wait_for_function("window.notes.length > 0 && window.buzzes.length > 0")
    assert page.evaluate("window.notes") == [["Your turn", "The market waits for you."]]
    assert [30, 60, 30] in page.evaluate("window.buzzes")
