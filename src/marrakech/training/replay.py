"""The replay buffer: recent positions of self-play to learn from."""

import numpy as np

from marrakech.kernel.state import FIELDS
from marrakech.training.task import Played


class ReplayBuffer:
    """The most recent positions and their targets, in a ring of fixed size."""

    def __init__(self, size: int) -> None:
        self.states = np.zeros((size, FIELDS), np.int64)
        self.targets = np.zeros((size, 8), np.float32)
        self.held = 0
        self._next = 0

    def add(self, played: Played) -> None:
        """Add positions in place of the oldest."""
        size, made = len(self.states), len(played.states)
        spots = (self._next + np.arange(made)) % size
        self.states[spots] = played.states
        self.targets[spots] = played.targets
        self._next = (self._next + made) % size
        self.held = min(size, self.held + made)
