"""Pictures of every screen, as they are kept in `docs/screenshots`.

python -m tests.e2e.screenshots                      all screens at all sizes
python -m tests.e2e.screenshots game finale-won      these screens
python -m tests.e2e.screenshots --folder /tmp/look --dark --locale fr-FR
"""

import argparse
import base64
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e.conftest import ARGUMENTS, CHROMIUM, Size, new_context
from tests.e2e.house import House
from tests.e2e.screens import SCREENS, Screen

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SIZES: tuple[Size, ...] = ((1280, 800), (390, 844), (360, 640))
QUALITY = 20
"""Of WebP: text stays sharp, and all pictures together are less than 3 MB."""


def picture(page: Page) -> bytes:
    """What is on the screen, as WebP."""
    page.evaluate("document.fonts.ready.then(() => true)")
    # Everything that moves once comes to rest; what moves for ever does not count.
    page.wait_for_function(
        """() => document.getAnimations().every((one) => one.playState !== "running"
            || one.effect.getComputedTiming().iterations === Infinity)"""
    )
    # The curve of chances at the end is worked out behind the page.
    curve = page.get_by_test_id("curve")
    if curve.count():
        expect(curve).to_have_attribute("data-complete", "true", timeout=400_000)
    line = page.context.new_cdp_session(page)
    shot = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(shot["data"])


def take(
    browser: Browser, origin: str, screens: list[Screen], size: Size, options: argparse.Namespace
) -> int:
    """Take the pictures of one size; how many bytes they have."""
    folder = options.folder / f"{size[0]}x{size[1]}"
    folder.mkdir(parents=True, exist_ok=True)
    total = 0
    for screen in screens:
        context = new_context(
            browser,
            origin,
            size=size,
            touch=size[0] < 700,
            dark=options.dark,
            locale=options.locale,
            settings={"soundAsked": True},
        )
        context.add_init_script("""localStorage.setItem("marrakech.coach", '["all"]')""")
        page = context.new_page()
        screen.open(page)
        shot = picture(page)
        (folder / f"{screen.name}.webp").write_bytes(shot)
        total += len(shot)
        context.close()
    print(f"{size[0]} x {size[1]}: {len(screens)} pictures, {total:,} bytes")
    return total


def main() -> None:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("names", nargs="*", metavar="screen", help="names of screens; all by default")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--locale", default="en-GB")
    options = parser.parse_args()
    screens = [one for one in SCREENS if not options.names or one.name in options.names]
    with House().open() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        total = sum(take(browser, house.address, screens, size, options) for size in SIZES)
        browser.close()
    print(f"{total:,} bytes in all")


if __name__ == "__main__":
    main()
