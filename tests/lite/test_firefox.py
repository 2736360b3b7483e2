"""Firefox on a static host: whole games, and what a browser can do to them."""

from pathlib import Path
from typing import Any

import pytest

from tests.firefox import PLACE, UNTIDY, clicks, due, open_firefox, open_page, plays_a_game, wait_for
from tests.lite.conftest import LONG, StaticHost

pytestmark = [UNTIDY, LONG, pytest.mark.timeout(900)]  # where the engine is not kept it is built first

NOTICE = "return document.querySelector('[data-testid=device-notice]')?.textContent ?? ''"
DAMAGE = """
    const [game, told] = arguments;
    const asked = indexedDB.open("marrakech /games/lite/");
    asked.onsuccess = () => {
        const transaction = asked.result.transaction("rows", "readwrite");
        const table = transaction.objectStore("rows");
        const found = table.get(`game/${game}`);
        found.onsuccess = () => table.put(found.result.slice(0, -9), `game/${game}`);
        transaction.oncomplete = () => { asked.result.close(); told(true); };
        transaction.onabort = () => told(false);
    };
    asked.onerror = () => told(false);
"""


def press(firefox: Any, name: str) -> None:
    """Press a button of the page, once it is there."""
    wait_for(firefox, f"return document.querySelector('[data-testid={name}]') !== null")
    firefox.find_element("css selector", f"[data-testid={name}]").click()


def goes(firefox: Any) -> None:
    """Make the plainest choice of what is due, without waiting for it."""
    if due(firefox)[0] == "lay":
        clicks(firefox, *firefox.execute_script(PLACE))
    wait_for(
        firefox, "return document.querySelector('[data-testid=act][aria-disabled=false]') !== null"
    )
    # By script: the button moves when the notice above it goes.
    firefox.execute_script("document.querySelector('[data-testid=act]').click()")


def says(firefox: Any, words: str) -> None:
    """Wait until the page says this above everything else."""
    wait_for(firefox, f"return {words!r}.length > 0 && (() => {{ {NOTICE} }})().includes({words!r})")


def told_nothing(firefox: Any) -> None:
    """Nothing is wrong any more."""
    wait_for(firefox, f"return (() => {{ {NOTICE} }})() === ''")


def game_of(firefox: Any) -> str:
    """The game in the address."""
    address: str = firefox.get_url()
    return address.rpartition("/")[2]


def test_a_whole_game_is_played(host: StaticHost, tmp_path: Path) -> None:
    with open_firefox(tmp_path) as firefox:
        open_page(firefox, host.address())
        plays_a_game(firefox)


def test_a_reload_in_every_step_of_a_turn_changes_nothing(host: StaticHost, tmp_path: Path) -> None:
    with open_firefox(tmp_path) as firefox:
        open_page(firefox, host.address("#/setup"))
        wait_for(firefox, "return document.querySelector('[data-testid=start]') !== null")
        choose = """
            const pick = (where) => document.querySelector(where).click();
            pick("input[name=printing][value=fr60]");
            pick("input[name=players][value='2']");
        """
        firefox.execute_script(choose)
        turn = """
            const told = [...document.querySelectorAll(".setup input[role=switch]")];
            if (!told[0].checked) told[0].click();
            const seat = [...document.querySelectorAll(".seat select")][1];
            seat.value = "novice";
            seat.dispatchEvent(new Event("change", { bubbles: true }));
        """
        firefox.execute_script(turn)
        press(firefox, "start")
        for expected in ("roll", "lay", "turn"):
            was = due(firefox)
            assert was[0] == expected
            firefox.refresh()
            assert due(firefox) == was
            # The page is left the moment that the choice is made: it was made, or it was not.
            goes(firefox)
            firefox.refresh()
            then = due(firefox)
            if then == was:
                goes(firefox)
                due(firefox, was[1])
            else:
                assert then[1] > was[1]


def test_of_two_tabs_one_leads(host: StaticHost, tmp_path: Path) -> None:
    with open_firefox(tmp_path) as firefox:
        open_page(firefox, host.address())
        press(firefox, "play")
        was = due(firefox)
        address, first = firefox.get_url(), firefox.current_window_handle
        second = firefox.open(type="tab", focus=True)["handle"]
        firefox.switch_to_window(second)
        firefox.navigate(address)
        says(firefox, "another tab")
        firefox.find_element("css selector", "[data-testid=device-notice] button").click()
        assert due(firefox) == was
        firefox.switch_to_window(first)
        says(firefox, "another tab")
        firefox.switch_to_window(second)
        firefox.close()
        firefox.switch_to_window(first)
        told_nothing(firefox)
        goes(firefox)
        due(firefox, was[1])


def test_a_damaged_row_is_told_and_left_alone(host: StaticHost, tmp_path: Path) -> None:
    with open_firefox(tmp_path) as firefox:
        open_page(firefox, host.address())
        press(firefox, "play")
        due(firefox)
        game = game_of(firefox)
        assert firefox.execute_async_script(DAMAGE, script_args=[game])
        firefox.navigate(host.address("#/games"))
        firefox.refresh()
        says(firefox, "cannot be read")
        firefox.find_element("css selector", "[data-testid=device-notice] button").click()
        told_nothing(firefox)
        firefox.navigate(host.address())
        # Pressed before the host stands, it would open the game once that does.
        wait_for(firefox, "return document.querySelector('[data-testid=level] input') !== null")
        press(firefox, "play")
        due(firefox)
        assert game_of(firefox) != game


def test_without_a_network_a_new_start_goes_on(host: StaticHost, tmp_path: Path) -> None:
    with open_firefox(tmp_path) as firefox:
        open_page(firefox, host.address())
        press(firefox, "play")
        was, address = due(firefox), firefox.get_url()
        firefox.navigate(host.address("#/"))
        wait_for(firefox, "return document.body.textContent.includes('Offline ready')")
        host.close()
        firefox.restart(in_app=True)
        firefox.navigate(address)
        assert due(firefox) == was
        goes(firefox)
        due(firefox, was[1])


@pytest.mark.parametrize(
    "policy",
    ["worker-src 'none'", "script-src 'self' 'unsafe-inline'"],
    ids=["no-workers", "no-compiling"],
)
def test_a_browser_that_runs_no_host_says_so(host: StaticHost, tmp_path: Path, policy: str) -> None:
    host.headers["Content-Security-Policy"] = policy
    with open_firefox(tmp_path) as firefox:
        open_page(firefox, host.address("#/games"))
        says(firefox, "does not let the game start")
        firefox.navigate(host.address("#/learn/tithe"))
        wait_for(firefox, "return document.querySelector('[data-testid=lesson]') !== null")


def test_without_webassembly_it_says_so(host: StaticHost, tmp_path: Path) -> None:
    with open_firefox(tmp_path, {"javascript.options.wasm": False}) as firefox:
        open_page(firefox, host.address("#/games"))
        says(firefox, "does not let the game start")
