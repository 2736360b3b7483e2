"""Somebody at a browser: plays turns by mouse, finger or keyboard, and reads what the page shows."""

import re
from collections.abc import Callable
from typing import Literal, TypeAlias, get_args

from playwright.sync_api import Locator, Page, expect

Step: TypeAlias = Literal["orient", "roll", "lay", "turn", "over"]
STEPS: tuple[Step, ...] = get_args(Step)
Choose: TypeAlias = Callable[["Player", Step], None]

ROLL, LAY, TURN = "Roll the die", "Lay it here", "Turn Assam"
THOUGHT = 60_000
"""Milliseconds that all bots together may think on a busy machine."""
MOST_STEPS = 200
"""More than any game has: two players lay 24 rugs each."""


class Player:
    """A page on a game, and what its reader does with it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.prompt = page.get_by_test_id("prompt")
        self.act = self.prompt.get_by_test_id("act")
        self.finale = page.get_by_test_id("finale")
        self.places = page.get_by_role("radiogroup", name="Places for the rug").get_by_role("radio")
        self.headings = page.get_by_role("radiogroup", name="Assam's heading").get_by_role("radio")
        self.said = page.get_by_test_id("live")

    # What is shown

    @property
    def version(self) -> int:
        """The version of the game on show."""
        return int(self.page.get_by_test_id("game").get_attribute("data-version") or 0)

    @property
    def game(self) -> str:
        """The id of the game in the address."""
        found = re.search(r"/g/(\w+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    def merchant(self, seat: int) -> Locator:
        """The panel of a seat."""
        return self.page.get_by_role("list", name="Merchants").get_by_role("listitem").nth(seat)

    def due(self) -> Step:
        """Wait until this reader has something to do, or the game is over; which of them it is."""
        wanted = '[data-testid="prompt"]:not([data-step="wait"]), [data-testid="finale"]'
        while True:
            self.page.locator(wanted).wait_for(timeout=THOUGHT)
            shown = "over" if self.finale.is_visible() else self.prompt.get_attribute("data-step")
            # The page may have gone on to waiting between the two looks at it.
            for step in STEPS:
                if step == shown:
                    return step

    def moved_on(self, version: int) -> None:
        """Wait until the page shows a later version than this one."""
        # The page may go from one version to the one after next: only `later` is sure.
        self.page.wait_for_function(
            "(version) => Number(document.querySelector('[data-testid=game]')?.dataset.version) > version",
            arg=version,
        )

    # What is done

    def goes(self, choose: Choose) -> Step:
        """Do what is due by one choice, and wait until it has happened."""
        step, version = self.due(), self.version
        if step != "over":
            choose(self, step)
            self.moved_on(version)
        return step

    def until(self, *steps: Step, choose: "Choose | None" = None) -> Step:
        """Play on until one of the steps is due."""
        for _ in range(MOST_STEPS):
            step = self.due()
            if step in steps:
                return step
            self.goes(choose or by_mouse)
        raise AssertionError(f"none of {steps} came")

    def plays_on(self, choose: "Choose | None" = None) -> int:
        """Play to the end; how many choices that took."""
        for count in range(MOST_STEPS):
            if self.goes(choose or by_mouse) == "over":
                return count
        raise AssertionError("the game does not end")

    def plays_every_turn(self, choose: "Choose | None" = None) -> None:
        """Play to the end: twelve turns of two choices, fewer for one who cannot pay and goes out."""
        choices = self.plays_on(choose)
        table = self.page.request.get(f"/api/games/{self.game}").json()["table"]
        (out,) = (rank["out"] for rank in table["result"]["ranking"] if rank["seat"] == 0)
        assert choices < 24 if out else choices == 24


def middle(of: Locator) -> tuple[float, float]:
    """The centre of something on the page, in pixels."""
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def by_mouse(player: Player, step: Step) -> None:
    """The plainest choice: ahead; the first place for the rug, clicked, and the button that lays it."""
    if step == "lay":
        player.page.mouse.click(*middle(player.places.first))
        player.prompt.get_by_role("button", name=LAY).click()
    else:
        player.prompt.get_by_role("button", name=TURN if step == "turn" else ROLL).click()


def by_finger(player: Player, step: Step) -> None:
    """First one square, then the other, then the button."""
    if step == "lay":
        name = player.places.last.get_attribute("data-place") or ""
        near, far = name.split("-")
        for square in (near, far):
            if player.prompt.get_by_role("button", name=LAY).is_visible():
                break  # a lone second half is chosen at once
            x, y = square_at(player, square)
            player.page.touchscreen.tap(x, y)
        player.prompt.get_by_role("button", name=LAY).tap()
    else:
        player.prompt.get_by_role("button", name=TURN if step == "turn" else ROLL).tap()


def square_at(player: Player, square: str) -> tuple[float, float]:
    """Where a square's centre is on the screen: the board spans 700 units, a1 is bottom left."""
    x = 100 * ("abcdefg".index(square[0])) + 50
    y = 700 - (100 * (int(square[1]) - 1) + 50)
    point = player.page.get_by_test_id("board").evaluate(
        """(svg, [x, y]) => {
            const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
            return [at.x, at.y];
        }""",
        [x, y],
    )
    return point[0], point[1]


def by_keys(player: Player, step: Step) -> None:
    """Only the keyboard, wherever the focus is: arrows choose, Enter does it."""
    keyboard = player.page.keyboard
    if step == "lay":
        keyboard.press("ArrowRight")
        chosen = player.places.and_(player.page.locator('[aria-checked="true"]'))
        expect(chosen).to_have_count(1)
    elif step != "roll":
        keyboard.press("ArrowUp")
    keyboard.press("Enter")
