"""A new family's first evening on the page, at three sizes and in both themes; every screen is kept.

    python -m bench.trial --folder look                    all sizes, light and dark
    python -m bench.trial --sizes 390x844 --themes dark    one of the six
    python -m bench.trial --drawings ../shared/look/third  and a page with each drawing beside its screen

The lesson and the first game after it, three friends by one link, words, a way back, a rematch, the box on
the table, French readers, letters of twice the size, the end with its picture and its dice: by hand as people
do it, and wherever something is not as it should be, it stops. Prints how many touches the turns took.
"""

import argparse
import html
import os
import re
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.e2e.conftest import ARGUMENTS, CHROMIUM, SECONDS, Size, new_context
from tests.e2e.evening import FACES, NAMES, gathered
from tests.e2e.games import ON_A_TITHE, enter, set_up_game
from tests.e2e.house import House
from tests.e2e.player import LAY, Player, square_at
from tests.e2e.screens import SCREENS
from tests.e2e.test_lessons import PATH, goes_right, tasks

SIZES: tuple[Size, ...] = ((1280, 800), (390, 844), (360, 640))
THEMES = ("light", "dark")
DRAWN = {
    "finale-series": "again",
    "finale-asked": "again-asked",
    "finale-invited": "again-friend",
    "who-are-you": "back",
    "who-are-you-waiting": "back-waiting",
    "claim": "back-host",
    "slow-games": "slow",
    "slow-games-call": "slow-call",
    "referee": "table-home",
    "referee-number": "table-home-roll",
    "referee-pay": "table-home-pay",
    "referee-rug": "table-home-lay",
    "referee-refused": "table-home-refused",
    "game-words": "gestures",
    "share": "share-sheet",
}
"""Screens of `tests.e2e.screens` and their drawings."""
STILL = """() => document.getAnimations().every((one) => one.playState !== "running"
    || one.effect.getComputedTiming().iterations === Infinity)"""


@dataclass
class Trial:
    """One of the six: a size and a theme, and what was seen and counted."""

    browser: Browser
    origin: str
    size: Size
    dark: bool
    folder: Path
    seen: list[str] = field(default_factory=list)
    counted: dict[str, int] = field(default_factory=dict)

    @property
    def small(self) -> bool:
        """A phone."""
        return self.size[0] < 700

    def person(self, path: str | None = "/", *, locale: str = "en-GB", learnt: bool = False) -> Page:
        """Somebody new, with a browser of their own; `learnt` if they need no word of help."""
        context = new_context(
            self.browser,
            self.origin,
            size=self.size,
            touch=self.small,
            dark=self.dark,
            locale=locale,
            settings={"soundAsked": learnt},
        )
        context.set_default_timeout(SECONDS * 1000)
        if learnt:
            context.add_init_script("""localStorage.setItem("marrakech.coach", '["all"]')""")
        page = context.new_page()
        if path is not None:
            page.goto(path)
        return page

    def look(self, page: Page, name: str) -> None:
        """Keep what is on the screen."""
        page.evaluate("document.fonts.ready.then(() => true)")
        page.wait_for_function(STILL)
        width, room = page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        )
        assert width <= room, f"{name} is wider than the screen"
        page.screenshot(path=self.folder / f"{name}.png")
        self.seen.append(name)


def lesson_and_first_game(trial: Trial) -> None:
    """A child learns, and plays two novices at once, with a word of help at each step."""
    page = trial.person()
    page.get_by_test_id("level").wait_for()
    trial.look(page, "start")
    page.get_by_test_id("learn").click()
    for name in PATH:
        for number, task in enumerate(tasks(name), 1):
            page.locator(f'[data-testid=lesson][data-lesson="{name}"][data-task="{number}"]').wait_for()
            if number == 1:
                trial.look(page, f"lesson-{name}")
            goes_right(page, task)
            page.locator('[data-testid=lesson][data-done="true"]').wait_for()
            page.get_by_test_id("next").click()
    me = Player(page)
    assert me.due() in ("orient", "lay", "over"), "the first game has begun"
    table = page.request.get(f"/api/games/{me.game}").json()["table"]
    assert [seat["level"] for seat in table["seats"]] == [None, "novice", "novice"]
    expect(page.get_by_test_id("coach")).to_be_visible()
    trial.look(page, "first-game")
    touches = 1
    version = me.version
    me.act.click()
    me.moved_on(version)
    assert me.due() == "lay"
    trial.look(page, "first-rug")
    near, far = (me.places.last.get_attribute("data-place") or "").split("-")
    for square in (near, far):
        if not me.prompt.get_by_role("button", name=LAY).is_visible():
            touch(trial, me, square)
            touches += 1
    version = me.version
    touch(trial, me, far)  # only meant to complete the rug
    page.wait_for_timeout(300)
    assert me.version == version, "a touch on the rug that waits lays nothing"
    trial.look(page, "first-rug-waits")
    me.prompt.get_by_role("button", name=LAY).click()
    trial.counted["touches of a turn"] = touches + 1
    me.moved_on(version)
    assert me.due() == "orient"
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("The game then counts as practice")
    trial.look(page, "take-back")
    page.context.close()


def touch(trial: Trial, player: Player, square: str) -> None:
    """Put a finger or the mouse on a square of the market."""
    (player.page.touchscreen.tap if trial.small else player.page.mouse.click)(
        *square_at(player, square)
    )


def friends(trial: Trial) -> None:
    """Three friends by one link: words, a way back, a rematch, and a way back after the end."""
    evening = gathered(lambda: trial.person(None, learnt=True))
    evening.check()
    mum, ana, radu = evening.pages
    for page, name in zip(evening.pages, NAMES, strict=True):
        trial.look(page, f"friends-{name.lower()}")
    words = ana.get_by_role("group", name="Say something to the table")
    words.get_by_role("button", name="Well played!").click()
    expect(mum.get_by_test_id("saying").first).to_be_visible()
    trial.look(mum, "friends-word")
    new = trial.person(f"/g/{evening.game}", learnt=True)
    expect(new.get_by_test_id("lost")).to_be_visible()
    trial.look(new, "back-found")
    new.context.close()
    evening.comes_back(2, trial.person(None, learnt=True))
    evening.check()
    evening.play()
    mum, ana, radu = evening.pages
    trial.look(mum, "end")
    # Ana comes back after the end, from another browser, and is asked for the next game.
    back = trial.person(f"/g/{evening.game}", learnt=True)
    back.get_by_test_id("lost").click()
    trial.look(back, "back-after-the-end")
    back.get_by_test_id("i-am").filter(has_text="I am Ana").click()
    expect(mum.get_by_test_id("claim")).to_contain_text("Is this Ana?")
    trial.look(mum, "back-after-the-end-asked")
    mum.get_by_role("button", name="Yes, let Ana in").click()
    expect(back.get_by_test_id("rematch")).to_be_visible()
    ana.context.close()
    evening.pages[1] = back
    mum.get_by_role("button", name="Play again").click()
    for page in (back, radu):
        expect(page.get_by_test_id("rematch-offer")).to_have_text("Mum wants to play again")
    trial.look(back, "again-invited")
    trial.look(mum, "again-asked")
    back.get_by_test_id("come").click()
    trial.look(mum, "again-one-comes")
    radu.get_by_test_id("come").click()
    for page in evening.pages:
        page.wait_for_url(lambda url: evening.game not in url)
    found = re.search(r"/g/(\w+)", mum.url)
    assert found is not None
    evening.games.append(found[1])
    evening.check()
    trial.look(mum, "again-at-the-table")
    mum.goto("/games")
    expect(mum.get_by_test_id("series-line").first).to_contain_text("Ana")
    trial.look(mum, "again-my-games")
    for page in evening.pages:
        page.context.close()


def a_table_gathers(trial: Trial) -> None:
    """The host's screen before anybody has come, and a guest's, with faces that are taken."""
    host = trial.person("/setup?friends", learnt=True)
    trial.look(host, "friends-to-ask")
    host.get_by_label("Name at seat 1").fill("Mum")
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_test_id("starter")).to_be_visible()
    trial.look(host, "friends-table")
    assert len(FACES) == 3
    host.get_by_test_id("myself").locator("summary").click()
    host.get_by_test_id("myself").scroll_into_view_if_needed()
    trial.look(host, "friends-faces")
    link = host.get_by_test_id("table-link").get_attribute("href")
    guest = trial.person(link, learnt=True)
    guest.get_by_label("Your name").fill("Ana")
    expect(guest.get_by_role("radio", name="Headscarf")).to_be_disabled()
    trial.look(guest, "friends-join")
    guest.get_by_role("button", name="Take the seat").click()
    guest.get_by_test_id("gathering").wait_for()
    trial.look(guest, "friends-guest")
    host.get_by_role("button", name="Give the table up").click()
    expect(host.get_by_test_id("sure")).to_be_visible()
    trial.look(host, "friends-give-up")
    host.context.close()
    guest.context.close()


def round_one_device(trial: Trial) -> None:
    """Two pass one device round: whose turn it is, no question about sounds, no roll while offline."""
    page = trial.person(None)
    page.add_init_script("""localStorage.setItem("marrakech.coach", '["all"]')""")
    set_up_game(page, "person", "person", names={0: "Mum", 1: "Ana"})
    me = Player(page)
    assert me.due() == "orient"
    expect(page.get_by_test_id("prompt")).to_contain_text("Mum: ")
    expect(page.get_by_test_id("ask-sound")).to_have_count(0)
    trial.look(page, "one-device")
    page.context.set_offline(True)
    expect(me.act).to_have_attribute("aria-disabled", "true")
    trial.look(page, "offline")
    page.context.set_offline(False)
    expect(me.act).to_have_attribute("aria-disabled", "false", timeout=1000)
    version = me.version
    me.act.click()
    me.moved_on(version)
    me.due()
    expect(page.get_by_role("button", name="Take back", exact=True)).to_be_visible()
    page.context.close()


def the_box(trial: Trial) -> None:
    """A turn of a real game, entered: the arrow, the number, and at most four touches more."""
    page = trial.person("/setup?box", learnt=True)
    trial.look(page, "box-to-set-up")
    game = set_up_game(page, *["person"] * 3, names=dict(enumerate(NAMES)), dice="by_hand")
    enter(page, game, *ON_A_TITHE[:3])
    page.reload()
    me = Player(page)
    referee = page.get_by_test_id("referee")
    page.locator("[data-question=heading]").wait_for()
    trial.look(page, "box-heading")
    referee.locator("[data-answer=ahead]").click()
    page.locator("[data-question=number]").wait_for()
    trial.look(page, "box-number")
    referee.get_by_role("button", name="1", exact=True).click()
    page.locator("[data-question=pay]").wait_for()
    trial.look(page, "box-pay")
    page.get_by_test_id("paid").click()
    touches = 1
    page.locator("[data-question=rug]").wait_for()
    touch(trial, me, "a1")
    expect(page.get_by_test_id("refusal")).to_be_visible()
    trial.look(page, "box-refused")
    for square in ("e6", "e7"):
        touch(trial, me, square)
        touches += 1
    trial.look(page, "box-rug")
    version = me.version
    page.get_by_test_id("act").click()
    touches += 1
    me.moved_on(version)
    assert touches == 4
    trial.counted["touches of a referee's turn besides arrow and number"] = touches
    expect(page.get_by_test_id("undo")).to_have_text("Undo Ana's rug")
    page.context.close()


def the_end(trial: Trial) -> None:
    """The dice are checked in sight, and the game is saved as a film."""
    page = trial.person(None, learnt=True)
    set_up_game(page, "bot", "bot", "bot")
    page.get_by_test_id("finale").wait_for()
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_test_id("verified")).to_contain_text("The dice are fair")
    expect(page.get_by_test_id("verified").locator("b")).to_be_in_viewport()
    trial.look(page, "end-dice")
    page.get_by_test_id("share").click()
    poster = page.get_by_test_id("poster")
    expect(poster).to_be_visible()
    assert "You" not in (poster.text_content() or "")
    trial.look(page, "end-share")
    with page.expect_download(timeout=SECONDS * 6000) as film:
        page.get_by_test_id("film").click()
    film.value.save_as(trial.folder / "film.gif")
    pictures = (trial.folder / "film.gif").read_bytes()
    assert pictures.startswith(b"GIF89a")
    trial.counted["pictures in the film"] = pictures.count(b"\x21\xf9\x04")
    page.context.close()


def readers(trial: Trial) -> None:
    """A French reader begins with French rules; whoever reads letters of twice the size gets them."""
    page = trial.person(locale="fr-FR")
    expect(page.get_by_test_id("rule-line")).to_contain_text("Règles françaises")
    trial.look(page, "start-french")
    page.context.close()
    page = trial.person()
    page.get_by_test_id("level").wait_for()
    line = page.context.new_cdp_session(page)
    line.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    page.reload()
    page.get_by_test_id("level").wait_for()
    trial.look(page, "start-large-letters")
    page.get_by_test_id("play").click()
    Player(page).due()
    trial.look(page, "game-large-letters")
    page.context.close()


def drawn(trial: Trial) -> None:
    """The screens that were drawn, in the states in which they were."""
    for screen in SCREENS:
        if screen.name in DRAWN:
            page = trial.person(None, learnt=True)
            screen.open(page)
            if screen.name == "who-are-you":
                page.locator("button[data-testid=i-am] small").first.wait_for()  # they are away
            trial.look(page, screen.name)
            page.context.close()


SCENES: tuple[Callable[[Trial], None], ...] = (
    lesson_and_first_game,
    a_table_gathers,
    friends,
    round_one_device,
    the_box,
    the_end,
    readers,
    drawn,
)


def beside(folder: Path, drawings: Path, trials: list[Trial]) -> None:
    """A page that shows each drawing beside the screen, in all sizes and both themes."""
    rows = []
    for screen, drawing in DRAWN.items():
        pictures = []
        for trial in trials:
            end = "-phone" if trial.small else ""
            shown = drawings / f"{drawing}{end}.png"
            place = f"{trial.folder.name}/{screen}.png"
            if shown.exists() and not trial.dark:
                pictures.append((os.path.relpath(shown, folder), "drawn"))
            pictures.append((place, trial.folder.name))
        cells = "".join(
            f'<figure><img src="{html.escape(place)}" width="{380 if "1280" in what else 240}">'
            f"<figcaption>{html.escape(what)}</figcaption></figure>"
            for place, what in pictures
        )
        rows.append(f'<h2>{html.escape(screen)}</h2><div class="row">{cells}</div>')
    style = "figure{display:inline-block;margin:8px;vertical-align:top}body{font-family:sans-serif}"
    text = (
        f"<!doctype html><meta charset=utf-8><title>Trial</title><style>{style}</style>{''.join(rows)}"
    )
    (folder / "index.html").write_text(text, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "marrakech-trial")
    parser.add_argument("--drawings", type=Path)
    parser.add_argument("--sizes", nargs="*", default=[f"{width}x{height}" for width, height in SIZES])
    parser.add_argument("--themes", nargs="*", choices=THEMES, default=THEMES)
    parser.add_argument("--scenes", nargs="*", help="some of the scenes, by name")
    asked = parser.parse_args()
    if not CHROMIUM:
        print(
            "there is no chromium: install it, or set MARRAKECH_CHROMIUM to its path", file=sys.stderr
        )
        return 1
    expect.set_options(timeout=SECONDS * 1000)
    trials = []
    with House().open() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        for size in SIZES:
            name = f"{size[0]}x{size[1]}"
            for theme in asked.themes if name in asked.sizes else ():
                folder = asked.folder / f"{name}-{theme}"
                folder.mkdir(parents=True, exist_ok=True)
                trial = Trial(browser, house.address, size, theme == "dark", folder)
                trials.append(trial)
                for scene in SCENES:
                    if not asked.scenes or scene.__name__ in asked.scenes:
                        scene(trial)
                counted = "; ".join(f"{what}: {number}" for what, number in trial.counted.items())
                print(f"{name} {theme}: {len(trial.seen)} screens kept; {counted}", flush=True)
        browser.close()
    if asked.drawings is not None:
        beside(asked.folder, asked.drawings, trials)
    return 0


if __name__ == "__main__":
    sys.exit(main())
