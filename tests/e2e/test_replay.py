"""Replays: of uploaded files and of games under way; slider, keys, links, the back button."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Guard, SetUp, Visit
from tests.e2e.player import Player, by_mouse

GOLDEN = Path(__file__).parents[1] / "golden"


def opens(page: Page, name: str) -> str:
    """Upload a golden game; its id."""
    page.goto("/open")
    page.get_by_label("Choose a file").set_input_files(GOLDEN / f"{name}.txt")
    expect(page).to_have_url(re.compile(r"/g/\w+/replay"))
    page.get_by_test_id("replay").wait_for()
    found = re.search(r"/g/(\w+)/", page.url)
    assert found is not None
    return found[1]


def at(page: Page) -> int:
    """The version on show."""
    return int(page.get_by_test_id("replay").get_attribute("data-version") or 0)


def test_an_uploaded_game_is_walked_through_by_slider_buttons_and_keys(visit: Visit) -> None:
    page = visit(None)
    game = opens(page, "en2021-4-players")
    updates = page.request.get(f"/api/games/{game}/updates?after=0").json()
    last = updates[-1]["version"]
    replay = page.get_by_test_id("replay")
    slider = page.get_by_role("slider", name=re.compile("Moment of the game"))
    assert at(page) == 1
    expect(page.get_by_role("button", name="To the start")).to_be_disabled()

    page.get_by_role("button", name="One on").click()
    expect(replay).to_have_attribute("data-version", "2")
    page.keyboard.press("ArrowRight")
    expect(replay).to_have_attribute("data-version", "3")
    page.keyboard.press("ArrowLeft")
    expect(replay).to_have_attribute("data-version", "2")
    page.keyboard.press("End")
    expect(replay).to_have_attribute("data-version", str(last))
    expect(page.get_by_role("button", name="To the end")).to_be_disabled()
    page.keyboard.press("Home")
    expect(replay).to_have_attribute("data-version", "1")

    slider.fill("20")
    expect(replay).to_have_attribute("data-version", "21")
    expect(page).to_have_url(re.compile(r"replay\?at=21$"))
    slider.press("ArrowRight")
    expect(replay).to_have_attribute("data-version", "22")
    then = updates[21]["table"]["position"]
    standing = page.get_by_role("list", name="Merchants").get_by_role("listitem")
    for seat, row in enumerate(standing.all()):
        expect(row).to_contain_text(f"{then['purses'][seat]} dirham")
        expect(row).to_contain_text(re.compile(rf"Score\s*{then['scores'][seat]}\b"))

    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function(
        "() => Number(document.querySelector('[data-testid=replay]').dataset.version) > 25"
    )
    page.keyboard.press("Home")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(replay).to_have_attribute("data-version", "1")


def test_a_link_names_a_moment_and_the_back_button_returns(visit: Visit) -> None:
    page = visit(None)
    game = opens(page, "variant")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("slider").fill("9")
    expect(page.get_by_test_id("replay")).to_have_attribute("data-version", "10")
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")

    friend = visit("/rules")
    friend.goto(link)
    expect(friend.get_by_test_id("replay")).to_have_attribute("data-version", "10")
    # A line of the log leads to its moment.
    line = friend.get_by_test_id("log").get_by_role("button").last
    line.click()
    expect(friend.get_by_test_id("replay")).not_to_have_attribute("data-version", "10")
    friend.go_back()
    expect(friend.get_by_role("heading", name="How Marrakech is played")).to_be_visible()
    friend.go_forward()
    friend.get_by_test_id("replay").wait_for()
    assert f"/g/{game}/replay" in friend.url


def test_a_game_under_way_is_looked_back_on_and_left_again_by_the_back_button(
    visit: Visit, set_up: SetUp
) -> None:
    page = visit(None)
    set_up(page, "person", "bot", "bot")
    me = Player(page)
    me.goes(by_mouse)
    me.goes(by_mouse)
    me.due()
    version = me.version
    page.get_by_test_id("log").get_by_role("button").last.click()
    expect(page.get_by_test_id("replay")).to_be_visible()
    assert at(page) < version
    page.go_back()
    assert me.due() == "orient"
    assert me.version == version
    page.go_forward()
    page.get_by_role("link", name="Back to the game").click()
    assert me.due() == "orient"


@pytest.mark.parametrize("name", ["elimination-3-players", "fr57-2-players", "one-colour"])
def test_uploaded_games_of_other_kinds_end_as_they_should(visit: Visit, name: str) -> None:
    page = visit(None)
    game = opens(page, name)
    page.keyboard.press("End")
    table = page.request.get(f"/api/games/{game}").json()["table"]
    expect(page.get_by_test_id("replay")).to_have_attribute("data-version", str(table["version"]))
    for seat, row in enumerate(
        page.get_by_role("list", name="Merchants").get_by_role("listitem").all()
    ):
        expect(row).to_contain_text(re.compile(rf"Score\s*{table['position']['scores'][seat]}\b"))


def test_a_broken_file_is_refused_with_line_and_column(
    visit: Visit, guard: Guard, tmp_path: Path
) -> None:
    guard.allow("status of 400")
    page = visit("/open")
    text = (GOLDEN / "en2021-3-players.txt").read_text()
    lines = text.splitlines()
    row = next(number for number, line in enumerate(lines) if line.startswith("3."))
    lines[row] = "3. A2 z9-q1"
    broken = tmp_path / "broken.txt"
    broken.write_text("\n".join(lines))
    page.get_by_label("Choose a file").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text(f"line {row + 1}, column 7")
    # The same by pasting; then the text is mended and opens.
    field = page.get_by_label("or paste its text")
    field.fill("hello")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("line 1, column 1")
    field.fill(text)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_test_id("replay")).to_be_visible()


def test_a_file_can_be_chosen_by_keyboard(visit: Visit) -> None:
    page = visit(None)
    page.on("filechooser", lambda chooser: chooser.set_files(GOLDEN / "suleika-4-players.txt"))
    page.goto("/open")
    page.get_by_label("Choose a file").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("replay")).to_be_visible()


def test_a_replay_asks_for_the_game_once_and_moves(visit: Visit) -> None:
    page = visit(None, motion="no-preference", settings={"replaySpeed": 4})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    opens(page, "en2021-4-players")
    whole = [url for url in asked if "/updates" in url]
    assert len(whole) == 1
    asked.clear()
    page.evaluate(
        """() => {
            window.places = new Set();
            const pawn = document.querySelector(".pawn");
            new MutationObserver(() => places.add(pawn.getAttribute("transform")))
                .observe(pawn, { attributes: true });
        }"""
    )
    for key in ("ArrowRight", "ArrowRight", "PageDown", "ArrowLeft", "PageUp", "End", "Home"):
        page.keyboard.press(key)
    assert at(page) == 1
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => window.places.size > 5")
    page.get_by_test_id("turn").select_option("12")
    expect(page.get_by_test_id("replay")).to_have_attribute("data-version", "23")
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => document.querySelector('[data-testid=replay]').dataset.version > 24")
    page.get_by_role("button", name="Pause").click()
    assert [url for url in asked if "/api/games/" in url] == []
