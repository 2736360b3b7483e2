"""What the real server says, for the page's unit tests: whole games as updates, and its facts.

`python -m tests.page.recordings` writes `web/tests/recorded/`, which is not in git: the test that runs the
page's unit tests records anew each time, so a recording never differs from what the server says today.
"""

import json
import random
from pathlib import Path

from tests.server.client import Client, browsing, play, seats, some_action

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "recorded"
GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = {
    "four": "suleika-4-players",
    "out": "elimination-4-players",
    "two": "en2021-2-players",
    "variant": "variant",
}
"""Names of recordings, and the golden games they are made of."""


FAIR: tuple[tuple[str, int, dict[str, bool]], ...] = (
    ("two", 2, {}),
    ("three", 3, {}),
    ("variant", 2, {"end_turn": True}),
)
"""Games that are played with numbers for the dice: name, players, switches."""


def _fair_game(client: Client, name: str, players: int, rules: dict[str, bool]) -> dict[str, object]:
    """A finished game with a number for all but every third roll: its file, and the numbers sent."""
    chooser = random.Random(name)
    asked = {"seats": seats(*["person"] * players), "number": chooser.randbytes(16).hex(), **rules}
    table = client.post("/api/games", json=asked).json()["table"]
    sent: list[str | None] = []
    while table["status"] != "over":
        action = some_action(table["next"], chooser)
        if action["type"] == "roll":
            sent.append(chooser.randbytes(16).hex() if len(sent) % 3 != 2 else None)
            action["number"] = sent[-1]
        table = play(client, table, action)["table"]
    file = client.get(f"/api/games/{table['game']}/file").text
    return {"name": name, "file": file, "numbers": sent}


def record(folder: Path = FOLDER) -> None:
    """Upload golden games to a server, and keep what it tells of them."""
    folder.mkdir(parents=True, exist_ok=True)
    with browsing() as client:
        for name, golden in GAMES.items():
            text = (GOLDEN / f"{golden}.txt").read_text(encoding="utf-8")
            answer = client.post("/api/files", content=text, headers={"content-type": "text/plain"})
            answer.raise_for_status()
            updates = client.get(f"/api/games/{answer.json()['game']}/updates?after=0")
            updates.raise_for_status()
            (folder / f"{name}.json").write_text(json.dumps(updates.json()), encoding="utf-8")
        fair = [_fair_game(client, *game) for game in FAIR]
        (folder / "fair.json").write_text(json.dumps(fair), encoding="utf-8")
        about = client.get("/api/about")
        about.raise_for_status()
        (folder / "about.json").write_text(json.dumps(about.json()), encoding="utf-8")


if __name__ == "__main__":
    record()
