"""The line to the server: cut, mended, and a server that dies and comes back."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Guard, SetUp, Visit
from tests.e2e.house import House, Line
from tests.e2e.player import Player, by_mouse

NETWORK = r"ERR_|Failed to load resource"
GONE = "The connection is gone"


@pytest.fixture
def line(house: House) -> Iterator[Line]:
    """A line of one's own to the shared server."""
    line = Line(house.port)
    yield line
    line.close()


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[House]:
    """A server of one's own, with its games on a file."""
    with House(tmp_path / "games.db").open() as house:
        yield house


def state(player: Player) -> tuple[object, ...]:
    """All that can be seen of a position."""
    page = player.page
    return (
        player.version,
        [panel.inner_text() for panel in page.get_by_test_id("players").get_by_role("listitem").all()],
        page.get_by_test_id("board").locator(".pawn").get_attribute("transform"),
        page.get_by_test_id("log").inner_text(),
    )


@pytest.mark.parametrize("by", ["browser", "cable"])
def test_a_cut_is_shown_and_the_game_resumes_at_the_exact_state_without_a_reload(
    visit: Visit, set_up: SetUp, guard: Guard, line: Line, by: str
) -> None:
    guard.allow(NETWORK)
    page = visit(None, at=line.address)
    game = set_up(page, "person", "person", "bot")
    me = Player(page)
    me.due()
    page.evaluate("window.notReloaded = true")

    if by == "browser":
        page.context.set_offline(True)
    else:
        line.cut()
    expect(page.get_by_test_id("offline")).to_contain_text(GONE)

    # Meanwhile the game goes on, at another tab of the same person.
    other = visit(None)
    for cookie in page.context.cookies():
        other.context.add_cookies(
            [{"name": cookie["name"], "value": cookie["value"], "domain": "localhost", "path": "/"}]
        )
    other.goto(f"/g/{game}")
    away = Player(other)
    away.goes(by_mouse)
    away.goes(by_mouse)
    away.goes(by_mouse)
    assert away.due() == "lay"
    if by == "cable":
        assert me.version < away.version

    if by == "browser":
        page.context.set_offline(False)
    else:
        line.mend()
    expect(page.get_by_test_id("offline")).to_be_hidden()
    expect(page.get_by_test_id("game")).to_have_attribute("data-version", str(away.version))
    assert me.due() == "lay"
    assert state(me) == state(away)
    assert page.evaluate("window.notReloaded")
    me.goes(by_mouse)
    away.due()
    assert state(me) == state(away)


def test_nobody_rolls_over_a_cut_line_and_all_is_well_once_it_is_back(
    visit: Visit, set_up: SetUp, guard: Guard, line: Line
) -> None:
    guard.allow(NETWORK)
    page = visit(None, at=line.address)
    set_up(page, "person", "bot")
    me = Player(page)
    me.due()
    line.cut()
    expect(page.get_by_test_id("offline")).to_be_visible()
    expect(me.act).to_have_attribute("aria-disabled", "true")
    version = me.version
    me.act.click(force=True)
    line.mend()
    expect(page.get_by_test_id("offline")).to_be_hidden()
    assert me.version == version, "what was pressed meanwhile is not sent later"
    assert me.goes(by_mouse) == "orient"
    expect(page.get_by_role("alert")).to_be_hidden()
    assert me.due() == "lay"


def test_a_click_at_a_frozen_server_is_sent_again_and_done_once(
    visit: Visit, set_up: SetUp, kept: House
) -> None:
    page = visit(None, at=kept.address)
    set_up(page, "person", "person")
    me = Player(page)
    me.due()
    version = me.version
    with kept.frozen():
        me.act.click()
        expect(page.get_by_test_id("resending")).to_contain_text("sending it again")
    expect(page.get_by_test_id("resending")).to_be_hidden()
    assert me.due() == "lay"
    assert me.version == version + 1
    expect(page.get_by_role("alert")).to_be_hidden()


def test_the_page_goes_on_after_the_server_was_killed_and_started_again(
    visit: Visit, set_up: SetUp, guard: Guard, kept: House
) -> None:
    guard.allow(NETWORK)
    page = visit(None, at=kept.address)
    game = set_up(page, "person", "bot", "bot")
    me = Player(page)
    me.until("lay")
    page.evaluate("window.notReloaded = true")
    before = state(me)

    kept.stop(kill=True)
    expect(page.get_by_test_id("offline")).to_contain_text(GONE)
    kept.start()
    expect(page.get_by_test_id("offline")).to_be_hidden()
    assert state(me) == before
    me.goes(by_mouse)
    assert me.until("orient", "over") == "orient"
    assert page.evaluate("window.notReloaded")

    # And for somebody who comes back later: the same seat, the same game.
    page.goto("/games")
    page.get_by_test_id("my-game").filter(has_text="Your turn").get_by_role(
        "link", name="Go on"
    ).click()
    assert me.due() == "orient"
    assert me.game == game


def test_a_game_that_is_put_aside_says_so_and_goes_on_when_it_is_released(
    visit: Visit, set_up: SetUp, kept: House
) -> None:
    page = visit(None, at=kept.address)
    game = set_up(page, "person", "bot")
    me = Player(page)
    me.due()
    page.evaluate("window.notReloaded = true")
    assert kept.db is not None
    # As the server does itself when workers have died three times, and `marrakech db release` undoes it.
    with closing(sqlite3.connect(kept.db)) as store, store:
        store.execute("INSERT INTO orders (key, text) VALUES (?, 'because')", (f"aside {game}",))
    expect(page.get_by_test_id("aside")).to_contain_text("is put aside: a bot failed at it")
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-step", "wait")
    expect(page.get_by_test_id("prompt")).to_contain_text("Put aside")
    page.reload()
    expect(page.get_by_test_id("aside")).to_be_visible()
    page.evaluate("window.notReloaded = true")
    with closing(sqlite3.connect(kept.db)) as store, store:
        store.execute("DELETE FROM orders")
    expect(page.get_by_test_id("aside")).to_have_count(0)
    me.due()
    assert page.evaluate("window.notReloaded")


@pytest.mark.parametrize("lost", ["messages", "everything"])
def test_a_page_whose_messages_do_not_come_says_so_and_can_be_tried_again(
    visit: Visit, house: House, guard: Guard, lost: str
) -> None:
    """On a first visit nothing is kept yet: such a page stayed blank."""
    guard.allow(NETWORK)
    guard.allow("dynamically imported module")
    page = visit(None)
    page.context.route("**/assets/en-*.js", lambda route: route.abort())
    if lost == "everything":
        page.context.route("**/offline.html", lambda route: route.abort())
    page.goto(f"{house.address}/rules")
    again = page.get_by_role("link", name="Try again" if lost == "messages" else "Marrakech")
    expect(again).to_be_visible()
    if lost == "messages":
        expect(page.get_by_role("heading", name="The market is closed")).to_be_visible()
    page.context.unroute_all()
    again.click()
    expect(page).to_have_url(re.compile("/rules$"))
    expect(page.locator("#app main")).to_be_visible()
