"""A ninth language is one folder and one line: in the terminal, a review and the rule book no English is left.

The page is looked at by `tests/e2e/test_axe.py`.
"""

import json
import os
import pickle
import random
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from marrakech.analysis.review import review_game
from marrakech.kernel.printings import PRINTINGS
from marrakech.record.game import Game
from tests.messages import made_up
from tests.untraced import environment

PROGRAM = """
import json, pickle, sys
from pathlib import Path
from marrakech.cli import review
from marrakech.kernel.printings import PRINTINGS
from tests.cli.run import ANSWERS, run

folder = sys.argv[1]
game, other, variant, looked_at = (f"{folder}/{name}.marrakech" for name in "abcd")
# Made where the engine is compiled; what is told of it is told here.
made = pickle.loads(Path(folder, "review.pickle").read_bytes())
review.review_with_progress = lambda task: made
WORDS = "?\\nh\\nl\\n1\\nx\\nd\\n\\n1\\nr\\nq\\n"
bots = ["--seat", "bot:random:Ana", "--seat", "bot:random:Ben"]
seats = ["--seat", "you:Ana", "--seat", "you:Ben", "--seat", "bot:random:Cem"]
asked = {
    "game": (["play", "--terminal", *bots, "--seed", "5", "--file", game], ""),
    "variant": (["play", "--terminal", *seats, "--end-turn", "--seed", "1", "--file", variant], WORDS),
    "pile": (["play", "--terminal", *seats[:4], "--seed", "2", "--file", other], "?\\n" + ANSWERS),
    "replay": (["replay", game], ""),
    "boards": (["replay", game, "--boards"], ""),
    "show": (["show", game], ""),
    "turn": (["show", game, "--at", "3"], ""),
    "verify": (["verify", game], ""),
    "compare": (["rules", "--compare"], ""),
    "review": (["review", looked_at, "--moves"], ""),
    "html": (["review", looked_at, "--html", f"{folder}/review.html"], ""),
    "stats": (["stats", looked_at], ""),
    "missing": (["show", f"{folder}/none.marrakech"], ""),
    **{f"rules {one}": (["rules", one, "--players", "2"], "") for one in PRINTINGS},
}
told = {name: run(*given, text=text) for name, (given, text) in asked.items()}
print(json.dumps({name: [one.exit_code, one.output.replace(folder, "")] for name, one in told.items()}))
"""
NOBODYS = {"Ana", "Ben", "Cem", "random", *PRINTINGS}
TYPED = {"marrakech", "play", "replay", "verify", "resume", "terminal", "end-turn"}
"""What one types, which is the same in every language."""
LINE = {"orient", "over", "elimination"}
"""Words of a position line, which is a notation."""
FILES = {"a.marrakech", "b.marrakech", "c.marrakech", "d.marrakech", "none.marrakech", "review.html"}


class Told(HTMLParser):
    """What a reader of an HTML file sees or hears."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._silent = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._silent += tag in ("style", "script")
        self.texts += [value or "" for name, value in attrs if name in ("alt", "aria-label", "title")]

    def handle_endtag(self, tag: str) -> None:
        self._silent -= tag in ("style", "script")

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self.texts.append(data)


def a_game_with_its_review(folder: Path) -> None:
    """A game of people who choose at random, with something to say of most of their choices."""
    game, pick = Game.new(players=3, seed=23), random.Random(23)
    while not game.over:
        game.play(pick.choice(game.legal()))
    (folder / "d.marrakech").write_text(str(game), encoding="utf-8")
    review = review_game(game, "quick")
    assert sum(player.mistakes for player in review.players) > 3
    (folder / "review.pickle").write_bytes(pickle.dumps(review))


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[int, str]]:
    """What each command says where the language is spoken."""
    folder = tmp_path_factory.mktemp("made-up")
    a_game_with_its_review(folder)
    sources = made_up.package(folder)
    variables = {
        **environment(),
        "PYTHONPATH": os.pathsep.join((str(sources), str(made_up.ROOT))),
        "LC_ALL": f"{made_up.CODE}_GR.UTF-8",
        "COLUMNS": "110",
        "HOME": os.environ["HOME"],
        "XDG_DATA_HOME": str(folder / "data"),
    }
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, folder],
        cwd=folder,
        env=variables,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, tuple[int, str]] = json.loads(done.stdout.splitlines()[-1])
    page = Told((folder / "review.html").read_text(encoding="utf-8"))
    return {**found, "the file of the review": (0, "\n".join(page.texts))}


def test_no_command_speaks_english(told: dict[str, tuple[int, str]]) -> None:
    known = NOBODYS | TYPED | LINE | FILES
    assert all(len(text) > 15 for _, text in told.values())
    assert {name: code for name, (code, _) in told.items() if code} == {"missing": 2}
    found = {name: made_up.left(text, *known) for name, (_, text) in told.items()}
    assert {name: words for name, words in found.items() if words} == {}


def test_english_would_be_found() -> None:
    assert made_up.left("Ana: roll the die, d4-e4, AAHS1/SHH") == {"Ana", "roll", "the", "die"}
    assert made_up.greek("You see [a rug](rug).") == "Υοθ σεε [α ρθγ](rug)."  # noqa: RUF001
