"""What a screen reader hears: every event of a turn, as text."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.conftest import SetUp, Visit
from tests.e2e.player import Player, by_mouse

COLOURS = {"H": "Henna", "I": "Indigo", "S": "Saffron", "A": "Almond", None: "bare ground"}
NUMBERS = ("zero", "one", "two", "three", "four")


def listen(page: Page) -> None:
    """Keep everything that is added to the live region: it forgets what has been read."""
    page.get_by_test_id("live").evaluate(
        """(live) => {
            window.heard = [...live.children].map((line) => line.textContent);
            new MutationObserver((changes) => {
                for (const change of changes)
                    for (const line of change.addedNodes) window.heard.push(line.textContent);
            }).observe(live, { childList: true });
        }"""
    )


def sentence(event: dict[str, Any], names: list[str]) -> str | None:
    """What an event of a turn should sound like; our own seat is 0."""

    def who(seat: int) -> str:
        return "You" if seat == 0 else names[seat]

    match event["type"]:
        case "oriented" if event["turn"] == "ahead":
            return f"{who(event['seat'])} left Assam facing {event['heading']}."
        case "oriented":
            return f"{who(event['seat'])} turned Assam {event['turn']}, to the {event['heading']}."
        case "walked":
            end = event["path"][-1]["square"]
            steps = NUMBERS[event["steps"]]
            return f"{who(event['seat'])} rolled {steps}. Assam walked from {event['from']} to {end}."
        case "paid" if event["paid"] == event["due"]:
            to = "you" if event["to"] == 0 else names[event["to"]]
            coins = "1 dirham" if event["paid"] == 1 else f"{event['paid']} dirhams"
            return f"{who(event['seat'])} paid {to} {coins}."
        case "laid":
            place = event["rug"].replace("-", "\N{EN DASH}")
            covers = " and ".join(COLOURS[colour] for colour in event["covers"] if any(event["covers"]))
            covers = covers or COLOURS[None]
            return f"{who(event['seat'])} laid {COLOURS[event['colour']]} on {place}, over {covers}."
    return None


def test_every_event_of_a_turn_is_said(visit: Visit, set_up: SetUp) -> None:
    page = visit(None)
    game = set_up(page, "person", "bot", "bot")
    me = Player(page)
    me.due()
    live = page.get_by_test_id("live")
    expect(live).to_have_attribute("aria-live", "polite")
    listen(page)
    for _ in range(4):
        me.goes(by_mouse)
        me.goes(by_mouse)
    me.due()
    heard = " ".join(page.evaluate("window.heard"))
    updates = page.request.get(f"/api/games/{game}/updates?after=0").json()
    names = [seat["name"] for seat in updates[0]["table"]["seats"]]
    expected = [
        text
        for update in updates
        for event in update["events"]
        if (text := sentence(event, names)) is not None
    ]
    assert len(expected) >= 3 * 4 * 3
    position = 0
    for text in expected:
        assert text in heard[position:], f"{text!r} was not said, or not in its order"
        position = heard.index(text, position) + len(text)
    assert "Your turn: choose a heading and roll." in heard
    assert "Choose a place for your rug." in heard


def test_the_end_is_said(visit: Visit, set_up: SetUp) -> None:
    page = visit(None)
    game = set_up(page, "person", "bot", "bot", "bot")
    me = Player(page)
    me.due()
    listen(page)
    me.plays_on()
    result = page.request.get(f"/api/games/{game}").json()["table"]["result"]["ranking"]
    heard = " ".join(page.evaluate("window.heard"))
    assert "The game is over." in heard
    assert f"with {result[0]['score']}." in heard
