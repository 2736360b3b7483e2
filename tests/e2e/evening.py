"""An evening of three at their own browsers: some games in a row, and what must stay the same."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.games import play_by_api

NAMES = ("Mum", "Ana", "Radu")
FACES = ("Glasses", "Curls", "Moustache")
FIGURES = ("master", "novice", "merchant")


@dataclass
class Evening:
    """Who plays, on which page, and how often each has won."""

    pages: list[Page]
    wins: dict[str, int] = field(default_factory=lambda: dict.fromkeys(NAMES, 0))
    games: list[str] = field(default_factory=list)
    host: int = 0
    """Whoever set up the game that is on: who asked for it."""

    @property
    def game(self) -> str:
        """The game that is on."""
        return self.games[-1]

    def table(self) -> dict[str, Any]:
        """The game as the server tells it."""
        found: dict[str, Any] = self.pages[0].request.get(f"/api/games/{self.game}").json()["table"]
        return found

    def check(self) -> None:
        """Nobody has a wrong face, name, seat, colour or score, on any page; the start has moved on."""
        table = self.table()
        seats = [(one["name"], one["figure"], one["colours"]) for one in table["seats"]]
        assert seats == list(zip(NAMES, FIGURES, (["H"], ["I"], ["S"]), strict=True))
        assert table["starter"] == (len(self.games) - 1) % len(NAMES)
        assert {one["name"]: one["wins"] for one in table["series"]["members"]} == self.wins
        assert table["series"]["games"] == len(self.games) - 1
        for seat, page in enumerate(self.pages):
            merchants = page.get_by_role("list", name="Merchants").get_by_role("listitem")
            for other, name in enumerate(NAMES):
                expect(merchants.nth(other)).to_contain_text("You" if other == seat else name)
                drawing = merchants.nth(other).locator("use").first
                expect(drawing).to_have_attribute("href", f"#level-{FIGURES[other]}")
                expect(merchants.nth(other)).not_to_contain_text("Away")
            if len(self.games) > 1:
                line = page.get_by_test_id("series-line")
                for name, wins in self.wins.items():
                    said = "You" if name == NAMES[seat] else name
                    expect(line).to_contain_text(f"{said} {wins}")

    def play(self) -> None:
        """Play the game that is on, and look at the end of it on every page."""
        play_by_api(self.game, *self.pages)
        for rank in self.table()["result"]["ranking"]:
            if rank["place"] == 1:
                self.wins[NAMES[rank["seat"]]] += 1
        for seat, page in enumerate(self.pages):
            said = page.get_by_test_id("series")
            for name, wins in self.wins.items():
                expect(said).to_contain_text(f"{'You' if name == NAMES[seat] else name} {wins}")

    def again(self, asker: int) -> None:
        """Somebody asks for another game, the others come, and all are there without a further touch."""
        before, self.host = self.game, asker
        self.pages[asker].get_by_role("button", name="Play again").click()
        others = [seat for seat in range(len(self.pages)) if seat != asker]
        for seat in others:
            expect(self.pages[seat].get_by_test_id("rematch-offer")).to_have_text(
                f"{NAMES[asker]} wants to play again"
            )
            self.pages[seat].get_by_test_id("come").click()
        for page in self.pages:
            page.wait_for_url(lambda url: re.search(rf"/g/(?!{before})\w+$", url) is not None)
        found = re.search(r"/g/(\w+)", self.pages[0].url)
        assert found is not None
        self.games.append(found[1])

    def comes_back(self, seat: int, page: Page) -> None:
        """Somebody opens the game in another browser, and is let in by the host."""
        name = NAMES[seat]
        page.goto(f"/g/{self.game}")
        page.get_by_test_id("lost").click()
        page.get_by_test_id("i-am").filter(has_text=f"I am {name}").click()
        host = self.pages[self.host]
        expect(host.get_by_test_id("claim")).to_contain_text(f"Is this {name}?")
        # Only a stream that is opened after the yes says that its person is here.
        with page.expect_request(lambda request: f"/{self.game}/events" in request.url):
            host.get_by_role("button", name=f"Yes, let {name} in").click()
        expect(page.get_by_test_id("prompt")).to_be_visible()
        old, self.pages[seat] = self.pages[seat], page
        expect(old.get_by_test_id("moved")).to_contain_text(f"{name} plays on another device now")
        old.close()


def choose_face(page: Page, face: str) -> None:
    """Touch a face, as people do."""
    chosen = page.get_by_role("radio", name=face)
    page.get_by_test_id("figures").locator("label").filter(has=chosen).click()
    expect(chosen).to_be_checked()


def gathered(open_page: Callable[[], Page]) -> Evening:
    """Three at one table, each with a name and a face of their own."""
    host = open_page()
    host.goto("/setup?friends")
    host.get_by_role("radio", name="3", exact=True).check(force=True)
    host.get_by_label("Name at seat 1").fill(NAMES[0])
    host.get_by_role("button", name="Open the table").click()
    host.get_by_test_id("myself").locator("summary").click()
    choose_face(host, FACES[0])
    expect(host.get_by_test_id("seat").first.locator("use").first).to_have_attribute(
        "href", f"#level-{FIGURES[0]}"
    )
    link = host.get_by_test_id("table-link").get_attribute("href")
    assert link is not None
    pages = [host]
    for name, face in zip(NAMES[1:], FACES[1:], strict=True):
        page = open_page()
        page.goto(link)
        page.get_by_label("Your name").fill(name)
        expect(page.get_by_role("radio", name=FACES[0])).to_be_disabled()
        choose_face(page, face)
        page.get_by_role("button", name="Take the seat").click()
        page.wait_for_url(re.compile(r"/g/\w+$"))
        pages.append(page)
    found = re.search(r"/g/(\w+)", host.url)
    assert found is not None
    return Evening(pages, games=[found[1]])
