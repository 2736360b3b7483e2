"""What the real server says, for the page's unit tests: whole games as updates, and its facts.

`python -m tests.page.recordings` writes `web/tests/recorded/`, which is not in git: the test that runs the
page's unit tests records anew each time, so a recording never differs from what the server says today.
"""

import json
from pathlib import Path

from tests.server.client import browsing

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "recorded"
GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = {
    "four": "suleika-4-players",
    "out": "elimination-4-players",
    "two": "en2021-2-players",
    "variant": "variant",
}
"""Names of recordings, and the golden games they are made of."""


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
        about = client.get("/api/about")
        about.raise_for_status()
        (folder / "about.json").write_text(json.dumps(about.json()), encoding="utf-8")


if __name__ == "__main__":
    record()
