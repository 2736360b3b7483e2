"""Every screen of the page by name, and how a browser gets there; for whatever looks at all of them.

Where a screen needs a game far on, golden games are uploaded and shown as if the reader sat in them, so that a
screen looks the same in every run.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeAlias

from playwright.sync_api import Page, Route, expect

from tests.e2e import company
from tests.e2e.company import another
from tests.e2e.games import ON_A_TITHE, enter, set_up_game
from tests.e2e.house import ADMIN_TOKEN
from tests.e2e.learner import attempt, laying_puzzle, open_learner
from tests.e2e.player import Player, middle, square_at

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ("Hana", "Idir", "Safia", "Anir")
NETWORK = "192.168.1.20:8000"
"""Where others on the network would find a server that listens there."""
STEPS = ("turn", "walk", "tithe", "owes", "cover", "two", "broke", "end-turn")
"""Of the lesson, but for those that are screens of their own."""
LEVELS = ("novice", "apprentice", "merchant", "master")
Table: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen: how to get there, and the errors that the browser reports on the way."""

    name: str
    open: Callable[[Page], None]
    errors: str | None = None


def upload(page: Page, golden: str) -> str:
    """A golden game on the server; its id."""
    text = (GOLDEN / f"{golden}.txt").read_text()
    answer = page.request.post("/api/files", data=text, headers={"content-type": "text/plain"})
    return str(answer.json()["game"])


def seated(table: Table, you: int) -> Table:
    """The table as if one person played it against bots."""
    seats = [
        {
            **seat,
            "name": NAMES[seat["seat"]],
            "kind": "person" if seat["seat"] == you else "bot",
            "level": None if seat["seat"] == you else "apprentice",
        }
        for seat in table["seats"]
    ]
    return {**table, "seats": seats, "source": "play", "casual": True}


def at_table(
    page: Page,
    golden: str,
    version: int,
    you: int,
    step: str | None = None,
    change: Callable[[Table], None] | None = None,
) -> Player:
    """Sit down in a golden game as it stands at a version (-1: the end), or at the next such step on."""
    game = upload(page, golden)
    told = page.request.get(f"/api/games/{game}/updates?after=0").json()
    updates = [{**update, "table": seated(update["table"], you)} for update in told]
    end = len(updates) if version < 0 else version
    if step is not None:
        following = (update["table"] for update in updates[end - 1 :])
        end = next(
            table["version"]
            for table in following
            if table["next"]["seat"] == you and table["next"]["step"] == step
        )
    past = updates[:end]
    if change is not None:
        change(past[-1]["table"])
    opened = page.request.get(f"/api/games/{game}").json()
    opened |= {"table": past[-1]["table"], "you": [you]}

    def events(route: Route) -> None:
        # The stream is the real one, from the end on: nothing more happens.
        route.continue_(url=f"{route.request.url.split('?')[0]}?after={len(updates)}")

    page.route(f"**/api/games/{game}", lambda route: route.fulfill(json=opened))
    page.route(f"**/api/games/{game}/updates*", lambda route: route.fulfill(json=past))
    page.route(f"**/api/games/{game}/events*", events)
    page.goto(f"/g/{game}")
    me = Player(page)
    page.get_by_test_id("game").wait_for()
    return me


def _goes_to(path: str, sign: str) -> Callable[[Page], None]:
    def opens(page: Page) -> None:
        page.goto(path)
        page.locator(sign).first.wait_for(timeout=150_000)

    return opens


def _menu(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("level").wait_for()
    page.locator("header button[aria-haspopup=dialog]").click()
    page.get_by_role("dialog").wait_for()


def _keys(page: Page) -> None:
    at_table(page, "en2021-4-players", 40, 0, "orient").due()
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()


def _start_again(page: Page) -> None:
    set_up_game(page, "person", "bot", "bot", "bot")
    Player(page).due()
    page.goto("/")
    page.get_by_test_id("go-on").locator("svg").first.wait_for()


def _wrong_try(page: Page) -> None:
    page.goto("/learn/lay")
    board = page.get_by_test_id("lesson-board")
    for square in ("c4", "e4"):
        board.locator(f'[data-square="{square}"]').click()
    expect(page.get_by_test_id("voice")).not_to_be_empty()


def on_a_network(page: Page) -> None:
    """As if the server listened on the network."""

    def about(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "network": NETWORK})

    page.route("**/api/about", about)


def with_zohra(page: Page, *seats: str, says: str | None = None) -> None:
    """A table of one's own at which Zohra has taken a seat, the second; she may say something."""
    game = set_up_game(page, *seats, names={0: "Amal"})
    code = page.request.get(f"/api/games/{game}").json()["link"].rsplit("/", 1)[1]
    zohra = another(page)
    joined = {"invite": code, "name": "Zohra", "figure": "apprentice"}
    assert zohra.request.post(f"/api/games/{game}/join", data=joined).ok
    if says is not None:
        page.get_by_test_id("prompt").wait_for()
        said = {"seat": 1, "gesture": says}
        assert zohra.request.post(f"/api/games/{game}/gesture", data=said).ok
    zohra.close()


def _gathering(page: Page) -> None:
    on_a_network(page)
    with_zohra(page, "person", "link", "link", "link")
    page.get_by_test_id("gathering").get_by_test_id("seat").get_by_text("Zohra").wait_for()


def _game_menu(page: Page) -> None:
    with_zohra(page, "person", "link")
    page.get_by_test_id("prompt").wait_for()
    page.locator("header button[aria-haspopup=dialog]").click()
    page.get_by_test_id("device").click()
    page.get_by_test_id("device-link").wait_for()


def _words(page: Page) -> None:
    with_zohra(page, "person", "link", "bot", "bot", says="well_played")
    page.get_by_test_id("words").wait_for(state="attached")
    page.get_by_test_id("saying").first.wait_for(state="attached")


def _join(page: Page) -> None:
    """Somebody else's table: set up from another browser."""
    host = another(page)
    seats = [{"kind": "person", "name": "Amal"}, {"kind": "link"}, {"kind": "link"}]
    game = host.request.post("/api/games", data={"seats": seats}).json()["game"]
    page.goto(host.request.get(f"/api/games/{game}").json()["link"])
    page.locator('[data-testid=join][data-state="free"]').wait_for()
    host.close()


def _orient(page: Page) -> None:
    at_table(page, "en2021-4-players", 80, 0, "orient").due()


def _late(table: Table) -> None:
    """Of a minute a quarter is left."""
    since = datetime.now(UTC) - timedelta(seconds=46)
    table["clock"] = {"per_turn": 60, "total": None, "left": [None] * 4, "since": since.isoformat()}


def _clock(page: Page) -> None:
    at_table(page, "en2021-4-players", 80, 0, "orient", change=_late).due()
    page.locator(".drain").wait_for()


def _lay(page: Page) -> None:
    me = at_table(page, "en2021-4-players", 80, 0, "lay")
    me.due()
    places = page.get_by_test_id("places").get_by_role("radio")
    page.mouse.click(*middle(places.nth(2)))
    page.get_by_test_id("ghost").wait_for()


def _odds(page: Page) -> None:
    _orient(page)
    page.get_by_test_id("odds-button").click()
    page.get_by_test_id("odds").wait_for()


def advise(me: Player) -> None:
    """Ask for a hint where a rug is to be laid, and have it at once."""
    page = me.page
    rugs = [place.get_attribute("data-place") for place in page.locator("[data-place]").all()]
    facts = {"gained": 2, "taken": [0, 1, 0, 0], "joined": 4, "follower": 1, "toll": 1.5}
    choices = [
        {
            "turn": None,
            "rug": rug,
            "win": [win, 0.3, 0.2, 0.1],
            "score": None,
            "value": win,
            "facts": facts,
        }
        for win, rug in zip((0.41, 0.38, 0.36), rugs, strict=False)
    ]
    hint = {"version": me.version, "seat": 0, "bot": "master", "choices": choices, "left_off": 0}
    hint |= {"nodes": 1000, "depth": 2, "seconds": 0.1}
    page.route("**/hint", lambda route: route.fulfill(json=hint))
    page.get_by_test_id("hint").click()
    page.get_by_test_id("hint-note").wait_for()


def _hint(page: Page) -> None:
    me = at_table(page, "en2021-4-players", 80, 0, "lay")
    me.due()
    advise(me)


def _refused(page: Page) -> None:
    me = at_table(page, "en2021-4-players", 80, 0, "lay")
    me.due()
    board = page.get_by_test_id("board").bounding_box()
    assert board is not None
    for part in (0.14, 0.86):
        if page.get_by_test_id("refusal").count() == 0:
            page.mouse.click(board["x"] + board["width"] * part, board["y"] + board["height"] * part)
    page.get_by_test_id("refusal").wait_for()


def _squares(page: Page) -> None:
    _orient(page)
    page.keyboard.press("x")
    page.get_by_role("grid").wait_for()


def _piles(page: Page) -> None:
    at_table(page, "en2021-2-players", 50, 0, "orient").due()


def _variant(page: Page) -> None:
    at_table(page, "variant", 30, 0, "turn").due()


def _bots(page: Page) -> None:
    # Somebody else is to move, and thinks for as long as one looks.
    at_table(page, "en2021-4-players", 61, 1, None)
    page.locator('[data-testid=prompt][data-step="wait"]').wait_for()


def staged(page: Page, you: int) -> None:
    """The moment of a golden game at which seat 3 cannot pay."""
    game = upload(page, "elimination-4-players")
    told = page.request.get(f"/api/games/{game}/updates?after=0").json()
    updates = [{**update, "table": seated(update["table"], you)} for update in told]
    index = next(
        number
        for number, update in enumerate(updates)
        if any(event["type"] == "eliminated" for event in update["events"])
    )
    before, out = updates[index - 1], updates[index]

    def events(route: Route) -> None:
        text = f"retry: 100000\n\nevent: update\nid: {out['version']}\ndata: {json.dumps(out)}\n\n"
        route.fulfill(status=200, headers={"content-type": "text/event-stream"}, body=text)

    opened = {**page.request.get(f"/api/games/{game}").json(), "table": before["table"], "you": [you]}
    page.route(f"**/api/games/{game}", lambda route: route.fulfill(json=opened))
    page.route(f"**/api/games/{game}/updates*", lambda route: route.fulfill(json=[before]))
    page.route(f"**/api/games/{game}/events*", events)
    page.goto(f"/g/{game}")


def _moment(page: Page) -> None:
    page.add_init_script(
        """{ const kept = JSON.parse(localStorage.getItem("marrakech") ?? "{}");
             localStorage.setItem("marrakech", JSON.stringify({ ...kept, speed: "fast" })); }"""
    )
    staged(page, you=3)
    page.get_by_test_id("moment").wait_for()


def _finale(golden: str, you: int) -> Callable[[Page], None]:
    def opens(page: Page) -> None:
        at_table(page, golden, -1, you).finale.wait_for()

    return opens


def _replay(page: Page) -> None:
    page.goto(f"/g/{upload(page, 'en2021-4-players')}/replay?at=60")
    page.get_by_test_id("replay").wait_for()


def _games(page: Page) -> None:
    """Games of every kind: two that wait, and enough finished ones for the statistics."""
    goldens = ("en2021-4-players", "elimination-4-players", "fr60-3-players", "suleika-2-players")
    for name in (*goldens, *goldens):
        upload(page, name)
    set_up_game(page, "person", "link", "link", names={0: "Amal"})
    set_up_game(page, "person", "bot", "bot", "bot")
    Player(page).due()
    mine = page.request.get("/api/games").json()
    for number, game in enumerate(mine):
        if game["source"] == "file":
            table = seated(game, 0)
            for seat in table["seats"][1:]:
                seat["level"] = LEVELS[number % 3]
            game |= {"seats": table["seats"], "names": NAMES, "you": [0], "source": "play"}
    page.route("**/api/games", lambda route: route.fulfill(json=mine))
    page.goto("/games")
    page.get_by_test_id("my-game").first.wait_for()


def _refused_file(page: Page) -> None:
    page.goto("/open")
    page.locator("textarea").fill("no game")
    page.locator("main > button").click()
    page.get_by_role("alert").wait_for()


SLOW = 150_000
"""Milliseconds for what a worker of the lowest priority works out."""


def _decisions(page: Page) -> None:
    page.goto(f"/g/{upload(page, 'en2021-4-players')}/decisions")
    page.get_by_test_id("decisions").wait_for(timeout=400_000)
    page.locator("[data-row]").nth(1).click()
    page.get_by_test_id("shown").wait_for(timeout=SLOW)


def _review(page: Page) -> None:
    page.goto(f"/g/{upload(page, 'en2021-4-players')}/review")
    # Where nothing is compiled yet, the first review compiles.
    page.get_by_test_id("review").wait_for(timeout=400_000)


def _editor(page: Page) -> None:
    page.goto("/analysis")
    page.get_by_test_id("edit").click()
    page.get_by_test_id("editor").wait_for()


def _solved_puzzle(page: Page) -> None:
    """A puzzle after two wrong tries, with its solution shown."""
    puzzle = laying_puzzle()
    page.goto(f"/puzzles/{puzzle.name}")
    page.get_by_test_id("puzzle").wait_for()
    for nth, option in enumerate(puzzle.options[1:3], 1):
        attempt(page, option.move)
        expect(page.get_by_test_id("tried")).to_have_count(nth)
    page.get_by_test_id("show").click()
    page.get_by_test_id("again").wait_for()


def _learner(page: Page) -> None:
    open_learner(page)
    page.get_by_test_id("history").wait_for()


def _admin(page: Page) -> None:
    """The operator's page, with a game and somebody who is blocked."""
    set_up_game(page, "person", "link")
    as_operator = {"authorization": f"Bearer {ADMIN_TOKEN}"}
    block = {"kind": "guest", "whom": "0123456789abcdef", "minutes": 60, "reason": "spam"}
    page.request.post("/api/admin/blocks", data=block, headers=as_operator)
    page.goto("/admin")
    page.locator("#admin-token").fill(ADMIN_TOKEN)
    page.locator("#admin-token").press("Enter")
    page.get_by_test_id("house-game").first.wait_for()


def _referee(*actions: Table, question: str) -> Callable[[Page], None]:
    """A real table after what was entered, at the question that stands then."""

    def opens(page: Page) -> None:
        names = dict(enumerate(("Mum", "Ana", "Radu", "Irina")))
        game = set_up_game(page, *["person"] * 4, names=names, dice="by_hand")
        enter(page, game, *actions)
        page.reload()
        page.locator(f"[data-question={question}]").wait_for()

    return opens


def _referee_rug(page: Page) -> None:
    """Both squares are tapped: the rug is shown."""
    _referee(*ON_A_TITHE, question="pay")(page)
    page.get_by_test_id("paid").click()
    for square in ("d7", "c7"):
        page.mouse.click(*square_at(Player(page), square))
    page.get_by_test_id("ghost").wait_for()


def _referee_top(page: Page) -> None:
    """Two at a real table: what lies on top of a pile is asked."""
    set_up_game(page, "person", "person", names={0: "Mum", 1: "Ana"}, dice="by_hand")
    page.locator("[data-question=top]").wait_for()


def _purses_differ(page: Page) -> None:
    _referee(*ON_A_TITHE, question="pay")(page)
    page.locator("header button[aria-haspopup=dialog]").click()
    page.get_by_test_id("differ").click()
    page.get_by_test_id("should-hold").wait_for()


def _referee_refused(page: Page) -> None:
    _referee(*ON_A_TITHE, question="pay")(page)
    page.get_by_test_id("paid").click()
    page.mouse.click(*square_at(Player(page), "a1"))
    page.get_by_test_id("refusal").wait_for()


def _slow_games(page: Page) -> None:
    """Two games that wait for the reader, and one that waits for a friend."""
    day = 86_400
    set_up_game(page, "person", "person", names={0: "Ana", 1: "Mum"}, clock={"per_turn": day})
    set_up_game(page, "person", "bot", clock={"per_turn": 3 * day})
    set_up_game(page, "person", "link", clock={"per_turn": 7 * day})
    page.goto("/games")
    page.get_by_test_id("call-link").wait_for()


def _call_sheet(page: Page) -> None:
    _slow_games(page)
    page.get_by_test_id("call-link").click()
    page.locator('[data-kind="webhook"] input').check()
    page.locator("[data-kind=webhook] .field").wait_for()


SCREENS = (
    Screen("start", _goes_to("/", "[data-testid=level]")),
    Screen("start-again", _start_again),
    Screen("menu", _menu),
    Screen("admin-token", _goes_to("/admin", "#admin-token")),
    Screen("admin", _admin),
    Screen("slow-games", _slow_games),
    Screen("slow-games-call", _call_sheet),
    Screen("slow-games-stop", _goes_to("/stop/abc/def", "[data-testid=message]")),
    Screen("slow-games-confirm", _goes_to("/confirm/abc/def", "[data-testid=message]")),
    Screen("rules-to-choose", _goes_to("/setup", "[data-testid=setup]")),
    Screen("friends-to-ask", _goes_to("/setup?friends", "[data-testid=setup]")),
    Screen("box-to-set-up", _goes_to("/setup?box", "[data-testid=setup]")),
    *(Screen(f"lesson-{step}", _goes_to(f"/learn/{step}", "h1")) for step in STEPS),
    Screen("lesson", _goes_to("/learn/lay", "[data-testid=lesson-board]")),
    Screen("lesson-wrong-try", _wrong_try),
    Screen("lesson-count", _goes_to("/learn/win", "[data-testid=lesson]")),
    Screen("lessons-done", _goes_to("/learn/done", "h1")),
    Screen("rules", _goes_to("/rules", "table")),
    Screen("playing-well", _goes_to("/well", "[data-testid=wisdom] svg")),
    Screen("friends-table", _gathering),
    Screen("join", _join),
    Screen("game-menu", _game_menu),
    Screen("game-words", _words),
    Screen("return-link", _goes_to("/back/abc/def", "h1")),
    Screen("seat-link", _goes_to("/seat/abc/0/def", "h1")),
    Screen("who-are-you", company.who),
    Screen("who-are-you-waiting", company.claiming),
    Screen("claim", company.claimed),
    Screen("moved", company.moved),
    Screen("join-nowhere", _goes_to("/join/x/y", "h1"), errors="status of 404"),
    Screen("game", _orient),
    Screen("game-clock", _clock),
    Screen("game-lay", _lay),
    Screen("game-odds", _odds),
    Screen("game-hint", _hint),
    Screen("game-refused", _refused),
    Screen("game-squares", _squares),
    Screen("game-waiting", _bots),
    Screen("game-two", _piles),
    Screen("game-variant", _variant),
    Screen("game-out", _moment),
    Screen("referee", _referee(question="heading")),
    Screen("referee-pay", _referee(*ON_A_TITHE, question="pay")),
    Screen("referee-refused", _referee_refused),
    Screen("referee-number", _referee({"type": "heading", "turn": "ahead"}, question="number")),
    Screen("referee-rug", _referee_rug),
    Screen("referee-top", _referee_top),
    Screen("referee-purses", _purses_differ),
    Screen("keys", _keys),
    Screen("finale-won", _finale("en2021-4-players", 3), errors="status of 4"),
    Screen("finale-lost", _finale("en2021-4-players", 0), errors="status of 4"),
    Screen("finale-series", company.series, errors="status of 4"),
    Screen("finale-asked", company.asked, errors="status of 4"),
    Screen("finale-invited", company.invited, errors="status of 4"),
    Screen("finale-claim", company.claimed_at_the_end, errors="status of 4"),
    Screen("share", company.share, errors="status of 4"),
    Screen("replay", _replay, errors="status of 4"),
    Screen("review", _review),
    Screen("decisions", _decisions),
    Screen("analysis", _goes_to("/analysis", "[data-testid=choice] .win")),
    Screen("analysis-edit", _editor),
    Screen("puzzles", _goes_to("/puzzles", "[data-testid=to-puzzle]")),
    Screen("puzzle", _goes_to("/puzzles/daily", "[data-testid=puzzle]")),
    Screen("puzzle-solved", _solved_puzzle),
    Screen("learning-new", _goes_to("/learning", "[data-testid=to-solve]")),
    Screen("learning", _learner),
    Screen("my-games", _games),
    Screen("open", _goes_to("/open", "h1")),
    Screen("open-refused", _refused_file, errors="status of 400"),
    Screen("no-such-game", _goes_to("/g/nowhere", "h1"), errors="status of 404"),
    Screen("no-server", _goes_to("/offline.html", "h1:visible")),
)
"""The screens, in the order of meeting them."""
