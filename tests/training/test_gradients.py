"""Gradients by hand, checked by differences, and Adam, checked by its formula."""

import numpy as np
import pytest

from marrakech.engine.learned.features import encode_state, make_features
from marrakech.engine.learned.network import SHAPES, Network, fresh_network
from marrakech.engine.walkthrough import random_decisions
from marrakech.kernel.scoring import score
from marrakech.kernel.state import State, number_out, out_order, player, players, rugs_left
from marrakech.training.learning import (
    adam_step,
    add_gradients,
    drift,
    fresh_adam,
    learn_batch,
)
from tests.engine.games import RULES

Positions = tuple[np.ndarray, np.ndarray]
Weights = dict[str, np.ndarray]


@pytest.fixture(scope="module")
def network() -> Network:
    """A network with opinions, if not good ones."""
    fresh = fresh_network(2)
    return fresh._replace(third=fresh.third * 30)


@pytest.fixture(scope="module")
def groups() -> dict[str, Positions]:
    """Positions of every number of players and part of the game, some with a player out, and targets."""
    found: dict[str, list[State]] = {}
    for rules in RULES:
        for seed in range(6):
            for state in random_decisions(rules, seed):
                rugs = sum(rugs_left(state, who) for who in range(players(state)))
                out = "out" if number_out(state) else "in"
                found.setdefault(f"{players(state)} {rugs * 8 // 49} {out}", []).append(state)
    random = np.random.default_rng(1)
    given = {}
    for name, states in found.items():
        chosen = [states[0], states[len(states) // 2]]
        targets = np.zeros((2, 8), np.float32)
        for row, state in zip(targets, chosen, strict=True):
            inside = [who for who in range(players(state)) if not out_order(state, who)]
            row[inside] = random.dirichlet(np.ones(len(inside)))
            row[4 : 4 + players(state)] = random.uniform(0, 60, players(state))
        given[name] = np.array(chosen, np.int64), targets
    return given


def slow_loss(network: Weights, state: State, target: np.ndarray) -> tuple[float, float]:
    """The losses of the chances and of the scores of one position, by plain matrices in double precision."""
    features = make_features()
    on = encode_state(state, features)
    rows, numbers = features.rows, features.numbers
    number, mover = players(state), player(state)
    phase = min(7, sum(rugs_left(state, who) for who in range(number)) * 8 // 49)
    first = network["bias"] + network["rows"][rows[:on]].sum(axis=0) + numbers @ network["numbers"]
    second = network["second_bias"][phase] + network["second"][phase] @ np.maximum(first, 0)
    third = network["third_bias"][phase] + network["third"][phase] @ np.maximum(second, 0)
    inside = [seat for seat in range(number) if not out_order(state, (seat + mover) % number)]
    chances = np.exp(third[inside]) / np.exp(third[inside]).sum()
    win = score_loss = 0.0
    for seat, chance in zip(inside, chances, strict=True):
        who = (seat + mover) % number
        win -= target[who] * np.log(chance)
        off = third[4 + seat] - (target[4 + who] - score(state, who)) / 10
        score_loss += off**2 / 2 / number
    return win, score_loss


def test_gradients_are_those_of_the_loss(groups: dict[str, Positions], network: Network) -> None:
    random = np.random.default_rng(5)
    assert len(groups) >= 3 * 8
    assert {name.split()[2] for name in groups} == {"in", "out"}
    exact = {name: array.astype(float) for name, array in network._asdict().items()}
    for states, targets in groups.values():
        adam = fresh_adam()
        # A position counts as often as it is chosen.
        chosen = np.array([1, 0, 1])
        losses = add_gradients(states, targets, chosen, network, adam.gradient, adam.touched)

        def total(changed: Weights, given: Positions = (states, targets)) -> np.ndarray:
            first, second = (
                np.array(slow_loss(changed, State(*state.tolist()), target))
                for state, target in zip(*given, strict=True)
            )
            return np.asarray(first + 2 * second)

        assert losses == pytest.approx(total(exact) / 3, rel=1e-3, abs=1e-4)
        number = int(states[0, 10]) & 7
        for name, weights in exact.items():
            # The slope along a random direction, in which every weight of the array has a part.
            direction = random.standard_normal(weights.shape)
            ahead, behind = (
                total(exact | {name: weights + sign * 1e-7 * direction}) for sign in (1, -1)
            )
            win, score_loss = (ahead - behind) / 2e-7
            slope = win + 0.15 * number * score_loss
            gradient = getattr(adam.gradient, name)
            scale = float(np.linalg.norm(gradient)) + 1e-3
            assert float((gradient * direction).sum()) == pytest.approx(slope, abs=2e-3 * scale), name
        assert ((adam.touched == 1) == np.abs(adam.gradient.rows).any(axis=1)).all()


def test_gradients_add_up(groups: dict[str, Positions], network: Network) -> None:
    states, targets = groups["3 4 in"]
    adam, twice = fresh_adam(), fresh_adam()
    add_gradients(states, targets, np.array([0]), network, adam.gradient, adam.touched)
    for _ in range(2):
        add_gradients(states, targets, np.array([0]), network, twice.gradient, twice.touched)
    for once, double in zip(adam.gradient, twice.gradient, strict=True):
        np.testing.assert_allclose(double, 2 * once, rtol=1e-5, atol=1e-9)


def test_a_step_of_adam() -> None:
    weights = np.array([1.0, -2.0, 0.5], np.float32)
    gradient = np.array([4.0, -8.0, 0.0], np.float32)
    mean = np.array([0.5, 0.25, -1.0], np.float32)
    square = np.array([0.01, 4.0, 0.25], np.float32)
    adam_step(weights, gradient, mean, square, 0.01, 0.5)
    assert (gradient == 0).all()
    assert mean == pytest.approx(0.9 * np.array([0.5, 0.25, -1]) + 0.1 * np.array([2, -4, 0]))
    assert square == pytest.approx(0.999 * np.array([0.01, 4, 0.25]) + 0.001 * np.array([4, 16, 0]))
    moved = -0.01 * mean / (np.sqrt(square) + 1e-8)
    assert weights == pytest.approx(np.array([1, -2, 0.5]) + moved)


def test_a_weight_without_a_gradient_does_not_move() -> None:
    weights, nothing = np.ones(2, np.float32), np.zeros(2, np.float32)
    adam_step(weights, nothing.copy(), nothing.copy(), nothing.copy(), 0.01, 1.0)
    assert (weights == 1).all()


def test_an_average_drifts_towards_the_weights() -> None:
    average = np.array([0.0, 8.0], np.float32)
    drift(average, np.array([4.0, 0.0], np.float32), 0.25)
    assert average.tolist() == [1.0, 6.0]


def test_batches_follow_adams_formula(groups: dict[str, Positions]) -> None:
    states, targets = (np.concatenate(parts) for parts in zip(*groups.values(), strict=True))
    network, adam = fresh_network(4), fresh_adam()
    mean = {name: np.zeros(shape) for name, shape in SHAPES.items()}
    square = {name: np.zeros(shape) for name, shape in SHAPES.items()}
    # The correction of the means depends on how many batches there have been.
    for batch, chosen in ((1, np.array([3, 9])), (2, np.array([5])), (20, np.array([3, 9]))):
        expected = {name: array.astype(float) for name, array in network._asdict().items()}
        seen = fresh_adam()
        losses = add_gradients(states, targets, chosen, network, seen.gradient, seen.touched)
        for name in SHAPES:
            gradient = getattr(seen.gradient, name).astype(float) / len(chosen)
            # Rows that are off in a batch keep their means, too.
            on = np.broadcast_to(
                seen.touched[:, None] == 1 if name == "rows" else np.array(True), gradient.shape
            )
            mean[name][on] += 0.1 * (gradient - mean[name])[on]
            square[name][on] += 0.001 * (gradient**2 - square[name])[on]
            grown = 0.01 * (1 - 0.999**batch) ** 0.5 / (1 - 0.9**batch)
            expected[name][on] -= (grown * mean[name] / (np.sqrt(square[name]) + 1e-8))[on]
        assert learn_batch(network, adam, states, targets, chosen, 0.01, batch) == pytest.approx(losses)
        for name, array in expected.items():
            # Where a gradient is next to nothing, its sign is a matter of rounding.
            certain = np.sqrt(square[name]) > 1e-6
            np.testing.assert_allclose(
                getattr(network, name)[certain], array[certain], 0, 1e-4, err_msg=name
            )
            assert not getattr(adam.gradient, name).any()
        assert not adam.touched.any()


@pytest.mark.parametrize("shift", [-300.0, 300.0])
def test_chances_depend_on_differences_alone(
    groups: dict[str, Positions], network: Network, shift: float
) -> None:
    states, targets = groups["4 4 in"]
    chosen = np.array([0, 1])
    plain, shifted = fresh_adam(), fresh_adam()
    third_bias = network.third_bias.copy()
    third_bias[:, :4] += np.float32(shift)
    moved = network._replace(third_bias=third_bias)
    expected = add_gradients(states, targets, chosen, network, plain.gradient, plain.touched)
    found = add_gradients(states, targets, chosen, moved, shifted.gradient, shifted.touched)
    assert found == pytest.approx(expected, rel=1e-3)
    assert shifted.gradient.bias == pytest.approx(plain.gradient.bias, abs=1e-3)


@pytest.mark.parametrize("seat", range(4))
def test_one_large_output_does_not_overflow(
    groups: dict[str, Positions], network: Network, seat: int
) -> None:
    third_bias = network.third_bias.copy()
    third_bias[:, seat] += np.float32(200)
    moved = network._replace(third_bias=third_bias)
    for states, targets in groups.values():
        adam = fresh_adam()
        losses = add_gradients(states, targets, np.array([0, 1]), moved, adam.gradient, adam.touched)
        assert np.isfinite(losses).all()
        assert np.isfinite(adam.gradient.third_bias).all()


def test_a_certain_loser_who_was_sure_to_win(groups: dict[str, Positions], network: Network) -> None:
    states, _ = groups["3 4 in"]
    state = State(*states[0].tolist())
    targets = np.zeros((1, 8), np.float32)
    targets[0, (player(state) + 1) % 3] = 1
    third_bias = network.third_bias.copy()
    third_bias[:, 0] += np.float32(200)
    adam = fresh_adam()
    moved = network._replace(third_bias=third_bias)
    add_gradients(states[:1], targets, np.array([0]), moved, adam.gradient, adam.touched)
    assert adam.gradient.third_bias[:, :3].sum(axis=0).tolist() == [1, -1, 0]
