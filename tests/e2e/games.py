"""Games for tests that are not about the form that sets them up."""

import time
from typing import Any

from playwright.sync_api import BrowserContext, Page

PATIENCE = 60.0
"""Seconds that bots may think on a busy machine."""


def set_up_game(page: Page, *kinds: str, names: dict[int, str] | None = None, **rules: object) -> str:
    """Set up a game for the page's owner by the API and go there; its id.

    `set_up_game(page, "person", "bot")` is one person against a bot; names by seat, rules by keyword.
    """
    seats: list[dict[str, object]] = []
    for number, kind in enumerate(kinds):
        seat: dict[str, object] = {"kind": kind}
        if kind == "bot":
            # The quickest: what bots think is tested elsewhere.
            seat["level"] = "random"
        if names and number in names:
            seat["name"] = names[number]
        seats.append(seat)
    answer = page.request.post("/api/games", data={"seats": seats, **rules})
    assert answer.ok, answer.text()
    game = str(answer.json()["game"])
    page.goto(f"/g/{game}")
    return game


ON_A_TITHE: tuple[dict[str, object], ...] = (
    {"type": "heading", "turn": "ahead"},
    {"type": "roll", "steps": 1},
    {"type": "lay", "rug": "d6-d7"},
    {"type": "heading", "turn": "ahead"},
    {"type": "roll", "steps": 1},
)
"""The first turns of a real game for three or four, up to a tithe of two that the second owes the first."""


def enter(page: Page, game: str, *actions: dict[str, object]) -> dict[str, Any]:
    """Enter what happened at a real table, as its holder without the page; the table after it."""
    table = _table(page, game)
    for action in actions:
        version, seat = table["version"], table["next"]["seat"] or 0
        command = {"id": f"entered-{version}", "version": version, "seat": seat, "action": action}
        answer = page.request.post(f"/api/games/{game}/commands", data=command)
        assert answer.ok, answer.text()
        table = answer.json()["table"]
    return table


def play_by_api(game: str, *pages: Page | BrowserContext) -> None:
    """Play a game to its end by the first choice of whoever is due, as the pages' owners without their pages.

    The pages learn of it as of anybody's moves: by their streams.
    """
    owners = {
        seat: page for page in pages for seat in page.request.get(f"/api/games/{game}").json()["you"]
    }
    end = time.monotonic() + PATIENCE
    while (table := _table(pages[0], game))["status"] == "playing":
        while (seat := table["next"]["seat"]) in owners and table["status"] == "playing":
            command = {"id": f"by-api-{table['version']}", "version": table["version"], "seat": seat}
            command["action"] = _first_choice(table["next"])
            answer = owners[seat].request.post(f"/api/games/{game}/commands", data=command)
            assert answer.ok, answer.text()
            table = answer.json()["table"]
        assert time.monotonic() < end, "the game does not end"
        time.sleep(0.02)


def _table(page: Page | BrowserContext, game: str) -> dict[str, Any]:
    table: dict[str, Any] = page.request.get(f"/api/games/{game}").json()["table"]
    return table


def _first_choice(following: dict[str, Any]) -> dict[str, object]:
    if following["step"] == "lay":
        return {"type": "lay", "rug": following["rugs"][0]["rug"]}
    if following["step"] == "orient":
        return {"type": "roll", "turn": following["headings"][0]["turn"]}
    return {"type": "roll"}
