"""Masked PPO (sb3-contrib) on the vector environment, two players, against `greedy`.

    pip install 'marrakech[rl]' sb3-contrib
    python examples/masked_ppo.py --minutes 30 --directory ppo

The run is budgeted in CPU time: `--minutes 30` means thirty minutes of two cores, so it ends once the process
has used sixty minutes of CPU time, everything included (imports, compiling, imitation, measuring). On a busy
machine it takes longer by the clock and learns the same.

Every few minutes the policy plays 2,000 games against `greedy` on dice of their own, its best action each time;
the share won goes to `curve.csv` and, drawn, to `curve.svg`. At the end it plays 10,000. The weights are in
`policy.zip`.

It comes close to greedy and does not beat it; the curve and what was tried are in `docs/environments.md`.

What it learns from:

- The board is seen from Assam: squares around him, the squares that he would reach on each heading, and the
  twelve places beside him as actions. So the same shape means the same thing wherever he stands.
- The reward of a step is the change of the lead in points, so a good rug is paid when it earns, not at the end.
- Before PPO begins, the policy learns for some minutes to do what greedy does (`--imitate 0` leaves that out).
"""

import argparse
import csv
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from marrakech.envs.frame import CELLS
from marrakech.envs.gymnasium import MarrakechVectorEnv
from marrakech.envs.observation import ASSAM, EARNS, FLAT, OWES, PLANES
from marrakech.envs.opponents import greedy_values
from marrakech.kernel.board import (
    EAST_PLACE,
    NO_PLACE,
    NORTH,
    NORTH_PLACE,
    PLACES,
    SIDE,
    STRIDE,
    one_step,
)
from marrakech.kernel.chance import MOST_STEPS
from marrakech.kernel.choices import QUARTERS
from marrakech.kernel.turn import turned

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

CORES = 2
SOFTNESS = 0.7
"""Dirhams by which an action must be worse to be e times as unlikely, in what is imitated."""
KEPT = 300
"""Steps whose answers are kept for imitation."""
HELD = 3
"""Rollouts in which only the value learns."""
SETTINGS: dict[str, Any] = {
    "players": 2,
    "observation": "flat",
    "facing_north": True,
    "autoreset_mode": AutoresetMode.SAME_STEP,
}
DIRHAMS = PLANES * CELLS + 6
"""Where the vector of an observation has the purses, in thirtieths."""
ZERO, ONE = FLAT, FLAT + 1
"""Two numbers put behind an observation: what lies off the board, and what lies on it."""
BESIDE = ((0, 1), (1, 0), (0, -1), (-1, 0))
NEAR = tuple(
    (east, north) for east in range(-4, 5) for north in range(-4, 5) if abs(east) + abs(north) <= 4
)
SHOWN = (0, 1, 2, 3, 5, 6, 7, 8, OWES, EARNS)
"""The planes of the squares near Assam."""
REACHED = (0, 1, 2, 3, OWES, EARNS)
"""The planes of the squares that he can reach."""


PLACES_BESIDE = 12

FINAL_SEED = 2 * 10**6
"""Of the games that are played at the end."""


def on_board(column: int, row: int) -> bool:
    """Whether there is such a square."""
    return 0 <= column < SIDE and 0 <= row < SIDE


def places_beside(column: int, row: int) -> list[int]:
    """The twelve places of a rug beside Assam, in the same order wherever he stands; -1 off the board."""
    found = []
    for east, north in BESIDE:
        for more_east, more_north in BESIDE:
            here = (column + east, row + north)
            there = (here[0] + more_east, here[1] + more_north)
            if there == (column, row):
                continue
            first = min(here[1], there[1]) * STRIDE + min(here[0], there[0])
            places = EAST_PLACE if more_east else NORTH_PLACE
            exists = on_board(*here) and on_board(*there) and places[first] != NO_PLACE
            found.append(places[first] if exists else -1)
    return found


def features_from(column: int, row: int) -> list[int]:
    """Which numbers of an observation are seen, in which order, with Assam on this square."""
    found = []
    for east, north in NEAR:
        there = on_board(column + east, row + north)
        cell = (row + north) * SIDE + column + east
        found += [ONE if there else ZERO, *(p * CELLS + cell if there else ZERO for p in SHOWN)]
    for quarter in range(QUARTERS):
        here = turned((row * STRIDE + column) * 4 + NORTH, quarter)
        for _ in range(MOST_STEPS):
            here = one_step(here)
            square = here >> 2
            found += [p * CELLS + square // STRIDE * SIDE + square % STRIDE for p in REACHED]
    found += range(ASSAM * CELLS, (ASSAM + 1) * CELLS)
    found += range(PLANES * CELLS, FLAT)
    return found


SQUARES = [(cell % SIDE, cell // SIDE) for cell in range(CELLS)]
FEATURES = np.array([features_from(*square) for square in SQUARES])
"""By Assam's square: the numbers that are seen."""
ACTION = np.array(
    [places_beside(*square) + list(range(PLACES, PLACES + QUARTERS)) for square in SQUARES]
)
"""By Assam's square: the environment's action for each of the policy's fifteen."""


def assam_in(observations: Floats) -> Ints:
    """Assam's square in each observation, facing north."""
    return observations[:, ASSAM * CELLS : (ASSAM + 1) * CELLS].argmax(axis=1)


def seen_from_assam(observations: Floats) -> Floats:
    """What the policy sees: the numbers around Assam, sizes of regions brought to about 1."""
    wide = np.zeros((len(observations), FLAT + 2), np.float32)
    wide[:, :FLAT] = observations
    wide[:, OWES * CELLS : PLANES * CELLS] /= 10.0
    wide[:, ONE] = 1.0
    return np.take_along_axis(wide, FEATURES[assam_in(observations)], axis=1)


def lead(observations: Floats) -> Floats:
    """Points ahead of the other player: dirhams, and squares that show."""
    squares = observations[:, : 4 * CELLS].reshape(-1, 4, CELLS).sum(axis=2)
    purses = 30.0 * (observations[:, DIRHAMS] - observations[:, DIRHAMS + 1])
    ahead: Floats = purses + squares[:, 0] + squares[:, 2] - squares[:, 1] - squares[:, 3]
    return ahead


class Games(VecEnv):
    """The vector environment as stable-baselines3 wants it, seen from Assam."""

    def __init__(self, games: int, opponents: str | None = "greedy", reward: str = "win") -> None:
        self.env = MarrakechVectorEnv(games, opponents=opponents, reward=reward, **SETTINGS)
        seen = spaces.Box(0.0, 5.0, (FEATURES.shape[1],), np.float32)
        super().__init__(games, seen, spaces.Discrete(ACTION.shape[1]))
        self._actions: Any = None
        self._table: Ints = np.empty(0, np.int64)
        self._masks: Any = None
        self._lead: Any = None

    def reset(self) -> Any:
        """Begin all games."""
        given = [seed for seed in self._seeds if seed is not None]
        observations, infos = self.env.reset(seed=given[0] if given else None)
        return self._look(observations, infos)

    def _look(self, observations: Floats, infos: dict[str, Any]) -> Floats:
        self._table = ACTION[assam_in(observations)]
        self._masks = np.take_along_axis(infos["action_mask"], self._table, axis=1) * (self._table >= 0)
        self._lead = lead(observations)
        return seen_from_assam(observations)

    def step_async(self, actions: Any) -> None:
        """Keep the actions for `step_wait`."""
        self._actions = np.take_along_axis(self._table, np.asarray(actions)[:, None], axis=1)[:, 0]

    def step_wait(self) -> Any:
        """Step; the reward is the change of the lead, in tens of points."""
        before = self._lead
        observations, self.paid, ended, _, infos = self.env.step(self._actions)
        seen = self._look(observations, infos)
        after = self._lead.copy()
        if ended.any():
            after[ended] = lead(np.stack(infos["final_obs"][ended]))
        return seen, (after - before) / 10.0, ended, [{} for _ in range(self.num_envs)]

    def greedy_values(self, games: Ints) -> Floats:
        """What greedy thinks of the policy's actions in some games; minus infinity for illegal ones."""
        values = greedy_values(self.env.states[games], facing_north=True)
        mine = np.take_along_axis(values, self._table[games], axis=1)
        found: Floats = np.where(self._masks[games], mine, -np.inf)
        return found

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal ones of the policy's actions."""
        legal: NDArray[np.bool_] = self._masks.astype(np.bool_)
        return legal

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Only `action_masks`, which sb3-contrib asks for."""
        return list(getattr(self, method_name)())

    def has_attr(self, attr_name: str) -> bool:
        """Whether the environment has an attribute."""
        return hasattr(self, attr_name)

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


def share_won(model: MaskablePPO, games: int, seed: int) -> float:
    """The share of games won against greedy, the policy's best action each time."""
    env = Games(games)
    env.seed(seed)
    seen = env.reset()
    won, over = 0.0, np.zeros(games, np.bool_)
    while not over.all():
        actions, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
        seen, _, ended, _ = env.step(actions)
        won += float(env.paid[ended & ~over].sum())
        over |= ended
    return won / games


def imitate(model: MaskablePPO, seconds: float, games: int = 512) -> None:
    """Teach the policy to value actions as greedy does, in games that it plays against itself.

    The target is not greedy's choice alone but a softmax of its values, which also says how much worse the
    others are. Greedy takes fifteen times as long for a heading as for a rug, so it is asked about every rug
    but only about some headings, and every answer is used several times.
    """
    env = Games(games, opponents=None)
    env.seed(1)
    seen = env.reset()
    random = np.random.default_rng(1)
    optimizer = torch.optim.Adam(model.policy.parameters(), 1e-3)
    kept: list[tuple[Floats, Any, Floats]] = []
    begun, steps, agreed = time.process_time(), 0, 0.0
    while (spent := time.process_time() - begun) < seconds:
        optimizer.param_groups[0]["lr"] = 1e-3 * (1.02 - spent / seconds)
        masks = env.action_masks()
        with torch.no_grad():
            told = model.policy.get_distribution(torch.as_tensor(seen), masks)
        asked = np.flatnonzero(masks[:, :PLACES_BESIDE].any(axis=1) | (random.random(games) < 0.2))
        values = env.greedy_values(asked)
        kept.append((seen[asked], masks[asked], values))
        kept = kept[-KEPT:]
        actions = told.sample().numpy()
        agreed += float((told.mode().numpy()[asked] == values.argmax(axis=1)).mean())
        steps += 1
        if steps % 200 == 0:
            print(
                f"imitating: {steps * games:,} decisions in {spent / 60:.1f} CPU minutes, "
                f"agrees with greedy in {agreed / 200:.3f}",
                flush=True,
            )
            agreed = 0.0
        # Mostly what greedy would do, so that it sees the games of good players.
        follows = random.random(len(asked)) < 0.75
        actions[asked[follows]] = values[follows].argmax(axis=1)
        seen, *_ = env.step(actions)
        for part in random.integers(len(kept), size=3):
            follow(model, optimizer, *kept[part])


def follow(model: MaskablePPO, optimizer: Any, seen: Floats, masks: Any, values: Floats) -> None:
    """One step towards greedy's values."""
    told = model.policy.get_distribution(torch.as_tensor(seen), masks)
    target = torch.softmax(torch.as_tensor(values) / SOFTNESS, dim=1)
    loss = -(target * told.distribution.logits.clamp(min=-30.0)).sum(dim=1).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()


def hold_policy(model: MaskablePPO, hold: bool) -> None:
    """Keep the policy as it is, or let it learn again; the value learns either way."""
    for part in (model.policy.mlp_extractor.policy_net, model.policy.action_net):
        part.requires_grad_(not hold)


class Curve(BaseCallback):
    """Plays against greedy now and then, and keeps what came of it.

    The policy is held for the first rollouts: as long as the value knows nothing, advantages are noise, and
    what was learnt by imitation would be lost to them.
    """

    def __init__(self, directory: Path, budget: float, every: float, games: int) -> None:
        super().__init__()
        self.directory = directory
        self.budget = budget
        self.every = every
        self.games = games
        self.next = 0.0
        self.rows: list[tuple[float, int, int, float]] = []
        self.rollouts = 0

    def _on_step(self) -> bool:
        return time.process_time() < self.budget

    def _on_rollout_start(self) -> None:
        assert isinstance(self.model, MaskablePPO)
        hold_policy(self.model, self.rollouts < HELD)
        self.rollouts += 1
        if time.process_time() >= self.next:
            self.measure(self.games)
            self.next = time.process_time() + self.every

    def measure(self, games: int, seed: int = 10**6) -> None:
        """Play, and write the curve anew."""
        assert isinstance(self.model, MaskablePPO)
        minutes = time.process_time() / 60
        share = share_won(self.model, games, seed)
        self.rows.append((minutes, self.num_timesteps, games, share))
        print(
            f"{minutes:6.1f} CPU minutes {self.num_timesteps:11,} steps"
            f"  won {share:.3f} +- {interval(share, games):.3f} of {games:,}",
            flush=True,
        )
        with (self.directory / "curve.csv").open("w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(("CPU minutes", "steps", "games", "share won against greedy"))
            writer.writerows((f"{m:.2f}", s, n, f"{w:.4f}") for m, s, n, w in self.rows)
        (self.directory / "curve.svg").write_text(drawn(self.rows), encoding="utf-8")
        self.model.save(self.directory / "policy.zip")


def interval(share: float, games: int) -> float:
    """Half of the 95 % interval of a share."""
    return 1.96 * float(np.sqrt(share * (1 - share) / games))


def drawn(rows: Sequence[tuple[float, int, int, float]]) -> str:
    """The share won over the CPU minutes with its intervals, as SVG."""
    last = max(minutes for minutes, *_ in rows) or 1.0
    spots = [(40 + 300 * minutes / last, share, interval(share, n)) for minutes, _, n, share in rows]
    line = " ".join(f"{x:.1f},{180 - 160 * share:.1f}" for x, share, _ in spots)
    bars = "".join(
        f"M{x:.1f} {180 - 160 * (share - half):.1f}V{180 - 160 * (share + half):.1f}"
        for x, share, half in spots
    )
    _, _, games, share = rows[-1]
    half = interval(share, games)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 210"
  font-family="sans-serif" font-size="11">
<rect width="360" height="210" fill="#fffaf1"/>
<path d="M40 20V180H340" fill="none" stroke="#3b2c22"/>
<path d="M40 100H340" stroke="#c4a67b" stroke-dasharray="4 3"/>
<text x="34" y="24" text-anchor="end">1</text><text x="34" y="104" text-anchor="end">0.5</text>
<text x="34" y="184" text-anchor="end">0</text>
<text x="340" y="198" text-anchor="end">{last:.0f} minutes of CPU time</text>
<text x="46" y="16">share of games won against greedy, two players</text>
<text x="334" y="170" text-anchor="end">at the end {share:.3f} ± {half:.3f} of {games:,}</text>
<path d="{bars}" stroke="#a93f29"/>
<polyline points="{line}" fill="none" stroke="#a93f29" stroke-width="2"/>
</svg>
"""


def main(arguments: Sequence[str] | None = None) -> None:
    """Imitate, learn, and keep the curve."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument(
        "--minutes",
        type=float,
        default=30.0,
        help="of two cores: the run ends after twice as many minutes of CPU time of the process",
    )
    options.add_argument("--imitate", type=float, default=2.0, help="of these minutes (default 2)")
    options.add_argument("--every", type=float, default=0.75, help="measure so often, in these minutes")
    options.add_argument(
        "--measure",
        type=int,
        default=2000,
        help="games of a measurement; five times as many at the end",
    )
    options.add_argument("--games", type=int, default=512, help="at once")
    options.add_argument("--threads", type=int, default=CORES, help="of torch (default 2)")
    options.add_argument("--directory", type=Path, default=Path("ppo"))
    chosen = options.parse_args(arguments)
    chosen.directory.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(chosen.threads)
    seconds = 60.0 * CORES
    budget = chosen.minutes * seconds
    print(
        f"budget: {chosen.minutes * CORES:g} minutes of CPU time ({chosen.minutes:g} of {CORES} cores)"
    )
    model = MaskablePPO(
        "MlpPolicy",
        Games(chosen.games),
        n_steps=48,
        batch_size=2048,
        n_epochs=2,
        learning_rate=3e-4,
        gamma=1.0,
        gae_lambda=0.9,
        ent_coef=0.003,
        clip_range=0.2,
        target_kl=0.03,
        seed=1,
        device="cpu",
        policy_kwargs={"net_arch": {"pi": [256, 128], "vf": [128, 64]}},
    )
    curve = Curve(chosen.directory, budget, chosen.every * seconds, chosen.measure)
    curve.init_callback(model)
    imitate(model, chosen.imitate * seconds)
    model.learn(10**9, callback=curve)
    curve.measure(5 * chosen.measure, seed=FINAL_SEED)


if __name__ == "__main__":
    main()
