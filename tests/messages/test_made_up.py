"""A ninth language is one folder and one line: in the terminal and the rule book no English is left."""

import json
import os
import subprocess
import sys

import pytest

from marrakech.kernel.printings import PRINTINGS
from tests.messages import made_up
from tests.untraced import environment

PROGRAM = """
import json, sys
from marrakech.kernel.printings import PRINTINGS
from tests.cli.run import ANSWERS, run

folder = sys.argv[1]
game, other, variant = (f"{folder}/{name}.marrakech" for name in "abc")
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
FILES = {"a.marrakech", "b.marrakech", "c.marrakech", "none.marrakech"}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[int, str]]:
    """What each command says where the language is spoken."""
    folder = tmp_path_factory.mktemp("made-up")
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
    return found


def test_no_command_speaks_english(told: dict[str, tuple[int, str]]) -> None:
    known = NOBODYS | TYPED | LINE | FILES
    assert all(len(text) > 40 for _, text in told.values())
    assert {name: code for name, (code, _) in told.items() if code} == {"missing": 2}
    found = {name: made_up.left(text, *known) for name, (_, text) in told.items()}
    assert {name: words for name, words in found.items() if words} == {}


def test_english_would_be_found() -> None:
    assert made_up.left("Ana: roll the die, d4-e4, AAHS1/SHH") == {"Ana", "roll", "the", "die"}
    assert made_up.greek("You see [a rug](rug).") == "Υοθ σεε [α ρθγ](rug)."  # noqa: RUF001
