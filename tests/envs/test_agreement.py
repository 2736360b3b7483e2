"""The same seed and the same actions give the same game in every interface, and in `Game`."""

from typing import Any

import numpy as np
import pyspiel
import pytest

from marrakech.arena.entrant import parse_entrants
from marrakech.arena.fixture import Fixture
from marrakech.arena.playing import play_and_record
from marrakech.envs.batch import Batch
from marrakech.envs.episodes import actions_of
from marrakech.envs.gymnasium import MarrakechEnv, MarrakechVectorEnv
from marrakech.envs.openspiel import SeedSampler
from marrakech.envs.pettingzoo import marrakech_v1
from marrakech.kernel.choices import choice_of
from marrakech.kernel.state import OVER, Rules, State, player, players, read_state, step
from marrakech.kernel.turn import legal
from marrakech.record import gamefile
from marrakech.record.game import Game
from marrakech.record.moves import choice_at
from marrakech.record.ruleset import Ruleset
from tests.envs.games import RULES, Chance, Generated, random_games, replayed
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


@pytest.mark.parametrize("chance", [Chance, Generated])
@pytest.mark.parametrize("rules", RULES)
def test_a_batch_plays_by_the_kernel(rules: Rules, chance: type[Chance]) -> None:
    batch, played = random_games(rules, GAMES, dealt=chance is Chance)
    for seed, (last, actions) in enumerate(zip(states_of(batch), played, strict=True)):
        states = list(replayed(rules, chance(seed), actions))
        assert states[-1] == last
        assert step(last) == OVER
        assert all(step(state) != OVER for state in states[:-1])


@pytest.mark.parametrize("rules", RULES)
def test_games_of_the_library_agree(rules: Rules) -> None:
    batch, played = random_games(rules, GAMES)
    for seed, (last, actions) in enumerate(zip(states_of(batch), played, strict=True)):
        game = Game.new(seed=seed, **RULESETS[rules])
        for action in actions:
            choice = choice_of(legal(game.state), action)
            game.play(choice_at(step(game.state), choice))
        assert game.state == last
        assert actions_of(game) == actions
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
        state, chance = game.new_initial_state(), SeedSampler(seed)
        rest = iter(actions)
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance(state))
            else:
                assert state.current_player() == player(state.kernel)
                state.apply_action(next(rest))
        assert next(rest, None) is None
        assert state.kernel == read_state(batch.states[seed])
        assert state.returns() == batch.rewards("win")[seed, : game.num_players()].tolist()
        assert actions_of(state.as_game()) == actions
        assert state.as_game().state == state.kernel


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


@pytest.mark.parametrize("rules", RULES)
def test_a_game_of_the_arena_is_an_episode_of_its_deal(rules: Rules) -> None:
    ruleset = Ruleset.of(**RULESETS[rules])
    players = ruleset.players
    lineup = parse_entrants(["random"] * players)
    for deal in ("7", "a match/3"):
        fixture = Fixture(lineup, 0, deal, ruleset.printing.id, ruleset.switches)
        record = play_and_record(fixture).record
        assert record is not None
        game = gamefile.parse(record)
        assert game.dice == Game.new(seed=deal, **RULESETS[rules]).dice
        actions = actions_of(game)
        env = marrakech_v1.raw_env(**RULESETS[rules])
        env.reset(seed=deal)
        for action in actions:
            while env.terminations[env.agent_selection]:
                env.step(None)
            env.step(action)
        assert env.game() == game
        assert env.game().dice == game.dice
        batch = Batch(2, rules)
        batch.restart(np.array([False, True]), [deal])
        for action in actions:
            batch.step(np.array([-1, action]))
        assert read_state(batch.states[1]) == game.state


def test_a_game_without_a_seed_after_one_with_a_seed_has_other_dice() -> None:
    batch = Batch(40, RULES[3])
    batch.restart(seeds=[5] * 40)
    batch.step(np.full(40, 85))
    assert len({tuple(row) for row in batch.states}) == 1, "one seed, one roll"
    some = np.arange(40) < 30
    batch.words[:] = np.arange(1, 41, dtype=np.uint64) << np.uint64(40)
    batch.restart(some)
    batch.step(np.full(40, -1) + 86 * some)
    assert len({tuple(row) for row in batch.states[some]}) > 1
    assert len({tuple(row) for row in batch.states[~some]}) == 1


def test_states_that_a_stranger_wrote_cannot_leave_the_table_of_dice() -> None:
    """More turns than a game has, piles that are not those of the start: the generator takes over."""
    two, four = RULES[0], RULES[3]
    for rules in (two, four):
        batch = Batch(50, rules)
        batch.restart(seeds=range(50))
        for _ in range(200):
            over = batch.over()
            batch.states[over] = Batch(int(over.sum()) or 1, rules, seed=9).states[: int(over.sum())]
            batch.step(batch.random_actions())
        assert (batch.dice[:, 1] <= 48).all()
