"""Looking back at a game, and trying other choices."""

import re
from contextlib import suppress
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, Request, TimeoutError, expect

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


def figures(label: str) -> list[float]:
    """The numbers of an account in words: start, dice, own choices, others' choices, error, result."""
    signed = label.partition(": ")[2].replace("±", "+").replace("\u2212", "-")
    return [float(found) for found in re.findall(r"[+-]?\d+(?:\.\d+)?", signed)]


def check_accounts(page: Page) -> list[str]:
    """Every account adds up as it is shown, in points and in chances; the labels of the former."""
    accounts = page.get_by_test_id("accounts")
    told = []
    for unit in ("chances", "points"):
        accounts.get_by_text(unit, exact=True).click()
        told = [one.get_attribute("aria-label") or "" for one in accounts.get_by_role("img").all()]
        for label in told:
            *parts, result = figures(label)
            assert len(parts) == 5, label
            assert round(sum(parts), 1) == result, label
            assert parts[2] <= 0, label
    return told


def test_every_decision_is_listed_and_the_accounts_add_up(visit: Visit) -> None:
    page = visit(None)
    reviewed(page)
    before = check_accounts(page)
    assert len(before) == 4
    page.get_by_test_id("to-decisions").click()
    expect(page.get_by_test_id("decisions")).to_be_visible()
    assert check_accounts(page) == before
    rows = page.get_by_test_id("decision")
    every = rows.count()
    expect(page.get_by_text(f"All {every}")).to_be_visible()
    # One merchant's decisions, then only those with a mark.
    page.locator("input[name=whose]").nth(1).check(force=True)
    assert 0 < rows.count() < every
    page.locator("input[name=whose]").first.check(force=True)
    page.get_by_text("Only ? and ??").click()
    marks = [row.get_attribute("data-mark") for row in rows.all()]
    assert set(marks) <= {"?", "??"}
    assert len(marks) < every
    page.get_by_text("Only ? and ??").click()
    # By keyboard the list is one stop: arrows walk, Enter shows the market.
    page.locator('[data-row][tabindex="0"]').focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(rows.nth(2).locator("[data-row]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(rows.nth(2).get_by_test_id("moment-board")).to_be_visible()
    expect(page).to_have_url(re.compile(r"decisions\?at=\d+$"))
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("shown")).to_have_count(0)
    # A choice that was not the best, by an estimate, can be rolled out where it is shown.
    page.locator("[data-testid=decision]", has_text="better").first.locator("[data-row]").click()
    expect(page.get_by_test_id("shown").get_by_test_id("roll-out")).to_be_visible()
    page.get_by_test_id("to-turning-points").click()
    expect(page.get_by_test_id("review")).to_be_visible()


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
        assert re.fullmatch(r"\d+% *-?[\d.]+ ± [\d.]+ *\d+", " ".join(words.split())), words
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
    expect(reached).to_have_attribute("aria-label", re.compile(r"^Lay on .*: \d+ of 12, \d+% to win, "))
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


def test_the_address_of_the_analysis_board_follows_the_moves(visit: Visit, guard: Guard) -> None:
    guard.allow("status of 400")
    page = visit(f"/analysis?position={quote(TO_LAY)}&moves=nonsense")
    board = page.get_by_test_id("analysis")
    expect(board).to_have_attribute("data-step", "lay")
    page = visit("/analysis")
    board = page.get_by_test_id("analysis")
    page.get_by_test_id("choice").first.click()
    expect(board).to_have_attribute("data-step", "roll")
    expect(page).to_have_url(re.compile(r"moves=\w+$"))
    page.get_by_test_id("chance").click()
    expect(board).to_have_attribute("data-step", "lay")
    expect(page).to_have_url(re.compile(r"moves=\w+,\d$"))
    page.go_back()
    expect(board).to_have_attribute("data-step", "roll")
    page.go_forward()
    expect(board).to_have_attribute("data-step", "lay")
    page.reload()
    expect(board).to_have_attribute("data-step", "lay")
    expect(page.get_by_test_id("tree")).to_contain_text("1.")


def test_moves_are_tried_from_a_game_too(visit: Visit, guard: Guard) -> None:
    # Moves can be played before they are ranked, and the server ranks few positions at once.
    guard.allow("status of 429")
    page = visit(None)
    game = upload(page, "en2021-4-players")
    board = page.get_by_test_id("analysis")
    for beginning in (f"game={game}&at=21", f"game={game}&at=21&moves=left"):
        page.goto(f"/analysis?{beginning}")
        if "moves" not in beginning:
            expect(board).to_have_attribute("data-step", "orient")
            page.get_by_test_id("choice").first.click()
        expect(board).to_have_attribute("data-step", "roll")
        page.get_by_test_id("chance").click()
        expect(board).to_have_attribute("data-step", "lay")
        expect(page).to_have_url(re.compile(rf"game={game}&at=21&moves=\w+,\d$"))
        expect(page.get_by_test_id("tree")).to_contain_text("1.")
    page.go_back()
    expect(board).to_have_attribute("data-step", "roll")
    expect(page).to_have_url(re.compile("moves=left$"))


def test_choices_are_rolled_out_and_stopped(visit: Visit) -> None:
    page = visit(f"/analysis?position={quote(TO_LAY)}")
    rollout = page.get_by_test_id("rollout")
    page.get_by_test_id("roll-out").click()
    expect(rollout).to_have_attribute("data-state", "rolling")
    expect(rollout).to_contain_text("of 2,000 games played out", timeout=PATIENCE)
    stopped(page)
    expect(page.get_by_test_id("rollout-verdict")).to_contain_text(re.compile("Decided|told apart"))


def stopped(page: Page) -> None:
    """Stop the rollout that has told something, unless it comes to its end first."""
    with suppress(TimeoutError):
        page.get_by_test_id("stop-rollout").click(timeout=2000)
    expect(page.get_by_test_id("rollout")).to_have_attribute("data-state", "done", timeout=PATIENCE)


def player_of(request: Request) -> str:
    """Who plays the rollout that is asked for."""
    found: str = (request.post_data_json or {})["player"]
    return found


def test_others_may_play_the_rollout(visit: Visit) -> None:
    page = visit(f"/analysis?position={quote(TO_LAY)}")
    rollout = page.get_by_test_id("rollout")
    rollout.get_by_label("Apprentice").check(force=True)
    # Nothing is rolled out yet, so nothing begins.
    expect(rollout).to_have_attribute("data-state", "idle")
    with page.expect_request(re.compile("/rollout\\?")) as asked:
        page.get_by_test_id("roll-out").click()
    assert player_of(asked.value) == "greedy"
    expect(rollout).to_have_attribute("data-state", "rolling")
    with (
        page.expect_request(re.compile("/rollout/stop$")) as ended,
        page.expect_request(re.compile("/rollout\\?")) as again,
    ):
        rollout.get_by_label("Master's network").check(force=True)
    assert (player_of(ended.value), player_of(again.value)) == ("greedy", "network")
    expect(rollout).to_contain_text("games played out", timeout=PATIENCE)
    # The server makes few rollouts at once: the next test wants one.
    stopped(page)


def test_the_editor_chooses_rules(visit: Visit) -> None:
    page = visit("/analysis")
    page.get_by_test_id("edit").click()
    page.get_by_test_id("edit-rules").locator("summary").click()
    page.get_by_label("Turn Assam at the end").check()
    page.get_by_label("Out when you cannot pay").uncheck()
    page.get_by_test_id("edit-done").click()
    expect(page.get_by_test_id("analysis")).to_have_attribute("data-step", "roll")
    expect(page.get_by_test_id("analysis")).to_contain_text("4+end-turn")
