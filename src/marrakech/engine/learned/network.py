"""The learned value: a small network from features to each player's chance of winning and score.

    rows that are on + numbers  ->  WIDTH units  ->  UPPER units  ->  4 chances and 4 changes of score

by seat, the player to move first. The upper layers are kept once for each part of the game (`PHASES`),
for what a rug is worth depends on how many are still to come. There is one network for each number of
players. The shipped weights are an `.npz` of half-precision arrays; numpy is enough to read them.
"""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from marrakech.engine.errors import WeightsError
from marrakech.engine.learned.features import (
    NUMBERS,
    PHASES,
    ROWS,
    VERSION,
    Features,
    Floats,
    Ints,
    encode_state,
    phase_of,
    rugs_to_come,
)
from marrakech.engine.vectors import SEATS
from marrakech.kernel.scoring import score, standing
from marrakech.kernel.state import State, out_order, player, players, purse

WIDTH = 64
UPPER = 32
POINTS = 10.0
"""Points per unit of the score outputs."""


class Network(NamedTuple):
    """The weights for one number of players."""

    rows: Floats
    numbers: Floats
    bias: Floats
    second: Floats
    second_bias: Floats
    third: Floats
    third_bias: Floats


class Layers(NamedTuple):
    """The activations of one forward pass."""

    first: Floats
    second: Floats
    outputs: Floats
    """By seat: logits of the chances of winning, then changes of score."""


def make_layers() -> Layers:
    """The arrays of a forward pass."""
    return Layers(
        np.zeros(WIDTH, np.float32), np.zeros(UPPER, np.float32), np.zeros(2 * SEATS, np.float32)
    )


SHAPES: dict[str, tuple[int, ...]] = {
    "rows": (ROWS, WIDTH),
    "numbers": (NUMBERS, WIDTH),
    "bias": (WIDTH,),
    "second": (PHASES, UPPER, WIDTH),
    "second_bias": (PHASES, UPPER),
    "third": (PHASES, 2 * SEATS, UPPER),
    "third_bias": (PHASES, 2 * SEATS),
}


def fresh_network(seed: int) -> Network:
    """An untrained network: every score stays as it is."""
    random = np.random.default_rng(seed)
    scale = {"rows": 0.05, "numbers": 0.3, "second": (2 / WIDTH) ** 0.5, "third": 0.01}
    return Network(
        **{
            name: (random.standard_normal(shape) * scale.get(name, 0.0)).astype(np.float32)
            for name, shape in SHAPES.items()
        }
    )


def copied(network: Network) -> Network:
    """The same weights in arrays of their own."""
    return Network(*(array.copy() for array in network))


def save_networks(path: Path, networks: dict[int, Network]) -> None:
    """Write the networks by number of players, in half precision."""
    arrays: dict[str, Any] = {"version": np.array(VERSION)}
    for number, network in networks.items():
        for name, array in network._asdict().items():
            arrays[f"{number}.{name}"] = array.astype(np.float16)
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)


def load_networks(path: Path) -> dict[int, Network]:
    """Read the networks by number of players."""
    networks = {}
    with np.load(path) as arrays:
        if int(arrays["version"]) != VERSION:
            raise WeightsError(
                f"{path} was made for features of version {int(arrays['version'])}, these are {VERSION}"
            )
        for number in (2, 3, 4):
            if f"{number}.rows" not in arrays:
                continue
            found = {name: arrays[f"{number}.{name}"].astype(np.float32) for name in SHAPES}
            for name, shape in SHAPES.items():
                if found[name].shape != shape:
                    raise WeightsError(f"{path}: {number}.{name} is {found[name].shape}, not {shape}")
                if not np.isfinite(found[name]).all():
                    raise WeightsError(f"{path}: {number}.{name} has weights that are no numbers")
            networks[number] = Network(**found)
    return networks


def first_layer(features: Features, on: int, network: Network, sums: Floats) -> None:
    """The sums of the first layer, from the rows that are on and the numbers."""
    for j in range(WIDTH):
        sums[j] = network.bias[j]
    add_rows(features.rows, on, network, sums)
    add_numbers(features.numbers, 0, NUMBERS, network, sums)


def add_row(weights: Floats, factor: np.float32, sums: Floats) -> None:
    """Add a row of weights to the sums of the first layer, times a factor."""
    for j in range(WIDTH):
        sums[j] += factor * weights[j]


# Four rows at a time: the sums are read and written once for all of them.


def add_rows(rows: Ints, number: int, network: Network, sums: Floats) -> None:
    """Add so many rows to the sums of the first layer."""
    done = 0
    while done + 4 <= number:
        one, two, three, four = rows[done], rows[done + 1], rows[done + 2], rows[done + 3]
        for j in range(WIDTH):
            sums[j] = (
                sums[j]
                + network.rows[one, j]
                + network.rows[two, j]
                + network.rows[three, j]
                + network.rows[four, j]
            )
        done += 4
    while done < number:
        add_row(network.rows[rows[done]], np.float32(1.0), sums)
        done += 1


def add_changes(rows: Ints, signs: Floats, number: int, network: Network, sums: Floats) -> None:
    """Add so many rows to the sums of the first layer, or take them away."""
    done = 0
    while done + 4 <= number:
        one, two, three, four = rows[done], rows[done + 1], rows[done + 2], rows[done + 3]
        by_one, by_two, by_three, by_four = (
            signs[done],
            signs[done + 1],
            signs[done + 2],
            signs[done + 3],
        )
        for j in range(WIDTH):
            sums[j] = (
                sums[j]
                + by_one * network.rows[one, j]
                + by_two * network.rows[two, j]
                + by_three * network.rows[three, j]
                + by_four * network.rows[four, j]
            )
        done += 4
    while done < number:
        add_row(network.rows[rows[done]], signs[done], sums)
        done += 1


def add_numbers(numbers: Floats, start: int, stop: int, network: Network, sums: Floats) -> None:
    """Add some of the numbers to the sums of the first layer."""
    done = start
    while done + 4 <= stop:
        one, two, three, four = numbers[done], numbers[done + 1], numbers[done + 2], numbers[done + 3]
        for j in range(WIDTH):
            sums[j] = (
                sums[j]
                + one * network.numbers[done, j]
                + two * network.numbers[done + 1, j]
                + three * network.numbers[done + 2, j]
                + four * network.numbers[done + 3, j]
            )
        done += 4
    while done < stop:
        add_row(network.numbers[done], numbers[done], sums)
        done += 1


def upper_layers(layers: Layers, phase: int, number: int, network: Network) -> None:
    """From the sums of the first layer, rectified, to the outputs of each seat."""
    sums = layers.first
    for j in range(WIDTH):
        sums[j] = max(sums[j], np.float32(0.0))
    # Four units at a time keep the processor's vector units busy.
    for k in range(0, UPPER, 4):
        total0 = network.second_bias[phase, k]
        total1 = network.second_bias[phase, k + 1]
        total2 = network.second_bias[phase, k + 2]
        total3 = network.second_bias[phase, k + 3]
        for j in range(WIDTH):
            x = sums[j]
            total0 += network.second[phase, k, j] * x
            total1 += network.second[phase, k + 1, j] * x
            total2 += network.second[phase, k + 2, j] * x
            total3 += network.second[phase, k + 3, j] * x
        layers.second[k] = max(total0, np.float32(0.0))
        layers.second[k + 1] = max(total1, np.float32(0.0))
        layers.second[k + 2] = max(total2, np.float32(0.0))
        layers.second[k + 3] = max(total3, np.float32(0.0))
    for seat in range(number):
        chance = network.third_bias[phase, seat]
        change = network.third_bias[phase, SEATS + seat]
        for k in range(UPPER):
            chance += network.third[phase, seat, k] * layers.second[k]
            change += network.third[phase, SEATS + seat, k] * layers.second[k]
        layers.outputs[seat] = chance
        layers.outputs[SEATS + seat] = change


def forward(state: State, network: Network, features: Features, layers: Layers) -> int:
    """The forward pass, when a turn begins; returns how many rows are on."""
    on = encode_state(state, features)
    first_layer(features, on, network, layers.first)
    upper_layers(layers, phase_of(rugs_to_come(state)), players(state), network)
    return on


def read_outputs(state: State, outputs: Floats, seen: Ints, values: Floats) -> None:
    """The outputs as chances of winning (0 to 3) and final scores (4 to 7) of each player.

    `seen` has the visible squares of each seat.
    """
    number = players(state)
    mover = player(state)
    highest = np.float32(-1e9)
    for seat in range(number):
        if not out_order(state, (seat + mover) % number):
            highest = max(highest, outputs[seat])
    total = np.float32(0.0)
    values[:] = 0.0
    for seat in range(number):
        who = (seat + mover) % number
        if out_order(state, who):
            values[SEATS + who] = purse(state, who)
            continue
        chance = np.exp(outputs[seat] - highest)
        values[who] = chance
        total += chance
        now = purse(state, who) + seen[seat]
        values[SEATS + who] = now + POINTS * outputs[SEATS + seat]
    for who in range(number):
        values[who] /= total


def final_value(state: State, values: Floats) -> None:
    """What a finished game is worth: shares of the win, and the scores."""
    number = players(state)
    values[:] = 0.0
    best = 0
    winners = 0
    for who in range(number):
        stands = standing(state, who)
        if stands > best:
            best = stands
            winners = 0
        if stands == best:
            winners += 1
    for who in range(number):
        if standing(state, who) == best:
            values[who] = 1.0 / winners
        values[SEATS + who] = score(state, who)
