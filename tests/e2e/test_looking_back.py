"""Looking back at a game, trying other choices, and solving a puzzle."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Guard, Visit
from tests.e2e.screens import upload

PATIENCE = 400_000
"""Milliseconds: where nothing is compiled yet, the first review compiles, at the lowest priority."""


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
