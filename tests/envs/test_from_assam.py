"""The board as Assam sees it."""

import numpy as np

from marrakech.envs.batch import Batch
from marrakech.envs.frame import CELLS
from marrakech.envs.from_assam import (
    ACTION_FROM,
    LOCAL_ACTIONS,
    LOCAL_NUMBERS,
    assam_in,
    points_ahead,
    rough_chance,
    seen_from_assam,
)
from marrakech.envs.spaces import observation
from marrakech.kernel.scoring import score
from marrakech.kernel.state import player, read_state, square
from marrakech.record.ruleset import Ruleset


def test_every_legal_action_is_one_of_the_fifteen_and_the_numbers_are_true() -> None:
    games = Batch(50, Ruleset.of(players=2).rules, seed=3, facing_north=True)
    for _ in range(25):
        seen = observation("flat", *games.observe())
        near = ACTION_FROM[assam_in(seen)]
        masks = games.masks()
        mine = np.take_along_axis(masks, near, axis=1) * (near >= 0)
        assert near.shape == (50, LOCAL_ACTIONS)
        assert (mine.sum(axis=1) == masks.sum(axis=1)).all()
        for game, ahead in enumerate(points_ahead(seen).tolist()):
            state = read_state(games.states[game])
            who = player(state)
            assert ahead == score(state, who) - score(state, 1 - who)
        assert seen_from_assam(seen).shape == (50, LOCAL_NUMBERS)
        assert seen_from_assam(seen).max() <= 5
        assert ((rough_chance(seen) > 0.5) == (points_ahead(seen) > 0)).all()
        games.step(games.random_actions())


def test_the_square_in_front_of_assam_is_where_it_is_said_to_be() -> None:
    games = Batch(20, Ruleset.of(players=2).rules, seed=5)
    assert (assam_in(observation("flat", *games.observe())) == CELLS // 2).all()
    assert square(read_state(games.states[0])) == 3 * 8 + 3
