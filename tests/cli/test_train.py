"""`marrakech train` on the smallest run there is; the learning itself is tested in tests/training."""

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from marrakech.engine.learned.network import Network, fresh_network
from marrakech.training.plan import Plan
from marrakech.workers.cluster import RayCluster
from marrakech.workers.pool import LocalPool
from tests.cli.run import run


def test_a_run_of_no_time_leaves_a_run_that_can_go_on(tmp_path: Path) -> None:
    for end in ("--minutes", "--rounds"):
        folder = tmp_path / end.strip("-")
        done = run("train", "2", folder, end, "0", "--workers", "1")
        assert done.exit_code == 0, done.output
        told = done.output.replace("\n", "")
        left = {file.name for file in folder.iterdir()}
        assert left == {"checkpoint.npz", "weights.npz"}
        assert all(name in told for name in left)
        assert "log.jsonl" not in told, "what is not there is not named"
        assert "curves.svg" not in told


def test_a_number_of_players_that_cannot_be() -> None:
    done = run("train", "5", "runs/five")
    assert done.exit_code == 2
    assert "PLAYERS" in done.output


def test_options_make_the_plan_and_the_runner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Plan, Any]] = []

    def train(plan: Plan, runner: Any, tell: Any) -> Network:
        asked.append((plan, runner))
        return fresh_network(1)

    monkeypatch.setattr("marrakech.training.run.train", train)
    monkeypatch.setattr(RayCluster, "__enter__", lambda cluster: cluster)
    options = ("--rounds", "7", "--rate", "5e-4", "--seed", "3", "--turns", "2", "--workers", "1")
    assert run("train", "3", tmp_path, *options).exit_code == 0
    assert run("train", "2", tmp_path, "--ray").exit_code == 0
    assert run("train", "2", tmp_path, "--ray", "head:6379").exit_code == 0
    (plan, pool), (plain, here), (_, there) = asked
    assert plan == Plan(3, 30.0, tmp_path, rounds=7, seed=3, rate=5e-4, last_rate=1e-5, turns=2)
    assert plain == Plan(2, 30.0, tmp_path)
    assert isinstance(pool, LocalPool)
    assert pool.workers == 1
    assert isinstance(here, RayCluster)
    assert (here.address, there.address) == (None, "head:6379")


def test_who_learns_to_beat_one_bot_is_not_shipped(tmp_path: Path) -> None:
    done = run("train", "2", tmp_path / "hunt", "--against", "master", "--ship")
    assert done.exit_code == 2
    assert "leave out --ship or --against" in " ".join(done.output.replace("│", " ").split())
    assert not (tmp_path / "hunt").exists()


def test_a_prey_that_is_no_bot_of_ours_is_refused(tmp_path: Path) -> None:
    done = run("train", "2", tmp_path / "hunt", "--against", "deep-blue")
    assert done.exit_code != 0
    assert "deep-blue" in done.output
    assert "greedy" in done.output, "what it may be"
    assert not (tmp_path / "hunt").exists()


def test_ctrl_c_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def train(plan: Plan, runner: Any, tell: Any) -> Network:
        os.kill(os.getpid(), signal.SIGINT)
        return fresh_network(1)

    monkeypatch.setattr("marrakech.training.run.train", train)
    done = run("train", "2", tmp_path, "--workers", "1")
    assert done.exit_code == 130
    assert "Cut short; the same command goes on from here." in done.output
