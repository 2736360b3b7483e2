"""A whole game, a lesson, a puzzle and a review, by what is heard: `transcripts/` keeps what that was.

After a change that is meant, `MARRAKECH_TRANSCRIPTS=1 pytest tests/e2e/test_by_ear.py` keeps them anew: read
what is different.
"""

import json
import re
from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import Page, expect

from marrakech.wire import studied
from tests.docs.pages import blocks
from tests.e2e import kept_answers
from tests.e2e.conftest import Guard, Visit
from tests.e2e.hearing import Listener, kept, number_in, unlike
from tests.e2e.house import PROGRAM, House
from tests.e2e.learner import laying_puzzle
from tests.e2e.player import STEPS, THOUGHT, Player
from tests.e2e.screens import Table, seated, upload
from tests.e2e.test_languages import LOCALES
from tests.e2e.test_lessons import tasks

BROWSERS = {"en": "en-GB", "de": "de-DE"}
SAME_DICE = """
import hashlib
from marrakech.service.fairdice import FairDice

def same(dice, what, block):
    return hashlib.sha256(f"{what.splitlines()[0]} {block}".encode()).digest()

# The dice of a turn, whatever the game and the number that is sent along.
FairDice.block = same

from marrakech.service import thinkers

class Same:
    # A bot errs by its seed and the position.
    getrandbits = staticmethod(lambda bits: 1)

thinkers.random = Same
"""
ARROWS = ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown")
LAID = re.compile("laid (\\w+) on ([a-g][1-7])\N{EN DASH}([a-g][1-7])")
WALKED = re.compile("walked from [a-g][1-7] to ([a-g][1-7])")
PAID = re.compile(r"(\w+) (?:paid|owed) (\w+) (?:\d+ and could pay only )?(\d+)")
YOU = 0
"""Whose review it is."""
COLOURS = {"H": "Henna", "I": "Indigo", "S": "Saffron", "A": "Almond"}


@pytest.fixture(scope="module")
def same_dice() -> Iterator[House]:
    """A server on which the dice always fall alike."""
    with House(program=SAME_DICE + PROGRAM).open() as house:
        yield house


def dash(place: str) -> str:
    """A place as it is shown."""
    return place.replace("-", "\N{EN DASH}")


def text(key: str, language: str) -> str:
    """A message of one line."""
    files = sorted((LOCALES / language).glob("*.ftl"))
    found = re.search(rf"^{key} = (.+)$", "\n".join(one.read_text() for one in files), re.MULTILINE)
    assert found is not None, key
    return found[1]


class Blind:
    """Plays by ear."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.language = language
        self.ears = Listener(page)
        self.player = Player(page)

    def due(self) -> str:
        """Wait until something is to be done, or the game is over, and that has been said."""
        wanted = '[data-testid="prompt"]:not([data-step="wait"]), [data-testid="finale"]'
        step = ""
        while step not in STEPS:
            self.page.locator(wanted).wait_for(timeout=THOUGHT)
            over = self.page.get_by_test_id("finale").is_visible()
            shown = self.page.get_by_test_id("prompt")
            step = "over" if over else shown.get_attribute("data-step") or ""
        if step != "over":
            called = text(f"say-yourMove-{step}", self.language)
            self.page.wait_for_function(
                "(said) => window.heard.at(-1) === said", arg=called, timeout=THOUGHT
            )
        self.ears.settle()
        return step

    def heading(self) -> None:
        """Hear what each way may cost, and take the cheapest."""
        told = {self.ears.press(key): key for key in ARROWS}
        cheapest = min((one for one in told if re.search(r"\d", one)), key=number_in)
        self.ears.press(told[cheapest])
        self.acts()

    def rug(self) -> None:
        """Hear some places, and take the first that covers somebody, or the last."""
        bare = text("bare", self.language)
        for _ in range(3):
            if bare not in self.ears.press("ArrowRight"):
                break
        self.acts()

    def acts(self) -> None:
        """Do what was chosen, and wait until it has happened."""
        version = self.player.version
        self.ears.lines.append("> Enter")
        self.page.keyboard.press("Enter")
        self.player.moved_on(version)


def remembered(said: list[str], names: list[str]) -> tuple[dict[str, str], str, list[int]]:
    """The market as somebody has it in mind who heard all this: rugs by square, where Assam is, purses."""
    rugs: dict[str, str] = {}
    assam, purses = "d4", [30] * len(names)
    for text in said:
        for colour, *squares in LAID.findall(text):
            rugs |= dict.fromkeys(squares, colour)
        for square in WALKED.findall(text):
            assam = square
        for payer, payee, dirhams in PAID.findall(text):
            purses[names.index(payer)] -= int(dirhams)
            purses[names.index(payee.capitalize())] += int(dirhams)
    return rugs, assam, purses


def as_it_is(page: Page, game: str) -> tuple[dict[str, str], str, list[int]]:
    """The market as the server has it."""
    position = page.request.get(f"/api/games/{game}").json()["table"]["position"]
    rugs = {square: COLOURS[one["colour"]] for one in position["rugs"] for square in one["visible"]}
    return rugs, position["assam"]["square"], position["purses"]


@pytest.mark.parametrize("language", BROWSERS)
def test_a_whole_game_is_played_by_ear(
    visit: Visit, guard: Guard, same_dice: House, language: str
) -> None:
    page = visit(None, at=same_dice.address, locale=BROWSERS[language])
    # What the review adds to the end comes when it comes.
    guard.allow("status of 503")
    page.route("**/review?*", lambda route: route.fulfill(status=503, json={"code": "busy"}))
    me = Blind(page, language)
    names = ["Ana", "Hana", "Idir", "Safia"]
    seats = [{"kind": "person", "name": names[0]}]
    seats += [{"kind": "bot", "level": "apprentice", "name": name} for name in names[1:]]
    asked = {"seats": seats, "printing": "en2021"}
    game = page.request.post("/api/games", data=asked).json()["game"]
    page.goto(f"/g/{game}")
    turns = 0
    while (step := me.due()) != "over":
        if language == "en":
            said = [line for line in me.ears.lines if line.startswith("  said: ")]
            assert remembered(said, ["You", *names[1:]]) == as_it_is(page, game), turns
        if step == "lay":
            me.rug()
            turns += 1
        else:
            if turns % 4 == 0:
                for key in ("s", "x", "ArrowLeft", "ArrowDown", "x"):
                    me.ears.press(key)
            me.heading()
    assert turns == 12
    finale = page.get_by_test_id("finale")
    me.ears.reads(finale.get_by_role("heading", level=1))
    me.ears.reads(finale.get_by_role("list").first)
    assert unlike(me.ears, "game", language) == []


@pytest.mark.parametrize("language", BROWSERS)
def test_a_lesson_is_learnt_by_ear(visit: Visit, language: str) -> None:
    page = visit(None, locale=BROWSERS[language])
    ears = Listener(page)
    page.goto("/learn/tithe")
    lesson = page.get_by_test_id("lesson")
    for number, task in enumerate(tasks("tithe"), 1):
        expect(lesson).to_have_attribute("data-task", str(number))
        ears.settle()
        ears.reads(lesson)
        board = page.get_by_test_id("lesson-board").locator('[tabindex="0"]')
        board.focus()
        ears.settle()
        # A wrong square is answered, too; the keys lead from square to square.
        wrong = next(one for one in task["why"] if one != "else")
        for square in (wrong, *task["right"]):
            page.locator(f'[data-square="{square}"]').focus()
            ears.settle()
            ears.press("Enter")
        expect(lesson).to_have_attribute("data-done", "true")
        ears.settle()
        onward = page.get_by_test_id("next")
        while not onward.evaluate("(one) => one === document.activeElement"):
            ears.press("Tab")
        ears.press("Enter")
    assert unlike(ears, "lesson", language) == []


@pytest.mark.parametrize("language", BROWSERS)
def test_a_puzzle_is_solved_by_ear(visit: Visit, language: str) -> None:
    page = visit(None, locale=BROWSERS[language])
    ears = Listener(page)
    one = laying_puzzle()
    page.goto(f"/puzzles/{one.name}")
    page.get_by_test_id("puzzle").wait_for()
    ears.settle()
    ears.reads(page.get_by_role("main"))
    for key in ("x", "ArrowLeft", "ArrowUp", "x"):
        ears.press(key)
    # The place that the focus is on is no good; the best one is chosen after hearing why.
    for choice in (None, one.best):
        if choice is not None:
            page.locator(f'[data-place="{choice}"]').focus()
            ears.settle()
        with page.expect_response(re.compile("/tries$")):
            page.keyboard.press("Enter")
        ears.lines.append("> Enter")
        page.get_by_test_id("answer" if choice else "tried").wait_for()
        ears.settle()
    ears.reads(page.get_by_test_id("task"))
    assert unlike(ears, "puzzle", language) == []


def looks_back(page: Page, you: int) -> Table:
    """Somebody who sat in a golden game asks for its review; the table as it ended.

    The first answer tells how far the review is.
    """
    game = upload(page, kept_answers.GAME)
    updates = page.request.get(f"/api/games/{game}/updates?after=0").json()
    for update in updates:
        update["table"] = seated(update["table"], you)
    opened = page.request.get(f"/api/games/{game}").json()
    opened |= {"table": updates[-1]["table"], "you": [you]}
    page.route(f"**/api/games/{game}", lambda route: route.fulfill(json=opened))
    page.route(f"**/api/games/{game}/updates*", lambda route: route.fulfill(json=updates))
    kept_answers.answer_at_once(page)
    underway = {"before": 0, "done": 40, "total": 96}
    page.route(kept_answers.REVIEW, lambda route: route.fulfill(status=202, json=underway), times=1)
    page.goto(f"/g/{game}/review")
    page.get_by_test_id("review").wait_for()
    table: Table = updates[-1]["table"]
    return {**table, "updates": updates}


def chances(text: str) -> list[int]:
    """The shares in a text, in hundredths."""
    return [int(found) for found in re.findall(r"(\d+)\s?%", text)]


def test_what_is_kept_is_what_the_server_answers() -> None:
    review = msgspec.json.decode(kept_answers.kept("review"), type=studied.Review)
    assert len(review.versions) == len(review.moves) > 100
    ranking = msgspec.json.decode(kept_answers.kept("ranking"), type=studied.Ranking)
    assert {one.choice for one in ranking.choices} == {"left", "ahead", "right"}


@pytest.mark.parametrize("language", BROWSERS)
def test_a_review_is_followed_by_ear(visit: Visit, language: str) -> None:
    page = visit(None, locale=BROWSERS[language])
    ears = Listener(page)
    table = looks_back(page, you=YOU)
    review = json.loads(kept_answers.kept("review"))
    ears.settle()
    assert f"  said: {text('review-ready', language)}" in ears.lines
    ears.reads(page.get_by_role("main"))
    # Every turning point tells what was played, what was better, and both their chances.
    points = page.get_by_test_id("turning-point")
    told = {one["move"]: one for one in review["mistakes"]}
    for nth in range(points.count()):
        ears.until("Tab", f"li:nth-child({nth + 1}) > [data-testid=turning-point]")
        heard = len(ears.lines)
        ears.press("Enter")
        said = "\n".join(line for line in ears.lines[heard:] if line.startswith("  said: "))
        move = int(page.get_by_test_id("review").get_attribute("data-move") or "")
        if one := told.get(move):
            shares = [round(100 * one[name]) for name in ("win_played", "win_better")]
            assert [share for share in chances(said) if share in shares][:2] == shares, said
            choices = (review["moves"][move]["played"], one["better"])
            assert all(dash(choice) in said for choice in choices if "-" in choice), said
        assert said, move
    # Move by move: what happened, and everybody's chances then.
    page.get_by_test_id("review-curve").focus()
    ears.settle()
    for move, key in enumerate(["Home", *["ArrowRight"] * 5]):
        said = ears.press(key)
        won = review["moves"][move]["win"]
        assert sorted(chances(said)) == sorted(round(100 * share) for share in won), said
        played = review["moves"][move]["played"]
        assert dash(played) in said if "-" in played else True, said
    # The market of that moment can be walked over.
    page.locator('[data-testid=moment-board] [tabindex="0"]').focus()
    ears.settle()
    version = review["versions"][5]
    position = next(one["table"]["position"] for one in table["updates"] if one["version"] == version)
    rugs = {square: COLOURS[rug["colour"]] for rug in position["rugs"] for square in rug["visible"]}
    for key in ("ArrowLeft", "ArrowUp", "ArrowUp", "ArrowRight", "ArrowRight"):
        said = ears.press(key)
        if language == "en":
            assert rugs.get(said[:2], "bare ground") in said, said
    assert unlike(ears, "review", language) == []


@pytest.mark.parametrize("language", BROWSERS)
def test_every_decision_is_heard(visit: Visit, language: str) -> None:
    page = visit(None, locale=BROWSERS[language])
    ears = Listener(page)
    looks_back(page, you=YOU)
    page.get_by_test_id("to-decisions").click()
    page.get_by_test_id("decisions").wait_for()
    ears.settle()
    ears.reads(page.get_by_role("heading", level=1))
    rows = page.get_by_test_id("decision")
    for nth in range(4):
        ears.reads(rows.nth(nth))
    page.locator('[data-row][tabindex="0"]').focus()
    ears.settle()
    for key in ("ArrowDown", "ArrowDown", "Enter"):
        ears.press(key)
    page.get_by_test_id("shown").wait_for()
    ears.settle()
    ears.reads(page.get_by_test_id("shown"))
    # Those with a mark alone: each row is told with its rank, its mark and what it cost.
    page.get_by_role("switch").focus()
    ears.settle()
    ears.press("Space")
    page.locator('[data-row][tabindex="0"]').focus()
    ears.settle()
    for key in ("Home", "ArrowDown", "ArrowDown"):
        told = ears.press(key)
        row = page.locator("li:has(> [data-row]:focus)")
        mark = "two" if row.get_attribute("data-mark") == "??" else "one"
        assert text(f"review-marks-{mark}", language) in told, told
        assert "%" in told, told
    assert unlike(ears, "decisions", language) == []


def test_the_documentation_quotes_what_is_heard() -> None:
    """The sentences of docs/access.md, in their order."""
    [told] = [block.code for block in blocks("docs/access.md") if block.language == "heard"]
    at, kept_lines = 0, kept("game", "en").read_text(encoding="utf-8").splitlines()
    for line in told.splitlines():
        assert line in kept_lines[at:], line
        at += kept_lines[at:].index(line) + 1
