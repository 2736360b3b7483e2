"""`marrakech rollout` and the table of `marrakech analyse`."""

import json
import signal
from pathlib import Path
from typing import Any

import pytest

from marrakech.analysis import rollout
from marrakech.analysis.rolled import GAMES_A_ROUND, RolledPosition
from marrakech.analysis.rollout import rolled_position
from marrakech.record import gamefile
from marrakech.record.position import Position
from tests.analysis.test_review import finished_game
from tests.cli.run import run


@pytest.fixture(scope="module")
def late() -> Position:
    """A position near the end of a game of three, in which a rug is to be laid."""
    path = finished_game(3, 4).node.path()
    places = [Position(node.state) for node in path if Position(node.state).step == "lay"]
    return places[-3]


def test_every_choice_is_ranked_with_names_and_costs(late: Position) -> None:
    lines = run("analyse", str(late)).output.splitlines()
    assert all(word in lines[1] for word in ("costs", "Henna", "Indigo", "Saffron"))
    told = [line.split() for line in lines[3:] if line.strip()]
    assert told[0][1] == "best,", "the last rugs are solved"
    assert all("exact" in words for words in told)
    assert {words[0] for words in told} == {str(move) for move in late.legal()}
    assert all(words[1].endswith("%,") for words in told[1:])


def test_chance_is_told_with_its_chances() -> None:
    lines = run("analyse", "7/7/7/7/7/7/7 d4N 1:roll 30,30,30 15,15,15 - - 3").output.splitlines()
    assert "chance" in lines[1]
    assert [line.split()[1] for line in lines[3:7]] == ["17%", "33%", "33%", "17%"]


def test_a_rollout_tells_games_intervals_and_a_verdict(late: Position) -> None:
    done = run("rollout", str(late), "--games", "60", "--jobs", "1")
    assert done.exit_code == 0
    lines = done.output.splitlines()
    assert all(word in lines[1] for word in ("games", "behind the best", "guess before", "Saffron"))
    assert lines[3].split()[1:3] == ["60", "best"]
    assert "60 games" in done.output
    assert "seed 0" in done.output
    assert ("Decided" in done.output) != ("Too close to tell" in done.output)


def test_what_is_worked_out_is_said_to_be_known(late: Position) -> None:
    known = "worked out exactly"
    assert known in run("rollout", str(late), "--games", "2", "--jobs", "1").output
    early = "7/7/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3"
    assert known not in run("rollout", early, "--games", "2", "--jobs", "1").output


def test_json_is_the_same_for_the_same_seed(late: Position) -> None:
    arguments = ("rollout", str(late), "--games", "10", "--jobs", "1", "--json", "--seed")
    one, same, other = (json.loads(run(*arguments, seed).output) for seed in ("1", "1", "2"))
    assert one == same
    assert one != other
    assert one["games"] == 10
    assert [choice["loss"] for choice in one["choices"]] == sorted(
        choice["loss"] for choice in one["choices"]
    )


def test_some_choices_only_and_a_game_by_its_names(late: Position, tmp_path: Path) -> None:
    game = finished_game(3, 4)
    game.tags["Player1"] = "Ana"
    path = tmp_path / "game.marrakech"
    path.write_text(gamefile.write(game))
    over = run("rollout", path)
    assert over.exit_code == 2
    assert "nothing to choose here" in over.output
    first, second = (str(move) for move in late.legal()[:2])
    done = run(
        "rollout", str(late), "--only", second, "--only", first, "--games", "4", "--jobs", "1", "--json"
    )
    assert {one["choice"] for one in json.loads(done.output)["choices"]} == {first, second}
    wrong = run("rollout", str(late), "--only", "z9-z8")
    assert wrong.exit_code == 2
    assert "z9-z8 is no choice here; there are" in wrong.output


def test_an_interrupt_keeps_what_is_there(late: Position, monkeypatch: pytest.MonkeyPatch) -> None:
    """A million games would take hours."""

    def interrupted(*arguments: Any) -> RolledPosition:
        if not interrupts:
            interrupts.append(True)
            signal.raise_signal(signal.SIGINT)
        return rolled_position(*arguments)

    interrupts: list[bool] = []
    monkeypatch.setattr(rollout, "rolled_position", interrupted)
    done = run("rollout", str(late), "--games", "1000000", "--jobs", "1", "--json")
    assert done.exit_code == 0
    told = json.loads(done.output)
    assert (told["games"], told["total"]) == (GAMES_A_ROUND, 1000000)
