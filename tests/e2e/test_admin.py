"""The operator's page: what is done there is felt by players at once."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Guard, Visit
from tests.e2e.games import set_up_game
from tests.e2e.house import ADMIN_TOKEN, House

REFUSED = r"status of 40[1349]"


@pytest.fixture
def own_house() -> Iterator[House]:
    """A server of its own: what an operator decides holds for everybody in it. It outlives the pages."""
    with House().open() as house:
        yield house


def enter(visit: Visit, house: House, **options: object) -> Page:
    """The operator's page, with the token."""
    page = visit("/admin", at=house.address, **options)  # type: ignore[arg-type]
    page.locator("#admin-token").fill(ADMIN_TOKEN)
    page.locator("#admin-token").press("Enter")
    expect(page.get_by_test_id("process")).to_have_count(1)
    return page


def test_the_token_opens_the_page_until_the_tab_is_closed(
    own_house: House, visit: Visit, guard: Guard
) -> None:
    guard.allow(REFUSED)
    page = visit("/admin", at=own_house.address)
    page.locator("#admin-token").fill("not the token")
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_role("alert")).to_have_text("This is not the admin token.")
    page.locator("#admin-token").fill(ADMIN_TOKEN)
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_test_id("process")).to_contain_text("ready")
    page.reload()
    expect(page.get_by_test_id("process")).to_contain_text("ready")
    assert ADMIN_TOKEN not in page.evaluate(
        "JSON.stringify([{...localStorage}, document.cookie, location.href])"
    )
    page.get_by_role("button", name="Leave").click()
    expect(page.locator("#admin-token")).to_be_visible()
    page.reload()
    expect(page.locator("#admin-token")).to_be_visible()


def test_a_game_is_put_aside_released_and_ended(own_house: House, visit: Visit, guard: Guard) -> None:
    guard.allow(REFUSED)
    player = visit(None, at=own_house.address)
    game = set_up_game(player, "person", "bot")
    player.get_by_test_id("game").wait_for()
    page = enter(visit, own_house)
    row = page.locator(f'[data-game="{game}"]')
    expect(row).to_contain_text("being played")
    expect(row).to_contain_text("one person there")
    row.get_by_role("button", name="Put aside").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("odd")
    page.get_by_role("dialog").get_by_role("button", name="Put aside").click()
    expect(row).to_contain_text("put aside: odd")
    row.get_by_role("button", name="Release").click()
    expect(row).not_to_contain_text("put aside")
    row.get_by_role("button", name="End").click()
    page.get_by_role("button", name="Do nothing").click()
    expect(row).to_be_visible()
    row.get_by_role("button", name="End").click()
    page.get_by_role("button", name="End it for good").click()
    expect(row).to_have_count(0)
    expect(player.get_by_role("heading", name="There is no such game.")).to_be_visible()


def test_a_guest_who_is_blocked_is_told_until_when(
    own_house: House, visit: Visit, guard: Guard
) -> None:
    guard.allow(REFUSED)
    player = visit(None, at=own_house.address)
    game = set_up_game(player, "person", "bot")
    player.get_by_test_id("game").wait_for()
    page = enter(visit, own_house, size=(390, 844), touch=True)
    page.locator(f'[data-game="{game}"]').get_by_role("button", name="Block this guest").first.click()
    page.get_by_role("dialog").get_by_role("textbox").fill("spam")
    page.get_by_role("dialog").get_by_role("button", name="Block", exact=True).click()
    expect(page.get_by_test_id("blocked")).to_contain_text("spam")
    expect(player.get_by_role("heading", name="You are blocked here until")).to_be_visible()
    page.get_by_role("button", name="Lift").click()
    expect(page.get_by_text("Nobody is blocked.")).to_be_visible()
    player.reload()
    player.get_by_test_id("game").wait_for()
    # This machine's own address is refused first.
    page.get_by_label("An address, or the id of a guest").fill("127.0.0.1")
    page.get_by_role("button", name="Block", exact=True).last.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Block", exact=True).click()
    expect(dialog.get_by_role("alert")).to_contain_text("shut out everybody")
    dialog.get_by_role("button", name="Do nothing").click()


def test_an_invite_only_house_asks_for_a_pass(own_house: House, visit: Visit, guard: Guard) -> None:
    guard.allow(REFUSED)
    page = enter(visit, own_house)
    page.get_by_test_id("invite_only").check()
    page.get_by_label("A new pass is for").fill("the club")
    page.get_by_role("button", name="Make a pass").click()
    made = page.locator(".made")
    expect(made).to_contain_text("not shown again")
    code = (made.text_content() or "").split("The pass is ")[1].split(".")[0]
    player = visit("/", at=own_house.address)
    player.get_by_test_id("play").click()
    dialog = player.get_by_role("dialog")
    dialog.get_by_label("Your pass").fill("guess")
    dialog.get_by_role("button", name="Show it").click()
    expect(dialog.get_by_role("alert")).to_contain_text("does not work")
    dialog.get_by_label("Your pass").fill(code)
    dialog.get_by_role("button", name="Show it").click()
    expect(dialog).to_have_count(0)
    player.get_by_test_id("play").click()
    player.get_by_test_id("game").wait_for()


def test_a_house_without_analysis_offers_none(own_house: House, visit: Visit, guard: Guard) -> None:
    page = enter(visit, own_house)
    page.get_by_test_id("no_analysis").check()
    player = visit(None, at=own_house.address, settings={"bar": True})
    set_up_game(player, "bot", "bot")
    player.get_by_test_id("finale").wait_for()
    expect(
        player.get_by_role("link", name="Watch the replay").or_(player.locator(".next a"))
    ).to_have_count(1)
    expect(player.get_by_test_id("to-review")).to_have_count(0)
