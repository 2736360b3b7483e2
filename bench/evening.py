"""Two evenings of three people at their own browsers: four games in a row, no wrong face, seat or score.

    python -m bench.evening [--games 4] [--evenings 2]

Each game is asked for by another; in every second one somebody comes back from another browser. Prints how long
an evening takes, with pages that show everything at once.
"""

import argparse
import sys
import time

from playwright.sync_api import Page, expect, sync_playwright
from tests.e2e.conftest import ARGUMENTS, CHROMIUM, SECONDS, new_context
from tests.e2e.evening import gathered
from tests.e2e.house import House


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--evenings", type=int, default=2)
    asked = parser.parse_args()
    if not CHROMIUM:
        print(
            "there is no chromium: install it, or set MARRAKECH_CHROMIUM to its path", file=sys.stderr
        )
        return 1
    expect.set_options(timeout=SECONDS * 1000)
    with House().open() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))

        def open_page() -> Page:
            return new_context(browser, house.address).new_page()

        for number in range(asked.evenings):
            begun = time.perf_counter()
            evening = gathered(open_page)
            for game in range(asked.games):
                if game:
                    evening.again(asker=game % 3)
                evening.check()
                if game % 2:
                    evening.comes_back((evening.host + 1) % 3, open_page())
                    evening.check()
                evening.play()
            took = time.perf_counter() - begun
            score = ", ".join(f"{name} {wins}" for name, wins in evening.wins.items())
            print(f"evening {number + 1}: {asked.games} games in {took:.0f} s, nothing wrong; {score}")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
