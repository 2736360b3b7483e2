"""A training run: self-play, learning and matches against greedy, in rounds.

A round plays some thousands of positions with a slowly following average of the weights, adds them to the
replay buffer and learns from a random part of it. Games are played by a runner's workers, learning is done
here, both at once: while a round is learnt from, the next is played, with the average as it was when that
learning began. What is played follows from the plan's seed, the round and the average alone, so the number
of workers makes no difference to the network.

The run ends after its minutes or rounds, over which the learning rate decays to almost zero; compile time
does not count. Everything a run needs to resume is in its folder:

    checkpoint.npz   weights, the average, the state of the optimiser, counters
    weights.npz      the average alone, which can be played: `master:FOLDER/weights.npz`
    log.jsonl        one line per round: positions, losses, rate, share of games won against greedy or the prey
    curves.svg       the same as a picture
"""

import json
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, replace
from math import cos, inf, pi
from threading import Event
from time import perf_counter
from typing import Final

import numpy as np

from marrakech.engine.learned.network import Network, copied, fresh_network, save_networks
from marrakech.engine.match import DealResults, match_of, play_task
from marrakech.engine.sides import SEARCH_KIND
from marrakech.training.checkpoint import BATCH, Learner, RunProgress, TrainingError, load_checkpoint
from marrakech.training.curves import draw_curves
from marrakech.training.learning import fresh_adam
from marrakech.training.plan import Plan
from marrakech.training.replay import ReplayBuffer
from marrakech.training.task import Played, play_games
from marrakech.workers.runner import Done, Item, Runner, in_order

CHECKPOINT_FILE: Final = "checkpoint.npz"
WEIGHTS_FILE: Final = "weights.npz"
LOG_FILE: Final = "log.jsonl"
CURVES_FILE: Final = "curves.svg"


def resumed_learner(plan: Plan) -> Learner:
    """The state of a run: that of its checkpoint, else that of its start."""
    checkpoint = plan.folder / CHECKPOINT_FILE
    if checkpoint.exists():
        parts, progress = load_checkpoint(checkpoint)
        if progress.players not in (0, plan.players):
            raise TrainingError(
                f"the run in {plan.folder} is for {progress.players} players, not {plan.players}; "
                "choose another folder"
            )
        progress.players = plan.players
        adam = fresh_adam()._replace(mean=parts["mean"], square=parts["square"])
        return Learner(parts["network"], parts["average"], adam, progress)
    network = fresh_network(plan.seed)
    if plan.start is not None:
        network = load_checkpoint(plan.start)[0]["average"]
    elif plan.prey is not None and plan.prey.kind == SEARCH_KIND:
        # Whoever hunts a master knows what it knows.
        network = copied(plan.prey.network)
    return Learner(network, copied(network), progress=RunProgress(players=plan.players))


def train(
    plan: Plan, runner: Runner, tell: Callable[[RunProgress], None] = lambda progress: None
) -> Network:
    """Run a plan to its end, resuming from its checkpoint if there is one; returns the averaged network.

    Whatever stops this, completed rounds are kept. In a `with` block of the runner its workers persist
    between rounds, and need not load the compiled code each time.
    """
    learner = resumed_learner(plan)
    plan.folder.mkdir(parents=True, exist_ok=True)
    if plan.done(learner.progress) < 1:
        compile_all(plan, runner)
    # One thread, in which the runner works through one list of tasks after another.
    with ThreadPoolExecutor(1) as thread:
        run = _Rounds(plan, runner, thread, learner)
        try:
            while (done := plan.done(learner.progress)) < 1:
                run.round(done)
                tell(learner.progress)
        finally:
            run.end()
    return learner.average


def compile_all(plan: Plan, runner: Runner) -> None:
    """Compile what a run uses, or load it from the cache, before the clock of the run starts."""
    network = fresh_network(0)
    tiny = replace(plan, positions_a_round=1, tasks_a_round=1, look_games=1)
    [played] = in_order(runner, play_games, tiny.self_play(network, 0))
    in_order(runner, play_task, tiny.look(network))
    replay = ReplayBuffer(len(played.states))
    replay.add(played)
    Learner(network, copied(network)).learn(replay, 1, plan.rate, np.random.default_rng(0))


class _Rounds:
    """The rounds of a run: the games being played ahead, and the last saved state."""

    def __init__(
        self, plan: Plan, runner: Runner, thread: ThreadPoolExecutor, learner: Learner
    ) -> None:
        self.plan = plan
        self.runner = runner
        self.thread = thread
        self.learner = learner
        self.kept = learner.copy()
        """The state after the last complete round."""
        self.replay = ReplayBuffer(plan.store)
        self.random = np.random.default_rng([plan.seed, learner.progress.batches])
        self.cancel = Event()
        self.playing: Future[list[Played]] | None = None
        self.matching: Future[list[DealResults]] | None = None
        self.matched_at = -inf
        self.round_began = perf_counter()

    def round(self, done: float) -> None:
        """Play and learn one round; `done` is the completed fraction of the run."""
        played = self._played()
        for some in played:
            self.replay.add(some)
        positions = sum(len(some.states) for some in played)
        plan = self.plan
        rate = plan.last_rate + (plan.rate - plan.last_rate) * (1 + cos(pi * done)) / 2
        batches = max(1, positions * plan.uses // BATCH)
        self.learner.learn(self.replay, batches, rate, self.random)
        self._count(positions, sum(some.games for some in played))
        self.kept = self.learner.copy()
        with (plan.folder / LOG_FILE).open("a") as file:
            file.write(json.dumps(asdict(self.learner.progress)) + "\n")

    def end(self) -> None:
        """Stop playing ahead, and save the completed rounds."""
        self.cancel.set()
        self._save()
        log = self.plan.folder / LOG_FILE
        if log.exists():
            draw_curves(log, self.plan.folder / CURVES_FILE)

    def _played(self) -> list[Played]:
        """The games of this round; starts those of the next and, from time to time, a match."""
        plan, progress, average = self.plan, self.learner.progress, self.learner.average
        if self.playing is None:
            self.playing = self._ahead(play_games, plan.self_play(average, progress.rounds))
        played = self.playing.result()
        if self.matching is not None:
            progress.share = match_of(self.matching.result()).adjusted.value
            self.matching = None
        # The next games are played with the current weights while this round is learnt.
        if progress.rounds + 1 != plan.rounds:
            self.playing = self._ahead(play_games, plan.self_play(average, progress.rounds + 1))
        if progress.seconds - self.matched_at >= plan.look_every:
            self.matched_at = progress.seconds
            self.matching = self._ahead(play_task, plan.look(average))
            self._save()
        return played

    def _count(self, positions: int, games: int) -> None:
        progress = self.learner.progress
        took = perf_counter() - self.round_began
        self.round_began += took
        progress.seconds += took
        progress.rounds += 1
        progress.positions += positions
        progress.games += games
        progress.rate = positions / took
        done = self.plan.done(progress)
        progress.remaining = progress.seconds * (1 - done) / done

    def _ahead(self, function: Callable[[Item], Done], tasks: Sequence[Item]) -> Future[list[Done]]:
        return self.thread.submit(in_order, self.runner, function, tasks, self.cancel)

    def _save(self) -> None:
        self.kept.save(self.plan.folder / CHECKPOINT_FILE)
        save_networks(self.plan.folder / WEIGHTS_FILE, {self.plan.players: self.kept.average})
