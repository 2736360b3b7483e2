"""Training a network by self-play, in rounds: play, learn, look how it does.

A round plays some thousands of positions with a slowly following average of the weights, puts them into
a store of recent positions and learns from a random part of it. The run ends after its minutes; the
learning rate falls to nearly nothing over them. Everything a run needs to go on is in its folder:

    checkpoint.npz   weights, the average, the fit, counters
    log.jsonl        a line a round: positions, losses, rate, share of games won against greedy
    curves.svg       the same as a picture
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from math import cos, pi
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from marrakech.engine.match import GREEDY, SEARCH, Side, plain_side, play_match
from marrakech.engine.network import SHAPES, Network, fresh_network
from marrakech.engine.playout import seeded
from marrakech.engine.search import make_desk, make_focus
from marrakech.kernel.state import COVER_OWN, ELIMINATION, END_TURN, KEEP_HEADING, ONE_COLOUR
from marrakech.training.curves import draw_curves
from marrakech.training.learning import Adam, drift, fresh_adam, learn_batch
from marrakech.training.selfplay import MOST_TURNS, self_play_many

BATCH = 1024


@dataclass(frozen=True, slots=True)
class Plan:
    """How a run is made; two runs of one plan differ only by what the clock cuts off."""

    players: int
    minutes: float
    folder: Path
    seed: int = 1
    positions_a_round: int = 16_000
    uses: int = 6
    """How often a position is learnt from, on average."""
    store: int = 400_000
    """Positions that are kept."""
    rate: float = 1e-3
    last_rate: float = 2e-5
    trace: float = 0.8
    """The share of later surprises in a target (lambda)."""
    blend: float = 0.005
    """What a point of margin is worth beside the chance of winning."""
    look_every: float = 90.0
    """Seconds between matches against greedy."""
    start: Path | None = None
    """A checkpoint whose average the run begins with."""


@dataclass(slots=True)
class Progress:
    """Where a run stands, told after every round."""

    seconds: float = 0.0
    positions: int = 0
    games: int = 0
    batches: int = 0
    win_loss: float = 0.0
    score_loss: float = 0.0
    rate: float = 0.0
    """Positions a second."""
    remaining: float = 0.0
    """Seconds."""
    share: float | None = None
    """Games won against greedy one turn deep, when last looked at."""


def rules_mix(number: int) -> list[int]:
    """The rules games are played by: mostly the plain game, and every switch now and then."""
    plain = number | ELIMINATION
    others = [
        number,
        plain | END_TURN,
        plain | END_TURN | KEEP_HEADING,
        plain | COVER_OWN,
        number | END_TURN | COVER_OWN,
    ]
    if number == 2:
        others += [plain | ONE_COLOUR, number | ONE_COLOUR]
    return [plain] * (3 * len(others)) + others


def save_checkpoint(path: Path, networks: dict[str, Network], progress: Progress) -> None:
    """Write everything a run needs to go on; an interrupted write leaves the old file."""
    arrays: dict[str, Any] = {
        f"{part}.{name}": array
        for part, network in networks.items()
        for name, array in network._asdict().items()
    }
    arrays["progress"] = np.array(json.dumps(asdict(progress)))
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez(file, **arrays)
    unfinished.replace(path)


def load_checkpoint(path: Path) -> tuple[dict[str, Network], Progress]:
    """Read what `save_checkpoint` wrote."""
    with np.load(path) as arrays:
        networks = {
            part: Network(**{name: arrays[f"{part}.{name}"] for name in SHAPES})
            for part in ("network", "average", "mean", "square")
        }
        return networks, Progress(**json.loads(str(arrays["progress"])))


def train(plan: Plan, tell: Callable[[Progress], None] = lambda progress: None) -> Network:
    """Run a plan to its end, going on from its checkpoint if there is one; the averaged network."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    checkpoint = plan.folder / "checkpoint.npz"
    log = plan.folder / "log.jsonl"
    progress = Progress()
    adam = fresh_adam()
    network = fresh_network(plan.seed)
    if plan.start is not None:
        network = load_checkpoint(plan.start)[0]["average"]
    average = Network(*(array.copy() for array in network))
    if checkpoint.exists():
        parts, progress = load_checkpoint(checkpoint)
        network, average = parts["network"], parts["average"]
        adam = Adam(adam.gradient, parts["mean"], parts["square"], adam.touched)
    random = np.random.default_rng([plan.seed, progress.batches])
    generator = seeded(plan.seed * 1_000_003 + progress.batches)
    desk = make_desk()
    desk.nodes[1] = 1 << 60
    focus = make_focus((1,), (0.0,), plan.blend)
    rules = np.array(rules_mix(plan.players), np.int64)
    states = np.zeros((plan.store, 11), np.int64)
    targets = np.zeros((plan.store, 8), np.float32)
    fresh_states = np.zeros((plan.positions_a_round + MOST_TURNS, 11), np.int64)
    fresh_targets = np.zeros((plan.positions_a_round + MOST_TURNS, 8), np.float32)
    stored = 0
    at = 0
    looked = -1e9
    budget = plan.minutes * 60
    while progress.seconds < budget:
        begun = perf_counter()
        made, games = self_play_many(
            rules, average, desk, focus, generator, plan.trace, fresh_states, fresh_targets
        )
        for n in range(made):
            states[at] = fresh_states[n]
            targets[at] = fresh_targets[n]
            at = (at + 1) % plan.store
        stored = min(plan.store, stored + made)
        done = min(1.0, progress.seconds / budget)
        rate = plan.last_rate + (plan.rate - plan.last_rate) * (1 + cos(pi * done)) / 2
        losses = []
        for _ in range(max(1, made * plan.uses // BATCH)):
            progress.batches += 1
            chosen = random.integers(0, stored, BATCH)
            losses.append(learn_batch(network, adam, states, targets, chosen, rate, progress.batches))
            follow = max(0.003, 1 / progress.batches)
            for followed, weights in zip(average, network, strict=True):
                drift(followed.reshape(-1), weights.reshape(-1), follow)
        progress.win_loss, progress.score_loss = (float(x) for x in np.mean(losses, axis=0))
        progress.positions += made
        progress.games += games
        if progress.seconds - looked >= plan.look_every:
            looked = progress.seconds
            one = Side(SEARCH, average, focus, 1, 0)
            shown = play_match(plan.players | ELIMINATION, one, plain_side(GREEDY), 1000, seed=7)
            progress.share = shown.share
            save_checkpoint(
                checkpoint,
                {"network": network, "average": average, "mean": adam.mean, "square": adam.square},
                progress,
            )
        took = perf_counter() - begun
        progress.seconds += took
        progress.rate = made / took
        progress.remaining = max(0.0, budget - progress.seconds)
        with log.open("a") as file:
            file.write(json.dumps(asdict(progress)) + "\n")
        tell(progress)
    save_checkpoint(
        checkpoint,
        {"network": network, "average": average, "mean": adam.mean, "square": adam.square},
        progress,
    )
    if log.exists():
        draw_curves(log, plan.folder / "curves.svg")
    return average
