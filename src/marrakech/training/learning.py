"""Fitting a network to targets: hand-derived gradients, and Adam.

The loss of a position is the cross entropy of the chances of winning plus `SCORE_WEIGHT` times half the
squared error of the final scores, in units of `POINTS`.
"""

from typing import NamedTuple

import numpy as np

from marrakech.engine.learned.features import (
    NUMBERS,
    Features,
    Floats,
    Ints,
    make_features,
    phase_of,
    rugs_to_come,
)
from marrakech.engine.learned.network import (
    POINTS,
    SHAPES,
    UPPER,
    WIDTH,
    Layers,
    Network,
    forward,
    make_layers,
)
from marrakech.engine.vectors import SEATS
from marrakech.jit.decorators import entry
from marrakech.kernel.scoring import score
from marrakech.kernel.state import State, out_order, player, players, read_state

SCORE_WEIGHT = 0.15


class Adam(NamedTuple):
    """The state of the fit: gradients, and running means of them and of their squares."""

    gradient: Network
    mean: Network
    square: Network
    touched: Ints
    """Rows of the first layer that have a gradient in this batch."""


def fresh_adam() -> Adam:
    """The initial state of a fit."""

    def zeros() -> Network:
        return Network(**{name: np.zeros(shape, np.float32) for name, shape in SHAPES.items()})

    return Adam(zeros(), zeros(), zeros(), np.zeros(SHAPES["rows"][0], np.int64))


class Backward(NamedTuple):
    """The errors of one position, on their way back through the layers."""

    outputs: Floats
    second: Floats
    first: Floats


@entry
def output_errors(state: State, target: Floats, layers: Layers, errors: Floats) -> tuple[float, float]:
    """The error of each output, and the losses of the chances and of the scores."""
    number = players(state)
    mover = player(state)
    outputs = layers.outputs
    highest = np.float32(-1e9)
    for seat in range(number):
        if not out_order(state, (seat + mover) % number):
            highest = max(highest, outputs[seat])
    total = np.float32(0.0)
    for seat in range(number):
        if not out_order(state, (seat + mover) % number):
            total += np.exp(outputs[seat] - highest)
    errors[:] = 0.0
    win_loss = 0.0
    score_loss = 0.0
    for seat in range(number):
        who = (seat + mover) % number
        if out_order(state, who):
            continue
        chance = np.exp(outputs[seat] - highest) / total
        errors[seat] = chance - target[who]
        win_loss -= target[who] * np.log(max(chance, np.float32(1e-6)))
        off = outputs[SEATS + seat] - (target[SEATS + who] - score(state, who)) / POINTS
        errors[SEATS + seat] = SCORE_WEIGHT * off
        score_loss += 0.5 * off * off / number
    return win_loss, score_loss


@entry
def upper_gradients(
    layers: Layers, phase: int, network: Network, back: Backward, gradient: Network
) -> None:
    """Add the gradients of the upper layers; the errors go back to the first."""
    back.second[:] = 0.0
    for o in range(2 * SEATS):
        error = back.outputs[o]
        if error == 0.0:
            continue
        gradient.third_bias[phase, o] += error
        for k in range(UPPER):
            gradient.third[phase, o, k] += error * layers.second[k]
            back.second[k] += error * network.third[phase, o, k]
    back.first[:] = 0.0
    for k in range(UPPER):
        if layers.second[k] <= 0.0:
            continue
        error = back.second[k]
        gradient.second_bias[phase, k] += error
        for j in range(WIDTH):
            gradient.second[phase, k, j] += error * layers.first[j]
            back.first[j] += error * network.second[phase, k, j]
    for j in range(WIDTH):
        if layers.first[j] <= 0.0:
            back.first[j] = 0.0


@entry
def first_gradients(
    features: Features, on: int, errors: Floats, gradient: Network, touched: Ints
) -> None:
    """Add the gradients of the first layer."""
    for j in range(WIDTH):
        gradient.bias[j] += errors[j]
    for i in range(on):
        row = features.rows[i]
        touched[row] = 1
        for j in range(WIDTH):
            gradient.rows[row, j] += errors[j]
    for i in range(NUMBERS):
        x = features.numbers[i]
        if x != 0.0:
            for j in range(WIDTH):
                gradient.numbers[i, j] += x * errors[j]


@entry
def add_gradients(
    states: Ints, targets: Floats, chosen: Ints, network: Network, gradient: Network, touched: Ints
) -> tuple[float, float]:
    """Add the gradients of the chosen positions; the mean losses of chances and of scores."""
    features = make_features()
    layers = make_layers()
    back = Backward(
        np.zeros(2 * SEATS, np.float32), np.zeros(UPPER, np.float32), np.zeros(WIDTH, np.float32)
    )
    win_loss = 0.0
    score_loss = 0.0
    for n in range(chosen.shape[0]):
        state = read_state(states[chosen[n]])
        on = forward(state, network, features, layers)
        losses = output_errors(state, targets[chosen[n]], layers, back.outputs)
        upper_gradients(layers, phase_of(rugs_to_come(state)), network, back, gradient)
        first_gradients(features, on, back.first, gradient, touched)
        win_loss += losses[0]
        score_loss += losses[1]
    return win_loss / chosen.shape[0], score_loss / chosen.shape[0]


@entry
def adam_step(
    weights: Floats, gradient: Floats, mean: Floats, square: Floats, rate: float, scale: float
) -> None:
    """Move weights (flat arrays) against the gradient, which is then cleared."""
    for i in range(weights.shape[0]):
        g = gradient[i] * np.float32(scale)
        gradient[i] = 0.0
        mean[i] += np.float32(0.1) * (g - mean[i])
        square[i] += np.float32(0.001) * (g * g - square[i])
        weights[i] -= np.float32(rate) * mean[i] / (np.sqrt(square[i]) + np.float32(1e-8))


@entry
def adam_rows(network: Network, adam: Adam, rate: float, scale: float) -> None:
    """The same for the first layer, only the rows that were on in this batch."""
    for row in range(adam.touched.shape[0]):
        if adam.touched[row]:
            adam.touched[row] = 0
            adam_step(
                network.rows[row],
                adam.gradient.rows[row],
                adam.mean.rows[row],
                adam.square.rows[row],
                rate,
                scale,
            )


@entry
def drift(average: Floats, weights: Floats, share: float) -> None:
    """Move an exponential average towards the weights (flat arrays)."""
    for i in range(weights.shape[0]):
        average[i] += np.float32(share) * (weights[i] - average[i])


def learn_batch(
    network: Network, adam: Adam, states: Ints, targets: Floats, chosen: Ints, rate: float, batches: int
) -> tuple[float, float]:
    """One step on the chosen positions, the `batches`-th so far; the losses of chances and scores."""
    losses = add_gradients(states, targets, chosen, network, adam.gradient, adam.touched)
    # Adam's correction for means that began at zero.
    grown = rate * (1 - 0.999**batches) ** 0.5 / (1 - 0.9**batches)
    scale = 1.0 / len(chosen)
    adam_rows(network, adam, grown, scale)
    for name in SHAPES:
        if name != "rows":
            adam_step(
                getattr(network, name).reshape(-1),
                getattr(adam.gradient, name).reshape(-1),
                getattr(adam.mean, name).reshape(-1),
                getattr(adam.square, name).reshape(-1),
                grown,
                scale,
            )
    return losses
