"""The rules on paper: one sheet of A4 a printing, in every language, light, without what a screen needs."""

import re

import pytest
from playwright.sync_api import Page, expect

from marrakech.kernel.printings import PRINTINGS
from marrakech.messages import LANGUAGES
from tests.e2e.conftest import Visit

LONG = ("de", "ro")
"""The languages whose texts are longest, in every printing; the others in the one with most to say."""
A4 = (595, 842)
"""Its sides in points."""


def sheet(page: Page, printing: str, language: str) -> bytes:
    """The rules of a printing as a PDF."""
    page.goto(f"/rules?printing={printing}&language={language}")
    expect(page.locator("#printings table")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    return page.pdf(prefer_css_page_size=True, tagged=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_fit_on_two_sides(visit: Visit, language: str) -> None:
    for printing in PRINTINGS if language in LONG else ("en2021",):
        # Nothing is kept in a browser of its own, so that the address says which language is spoken.
        pdf = sheet(visit(None, locale="en-GB"), printing, language)
        boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
        assert [(round(float(x)), round(float(y))) for x, y in boxes] == [A4, A4], printing
        assert b"/StructTreeRoot" in pdf  # headings, tables and pictures for whoever hears it


def test_paper_is_light_and_has_what_the_table_needs(visit: Visit) -> None:
    page = visit(None, dark=True)
    sheet(page, "fr57", "en")
    expect(page.get_by_text("Your box has arrows")).to_be_hidden()
    page.emulate_media(media="print")
    expect(page.get_by_text("Your box has arrows")).to_be_visible()
    expect(page.get_by_test_id("lay-picture")).to_have_count(6)
    expect(page.locator("#printings td.chosen").first).to_be_visible()
    for gone in ("button", "nav", "#rulings", ".chooser"):
        expect(page.locator(f"{gone} >> visible=true")).to_have_count(0)
    assert page.evaluate("getComputedStyle(document.querySelector('h1')).color") == "rgb(42, 33, 27)"


def test_a_button_prints(visit: Visit) -> None:
    page = visit(None)
    page.add_init_script("window.print = () => document.title = 'printed'")
    page.goto("/rules?printing=fr60")
    page.get_by_role("button", name="Print these rules").click()
    expect(page).to_have_title("printed")


def test_a_language_that_somebody_chose_stays(visit: Visit) -> None:
    page = visit("/rules?language=de", settings={"language": "fr"})
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page = visit("/rules?language=xx")
    expect(page.locator("html")).to_have_attribute("lang", "en")
