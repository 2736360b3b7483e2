"""PettingZoo's own conformance tests, and what they do not ask."""

import doctest
import pickle
import random
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.env_registry.registration import make

from marrakech.envs.errors import GameOverError, IllegalActionError, NotStartedError, WrongArgumentError
from marrakech.envs.pettingzoo import bots, marrakech_v1
from marrakech.kernel.printings import PRINTINGS
from marrakech.record.errors import ArgumentError, RulesetError

with warnings.catch_warnings():
    # Its tests import a game of its own in a way that it calls deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

# What PettingZoo says of any environment with a mask beside the observation that is not its own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]

GAMES: list[dict[str, Any]] = [
    {"players": players, "printing": printing.id, "end_turn": end_turn}
    for players in (2, 3, 4)
    for printing in PRINTINGS.values()
    for end_turn in (False, True)
    if printing.variant or not end_turn
]
SETTINGS: list[dict[str, Any]] = [
    {"players": 2, "printing": "fr57", "one_colour": True, "elimination": True},
    {"players": 4, "observation": "flat", "facing_north": True, "reward": "margin", "cover_own": True},
    {"players": 3, "reward": "place", "end_turn": True, "keep_heading": True},
]


@pytest.mark.parametrize("arguments", GAMES + SETTINGS, ids=str)
def test_the_conformance_tests_pass(arguments: dict[str, Any]) -> None:
    api_test(marrakech_v1.env(**arguments), num_cycles=60)
    seed_test(lambda: marrakech_v1.env(**arguments), num_cycles=25)
    parallel_api_test(marrakech_v1.parallel_env(**arguments), num_cycles=60)


@pytest.mark.parametrize("arguments", GAMES, ids=str)
def test_rendering(arguments: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **mode: marrakech_v1.env(**arguments, **mode))
    assert "player_0" in capsys.readouterr().out


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game; what each agent got in all."""
    chooser = random.Random(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        assert env.observation_space(agent).contains(seen)
        env.step(chooser.choice(np.flatnonzero(seen["action_mask"])))
    return total


@pytest.mark.parametrize(("reward", "sums"), [("win", 1.0), ("place", 2.0)])
@pytest.mark.parametrize("end_turn", [False, True])
def test_what_is_paid_is_shared_out(reward: str, sums: float, end_turn: bool) -> None:
    env = marrakech_v1.env(players=4, reward=reward, end_turn=end_turn)
    for seed in range(60):
        assert sum(play(env, seed).values()) == pytest.approx(sums)


def test_who_goes_out_leaves_at_once_and_the_others_play_on() -> None:
    env = marrakech_v1.env(players=4)
    left_early = 0
    for seed in range(40):
        chooser = random.Random(seed)
        env.reset(seed=seed)
        for agent in env.agent_iter():
            seen, _, terminated, _, _ = env.last()
            if terminated:
                left_early += not all(env.terminations.values())
                env.step(None)
                assert agent not in env.agents
                continue
            mask, vector = seen["action_mask"], seen["observation"]["vector"]
            # Wherever the most is to be paid.
            dearest = 84 + int(vector[27:30].argmax())
            env.step(dearest if mask[dearest] else chooser.choice(np.flatnonzero(mask)))
    assert left_early


def test_only_who_moves_has_legal_actions() -> None:
    env = marrakech_v1.env(players=3)
    env.reset(seed=1)
    assert env.agent_selection == "player_0"
    assert env.observe("player_0")["action_mask"][84:].tolist() == [1, 1, 1]
    assert not env.observe("player_1")["action_mask"].any()
    env.step(85)
    assert env.agent_selection == "player_0"
    assert not env.observe("player_0")["action_mask"][84:].any()


def test_mistakes() -> None:
    env = marrakech_v1.env(players=3)
    for ask in (lambda: env.step(84), lambda: env.observe("player_0"), env.last):
        with pytest.raises(NotStartedError, match="call reset"):
            ask()
    env.reset(seed=1)
    for action in (-1, 87, None, 3.5):
        with pytest.raises(WrongArgumentError, match="actions are 0 to 86"):
            env.step(action)
    env.step(0)
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}
    assert all(env.terminations.values())
    for _ in range(3):
        env.step(None)
    assert env.agents == []
    with pytest.raises(GameOverError, match="call reset"):
        env.step(84)
    raw = marrakech_v1.raw_env(players=3)
    raw.reset(seed=1)
    with pytest.raises(IllegalActionError, match="action 0 is not legal"):
        raw.step(0)
    with pytest.raises(RulesetError, match="unknown printing"):
        marrakech_v1.env(printing="en1066")
    with pytest.raises(WrongArgumentError, match="unknown render_mode"):
        marrakech_v1.env(render_mode="window")


def test_the_registry_makes_both_forms() -> None:
    env = make("aec", marrakech_v1.ID, players=3)
    assert play(env, 1) == play(marrakech_v1.env(players=3), 1)
    parallel = make("parallel", marrakech_v1.ID, players=2)
    observations, _ = parallel.reset(seed=1)
    assert list(observations) == ["player_0", "player_1"]


def test_it_can_be_pickled_and_begins_anew_without_a_seed() -> None:
    env = pickle.loads(pickle.dumps(marrakech_v1.env(players=3, end_turn=True, reward="place")))
    assert env.possible_agents == ["player_0", "player_1", "player_2"]
    assert play(env, 3) == play(marrakech_v1.env(players=3, end_turn=True, reward="place"), 3)
    env.reset(seed=3)
    first = env.observe("player_0")["observation"]["planes"]
    found = set()
    for _ in range(6):
        env.reset()
        found.add(env.observe("player_0")["observation"]["planes"].tobytes())
    assert len(found | {first.tobytes()}) > 1


def test_agents_actions_and_seeds_of_another_type() -> None:
    env: Any = marrakech_v1.env(players=2)
    env.reset(seed=np.int64(7))
    for ask in (env.observe, env.action_space, env.observation_space):
        for agent in ("player_2", 0, ["player_0"]):
            with pytest.raises(WrongArgumentError, match="they are player_0, player_1"):
                ask(agent)
    before = env.observe("player_0")
    env.step(np.array(84))
    env.reset(seed=7)
    assert data_equivalence(before, env.observe("player_0"))
    with pytest.raises(WrongArgumentError, match="a seed must be an integer"):
        env.reset(seed=7.5)
    with pytest.raises(ArgumentError, match="illegal_reward"):
        marrakech_v1.env(illegal_reward="much")


def test_bots_take_the_seats_of_agents() -> None:
    assert doctest.testmod(bots).failed == 0
    env = marrakech_v1.env(players=2, reward="win", facing_north=True)
    env.reset(seed=3)
    seated = bots.seat_bots(
        env, {"player_0": "greedy", "player_1": lambda position: position.legal()[0]}
    )
    bots.play_bots(env, seated)
    assert not env.agents
    for wrong, why in (
        ({"player_7": "greedy"}, "unknown agent"),
        ({"player_0": "cmd:x"}, "is a program"),
    ):
        env.reset(seed=3)
        with pytest.raises(WrongArgumentError, match=why):
            bots.seat_bots(env, wrong)
