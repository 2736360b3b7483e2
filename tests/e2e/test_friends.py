"""People at their own devices: invitation, presence, spectators, tabs, leavers."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Guard, SetUp, Visit
from tests.e2e.games import play_by_api
from tests.e2e.player import Player, by_finger, by_mouse
from tests.e2e.screens import NETWORK, on_a_network

MARKUP = "<b>Zohra</b>&amp;"


def invitation(page: Page) -> str:
    """The one link to the table."""
    path = page.get_by_test_id("table-link").get_attribute("href")
    assert path is not None
    return path


def joins(page: Page, link: str, name: str) -> Player:
    """Follow an invitation and take the seat."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take the seat").click()
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
    expect(host.get_by_role("heading", name="Send this link to your friends")).to_be_visible()
    # Nobody else reaches this server: instead of a code that leads nowhere the page says what to do.
    expect(host.get_by_test_id("alone")).to_contain_text("marrakech play --lan")
    expect(host.get_by_role("img", name=re.compile("QR code"))).to_have_count(0)
    expect(host.get_by_test_id("seat").nth(1)).to_contain_text("Indigo")

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

    # The first turns by hand; most of the game without the pages, which follow it; the end at every page.
    for mover, other in ((amal, zohra), (zohra, amal), (amal, zohra)):
        assert mover.due() == "orient"
        assert other.prompt.get_attribute("data-step") == "wait"
        assert watcher.act.count() == 0
        mover.goes(by_mouse)
        assert mover.due() == "lay"
        mover.goes(by_mouse)
    play_by_api(amal.game, host, zohra.page)
    for player in (amal, zohra, watcher):
        expect(player.finale).to_be_visible()
        expect(player.page.get_by_role("list", name="Ranking").get_by_role("listitem")).to_have_count(4)
    expect(watcher.page.get_by_role("list", name="Ranking")).to_contain_text(MARKUP)
    expect(watcher.page.get_by_role("list", name="Ranking")).not_to_contain_text("You")
    expect(zohra.page.get_by_role("list", name="Ranking")).not_to_contain_text(MARKUP)

    # Another game is for those who played: a watcher is not offered one.
    for player, offers in ((amal, 1), (zohra, 1), (watcher, 0)):
        expect(player.page.get_by_role("button", name="Play again")).to_have_count(offers)

    # A spectator may not move by other ways either.
    answer = watcher.page.request.post(
        f"/api/games/{amal.game}/commands",
        data={"id": "spectator", "version": 1, "seat": 0, "action": {"type": "roll"}},
    )
    assert answer.status == 403
    assert answer.json()["code"] == "not_your_seat"


def test_a_bad_full_or_finished_table_says_so_before_a_name_is_typed(
    visit: Visit, set_up: SetUp, guard: Guard
) -> None:
    guard.allow("status of 40[049]")
    host = visit(None)
    set_up(host, "person", "link", names={0: "Amal"})
    link = invitation(host)
    guest = visit(link)
    expect(guest.get_by_text("Amal invites you")).to_be_visible()
    expect(guest.get_by_test_id("rule-line")).to_contain_text("English rules of 2021")
    # Without a name the button answers in words.
    guest.get_by_test_id("take").click()
    expect(guest.get_by_role("alert")).to_contain_text("Write your name first.")
    guest.get_by_label("Your name").fill("AmaI")
    guest.get_by_test_id("take").click()
    expect(guest.get_by_role("alert")).to_contain_text("name too much like that")
    guest.get_by_test_id("figures").get_by_text("Moustache").click(force=True)
    joins(guest, link, "Zohra")
    for path, said in ((link, "Who are you?"), (link[:-4] + "2222", "does not lead to a table")):
        late = visit(path)
        expect(late.get_by_role("heading", level=1)).to_contain_text(said)
        expect(late.get_by_label("Your name")).to_have_count(0)


def test_the_host_sees_seats_fill_and_starts_with_bots(
    visit: Visit, set_up: SetUp, guard: Guard
) -> None:
    guard.allow("status of 404")
    host = visit(None)
    set_up(host, "person", "link", "link", names={0: "Amal"})
    seats = host.get_by_test_id("seat")
    link = invitation(host)
    guest = visit(link)
    # Whoever has opened the link is seen before there is a name.
    expect(seats.nth(1)).to_contain_text("chooses a name")
    guest.get_by_label("Your name").fill("Zohra")
    guest.get_by_test_id("take").click()
    expect(guest.get_by_role("heading", level=1)).to_have_text("You have a seat")
    expect(seats.nth(1)).to_contain_text("Zohra")
    expect(seats.nth(2)).to_contain_text("Free")
    # A seat is given to a bot and freed again; so is a person's, who is told.
    host.get_by_role("button", name="Free Zohra's seat").click()
    expect(guest.get_by_role("heading", level=1)).to_have_text("Your seat was freed")
    host.get_by_role("button", name="Add a bot at seat 2").click()
    expect(seats.nth(1)).to_contain_text("bot, apprentice")
    host.get_by_role("button", name="Free Idir's seat").click()
    expect(seats.nth(1)).to_contain_text("Free")
    # Whoever was sent away does not come back by the old link, but by the new one that the host may send.
    expect(host.get_by_test_id("table-link")).not_to_have_attribute("href", link)
    guest.goto(link)
    expect(guest.get_by_role("heading", level=1)).to_have_text("This link does not lead to a table")
    joins(guest, invitation(host), "Zohra")
    expect(seats.nth(1)).to_contain_text("Zohra")
    host.get_by_role("button", name="Start with 1 bot").click()
    assert Player(host).due() == "orient"
    expect(Player(guest).merchant(2)).to_contain_text("Apprentice")


def test_on_a_network_the_table_shows_the_address_of_this_device_and_its_code(
    visit: Visit, set_up: SetUp
) -> None:
    host = visit(None)
    on_a_network(host)
    set_up(host, "person", "link", names={0: "Amal"})
    expect(host.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    expect(host.get_by_test_id("table-link")).to_contain_text(NETWORK)
    expect(host.get_by_test_id("alone")).to_have_count(0)


def test_a_rematch_is_offered_and_accepted(visit: Visit, set_up: SetUp, guard: Guard) -> None:
    guard.allow("status of 409")
    host = visit(None)
    set_up(host, "person", "link", names={0: "Amal"}, printing="fr57", single_colour=True)
    guest = visit(None)
    zohra = joins(guest, invitation(host), "Zohra")
    amal = Player(host)
    game = amal.game
    amal.due()
    play_by_api(game, host, guest)
    for player in (amal, zohra):
        expect(player.finale).to_be_visible()
    host.get_by_role("button", name="Play again").click()
    expect(host.get_by_test_id("answers")).to_contain_text("Zohra has not answered")
    offer = guest.get_by_test_id("rematch-offer")
    expect(offer).to_have_text("Amal wants to play again")
    guest.get_by_test_id("come").click()
    for page in (host, guest):
        page.wait_for_url(lambda address: game not in address)
    assert zohra.due() == "orient"
    assert zohra.game == amal.game


def test_resign_delete_and_another_device(visit: Visit, set_up: SetUp, guard: Guard) -> None:
    # The other device still follows the game when it is deleted.
    guard.allow("status of 404")
    host = visit(None)
    game = set_up(host, "person", "bot")
    Player(host).due()
    host.get_by_role("button", name="Menu").click()
    host.get_by_test_id("device").click()
    link = host.get_by_test_id("device-link").input_value()
    phone = visit(None, size=(390, 844), touch=True)
    phone.goto(link)
    phone.get_by_role("button", name="Go on here").click()
    assert Player(phone).due() == "orient"
    host.get_by_role("button", name="Resign").click()
    host.get_by_test_id("sure").click()
    expect(Player(phone).finale).to_be_visible(timeout=60_000)
    host.goto(f"/g/{game}")
    host.get_by_test_id("finale").wait_for()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Delete this game").click()
    host.get_by_test_id("sure").click()
    expect(host.get_by_test_id("play")).to_be_visible()
    assert host.request.get(f"/api/games/{game}").status == 404


def test_a_gesture_reaches_the_table(visit: Visit, set_up: SetUp) -> None:
    host = visit(None)
    set_up(host, "person", "link", names={0: "Amal"})
    zohra = joins(visit(None), invitation(host), "Zohra")
    words = zohra.page.get_by_role("group", name="Say something to the table")
    words.get_by_role("button", name="Well played!").click()
    expect(Player(host).merchant(1).get_by_test_id("saying")).to_have_text("Well played!")
    # A word is enough for a while: the next one is not sent.
    expect(words.get_by_role("button", name="Ouch!")).to_have_attribute("aria-disabled", "true")


def test_words_of_one_person_or_of_all_can_be_switched_off(visit: Visit, set_up: SetUp) -> None:
    host = visit(None)
    set_up(host, "person", "link", names={0: "Amal"})
    zohra = joins(visit(None), invitation(host), "Zohra")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("switch", name="Words from Zohra").uncheck()
    host.keyboard.press("Escape")
    words = zohra.page.get_by_role("group", name="Say something to the table")
    words.get_by_role("button", name="Hello!").click()
    # She sees it herself; by then it has been sent to all.
    expect(zohra.merchant(1).get_by_test_id("saying")).to_have_text("Hello!")
    host.wait_for_timeout(300)
    expect(Player(host).merchant(1).get_by_test_id("saying")).to_have_count(0)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("switch", name="Words from others").uncheck()
    expect(host.get_by_role("switch", name="Words from Zohra")).to_have_count(0)


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
    # A page that is closed says so; a little later its seat counts as empty.
    expect(amal.merchant(1)).to_contain_text("Away", timeout=40_000)
    host.get_by_role("button", name="Let a bot play for Zohra").click()
    # The bot plays Zohra's turn, then it is Amal's again.
    assert amal.due() == "orient"
    expect(amal.merchant(1)).to_contain_text("A bot holds the seat")

    # Nobody is said to be back before they are.
    guest.goto(f"/g/{game}")
    reclaim = guest.get_by_role("button", name="Take my seat back")
    reclaim.wait_for()
    told = host.get_by_test_id("live")
    expect(told).not_to_contain_text("Zohra is back")
    reclaim.click()
    expect(told).to_contain_text("Zohra is back")
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
