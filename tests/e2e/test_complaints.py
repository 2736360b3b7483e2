"""What strangers stumbled over in the first edition, and must not meet again."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from marrakech.record import gamefile
from tests.e2e.conftest import SetUp, Size, Visit
from tests.e2e.player import Player, by_mouse, middle
from tests.e2e.screens import GOLDEN, Table, at_table, upload
from tests.e2e.test_at_a_glance import contrast


def rich(table: Table) -> None:
    """Three digits for somebody."""
    table["position"]["purses"][0] = 104
    table["position"]["scores"][0] = 104 + table["position"]["visible"][0]


@pytest.mark.parametrize("size", [(1280, 800), (820, 1180), (360, 640)], ids=str)
def test_scores_of_three_digits_stay_on_one_line(visit: Visit, size: Size) -> None:
    page = visit(None, size=size)
    at_table(page, "en2021-4-players", 60, 0, "orient", change=rich).due()
    score = page.locator('[data-seat="0"] .score')
    expect(score).to_contain_text("112")
    lines, room = score.evaluate(
        """(one) => {
            const range = document.createRange();
            range.selectNodeContents(one.lastChild);
            const panel = one.closest("li").getBoundingClientRect(), text = range.getBoundingClientRect();
            return [range.getClientRects().length, text.right <= panel.right && text.left >= panel.left];
        }"""
    )
    assert lines == 1
    assert room


def test_you_and_out_are_two_words(visit: Visit) -> None:
    page = visit(None)
    at_table(page, "elimination-4-players", -1, 3).finale.wait_for()
    row = page.get_by_role("list", name="Ranking").get_by_role("listitem").filter(has_text="You")
    expect(row).to_contain_text(re.compile(r"You\s+out", re.IGNORECASE))
    assert "Youout" not in (page.locator("main").text_content() or "")


def test_an_arrow_stands_out_on_any_rug(visit: Visit) -> None:
    page = visit(None)
    me = at_table(page, "en2021-4-players", 60, 0, "orient")
    me.due()
    for arrow in me.headings.all():
        fill, edge, casing = arrow.evaluate(
            """(one) => {
                const [under, over] = one.querySelectorAll("use");
                return [getComputedStyle(over).fill, getComputedStyle(over).stroke,
                    getComputedStyle(under).stroke];
            }"""
        )
        # Light within dark within light, or the other way round: one of them differs from what lies below.
        assert contrast(fill, edge) >= 4.5
        assert contrast(edge, casing) >= 4.5


def returns(table: Table) -> bool:
    """Whether some way leads Assam back onto his own square."""
    square = table["position"]["assam"]["square"]
    return any(roll["square"] == square for way in table["next"]["headings"] for roll in way["rolls"])


def test_the_badge_on_assams_own_square_is_not_under_him(visit: Visit) -> None:
    page = visit(None)
    updates = page.request.get(f"/api/games/{upload(page, 'en2021-4-players')}/updates?after=0").json()
    table = next(one["table"] for one in updates if returns(one["table"]))
    at_table(page, "en2021-4-players", table["version"], table["next"]["seat"]).due()
    way = next(
        way["turn"]
        for way in table["next"]["headings"]
        if any(roll["square"] == table["position"]["assam"]["square"] for roll in way["rolls"])
    )
    page.locator(f'[data-testid=headings] [data-turn="{way}"]').click()
    badge = page.get_by_test_id("own-badge")
    expect(badge).to_be_visible()
    x, y = middle(badge)
    away, above = page.locator(".pawn").evaluate(
        """(pawn, [x, y]) => {
            const { x: left, y: top, width, height } = pawn.getBoundingClientRect();
            const badge = document.querySelector("[data-testid=own-badge]");
            const later = pawn.compareDocumentPosition(badge) & Node.DOCUMENT_POSITION_FOLLOWING;
            return [Math.hypot(left + width / 2 - x, top + height / 2 - y), later !== 0];
        }""",
        [x, y],
    )
    assert above, "drawn after him"
    assert away > 15, "beside him"


def payment(page: Page, sum_due: int) -> tuple[str, list[dict[str, Any]], int]:
    """A golden game and the moment at which so much is paid."""
    game = upload(page, "en2021-4-players")
    updates = page.request.get(f"/api/games/{game}/updates?after=0").json()
    index = next(
        number
        for number, update in enumerate(updates)
        if any(event["type"] == "paid" and event["paid"] == sum_due for event in update["events"])
    )
    return game, updates, index


def test_three_dirhams_are_three_coins_of_one(visit: Visit) -> None:
    page = visit(None, motion="no-preference", settings={"speed": "fast"})
    page.add_init_script(
        """window.coins = [];
        addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
                for (const node of addedNodes)
                    if (node.classList?.contains("flying-coin"))
                        coins.push(node.firstChild.getAttribute("href"));
        }).observe(document.body, { childList: true }));"""
    )
    game, updates, index = payment(page, 3)
    before, paid = updates[index - 1], updates[index]

    def events(route: Route) -> None:
        text = f"retry: 100000\n\nevent: update\nid: {paid['version']}\ndata: {json.dumps(paid)}\n\n"
        route.fulfill(status=200, headers={"content-type": "text/event-stream"}, body=text)

    opened = {**page.request.get(f"/api/games/{game}").json(), "table": before["table"], "you": []}
    page.route(f"**/api/games/{game}", lambda route: route.fulfill(json=opened))
    page.route(f"**/api/games/{game}/updates*", lambda route: route.fulfill(json=[before]))
    page.route(f"**/api/games/{game}/events*", events)
    page.goto(f"/g/{game}")
    page.wait_for_function("() => window.coins.length > 0")
    assert page.evaluate("window.coins") == ["#coin-1"] * 3


@pytest.mark.parametrize(
    ("locale", "date"),
    [
        ("en-GB", r"\d{1,2} \w{3,4} 20\d\d"),
        ("en-US", r"\w{3} \d{1,2}, 20\d\d"),
        ("fr-FR", r"\d{1,2} \S+ 20\d\d"),
    ],
)
def test_dates_are_written_as_the_device_writes_them(visit: Visit, locale: str, date: str) -> None:
    page = visit("/", locale=locale)
    upload(page, "variant")
    page.goto("/games")
    expect(page.get_by_test_id("my-game")).to_contain_text(re.compile(date))


def test_files_of_the_terminal_are_opened_also_when_they_break_off(
    visit: Visit, tmp_path: Path
) -> None:
    page = visit("/open")
    chooser = page.locator("input[type=file]")
    assert ".marrakech" in (chooser.get_attribute("accept") or "").split(",")
    lines = (GOLDEN / "en2021-3-players.txt").read_text().splitlines()
    row = next(number for number, line in enumerate(lines) if line.startswith("3."))
    # Left between heading and roll.
    kept = tmp_path / "left.marrakech"
    kept.write_text("\n".join([*lines[:row], "3. A", "*", ""]).replace('[Result "', '[WasResult "'))
    chooser.set_input_files(kept)
    page.get_by_test_id("replay").wait_for()


def test_a_game_with_choices_taken_back_says_so_on_the_page_and_in_its_file(
    visit: Visit, set_up: SetUp
) -> None:
    page = visit(None)
    game = set_up(page, "person", "bot")
    me = Player(page)
    take_back = page.get_by_role("button", name="Take back", exact=True)
    assert me.due() == "orient"
    expect(take_back).to_have_count(0)
    expect(page.get_by_test_id("practised")).to_have_count(0)
    me.until("lay")
    version = me.version
    page.keyboard.press("u")
    page.get_by_test_id("take-back-sure").click()
    me.moved_on(version)
    assert me.due() == "orient"
    # Back at the first choice there is nothing to take back, by button or key.
    expect(take_back).to_have_count(0)
    version = me.version
    page.keyboard.press("u")
    me.until("lay")
    assert me.version == version + 1
    expect(take_back).to_be_visible()
    expect(page.get_by_test_id("practised")).to_be_visible()
    tags = gamefile.parse(page.request.get(f"/api/games/{game}/file").text()).tags
    assert "Practised" in tags
    # Whoever gave no name is "You" here and nobody in the file, not the merchant of the seat.
    assert "Player1" not in tags
    assert tags["Player2"] == "Idir"
    page.goto("/games")
    mine = page.locator(f'[data-game="{game}"]')
    expect(mine).to_contain_text("practised with take-backs")
    expect(mine).to_contain_text("You")
    expect(mine).not_to_contain_text("Hana")


def test_a_rug_is_laid_by_quick_clicks_also_before_the_roll_is_answered(
    visit: Visit, set_up: SetUp
) -> None:
    page = visit(None)
    set_up(page, "person", "bot")
    me = Player(page)
    me.due()
    held: list[tuple[Route, APIResponse]] = []

    def late(route: Route) -> None:
        """The roll is done, and told by the stream; its answer is still on the way."""
        if held:
            route.continue_()
        else:
            held.append((route, route.fetch()))

    page.route("**/commands", late)
    version = me.version
    me.act.click()
    me.moved_on(version)
    assert me.due() == "lay"
    by_mouse(me, "lay")
    me.moved_on(version + 1)
    route, answer = held[0]
    route.fulfill(response=answer)
    assert me.due() == "orient"
    expect(page.get_by_test_id("complaint")).to_have_count(0)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_button_under_way_can_be_read(visit: Visit, dark: bool) -> None:
    page = visit("/", dark=dark)
    play = page.get_by_test_id("play")
    ink, ground = play.evaluate(
        """(one) => {
            one.setAttribute("aria-busy", "true");
            return [getComputedStyle(one).color, getComputedStyle(one).backgroundColor];
        }"""
    )
    assert contrast(ink, ground) >= 4.5
