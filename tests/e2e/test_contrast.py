"""Other eyes: rugs in other colours, more contrast, the system's own colours."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import SetUp, Visit
from tests.e2e.player import Player
from tests.e2e.test_at_a_glance import contrast

COLOUR_OF = """(variable) => {
    const svg = document.body.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
    svg.style.fill = `var(${variable})`;
    const { fill } = getComputedStyle(svg);
    svg.remove();
    return fill;
}"""


def colour(page: Page, variable: str) -> str:
    """What a drawing makes of a colour of the palette, e.g. `rgb(169, 63, 41)`."""
    found: str = page.evaluate(COLOUR_OF, variable)
    return found


def test_rugs_are_woven_in_other_colours_and_stay_so(visit: Visit) -> None:
    page = visit("/")
    usual = colour(page, "--indigo")
    page.get_by_role("button", name="Menu").click()
    kinds = page.get_by_test_id("rug-colours")
    seen = {usual}
    for kind in ("redGreen", "blueYellow", "greys"):
        kinds.select_option(kind)
        expect(page.locator("html")).to_have_attribute("data-rugs", kind)
        seen.add(colour(page, "--indigo"))
    assert len(seen) == 4
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-rugs", "greys")


def test_what_is_chosen_in_one_tab_holds_in_the_others(visit: Visit) -> None:
    page = visit("/")
    other = page.context.new_page()
    other.goto("/rules")
    page.get_by_test_id("languages").select_option("fr")
    expect(other.locator("html")).to_have_attribute("lang", "fr")
    other.get_by_role("button", name="Menu").click()
    other.get_by_test_id("rug-colours").select_option("greys")
    expect(page.locator("html")).to_have_attribute("data-rugs", "greys")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_grey_words_become_ink_where_more_contrast_is_asked_for(visit: Visit, dark: bool) -> None:
    page = visit("/", dark=dark)
    usual = contrast(colour(page, "--ink-2"), colour(page, "--plaster"))
    page.emulate_media(contrast="more", color_scheme="dark" if dark else "light")
    for ground in ("--plaster", "--surface", "--sunken"):
        assert contrast(colour(page, "--ink-2"), colour(page, ground)) >= 7
        assert contrast(colour(page, "--line"), colour(page, ground)) >= 3
    assert contrast(colour(page, "--ink-2"), colour(page, "--plaster")) > usual


def test_forced_colours_leave_choices_controls_and_the_board_to_be_seen(
    visit: Visit, set_up: SetUp
) -> None:
    page = visit("/")
    page.emulate_media(forced_colors="active")
    page.get_by_role("button", name="Menu").click()
    chosen, other = (
        page.locator(f'.seg label:has(input[name=theme][value="{value}"])')
        for value in ("auto", "dark")
    )
    ground = "(one) => getComputedStyle(one).backgroundColor"
    assert chosen.evaluate(ground) != other.evaluate(ground)
    switches = page.get_by_role("dialog").get_by_role("switch")
    assert len({one.evaluate(ground) for one in switches.all()}) == 2, "on and off look alike"
    page.keyboard.press("Escape")

    set_up(page, "person", "bot", "bot")
    Player(page).due()
    # Drawings with the page's ink are drawn with the system's.
    assert contrast(colour(page, "--ink"), colour(page, "--surface")) >= 7
    chips = page.get_by_test_id("chips").locator("g").first
    ink, disc = (
        chips.locator(what).first.evaluate("(one) => getComputedStyle(one).fill")
        for what in ("text", "rect")
    )
    assert contrast(ink, disc) >= 4.5
    way = page.get_by_test_id("turns").locator("label:has(:checked)")
    assert way.evaluate("(one) => getComputedStyle(one).outlineStyle") == "solid"
    rugs = {colour(page, f"--{rug}") for rug in ("henna", "indigo", "saffron", "almond")}
    assert len(rugs) == 4
