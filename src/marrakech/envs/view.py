"""All that a step of many games shows, written by one compiled call.

So a thread need not come back to Python between movers, rewards, observations and masks.
"""

from typing import Any, NamedTuple

import numpy as np

from marrakech.engine.learned.features import Floats, Ints
from marrakech.engine.vectors import SEATS
from marrakech.envs.batch import Bytes, mask_all, players_to_move
from marrakech.envs.frame import CELLS
from marrakech.envs.observation import PLANES, VECTOR, observe_all
from marrakech.envs.reward import reward_all
from marrakech.jit.decorators import cached
from marrakech.kernel.choices import ACTIONS


class View(NamedTuple):
    """Arrays with a row for each game, as in `envs.batch`."""

    movers: Ints
    rewards: Floats
    planes: Bytes
    vector: Floats
    masks: Bytes

    def part(self, games: slice) -> "View":
        """The rows of some of the games, to write to."""
        return View(
            self.movers[games],
            self.rewards[games],
            self.planes[games],
            self.vector[games],
            self.masks[games],
        )


def make_view(games: int) -> View:
    """Fresh arrays for so many games."""
    return View(
        movers=np.empty(games, np.int64),
        rewards=np.empty((games, SEATS), np.float32),
        planes=np.empty((games, PLANES * CELLS), np.uint8),
        vector=np.empty((games, VECTOR), np.float32),
        masks=np.empty((games, ACTIONS), np.uint8),
    )


@cached
def show_games(states: Any, seats: Any, actors: Any, facing_north: bool, kind: int, view: Any) -> None:
    """Show each game from a seat or, for -1, to the player to move; once it is over, to who acted last."""
    players_to_move(states, view.movers)
    reward_all(states, kind, view.rewards)
    for i in range(states.shape[0]):
        if seats[i] < 0 and view.movers[i] < 0:
            seats[i] = actors[i]
    observe_all(states, seats, facing_north, view.planes, view.vector)
    mask_all(states, facing_north, view.masks)
