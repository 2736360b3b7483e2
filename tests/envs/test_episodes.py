"""Games of the library as episodes."""

import doctest
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from marrakech.envs import episodes
from marrakech.envs.episodes import actions_of, chosen_actions, episode_of
from marrakech.envs.errors import WrongArgumentError
from marrakech.envs.gymnasium import MarrakechEnv
from marrakech.envs.pettingzoo import marrakech_v1
from marrakech.record.errors import ArgumentError
from marrakech.record.game import Game


def test_the_example() -> None:
    assert doctest.testmod(episodes).failed == 0


@pytest.mark.parametrize("north", [False, True])
@pytest.mark.parametrize(
    "arguments", [{"players": 2}, {"players": 3, "end_turn": True}, {"players": 4, "printing": "fr60"}]
)
def test_a_file_is_an_episode(arguments: dict[str, Any], north: bool, tmp_path: Path) -> None:
    env = marrakech_v1.env(facing_north=north, reward="place", **arguments)
    env.reset(seed=11)
    seen, total = [], dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        total[agent] += reward
        action = None if ended else int(np.flatnonzero(observation["action_mask"])[-1])
        if not ended:
            seen.append((agent, observation, action))
        env.step(action)
    env.game().save(tmp_path / "kept.marrakech")
    game = Game.load(tmp_path / "kept.marrakech")
    episode = episode_of(game, reward="place", facing_north=north)
    assert actions_of(game, facing_north=north) == [action for _, _, action in seen]
    assert episode.rewards.tolist() == [np.float32(one) for one in total.values()]
    for row, (agent, observation, action) in enumerate(seen):
        assert agent == f"player_{episode.seats[row]}"
        assert np.array_equal(observation["observation"]["planes"], episode.planes[row])
        assert np.array_equal(observation["observation"]["vector"], episode.vector[row])
        assert np.array_equal(observation["action_mask"], episode.masks[row])
        assert episode.masks[row, action] == 1


def test_an_episode_against_bots_goes_on_from_its_file_with_the_same_dice(tmp_path: Path) -> None:
    env = MarrakechEnv(opponents="greedy", seat=0)
    env.reset(seed=3)
    for _ in range(5):
        env.step(int(env.action_masks().argmax()))
    env.game().save(tmp_path / "half.marrakech")
    game = Game.load(tmp_path / "half.marrakech")
    assert game.dice == Game.new(seed=3).dice
    again = MarrakechEnv(opponents="greedy", seat=0)
    again.reset(seed=3)
    mine = [action for state, action in chosen_actions(game) if state.flow & 3 == 0]
    for action in mine:
        again.step(action)
    assert again.game() == game


def test_a_game_that_has_just_begun_is_an_empty_episode() -> None:
    episode = episode_of(Game.new(players=3, seed=1))
    assert [len(part) for part in episode] == [0, 0, 0, 0, 0, 3]
    assert not episode.rewards.any()


def test_what_is_refused() -> None:
    with pytest.raises(WrongArgumentError, match="made of a Game, not of str"):
        episode_of("game.marrakech")  # type: ignore[arg-type]
    with pytest.raises(WrongArgumentError, match="unknown reward"):
        episode_of(Game.new(seed=1), reward="gold")
    with pytest.raises(ArgumentError):
        actions_of(Game.new(seed=1), facing_north="yes")  # type: ignore[arg-type]
