"""Games for tests that are not about the form that sets them up."""

from playwright.sync_api import Page


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
