"""Fitting a network to targets: gradients worked out by hand, and Adam.

The loss of a position is the cross entropy of the chances of winning plus `SCORE_WEIGHT` times half the
squared error of the final scores, in units of `POINTS`.
"""

from typing import NamedTuple

import numpy as np

from marrakech.engine.learned.features import (
    MOST_ROWS,
    NUMBERS,
    SCRATCH,
    SEATS,
    Floats,
    Ints,
    encode,
    phase_of,
    rugs_to_come,
)
from marrakech.engine.learned.network import POINTS, SHAPES, UPPER, WIDTH, Network
from marrakech.jit.decorators import entry
from marrakech.kernel.scoring import score
from marrakech.kernel.state import out_order, player, players, read_state

SCORE_WEIGHT = 0.15


class Adam(NamedTuple):
    """The state of the fit: gradients, and running means of them and of their squares."""

    gradient: Network
    mean: Network
    square: Network
    touched: Ints
    """Rows of the first layer that have a gradient in this batch."""


def fresh_adam() -> Adam:
    """A fit that has not begun."""

    def zeros() -> Network:
        return Network(**{name: np.zeros(shape, np.float32) for name, shape in SHAPES.items()})

    return Adam(zeros(), zeros(), zeros(), np.zeros(SHAPES["rows"][0], np.int64))


@entry
def add_gradients(
    states: Ints, targets: Floats, chosen: Ints, network: Network, gradient: Network, touched: Ints
) -> tuple[float, float]:
    """Add the gradients of the chosen positions; the mean losses of chances and of scores."""
    rows = np.zeros(MOST_ROWS, np.int64)
    numbers = np.zeros(NUMBERS, np.float32)
    scratch = np.zeros(SCRATCH, np.int64)
    sums = np.zeros(WIDTH, np.float32)
    back = np.zeros(WIDTH, np.float32)
    hidden = np.zeros(UPPER, np.float32)
    hidden_back = np.zeros(UPPER, np.float32)
    outputs = np.zeros(2 * SEATS, np.float32)
    error = np.zeros(2 * SEATS, np.float32)
    win_loss = 0.0
    score_loss = 0.0
    for n in range(chosen.shape[0]):
        state = read_state(states[chosen[n]])
        target = targets[chosen[n]]
        number = players(state)
        mover = player(state)
        phase = phase_of(rugs_to_come(state))
        on = encode(state, rows, numbers, scratch)
        for j in range(WIDTH):
            sums[j] = network.bias[j]
        for i in range(on):
            row = rows[i]
            for j in range(WIDTH):
                sums[j] += network.rows[row, j]
        for i in range(NUMBERS):
            x = numbers[i]
            if x != 0.0:
                for j in range(WIDTH):
                    sums[j] += x * network.numbers[i, j]
        for j in range(WIDTH):
            sums[j] = max(sums[j], np.float32(0.0))
        for k in range(UPPER):
            total = network.second_bias[phase, k]
            for j in range(WIDTH):
                total += network.second[phase, k, j] * sums[j]
            hidden[k] = max(total, np.float32(0.0))
        highest = np.float32(-1e9)
        for seat in range(number):
            if out_order(state, (seat + mover) % number):
                continue
            for o in (seat, SEATS + seat):
                total = network.third_bias[phase, o]
                for k in range(UPPER):
                    total += network.third[phase, o, k] * hidden[k]
                outputs[o] = total
            highest = max(highest, outputs[seat])
        total = np.float32(0.0)
        for seat in range(number):
            if not out_order(state, (seat + mover) % number):
                total += np.exp(outputs[seat] - highest)
        # The error of each output, and back through the layers.
        for o in range(2 * SEATS):
            error[o] = 0.0
        for seat in range(number):
            who = (seat + mover) % number
            if out_order(state, who):
                continue
            chance = np.exp(outputs[seat] - highest) / total
            error[seat] = chance - target[who]
            win_loss -= target[who] * np.log(max(chance, np.float32(1e-6)))
            off = outputs[SEATS + seat] - (target[SEATS + who] - score(state, who)) / POINTS
            error[SEATS + seat] = SCORE_WEIGHT * off
            score_loss += 0.5 * off * off / number
        for k in range(UPPER):
            hidden_back[k] = 0.0
        for o in range(2 * SEATS):
            e = error[o]
            if e == 0.0:
                continue
            gradient.third_bias[phase, o] += e
            for k in range(UPPER):
                gradient.third[phase, o, k] += e * hidden[k]
                hidden_back[k] += e * network.third[phase, o, k]
        for j in range(WIDTH):
            back[j] = 0.0
        for k in range(UPPER):
            if hidden[k] <= 0.0:
                continue
            e = hidden_back[k]
            gradient.second_bias[phase, k] += e
            for j in range(WIDTH):
                gradient.second[phase, k, j] += e * sums[j]
                back[j] += e * network.second[phase, k, j]
        for j in range(WIDTH):
            if sums[j] <= 0.0:
                back[j] = 0.0
            gradient.bias[j] += back[j]
        for i in range(on):
            row = rows[i]
            touched[row] = 1
            for j in range(WIDTH):
                gradient.rows[row, j] += back[j]
        for i in range(NUMBERS):
            x = numbers[i]
            if x != 0.0:
                for j in range(WIDTH):
                    gradient.numbers[i, j] += x * back[j]
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
    """Let an average follow the weights (flat arrays)."""
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
