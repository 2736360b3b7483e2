"""The same people, again: rematches, the score of a group, and the way back to one's seat."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Guard, SetUp, Visit
from tests.e2e.evening import FIGURES, NAMES, gathered
from tests.e2e.games import play_by_api
from tests.e2e.player import Player


def test_an_evening_of_three_without_a_wrong_face_seat_or_score(visit: Visit) -> None:
    """The short form; `bench/evening.py` plays two evenings of four games."""
    evening = gathered(lambda: visit(None))
    evening.check()
    evening.play()
    evening.again(asker=1)
    evening.check()
    evening.comes_back(2, visit(None))
    evening.check()
    evening.play()
    # Radu has closed his page: Mum sees it, waits, and then lets a bot play, by name.
    mum, ana, radu = evening.pages
    radu.close()
    mum.get_by_role("button", name="Play again").click()
    ana.get_by_test_id("come").click()
    answers = mum.get_by_test_id("answers")
    expect(answers).to_contain_text("Ana is coming")
    expect(answers).to_contain_text("Radu has not answered")
    expect(answers).to_contain_text("The page is closed")
    expect(mum.get_by_test_id("waiting")).to_have_text("Waiting for Radu")
    mum.get_by_role("radio", name="Play without Radu").check(force=True)
    expect(mum.get_by_test_id("start-again")).to_have_text("Start, two of you")
    mum.get_by_role("radio", name="A bot for Radu").check(force=True)
    mum.get_by_test_id("start-again").click()
    for page in (mum, ana):
        page.wait_for_url(lambda url: evening.game not in url)
    merchants = ana.get_by_role("list", name="Merchants").get_by_role("listitem")
    for seat, said in enumerate(("Mum", "You")):
        expect(merchants.nth(seat)).to_contain_text(said)
        expect(merchants.nth(seat).locator("use").first).to_have_attribute(
            "href", f"#level-{FIGURES[seat]}"
        )
    expect(ana.get_by_test_id("series-line")).to_contain_text(f"Radu {evening.wins[NAMES[2]]}")
    mum.goto("/games")
    mum.get_by_text(re.compile("Finished")).first.click()
    expect(mum.get_by_test_id("series-line").first).to_contain_text(f"Ana {evening.wins['Ana']}")


def test_a_friend_who_comes_back_after_the_end_is_asked_for_the_next_game(visit: Visit) -> None:
    evening = gathered(lambda: visit(None))
    evening.play()
    mum, ana, radu = evening.pages
    back = visit(f"/g/{evening.game}")
    back.get_by_test_id("lost").click()
    back.get_by_test_id("i-am").filter(has_text="I am Ana").click()
    expect(radu.get_by_test_id("claim")).to_contain_text("Is this Ana?")
    mum.get_by_role("button", name="Yes, let Ana in").click()
    expect(ana.get_by_test_id("moved")).to_contain_text("Ana plays on another device now")
    expect(back.get_by_test_id("rematch")).to_contain_text("Another game?")
    evening.pages[1] = back
    evening.again(asker=0)
    evening.check()


def test_the_link_in_another_browser_brings_no_second_seat(visit: Visit, set_up: SetUp) -> None:
    """The link was opened in an app's own browser first, and then in the usual one; seats are still free."""
    host, old = visit(None), visit(None)
    set_up(host, "person", "link", "link", names={0: "Amal"})
    link = host.get_by_test_id("table-link").get_attribute("href")
    assert link is not None
    old.goto(link)
    old.get_by_label("Your name").fill("Zohra")
    old.get_by_role("button", name="Take the seat").click()
    old.get_by_test_id("gathering").wait_for()
    new = visit(link, size=(360, 640), touch=True)
    new.get_by_test_id("lost").tap()
    new.get_by_test_id("i-am").filter(has_text="I am Zohra").tap()
    host.get_by_role("button", name="Yes, let Zohra in").click()
    expect(new.get_by_role("heading", level=1)).to_have_text("You have a seat")
    expect(old.get_by_test_id("moved")).to_contain_text("Zohra plays on another device now")
    seats = host.get_by_test_id("seat")
    expect(seats.nth(1)).to_contain_text("here")
    expect(seats.nth(2)).to_contain_text("Free")
    # Whoever watches a table that waits finds their seat too.
    watcher = visit(f"/g/{Player(host).game}")
    watcher.get_by_test_id("lost").click()
    expect(watcher.get_by_test_id("i-am")).to_have_count(2)


def test_a_friend_cannot_now_and_the_host_asks_no_more(visit: Visit, set_up: SetUp) -> None:
    host, friend = visit(None), visit(None)
    set_up(host, "person", "link", names={0: "Amal"})
    link = host.get_by_test_id("table-link").get_attribute("href")
    assert link is not None
    friend.goto(link)
    friend.get_by_label("Your name").fill("Zohra")
    friend.get_by_role("button", name="Take the seat").click()
    friend.wait_for_url(re.compile(r"/g/\w+$"))
    play_by_api(Player(host).game, host, friend)
    host.get_by_role("button", name="Play again").click()
    friend.get_by_role("button", name="Not now").click()
    answers = host.get_by_test_id("answers")
    expect(answers).to_contain_text("Zohra cannot now")
    expect(host.get_by_role("radio", name="Wait")).to_have_count(0)
    host.get_by_role("button", name="Take it back").click()
    for page in (host, friend):
        expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_no_is_a_no_and_play_here_instead_is_asked_too(
    visit: Visit, set_up: SetUp, guard: Guard
) -> None:
    guard.allow("status of 429")
    host, old = visit(None), visit(None)
    set_up(host, "person", "link", names={0: "Amal"})
    link = host.get_by_test_id("table-link").get_attribute("href")
    assert link is not None
    old.goto(link)
    old.get_by_label("Your name").fill("Ana")
    old.get_by_role("button", name="Take the seat").click()
    old.wait_for_url(re.compile(r"/g/\w+$"))
    # The link to the full table asks who one is, also while the old tab lives.
    new = visit(link)
    expect(new.get_by_role("heading", level=1)).to_have_text("Who are you?")
    new.get_by_test_id("i-am").filter(has_text="I am Ana").click()
    expect(new.get_by_role("heading", level=1)).to_have_text("Amal is asked")
    expect(old.get_by_test_id("claim")).to_contain_text("Is this Ana?")
    host.get_by_test_id("claim").get_by_role("button", name="No").click()
    expect(new.get_by_role("alert")).to_contain_text("Amal said no.")
    new.get_by_test_id("i-am").filter(has_text="I am Ana").click()
    expect(new.get_by_role("alert")).to_contain_text("said no")
    expect(host.get_by_test_id("claim")).to_have_count(0)
    assert old.request.get(f"/api/games/{Player(host).game}").json()["you"] == [1]


def test_a_locked_out_host_comes_back_by_the_return_link(visit: Visit, set_up: SetUp) -> None:
    host = visit(None)
    set_up(host, "person", "link", names={0: "Amal"})
    expect(host.get_by_role("button", name="Copy the return link")).to_be_visible()
    host.get_by_test_id("return-link").locator("summary").click()
    path = host.get_by_test_id("return-link").locator("code").inner_text()
    new = visit(path)
    new.get_by_role("button", name="Go on here").click()
    expect(new.get_by_test_id("table-link")).to_be_visible()
    expect(new.get_by_test_id("return-link").locator("code")).not_to_have_text(path)
    expect(host.get_by_test_id("moved")).to_contain_text("Amal plays on another device now")
    host.get_by_role("button", name="Play here instead").click()
    expect(host.get_by_role("heading", level=1)).to_have_text("Who are you?")
    host.get_by_test_id("i-am").filter(has_text="I am Amal").click()
    new.get_by_role("button", name="Yes, let Amal in").click()
    expect(host.get_by_test_id("table-link")).to_be_visible()


def test_giving_the_table_up_asks_and_a_table_for_friends_leaves_play_alone(
    visit: Visit, guard: Guard
) -> None:
    guard.allow("status of 404")  # the stream of a table that is gone
    host = visit("/")
    expect(host.get_by_test_id("rule-line")).to_contain_text("four merchants")
    before = host.get_by_test_id("rule-line").inner_text()
    host.get_by_test_id("friends").click()
    host.get_by_role("radio", name="2", exact=True).check(force=True)
    host.get_by_label("Turn Assam at the end").check(force=True)
    host.get_by_test_id("starter").select_option("1")
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_test_id("starter")).to_have_value("1")
    host.get_by_role("button", name="Give the table up").click()
    host.get_by_test_id("sure").get_by_role("button", name="No").click()
    expect(host.get_by_test_id("table-link")).to_be_visible()
    host.get_by_role("button", name="Give the table up").click()
    host.get_by_test_id("sure").get_by_role("button", name="Yes").click()
    expect(host.get_by_test_id("rule-line")).to_have_text(before)


def test_nobody_rolls_offline_and_the_page_is_live_again_within_a_second(
    visit: Visit, set_up: SetUp, guard: Guard
) -> None:
    guard.allow("ERR_INTERNET_DISCONNECTED")
    page = visit(None)
    set_up(page, "person", "person")
    player = Player(page)
    assert player.due() == "orient"
    page.context.set_offline(True)
    expect(page.get_by_test_id("offline")).to_be_visible()
    expect(player.act).to_have_attribute("aria-disabled", "true")
    page.context.set_offline(False)
    expect(page.get_by_test_id("offline")).to_have_count(0, timeout=1000)
    expect(player.act).to_have_attribute("aria-disabled", "false", timeout=1000)


@pytest.mark.parametrize(
    ("clock", "said"),
    [(None, "Zohra is away"), ({"per_turn": 86_400}, "Zohra's turn")],
    ids=["at once", "slow"],
)
def test_whoever_is_away_is_not_said_to_think(
    visit: Visit, set_up: SetUp, clock: dict[str, int] | None, said: str
) -> None:
    host, friend = visit(None), visit(None)
    set_up(host, "person", "link", names={0: "Amal"}, starter=1, clock=clock)
    link = host.get_by_test_id("table-link").get_attribute("href")
    assert link is not None
    friend.goto(link)
    friend.get_by_label("Your name").fill("Zohra")
    friend.get_by_role("button", name="Take the seat").click()
    expect(host.get_by_test_id("prompt")).to_contain_text("Zohra is thinking")
    friend.close()
    expect(host.get_by_test_id("prompt")).to_contain_text(said)
    expect(host.get_by_test_id("prompt")).not_to_contain_text("thinking")
