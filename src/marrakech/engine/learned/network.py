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
from marrakech.engine.learned.features import NUMBERS, PHASES, ROWS, SEATS, VERSION, Floats
from marrakech.jit.decorators import lean
from marrakech.kernel.scoring import score, standing
from marrakech.kernel.state import Player, State, out_order, players, purse

WIDTH = 64
UPPER = 32
POINTS = 10.0
"""Points that a change of score of 1 stands for."""

WEIGHTS = Path(__file__).parent / "weights"


class Network(NamedTuple):
    """The weights for one number of players."""

    rows: Floats
    numbers: Floats
    bias: Floats
    second: Floats
    second_bias: Floats
    third: Floats
    third_bias: Floats


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
    """A network that knows nothing yet: every score stays what it is."""
    random = np.random.default_rng(seed)
    scale = {"rows": 0.05, "numbers": 0.3, "second": (2 / WIDTH) ** 0.5, "third": 0.01}
    return Network(
        **{
            name: (random.standard_normal(shape) * scale.get(name, 0.0)).astype(np.float32)
            for name, shape in SHAPES.items()
        }
    )


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
            networks[number] = Network(**found)
    return networks


@lean
def upper_layers(
    sums: Floats, phase: int, number: int, network: Network, hidden: Floats, outputs: Floats
) -> None:
    """From the sums of the first layer to the outputs of each seat."""
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
        hidden[k] = max(total0, np.float32(0.0))
        hidden[k + 1] = max(total1, np.float32(0.0))
        hidden[k + 2] = max(total2, np.float32(0.0))
        hidden[k + 3] = max(total3, np.float32(0.0))
    for seat in range(number):
        chance = network.third_bias[phase, seat]
        change = network.third_bias[phase, SEATS + seat]
        for k in range(UPPER):
            chance += network.third[phase, seat, k] * hidden[k]
            change += network.third[phase, SEATS + seat, k] * hidden[k]
        outputs[seat] = chance
        outputs[SEATS + seat] = change


@lean
def read_outputs(state: State, mover: Player, outputs: Floats, seen: Any, values: Floats) -> None:
    """The outputs as chances of winning (0 to 3) and final scores (4 to 7) of each player.

    `seen` has the visible squares of each seat.
    """
    number = players(state)
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


@lean
def outcome(state: State, values: Floats) -> None:
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
