"""What a copy without a server offers, each thing done once in a real browser, by the page alone; no more."""

import json
import re
from pathlib import Path
from urllib.parse import quote

import pytest
from PIL import Image
from playwright.sync_api import Playwright, expect

from marrakech.record import gamefile
from tests.e2e.learner import choose, laying_puzzle
from tests.e2e.player import Player, by_mouse
from tests.e2e.test_lessons import EXTRAS, goes_right, tasks
from tests.lite.conftest import LONG, PATIENCE, StaticHost, at_home
from tests.lite.folder import HOST
from tests.lite.test_chromium import begin

pytestmark = pytest.mark.timeout(900)  # where the engine is not kept it is built first

GOLDEN = Path(__file__).parents[1] / "golden" / "en2021-2-players.txt"
TO_LAY = (
    "1S5/1S^1S>S2/3A>A1S/IH>HIA>AS^/I^SHH1S>S/IS>SH^AI>I/HIA>AA^A>A"
    " c4W 2:lay 30,30,29,31 3,4,4,4 - - 4+elimination"
)
SOLVED = (
    "2HI1S>S/SA>AI^ASS/A>AI1H1I/2I^H>HAI^/1AI>IHH>H/1SHH>HSA/1SA>A2I d4W 1:orient 28,32 1,0,0,1 - H,A 2"
)
"""Two rugs are left: every choice is worked out to the end."""
LEVELS = ("novice", "apprentice", "merchant", "master", "even")
SERVED = ("admin", "join/abc/def", "back/abc/def", "seat/abc/0/def", "stop/abc/def", "confirm/abc/def")
"""Pages that only a server can fill."""


def test_nothing_that_needs_a_server_is_offered(
    playwright: Playwright, host: StaticHost, tmp_path: Path
) -> None:
    with at_home(playwright, tmp_path / "profile") as browser:
        page = browser.new_page()
        page.goto(host.address())
        # Friends are met elsewhere, if a server was named.
        expect(page.get_by_test_id("no-server")).to_be_visible(timeout=PATIENCE)
        assert page.get_by_role("link", name="marrakech.example").get_attribute("href") == HOST
        expect(page.get_by_test_id("friends")).to_have_count(0)
        for preset in ("", "?here", "?friends"):
            page.goto(host.address(f"#/setup{preset}"))
            form = page.get_by_role("form", name="Set up a game")
            seat = form.get_by_label("Seat 2", exact=True)
            expect(seat).to_be_visible(timeout=PATIENCE)
            offered = [one.get_attribute("value") for one in seat.locator("option").all()]
            assert offered == ["person", *LEVELS]
            clocks = form.locator(".clock option")
            expect(clocks.first).to_have_attribute("value", "none")
            assert not [
                one for one in clocks.all() if (one.get_attribute("value") or "").startswith("d")
            ]
        form.get_by_role("button", name="Start this game").click()
        page.get_by_test_id("game").wait_for()
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_test_id("game-menu").get_by_role("button", name="Delete")).to_be_visible()
        expect(page.get_by_test_id("device")).to_have_count(0)
        page.goto(host.address("#/games"))
        expect(page.get_by_role("radio", name=re.compile("Live|Finished"))).to_have_count(2)
        expect(page.get_by_role("radio", name=re.compile("Slow"))).to_have_count(0)
        for path in SERVED:
            page.goto(host.address(f"#/{path}"))
            expect(page.get_by_role("heading", level=1)).to_contain_text("nothing at this address")


def test_every_level_plays_and_one_may_ask_look_and_take_back(
    playwright: Playwright, host: StaticHost, tmp_path: Path
) -> None:
    with at_home(playwright, tmp_path / "profile") as browser:
        page = browser.new_page()
        for level in LEVELS:
            page.goto(host.address("#/"))
            player = begin(page, level)
            player.until("lay")
            player.goes(by_mouse)
            assert player.due() == "orient"
        page.get_by_test_id("odds-button").click()
        expect(page.get_by_test_id("odds")).to_be_visible()
        page.keyboard.press("h")
        expect(page.get_by_test_id("hint-note")).to_contain_text("Assam", timeout=PATIENCE)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("switch", name="Show everybody's chance to win").check()
        page.keyboard.press("Escape")
        chances = page.get_by_role("region", name="Chance to win")
        expect(chances).to_have_attribute("data-state", "known", timeout=PATIENCE)
        player.until("lay")
        version = player.version
        player.goes(by_mouse)
        player.due()
        page.get_by_role("button", name="Take back").click()
        page.get_by_test_id("take-back-sure").click()
        player.moved_on(version)
        expect(player.prompt).to_have_attribute("data-step", "lay", timeout=PATIENCE)
        page.goto(host.address("#/games"))
        expect(page.get_by_test_id("my-game")).to_have_count(len(LEVELS), timeout=PATIENCE)


@LONG
def test_the_end_of_a_game_is_checked_and_shared(
    playwright: Playwright, host: StaticHost, tmp_path: Path
) -> None:
    with at_home(playwright, tmp_path / "profile") as browser:
        browser.grant_permissions(["clipboard-read", "clipboard-write"])
        page = browser.new_page()
        page.goto(host.address("#/setup"))
        form = page.get_by_role("form", name="Set up a game")
        form.get_by_text("2", exact=True).click()
        form.get_by_label("Seat 2", exact=True).select_option("novice")
        form.get_by_role("radio", name="French, 57 rugs").check()
        form.get_by_role("switch", name="Cover your own whole rug").check()
        form.get_by_role("button", name="Start this game").click()
        player = Player(page)
        player.plays_on()
        page.get_by_role("button", name="Check the dice").click()
        expect(page.get_by_test_id("verified")).to_contain_text("The dice are fair", timeout=PATIENCE)
        expect(page.get_by_test_id("own-dice")).to_contain_text("whoever owns the device")
        page.get_by_test_id("share").click()
        sheet = page.get_by_test_id("share-sheet")
        with page.expect_download() as picture:
            sheet.get_by_test_id("save").click()
        with Image.open(picture.value.path()) as market:
            assert market.size == (1200, 630)
        with page.expect_download() as film:
            sheet.get_by_test_id("film").click()
        with Image.open(film.value.path()) as drawn:
            assert drawn.n_frames > 2  # type: ignore[attr-defined]
        sheet.get_by_test_id("copy-link").click()
        expect(page.get_by_text("The link to the replay is copied.")).to_be_visible(timeout=PATIENCE)
        link = page.evaluate("navigator.clipboard.readText()")
        stranger = browser.new_page()
        stranger.goto(link)
        expect(stranger.get_by_test_id("embed")).to_be_visible(timeout=PATIENCE)
        stranger.close()
        page.keyboard.press("Escape")
        # The review, and a deeper one of it, in the second worker.
        page.goto(host.address(f"#/g/{player.game}/review"))
        expect(page.get_by_test_id("review")).to_be_visible(timeout=PATIENCE)
        page.get_by_test_id("go-deep").click()
        expect(page.get_by_test_id("review")).to_have_attribute(
            "data-depth", "deep", timeout=3 * PATIENCE
        )
        page.goto(host.address(f"#/g/{player.game}"))
        page.get_by_role("button", name="Play again").click()
        page.wait_for_function(f"!location.hash.includes('{player.game}')", timeout=PATIENCE)
        assert player.due() in ("orient", "lay")


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
        page.goto(host.address(f"#/analysis?position={quote(SOLVED)}"))
        page.reload()
        expect(page.get_by_test_id("choice").first).to_contain_text("exactly", timeout=PATIENCE)


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
