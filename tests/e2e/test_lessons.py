"""Learning by doing: every lesson played in a browser, with the tries that its data foresees."""

import json
import re
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import DESKTOP, Size, Visit
from tests.page.texts import task_texts

DATA = Path(__file__).parents[2] / "web" / "src" / "lessons" / "data"
STEPS = ("turn", "walk", "tithe", "owes", "lay", "cover", "win")
EXTRAS = ("two", "broke", "end-turn")
PATH = (*STEPS[:-1], "broke", STEPS[-1])
"""The way to the first game by rules that eliminate."""
Task: TypeAlias = dict[str, Any]


def tasks(lesson: str) -> list[Task]:
    """The tasks of a lesson."""
    found: list[Task] = json.loads((DATA / f"{lesson}.json").read_text(encoding="utf-8"))["tasks"]
    return found


def said(name: str, language: str) -> str:
    """A text of the lessons without the marks of its bold words."""
    return task_texts(language)[name].replace("**", "")


def square(page: Page, name: str) -> Locator:
    """The button of a square."""
    return page.get_by_test_id("lesson-board").locator(f'[data-square="{name}"]')


def goes_wrong(page: Page, task: Task, language: str) -> str:
    """Make a wrong try; the words that should answer it."""
    if task["kind"] == "turn":
        page.locator('[data-way="behind"]').click()
        return said(task["tries"]["behind"], language)
    if task["kind"] == "choose":
        wrong = (task["right"] + 1) % len(task["options"])
        page.get_by_test_id("answer").nth(wrong).click()
        return said(task["options"][wrong]["say"], language)
    if task["kind"] == "lay":
        # A first half that belongs to no legal rug is refused at once.
        square(page, "b2" if task["view"] == "b2-f6" else "b3").click()
        return {"en": "Too far from Assam", "fr": "Trop loin"}[language]
    name = next(one for one in task["why"] if one != "else")
    square(page, name).click()
    return said(task["why"][name], language)


def goes_right(page: Page, task: Task) -> None:
    """Reach the goal."""
    if task["kind"] == "turn":
        page.locator(f'[data-way="{task["right"][0]}"]').click()
    elif task["kind"] == "choose":
        page.get_by_test_id("answer").nth(task["right"]).click()
    elif task["kind"] == "lay":
        place = next(one for one in task["right"] if in_view(task, one))
        for name in place.split("-"):
            square(page, name).click()
    else:
        for name in task["right"]:
            square(page, name).click()


def in_view(task: Task, place: str) -> bool:
    """Whether both squares of a place are in sight."""
    (left, low), (right, high) = task["view"].split("-")
    return all(left <= one[0] <= right and low <= one[1] <= high for one in place.split("-"))


@pytest.mark.parametrize(
    ("size", "locale"), [(DESKTOP, "en-GB"), ((360, 640), "fr-FR")], ids=["desktop", "phone"]
)
def test_the_steps_are_played_right_and_wrong_and_a_game_begins(
    visit: Visit, size: Size, locale: str
) -> None:
    language = locale[:2]
    page = visit("/", size=size, touch=size != DESKTOP, locale=locale)
    page.get_by_test_id("learn").click()
    lesson = page.get_by_test_id("lesson")
    for name in PATH:
        for number, task in enumerate(tasks(name), 1):
            expect(lesson).to_have_attribute("data-lesson", name)
            expect(lesson).to_have_attribute("data-task", str(number))
            expect(page.get_by_role("heading", level=1)).to_have_text(said(task["title"], language))
            onward = page.get_by_test_id("next")
            expect(onward).to_have_attribute("aria-disabled", "true")
            answer = goes_wrong(page, task, language)
            expect(page.get_by_test_id("voice")).to_contain_text(answer)
            expect(page.get_by_test_id("voice")).to_be_in_viewport(ratio=0.9)
            expect(lesson).to_have_attribute("data-done", "false")
            goes_right(page, task)
            expect(lesson).to_have_attribute("data-done", "true")
            onward.click()
    expect(page).to_have_url(re.compile("/g/"))
    expect(page.locator("[data-testid=players] > [data-seat]")).to_have_count(3)
    expect(page.get_by_test_id("coach")).to_be_visible()
    expect(page.get_by_test_id("chips")).to_be_attached()
    page.goto("/")
    expect(page.locator(".dots .on")).to_have_count(len(PATH))


def test_the_path_has_what_the_chosen_game_needs(visit: Visit) -> None:
    page = visit("/setup")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_test_id("keep").click()
    page.goto("/learn/win")
    expect(page.locator("nav ol li")).to_have_count(9)
    expect(page.get_by_text("Step 9 of 9")).to_be_visible()


def test_a_word_of_the_game_shows_its_picture(visit: Visit) -> None:
    page = visit("/learn/tithe")
    page.get_by_role("button", name="tithe", exact=True).click()
    card = page.locator("[data-testid=term-card]:popover-open")
    expect(card).to_contain_text("one dirham for each square")
    expect(card.get_by_test_id("lesson-board")).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_the_three_extras_can_be_shown(visit: Visit) -> None:
    page = visit("/learn/done")
    for name in EXTRAS:
        page.locator(f'a[href="/learn/{name}"]').click()
        for _ in tasks(name):
            page.get_by_test_id("show").click()
            expect(page.get_by_test_id("lesson")).to_have_attribute("data-done", "true")
            expect(page.get_by_test_id("next")).to_be_focused()
            page.keyboard.press("Enter")
        # A step of the way leads on to the next one.
        expect(page).to_have_url(re.compile("/learn/win$" if name in PATH else "/learn/done$"))
        page.goto("/learn/done")


def test_a_lesson_is_left_and_resumed(visit: Visit) -> None:
    page = visit("/learn")
    for task in tasks("turn"):
        goes_right(page, task)
        page.get_by_test_id("next").click()
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-lesson", "walk")
    page.get_by_role("link", name="Leave").click()
    expect(page.get_by_test_id("learn")).to_contain_text("Go on learning")
    page.reload()
    page.get_by_test_id("learn").click()
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-lesson", "walk")
    # The back button leaves as one came.
    page.go_back()
    expect(page.get_by_test_id("learn")).to_be_visible()


def test_a_rug_is_laid_by_keyboard_and_by_drawing_over_two_squares(visit: Visit) -> None:
    page = visit("/learn/lay")
    press = page.keyboard.press
    square(page, "d4").focus()
    for key in ("ArrowLeft", "Enter", "ArrowUp", "Enter"):
        press(key)
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-done", "true")
    page.get_by_test_id("next").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    first, second = square(page, "e4").bounding_box(), square(page, "e3").bounding_box()
    assert first is not None
    assert second is not None
    page.mouse.move(first["x"] + 30, first["y"] + 30)
    page.mouse.down()
    page.mouse.move(second["x"] + 30, second["y"] + 30, steps=4)
    page.mouse.up()
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-done", "true")


def test_halves_apart_are_refused_with_the_exact_words(visit: Visit) -> None:
    page = visit("/learn/lay")
    square(page, "c4").click()
    square(page, "e4").click()
    said = "the second half of a rug lies beside the first"
    expect(page.get_by_test_id("voice")).to_contain_text(said)


def test_the_last_choice_is_remembered(visit: Visit) -> None:
    page = visit("/")
    page.get_by_test_id("level").get_by_text("Novice").click()
    expect(page.get_by_test_id("rule-line")).to_contain_text("four merchants, novices")
    page.get_by_test_id("choose-rules").click()
    page.get_by_role("form").get_by_text("3", exact=True).click()
    page.get_by_test_id("keep").click()
    page.reload()
    expect(page.get_by_test_id("rule-line")).to_contain_text("three merchants, novices")
    page.get_by_test_id("play").click()
    expect(page).to_have_url(re.compile(r"/g/\w+$"))
    game = page.url.rsplit("/", 1)[1]
    table = page.request.get(f"/api/games/{game}").json()["table"]
    assert [seat["level"] for seat in table["seats"]] == [None, "novice", "novice"]
    # An unfinished game is offered first.
    page.goto("/")
    page.get_by_test_id("go-on").get_by_role("link", name="Go on").click()
    expect(page).to_have_url(re.compile(rf"/g/{game}$"))


def test_how_to_play_well_is_told_with_what_was_counted(visit: Visit) -> None:
    page = visit("/learn/done")
    page.get_by_role("link", name="How to play well").click()
    expect(page.get_by_test_id("wisdom")).to_contain_text("20,000 games")
    expect(page.get_by_role("img")).to_have_count(3)
    page.get_by_role("radio", name="2", exact=True).check()
    expect(page.get_by_text("With two merchants there is only one to hold back.")).to_be_visible()
    page.get_by_role("link", name="How to read a review").click()
    expect(page.get_by_role("heading", name="Choices: what you gave away")).to_be_visible()
