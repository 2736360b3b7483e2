"""Gradients by hand, checked by differences; and a run that can be interrupted."""

import json
from pathlib import Path

import numpy as np
import pytest

from marrakech.engine.learned.network import fresh_network, load_networks, save_networks
from marrakech.engine.playout import seeded
from marrakech.engine.search.decide import make_desk, make_focus
from marrakech.kernel.state import ELIMINATION
from marrakech.training.curves import draw_curves
from marrakech.training.learning import SCORE_WEIGHT, add_gradients, fresh_adam, learn_batch
from marrakech.training.selfplay import self_play_many
from marrakech.training.train import Progress, load_checkpoint, rules_mix, save_checkpoint

Positions = tuple[np.ndarray, np.ndarray]


@pytest.fixture(scope="module", params=[1, 2], ids=["one turn deep", "two turns deep"])
def positions(request: pytest.FixtureRequest) -> Positions:
    """Some games of a fresh network against itself, by every rule."""
    turns: int = request.param
    desk = make_desk()
    desk.nodes[1] = 1 << 60
    states, targets = np.zeros((700, 11), np.int64), np.zeros((700, 8), np.float32)
    rules = np.array(rules_mix(2) + rules_mix(3) + rules_mix(4), np.int64)
    focus = make_focus((1,), (0.0,), 0.01)
    generator = seeded(1)
    made, games = self_play_many(
        rules, fresh_network(1), desk, focus, generator, 0.8, turns, states, targets
    )
    assert games >= 10
    return states[:made], targets[:made]


def test_targets_are_chances_and_scores(positions: Positions) -> None:
    states, targets = positions
    assert targets[:, :4].sum(axis=1) == pytest.approx(1, abs=1e-3)
    assert np.abs(targets[:, 4:]).max() < 200
    assert len(states) > 500


def test_gradients_are_those_of_the_loss(positions: Positions) -> None:
    chosen = np.arange(1)
    network = fresh_network(2)
    network = network._replace(third=network.third * 30)
    adam = fresh_adam()
    add_gradients(*positions, chosen, network, adam.gradient, adam.touched)
    for name, at in (("bias", (5,)), ("numbers", (0, 7)), ("second_bias", None), ("third_bias", None)):
        weights = getattr(network, name)
        gradient = getattr(adam.gradient, name)
        spot = at or np.unravel_index(int(np.abs(gradient).argmax()), gradient.shape)
        step = 1e-2
        totals = []
        for sign in (1, -1):
            weights[spot] += sign * step
            scrap = fresh_adam()
            win, score = add_gradients(*positions, chosen, network, scrap.gradient, scrap.touched)
            number = int(positions[0][0, 10]) & 7
            totals.append(win + SCORE_WEIGHT * score * number)
            weights[spot] -= sign * step
        slope = (totals[0] - totals[1]) / (2 * step)
        assert float(gradient[spot]) == pytest.approx(slope, abs=2e-3, rel=0.05)


def test_learning_lowers_the_loss(positions: Positions) -> None:
    network, adam = fresh_network(1), fresh_adam()
    everything = np.arange(len(positions[0]))
    losses = [learn_batch(network, adam, *positions, everything, 1e-3, n + 1) for n in range(40)]
    assert losses[-1][0] < losses[0][0] - 0.02
    assert losses[-1][1] < losses[0][1]


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    parts = {name: fresh_network(n) for n, name in enumerate(("network", "average", "mean", "square"))}
    save_checkpoint(tmp_path / "checkpoint.npz", parts, Progress(seconds=12.0, positions=7, share=0.5))
    found, progress = load_checkpoint(tmp_path / "checkpoint.npz")
    assert progress == Progress(seconds=12.0, positions=7, share=0.5)
    for name, network in parts.items():
        for mine, theirs in zip(network, found[name], strict=True):
            assert (mine == theirs).all()


def test_weights_are_kept_in_half_precision(tmp_path: Path) -> None:
    network = fresh_network(4)
    save_networks(tmp_path / "weights.npz", {3: network})
    found = load_networks(tmp_path / "weights.npz")
    assert list(found) == [3]
    assert found[3].rows == pytest.approx(network.rows, abs=1e-3)


def test_curves_are_drawn(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    shares = [None, 0.5, 0.5, 0.6, 0.7]
    rounds = [
        {"seconds": 60.0 * n, "share": share, "win_loss": 0.7 - n / 100, "score_loss": 1.0}
        for n, share in enumerate(shares)
    ]
    log.write_text("".join(json.dumps(each) + "\n" for each in rounds))
    draw_curves(log, tmp_path / "curves.svg")
    picture = (tmp_path / "curves.svg").read_text()
    assert picture.count("<polyline") == 3
    assert "4 min" in picture


def test_every_switch_is_trained() -> None:
    for number in (2, 3, 4):
        mix = rules_mix(number)
        assert {rules & 7 for rules in mix} == {number}
        assert mix.count(number | ELIMINATION) / len(mix) >= 0.7
