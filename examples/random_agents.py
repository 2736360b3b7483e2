"""A random agent in every environment.

pip install 'marrakech[rl,openspiel]'
python examples/random_agents.py [batch] [single] [vector] [cycle] [openspiel]
"""

import random
import sys

import numpy as np


def batch() -> float:
    """A thousand two-player games side by side with nothing but numpy; the share that player 0 won."""
    from marrakech.envs.batch import Batch
    from marrakech.record.ruleset import Ruleset

    games = Batch(1000, Ruleset.of(players=2).rules, seed=1)
    while not games.over().all():
        games.step(games.random_actions())
    return float(games.rewards("win")[:, 0].mean())


def single() -> float:
    """One game of Gymnasium against greedy; what it was worth."""
    import gymnasium

    import marrakech.envs.gymnasium

    env = gymnasium.make(marrakech.envs.gymnasium.ID, players=2, opponents="greedy", reward="margin")
    env.action_space.seed(1)
    _, info = env.reset(seed=1)
    worth, over = 0.0, False
    while not over:
        action = env.action_space.sample(info["action_mask"].astype(np.int8))
        _, reward, over, _, info = env.step(action)
        worth += float(reward)
    return worth


def vector() -> float:
    """Gymnasium's vector form: 256 games against random players, begun anew by themselves; the share won."""
    import gymnasium

    import marrakech.envs.gymnasium

    env = gymnasium.make_vec(marrakech.envs.gymnasium.ID, num_envs=256, players=4, opponents="random")
    random_numbers = np.random.default_rng(1)
    _, infos = env.reset(seed=1)
    won = games = 0.0
    for _ in range(200):
        # The largest of random numbers on the legal actions.
        actions = (random_numbers.random((256, 87)) * infos["action_mask"]).argmax(axis=1)
        _, rewards, over, _, infos = env.step(actions)
        won += rewards.sum()
        games += over.sum()
    return float(won / games)


def cycle() -> dict[str, float]:
    """One game of PettingZoo; what each agent got."""
    from marrakech.envs.pettingzoo import marrakech_v1

    env = marrakech_v1.env(players=3, reward="place")
    chooser = random.Random(1)
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        over = terminated or truncated
        env.step(None if over else chooser.choice(observation["action_mask"].nonzero()[0]))
    return total


def openspiel() -> list[float]:
    """One game of OpenSpiel, die and piles drawn here; what each player got."""
    import pyspiel

    import marrakech.envs.openspiel

    chooser = random.Random(1)
    state = pyspiel.load_game(f"{marrakech.envs.openspiel.NAME}(players=4)").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(outcomes, chances)[0])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
    return list(state.returns())


LOOPS = {"batch": batch, "single": single, "vector": vector, "cycle": cycle, "openspiel": openspiel}

if __name__ == "__main__":
    for name in sys.argv[1:] or LOOPS:
        print(f"{name}: {LOOPS[name]()}")
