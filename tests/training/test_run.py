"""Runs as a whole: the same by whomever they are played, and whole when they are cut short."""

import json
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Self

import numpy as np
import pytest

from marrakech.engine.bot import Limits
from marrakech.engine.ladder import make_bot
from marrakech.engine.learned.network import fresh_network, load_networks
from marrakech.kernel.state import ELIMINATION
from marrakech.training import run
from marrakech.training.checkpoint import RunProgress, TrainingError, load_checkpoint, save_checkpoint
from marrakech.training.learning import learn_batch
from marrakech.training.plan import Plan
from marrakech.training.run import train
from marrakech.training.task import SelfPlayTask
from marrakech.workers.pool import LocalPool
from tests.engine.games import some_choices
from tests.training.runs import compile_in_advance, same, tiny
from tests.untraced import untraced


class Here:
    """A runner in this process, which writes down what it was given."""

    def __init__(self) -> None:
        self.given: list[list[Any]] = []

    def run(
        self,
        function: Callable[[Any], Any],
        items: Sequence[Any],
        cancel: threading.Event | None = None,
    ) -> Iterator[tuple[int, Any]]:
        self.given.append(list(items))
        # The last first: the order in which things are done must not matter.
        for index in reversed(range(len(items))):
            yield index, function(items[index])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        return None


def test_one_worker_and_two_give_the_same_network(tmp_path: Path) -> None:
    compile_in_advance()
    with untraced(), LocalPool(1) as pool:
        one = train(tiny(tmp_path / "1"), pool)
        assert not same(one, train(tiny(tmp_path / "other", seed=2, rounds=1), pool))
    with untraced(), LocalPool(2) as pool:
        assert same(one, train(tiny(tmp_path / "2"), pool))
    assert not same(one, fresh_network(1))
    rounds = [json.loads(line) for line in (tmp_path / "2" / "log.jsonl").read_text().splitlines()]
    assert [one["rounds"] for one in rounds] == [1, 2, 3]
    assert rounds[0]["share"] is None
    assert 0 <= rounds[1]["share"] <= 1
    assert rounds[-1]["remaining"] == 0


def test_a_round_is_played_with_the_average_before_the_last_one_was_learnt(tmp_path: Path) -> None:
    here = Here()
    last = train(tiny(tmp_path, rounds=4), here)
    # The first list only compiles.
    rounds = [given for given in here.given if isinstance(given[0], SelfPlayTask)][1:]
    networks = [given[0].network for given in rounds]
    assert len(rounds) == 4
    assert same(networks[0], fresh_network(1))
    assert same(networks[1], networks[0])
    assert not same(networks[2], networks[1])
    assert not same(networks[3], networks[2])
    assert not same(last, networks[3])
    seeds = [unit.seed for given in rounds for unit in given]
    assert len(set(seeds)) == len(seeds) == 12


def test_a_run_cut_short_keeps_its_whole_rounds_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # With a rate that does not fall, the first round of three is that of one.
    steady: dict[str, Any] = {"rate": 1e-3, "last_rate": 1e-3}
    after_one = train(tiny(tmp_path / "one", rounds=1, **steady), Here())
    _, one = load_checkpoint(tmp_path / "one" / "checkpoint.npz")
    assert one.batches >= 2
    learnt = 0

    def interrupted(*arguments: Any) -> Any:
        nonlocal learnt
        learnt += 1
        # One batch only compiles; the second of the second round is cut.
        if learnt == 1 + one.batches + 2:
            raise KeyboardInterrupt
        return learn_batch(*arguments)

    monkeypatch.setattr("marrakech.training.checkpoint.learn_batch", interrupted)
    plan = tiny(tmp_path / "cut", **steady)
    with pytest.raises(KeyboardInterrupt):
        train(plan, Here())
    parts, progress = load_checkpoint(plan.folder / "checkpoint.npz")
    assert (progress.rounds, progress.batches) == (1, one.batches)
    assert learnt == 1 + one.batches + 2, "it was cut in the middle of a round"
    assert same(parts["average"], after_one)

    heard: list[int] = []
    last = train(plan, Here(), lambda progress: heard.append(progress.rounds))
    assert heard == [2, 3]
    assert not same(last, after_one)
    assert len((plan.folder / "log.jsonl").read_text().splitlines()) == 3
    assert same(train(plan, Here()), last), "there is nothing left to do"


def test_a_plan_ends_by_its_rounds_or_else_by_the_clock(tmp_path: Path) -> None:
    assert Plan(2, 2.0, tmp_path).done(RunProgress(seconds=30, rounds=99)) == 0.25
    assert Plan(2, 2.0, tmp_path).done(RunProgress(seconds=130)) == 1
    assert Plan(2, 2.0, tmp_path, rounds=4).done(RunProgress(seconds=999, rounds=1)) == 0.25
    assert Plan(2, 0.0, tmp_path).done(RunProgress()) == 1
    assert Plan(2, 9.0, tmp_path, rounds=0).done(RunProgress()) == 1


def test_a_run_is_for_one_number_of_players(tmp_path: Path) -> None:
    train(tiny(tmp_path, rounds=0), Here())
    with pytest.raises(TrainingError, match="is for 2 players, not 3; choose another folder"):
        train(Plan(3, 0.0, tmp_path, rounds=0), Here())
    parts, progress = load_checkpoint(tmp_path / "checkpoint.npz")
    assert progress.players == 2
    # Checkpoints of earlier releases do not say for how many they are.
    save_checkpoint(tmp_path / "checkpoint.npz", parts, RunProgress(seconds=3.0))
    train(Plan(3, 0.0, tmp_path, rounds=0), Here())
    assert load_checkpoint(tmp_path / "checkpoint.npz")[1].players == 3


def test_compiling_does_not_count_as_training(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 0.0

    def compile_all(plan: Plan, runner: Any) -> None:
        nonlocal clock
        clock += 1000.0

    def tick() -> float:
        nonlocal clock
        clock += 1.0
        return clock

    monkeypatch.setattr(run, "compile_all", compile_all)
    monkeypatch.setattr(run, "perf_counter", tick)
    told: list[RunProgress] = []
    train(tiny(tmp_path, rounds=1), Here(), told.append)
    assert clock > 1000.0
    assert told[-1].seconds == 1.0


def test_a_run_leaves_weights_that_can_be_played(tmp_path: Path) -> None:
    average = train(tiny(tmp_path, rounds=1), Here())
    weights = load_networks(tmp_path / "weights.npz")
    assert list(weights) == [2]
    assert np.abs(weights[2].rows - average.rows).max() < 1e-3
    bot = make_bot(f"master:{tmp_path / 'weights.npz'}")
    [state] = some_choices(2 | ELIMINATION, 1)
    assert bot.choose(state, Limits(nodes=100)).alternatives[0].win is not None
