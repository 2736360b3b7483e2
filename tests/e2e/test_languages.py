"""Every language is complete, and the choice is kept."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page, expect

from marrakech.messages import LANGUAGES
from marrakech.server.errors import HTTP_CODES
from tests.e2e.conftest import Guard, SetUp, Visit
from tests.e2e.player import Player, middle

LOCALES = Path(__file__).parents[2] / "src" / "marrakech" / "locales"


class Pieces(Visitor):
    """The texts of messages; of a text with variables, the pieces between them."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found |= {piece.strip(" .,:;") for piece in (node.value or "").splitlines()}


def literals(language: str) -> set[str]:
    pieces = Pieces()
    for path in sorted((LOCALES / language).glob("*.ftl")):
        pieces.visit(FluentParser().parse(path.read_text()))
    return {text for text in pieces.found if re.search(r"[a-zà-ÿ]{2}", text, re.IGNORECASE)}


ENGLISH = literals("en") - literals("fr")
NAMES = {
    code: match[1]
    for code in LANGUAGES
    if (
        match := re.search(
            r"^language-name = (.*)$", (LOCALES / code / "language.ftl").read_text(), re.M
        )
    )
}


def texts(page: Page, but: str = "[lang=en]") -> list[str]:
    """Everything a reader can see or hear: text, labels, titles, placeholders, the page's title."""
    found: list[str] = page.evaluate(
        """(but) => {
            const said = [document.title];
            const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
                if (!walker.currentNode.parentElement.closest(`script, style, ${but}`))
                    said.push(walker.currentNode.textContent);
            }
            for (const one of document.body.querySelectorAll("*"))
                for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
                    if (one.hasAttribute(name)) said.push(one.getAttribute(name));
            return said.map((text) => text.trim()).filter((text) => text !== "");
        }""",
        but,
    )
    return found


def english_left(page: Page) -> set[str]:
    """English phrases of the dictionary that the page shows."""
    left: set[str] = set()
    for text in texts(page):
        left |= {phrase for phrase in ENGLISH if phrase == text.strip(" .,:;")}
        left |= {phrase for phrase in ENGLISH if len(phrase.split()) >= 3 and phrase in text}
    return left


def test_the_dictionaries_differ_where_they_should() -> None:
    assert len(ENGLISH) > 300
    assert "Roll the die" in ENGLISH


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_server_has_a_sentence(language: str) -> None:
    text = (LOCALES / language / "frame.ftl").read_text()
    known = set(re.findall(r"^refusals-(\w+) = ", text, re.MULTILINE))
    assert set(HTTP_CODES) - known == set()


def test_a_french_browser_reads_french_everywhere(visit: Visit, set_up: SetUp, guard: Guard) -> None:
    # An invitation to nowhere is asked about before a name is.
    guard.allow("status of 404")
    page = visit("/", locale="fr-FR")
    expect(page.get_by_role("button", name="Jouer", exact=True)).to_be_visible()
    page.get_by_test_id("level").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert english_left(page) == set()
    for path in ("/setup", "/learn/lay", "/rules", "/open", "/games", "/join/x/y"):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        assert english_left(page) == set(), path
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    assert english_left(page) == set()
    page.keyboard.press("Escape")

    set_up(page, "person", "link")
    page.get_by_test_id("gathering").wait_for()
    assert english_left(page) == set()

    set_up(page, "person", "bot")
    me = Player(page)
    me.due()
    assert english_left(page) == set()
    me.act.click()
    page.locator('[data-testid=prompt][data-step="lay"]').wait_for()
    places = page.get_by_test_id("places").get_by_role("radio")
    assert english_left(page) == set()
    page.mouse.click(*middle(places.first))
    assert english_left(page) == set()
    me.act.click()
    page.locator('[data-testid=prompt][data-step="orient"]').wait_for()
    page.keyboard.press("x")
    page.keyboard.press("s")
    assert english_left(page) == set()
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    assert english_left(page) == set()


def test_the_end_and_a_replay_are_french(visit: Visit, set_up: SetUp) -> None:
    page = visit(None, locale="fr-FR")
    game = set_up(page, "bot", "bot", "bot", "bot")
    page.get_by_test_id("finale").wait_for()
    page.get_by_role("button", name="Vérifier").click()
    page.get_by_test_id("verified").wait_for()
    assert english_left(page) == set()
    page.goto(f"/g/{game}/replay?at=20")
    page.get_by_test_id("replay").wait_for()
    assert english_left(page) == set()


def test_the_language_is_switched_by_one_choice_and_kept(visit: Visit) -> None:
    page = visit("/")
    languages = page.get_by_test_id("languages")
    assert languages.locator("option").all_inner_texts() == [NAMES[one] for one in LANGUAGES]
    languages.select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("button", name="Jouer", exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Jouer", exact=True)).to_be_visible()
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_have_text("Comment on joue à Marrakech")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_test_id("languages").select_option("en")
    expect(page.get_by_role("heading", level=1)).to_have_text("How Marrakech is played")


def test_a_reader_begins_with_the_printing_of_their_language(visit: Visit) -> None:
    page = visit("/setup", locale="fr-FR")
    expect(page.locator("input[value=fr60]")).to_be_checked()


def test_the_first_language_of_a_browser_that_the_page_speaks(visit: Visit) -> None:
    page = visit(None)
    page.add_init_script(
        "Object.defineProperty(navigator, 'languages', { get: () => ['xx', 'fr-CA', 'en'] })"
    )
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_that_there_is_no_server(visit: Visit, language: str) -> None:
    page = visit("/offline.html", locale=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert [one.get_attribute("lang") for one in page.locator("section:visible").all()] == [language]
    assert page.locator("section").count() == len(LANGUAGES)


def test_a_language_that_cannot_be_loaded_leaves_the_one_before(visit: Visit, guard: Guard) -> None:
    guard.allow("ERR_FAILED")
    page = visit("/")
    page.route("**/assets/fr-*.js", lambda route: route.abort())
    page.get_by_test_id("languages").select_option("fr")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.get_by_test_id("languages")).to_have_value("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.wait_for_function("JSON.parse(localStorage.marrakech).language === 'en'")


def test_only_the_language_chosen_is_loaded(visit: Visit) -> None:
    page = visit(None, locale="fr-FR")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_have_text("Comment on joue à Marrakech")
    found = [
        re.fullmatch(rf"((?:{'|'.join(LANGUAGES)})(?:-[a-z]+)?)-[\w-]{{8}}\.js", name) for name in asked
    ]
    assert sorted(one[1] for one in found if one) == ["fr", "fr-lessons", "fr-rules"]
