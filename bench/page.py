"""The page in figures: lessons, the way to the first own roll, sizes, requests of a replay, frame times.

    python bench/page.py                 prints all figures
    python bench/page.py --rounds 5      repeats what takes time, and prints medians

Plays in a real Chromium on a real server of its own, as the browser tests do. Times are worth something on a
quiet machine only; sizes and requests are exact anywhere.
"""

import argparse
import gzip
import json
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.e2e.conftest import ARGUMENTS, CHROMIUM, new_context
from tests.e2e.games import set_up_game
from tests.e2e.house import House
from tests.e2e.player import Player
from tests.e2e.screens import SCREENS, upload
from tests.e2e.test_lessons import PATH, goes_right, tasks

ASSETS = Path(__file__).parents[1] / "src" / "marrakech" / "server" / "page" / "assets"
FRAMES = """() => {
    window.frames_ms = [];
    let last = performance.now();
    const note = (now) => { frames_ms.push(now - last); last = now; requestAnimationFrame(note); };
    requestAnimationFrame(note);
}"""


@contextmanager
def visitor(
    browser: Browser, origin: str, *, moving: bool = False, speed: str = "instant"
) -> Iterator[Page]:
    """Somebody new at the page."""
    settings: dict[str, object] = {"speed": speed, "soundAsked": True}
    motion: Literal["reduce", "no-preference"] = "no-preference" if moving else "reduce"
    context = new_context(browser, origin, motion=motion, settings=settings)
    try:
        yield context.new_page()
    finally:
        context.close()


def lessons(page: Page) -> dict[str, float]:
    """Seconds in which a script plays each step of the lesson, and the first game begins."""
    page.goto("/learn/turn")
    page.get_by_test_id("lesson").wait_for()
    seconds = {}
    for name in PATH:
        begun = time.perf_counter()
        for number, task in enumerate(tasks(name), 1):
            page.locator(f'[data-testid=lesson][data-lesson="{name}"][data-task="{number}"]').wait_for()
            goes_right(page, task)
            page.locator('[data-testid=lesson][data-done="true"]').wait_for()
            page.get_by_test_id("next").click()
        seconds[name] = time.perf_counter() - begun
    page.wait_for_url("**/g/*")
    return seconds


def first_roll(page: Page) -> tuple[float, int]:
    """Seconds from the first paint to the first own roll, and clicks."""
    page.goto("/")
    painted = page.evaluate(
        """() => performance.timeOrigin
            + (performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0)"""
    )
    page.get_by_test_id("play").click()
    me = Player(page)
    me.due()
    version = me.version
    me.act.click()
    me.moved_on(version)
    return time.time() - painted / 1000, 2


def frames(page: Page, act: Callable[[], None]) -> list[float]:
    """Milliseconds of each frame while something is done."""
    page.evaluate(FRAMES)
    act()
    return list(page.evaluate("window.frames_ms.slice(1)"))


def turn_frames(page: Page) -> list[float]:
    """Frames of a roll and a walk."""
    set_up_game(page, "person", "bot", "bot", "bot")
    me = Player(page)
    me.due()

    def rolls() -> None:
        version = me.version
        me.act.click()
        me.moved_on(version)
        me.due()

    return frames(page, rolls)


def finale_frames(page: Page) -> list[float]:
    """Frames of the first two seconds of an end, from when it can be seen."""
    next(screen for screen in SCREENS if screen.name == "finale-won").open(page)
    return frames(page, lambda: page.wait_for_timeout(2000))


def replay_requests(page: Page) -> tuple[int, int]:
    """Requests to the API while a replay is opened, and while it is walked through to its end."""
    game = upload(page, "en2021-4-players")
    asked: list[str] = []
    page.on(
        "request", lambda request: asked.append(request.url) if "/api/games/" in request.url else None
    )
    page.goto(f"/g/{game}/replay")
    page.get_by_test_id("replay").wait_for()
    page.wait_for_load_state("networkidle")
    opened = len(asked)
    for key in ("End", "Home", *["ArrowRight"] * 20):
        page.keyboard.press(key)
    return opened, len(asked) - opened


def sizes() -> dict[str, int]:
    """Bytes of each asset, gzipped; fonts as they are."""
    return {
        path.name: path.stat().st_size
        if path.suffix == ".woff2"
        else len(gzip.compress(path.read_bytes(), 9))
        for path in sorted(ASSETS.iterdir())
    }


def told(name: str, times: list[float]) -> None:
    """A line on frame times."""
    ordered = sorted(times)
    late = sum(one > 34 for one in times)
    print(
        f"{name}: {len(times)} frames, median {statistics.median(ordered):.1f} ms, "
        f"95 % within {ordered[int(0.95 * (len(ordered) - 1))]:.1f} ms, {late} over 34 ms"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3)
    rounds = range(parser.parse_args().rounds)
    print("gzipped bytes:", json.dumps(sizes(), indent=1))
    with House().open() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        walked, rolled = [], []
        for _ in rounds:
            with visitor(browser, house.address) as page:
                walked.append(lessons(page))
            with visitor(browser, house.address) as page:
                rolled.append(first_roll(page))
        for name in PATH:
            seconds = statistics.median(one[name] for one in walked)
            print(f"lesson {name}: {seconds:.1f} s, {len(tasks(name))} tasks")
        seconds = statistics.median(sum(one.values()) for one in walked)
        print(f"all seven: {seconds:.1f} s")
        seconds = statistics.median(one[0] for one in rolled)
        print(f"first paint to first own roll: {seconds:.2f} s, {rolled[0][1]} clicks")
        with visitor(browser, house.address) as page:
            opened, walking = replay_requests(page)
        print(f"replay: {opened} requests to open, {walking} to walk through")
        with visitor(browser, house.address, moving=True, speed="normal") as page:
            told("roll and walk", turn_frames(page))
        with visitor(browser, house.address, moving=True, speed="normal") as page:
            told("finale", finale_frames(page))
        browser.close()


if __name__ == "__main__":
    main()
