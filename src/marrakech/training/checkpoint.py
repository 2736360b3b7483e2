"""The state of a training run, and its file.

TrainingError   a run that cannot start or resume
"""

import json
from copy import deepcopy
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Self

import numpy as np

from marrakech.engine.learned.network import SHAPES, Network
from marrakech.record.errors import MarrakechError
from marrakech.training.learning import Adam, drift, fresh_adam, learn_batch
from marrakech.training.replay import ReplayBuffer

BATCH = 1024


class TrainingError(MarrakechError):
    """A run that cannot start or resume."""


@dataclass(slots=True)
class RunProgress:
    """How far a run has come; reported after every round."""

    players: int = 0
    """Players of its games; 0 in checkpoints of earlier releases, which did not say."""
    seconds: float = 0.0
    rounds: int = 0
    positions: int = 0
    games: int = 0
    batches: int = 0
    win_loss: float = 0.0
    score_loss: float = 0.0
    rate: float = 0.0
    """Positions per second."""
    remaining: float = 0.0
    """Seconds."""
    share: float | None = None
    """Games won against greedy (or the prey) one turn deep, luck taken out, in the last match."""


def save_checkpoint(path: Path, networks: dict[str, Network], progress: RunProgress) -> None:
    """Write everything a run needs to resume; an interrupted write leaves the old file."""
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


def load_checkpoint(path: Path) -> tuple[dict[str, Network], RunProgress]:
    """Read what `save_checkpoint` wrote."""
    with np.load(path) as arrays:
        networks = {
            part: Network(**{name: arrays[f"{part}.{name}"] for name in SHAPES})
            for part in ("network", "average", "mean", "square")
        }
        return networks, RunProgress(**json.loads(str(arrays["progress"])))


@dataclass(slots=True)
class Learner:
    """The state of a run: all that a checkpoint holds."""

    network: Network
    average: Network
    adam: Adam = field(default_factory=fresh_adam)
    progress: RunProgress = field(default_factory=RunProgress)

    def save(self, path: Path) -> None:
        """Write a checkpoint."""
        parts = {"network": self.network, "average": self.average}
        fit = {"mean": self.adam.mean, "square": self.adam.square}
        save_checkpoint(path, parts | fit, self.progress)

    def copy(self) -> Self:
        """The same state in arrays of its own."""
        return deepcopy(self)

    def learn(
        self, replay: ReplayBuffer, batches: int, rate: float, random: np.random.Generator
    ) -> None:
        """Learn from this many batches of positions drawn from the buffer; the average follows."""
        losses = []
        for _ in range(batches):
            self.progress.batches += 1
            nth = self.progress.batches
            chosen = random.integers(0, replay.held, BATCH)
            losses.append(
                learn_batch(self.network, self.adam, replay.states, replay.targets, chosen, rate, nth)
            )
            for followed, weights in zip(self.average, self.network, strict=True):
                drift(followed.reshape(-1), weights.reshape(-1), max(0.003, 1 / nth))
        self.progress.win_loss, self.progress.score_loss = (float(x) for x in np.mean(losses, axis=0))
