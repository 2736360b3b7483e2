"""The end of a game: what made each score, told once it is known, without anything moving."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import Guard, Size, Visit
from tests.e2e.player import Player
from tests.e2e.screens import at_table
from tests.e2e.test_small_screens import next_frame

GOLDEN = "en2021-4-players"
PLACES = """() => [...document.querySelectorAll("[data-testid=finale] :is(li, button, a.btn, .card)")]
    .filter((one) => one.closest("[data-testid=curve] ol") === null)
    .map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height])"""
"""Where everything of the end lies, but for the turning points."""


def review() -> dict[str, Any]:
    """A review of a game in which nothing happened, but for what it says of the dice and the choices."""
    score = {"start": 40.2, "luck": 4.4, "own": -7.0, "others": 12.9, "correction": -0.5, "result": 50}
    players = [{"player": seat, "score": score, "win": score, "loss": 0.01} for seat in range(4)]
    return {"start": [0.25] * 4, "moves": [], "versions": [], "mistakes": [], "players": players}


def ended(page: Page) -> Player:
    """At the end of a golden game, as the one who won."""
    me = at_table(page, GOLDEN, -1, 3)
    me.finale.wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    return me


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)], ids=["desktop", "phone"])
def test_dice_and_choices_are_told_when_they_are_known_and_nothing_moves(
    visit: Visit, size: Size
) -> None:
    page = visit(None, size=size)
    held: list[Route] = []
    page.route("**/review?*", lambda route: held.append(route))
    ended(page)
    parts = page.get_by_test_id("parts")
    expect(parts.first).to_have_text("41 dirhams and 9 squares")
    # What would be shared can be seen before.
    expect(page.get_by_test_id("preview")).to_contain_text("50 : 47")
    expect(page.get_by_test_id("preview")).to_contain_text("Anir wins after 12 rounds")
    expect(page.get_by_test_id("curve")).to_have_attribute("data-kind", "scores")
    before = page.evaluate(PLACES)
    held[0].fulfill(json=review())
    told = (
        "40.2 at the start, dice +4.4, own choices \u22127.0, "
        "others\u2019 choices +12.9, our error \u22120.5"
    )
    expect(parts).to_have_text([told] * 4)
    expect(page.get_by_test_id("curve")).to_have_attribute("data-kind", "chances")
    assert page.evaluate(PLACES) == before


def test_the_end_stands_also_when_there_is_no_review(visit: Visit, guard: Guard) -> None:
    guard.allow("status of 503")
    page = visit(None)
    page.route("**/review?*", lambda route: route.fulfill(status=503, json={"code": "busy"}))
    ended(page)
    expect(page.get_by_test_id("curve")).to_have_attribute("data-complete", "true")
    expect(page.get_by_test_id("parts").first).to_have_text("41 dirhams and 9 squares")
    expect(page.get_by_role("button", name="Share", exact=True)).to_be_visible()


def test_the_market_is_shared_as_a_picture_and_as_a_film(visit: Visit, tmp_path: Path) -> None:
    page = visit(None)
    ended(page)
    page.get_by_test_id("share").click()
    sheet = page.get_by_test_id("share-sheet")
    poster = sheet.get_by_test_id("poster")
    expect(poster).to_contain_text("Anir wins by three")
    assert "You" not in (poster.text_content() or "")
    with page.expect_download() as picture:
        sheet.get_by_test_id("save").click()
    picture.value.save_as(tmp_path / "market.png")
    with Image.open(tmp_path / "market.png") as market:
        assert market.size == (1200, 630)
        colours = market.convert("RGB").resize((60, 32)).getcolors(60 * 32)
        assert colours is not None
        assert len(colours) > 200, "something is drawn"
    with page.expect_download() as film:
        sheet.get_by_test_id("film").click()
    film.value.save_as(tmp_path / "game.gif")
    with Image.open(tmp_path / "game.gif") as drawn:
        assert drawn.n_frames == 49, "the start and 48 rugs"  # type: ignore[attr-defined]


def test_no_text_of_the_picture_lies_on_the_weave(visit: Visit) -> None:
    def called(table: dict[str, Any]) -> None:
        for seat in table["seats"]:
            seat["name"] = "Maximiliana Wolkenstein"

    page = visit(None)
    at_table(page, GOLDEN, -1, 3, change=called).finale.wait_for()
    page.get_by_test_id("share").click()
    expect(page.get_by_test_id("poster")).to_contain_text("Maximiliana")
    page.evaluate("document.fonts.ready.then(() => true)")
    next_frame(page)
    wide = page.get_by_test_id("poster").evaluate(
        """(svg) => [...svg.querySelectorAll("text[data-fit]")]
            .filter((text) => text.getComputedTextLength() > Number(text.dataset.fit) + 1)
            .map((text) => text.textContent)"""
    )
    assert wide == []


@pytest.mark.parametrize("golden", ["en2021-2-players", "fr60-3-players", GOLDEN])
@pytest.mark.parametrize("locale", ["en-GB", "pt-BR"])
def test_the_rounds_of_the_curve_do_not_run_into_each_other(
    visit: Visit, golden: str, locale: str
) -> None:
    page = visit(None, size=(360, 640), locale=locale)
    page.route("**/review?*", lambda route: None)  # weighed for as long as one looks
    at_table(page, golden, -1, 0).finale.wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    rounds = page.get_by_test_id("curve").locator("text.axis:not([text-anchor=end])")
    boxes = [one.bounding_box() for one in rounds.all()]
    ends = [(box["x"], box["x"] + box["width"]) for box in boxes if box is not None]
    assert len(ends) >= 3
    gaps = [later[0] - former[1] for former, later in pairwise(ends)]
    assert min(gaps) > 6, gaps
