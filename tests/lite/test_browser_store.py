"""The store in a worker of Chromium, over its IndexedDB: the contract, and writers that are cut off."""

import json
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Playwright

from marrakech.store import contract
from tests.lite.conftest import PATIENCE, StaticHost, at_home
from tests.server.children import alive, command_line, signal_to

pytestmark = pytest.mark.timeout(900)  # where the engine is not kept it is built first

HERE = Path(__file__).parent
FILES = {
    "/store_page.html": HERE / "store_page.html",
    "/store_worker.mjs": HERE / "store_worker.mjs",
    "/tried.py": HERE / "store_tried.py",
    "/contract.py": Path(contract.__file__),
}
CONTRACT = sorted(check.__name__ for check in (*contract.CHECKS, *contract.DURABLE_CHECKS))
ENTRIES = 40
"""Entries that are acknowledged before a writer is cut off."""


def told(page: Page, until: str) -> Any:
    """What the page has heard when that holds; or when its worker has failed."""
    page.wait_for_function(
        """([until]) => {
            const text = document.querySelector("pre").textContent;
            const told = text === "" ? {} : JSON.parse(text);
            return told.failed || new Function("told", `return ${until}`)(told);
        }""",
        arg=[until],
        timeout=PATIENCE,
    )
    return json.loads(page.locator("pre").inner_text())


def broken(heard: Any) -> list[str]:
    """What failed, and why."""
    failed = [f"{check}: {why}" for check, why in heard["checks"].items() if why is not None]
    return [*failed, heard["failed"]] if "failed" in heard else failed


def test_contract(playwright: Playwright, host: StaticHost, tmp_path: Path) -> None:
    host.pages |= FILES
    with at_home(playwright, tmp_path / "profile") as browser:
        page = browser.new_page()
        page.goto(host.address("../../store_page.html#contract"))
        heard = told(page, "told.done")
    assert (broken(heard), sorted(heard["checks"])) == ([], CONTRACT)


def writing(page: Page, before: int) -> int:
    """Let the store write on; how many entries are acknowledged, which were all of those before and more."""
    heard = told(page, f"told.kept >= told.found + {ENTRIES}")
    assert broken(heard) == []
    assert heard["found"] >= before
    kept: int = told(page, "told.kept")["kept"]
    return kept


def test_a_reload_a_closed_tab_and_a_killed_browser_lose_nothing_acknowledged(
    playwright: Playwright, host: StaticHost, tmp_path: Path
) -> None:
    host.pages |= FILES
    address = host.address("../../store_page.html#write")
    profile = tmp_path / "profile"
    with at_home(playwright, profile) as browser:
        page = browser.new_page()
        page.goto(address)
        kept = writing(page, 0)
        page.reload()
        kept = writing(page, kept)
        page.close()
        page = browser.new_page()
        page.goto(address)
        kept = writing(page, kept)
        kill(profile)
    with at_home(playwright, profile) as browser:
        page = browser.new_page()
        page.goto(address)
        assert writing(page, kept) > kept


def kill(profile: Path) -> None:
    """End every process of the browser that has this profile, as a power cut would."""
    mine = f"--user-data-dir={profile}"
    found = [
        int(one.name) for one in Path("/proc").glob("[0-9]*") if mine in command_line(int(one.name))
    ]
    assert found
    for pid in found:
        signal_to(pid, signal.SIGKILL)
    while any(map(alive, found)):
        time.sleep(0.01)
