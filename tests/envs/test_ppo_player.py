"""A learnt policy plays as a bot: what the network says, however the board is turned, better than chance."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from marrakech.engine.errors import EngineError, WeightsError
from marrakech.envs import from_assam as near
from marrakech.envs.batch import Batch
from marrakech.examples.ppo_player import LAYERS, LEARNT, PPO, SelfPlayPPO, policy_layers
from marrakech.kernel.state import read_state
from marrakech.record.game import Game
from marrakech.record.position import Position
from marrakech.record.ruleset import Ruleset

RULES = Ruleset.of(players=2).rules


def weights(inner: int = 8) -> dict[str, Any]:
    """Random weights of a small policy."""
    random = np.random.default_rng(1)
    sizes = [near.LOCAL_NUMBERS, inner, inner, near.LOCAL_ACTIONS]
    shapes = dict(zip(LAYERS, zip(sizes[1:], sizes[:-1], strict=True), strict=True))
    matrices = {f"{name}.weight": random.standard_normal(shape) for name, shape in shapes.items()}
    return matrices | {
        f"{name}.bias": random.standard_normal(shape[0]) for name, shape in shapes.items()
    }


def saved(folder: Path, arrays: dict[str, Any]) -> str:
    np.savez(folder / "policy.npz", **arrays)
    return str(folder / "policy.npz")


def test_it_plays_what_the_environment_would_step(tmp_path: Path) -> None:
    arrays = weights()
    bot = PPO(saved(tmp_path, arrays))
    batch = Batch(20, RULES, seed=3, facing_north=True)
    for _ in range(12):
        planes, vector = batch.observe()
        seen = np.concatenate([planes.reshape(20, -1).astype(np.float32), vector], axis=1)
        inner = near.seen_from_assam(seen)
        for name in LAYERS:
            inner = inner @ arrays[f"{name}.weight"].T + arrays[f"{name}.bias"]
            inner = np.maximum(inner, 0) if name != "actor" else inner
        actions = near.ACTION_FROM[near.assam_in(seen)]
        allowed = np.take_along_axis(batch.masks(), actions, axis=1) * (actions >= 0)
        best = np.where(allowed, inner, -np.inf).argmax(axis=1)
        before = batch.states.copy()
        batch.step(actions[np.arange(20), best])
        for row, after in zip(before, batch.states, strict=True):
            position = Position(read_state(row))
            reached = [position.play(bot.choose(position))]
            while reached[0].outcomes():
                reached = [one.play(chance) for one in reached for chance in one.outcomes()]
            assert read_state(after) in [one.state for one in reached]


@pytest.mark.parametrize("kind", [PPO, SelfPlayPPO])
def test_what_was_learnt_here_beats_chance(kind: type[PPO]) -> None:
    bot, won, games = kind(), 0.0, 40
    assert (LEARNT / kind.learnt).exists()
    for number in range(games):
        game = Game.new(players=2, seed=f"ppo/{number}")
        random = np.random.default_rng(number)
        while not game.over:
            mine = game.position.player == number % 2
            legal = game.legal()
            game.play(bot.choose(game.position) if mine else legal[int(random.integers(len(legal)))])
        [first, *_] = game.ranking()
        won += first.player == number % 2
    assert won > 0.75 * games, won


def test_it_was_learnt_for_two() -> None:
    with pytest.raises(EngineError, match="for two players, not for 3"):
        PPO().choose(Game.new(players=3, seed=1).position)


def test_files_that_are_no_policy(tmp_path: Path) -> None:
    (tmp_path / "text.npz").write_text("no weights")
    nan = weights()
    nan["actor.bias"] = nan["actor.bias"] * np.nan
    cases: list[tuple[str, str]] = [
        (str(tmp_path / "none.npz"), "is not a policy"),
        (str(tmp_path / "text.npz"), "is not a policy"),
    ]
    for path, told in cases:
        with pytest.raises(WeightsError, match=told):
            policy_layers(Path(path))
    for arrays, told in (
        ({"body.0.weight": np.zeros((2, 2))}, "is not a policy"),
        (weights() | {"body.0.weight": np.zeros((8, 3))}, "a layer is"),
        (weights() | {"actor.weight": np.zeros((3, 8)), "actor.bias": np.zeros(3)}, "has 3 actions"),
        (nan, "are no numbers"),
    ):
        with pytest.raises(WeightsError, match=told):
            policy_layers(Path(saved(tmp_path, arrays)))
