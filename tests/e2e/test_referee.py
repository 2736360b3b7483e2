"""The box on the table: a real game, entered on the page and kept by the server."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from marrakech.kernel.chance import outcomes, possible
from marrakech.record import gamefile, moves
from marrakech.record.game import Game
from marrakech.record.game_events import Eliminated, Paid
from marrakech.record.legality import legal_moves
from marrakech.record.ruleset import Ruleset
from marrakech.record.words import COLOUR_LETTERS, QUARTER_WORDS
from tests.e2e.conftest import SetUp, Visit
from tests.e2e.games import ON_A_TITHE, enter
from tests.e2e.player import Player, square_at
from tests.e2e.screens import GOLDEN

MOST_TAPS = 4
"""Of a turn, besides the arrow and the number: paid, two squares, lay."""
FAMILY = {0: "Mum", 1: "Ana", 2: "Radu"}


class Table:
    """A real table with a phone on it: a finger enters what happened, and its taps are counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.at = Player(page)
        self.referee = page.get_by_test_id("referee")
        self.undo = page.get_by_test_id("undo")
        self.act = self.referee.get_by_test_id("act")
        self.asked = self.referee.get_by_role("heading")
        self.taps = 0

    def asks(self, *questions: str) -> str:
        """Wait until one of the questions stands; which it is."""
        wanted = ", ".join(f"[data-question={one}]" for one in questions)
        self.page.locator(wanted).wait_for()
        return self.referee.get_attribute("data-question") or ""

    def tap(self, name: str) -> None:
        """Tap a button of the question."""
        self.taps += 1
        self.referee.get_by_role("button", name=name, exact=True).tap()

    def tap_square(self, square: str) -> None:
        self.taps += 1
        self.page.touchscreen.tap(*square_at(self.at, square))

    def enter(self, move: moves.Move, top: moves.Draw | None = None) -> None:
        """Enter one move, and wait until the server has it; with a rug, what lies on top of the pile then."""
        version = self.at.version
        match move:
            case moves.Orient(quarter=way) | moves.EndTurn(quarter=way):
                self.asks("heading", "turn")
                self.tap(
                    {"left": "His left", "ahead": "Ahead", "right": "His right"}[QUARTER_WORDS[way]]
                )
            case moves.Roll(steps=steps):
                self.asks("number")
                self.tap(str(steps))
            case moves.Draw(colour=colour):
                self.asks("top")
                self.taps += 1
                self.referee.locator(f"[data-answer={COLOUR_LETTERS[colour]}]").tap()
            case moves.Lay():
                if self.asks("pay", "rug") == "pay":
                    self.tap("Paid")
                self.asks("rug")
                for square in str(move).split("-"):
                    self.tap_square(square)
                expect(self.page.get_by_test_id("ghost")).to_have_attribute("data-lies", str(move))
                self.taps += 1
                if top is None:
                    self.referee.get_by_role("button", name="It lies here", exact=True).tap()
                else:
                    self.referee.locator(f"[data-then={COLOUR_LETTERS[top.colour]}]").tap()
                    self.at.moved_on(version)
                    version += 1
        self.at.moved_on(version)


def real_table(visit: Visit, set_up: SetUp, *entered: dict[str, object], **options: object) -> Table:
    """A table of three, after what was entered."""
    page = visit(None, size=(390, 844), touch=True, **options)  # type: ignore[arg-type]
    game = set_up(page, "person", "person", "person", names=FAMILY, dice="by_hand")
    enter(page, game, *entered)
    page.reload()
    table = Table(page)
    table.referee.wait_for()
    return table


def test_a_whole_game_is_entered_with_at_most_four_taps_a_turn(visit: Visit) -> None:
    page = visit("/", size=(390, 844), touch=True)
    page.get_by_test_id("box").tap()
    form = page.get_by_role("form", name="Set up a game")
    form.get_by_text("2", exact=True).click()
    for seat, name in enumerate(("Mum", "Ana"), 1):
        form.get_by_label(f"Name at seat {seat}").fill(name)
    # Who starts, and nothing else: no bots, no friends by link, no clock.
    expect(form.get_by_role("combobox")).to_have_count(1)
    form.locator("input[value=fr57]").check()
    form.get_by_text("One colour each").click()
    form.get_by_role("button", name="Start this game").click()
    table = Table(page)
    scripted = Game(Ruleset.of("fr57", 2, one_colour=True))
    chooser = random.Random(19)
    most = 0
    while not scripted.over:
        choices = legal_moves(scripted.state)
        move = chooser.choice(choices)
        if isinstance(move, moves.Orient):
            table.taps = 0
        table.enter(move)
        scripted.play(move)
        if isinstance(move, moves.Lay):
            most = max(most, table.taps)
    assert most == MOST_TAPS + 2, "an arrow, a number, and the rest"
    expect(table.at.finale).to_be_visible()
    game = table.at.game
    file = page.request.get(f"/api/games/{game}/file").text()
    kept = gamefile.parse(file)
    assert kept.node.moves == scripted.node.moves
    assert kept.state == scripted.state
    assert (kept.tags["Dice"], kept.tags["Player2"]) == ("by hand", "Ana")
    # Nothing is called verified, and the last rug can still be undone.
    expect(page.get_by_test_id("by-hand")).to_have_text(
        "The dice were rolled by hand, at a real table."
    )
    expect(page.get_by_role("button", name="Check the dice")).to_have_count(0)
    expect(page.get_by_test_id("to-review")).to_be_visible()
    expect(table.undo).to_have_text(re.compile("^Undo (Mum|Ana)'s rug$"))
    table.undo.tap()
    assert table.asks("rug") == "rug"


def test_the_tithe_is_counted_and_paid_and_everything_undone_to_the_first_turn(
    visit: Visit, set_up: SetUp
) -> None:
    table = real_table(visit, set_up, *ON_A_TITHE)
    page = table.page
    table.asks("pay")
    expect(table.asked).to_have_text("Ana pays Mum 2")
    expect(page.get_by_test_id("coins")).to_have_text("Two silver")
    expect(page.locator(".tithe circle")).to_have_count(2)
    purses = page.get_by_test_id("purse")
    expect(purses.nth(1)).to_contain_text("30")
    table.tap("Paid")
    table.asks("rug")
    expect(purses.nth(1)).to_contain_text("28")
    expect(table.asked).to_have_text("Tap two squares")
    for what, question, asked in (
        ("Undo the payment", "pay", "Ana pays Mum 2"),
        ("Undo the roll", "number", "What number?"),
        ("Undo the heading", "heading", "Which way?"),
        ("Undo Mum's rug", "rug", "Tap two squares"),
        ("Undo the roll", "number", "What number?"),
        ("Undo the heading", "heading", "Which way?"),
    ):
        expect(table.undo).to_have_text(what)
        table.undo.tap()
        table.asks(question)
        expect(table.asked).to_have_text(asked)
    expect(table.undo).to_be_disabled()
    assert page.request.get(f"/api/games/{table.at.game}").json()["table"]["practised"] is False


def test_who_cannot_pay_gives_all_there_is_and_is_out(visit: Visit, set_up: SetUp) -> None:
    page = visit(None, size=(390, 844), touch=True)
    played = gamefile.parse((GOLDEN / "elimination-4-players.txt").read_text())
    assert played.ruleset.rules == Ruleset.of("en2021", 4).rules
    line = played.node.path()
    last = next(node for node in line if any(isinstance(one, Eliminated) for one in node.events))
    paid = next(one for one in last.events if isinstance(one, Paid))
    game = set_up(page, *["person"] * 4, names={**FAMILY, 3: "Irina"}, dice="by_hand")
    enter(page, game, *(entered(node.move) for node in line[1 : line.index(last)] if node.move))
    page.reload()
    table = Table(page)
    assert last.move is not None
    table.enter(last.move)
    table.asks("pay")
    who, to = (("Mum", "Ana", "Radu", "Irina")[seat] for seat in (paid.player, paid.to))
    expect(table.asked).to_have_text(f"{who} gives {to} {paid.paid}, all there is")
    expect(table.referee).to_contain_text(f"{who} owes {paid.tithe} and is out")
    table.tap("Paid")
    assert table.asks("heading") == "heading"
    expect(page.get_by_test_id("purse").nth(paid.player)).to_contain_text("0")


def entered(move: moves.Move) -> dict[str, object]:
    """A move as it is sent."""
    match move:
        case moves.Orient(quarter=way):
            return {"type": "heading", "turn": QUARTER_WORDS[way]}
        case moves.Roll(steps=steps):
            return {"type": "roll", "steps": steps}
    return {"type": "lay", "rug": str(move)}


def test_a_rug_that_may_not_lie_there_is_refused_with_the_reason(visit: Visit, set_up: SetUp) -> None:
    table = real_table(visit, set_up, *ON_A_TITHE[:2])
    page = table.page
    table.asks("rug")
    refusal = page.get_by_test_id("refusal")
    for square, why in (
        ("a1", "Not there. Neither half touches d5, where Assam stands. The dashed squares do."),
        ("d5", "Not there. Assam stands on d5: no rug goes under his feet."),
    ):
        table.tap_square(square)
        expect(refusal).to_have_text(why)
        expect(table.act).to_have_attribute("aria-disabled", "true")
    # A tap that completes the rug lays nothing; the button does.
    table.tap_square("d6")
    expect(page.get_by_test_id("hint")).to_contain_text("First square: d6.")
    table.tap_square("d7")
    expect(table.asked).to_have_text("Does it lie here?")
    version = table.at.version
    table.tap_square("d7")
    page.wait_for_timeout(100)
    assert table.at.version == version
    table.tap("It lies here")
    table.at.moved_on(version)


def test_a_turn_is_entered_by_the_keyboard_alone(visit: Visit, set_up: SetUp) -> None:
    table = real_table(visit, set_up, *ON_A_TITHE[:3])
    press: Callable[[str], None] = table.page.keyboard.press
    table.asks("heading")
    press("ArrowUp")
    table.asks("number")
    press("1")
    table.asks("pay")
    press("Enter")
    table.asks("rug")
    version = table.at.version
    press("ArrowRight")
    press("Enter")
    table.at.moved_on(version)
    table.asks("heading")
    press("u")
    table.asks("rug")


def test_the_piles_of_two_are_asked_for(visit: Visit, set_up: SetUp) -> None:
    page = visit(None, size=(390, 844), touch=True)
    set_up(page, "person", "person", names=FAMILY, dice="by_hand", end_turn=True)
    table = Table(page)
    table.asks("top")
    expect(table.referee.get_by_text("Mum's pile")).to_be_visible()
    expect(table.referee.get_by_role("button", name="Henna")).to_be_visible()
    expect(table.referee.get_by_role("button", name="Saffron")).to_be_visible()
    table.enter(moves.Draw("S"))
    expect(table.referee.get_by_text("Ana's pile")).to_be_visible()
    table.enter(moves.Draw("I"))
    table.enter(moves.Roll(2))
    table.enter(moves.Lay("d5-e5"), moves.Draw("H"))
    table.asks("turn")
    table.enter(moves.EndTurn("left"))
    assert table.asks("number") == "number"
    told = page.request.get(f"/api/games/{table.at.game}").json()["table"]
    assert [pile["top"] for pile in told["position"]["piles"]] == ["H", "I"]


def test_with_piles_a_turn_takes_four_taps_too(visit: Visit, set_up: SetUp) -> None:
    page = visit(None, size=(390, 844), touch=True)
    set_up(page, "person", "person", names=FAMILY, dice="by_hand")
    table = Table(page)
    scripted = Game(Ruleset.of("en2021", 2))
    chooser = random.Random(2)
    most = 0
    while scripted.node.turn < 5:
        move = chooser.choice(legal_moves(scripted.state) or drawn(scripted))
        scripted.play(move)
        if isinstance(move, moves.Orient):
            table.taps = 0
        top = chooser.choice(drawn(scripted)) if isinstance(move, moves.Lay) else None
        table.enter(move, top)
        if top is not None:
            scripted.play(top)
            most = max(most, table.taps)
    assert most == MOST_TAPS + 2
    told = page.request.get(f"/api/games/{table.at.game}/file").text()
    assert gamefile.parse(told).node.moves == scripted.node.moves


def drawn(game: Game) -> list[moves.Draw]:
    """What a pile may show next."""
    return [moves.Draw(COLOUR_LETTERS[colour]) for colour in possible(outcomes(game.state))]


def test_a_real_game_goes_on_at_another_phone(visit: Visit, set_up: SetUp) -> None:
    table = real_table(visit, set_up, *ON_A_TITHE)
    page = table.page
    page.get_by_role("button", name="Menu").tap()
    page.get_by_test_id("device").tap()
    link = page.get_by_test_id("device-link").input_value()
    other = visit(re.sub("^.*(?=/back/)", "", link), size=(390, 844), touch=True)
    other.get_by_role("button", name="Go on here").tap()
    there = Table(other)
    there.asks("pay")
    there.tap("Paid")
    there.asks("rug")
    assert page.request.get(f"/api/games/{table.at.game}").json()["you"] == []
    assert other.request.get(f"/api/games/{table.at.game}").json()["you"] == [0, 1, 2]


def test_the_picture_turns_and_taps_still_meet_their_squares(visit: Visit, set_up: SetUp) -> None:
    table = real_table(visit, set_up, *ON_A_TITHE[:2])
    page = table.page
    table.asks("rug")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_test_id("turn-picture").tap()
    page.keyboard.press("Escape")
    # A quarter to the right: d6, above the middle, is now to its right.
    x, y = square_at(table.at, "f4")
    page.touchscreen.tap(x, y)
    expect(page.get_by_test_id("hint")).to_contain_text("First square: d6.")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_test_id("differ").tap()
    expect(page.get_by_test_id("should-hold")).to_contain_text("Five gold, five silver")


@pytest.mark.parametrize("granted", [True, False])
def test_the_screen_stays_awake_where_the_browser_lets_us(
    visit: Visit, set_up: SetUp, granted: bool
) -> None:
    page = visit(None)
    page.add_init_script(
        f"""window.locks = [];
        Object.defineProperty(navigator, "wakeLock", {{ value: {{ request: async (kind) => {{
            if (!{str(granted).lower()}) throw new Error("no");
            window.locks.push(kind);
            return {{ release: async () => window.locks.pop() }};
        }} }} }});"""
    )
    set_up(page, "person", "person", "person", names=FAMILY, dice="by_hand")
    Table(page).asks("heading")
    assert page.evaluate("window.locks") == (["screen"] if granted else [])
    page.get_by_role("button", name="Menu").click()
    said = "The screen stays awake." if granted else "This browser lets the screen sleep"
    expect(page.get_by_role("dialog")).to_contain_text(said)
    # Nothing that a real table has not.
    expect(page.get_by_role("button", name="Resign (a bot plays on)")).to_have_count(0)


def test_others_may_watch_and_enter_nothing(visit: Visit, set_up: SetUp) -> None:
    table = real_table(visit, set_up, *ON_A_TITHE[:2])
    stranger = visit(f"/g/{table.at.game}")
    expect(stranger.get_by_test_id("prompt")).to_contain_text("You are watching.")
    expect(stranger.get_by_test_id("undo")).to_have_count(0)
    table.enter(moves.Lay("d6-d7"))
    Player(stranger).moved_on(3)
