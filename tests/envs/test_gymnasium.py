"""Gymnasium: one player against bots, and many games at once."""

import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode

from marrakech.engine.errors import UnknownBotError
from marrakech.envs.errors import GameOverError, IllegalActionError, NotStartedError, WrongArgumentError
from marrakech.envs.gymnasium import ID, SOME, MarrakechEnv, MarrakechVectorEnv
from marrakech.kernel.choices import ACTIONS
from marrakech.kernel.state import OVER, out_order, read_state, step
from marrakech.protocol.child import BotFault
from marrakech.record.errors import ArgumentError, MarrakechError, RulesetError
from marrakech.record.game import Game
from marrakech.record.moves import PlayerMove
from marrakech.record.position import Position

VARIETY: list[dict[str, Any]] = [
    {"players": 2, "opponents": "random"},
    {"players": 3, "opponents": ("greedy", "random"), "end_turn": True, "reward": "place"},
    {
        "players": 4,
        "opponents": "random",
        "observation": "flat",
        "facing_north": True,
        "reward": "margin",
    },
    {"players": 2, "opponents": "random", "printing": "fr57", "one_colour": True, "seat": 1},
]


@pytest.mark.parametrize("arguments", VARIETY)
def test_the_checker_of_gymnasium_passes(
    arguments: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    env = gymnasium.make(ID, **arguments)
    check_env(env.unwrapped)
    capsys.readouterr()


def play(env: MarrakechEnv, seed: int) -> tuple[list[Any], float]:
    """A game of the first legal actions: what was seen, and what it was worth."""
    seen, info = env.reset(seed=seed)
    everything, total = [seen], 0.0
    while True:
        assert env.observation_space.contains(seen)
        seen, reward, over, truncated, info = env.step(int(info["action_mask"].argmax()))
        everything.append(seen)
        total += reward
        assert not truncated
        if over:
            return everything, total


@pytest.mark.parametrize("arguments", VARIETY)
def test_a_seed_is_a_game(arguments: dict[str, Any]) -> None:
    env = MarrakechEnv(**arguments)
    seen, worth = play(env, 3)
    again, same = play(MarrakechEnv(**arguments), 3)
    assert worth == same
    for one, other in zip(seen, again, strict=True):
        assert data_equivalence(one, other)


def test_the_seat_is_drawn_or_given() -> None:
    env = MarrakechEnv(players=4, opponents="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}
    assert {MarrakechEnv(players=4, seat=2).reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_an_illegal_action_loses_or_raises() -> None:
    env = MarrakechEnv(opponents="random", seat=0)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info["illegal_action"]) == (-1.0, True, 0)
    assert not info["action_mask"].any()
    assert not env.action_masks().any()
    with pytest.raises(GameOverError, match="call reset"):
        env.step(84)
    strict = MarrakechEnv(opponents="random", seat=0, illegal_reward=None)
    strict.reset(seed=1)
    with pytest.raises(IllegalActionError, match="action 0 is not legal"):
        strict.step(0)
    strict.step(85)


def test_a_program_can_be_the_opponent() -> None:
    first_bot = Path(__file__).parents[2] / "examples" / "first_bot.py"
    env = MarrakechEnv(opponents=f"cmd:{sys.executable} {first_bot}", seat=1)
    try:
        worths = [play(env, seed)[1] for seed in (1, 2)]
        assert set(worths) <= {0.0, 0.5, 1.0}
        program = env._programs[1]
        assert program.hello is not None
        assert program.hello.name == "first-bot"
    finally:
        env.close()
    assert not env._programs


def test_wrong_arguments() -> None:
    with pytest.raises(WrongArgumentError, match="2 opponents for 2 players"):
        MarrakechEnv(players=2, opponents=["greedy", "random"])
    with pytest.raises(WrongArgumentError, match="no seat 2 with 2 players"):
        MarrakechEnv(players=2, seat=2)
    with pytest.raises(WrongArgumentError, match="unknown observation"):
        MarrakechEnv(observation="pixels")  # type: ignore[arg-type]
    with pytest.raises(WrongArgumentError, match="unknown render_mode"):
        MarrakechEnv(render_mode="window")
    with pytest.raises(WrongArgumentError, match="'master' does not play in compiled code"):
        MarrakechVectorEnv(2, opponents="master")
    with pytest.raises(RulesetError, match="5 players"):
        MarrakechEnv(players=5)
    with pytest.raises(UnknownBotError):
        MarrakechEnv(opponents="nobody").reset(seed=1)
    with pytest.raises(NotStartedError, match="has not begun"):
        MarrakechEnv().step(84)
    with pytest.raises(NotStartedError):
        MarrakechEnv(render_mode="ansi").render()


def steps(env: MarrakechVectorEnv, number: int) -> list[tuple[Any, ...]]:
    """So many random steps from the seed 1."""
    env.reset(seed=1)
    found = []
    for _ in range(number):
        actions = np.maximum(env.random_actions(), 0)
        found.append((*env.step(actions), actions))
    return found


@pytest.mark.parametrize("opponents", [None, "random", "greedy"])
@pytest.mark.parametrize("form", ["both", "flat"])
def test_next_step_autoreset(opponents: str | None, form: Any) -> None:
    env = MarrakechVectorEnv(12, opponents=opponents, observation=form)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    before = np.zeros(12, np.bool_)
    ends = 0
    for observations, rewards, ended, truncated, infos, _ in steps(env, 220):
        assert env.observation_space.contains(observations)
        # The step after the end begins a game: the action counts for nothing, and nothing is paid.
        assert not ended[before].any()
        assert not rewards[before].any()
        assert not truncated.any()
        assert not rewards[~ended].any()
        assert infos["action_mask"].any(axis=1)[~ended].all()
        before = ended
        ends += ended.sum()
    assert ends >= 12


@pytest.mark.parametrize("opponents", [None, "random"])
def test_same_step_autoreset_gives_what_a_game_ended_with(opponents: str | None) -> None:
    env = MarrakechVectorEnv(12, players=3, opponents=opponents, autoreset_mode="SameStep")
    ends = 0
    for observations, _, ended, _, infos, _ in steps(env, 220):
        assert infos["action_mask"].any(axis=1).all()
        if not ended.any():
            assert "final_obs" not in infos
            continue
        assert np.array_equal(infos["_final_obs"], ended)
        for game in range(12):
            final = infos["final_obs"][game]
            assert (final is not None) == ended[game]
            if final is not None:
                ends += 1
                assert env.single_observation_space.contains(final)
                # The observation is the new game's, in which the others have laid at most one rug each.
                left = observations["vector"][game][10:13].sum()
                assert left * 15 > 42.5
                assert final["vector"][10:13].sum() < left
        assert infos["final_info"]["action_mask"].shape == (12, 87)
    assert ends >= 12


def test_without_autoreset_games_are_reset_by_a_mask() -> None:
    env = MarrakechVectorEnv(4, opponents="random", autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=2)
    ended = np.zeros(4, np.bool_)
    while not ended.any():
        _, _, ended, _, _ = env.step(env.random_actions())
    with pytest.raises(GameOverError, match="reset_mask"):
        env.step(np.maximum(env.random_actions(), 0))
    going_on = env.states[~ended].copy()
    env.reset(options={"reset_mask": ended})
    assert np.array_equal(env.states[~ended], going_on)
    env.step(env.random_actions())


def test_rewards_of_all_seats_where_the_caller_plays_them_all() -> None:
    env = MarrakechVectorEnv(30, players=4, opponents=None)
    env.reset(seed=1)
    shares, finished = 0.0, 0
    actors = env.reset(seed=1)[1]["seat"]
    for _ in range(150):
        _, rewards, ended, _, infos = env.step(np.maximum(env.random_actions(), 0))
        for game in np.flatnonzero(ended):
            assert rewards[game] == infos["rewards"][game, actors[game]]
            shares += infos["rewards"][game].sum()
            finished += 1
        actors = infos["seat"]
    assert finished >= 30
    assert shares == pytest.approx(finished)


def test_random_players_win_alike_from_a_drawn_seat() -> None:
    env = MarrakechVectorEnv(2000, players=4, opponents="random")
    env.reset(seed=1)
    won, over = np.zeros(2000), np.zeros(2000, np.bool_)
    while not over.all():
        _, rewards, ended, _, _ = env.step(np.maximum(env.random_actions(), 0))
        won = np.where(ended & ~over, rewards, won)
        over |= ended
    # Four standard deviations of a share of 1/4 in 2,000 games.
    assert abs(won.mean() - 0.25) < 0.04


def test_greedy_beats_random_nearly_always() -> None:
    env = MarrakechVectorEnv(300, opponents="greedy")
    env.reset(seed=1)
    won, over = np.zeros(300), np.zeros(300, np.bool_)
    while not over.all():
        _, rewards, ended, _, _ = env.step(np.maximum(env.random_actions(), 0))
        won = np.where(ended & ~over, rewards, won)
        over |= ended
    assert won.mean() < 0.03


@pytest.mark.parametrize("seat", [0, 2])
def test_opponents_sit_in_the_order_they_follow(seat: int) -> None:
    env = MarrakechVectorEnv(200, players=3, opponents=("greedy", "random"), seat=seat)
    env.reset(seed=1)
    shares, over = np.zeros((200, 4)), np.zeros(200, np.bool_)
    while not over.all():
        _, _, ended, _, _ = env.step(np.maximum(env.random_actions(), 0))
        shares = np.where((ended & ~over)[:, None], env._batch.rewards("win"), shares)
        over |= ended
    won = shares.mean(axis=0)
    assert won[(seat + 1) % 3] > 0.8
    assert won[(seat + 2) % 3] < 0.2


def test_a_learner_who_is_out_ends_the_episode() -> None:
    games = 4000
    env = MarrakechVectorEnv(games, players=4, opponents="random", seat=3)
    env.reset(seed=1)
    over = np.zeros(games, np.bool_)
    out = 0
    while not over.all():
        _, rewards, ended, _, _ = env.step(np.maximum(env.random_actions(), 0))
        for game in np.flatnonzero(ended & ~over):
            state = read_state(env.states[game])
            assert step(state) == OVER or out_order(state, 3)
            if step(state) != OVER:
                out += 1
                assert rewards[game] == 0.0
        over |= ended
    assert out


def test_illegal_actions_of_many() -> None:
    env = MarrakechVectorEnv(3, opponents=None)
    env.reset(seed=1)
    _, rewards, ended, _, infos = env.step(np.array([84, 0, 84]))
    assert rewards.tolist() == [0.0, -1.0, 0.0]
    assert ended.tolist() == [False, True, False]
    assert infos["illegal_action"].tolist() == [False, True, False]
    assert infos["action_mask"].any(axis=1).tolist() == [True, False, True]
    assert env.action_masks().any(axis=1).tolist() == [True, False, True]
    strict = MarrakechVectorEnv(3, opponents=None, illegal_reward=None)
    strict.reset(seed=1)
    with pytest.raises(IllegalActionError, match="action 0 in game 1"):
        strict.step(np.array([84, 0, 84]))
    # One game behind the others, so that they are not all over at once.
    for _ in range(5):
        strict.step(strict.random_actions())
    strict.reset(options={"reset_mask": [True, False, False]})
    while not (ended := strict.step(strict.random_actions())[2]).any():
        pass
    before = strict.states.copy()
    with pytest.raises(IllegalActionError, match="action 99"):
        strict.step(np.full(3, 99))
    assert np.array_equal(strict.states, before), "nothing has begun anew"
    assert not strict.step(np.maximum(strict.random_actions(), 0))[2][ended].any()


def test_seeds_of_many() -> None:
    env = MarrakechVectorEnv(3, opponents=None)
    with pytest.raises(NotStartedError, match="call reset"):
        env.step(np.zeros(3, np.int64))
    env.reset(seed=[5, 9, 5])
    assert np.array_equal(env.states[0], env.states[2])
    first = env.states.copy()
    env.reset()
    assert not np.array_equal(env.states, first)
    env.reset(seed=4)
    again = MarrakechVectorEnv(1, opponents=None)
    again.reset(seed=5)
    assert np.array_equal(env.states[1], again.states[0])
    assert np.array_equal(env.states[1], first[0])
    with pytest.raises(WrongArgumentError, match="2 seeds for 3 games"):
        env.reset(seed=[1, 2])
    with pytest.raises(WrongArgumentError, match="a seed must be an integer, not 'seven'"):
        env.reset(seed="seven")
    env.reset(seed=[None, 9, None])
    again.reset(seed=np.int64(9))  # type: ignore[arg-type]
    assert np.array_equal(env.states[1], again.states[0])


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"num_envs": -1}, "must be at least 1"),
        ({"num_envs": "3"}, "games must be an integer, not '3'"),
        ({"threads": None}, "threads must be an integer"),
        ({"opponents": 3}, "opponents are names such as 'greedy'"),
        ({"seat": "a"}, "seat must be an integer"),
        ({"autoreset_mode": "bogus"}, "the choices are NextStep, SameStep, Disabled"),
    ],
)
def test_arguments_that_cannot_be(arguments: dict[str, Any], told: str) -> None:
    with pytest.raises(WrongArgumentError, match=told):
        MarrakechVectorEnv(**{"num_envs": 2, **arguments})


@pytest.mark.parametrize("actions", [[84], [84.0, 84.5], "ab", None, 84, [[84], [84]]])
def test_actions_are_an_integer_for_each_game(actions: Any) -> None:
    env = MarrakechVectorEnv(2)
    env.reset(seed=1)
    with pytest.raises(WrongArgumentError, match="actions are 2 integers"):
        env.step(actions)
    with pytest.raises(WrongArgumentError, match="reset_mask marks 2 games by True or False"):
        env.reset(options={"reset_mask": np.ones(3, np.bool_)})


@pytest.mark.parametrize("action", [None, "left", 84.5])
def test_an_action_is_an_integer(action: Any) -> None:
    env = MarrakechEnv(opponents="random")
    with pytest.raises(NotStartedError, match="call reset"):
        env.step(84)
    env.reset(seed=1)
    with pytest.raises(WrongArgumentError, match="an action must be an integer, not"):
        env.step(action)


@pytest.mark.parametrize("arguments", [{"players": "2"}, {"printing": 3}, {"end_turn": "yes"}])
def test_what_is_wrong_is_told_through_make(arguments: dict[str, Any]) -> None:
    with pytest.raises(ArgumentError, match=r"expected .*, not .* was raised from"):
        gymnasium.make(ID, **arguments)


def test_the_id_makes_many_as_well() -> None:
    many = gymnasium.make_vec(ID, num_envs=3, players=3, opponents="random", threads=2)
    observations, infos = many.reset(seed=4)
    assert many.observation_space.contains(observations)
    assert infos["action_mask"].shape == (3, 87)
    assert many.action_space.shape == (3,)
    again, _ = gymnasium.make_vec(ID, num_envs=3, players=3, opponents="random").reset(seed=4)
    assert np.array_equal(observations["planes"], again["planes"])
    many.close()


@pytest.mark.parametrize("opponents", [None, "greedy"])
def test_threads_step_the_same_games(opponents: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    # So few games to a thread that all have a part in every piece of work.
    for least in ("batch.LIGHT", "batch.MEDIUM", "batch.HEAVY", "gymnasium.HEAVY"):
        monkeypatch.setattr(f"marrakech.envs.{least}", SOME)
    one, many = (
        MarrakechVectorEnv(3 * SOME, opponents=opponents, reward="margin", threads=threads)
        for threads in (1, 3)
    )
    told: Any = one.reset(seed=3)
    same: Any = many.reset(seed=3)
    for _ in range(110):  # every game is played to its end
        assert data_equivalence(told, same)
        actions = np.maximum(one.random_actions(), 0)
        told, same = one.step(actions), many.step(actions)


def test_pictures_of_many() -> None:
    env = MarrakechVectorEnv(2, render_mode="rgb_array")
    env.reset(seed=1)
    pictures = env.render()
    assert pictures is not None
    assert [picture.dtype for picture in pictures] == [np.uint8] * 2
    words = MarrakechVectorEnv(2, render_mode="ansi")
    words.reset(seed=1)
    assert "player_0" in (words.render() or ("",))[0]


@pytest.mark.parametrize("action", [-1, -2, ACTIONS, 10**30, np.int64(-1)])
def test_a_number_that_is_no_action_is_an_illegal_one(action: Any) -> None:
    env = MarrakechEnv(opponents="random")
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(action)
    assert (reward, ended, info["illegal_action"]) == (-1.0, True, action)
    strict = MarrakechEnv(opponents="random", illegal_reward=None)
    strict.reset(seed=1)
    with pytest.raises(IllegalActionError, match=f"action {action} is not legal"):
        strict.step(action)


@pytest.mark.parametrize(
    "arguments",
    [
        {"reward": np.array([1, 2])},
        {"observation": ["both"]},
        {"render_mode": 3},
        {"illegal_reward": "much"},
        {"facing_north": "yes"},
        {"seat": 1.5},
    ],
)
@pytest.mark.parametrize("kind", [MarrakechEnv, MarrakechVectorEnv])
def test_arguments_of_another_type(kind: Any, arguments: dict[str, Any]) -> None:
    with pytest.raises(MarrakechError):
        kind(opponents="random", **arguments)


def test_seeds_and_options() -> None:
    env = MarrakechEnv(opponents="random")
    first, _ = env.reset(seed=np.int64(7))  # type: ignore[arg-type]
    assert data_equivalence(first, env.reset(seed=7)[0])
    with pytest.raises(WrongArgumentError, match="a seed must be an integer"):
        env.reset(seed=7.5)  # type: ignore[arg-type]
    assert env.reset(seed="7")[0]["planes"].shape == (15, 7, 7)
    assert env.game().dice == Game.new(seed=7).dice
    with pytest.raises(WrongArgumentError, match="limits are"):
        MarrakechEnv(limits=3)  # type: ignore[arg-type]
    many = MarrakechVectorEnv(2, opponents="random")
    given, _ = many.reset(seed=np.array([7, 9]))  # type: ignore[arg-type]
    assert data_equivalence(given, many.reset(seed=[7, 9])[0])
    with pytest.raises(WrongArgumentError, match="options are a dictionary"):
        many.reset(options="all")  # type: ignore[arg-type]


def test_bots_of_ones_own_are_opponents() -> None:
    seen: list[Position] = []

    def first(position: Position) -> PlayerMove:
        seen.append(position)
        return position.legal()[0]

    env = MarrakechEnv(players=3, opponents=("random", first), seat=0)
    play(env, 5)
    assert {position.player for position in seen} == {2}
    single = gymnasium.make("marrakech/Marrakech-v1", opponents=first)
    single.reset(seed=5)
    clumsy = MarrakechEnv(opponents=lambda position: "back", seat=1)
    with pytest.raises(BotFault, match="answered 'back'"):
        clumsy.reset(seed=5)
    for wrong in (object(), 3, [object()], None):
        with pytest.raises(WrongArgumentError, match="opponents are names such as 'greedy', or bots"):
            MarrakechEnv(opponents=wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("opponents", ["novice", None])
def test_gains_sum_to_the_margin(mode: AutoresetMode, opponents: str | None) -> None:
    env = MarrakechVectorEnv(20, players=3, opponents=opponents, reward="gain", autoreset_mode=mode)
    paid = MarrakechVectorEnv(20, players=3, opponents=opponents, reward="margin", autoreset_mode=mode)
    env.reset(seed=4)
    paid.reset(seed=4)
    sums, ends, last = np.zeros((20, 4)), 0, np.zeros(20, np.bool_)
    for _ in range(130):
        actions = paid.random_actions()
        _, gained, ended, _, infos = env.step(actions)
        _, margins, same, _, final = paid.step(actions)
        assert (ended == same).all()
        if opponents is None:
            sums += infos.get("final_info", infos)["rewards"]
            assert (sums[ended] == final.get("final_info", final)["rewards"][ended]).all()
        else:
            sums[:, 0] += gained
            assert (sums[ended, 0] == margins[ended]).all()
        ends += ended.sum()
        sums[ended] = 0.0
        if mode == AutoresetMode.DISABLED and ended.any():
            for each in (env, paid):
                each.reset(options={"reset_mask": ended})
        last = ended
    assert ends >= 20
    assert last.shape == (20,)


def test_gains_of_one_player_sum_to_the_margin() -> None:
    for seat in (0, 1):
        totals = []
        for reward in ("gain", "margin"):
            env = MarrakechEnv(opponents="random", reward=reward, seat=seat)
            env.reset(seed=6)
            total, over = 0.0, False
            while not over:
                _, paid, over, _, _ = env.step(int(env.action_masks().argmax()))
                total += float(paid)
            totals.append(total)
        assert totals[0] == totals[1] != 0


@pytest.mark.parametrize(
    ("reward", "worst"), [("win", -1), ("place", -1), ("points", -1), ("margin", -110), ("gain", -110)]
)
def test_cheating_never_pays(reward: str, worst: int) -> None:
    env = MarrakechEnv(opponents="greedy", reward=reward, seat=1)
    env.reset(seed=3)
    total = 0.0
    for _ in range(9):
        total += env.step(int(env.action_masks().argmax()))[1]
    wrong = int((~env.action_masks()).argmax())
    assert total + env.step(wrong)[1] == worst
    many = MarrakechVectorEnv(1, opponents="greedy", reward=reward, seat=1)
    many.reset(seed=3)
    total = 0.0
    for _ in range(9):
        total += many.step(many.action_masks().argmax(axis=1))[1][0]
    assert total + many.step((1 - many.action_masks()).argmax(axis=1))[1][0] == worst
    for kind in (MarrakechEnv, MarrakechVectorEnv):
        with pytest.raises(WrongArgumentError, match="more than the worst legal game"):
            kind(reward=reward, illegal_reward=0.5)


def won(opponents: Any, games: int = 400) -> float:
    """The share that random actions win."""
    env = MarrakechVectorEnv(games, opponents=opponents)
    env.reset(seed=1)
    over, share = np.zeros(games, np.bool_), 0.0
    while not over.all():
        _, paid, ended, _, _ = env.step(env.random_actions())
        share += paid[ended & ~over].sum()
        over |= ended
    return float(share / games)


def test_opponents_err_as_often_as_asked() -> None:
    assert won("greedy:0") == won("greedy")
    assert won("greedy:25") == won("novice")
    assert won("greedy:100") == won("random")
    assert won("greedy") <= won("greedy:60") < won("greedy:90") < won("random")
    assert won(np.full(400, 25)) == won("novice")
    levels = np.repeat([0, 100], 200)
    assert won("greedy") < won(levels) < won("random")
    for wrong in ("greedy:101", "greedy:-1", "greedy:x", "master", "greedy:\u0663", "novice:3"):
        with pytest.raises(WrongArgumentError, match="does not play in compiled code"):
            MarrakechVectorEnv(2, opponents=wrong)
    short, wide = np.zeros(3, int), np.zeros((2, 2), int)
    for array in (np.array([0, 101]), np.array([-1, 0]), np.array([0.5, 1]), short, wide):
        with pytest.raises(WrongArgumentError, match="levels are"):
            MarrakechVectorEnv(2, opponents=array)


def test_a_frozen_policy_plays_the_others() -> None:
    asked: list[int] = []

    def last(seen: Any, masks: Any) -> Any:
        assert seen.shape == (len(masks), 765)
        asked.append(len(masks))
        return 86 - masks[:, ::-1].argmax(axis=1)

    env = MarrakechVectorEnv(30, players=3, opponents=last, observation="flat", reward="win")
    _, infos = env.reset(seed=2)
    assert set(infos["seat"].tolist()) == {0, 1, 2}
    over = np.zeros(30, np.bool_)
    while not over.all():
        _, _, ended, _, _ = env.step(env.random_actions())
        over |= ended
    assert max(asked) <= 30
    with pytest.raises(IllegalActionError):
        MarrakechVectorEnv(4, opponents=lambda seen, masks: masks.argmin(axis=1)).reset(seed=1)
    with pytest.raises(WrongArgumentError, match="actions of a policy are"):
        MarrakechVectorEnv(4, opponents=lambda seen, masks: [1]).reset(seed=1)
    with pytest.raises(WrongArgumentError, match="no action for a game"):
        MarrakechVectorEnv(4, opponents=lambda seen, masks: masks[:, 0].astype(int) - 1).reset(seed=1)


@pytest.mark.parametrize(
    "arguments",
    [{}, {"players": 4, "end_turn": True}, {"players": 2, "end_turn": True, "facing_north": True}],
)
def test_an_episode_is_a_game_that_can_be_kept(arguments: dict[str, Any], tmp_path: Path) -> None:
    env = MarrakechEnv(opponents="random", **arguments)
    with pytest.raises(NotStartedError):
        env.game()
    for seed in range(5):
        env.reset(seed=seed)
        assert env.game().state == env._game.state
        over = False
        while not over:
            over = env.step(int(env.action_masks().argmax()))[2]
        game = env.game()
        assert game.state == env._game.state
        game.save(tmp_path / "episode.marrakech")
        assert Game.load(tmp_path / "episode.marrakech") == game
