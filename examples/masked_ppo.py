"""Masked PPO (sb3-contrib) on the vector environment, two players, against `greedy`.

    pip install 'marrakech[rl]' sb3-contrib
    python examples/masked_ppo.py --minutes 30 --directory ppo

The run is budgeted in CPU time: `--minutes 30` means thirty minutes of two cores, so it ends once the process
has used sixty minutes of CPU time, everything included (imports, compiling, imitation, measuring). On a busy
machine it takes longer by the clock and learns the same.

Every few minutes the policy plays 2,000 games against `greedy` on dice of their own, its best action each time;
the share won goes to `curve.csv` and, drawn, to `curve.svg`, and the policy that won most to `policy.zip`. At
the end that one plays 10,000 games on other dice. What came of it is in `docs/environments.md`.

What it learns from:

- The board is seen from Assam: squares around him, the squares that he would reach on each heading, and the
  twelve places beside him as actions. So the same shape means the same thing wherever he stands.
- Before PPO begins, the policy learns for some minutes to value actions as the master does one turn deep, and
  PPO's value what it expects (`--imitate 0` leaves that out). The policy plays without search: one forward pass
  for a decision.
- The reward of a step is the change of a rough chance of winning, estimated from the lead and the rugs to
  come; at the end it is the win itself. So a good rug is paid when it earns, and what is learnt is to win.
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
from marrakech.envs.teachers import master_values
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
SOFTNESS = 0.01
"""By how much of a win an action must be worse to be e times as unlikely, in what is imitated."""
KEPT = 100_000
"""Answers that are kept for imitation."""
BATCH = 512
"""Answers that are learnt from at once."""
HELD = 2
"""Rollouts in which only the value learns."""
SETTINGS: dict[str, Any] = {
    "players": 2,
    "observation": "flat",
    "facing_north": True,
    "autoreset_mode": AutoresetMode.SAME_STEP,
}
DIRHAMS = PLANES * CELLS + 6
"""Where the vector of an observation has the purses, in thirtieths."""
RUGS = PLANES * CELLS + 10
"""Where it has the rugs left of the four roles, in fifteenths."""
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

SCALE = 4.0
"""Of rewards: so that what is usually won or lost in a turn is about 1."""

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


def chance(observations: Floats) -> Floats:
    """A rough chance of winning: a lead is worth the more, the fewer rugs are to come."""
    left = 15.0 * observations[:, RUGS : RUGS + 4].sum(axis=1)
    found: Floats = 1.0 / (1.0 + np.exp(-lead(observations) / (1.0 + 3.0 * np.sqrt(left))))
    return found


class Games(VecEnv):
    """The vector environment as stable-baselines3 wants it, seen from Assam."""

    def __init__(self, games: int, opponents: str | None = "greedy", threads: int = 1) -> None:
        self.env = MarrakechVectorEnv(games, opponents=opponents, threads=threads, **SETTINGS)
        seen = spaces.Box(0.0, 5.0, (FEATURES.shape[1],), np.float32)
        super().__init__(games, seen, spaces.Discrete(ACTION.shape[1]))
        self._actions: Any = None
        self._table: Ints = np.empty(0, np.int64)
        self._masks: Any = None
        self._chance: Any = None

    def reset(self) -> Any:
        """Begin all games."""
        given = [seed for seed in self._seeds if seed is not None]
        observations, infos = self.env.reset(seed=given[0] if given else None)
        return self._look(observations, infos)

    def _look(self, observations: Floats, infos: dict[str, Any]) -> Floats:
        self._table = ACTION[assam_in(observations)]
        self._masks = np.take_along_axis(infos["action_mask"], self._table, axis=1) * (self._table >= 0)
        self._chance = chance(observations)
        return seen_from_assam(observations)

    def step_async(self, actions: Any) -> None:
        """Keep the actions for `step_wait`."""
        self._actions = np.take_along_axis(self._table, np.asarray(actions)[:, None], axis=1)[:, 0]

    def step_wait(self) -> Any:
        """Step; the reward is the change of the chance of winning, which at the end is what was won."""
        before = self._chance
        observations, self.paid, ended, _, infos = self.env.step(self._actions)
        seen = self._look(observations, infos)
        after = np.where(ended, self.paid, self._chance).astype(np.float32)
        return seen, SCALE * (after - before), ended, [{} for _ in range(self.num_envs)]

    def teacher_values(self, games: Ints) -> Floats:
        """What the master thinks of the policy's actions in some games; minus infinity for illegal ones."""
        values = master_values(self.env.states[games], 2, turns=1, facing_north=True)
        mine = np.take_along_axis(values, self._table[games], axis=1)
        found: Floats = np.where(self._masks[games], mine, -np.inf)
        return found

    def to_win(self, games: Ints, values: Floats) -> Floats:
        """The rewards still to come in some games, by the value of the best action."""
        expected: Floats = SCALE * (values.max(axis=1) - self._chance[games])
        return expected

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
    """Teach the policy to value actions as the master does, in games that it plays against itself.

    The target is not the master's choice alone but a softmax of its values, which also says how much worse the
    others are. A heading takes the master ten times as long as a rug (65 and 6 microseconds), so it is asked
    about every rug and half of the headings.
    """
    env = Games(games, opponents=None)
    env.seed(1)
    seen = env.reset()
    random = np.random.default_rng(1)
    optimizer = torch.optim.Adam(model.policy.parameters(), 1e-3)
    kept = Answers()
    begun, steps, agreed = time.process_time(), 0, 0.0
    while (spent := time.process_time() - begun) < seconds:
        optimizer.param_groups[0]["lr"] = 1e-3 * (1.02 - spent / seconds)
        masks = env.action_masks()
        with torch.no_grad():
            told = model.policy.get_distribution(torch.as_tensor(seen), masks)
        is_rug = masks[:, :PLACES_BESIDE].any(axis=1)
        asked = np.flatnonzero(is_rug | (random.random(games) < 0.5))
        values = env.teacher_values(asked)
        kept.add(seen[asked], masks[asked], values, env.to_win(asked, values))
        best = told.mode().numpy()
        agreed += float((best[asked] == values.argmax(axis=1)).sum()) / max(1, len(asked))
        best[asked] = values.argmax(axis=1)
        # Mostly the best that is known, so that it sees the games of good players.
        actions = np.where(random.random(games) < 0.75, best, told.sample().numpy())
        seen, *_ = env.step(actions)
        for _ in range(3):
            follow(model, optimizer, *kept.some(random))
        steps += 1
        if steps % 200 == 0:
            print(
                f"imitating: {kept.total:,} answers in {spent / 60:.1f} CPU minutes, "
                f"agrees with the master in {agreed / 200:.3f}",
                flush=True,
            )
            agreed = 0.0


class Answers:
    """The latest answers of the teacher: what was seen, what was legal, the values, and the rewards to come."""

    def __init__(self) -> None:
        self.total = 0
        self._parts: list[Any] = []

    def add(self, *answers: Any) -> None:
        """Keep answers in place of the oldest."""
        if not self._parts:
            self._parts = [np.empty((KEPT, *part.shape[1:]), part.dtype) for part in answers]
        rows = np.arange(self.total, self.total + len(answers[0])) % KEPT
        for kept, part in zip(self._parts, answers, strict=True):
            kept[rows] = part
        self.total += len(rows)

    def some(self, random: np.random.Generator) -> list[Any]:
        """A batch of those kept."""
        rows = random.integers(min(self.total, KEPT), size=BATCH)
        return [part[rows] for part in self._parts]


def follow(
    model: MaskablePPO, optimizer: Any, seen: Floats, masks: Any, values: Floats, to_win: Floats
) -> None:
    """One step towards the teacher's values: of actions for the policy, of the best one for PPO's value."""
    given = torch.as_tensor(seen)
    told = model.policy.get_distribution(given, masks)
    target = torch.softmax(torch.as_tensor(values) / SOFTNESS, dim=1)
    loss = -(target * told.distribution.logits.clamp(min=-30.0)).sum(dim=1).mean()
    expected = model.policy.predict_values(given)[:, 0]
    loss += 0.5 * torch.nn.functional.mse_loss(expected, torch.as_tensor(to_win))
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
        self.best = -1.0

    def _on_step(self) -> bool:
        return time.process_time() < self.budget

    def _on_rollout_start(self) -> None:
        assert isinstance(self.model, MaskablePPO)
        hold_policy(self.model, self.rollouts < HELD)
        self.rollouts += 1
        if time.process_time() >= self.next:
            self.measure(self.games)

    def measure(self, games: int) -> None:
        """Play, and keep the policy if it has never done better."""
        assert isinstance(self.model, MaskablePPO)
        share = self.play(self.model, games, seed=10**6)
        if share > self.best:
            self.best = share
            self.model.save(self.directory / "policy.zip")
        self.next = time.process_time() + self.every

    def play(self, model: MaskablePPO, games: int, seed: int) -> float:
        """Play, and write the curve anew."""
        minutes = time.process_time() / 60
        share = share_won(model, games, seed)
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
        return share


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
    options.add_argument("--imitate", type=float, default=6.0, help="of these minutes (default 6)")
    options.add_argument("--every", type=float, default=0.75, help="measure so often, in these minutes")
    options.add_argument(
        "--measure",
        type=int,
        default=2000,
        help="games of a measurement; five times as many at the end",
    )
    options.add_argument("--games", type=int, default=2048, help="at once")
    options.add_argument(
        "--threads", type=int, default=CORES, help="of torch and the games (default 2)"
    )
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
        Games(chosen.games, threads=chosen.threads),
        n_steps=48,
        batch_size=8192,
        n_epochs=2,
        learning_rate=lambda _: 1e-4 * max(0.02, 1.0 - time.process_time() / budget),
        gamma=1.0,
        gae_lambda=0.6,
        ent_coef=0.0,
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
    best = MaskablePPO.load(chosen.directory / "policy.zip", device="cpu")
    curve.play(best, 5 * chosen.measure, seed=FINAL_SEED)


if __name__ == "__main__":
    main()
