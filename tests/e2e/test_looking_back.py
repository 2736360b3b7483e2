"""Looking back at a game, trying other choices, and solving a puzzle."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Guard, Visit
from tests.e2e.screens import upload

PATIENCE = 400_000
"""Milliseconds: where nothing is compiled yet, the first review compiles, at the lowest priority."""
TO_LAY = (
    "1S5/1S^1S>S2/3A>A1S/IH>HIA>AS^/I^SHH1S>S/IS>SH^AI>I/HIA>AA^A>A"
    " c4W 2:lay 30,30,29,31 3,4,4,4 - - 4+elimination"
)
"""A rug has twelve places, as many as there can be."""


def reviewed(page: Page) -> str:
    """The review of a golden game; its id."""
    game = upload(page, "en2021-4-players")
    page.goto(f"/g/{game}/replay")
    page.get_by_test_id("to-review").click()
    expect(page.get_by_test_id("review")).to_be_visible(timeout=PATIENCE)
    return game


def test_a_review_is_walked_through_by_list_and_keys(visit: Visit) -> None:
    page = visit(None)
    reviewed(page)
    review = page.get_by_test_id("review")
    points = page.get_by_test_id("turning-point")
    assert 1 <= points.count() <= 7
    points.first.click()
    expect(points.first).to_have_attribute("aria-current", "true")
    expect(page).to_have_url(re.compile(r"review\?at=\d+$"))
    page.get_by_test_id("review-curve").focus()
    page.keyboard.press("Home")
    expect(review).to_have_attribute("data-move", "0")
    page.keyboard.press("ArrowRight")
    expect(review).to_have_attribute("data-move", "1")
    expect(page.get_by_test_id("player-review")).to_have_count(4)
    expect(page.get_by_test_id("hardest")).to_contain_text("in 6")
    page.go_back()
    expect(page).to_have_url(re.compile(r"/replay"))


def test_choices_are_ranked_played_and_gone_back_on(visit: Visit, guard: Guard) -> None:
    guard.allow("status of 400")
    page = visit("/analysis")
    board = page.get_by_test_id("analysis")
    expect(page.locator("[data-testid=choice] .win").first).to_contain_text("%", timeout=PATIENCE)
    page.get_by_test_id("choice").first.click()
    expect(board).to_have_attribute("data-step", "roll")
    page.get_by_test_id("chance").click()
    expect(board).to_have_attribute("data-step", "lay")
    page.keyboard.press("ArrowLeft")
    expect(board).to_have_attribute("data-step", "roll")
    page.get_by_test_id("comment").fill("why not")
    with page.expect_download() as saved:
        page.get_by_test_id("save-lines").click()
    assert "why not" in saved.value.path().read_text()
    page.get_by_test_id("open-lines").set_input_files(saved.value.path())
    expect(board).to_have_attribute("data-step", "orient")
    expect(page.get_by_test_id("tree")).to_contain_text("why not")
    page.keyboard.press("ArrowRight")
    expect(board).to_have_attribute("data-step", "roll")
    page.get_by_label("A position in notation").fill("nonsense")
    page.get_by_role("button", name="Set it up").click()
    expect(page.get_by_test_id("complaint")).to_contain_text("nonsense")


def test_every_place_of_a_rug_carries_its_figures_on_the_board(visit: Visit) -> None:
    page = visit(f"/analysis?position={quote(TO_LAY)}")
    chips = page.locator("[data-chip]")
    expect(chips).to_have_count(12, timeout=PATIENCE)
    for words in chips.all_text_contents():
        assert re.fullmatch(r"\d+ % *-?[\d.]+ ± [\d.]+ *\d+", " ".join(words.split())), words
    page.get_by_role("button", name="Show all 12").click()
    rows = page.get_by_test_id("choice")
    ranked = [row.get_attribute("data-choice") for row in rows.all()]
    assert sorted(filter(None, ranked)) == sorted(
        place.get_attribute("data-place") or "" for place in page.locator("[data-place]").all()
    )
    # The list and the board point at the same place, whichever is pointed at.
    rows.nth(4).hover()
    expect(page.locator(f'[data-chip="{ranked[4]}"] .on')).to_have_count(1)
    page.locator(f'[data-place="{ranked[7]}"]').hover()
    expect(page.locator(f'[data-choice="{ranked[7]}"]')).to_have_class(re.compile(r"\bon\b"))
    # By keyboard the board is one stop, and arrows walk over the places.
    page.locator('[data-place][tabindex="0"]').focus()
    page.keyboard.press("ArrowUp")
    reached = page.locator("[data-place]:focus")
    expect(reached).to_have_attribute(
        "aria-label", re.compile(r"^Lay on .*: \d+ of 12, \d+ % to win, ")
    )
    expect(page.locator(f'[data-chip="{reached.get_attribute("data-place")}"] .on')).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("analysis")).to_have_attribute("data-step", "orient")


def test_a_finger_sees_what_a_place_is_worth_before_it_plays(visit: Visit) -> None:
    page = visit(f"/analysis?position={quote(TO_LAY)}", size=(390, 844), touch=True)
    expect(page.locator("[data-chip]")).to_have_count(12, timeout=PATIENCE)
    place = page.locator('[data-place="b3-c3"]')
    place.tap()
    expect(page.locator('[data-chip="b3-c3"] .on')).to_contain_text("±")
    expect(page.get_by_test_id("analysis")).to_have_attribute("data-step", "lay")
    place.tap()
    expect(page.get_by_test_id("analysis")).to_have_attribute("data-step", "orient")


def test_a_position_is_set_up_for_another_number_of_merchants(visit: Visit, guard: Guard) -> None:
    guard.allow("status of 400")
    page = visit("/analysis")
    page.get_by_test_id("edit").click()
    page.get_by_text("2 merchants").click()
    page.get_by_label("Idir is to move").check()
    page.get_by_label("Hana: Saffron rugs left").fill("7")
    page.get_by_label("Idir: dirhams").fill("12")
    page.get_by_label("Idir: next rug").select_option("?")
    page.get_by_test_id("edit-done").click()
    # A rug that is not drawn cannot be laid: that is said, and what was set up is still there.
    expect(page.get_by_test_id("complaint")).to_be_visible()
    page.get_by_label("Idir: next rug").select_option("A")
    page.get_by_test_id("edit-done").click()
    expect(page.get_by_test_id("analysis")).to_contain_text(
        "2:orient 30,12 12,12,7,12 - H,A 2+elimination"
    )
    page.get_by_test_id("edit").click()
    page.get_by_role("button", name="Empty the market").click()
    page.get_by_test_id("edit-cancel").click()
    expect(page.get_by_test_id("analysis")).to_contain_text(
        "2:orient 30,12 12,12,7,12 - H,A 2+elimination"
    )


@pytest.mark.parametrize("path", ["/puzzles", "/puzzles/daily", "/analysis", "edit"])
def test_nothing_is_wider_than_a_tiny_screen(visit: Visit, path: str) -> None:
    page = visit("/analysis" if path == "edit" else path, size=(180, 400))
    page.locator("main[data-testid]").wait_for()
    if path == "edit":
        page.get_by_test_id("edit").click()
        page.get_by_text("2 merchants").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 180


def test_a_position_is_set_up_by_keyboard(visit: Visit) -> None:
    page = visit("/analysis")
    page.get_by_test_id("edit").click()
    square = page.locator("[data-square=d4]")
    square.focus()
    for key in ("Enter", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    page.get_by_test_id("edit-done").click()
    expect(page.get_by_test_id("analysis")).to_contain_text("3H>H2")


def test_a_wrong_try_is_answered_and_the_right_one_is_kept(visit: Visit) -> None:
    page = visit("/")
    page.get_by_test_id("daily").get_by_role("link", name="Solve it").click()
    pick = page.get_by_test_id("pick")
    pick.select_option(index=1)
    with page.expect_response(re.compile("/tries$")) as told:
        page.get_by_test_id("try").click()
    best = told.value.json()["best"]
    if not told.value.json()["right"]:
        expect(page.get_by_test_id("answer")).to_have_attribute("data-right", "false")
        page.get_by_role("button", name="Try again").click()
        pick.select_option(best)
        page.get_by_test_id("try").click()
    expect(page.get_by_test_id("answer")).to_have_attribute("data-right", "true")
    page.goto("/")
    expect(page.get_by_test_id("daily")).to_contain_text("Solved today")


def test_a_puzzle_is_solved_on_the_board_by_keyboard(visit: Visit) -> None:
    page = visit("/puzzles")
    page.get_by_test_id("to-puzzle").first.click()
    page.get_by_test_id("goal").wait_for()
    expect(page.get_by_test_id("merchants").locator("[aria-current=true]")).to_contain_text("To move")
    place = page.locator('[data-place][tabindex="0"]')
    place.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-place]:focus")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("try")).to_be_enabled()
    page.keyboard.press("Enter")
    answer = page.get_by_test_id("answer")
    expect(answer).to_be_focused()
    if answer.get_attribute("data-right") == "false":
        # What was tried stays on the board until the next try.
        expect(page.get_by_test_id("analysis-board")).to_contain_text("Tried")
        page.get_by_test_id("again").press("Enter")
        expect(page.locator("[data-place]:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        page.get_by_test_id("show").click()
    expect(page.get_by_test_id("analysis-board")).to_contain_text("Best")
    page.get_by_test_id("next").click()
    expect(page.get_by_test_id("goal")).to_be_visible()
