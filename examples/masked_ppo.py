"""Masked PPO (sb3-contrib) on the vector environment, two players, against `greedy`.

    pip install 'marrakech[rl]' sb3-contrib
    python examples/masked_ppo.py --minutes 30 --directory ppo

Every two minutes the policy plays 2,000 games against `greedy` on dice of their own, its best action each
time; the share won goes to `curve.csv` and, drawn, to `curve.svg`. The weights are in `policy.zip`.

The reward is the margin at the end, in fortieths of a point and cut at one: it says more about a game
than who won. Games cost next to nothing beside the network (`bench/environments.py`), so a sample is used twice
and thrown away. Before PPO begins, the policy learns for some minutes to do what greedy does (`--imitate 0`
leaves that out).
"""

import argparse
import csv
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from marrakech.envs.frame import CELLS
from marrakech.envs.gymnasium import MarrakechVectorEnv
from marrakech.envs.observation import OWES, PLANES
from marrakech.envs.opponents import greedy_actions

TITHES = slice(OWES * CELLS, PLANES * CELLS)
HELD = 4
"""Rollouts in which only the value learns."""
SETTINGS: dict[str, Any] = {
    "players": 2,
    "observation": "flat",
    "facing_north": True,
    "autoreset_mode": AutoresetMode.SAME_STEP,
}


def scaled(observations: NDArray[np.float32]) -> NDArray[np.float32]:
    """Observations with the sizes of regions brought to about 1."""
    observations[..., TITHES] /= 10.0
    return observations


class Games(VecEnv):
    """The vector environment as stable-baselines3 wants it."""

    def __init__(self, games: int, opponents: str = "greedy") -> None:
        self.env = MarrakechVectorEnv(games, opponents=opponents, reward="margin", **SETTINGS)
        super().__init__(games, self.env.single_observation_space, self.env.single_action_space)
        self._actions: Any = None

    def reset(self) -> Any:
        """Begin all games."""
        return scaled(self.env.reset(seed=self._seed())[0])

    def _seed(self) -> int | None:
        given = [seed for seed in self._seeds if seed is not None]
        return given[0] if given else None

    def step_async(self, actions: Any) -> None:
        """Keep the actions for `step_wait`."""
        self._actions = actions

    def step_wait(self) -> Any:
        """Step; what a finished game ended with goes where stable-baselines3 looks for it."""
        observations, margins, ended, _, infos = self.env.step(self._actions)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(ended):
            told[game]["terminal_observation"] = scaled(infos["final_obs"][game])
        return scaled(observations), np.clip(margins / 40.0, -1.0, 1.0), ended, told

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Only `action_masks`, which sb3-contrib asks for."""
        return list(getattr(self.env, method_name)().astype(np.bool_))

    def has_attr(self, attr_name: str) -> bool:
        """Whether the environment has an attribute."""
        return hasattr(self.env, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute, the same for every game."""
        return [getattr(self.env, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Set an attribute of all games."""
        setattr(self.env, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """No game is wrapped."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is open."""


def share_won(model: MaskablePPO, games: int = 2000, seed: int = 10**6) -> float:
    """The share of games won against greedy, the policy's best action each time."""
    env = MarrakechVectorEnv(games, opponents="greedy", reward="win", **SETTINGS)
    observations, infos = env.reset(seed=seed)
    won, over = 0.0, np.zeros(games, np.bool_)
    while not over.all():
        actions, _ = model.predict(
            scaled(observations), action_masks=infos["action_mask"], deterministic=True
        )
        observations, rewards, ended, _, infos = env.step(actions)
        won += float(rewards[ended & ~over].sum())
        over |= ended
    return won / games


def imitate(model: MaskablePPO, minutes: float, games: int = 1024) -> None:
    """Teach the policy to do what greedy does, in games of greedy against itself."""
    end = time.monotonic() + minutes * 60
    env = MarrakechVectorEnv(games, opponents=None, **SETTINGS)
    observations, infos = env.reset(seed=1)
    random = np.random.default_rng(1)
    optimizer = torch.optim.Adam(model.policy.parameters(), 1e-3)
    batches = 0
    while time.monotonic() < end:
        actions = greedy_actions(env.states, facing_north=True)
        batch = torch.as_tensor(scaled(observations.copy()))
        told = model.policy.get_distribution(batch, infos["action_mask"].astype(np.bool_))
        loss = -told.log_prob(torch.as_tensor(actions)).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        # Now and then something else, so that it sees more than greedy's own games.
        others = env.random_actions()
        actions = np.where(random.random(games) < 0.1, others, actions)
        observations, _, _, _, infos = env.step(actions)
        batches += 1
        if batches % 200 == 0:
            print(f"imitating: {batches} batches, loss {float(loss.detach()):.3f}", flush=True)


def hold_policy(model: MaskablePPO, hold: bool) -> None:
    """Keep the policy as it is, or let it learn again; the value learns either way."""
    for part in (model.policy.mlp_extractor.policy_net, model.policy.action_net):
        part.requires_grad_(not hold)


class Curve(BaseCallback):
    """Plays against greedy now and then, and keeps what came of it.

    The policy is held for the first rollouts: as long as the value knows nothing, advantages are noise, and
    what was learnt by imitation would be lost to them.
    """

    def __init__(self, directory: Path, minutes: float, every: float = 120.0) -> None:
        super().__init__()
        self.directory = directory
        self.begun = time.monotonic()
        self.end = self.begun + minutes * 60
        self.every = every
        self.next = 0.0
        self.rows: list[tuple[float, int, float]] = []
        self.rollouts = 0

    def _on_step(self) -> bool:
        return time.monotonic() < self.end

    def _on_rollout_start(self) -> None:
        assert isinstance(self.model, MaskablePPO)
        hold_policy(self.model, self.rollouts < HELD)
        self.rollouts += 1
        if time.monotonic() >= self.next:
            self.measure()
            self.next = time.monotonic() + self.every

    def measure(self) -> None:
        """Play, and write the curve anew."""
        assert isinstance(self.model, MaskablePPO)
        share = share_won(self.model)
        minutes = (time.monotonic() - self.begun) / 60
        self.rows.append((minutes, self.num_timesteps, share))
        print(f"{minutes:6.1f} min {self.num_timesteps:10,} steps  won {share:.3f}", flush=True)
        with (self.directory / "curve.csv").open("w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(("minutes", "steps", "share won against greedy"))
            writer.writerows((f"{m:.2f}", s, f"{w:.4f}") for m, s, w in self.rows)
        (self.directory / "curve.svg").write_text(drawn(self.rows), encoding="utf-8")
        self.model.save(self.directory / "policy.zip")


def drawn(rows: Iterable[tuple[float, int, float]]) -> str:
    """The share won over the minutes, as SVG."""
    points = [(minutes, share) for minutes, _, share in rows]
    last = max(minutes for minutes, _ in points) or 1.0
    line = " ".join(f"{40 + 300 * m / last:.1f},{180 - 160 * s:.1f}" for m, s in points)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 210"
  font-family="sans-serif" font-size="11">
<rect width="360" height="210" fill="#fffaf1"/>
<path d="M40 20V180H340" fill="none" stroke="#3b2c22"/>
<path d="M40 100H340" stroke="#c4a67b" stroke-dasharray="4 3"/>
<text x="34" y="24" text-anchor="end">1</text><text x="34" y="104" text-anchor="end">0.5</text>
<text x="34" y="184" text-anchor="end">0</text><text x="340" y="198" text-anchor="end">{last:.0f} minutes</text>
<text x="46" y="16">share of games won against greedy, two players</text>
<polyline points="{line}" fill="none" stroke="#a93f29" stroke-width="2"/>
</svg>
"""


def main(arguments: Sequence[str] | None = None) -> None:
    """Imitate, learn, and keep the curve."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--minutes", type=float, default=30.0, help="in all")
    options.add_argument("--imitate", type=float, default=5.0, help="minutes of them")
    options.add_argument("--games", type=int, default=512, help="at once")
    options.add_argument("--directory", type=Path, default=Path("ppo"))
    chosen = options.parse_args(arguments)
    chosen.directory.mkdir(parents=True, exist_ok=True)
    model = MaskablePPO(
        "MlpPolicy",
        Games(chosen.games),
        n_steps=96,
        batch_size=8192,
        n_epochs=2,
        learning_rate=2e-4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.002,
        clip_range=0.1,
        target_kl=0.03,
        seed=1,
        device="cpu",
        policy_kwargs={"net_arch": {"pi": [256, 128], "vf": [256, 128]}},
    )
    curve = Curve(chosen.directory, chosen.minutes)
    curve.init_callback(model)
    imitate(model, chosen.imitate)
    model.learn(10**9, callback=curve)
    curve.measure()


if __name__ == "__main__":
    main()
