"""A board in a frame of another site: it shows what its address says, asks nobody, and refuses the rest."""

import html
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error, FrameLocator, Page, Playwright, expect

from tests.docs.pages import blocks
from tests.e2e.conftest import ARGUMENTS, CHROMIUM
from tests.e2e.player import by_mouse
from tests.lite.conftest import PATIENCE, StaticHost, at_home
from tests.lite.test_chromium import begin

pytestmark = pytest.mark.timeout(900)  # where the engine is not kept it is built first

LINE = "7/2S4/1S>SI3/4A2/3HA^2/3H^3/7 d6W 4:lay 26,34,30,30 10,10,10,11 - - 4+elimination"


class OtherSite:
    """A page of somebody else, on another origin, with a frame."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self._folder = folder
        self._host = StaticHost(folder)

    def show(self, page: Page, frame: str) -> FrameLocator:
        """Open the page with this frame in it."""
        name = f"page-{len(list(self._folder.iterdir()))}.html"
        text = f"<!doctype html><title>A club</title><h1>Our game</h1>{frame}"
        (self._folder / name).write_text(text, encoding="utf-8")
        page.goto(f"http://localhost:{self._host.port}/{name}")
        return page.frame_locator("iframe")

    def close(self) -> None:
        self._host.close()


@pytest.fixture
def club(tmp_path: Path) -> Iterator[OtherSite]:
    site = OtherSite(tmp_path / "club")
    yield site
    site.close()


def framed(address: str) -> str:
    return f'<iframe src="{html.escape(address)}" width="480" height="650"></iframe>'


def packed(text: str) -> str:
    pack = zlib.compressobj(9, zlib.DEFLATED, -15)
    return urlsafe_b64encode(pack.compress(text.encode()) + pack.flush()).decode().rstrip("=")


def test_a_replay_goes_into_a_frame_of_another_site(
    playwright: Playwright, host: StaticHost, club: OtherSite, tmp_path: Path
) -> None:
    with at_home(playwright, tmp_path / "profile") as browser:
        browser.grant_permissions(["clipboard-read", "clipboard-write"])
        page = browser.new_page()
        page.goto(host.address())
        player = begin(page)
        player.until("lay")
        player.goes(by_mouse)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Resign").click()
        page.get_by_test_id("sure").click()
        player.finale.wait_for()
        page.get_by_test_id("share").click()
        page.get_by_test_id("copy-frame").click()
        expect(page.get_by_text("The frame is copied")).to_be_visible(timeout=PATIENCE)
        frame = page.evaluate("navigator.clipboard.readText()")
        assert frame.startswith('<iframe src="' + host.address("embed.html#z="))
        shown = club.show(page, frame)
        board = shown.get_by_test_id("embed")
        expect(board).to_have_attribute("data-moment", "0")
        last = int(shown.get_by_role("slider").get_attribute("max") or 0)
        assert last >= 1, "the start and a rug"
        shown.get_by_role("button", name="To the end").click()
        expect(board).to_have_attribute("data-moment", str(last))
        shown.get_by_role("button", name="One back").press("ArrowLeft")
        expect(board).to_have_attribute("data-moment", str(last - 1))
        shown.get_by_role("button", name="Play").click()
        expect(board).to_have_attribute("data-moment", str(last))


def test_a_frame_shows_its_address_and_nothing_else(
    playwright: Playwright, host: StaticHost, club: OtherSite
) -> None:
    # Not `at_home`: a browser that complains of what the frame tries is what is wanted here.
    with playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS)) as browser:
        page = browser.new_page()
        (told,) = [block.code for block in blocks("docs/lite.md") if block.language == "html"]
        shown = club.show(page, told.replace("https://example.org/marrakech/", host.address()))
        expect(shown.get_by_test_id("embed")).to_be_visible(timeout=PATIENCE)
        expect(shown.get_by_role("slider")).to_have_count(0)
        told = f"marrakech 1\nmosaics\nname <img src=x onerror=alert(1)>\nname Bo\n{LINE}\n{LINE}"
        shown = club.show(page, framed(host.address(f"embed.html#z={packed(told)}")))
        expect(shown.get_by_text("<img src=x onerror=alert(1)>")).to_be_visible()
        (frame,) = [frame for frame in page.frames if "embed.html" in frame.url]
        # Whatever a page says to its frame is not heard, and the frame can ask nobody.
        page.evaluate("document.querySelector('iframe').contentWindow.postMessage({moments: []}, '*')")
        assert frame.evaluate("localStorage.length") == 0
        # Python stays where it is.
        assert not [path for path in host.asked if "/lite/lite/" in path or "/api/" in path]
        host.asked.clear()
        with pytest.raises(Error, match="Failed to fetch"):
            frame.evaluate("fetch('index.html')")
        assert host.asked == []
        bomb = packed(f"marrakech 1\nmosaics\n{' ' * 10**7}")
        for hash_ in ("", "z=AAAA", "7" * 30_000, LINE.replace("4A2", "4A3"), f"z={bomb}"):
            shown = club.show(page, framed(host.address(f"embed.html#{hash_}")))
            expect(shown.get_by_test_id("embed-broken")).to_be_visible()
