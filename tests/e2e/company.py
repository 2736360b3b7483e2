"""Four people at their own browsers, three of them without a page: rematches and ways back as screens."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.games import play_by_api

NAMES = ("Irina", "Mum", "Ana", "Radu")
GAMES = 3
"""Games that they play before a screen of the end is shown."""


def another(page: Page) -> BrowserContext:
    """Another browser at the same server."""
    browser = page.context.browser
    assert browser is not None
    return browser.new_context(base_url=page.request.get("/icon.svg").url)


@dataclass
class Company:
    """A table of four: who is on the page, by seat, and the browsers of everybody."""

    page: Page
    browsers: list[BrowserContext]
    game: str = ""

    @classmethod
    def seated(cls, page: Page, you: int = 0) -> "Company":
        """Irina, who set the table up, and those who came by her link; one of them reads the page."""
        browsers = [another(page) for _ in NAMES]
        browsers[you] = page.context
        seats: list[dict[str, object]] = [{"kind": "link"} for _ in NAMES]
        seats[0] = {"kind": "person", "name": NAMES[0]}
        game = browsers[0].request.post("/api/games", data={"seats": seats}).json()["game"]
        company = cls(page, browsers, game)
        opened = browsers[0].request.get(f"/api/games/{game}").json()
        code = opened["link"].rsplit("/", 1)[1]
        for seat, name in list(enumerate(NAMES))[1:]:
            company.ask(seat, "join", invite=code, name=name)
        return company

    def ask(self, seat: int, path: str, /, **data: object) -> Any:
        """What one of them asks the server for, in the game that is on."""
        answer = self.browsers[seat].request.post(f"/api/games/{self.game}/{path}", data=data)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def play(self) -> None:
        """Play the game that is on to its end."""
        play_by_api(self.game, *(browser for browser in self.browsers))

    def series(self) -> None:
        """Play some games in a row."""
        for number in range(GAMES):
            if number:
                self.game = [self.ask(seat, "rematch")["game"] for seat in range(len(NAMES))][-1]
            self.play()

    def shown(self) -> None:
        """The game that is on, on the page."""
        self.page.goto(f"/g/{self.game}")
        self.page.get_by_test_id("game").wait_for()

    def leave(self) -> None:
        """Close the browsers of the others."""
        for browser in self.browsers:
            if browser is not self.page.context:
                browser.close()


def series(page: Page) -> None:
    """The end of the third game of the same people."""
    company = Company.seated(page)
    company.series()
    company.shown()
    page.get_by_test_id("series").wait_for(state="attached")
    company.leave()


def asked(page: Page) -> None:
    """Irina asked for another game: two come, one has not answered."""
    company = Company.seated(page)
    company.series()
    for seat in (0, 1, 2):
        company.ask(seat, "rematch")
    company.shown()
    page.get_by_test_id("waiting").wait_for()
    company.leave()


def invited(page: Page) -> None:
    """A friend is asked whether they play again."""
    company = Company.seated(page, you=2)
    company.series()
    company.ask(0, "rematch")
    company.shown()
    page.get_by_test_id("come").wait_for()
    company.leave()


def who(page: Page) -> None:
    """The link to the table, opened in a browser that is new here."""
    company = Company.seated(page)
    company.leave()
    stranger = another(page)
    page.context.clear_cookies()
    company.browsers[0] = stranger
    page.goto(f"/g/{company.game}?who")
    page.get_by_test_id("who").wait_for()


def claiming(page: Page) -> None:
    """It was said that one is Ana, and nobody has answered."""
    who(page)
    page.get_by_test_id("i-am").filter(has_text="Ana").click()
    page.locator("[data-testid=who][data-state=waiting]").wait_for()


def claimed(page: Page, *, ended: bool = False) -> None:
    """Somebody says that they are Ana: the host is asked."""
    company = Company.seated(page)
    if ended:
        company.play()
    company.shown()
    company.browsers.append(another(page))
    company.ask(-1, "claim", seat=2)
    page.get_by_test_id("claim").wait_for()
    company.leave()


def claimed_at_the_end(page: Page) -> None:
    """The same, once the game is over."""
    claimed(page, ended=True)


def moved(page: Page) -> None:
    """One's seat is on another device now."""
    company = Company.seated(page, you=2)
    company.shown()
    company.browsers.append(another(page))
    claim = company.ask(-1, "claim", seat=2)
    company.ask(0, "claim/answer", claim=claim["id"], yes=True)
    expect(page.get_by_test_id("moved")).to_be_visible()
    company.leave()


def share(page: Page) -> None:
    """The sheet that shares the end of a game."""
    series(page)
    page.get_by_test_id("share").click()
    page.get_by_role("dialog").wait_for()
