"""`h` at a question: what would a strong player do, and why."""

from pathlib import Path
from typing import get_args

import pytest

from marrakech.cli.terminal.hints import hint_lines
from marrakech.engine.compiled import COMPILED
from marrakech.record import gamefile
from marrakech.record.moves import Orient
from marrakech.service.adviser import Advised, Hint
from marrakech.service.log import TurnWord
from tests.cli.run import run


@pytest.fixture(autouse=True)
def nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(COMPILED, "prepare", lambda *told: None)
    monkeypatch.setattr(COMPILED, "_ready", {})


def test_h_gives_a_hint_and_asks_again(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    done = run("play", "--terminal", "--seed", "7", "--file", path, text="h\na\nhint\n1\nq\n")
    assert done.exit_code == 0, done.output
    assert done.output.count("Hint: ") == 2
    assert "(greedy: 1 turn ahead, 3 positions)" in done.output
    # It only speaks: the choices are the player's.
    assert gamefile.load(path).moves[0] == Orient(1)


def hint(*choices: Advised, depth: int = 3) -> Hint:
    return Hint(1, 1, "master", choices, 0, 4200, depth, 0.5)


def test_chances_are_told_where_the_bot_knows_them() -> None:
    said = hint_lines(
        hint(
            Advised(None, "a1-b1", (0.4, 0.55), (20.0, 30.4), 1.0, None),
            Advised(None, "a1-a2", (0.5, 0.5), (20.0, 30.0), 0.5, None),
        )
    )
    assert said == [
        "Hint: a1-b1: wins 55% of the time; expects 30 points; the next best, a1-a2: 50%.",
        "(master: 3 turns ahead, 4200 positions)",
    ]


def test_points_are_told_where_it_does_not() -> None:
    words: tuple[TurnWord, ...] = get_args(TurnWord)
    best, close, far = (
        Advised(word, None, None, None, -2.0 * way, None) for way, word in enumerate(words)
    )
    said = hint_lines(hint(best, close, far, depth=1))
    assert said[0] == "Hint: left: worth 2.0 points more than the next best, ahead."
    assert said[1].startswith("(master: 1 turn ahead")
    assert hint_lines(hint(best, best))[0] == "Hint: left: as good as left."
    assert hint_lines(hint(best))[0] == "Hint: left: there is no other choice."
