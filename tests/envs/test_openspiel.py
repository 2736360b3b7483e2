"""OpenSpiel's simulation tests, a playthrough on file, and its own algorithms on the game."""

import json
import pickle
import re
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, mcts, minimax
from open_spiel.python.observation import make_observation

import marrakech.envs.openspiel  # noqa: F401  (registers the game)
from marrakech.envs.errors import WrongArgumentError
from marrakech.envs.seeded_game import SeededGame
from marrakech.kernel.scoring import score
from marrakech.record.position import Position

PLAYTHROUGH = Path(__file__).parent / "playthroughs" / "two_players.txt"
"""Written by OpenSpiel's `generate_playthrough.playthrough("python_marrakech(players=2)")`."""

GAMES = [
    "python_marrakech",
    "python_marrakech(players=3)",
    "python_marrakech(players=4,end_turn=True)",
    "python_marrakech(players=3,reward=place,printing=ro57)",
    "python_marrakech(players=2,printing=fr57,one_colour=True,reward=margin,elimination=on)",
    "python_marrakech(players=4,end_turn=True,keep_heading=True,cover_own=True,elimination=off)",
]


@pytest.mark.parametrize("name", GAMES)
def test_the_simulation_test_of_openspiel_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, True, False)


@pytest.mark.parametrize("name", GAMES)
def test_the_simulations_of_openspiels_own_suite_pass(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Clones, serialisation, pickling of game, type and state, utilities in range, nothing legal at the end."""
    # Not at the top: pytest would collect the tests of all of OpenSpiel's games.
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    np.random.seed(5)
    for _ in range(5):
        GamesSimTest("test_pig").sim_game(pyspiel.load_game(name))
    assert "terminated with" in capsys.readouterr().out


def test_its_environment_for_learners_plays() -> None:
    env = rl_environment.Environment("python_marrakech", players=3)
    env.seed(1)
    chooser = np.random.default_rng(1)
    now = env.reset()
    while not now.last():
        who = now.observations["current_player"]
        now = env.step([chooser.choice(now.observations["legal_actions"][who])])
        assert [len(seen) for seen in now.observations["info_state"]] == [765] * 3
    assert sum(now.rewards) == pytest.approx(1)


def test_the_playthrough_on_file_plays_the_same() -> None:
    flags.FLAGS(["pytest"])
    kept, played = generate_playthrough.replay(str(PLAYTHROUGH))
    assert played.splitlines() == kept.splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_chance_is_weighed(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    np.random.seed(3)
    kinds = set()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            if len(outcomes) == 4:
                assert outcomes == [(1, 1 / 6), (2, 1 / 3), (3, 1 / 3), (4, 1 / 6)]
            kinds.add(len(outcomes))
            state.apply_action(outcomes[-1][0])
        else:
            state.apply_action(int(np.random.choice(state.legal_actions())))
    assert 4 in kinds


def test_the_observation_is_that_of_the_other_environments() -> None:
    state = pyspiel.load_game("python_marrakech(players=4)").new_initial_state()
    seeded = SeededGame(state.kernel.rules)
    seeded.begin(1)
    observer = make_observation(state.get_game())
    for who in range(4):
        observer.set_from(state, who)
        planes, vector = seeded.observe(who)
        assert np.array_equal(observer.dict["planes"], planes)
        assert np.array_equal(observer.dict["vector"], vector)
    assert observer.string_from(state, 0) == str(state)


def test_names_of_actions() -> None:
    state = pyspiel.load_game("python_marrakech").new_initial_state()
    assert [state.action_to_string(outcome) for outcome, _ in state.chance_outcomes()] == [
        "Henna",
        "Saffron",
    ]
    state.apply_action(0)
    state.apply_action(1)
    assert [state.action_to_string(action) for action in state.legal_actions()] == [
        "left",
        "ahead",
        "right",
    ]
    state.apply_action(85)
    assert state.action_to_string(3) == "3 steps"
    state.apply_action(3)
    assert state.action_to_string(state.legal_actions()[0]) == "c7-d7" or re.match(
        "[a-g][1-7]-[a-g][1-7]", state.action_to_string(state.legal_actions()[0])
    )


def test_states_and_games_can_be_kept() -> None:
    game = pyspiel.load_game("python_marrakech(players=3,end_turn=True)")
    state = game.new_initial_state()
    state.apply_action(2)
    state.apply_action(state.legal_actions()[0])
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.kernel == state.kernel
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    copied = state.clone()
    copied.apply_action(copied.legal_actions()[0])
    assert copied.kernel != state.kernel


@pytest.mark.parametrize(
    "parameters",
    [{"elimination": "perhaps"}, {"reward": "money"}, {"players": 5}, {"printing": "en1066"}],
)
def test_wrong_parameters(parameters: dict[str, Any]) -> None:
    with pytest.raises(Exception, match="choices are"):
        pyspiel.load_game("python_marrakech", parameters)


def test_expectiminimax_and_mcts_play() -> None:
    state = pyspiel.load_game(
        "python_marrakech(players=2,printing=fr57,one_colour=True)"
    ).new_initial_state()
    value, action = minimax.expectiminimax(
        state, 1, lambda reached: score(reached.kernel, 0) - score(reached.kernel, 1), 0
    )
    assert action in state.legal_actions()
    assert value == 0
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(state.get_game(), 2, 4, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_names_of_actions_that_do_not_exist() -> None:
    state = pyspiel.load_game("python_marrakech(players=3)").new_initial_state()
    for who, action in ((0, -1), (0, 87), (pyspiel.PlayerId.CHANCE, 5)):
        with pytest.raises(WrongArgumentError, match=f"{action} is no"):
            state._action_to_string(who, action)


def test_states_and_actions_are_there_as_structure() -> None:
    state = pyspiel.load_game("python_marrakech(players=2)").new_initial_state()
    chooser = np.random.default_rng(1)
    seen: set[str] = set()
    while not state.is_terminal():
        told = state.to_dict()
        assert json.loads(state.to_json()) == told
        assert told["purses"] == list(Position(state.kernel).purses)
        who = state.current_player()
        [(kind, what)] = state.action_to_dict(who, state.legal_actions()[0]).items()
        assert (kind == "turn") == (what in ("left", "ahead", "right"))
        seen.add(kind)
        state.apply_action(int(chooser.choice(state.legal_actions())))
    assert seen == {"turn", "rug", "steps", "draw"}
    assert state.to_dict()["step"] == "over"
