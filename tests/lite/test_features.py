"""What a copy without a server offers, each thing done once in a real browser, by the page alone."""

import json
import re
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Playwright, expect

from marrakech.record import gamefile
from tests.e2e.learner import choose, laying_puzzle
from tests.e2e.player import Player, by_mouse
from tests.e2e.test_lessons import EXTRAS, goes_right, tasks
from tests.lite.conftest import PATIENCE, StaticHost, at_home
from tests.lite.test_chromium import begin

pytestmark = pytest.mark.timeout(900)  # where the engine is not kept it is built first

GOLDEN = Path(__file__).parents[1] / "golden" / "en2021-2-players.txt"
TO_LAY = (
    "1S5/1S^1S>S2/3A>A1S/IH>HIA>AS^/I^SHH1S>S/IS>SH^AI>I/HIA>AA^A>A"
    " c4W 2:lay 30,30,29,31 3,4,4,4 - - 4+elimination"
)


def test_a_file_comes_in_and_goes_out_and_its_game_is_reviewed(
    playwright: Playwright, host: StaticHost, tmp_path: Path
) -> None:
    with at_home(playwright, tmp_path / "profile") as browser:
        page = browser.new_page()
        page.goto(host.address("#/open"))
        page.locator("input[type=file]").set_input_files(GOLDEN)
        page.get_by_test_id("replay").wait_for()
        with page.expect_download() as saved:
            page.get_by_role("link", name="Download").click()
        told, here = (gamefile.parse(path.read_text()) for path in (saved.value.path(), GOLDEN))
        assert [str(node.move) for node in told.mainline()] == [
            str(node.move) for node in here.mainline()
        ]
        page.get_by_test_id("to-review").click()
        expect(page.get_by_test_id("review")).to_be_visible(timeout=PATIENCE)
        page.get_by_test_id("to-decisions").click()
        expect(page.get_by_test_id("decisions")).to_be_visible(timeout=PATIENCE)
        # A position is rolled out, until it is stopped.
        page.goto(host.address(f"#/analysis?position={quote(TO_LAY)}"))
        rollout = page.get_by_test_id("rollout")
        page.get_by_test_id("roll-out").click()
        expect(rollout).to_contain_text("of 2,000 games played out", timeout=PATIENCE)
        if page.get_by_test_id("stop-rollout").count():
            page.get_by_test_id("stop-rollout").click()
        expect(rollout).to_have_attribute("data-state", "done", timeout=PATIENCE)
        expect(page.locator("[data-testid=choice] .win").first).to_contain_text("%", timeout=PATIENCE)


def test_a_puzzle_is_answered_and_the_learner_remembers(
    playwright: Playwright, host: StaticHost, tmp_path: Path
) -> None:
    puzzle = laying_puzzle()
    with at_home(playwright, tmp_path / "profile") as browser:
        page = browser.new_page()
        page.goto(host.address(f"#/puzzles/{puzzle.name}"))
        page.get_by_test_id("puzzle").wait_for()
        choose(page, puzzle.options[-1].move)
        page.get_by_test_id("act").click()
        expect(page.get_by_test_id("tried")).to_have_count(1, timeout=PATIENCE)
        choose(page, puzzle.best)
        page.get_by_test_id("act").click()
        expect(page.get_by_test_id("answer")).to_have_attribute("data-right", "true", timeout=PATIENCE)
        page.goto(host.address("#/learning"))
        page.get_by_test_id("learning").wait_for()
        with page.expect_download() as saved:
            page.get_by_test_id("export").click()
        kept = json.loads(saved.value.path().read_text())
        assert kept["format"] == "marrakech-learner"
        assert len(kept["rated"]) == 1


def test_lessons_and_rules_are_there_before_python(
    playwright: Playwright, host: StaticHost, tmp_path: Path
) -> None:
    # Python does not come at all, and the browser says so.
    with at_home(playwright, tmp_path / "profile", allow=["."]) as browser:
        browser.route(re.compile(r"/lite/lite/(?!worker|loading)"), lambda route: route.abort())
        page = browser.new_page()
        lesson = page.get_by_test_id("lesson")
        for name in ("turn", "walk", *EXTRAS):
            page.goto(host.address(f"#/learn/{name}"))
            for number, task in enumerate(tasks(name), 1):
                expect(lesson).to_have_attribute("data-task", str(number))
                goes_right(page, task)
                expect(lesson).to_have_attribute("data-done", "true")
                page.get_by_test_id("next").click()
        page.goto(host.address("#/rules"))
        expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_turn_is_taken_back_the_device_goes_round_and_the_box_stands_on_the_table(
    playwright: Playwright, host: StaticHost, tmp_path: Path
) -> None:
    with at_home(playwright, tmp_path / "profile") as browser:
        page = browser.new_page()
        page.goto(host.address())
        player = begin(page)
        player.until("lay")
        player.goes(by_mouse)
        page.goto(host.address("#/setup?box"))
        form = page.get_by_role("form", name="Set up a game")
        form.get_by_text("2", exact=True).click()
        for seat, name in enumerate(("Mum", "Ana"), 1):
            form.get_by_label(f"Name at seat {seat}").fill(name)
        form.locator("input[value=fr57]").check()
        form.get_by_text("One colour each").click()
        form.get_by_role("button", name="Start this game").click()
        referee = page.get_by_test_id("referee")
        expect(referee).to_have_attribute("data-question", "heading", timeout=PATIENCE)
        referee.get_by_role("button", name="Ahead", exact=True).click()
        expect(referee).to_have_attribute("data-question", "number", timeout=PATIENCE)
        referee.get_by_role("button", name="3", exact=True).click()
        expect(referee).to_have_attribute("data-question", "rug", timeout=PATIENCE)
        page.get_by_test_id("undo").click()
        expect(referee).to_have_attribute(
            "data-question", re.compile("heading|number"), timeout=PATIENCE
        )
        page.goto(host.address("#/games"))
        expect(page.get_by_test_id("my-game")).to_have_count(2, timeout=PATIENCE)
        page.goto(host.address("#/setup?here"))
        form.get_by_role("button", name="Start this game").click()
        page.get_by_test_id("game").wait_for()
        people = Player(page)
        assert people.due() == "orient"
        people.goes(by_mouse)
        assert "#/g/" in page.url
