"""Kinds of games: every printing, two players' piles, the variant, pass-and-play, the clock."""

import re

import pytest
from playwright.sync_api import expect

from marrakech.kernel.printings import PRINTINGS
from tests.e2e.conftest import SetUp, Visit
from tests.e2e.player import Player, by_mouse, square_at

NAMES = {
    "en2021": "English, 2021",
    "fr60": "French, 60 rugs",
    "fr57": "French, 57 rugs",
    "ro57": "Romanian, 57 rugs",
    "suleika": "Suleika",
}

CLEAR = """(clock) => {
    const range = document.createRange();
    range.selectNodeContents(clock.closest("[data-testid=prompt]").querySelector("h2"));
    const title = range.getBoundingClientRect(), box = clock.getBoundingClientRect();
    return box.left >= title.right || box.bottom <= title.top + 2;
}"""
"""Whether a clock leaves the title of its prompt free."""


def test_the_rules_mark_in_place_what_their_sheet_leaves_open(visit: Visit) -> None:
    page = visit(None)
    ours = {"suleika": "Suleika prints no preparation", "en2021": "Who can pay in full stays in"}
    for printing, words in ours.items():
        page.goto(f"/rules?printing={printing}&players=4")
        marked = page.get_by_test_id("ruling")
        expect(marked.filter(has_text=words)).to_contain_text("our ruling")
        (other,) = set(ours.values()) - {words}
        expect(marked.filter(has_text=other)).to_have_count(0)


@pytest.mark.parametrize("printing", PRINTINGS)
def test_each_printing_is_set_up_from_the_form_and_played(visit: Visit, printing: str) -> None:
    page = visit("/setup")
    form = page.get_by_role("form", name="Set up a game")
    form.get_by_role("radio", name=NAMES[printing]).check()
    form.get_by_text("3", exact=True).click()
    form.get_by_role("button", name="Start this game").click()
    me = Player(page)
    assert me.due() == "orient"
    table = page.request.get(f"/api/games/{me.game}").json()["table"]
    assert table["printing"] == printing
    assert table["rules"]["players"] == 3
    assert table["rules"]["elimination"] == PRINTINGS[printing].elimination
    me.goes(by_mouse)
    assert me.due() == "lay"


def test_every_choice_of_the_form_reaches_the_game(visit: Visit) -> None:
    page = visit("/setup")
    form = page.get_by_role("form", name="Set up a game")
    form.get_by_role("radio", name=NAMES["fr60"]).check()
    form.get_by_text("2", exact=True).click()
    form.get_by_label("Name at seat 1").fill("  Amal ")
    form.get_by_label("Seat 2", exact=True).select_option("Bot, novice")
    form.get_by_role("switch", name="Turn Assam at the end").check()
    form.get_by_role("switch", name="…or leave him as he is").check()
    form.get_by_role("switch", name="Out when you cannot pay").uncheck()
    form.get_by_role("switch", name="Cover your own whole rug").check()
    form.get_by_label("Clock").select_option("60 seconds a turn")
    form.get_by_role("button", name="Start this game").click()
    me = Player(page)
    assert me.due() == "roll"
    table = page.request.get(f"/api/games/{me.game}").json()["table"]
    rules = table["rules"]
    assert rules["players"] == 2
    assert rules["end_turn"]
    assert rules["keep_heading"]
    assert rules["cover_own"]
    assert not rules["elimination"]
    assert table["clock"]["per_turn"] == 60
    assert table["seats"][0]["name"] == "Amal"
    assert table["seats"][1]["level"] == "novice"


def test_two_players_may_take_one_colour_each_where_the_sheet_says_so(visit: Visit) -> None:
    page = visit("/setup")
    form = page.get_by_role("form", name="Set up a game")
    form.get_by_text("2", exact=True).click()
    expect(form.get_by_role("radio", name="One colour each")).to_have_count(0)
    form.get_by_role("radio", name=NAMES["fr57"]).check()
    expect(form.get_by_role("switch", name="Turn Assam at the end")).to_be_disabled()
    form.get_by_role("radio", name="One colour each").check()
    form.get_by_role("button", name="Start this game").click()
    me = Player(page)
    me.due()
    expect(me.merchant(0)).to_contain_text("15 rugs left")
    expect(me.merchant(0)).not_to_contain_text("Next rug")


def test_two_players_see_the_top_of_their_piles_and_what_is_left(visit: Visit, set_up: SetUp) -> None:
    page = visit(None)
    game = set_up(page, "person", "bot")
    me = Player(page)
    colours = {"H": "Henna", "I": "Indigo", "S": "Saffron", "A": "Almond"}
    for _ in range(3):
        me.until("lay")
        table = page.request.get(f"/api/games/{game}").json()["table"]
        for seat, pile in enumerate(table["position"]["piles"]):
            panel = me.merchant(seat)
            expect(panel).to_contain_text(f"Next rug: {colours[pile['top']]}")
            for colour, count in pile["left"].items():
                expect(panel).to_contain_text(f"{colours[colour]} {count}")
        # The rug to be laid is the one on top.
        expect(me.prompt).to_contain_text(f"{colours[table['next']['colour']]} rug")
        assert table["next"]["colour"] == table["position"]["piles"][0]["top"]
        me.goes(by_mouse)


def test_the_variant_turns_assam_at_the_end(visit: Visit, set_up: SetUp) -> None:
    page = visit(None)
    set_up(page, "person", "bot", "bot", end_turn=True)
    me = Player(page)
    steps = page.get_by_role("list", name="Steps of the turn").get_by_role("listitem")
    expect(steps).to_have_text([re.compile(word) for word in ("Walk", "Pay", "Lay", "Turn")])
    for step in ("roll", "lay", "turn"):
        assert me.due() == step
        expect(me.headings).to_have_count({"roll": 1, "lay": 0, "turn": 2}[step])
        me.goes(by_mouse)
    assert me.due() == "roll"
    expect(page.get_by_test_id("log")).to_contain_text("turned Assam")


def test_people_who_pass_the_device_round_are_called_by_name(visit: Visit) -> None:
    page = visit("/setup")
    form = page.get_by_role("form", name="Set up a game")
    form.get_by_text("2", exact=True).click()
    form.get_by_label("Seat 2", exact=True).select_option("Person here")
    expect(form).to_contain_text("you pass the device round")
    form.get_by_label("Name at seat 1").fill("Amal")
    form.get_by_label("Name at seat 2").fill("Zohra")
    form.get_by_role("button", name="Start this game").click()
    me = Player(page)
    for name in ("Amal", "Zohra", "Amal"):
        me.due()
        expect(me.prompt.get_by_role("heading")).to_have_text(f"{name}: Which way for Assam?")
        me.goes(by_mouse)
        assert me.due() == "lay"
        expect(me.prompt.get_by_role("heading")).to_have_text(f"{name}: Lay a rug beside Assam")
        me.goes(by_mouse)
    # All are there: the last rug is taken back, once they know what that makes of the game.
    assert me.due() == "orient"
    expect(page).to_have_title("● Zohra's turn · Marrakech")
    expect(page.get_by_test_id("ask-sound")).to_have_count(0)
    version = me.version
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("dialog")).to_contain_text("The game then counts as practice")
    page.get_by_role("button", name="Leave it").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert me.version == version
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("button", name="Take it back").click()
    me.moved_on(version)
    assert me.due() == "lay"
    expect(me.prompt.get_by_role("heading")).to_have_text("Amal: Lay a rug beside Assam")
    # It is asked once.
    version = me.version
    page.get_by_role("button", name="Take back").click()
    me.moved_on(version)
    expect(me.prompt.get_by_role("heading")).to_have_text("Amal: Which way for Assam?")


def test_when_the_clock_runs_out_a_bot_makes_the_move(visit: Visit, set_up: SetUp) -> None:
    page = visit(None)
    set_up(page, "person", "bot", clock={"per_turn": 2})
    me = Player(page)
    me.due()
    clock = me.prompt.get_by_test_id("clock")
    expect(clock).to_have_text(re.compile(r"0:0[0-2]"))
    # The last seconds say what comes then, and the clock lies on nothing.
    expect(page.get_by_test_id("note")).to_have_text("Then a bot moves for you")
    assert clock.evaluate(CLEAR), "the clock lies on the title"
    # Nothing is done: the turn is played for us, and the next one is ours again.
    expect(page.get_by_test_id("log")).to_contain_text("time ran out")
    expect(page.get_by_test_id("live")).to_contain_text("Your time ran out.")
    assert me.due() == "orient"
    me.goes(by_mouse)


def test_a_place_that_is_not_allowed_is_refused_in_words(visit: Visit, set_up: SetUp) -> None:
    page = visit(None)
    game = set_up(page, "person", "bot", "bot")
    me = Player(page)
    me.until("lay")
    refused = page.request.get(f"/api/games/{game}").json()["table"]["next"]["refused"]
    far = next(one["rug"] for one in refused if one["why"] == "away" and one["rug"][:2] in ("a1", "f7"))
    one, other = (square_at(me, square) for square in far.split("-"))
    page.mouse.click((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
    expect(page.get_by_test_id("refusal")).to_have_text(
        "One half of the rug must touch Assam's square."
    )
    assert me.act.get_attribute("aria-disabled") == "true"
    me.goes(by_mouse)
