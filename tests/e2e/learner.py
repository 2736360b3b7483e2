"""A device of somebody who has played and learnt for a while, and a puzzle solved by hand."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page

from marrakech.analysis.puzzles import Puzzle, shipped_puzzles

DAY = 86_400_000
WON = (3, 4, 8, 10, 13, 15, 18, 19)


def laying_puzzle() -> Puzzle:
    """A puzzle in which a rug is laid, with enough places to try."""
    return next(one for one in shipped_puzzles() if "-" in one.best and len(one.options) > 4)


def game_line(nth: int, now: float, loss: float) -> dict[str, Any]:
    """A reviewed game of three, so many days ago."""
    return {
        "game": f"g{nth}",
        "at": now - (20 - nth) * DAY,
        "luck": 0.1,
        "loss": loss,
        "against": "Idir, Safia",
        "printing": "en2021",
        "players": 3,
        "decisions": 30,
        "won": nth in WON,
    }


def mistake(nth: int, now: float, puzzle: Puzzle, **changes: Any) -> dict[str, Any]:
    """A mistake in the position of a puzzle, back since an hour."""
    return {
        "id": f"g{nth}-31",
        "game": f"g{nth}",
        "at": now - 4 * DAY,
        "round": 7 + nth,
        "against": "Idir, Safia",
        "position": puzzle.position,
        "printing": puzzle.printing,
        "played": puzzle.options[-1].move,
        "loss": 0.09,
        "right": 0,
        "missed": 0,
        "due": now - 3_600_000,
        **changes,
    }


def learner_file(now: float, games: int = 20) -> dict[str, Any]:
    """What a learner's device has kept, as the file that the page saves."""
    lines = [game_line(nth, now, 0.0095 - 0.00015 * nth + (nth % 4) * 0.0006) for nth in range(games)]
    turning = next(one for one in shipped_puzzles() if "-" not in one.best)
    laying = laying_puzzle()
    return {
        "format": "marrakech-learner",
        "version": 1,
        "games": lines,
        "mistakes": [
            mistake(1, now, laying),
            mistake(2, now, turning, loss=0.07),
            mistake(4, now, shipped_puzzles()[5], missed=1),
            mistake(5, now, shipped_puzzles()[6], due=now + 2 * DAY),
        ],
        "gone": [],
        "rating": {"points": 1240.3, "deviation": 90, "volatility": 0.06},
        "ratings": [{"at": now - 8 * DAY, "points": 1222.0}],
        "rated": [f"p{nth}" for nth in range(12)],
        "solved": [],
        "days": [],
    }


def open_learner(page: Page, games: int = 20) -> None:
    """The learner's page on such a device."""
    page.goto("/learning")
    page.get_by_test_id("learning").wait_for()
    now = page.evaluate("Date.now()")
    text = json.dumps(learner_file(now, games))
    page.get_by_test_id("import").set_input_files(
        {"name": "learner.json", "mimeType": "application/json", "buffer": text.encode()}
    )
    page.locator("[data-testid=today][data-due='3']").wait_for()


def choose(page: Page, choice: str) -> None:
    """Choose a place or a heading as in a game, without confirming it."""
    if "-" not in choice:
        page.locator(f'[data-testid=turns] input[value="{choice}"]').check(force=True)
        return
    place: Locator = page.locator(f'[data-place="{choice}"]')
    box = place.locator("rect").bounding_box()
    assert box is not None
    # The seam of two squares takes both at once.
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator(f'[data-testid=ghost][data-lies="{choice}"][data-placed=true]').wait_for()


def attempt(page: Page, choice: str) -> None:
    """Choose and confirm, and wait for the answer."""
    choose(page, choice)
    with page.expect_response(re.compile("/tries$|/ranking")):
        page.get_by_test_id("act").click()
