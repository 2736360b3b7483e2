"""The same seed and the same actions give the same game in every interface, and in `Game`."""

from typing import Any

import numpy as np
import pyspiel
import pytest

import marrakech.envs.openspiel  # noqa: F401  (registers the game)
from marrakech.envs.batch import Batch
from marrakech.envs.gymnasium import MarrakechEnv, MarrakechVectorEnv
from marrakech.envs.pettingzoo import marrakech_v1
from marrakech.kernel.choices import choice_of
from marrakech.kernel.state import OVER, Rules, State, player, players, read_state, step
from marrakech.kernel.turn import legal
from marrakech.record.game import Game
from marrakech.record.moves import chance_at, choice_at
from marrakech.record.ruleset import Ruleset
from tests.envs.games import RULES, Chance, random_games, replayed
from tests.examples import times

GAMES = times(200)
"""Of each of the five kinds of rules, so a thousand in each interface, and ten thousand in `make long`."""

RULESETS: dict[Rules, dict[str, Any]] = {
    Ruleset.of(**arguments).rules: arguments
    for arguments in (
        {"players": 2},
        {"players": 2, "printing": "fr57", "one_colour": True},
        {"players": 3, "end_turn": True, "cover_own": True},
        {"players": 4},
        {"players": 4, "end_turn": True, "keep_heading": True, "elimination": False},
    )
}


def states_of(batch: Batch) -> list[State]:
    return [read_state(row) for row in batch.states]


@pytest.mark.parametrize("rules", RULES)
def test_a_batch_plays_by_the_kernel(rules: Rules) -> None:
    batch, played = random_games(rules, GAMES)
    for seed, (last, actions) in enumerate(zip(states_of(batch), played, strict=True)):
        states = list(replayed(rules, seed, actions))
        assert states[-1] == last
        assert step(last) == OVER
        assert all(step(state) != OVER for state in states[:-1])


@pytest.mark.parametrize("rules", RULES)
def test_games_of_the_library_agree(rules: Rules) -> None:
    batch, played = random_games(rules, GAMES)
    for seed, (last, actions) in enumerate(zip(states_of(batch), played, strict=True)):
        game, chance = Game(Ruleset.of(**RULESETS[rules])), Chance(seed)
        for action in [*actions, None]:
            while game.node.chance_is_due:
                game.play(chance_at(step(game.state), chance.outcome(game.state)))
            if action is not None:
                choice = choice_of(legal(game.state), action)
                game.play(choice_at(step(game.state), choice))
        assert game.state == last
        first = [standing.player for standing in game.ranking() if standing.rank == 1]
        shares = batch.rewards("win")[seed, : players(last)]
        assert list(np.flatnonzero(shares)) == sorted(first)


@pytest.mark.parametrize("rules", RULES)
def test_pettingzoo_agrees(rules: Rules) -> None:
    batch, played = random_games(rules, GAMES)
    env = marrakech_v1.raw_env(**RULESETS[rules])
    for seed, actions in enumerate(played):
        env.reset(seed=seed)
        rest = iter(actions)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            _, reward, terminated, truncated, _ = env.last()
            total[agent] += reward
            env.step(None if terminated or truncated else next(rest))
        assert next(rest, None) is None
        assert env._game.state == read_state(batch.states[seed])
        assert list(total.values()) == batch.rewards("win")[seed, : env.max_num_agents].tolist()


@pytest.mark.parametrize("rules", RULES)
def test_openspiel_agrees(rules: Rules) -> None:
    batch, played = random_games(rules, GAMES)
    arguments = dict(RULESETS[rules])
    if "elimination" in arguments:
        arguments["elimination"] = "on" if arguments["elimination"] else "off"
    game = pyspiel.load_game("python_marrakech", arguments)
    for seed, actions in enumerate(played):
        state, chance = game.new_initial_state(), Chance(seed)
        rest = iter(actions)
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.outcome(state.kernel))
            else:
                assert state.current_player() == player(state.kernel)
                state.apply_action(next(rest))
        assert next(rest, None) is None
        assert state.kernel == read_state(batch.states[seed])
        assert state.returns() == batch.rewards("win")[seed, : game.num_players()].tolist()


@pytest.mark.parametrize("rules", RULES)
def test_the_vector_environment_agrees(rules: Rules) -> None:
    batch, played = random_games(rules, GAMES)
    env = MarrakechVectorEnv(GAMES, opponents=None, **RULESETS[rules])
    env.reset(seed=0)
    finished = np.zeros(GAMES, np.bool_)
    for turn in range(max(map(len, played))):
        # Games that are over have begun anew; what is done there is of no interest.
        actions = env.random_actions()
        for game, moves in enumerate(played):
            if turn < len(moves):
                actions[game] = moves[turn]
        _, _, ended, _, _ = env.step(actions)
        for over in np.flatnonzero(ended & ~finished):
            game = int(over)
            assert turn == len(played[game]) - 1
            assert read_state(env.states[game]) == read_state(batch.states[game])
        finished |= ended
    assert finished.all()


@pytest.mark.parametrize(
    ("arguments", "seat"), [({"players": 2}, 1), ({"players": 3, "end_turn": True}, 0)]
)
def test_one_player_against_greedy_agrees(arguments: dict[str, Any], seat: int) -> None:
    games = 6
    many = MarrakechVectorEnv(games, opponents="greedy", seat=seat, observation="flat", **arguments)
    observations, infos = many.reset(seed=5)
    singles = [
        MarrakechEnv(opponents="greedy", seat=seat, observation="flat", **arguments)
        for _ in range(games)
    ]
    seen = [env.reset(seed=5 + game)[0] for game, env in enumerate(singles)]
    finished = np.zeros(games, np.bool_)
    while not finished.all():
        for game in np.flatnonzero(~finished):
            assert np.array_equal(observations[game], seen[game])
            assert np.array_equal(infos["action_mask"][game], singles[game].action_masks())
        actions = many.random_actions()
        observations, rewards, ended, _, infos = many.step(actions)
        for game in np.flatnonzero(~finished):
            seen[game], reward, over, _, _ = singles[game].step(int(actions[game]))
            assert (reward, over) == (rewards[game], ended[game])
        finished |= ended
