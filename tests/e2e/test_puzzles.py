"""Puzzles, solved with the board and the controls of the game."""

import re

import pytest
from playwright.sync_api import Page, expect

from marrakech.analysis.puzzles import find_puzzle, shipped_puzzles
from tests.e2e.conftest import Visit
from tests.e2e.learner import attempt, choose, laying_puzzle

PUZZLE = laying_puzzle()
MINUS = "\N{MINUS SIGN}"
WRONG = [option.move for option in PUZZLE.options[1:]]


def dashed(choice: str) -> str:
    return choice.replace("-", "\N{EN DASH}")


def test_wrong_tries_stay_and_say_why_and_the_right_one_is_laid(visit: Visit) -> None:
    page = visit(f"/puzzles/{PUZZLE.name}")
    expect(page.get_by_test_id("rating")).to_have_text("1,250")
    for number, wrong in enumerate(WRONG[:2], 1):
        attempt(page, wrong)
        tried = page.get_by_test_id("tried")
        expect(tried).to_have_count(number)
        expect(tried.last).to_contain_text(dashed(wrong))
        expect(tried.last).to_contain_text(MINUS)
        expect(page.locator(f'[data-mark="{wrong}"]')).to_have_text(str(number))
    # The first try moves the rating, later ones do not; the solution is still to be found.
    expect(page.get_by_test_id("change")).to_contain_text(MINUS)
    rating = page.get_by_test_id("rating").inner_text()
    attempt(page, PUZZLE.best)
    expect(page.get_by_test_id("answer")).to_have_attribute("data-right", "true")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"So it is: {dashed(PUZZLE.best)}")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.get_by_test_id("rating")).to_have_text(rating)
    page.get_by_test_id("again").click()
    expect(page.get_by_test_id("tried")).to_have_count(0)
    attempt(page, PUZZLE.best)
    expect(page.get_by_test_id("rating")).to_have_text(rating)
    page.get_by_test_id("next").click()
    expect(page.get_by_test_id("puzzle")).not_to_have_attribute("data-puzzle", PUZZLE.name)


def test_a_right_first_try_raises_the_rating_and_is_kept(visit: Visit) -> None:
    page = visit(f"/puzzles/{PUZZLE.name}")
    attempt(page, PUZZLE.best)
    expect(page.get_by_test_id("change")).to_contain_text("+")
    raised = page.get_by_test_id("rating").inner_text()
    page.reload()
    expect(page.get_by_test_id("task")).to_contain_text("solved")
    expect(page.get_by_test_id("rating")).to_have_text(raised)


def test_asking_for_the_solution_counts_as_a_miss(visit: Visit) -> None:
    page = visit(f"/puzzles/{PUZZLE.name}")
    page.get_by_test_id("show").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"It was {dashed(PUZZLE.best)}")
    expect(page.get_by_test_id("change")).to_contain_text(MINUS)
    page.goto("/puzzles")
    expect(page.locator(f'a[href="/puzzles/{PUZZLE.name}"]')).not_to_contain_text("solved")


def test_no_answer_to_a_wrong_try_has_the_solution(visit: Visit) -> None:
    page = visit(f"/puzzles/{PUZZLE.name}")
    choose(page, WRONG[0])
    with page.expect_response(re.compile("/tries$")) as told:
        page.get_by_test_id("act").click()
    assert told.value.json()["best"] is None
    assert PUZZLE.best not in told.value.text()


def test_a_place_is_chosen_as_in_a_game_by_two_taps(visit: Visit) -> None:
    page = visit(f"/puzzles/{PUZZLE.name}", size=(390, 844), touch=True)
    act = page.get_by_test_id("act")
    expect(act).to_have_attribute("aria-disabled", "true")
    choose(page, WRONG[0])
    expect(act).to_have_text("Lay it here")
    expect(act).to_have_attribute("aria-disabled", "false")


def test_the_puzzle_of_the_day_is_kept_and_the_streak_with_it(visit: Visit) -> None:
    page = visit("/")
    page.get_by_test_id("daily").get_by_role("link", name="Solve it").click()
    shown = page.get_by_test_id("puzzle")
    shown.wait_for()
    puzzle = find_puzzle(shown.get_attribute("data-puzzle") or "")
    assert puzzle is not None
    attempt(page, puzzle.best)
    expect(page.get_by_test_id("streak")).to_have_text("1")
    page.goto("/")
    expect(page.get_by_test_id("daily")).to_contain_text("Solved today")


def solve_by_keyboard(page: Page) -> None:
    """Tab to the board, an arrow key, Enter."""
    page.locator('[data-testid=board] [tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def test_a_puzzle_is_tried_by_keyboard(visit: Visit) -> None:
    page = visit(f"/puzzles/{PUZZLE.name}")
    page.get_by_test_id("puzzle").wait_for()
    with page.expect_response(re.compile("/tries$")):
        solve_by_keyboard(page)
    expect(page.get_by_test_id("tried").or_(page.get_by_test_id("answer")).first).to_be_visible()


def test_a_heading_is_chosen_by_its_arrow(visit: Visit) -> None:
    puzzle = next(one for one in shipped_puzzles() if "-" not in one.best)
    page = visit(f"/puzzles/{puzzle.name}")
    attempt(page, puzzle.options[1].move)
    expect(page.locator(f'[data-mark="{puzzle.options[1].move}"]')).to_have_text("1")
    attempt(page, puzzle.best)
    expect(page.get_by_test_id("answer")).to_have_attribute("data-right", "true")


def test_puzzles_are_listed_by_merchants(visit: Visit) -> None:
    page = visit("/puzzles")
    links = page.get_by_test_id("to-puzzle")
    expect(links).to_have_count(len(shipped_puzzles()))
    page.get_by_test_id("by-players").select_option("2")
    expect(links.first).to_contain_text("2 merchants")
    assert links.count() < len(shipped_puzzles())


@pytest.mark.parametrize("path", ["/puzzles", "/puzzles/daily"])
def test_the_menu_leads_to_puzzles_and_to_ones_learning(visit: Visit, path: str) -> None:
    page = visit(path)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("link", name="Puzzles")).to_be_visible()
    menu.get_by_role("link", name="My learning").click()
    expect(page.get_by_test_id("learning")).to_be_visible()
