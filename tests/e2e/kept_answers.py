"""What the engine answers, kept: a review of a golden game, and the choices of a first position, ranked.

With them the screens of a review, its decisions and the analysis board need not wait for the engine.
`python -m tests.e2e.kept_answers` asks it again, which takes a minute or more.
"""

import time
from functools import partial
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import Page, Route

from marrakech import Game
from tests.e2e.house import House

FOLDER: Final = Path(__file__).parent / "answers"
GAME: Final = "en2021-4-players"
GOLDEN: Final = Path(__file__).parents[1] / "golden" / f"{GAME}.txt"
REVIEW: Final = "**/api/games/*/review?*"
RANKING: Final = "**/api/positions/ranking?*"


def kept(name: str) -> str:
    """An answer as it was sent: `review` or `ranking`."""
    return (FOLDER / f"{name}.json").read_text(encoding="utf-8")


def answer_at_once(page: Page) -> None:
    """Let the page have these answers, whatever game or position it asks about."""
    for pattern, name in ((REVIEW, "review"), (RANKING, "ranking")):
        page.route(pattern, partial(_fulfil, kept(name)))


def _fulfil(body: str, route: Route) -> None:
    route.fulfill(content_type="application/json", body=body)


def _asked(client: httpx.Client, method: str, path: str, **given: Any) -> str:
    while (answer := client.request(method, path, **given)).status_code == httpx.codes.ACCEPTED:
        time.sleep(1)
    return answer.raise_for_status().text


def main() -> None:
    """Ask the engine, and keep what it answers."""
    FOLDER.mkdir(exist_ok=True)
    with House().open() as house, httpx.Client(base_url=house.address, timeout=60) as client:
        file = {"content": GOLDEN.read_text(), "headers": {"content-type": "text/plain"}}
        game = client.post("/api/files", **file).json()["game"]  # type: ignore[arg-type]
        asked = {"position": str(Game.new(players=4).position), "depth": "quick"}
        ranking = _asked(client, "POST", "/api/positions/ranking?wait=10", json=asked)
        (FOLDER / "ranking.json").write_text(ranking, encoding="utf-8")
        review = _asked(client, "GET", f"/api/games/{game}/review?depth=quick&wait=10")
        (FOLDER / "review.json").write_text(review, encoding="utf-8")


if __name__ == "__main__":
    main()
