"""Many games as plain arrays."""

import numpy as np
import pytest

from marrakech.envs.batch import NO_ACTION, Batch
from marrakech.envs.errors import GameOverError, IllegalActionError, WrongArgumentError
from marrakech.kernel.choices import ACTIONS, action_of, listed
from marrakech.kernel.state import OVER, Rules, player, read_state, step
from marrakech.kernel.turn import legal
from tests.envs.games import RULES, random_games


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("facing_north", [False, True])
def test_masks_are_the_legal_actions(rules: Rules, facing_north: bool) -> None:
    batch = Batch(50, rules, seed=1, facing_north=facing_north)
    for _ in range(30):
        masks = batch.masks()
        for state, mask in zip(map(read_state, batch.states), masks, strict=True):
            choices = legal(state)
            assert mask.sum() == len(listed(choices))
            if not facing_north:
                actions = [action_of(choices, choice) for choice in listed(choices)]
                assert np.flatnonzero(mask).tolist() == actions
        every = np.arange(ACTIONS)
        for action in every:
            assert np.array_equal(batch.illegal(np.full(50, action)), masks[:, action] == 0)
        batch.step(batch.random_actions())


def test_movers_and_ends() -> None:
    batch, _ = random_games(RULES[0], 20)
    assert batch.over().all()
    assert (batch.movers() == -1).all()
    assert not batch.masks().any()
    assert (batch.random_actions() == NO_ACTION).all()
    some = np.arange(20) % 2 == 0
    before = batch.states.copy()
    batch.restart(some)
    assert np.array_equal(batch.over(), ~some)
    assert np.array_equal(batch.states[~some], before[~some])
    assert batch.movers()[some].tolist() == [player(read_state(row)) for row in batch.states[some]]


def test_a_seed_is_a_game() -> None:
    batch = Batch(3, RULES[0], seed=7)
    again = Batch(2, RULES[0], seed=8)
    assert np.array_equal(batch.states[1:], again.states)
    batch.restart(seeds=[8, 9, 7])
    assert np.array_equal(batch.states[:2], again.states)


def test_threads_play_the_same_games() -> None:
    one, many = Batch(101, RULES[3], seed=4), Batch(101, RULES[3], seed=4, threads=3)
    while not one.over().all():
        actions = one.random_actions()
        assert np.array_equal(actions, many.random_actions())
        one.step(actions)
        many.step(actions)
        assert np.array_equal(one.states, many.states)
        for which in (0, 1):
            assert np.array_equal(one.observe()[which], many.observe()[which])
    assert np.array_equal(one.rewards("place"), many.rewards("place"))


def test_nothing_happens_where_an_action_is_illegal() -> None:
    batch = Batch(4, RULES[3])
    actions = batch.random_actions()
    actions[2] = 0
    before = batch.states.copy()
    with pytest.raises(IllegalActionError, match="action 0 in game 2 is not legal"):
        batch.step(actions)
    assert np.array_equal(batch.states, before)
    actions[2] = NO_ACTION
    batch.step(actions)
    assert np.array_equal(batch.states[2], before[2])
    assert not np.array_equal(batch.states[1], before[1])


@pytest.mark.parametrize("action", [-2, ACTIONS, 10**6])
def test_numbers_that_are_no_action(action: int) -> None:
    with pytest.raises(IllegalActionError, match=f"action {action} "):
        Batch(1, RULES[3]).step(np.array([action]))


def test_a_game_that_is_over_cannot_be_stepped() -> None:
    batch, _ = random_games(RULES[0], 2)
    assert step(read_state(batch.states[0])) == OVER
    with pytest.raises(GameOverError, match="action 84 in game 0: the game is over"):
        batch.step(np.array([84, 84]))
    batch.step(np.array([NO_ACTION, NO_ACTION]))


def test_wrong_arguments() -> None:
    with pytest.raises(WrongArgumentError, match="both must be at least 1"):
        Batch(0, RULES[0])
    batch = Batch(2, RULES[0])
    with pytest.raises(WrongArgumentError, match="2 integers, not float64"):
        batch.step(np.zeros(2))  # type: ignore[arg-type]
    with pytest.raises(WrongArgumentError, match="shape"):
        batch.step(np.zeros(3, np.int64))
    with pytest.raises(WrongArgumentError, match="the choices are win, place, margin"):
        batch.rewards("dirhams")


def test_results_go_where_they_are_asked_to() -> None:
    batch = Batch(5, RULES[3])
    masks, movers = batch.masks(), batch.movers()
    planes, vector = batch.observe()
    actions = batch.random_actions(np.zeros(5, np.int64))
    batch.step(actions)
    assert batch.masks(masks) is masks
    assert batch.movers(movers) is movers
    assert batch.observe((planes, vector))[0] is planes
    assert np.array_equal(planes, batch.observe()[0])
    assert len(batch) == 5
