"""The replay buffer."""

import numpy as np

from marrakech.training.replay import ReplayBuffer
from marrakech.training.task import Played


def test_the_store_keeps_the_most_recent() -> None:
    store = ReplayBuffer(5)
    for first, last in ((0, 3), (3, 7)):
        numbers = np.arange(first, last)
        states, targets = np.tile(numbers[:, None], 11), np.tile(numbers[:, None], 8)
        store.add(Played(states, targets.astype(np.float32), 1))
        assert store.held == min(5, last)
    assert sorted(store.states[:, 0]) == [2, 3, 4, 5, 6]
    assert (store.targets[:, 7] == store.states[:, 0]).all()
