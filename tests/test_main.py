"""A small core: the library needs msgspec alone, and the command names the extra that it lacks."""

import subprocess
import sys
from pathlib import Path

import pytest

from marrakech.__main__ import extra_of

HEAVY = [
    "numba",
    "numpy",
    "litestar",
    "uvicorn",
    "typer",
    "rich",
    "jinja2",
    "fluent",
    "babel",
    "segno",
    "platformdirs",
]
WITHOUT = f"""
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {HEAVY}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
"""


def run(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT + code], cwd=folder, capture_output=True, text=True, check=False
    )


def test_the_library_needs_msgspec_alone(tmp_path: Path) -> None:
    done = run(
        """
import random
from marrakech import Game, Position

game, pick = Game.new(players=3, seed=1), random.Random(1)
while not game.over:
    game.play(pick.choice(game.legal()))
game.save("a.marrakech")
assert Game.load("a.marrakech").ranking() == game.ranking()
print(Position.parse(str(game.position)) == game.position)
""",
        tmp_path,
    )
    assert (done.stdout, done.stderr) == ("True\n", "")


def test_the_command_names_the_extra_that_it_needs(tmp_path: Path) -> None:
    done = run("from marrakech.__main__ import main; main()", tmp_path)
    assert done.returncode == 1
    assert done.stderr.strip().endswith("it comes with an extra: pip install 'marrakech[play]'")


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("typer", "play"),
        ("numba", "play"),
        ("asyncpg", "site"),
        ("ray", "cluster"),
        ("unheard_of", "play"),
    ],
)
def test_the_extra_of_a_module(module: str, extra: str) -> None:
    assert extra_of(module) == extra
