"""My learning: how one plays, and one's own mistakes as puzzles, all kept on the device."""

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.learner import DAY, attempt, laying_puzzle, open_learner

PATIENCE = 400_000
PUZZLE = laying_puzzle()


def kept(page: Page) -> list[dict[str, Any]]:
    """The mistakes that the device keeps."""
    found = page.evaluate(
        "JSON.parse(localStorage.getItem('marrakech.learning') ?? '{}').mistakes ?? []"
    )
    assert isinstance(found, list)
    return found


def test_a_new_learner_is_told_what_is_missing_and_gets_easy_ones(visit: Visit) -> None:
    page = visit("/learning")
    expect(page.get_by_role("heading", level=1)).to_have_text("How do you play?")
    expect(page.get_by_test_id("to-solve")).to_have_count(3)
    expect(page.get_by_test_id("figures")).to_contain_text("after 10 puzzles")
    page.get_by_test_id("solve").click()
    expect(page.get_by_test_id("puzzle")).to_be_visible()
    page.go_back()
    expect(page.get_by_test_id("learning")).to_be_visible()


def test_a_learner_is_told_how_they_play_and_how_that_moved(visit: Visit) -> None:
    page = visit("/learning")
    open_learner(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text(
        re.compile("You play like|Between .*: more games will tell")
    )
    expect(page.get_by_test_id("range")).to_have_attribute(
        "aria-label", re.compile("nine times in ten")
    )
    expect(page.get_by_test_id("history").locator("circle")).to_have_count(20)
    expect(page.get_by_test_id("rating")).to_have_text("1,240")
    expect(page.get_by_test_id("today")).to_contain_text("Three of your mistakes are back")


def test_too_few_games_say_nothing(visit: Visit) -> None:
    page = visit("/learning")
    open_learner(page, games=4)
    expect(page.get_by_role("heading", level=1)).to_have_text("How do you play?")
    expect(page.get_by_test_id("learning")).to_have_attribute("data-games", "4")


def test_a_mistake_that_is_solved_comes_back_later(visit: Visit) -> None:
    page = visit("/learning")
    open_learner(page)
    page.get_by_test_id("to-solve").first.click()
    page.get_by_test_id("puzzle").wait_for()
    expect(page.get_by_test_id("stay")).to_have_text("Not solved yet")
    page.set_default_timeout(PATIENCE)
    with page.expect_response(re.compile("/ranking"), timeout=PATIENCE):
        page.get_by_test_id("show").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("It was", timeout=PATIENCE)
    now = page.evaluate("Date.now()")
    (missed,) = [one for one in kept(page) if one["id"] == "g1-31"]
    assert missed["missed"] == 1
    assert abs(missed["due"] - now - DAY) < 600_000
    page.get_by_test_id("next").click()
    expect(page.get_by_test_id("puzzle")).not_to_have_attribute("data-puzzle", "g1-31")


def test_a_right_answer_is_counted_and_the_third_ends_it(visit: Visit) -> None:
    page = visit("/learning")
    open_learner(page)
    ranking = {
        "depth": "standard",
        "turns_ahead": 2,
        "error": 0.026,
        "player": 0,
        "win": [1.0] + [0.0] * 3,
        "score": [0.0] * 4,
        "choices": [
            {
                "choice": option.move,
                "chance": None,
                "win": [option.win] * 4,
                "score": [0.0] * 4,
                "loss": option.behind,
                "reasons": [],
                "spread": [0.0] * 4,
            }
            for option in PUZZLE.options
        ],
    }
    page.route("**/api/positions/ranking?*", lambda route: route.fulfill(json=ranking))
    for said in ("Solved once", "Solved twice", "gone for good"):
        page.evaluate(
            """() => {
                const all = JSON.parse(localStorage.getItem("marrakech.learning"));
                for (const one of all.mistakes) one.due = 0;
                localStorage.setItem("marrakech.learning", JSON.stringify(all));
            }"""
        )
        page.goto("/learning/g1-31")
        attempt(page, PUZZLE.best)
        expect(page.get_by_test_id("answer")).to_have_attribute("data-right", "true")
        expect(page.get_by_test_id("stay")).to_contain_text(said)
    page.goto("/learning/g1-31")
    expect(page.get_by_role("heading", level=1)).to_contain_text("it is gone")


def test_everything_is_saved_as_a_file_and_opened_again(visit: Visit) -> None:
    page = visit("/learning")
    open_learner(page)
    with page.expect_download() as saved:
        page.get_by_test_id("export").click()
    text = saved.value.path().read_text()
    assert json.loads(text)["format"] == "marrakech-learner"
    other = visit("/learning")
    file = {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}
    other.get_by_test_id("import").set_input_files(file)  # type: ignore[arg-type]
    expect(other.get_by_text("This is not a file of a learner")).to_be_visible()
    other.get_by_test_id("import").set_input_files(saved.value.path())
    expect(other.locator("[data-testid=today][data-due='3']")).to_be_visible()
    expect(other.get_by_test_id("rating")).to_have_text("1,240")


def test_the_start_page_leads_to_ones_learning(visit: Visit) -> None:
    page = visit("/")
    page.get_by_test_id("daily").get_by_role("link", name="My learning").click()
    expect(page.get_by_test_id("learning")).to_be_visible()
