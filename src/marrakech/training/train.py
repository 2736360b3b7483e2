"""Training a network by self-play, in rounds: play, learn, look how it does.

A round plays some thousands of positions with a slowly following average of the weights, puts them into
a store of recent positions and learns from a random part of it. Games are played by a runner's workers,
learning is done here, both at once: while a round is learnt from, the next is played, with the average
as it stood when that learning began. What is played follows from the plan's seed, the round and the
average alone, so the number of workers makes no difference to the network.

The run ends after its minutes or rounds; the learning rate falls to nearly nothing over them. Everything
a run needs to go on is in its folder:

    checkpoint.npz   weights, the average, the fit, counters
    log.jsonl        a line a round: positions, losses, rate, share of games won against greedy
    curves.svg       the same as a picture
"""

import json
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from copy import deepcopy
from dataclasses import asdict, dataclass, field
from math import cos, inf, pi
from pathlib import Path
from threading import Event
from time import perf_counter
from typing import Any

import numpy as np

from marrakech.engine.learned.network import SHAPES, Network, fresh_network
from marrakech.engine.match import GREEDY, SEARCH, Side, plain_side
from marrakech.engine.search.decide import make_focus
from marrakech.kernel.state import COVER_OWN, ELIMINATION, END_TURN, FIELDS, KEEP_HEADING, ONE_COLOUR
from marrakech.training.curves import draw_curves
from marrakech.training.learning import Adam, drift, fresh_adam, learn_batch
from marrakech.training.unit import (
    Deals,
    Played,
    Results,
    SelfPlay,
    copied,
    match_shown,
    match_units,
    mixed,
    play_games,
    play_some_deals,
)
from marrakech.workers.runner import Done, Item, Runner, in_order

BATCH = 1024


@dataclass(frozen=True, slots=True)
class Plan:
    """How a run is made; two runs of one plan differ only by what the clock cuts off."""

    players: int
    minutes: float
    folder: Path
    rounds: int | None = None
    """The run ends after so many, whatever the clock says: such a run can be repeated."""
    seed: int = 1
    positions_a_round: int = 16_000
    units_a_round: int = 16
    """Pieces that a round's games are played in."""
    uses: int = 6
    """How often a position is learnt from, on average."""
    store: int = 400_000
    """Positions that are kept."""
    rate: float = 1e-3
    last_rate: float = 2e-5
    turns: int = 1
    """Turns that self-play looks ahead."""
    trace: float = 0.8
    """The share of later surprises in a target (lambda)."""
    blend: float = 0.005
    """What a point of margin is worth beside the chance of winning."""
    look_every: float = 90.0
    """Seconds between matches against greedy."""
    look_games: int = 1000
    start: Path | None = None
    """A checkpoint whose average the run begins with."""

    def done(self, progress: "Progress") -> float:
        """The part of the run that lies behind it, from 0 to 1."""
        if self.rounds is not None:
            return min(1.0, progress.rounds / self.rounds) if self.rounds else 1.0
        return min(1.0, progress.seconds / (self.minutes * 60)) if self.minutes else 1.0

    def self_play(self, average: Network, number: int) -> list[SelfPlay]:
        """The games of a round, counted from 0."""
        average, rules = copied(average), tuple(rules_mix(self.players))
        positions = -(-self.positions_a_round // self.units_a_round)
        return [
            SelfPlay(
                average,
                rules,
                positions,
                self.trace,
                self.blend,
                self.turns,
                mixed(self.seed, number, unit),
            )
            for unit in range(self.units_a_round)
        ]

    def look(self, average: Network) -> list[Deals]:
        """A match against greedy, on the same deals every time."""
        one = Side(SEARCH, copied(average), make_focus((1,), (0.0,), self.blend), 1, 0)
        rules = self.players | ELIMINATION
        return match_units(rules, one, plain_side(GREEDY), self.look_games, seed=7)


@dataclass(slots=True)
class Progress:
    """Where a run stands, told after every round."""

    seconds: float = 0.0
    rounds: int = 0
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
    """Games won against greedy one turn deep, luck taken out, when last looked at."""


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


@dataclass(slots=True)
class Learner:
    """What a run has come to: all that a checkpoint holds."""

    network: Network
    average: Network
    adam: Adam = field(default_factory=fresh_adam)
    progress: Progress = field(default_factory=Progress)

    def save(self, path: Path) -> None:
        """Write a checkpoint."""
        parts = {"network": self.network, "average": self.average}
        fit = {"mean": self.adam.mean, "square": self.adam.square}
        save_checkpoint(path, parts | fit, self.progress)

    def learn(self, store: "Store", batches: int, rate: float, random: np.random.Generator) -> None:
        """Learn from so many batches of stored positions; the average follows."""
        losses = []
        for _ in range(batches):
            self.progress.batches += 1
            nth = self.progress.batches
            chosen = random.integers(0, store.held, BATCH)
            losses.append(
                learn_batch(self.network, self.adam, store.states, store.targets, chosen, rate, nth)
            )
            for followed, weights in zip(self.average, self.network, strict=True):
                drift(followed.reshape(-1), weights.reshape(-1), max(0.003, 1 / nth))
        self.progress.win_loss, self.progress.score_loss = (float(x) for x in np.mean(losses, axis=0))


def taken_up(plan: Plan) -> Learner:
    """Where the run stands: by its checkpoint, else at its beginning."""
    checkpoint = plan.folder / "checkpoint.npz"
    if checkpoint.exists():
        parts, progress = load_checkpoint(checkpoint)
        adam = fresh_adam()._replace(mean=parts["mean"], square=parts["square"])
        return Learner(parts["network"], parts["average"], adam, progress)
    network = fresh_network(plan.seed)
    if plan.start is not None:
        network = load_checkpoint(plan.start)[0]["average"]
    return Learner(network, copied(network))


class Store:
    """The most recent positions and their targets."""

    def __init__(self, size: int) -> None:
        self.states = np.zeros((size, FIELDS), np.int64)
        self.targets = np.zeros((size, 8), np.float32)
        self.held = 0
        self._next = 0

    def add(self, played: Played) -> None:
        """Put positions in, in place of the oldest."""
        size, made = len(self.states), len(played.states)
        spots = (self._next + np.arange(made)) % size
        self.states[spots] = played.states
        self.targets[spots] = played.targets
        self._next = (self._next + made) % size
        self.held = min(size, self.held + made)


def train(
    plan: Plan, runner: Runner, tell: Callable[[Progress], None] = lambda progress: None
) -> Network:
    """Run a plan to its end, going on from its checkpoint if there is one; the averaged network.

    Whatever stops this, the rounds that were learnt from are kept. In a `with` block of the runner its
    workers stay from round to round, and need not load the compiled code each time.
    """
    plan.folder.mkdir(parents=True, exist_ok=True)
    checkpoint = plan.folder / "checkpoint.npz"
    log = plan.folder / "log.jsonl"
    learner = taken_up(plan)
    progress = learner.progress
    random = np.random.default_rng([plan.seed, progress.batches])
    store = Store(plan.store)
    kept = deepcopy(learner)
    looked = -inf
    cancel = Event()
    # One thread, in which the runner does one list of units after the other.
    with ThreadPoolExecutor(1) as thread:

        def ahead(function: Callable[[Item], Done], units: Sequence[Item]) -> Future[list[Done]]:
            return thread.submit(in_order, runner, function, units, cancel)

        playing: Future[list[Played]] | None = None
        looking: Future[list[Results]] | None = None
        try:
            begun = perf_counter()
            while (done := plan.done(progress)) < 1:
                playing = playing or ahead(play_games, plan.self_play(learner.average, progress.rounds))
                played = playing.result()
                if looking is not None:
                    progress.share = match_shown(looking.result()).adjusted
                    looking = None
                # What comes next is played with the weights as they are now, while we learn.
                if progress.rounds + 1 != plan.rounds:
                    playing = ahead(play_games, plan.self_play(learner.average, progress.rounds + 1))
                if progress.seconds - looked >= plan.look_every:
                    looked = progress.seconds
                    looking = ahead(play_some_deals, plan.look(learner.average))
                    kept.save(checkpoint)
                for some in played:
                    store.add(some)
                made = sum(len(some.states) for some in played)
                rate = plan.last_rate + (plan.rate - plan.last_rate) * (1 + cos(pi * done)) / 2
                learner.learn(store, max(1, made * plan.uses // BATCH), rate, random)
                took = perf_counter() - begun
                begun += took
                progress.seconds += took
                progress.rounds += 1
                progress.positions += made
                progress.games += sum(some.games for some in played)
                progress.rate = made / took
                done = plan.done(progress)
                progress.remaining = progress.seconds * (1 - done) / done
                kept = deepcopy(learner)
                with log.open("a") as file:
                    file.write(json.dumps(asdict(progress)) + "\n")
                tell(progress)
        finally:
            cancel.set()
            kept.save(checkpoint)
            if log.exists():
                draw_curves(log, plan.folder / "curves.svg")
    return learner.average
