"""What self-play gives to learn from, and a run that can be interrupted."""

from pathlib import Path

import numpy as np
import pytest

from marrakech.engine.learned.network import fresh_network
from marrakech.engine.playout import seeded
from marrakech.engine.search.arrays import make_workspace
from marrakech.engine.search.params import SearchParams
from marrakech.training.checkpoint import RunProgress, load_checkpoint, save_checkpoint
from marrakech.training.learning import fresh_adam, learn_batch
from marrakech.training.plan import rules_mix
from marrakech.training.selfplay import Searcher, self_play_many

Positions = tuple[np.ndarray, np.ndarray]


@pytest.fixture(scope="module", params=[1, 2], ids=["one turn deep", "two turns deep"])
def positions(request: pytest.FixtureRequest) -> Positions:
    """Some games of a fresh network against itself, by every rule."""
    turns: int = request.param
    states, targets = np.zeros((700, 11), np.int64), np.zeros((700, 8), np.float32)
    rules = np.array(rules_mix(2) + rules_mix(3) + rules_mix(4), np.int64)
    params = SearchParams(keep=1, margin=0.0, blend=0.01, mix=0.0)
    searcher = Searcher(fresh_network(1), make_workspace(), params, turns)
    generator = seeded(1)
    made, games = self_play_many(rules, searcher, generator, 0.8, states, targets)
    assert games >= 10
    return states[:made], targets[:made]


def test_targets_are_chances_and_scores(positions: Positions) -> None:
    states, targets = positions
    assert targets[:, :4].sum(axis=1) == pytest.approx(1, abs=1e-3)
    assert np.abs(targets[:, 4:]).max() < 200
    assert len(states) > 500


def test_learning_lowers_the_loss(positions: Positions) -> None:
    network, adam = fresh_network(1), fresh_adam()
    everything = np.arange(len(positions[0]))
    losses = [learn_batch(network, adam, *positions, everything, 1e-3, n + 1) for n in range(40)]
    assert losses[-1][0] < losses[0][0] - 0.02
    assert losses[-1][1] < losses[0][1]


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    parts = {name: fresh_network(n) for n, name in enumerate(("network", "average", "mean", "square"))}
    save_checkpoint(
        tmp_path / "checkpoint.npz", parts, RunProgress(seconds=12.0, positions=7, share=0.5)
    )
    found, progress = load_checkpoint(tmp_path / "checkpoint.npz")
    assert progress == RunProgress(seconds=12.0, positions=7, share=0.5)
    for name, network in parts.items():
        for mine, theirs in zip(network, found[name], strict=True):
            assert (mine == theirs).all()
