"""One person against bots: from one click to the end, and everything the end offers."""

import re
from pathlib import Path

from playwright.sync_api import expect

from marrakech.record import gamefile
from tests.e2e.conftest import SetUp, Visit
from tests.e2e.player import Player


def test_one_click_leads_through_a_whole_game_to_all_the_end_offers(
    visit: Visit, tmp_path: Path
) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play", exact=True).click()
    me = Player(page)
    assert me.due() == "orient"
    me.plays_every_turn()

    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile(r"win|share"))
    table = page.request.get(f"/api/games/{me.game}").json()["table"]
    ranking = page.get_by_role("list", name="Ranking").get_by_role("listitem")
    expect(ranking).to_have_count(4)
    for row, rank in zip(ranking.all(), table["result"]["ranking"], strict=True):
        name = "You" if rank["seat"] == 0 else table["seats"][rank["seat"]]["name"]
        expect(row).to_contain_text(f"Place {rank['place']}")
        expect(row).to_contain_text(name)
        expect(row).to_contain_text(re.compile(rf"Score\s*{rank['score']}\b"))
        assert rank["score"] == rank["dirhams"] + rank["squares"]

    # The file is the game, move by move.
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert download.value.suggested_filename.endswith(".marrakech")
    download.value.save_as(tmp_path / "game.marrakech")
    game = gamefile.parse((tmp_path / "game.marrakech").read_text())
    assert game.over
    assert str(game.position) == table["position"]["text"]
    assert game.tags["Commitment"] == table["commitment"]
    assert game.tags["Secret"] == table["secret"]
    assert game.tags["Player2"] == table["seats"][1]["name"]
    assert len(game.rugs()) == len(table["position"]["rugs"])

    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_test_id("verified")).to_be_in_viewport(ratio=0.5)
    verified = page.get_by_test_id("verified")
    expect(verified).to_contain_text("The dice are fair")
    expect(verified).to_contain_text(table["secret"])
    # One line for each kind of thing that was checked, in words.
    expect(verified.get_by_role("listitem")).to_have_text(
        [
            re.compile("secret is the one that was sealed"),
            re.compile("Every roll follows"),
            re.compile("Your own numbers were used"),
        ]
    )

    # The link leads anybody to the replay.
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_test_id("share").click()
    sheet = page.get_by_test_id("share-sheet")
    with page.expect_download() as shared:
        sheet.get_by_test_id("save").click()
    expect(page.get_by_text("The picture is saved.")).to_be_visible()
    sheet.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("The link to the replay is copied.")).to_be_visible()
    page.keyboard.press("Escape")
    shared.value.save_as(tmp_path / "end.png")
    # A picture of 1200 x 630, made on the device.
    head = (tmp_path / "end.png").read_bytes()[:24]
    assert (int.from_bytes(head[16:20]), int.from_bytes(head[20:24])) == (1200, 630)
    link = page.evaluate("navigator.clipboard.readText()")
    stranger = visit(None)
    stranger.goto(link)
    expect(stranger.get_by_test_id("replay")).to_be_visible()

    page.get_by_role("button", name="See the board").click()
    expect(page.get_by_test_id("board")).to_be_visible()
    page.get_by_role("button", name="See the result").click()

    old = me.game
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(old))
    assert me.due() == "orient"
    expect(page.get_by_role("banner")).to_contain_text("Round 1 of 12")


def test_a_move_can_be_taken_back_against_bots(visit: Visit, set_up: SetUp) -> None:
    page = visit(None)
    set_up(page, "person", "bot", "bot")
    me = Player(page)
    me.until("lay")
    die = page.get_by_test_id("die").first.get_attribute("data-face")
    version = me.version
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("button", name="Take it back").click()
    me.moved_on(version)
    assert me.due() == "orient"
    expect(page.get_by_test_id("log")).to_contain_text("took a move back")
    # The dice are sealed: the same turn rolls the same again.
    me.until("lay")
    assert page.get_by_test_id("die").first.get_attribute("data-face") == die
