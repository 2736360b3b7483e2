"""People at their own devices: invitation, presence, spectators, tabs, leavers."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Guard, SetUp, Visit
from tests.e2e.player import Player, by_finger, by_mouse

MARKUP = "<b>Zohra</b>&amp;"


def invitation(page: Page) -> str:
    """The link of the one invitation on show."""
    link = page.get_by_test_id("invite").get_by_role("link")
    expect(link).to_have_count(1)
    href = link.get_attribute("href")
    assert href is not None
    return href


def joins(page: Page, link: str, name: str) -> Player:
    """Follow an invitation and take the seat."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join the game").click()
    expect(page).to_have_url(re.compile(r"/g/\w+$"))
    return Player(page)


def test_two_browsers_play_a_whole_game_by_link_and_a_third_can_only_watch(visit: Visit) -> None:
    host = visit("/setup")
    form = host.get_by_role("form", name="Set up a game")
    form.get_by_label("Name at seat 1").fill("Amal")
    form.get_by_label("Seat 2", exact=True).select_option("Friend by link")
    form.get_by_label("Seat 3", exact=True).select_option("Bot, novice")
    form.get_by_label("Seat 4", exact=True).select_option("Bot, novice")
    form.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("heading", name="Waiting for friends")).to_be_visible()
    expect(host.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    expect(host.get_by_test_id("invite")).to_contain_text("Invitation for Indigo")

    amal = Player(host)
    zohra = joins(visit(None), invitation(host), MARKUP)
    watcher = Player(visit(f"/g/{amal.game}"))
    expect(watcher.prompt).to_contain_text("You are watching.")

    # A name is text and nothing else, wherever it is shown.
    for player in (amal, watcher):
        expect(player.merchant(1)).to_contain_text(MARKUP)
        expect(player.merchant(1)).not_to_contain_text("Away")
        expect(player.page.get_by_test_id("log")).to_contain_text(MARKUP)
    assert host.locator("b", has_text=re.compile("^Zohra$")).count() == 0

    movers = (amal, zohra)
    for turn in range(24):
        mover, other = movers[turn % 2], movers[1 - turn % 2]
        if mover.due() == "over":
            break
        assert other.prompt.get_attribute("data-step") == "wait"
        assert watcher.act.count() == 0
        mover.goes(by_mouse)
        if mover.due() == "lay":
            mover.goes(by_mouse)
    for player in (amal, zohra, watcher):
        expect(player.finale).to_be_visible()
        expect(player.page.get_by_role("list", name="Ranking").get_by_role("listitem")).to_have_count(4)
    expect(watcher.page.get_by_role("list", name="Ranking")).to_contain_text(MARKUP)
    expect(watcher.page.get_by_role("list", name="Ranking")).not_to_contain_text("You")
    expect(zohra.page.get_by_role("list", name="Ranking")).not_to_contain_text(MARKUP)

    # A spectator may not move by other ways either.
    answer = watcher.page.request.post(
        f"/api/games/{amal.game}/commands",
        data={"id": "spectator", "version": 1, "seat": 0, "action": {"type": "roll"}},
    )
    assert answer.status == 403
    assert answer.json()["code"] == "not_your_seat"


def test_an_invitation_works_once_and_says_so_in_words(
    visit: Visit, set_up: SetUp, guard: Guard
) -> None:
    guard.allow("status of 40[049]")
    host = visit(None)
    set_up(host, "person", "link", names={0: "Amal"})
    link = invitation(host)
    guest = visit(link)
    guest.get_by_label("Your name").fill("AmaI")
    guest.get_by_role("button", name="Join the game").click()
    expect(guest.get_by_role("alert")).to_contain_text("name too much like that")
    joins(guest, link, "Zohra")
    late = visit(link)
    late.get_by_label("Your name").fill("Late")
    late.get_by_role("button", name="Join the game").click()
    expect(late.get_by_role("alert")).to_contain_text("already taken")
    wrong = visit(link[:-4] + "0000")
    wrong.get_by_label("Your name").fill("Wrong")
    wrong.get_by_role("button", name="Join the game").click()
    expect(wrong.get_by_role("alert")).to_contain_text("invitation")


def test_two_tabs_of_one_seat_agree(visit: Visit, set_up: SetUp) -> None:
    first = visit(None)
    game = set_up(first, "person", "bot")
    one = Player(first)
    one.due()
    two = Player(first.context.new_page())
    two.page.goto(f"/g/{game}")
    assert two.due() == "orient"
    one.goes(by_mouse)
    assert two.due() == "lay"
    expect(two.page.get_by_test_id("game")).to_have_attribute("data-version", str(one.version))
    two.goes(by_mouse)
    one.due()
    two.due()
    assert one.version == two.version
    position = first.request.get(f"/api/games/{game}").json()["table"]["position"]
    for player in (one, two):
        expect(player.merchant(0)).to_contain_text(re.compile(rf"Score\s*{position['scores'][0]}\b"))


def test_a_leavers_seat_is_held_by_a_bot_and_reclaimed(visit: Visit, set_up: SetUp) -> None:
    host = visit(None)
    set_up(host, "person", "link", names={0: "Amal"})
    amal = Player(host)
    guest = visit(None)
    zohra = joins(guest, invitation(host), "Zohra")
    game = amal.game
    zohra_sees = zohra.merchant(0)
    expect(zohra_sees).to_contain_text("Amal")
    amal.goes(by_mouse)
    amal.goes(by_mouse)
    assert zohra.due() == "orient"

    guest.goto("about:blank")
    expect(amal.merchant(1)).to_contain_text("Away")
    host.get_by_role("button", name="Let a bot play for Zohra").click()
    # The bot plays Zohra's turn, then it is Amal's again.
    assert amal.due() == "orient"
    expect(amal.merchant(1)).to_contain_text("A bot holds the seat")

    guest.goto(f"/g/{game}")
    guest.get_by_role("button", name="Take my seat back").click()
    expect(amal.merchant(1)).not_to_contain_text("A bot holds the seat")
    amal.goes(by_mouse)
    amal.goes(by_mouse)
    assert zohra.due() == "orient"


def test_friends_join_from_a_phone(visit: Visit, set_up: SetUp) -> None:
    host = visit(None)
    set_up(host, "person", "link")
    phone = joins(visit(None, size=(390, 844), touch=True), invitation(host), "Zohra")
    desk = Player(host)
    desk.goes(by_mouse)
    desk.goes(by_mouse)
    phone.goes(by_finger)
    phone.goes(by_finger)
    assert desk.due() == "orient"
