"""PPO in one file, as CleanRL writes it: from scratch, against `greedy` or against itself, two players.

    pip install 'marrakech[rl]' torch
    python examples/cleanrl_ppo.py --opponent greedy --minutes 20 --seed 1 --directory ppo

`--minutes` are of CPU time, everything included. `curve.csv` has the share of games won against `greedy` over
steps and CPU minutes. No teacher and no search: one forward pass for a decision.

The reward of a step is the change of a rough chance of winning (`envs.from_assam`), so that a good rug is paid
when it earns; the sum over a game is the win, less the half that everybody begins with. Against itself the
other player's reward is one's own loss, so values and advantages change sign where the mover does.
"""

import argparse
import csv
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from torch import nn

from marrakech.envs import from_assam as near
from marrakech.envs.gymnasium import MarrakechVectorEnv

SCALE = 4.0
"""Of rewards: what is usually won or lost in a turn is then about 1."""
FINAL_SEED = 2 * 10**6


class Policy(nn.Module):
    """Logits of the fifteen actions, and the reward still to come."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(near.LOCAL_NUMBERS, 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU()
        )
        self.actor, self.critic = nn.Linear(128, near.LOCAL_ACTIONS), nn.Linear(128, 1)
        for part, gain in ((self.actor, 0.01), (self.critic, 1.0)):
            nn.init.orthogonal_(part.weight, gain)
            nn.init.zeros_(part.bias)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logarithms of the probabilities of the legal actions, and values."""
        inner = self.body(seen)
        logits = self.actor(inner).masked_fill(~legal, -1e9)
        return torch.log_softmax(logits, dim=1), self.critic(inner)[:, 0]


class Games:
    """Many games side by side, seen from Assam."""

    def __init__(self, games: int, opponent: str, seed: int) -> None:
        self.env = MarrakechVectorEnv(
            games,
            opponents=None if opponent == "self" else opponent,
            observation="flat",
            facing_north=True,
            autoreset_mode=AutoresetMode.SAME_STEP,
        )
        self._look(*self.env.reset(seed=seed))

    def _look(self, observations: Any, infos: dict[str, Any]) -> None:
        self.actions = near.ACTION_FROM[near.assam_in(observations)]
        legal = np.take_along_axis(infos["action_mask"], self.actions, axis=1) * (self.actions >= 0)
        self.legal = torch.as_tensor(legal.astype(np.bool_))
        self.seen = torch.as_tensor(near.seen_from_assam(observations))
        self.chance = near.rough_chance(observations)
        self.mover = infos["seat"]

    def step(self, chosen: torch.Tensor) -> tuple[Any, Any, Any, Any]:
        """The rewards, whose sign the next value has for who acted, which games ended, and what they paid."""
        before, mover = self.chance, self.mover
        actions = np.take_along_axis(self.actions, chosen.numpy()[:, None], axis=1)[:, 0]
        observations, paid, ended, _, infos = self.env.step(actions)
        self._look(observations, infos)
        same = self.mover == mover
        after = np.where(ended, paid, np.where(same, self.chance, 1.0 - self.chance))
        sign = np.where(ended, 0.0, np.where(same, 1.0, -1.0)).astype(np.float32)
        return SCALE * (after - before).astype(np.float32), sign, ended, paid


def share_won(policy: Policy, games: int, seed: int) -> float:
    """The share of games won against greedy, the most likely action each time."""
    field, won, over = Games(games, "greedy", seed), 0.0, np.zeros(games, np.bool_)
    while not over.all():
        with torch.no_grad():
            chosen = policy(field.seen, field.legal)[0].argmax(dim=1)
        _, _, ended, paid = field.step(chosen)
        won += float(paid[ended & ~over].sum())
        over |= ended
    return won / games


def collect(policy: Policy, field: Games, steps: int, trace: float) -> list[torch.Tensor]:
    """Play, and work out advantages backwards (GAE with a discount of 1)."""
    kept: list[Any] = []
    for _ in range(steps):
        seen, legal = field.seen, field.legal
        with torch.no_grad():
            logs, values = policy(seen, legal)
        chosen = torch.multinomial(logs.exp(), 1)[:, 0]
        reward, sign, _, _ = field.step(chosen)
        log = logs.gather(1, chosen[:, None])[:, 0]
        kept.append((seen, legal, chosen, log, values, torch.as_tensor(reward), torch.as_tensor(sign)))
    with torch.no_grad():
        after = policy(field.seen, field.legal)[1]
    ahead, advantages = torch.zeros_like(after), []
    for _, _, _, _, values, reward, sign in reversed(kept):
        ahead = reward + sign * (after + trace * ahead) - values
        after = values
        advantages.append(ahead)
    parts = [torch.cat(list(part)) for part in list(zip(*kept, strict=True))[:5]]
    gained = torch.cat(advantages[::-1])
    return [*parts[:4], gained, gained + parts[4]]


def learn(policy: Policy, optimizer: Any, rollout: list[torch.Tensor], options: Any) -> None:
    """Some epochs of clipped policy gradient and value regression."""
    number = len(rollout[0])
    for _ in range(options.epochs):
        for rows in torch.randperm(number).split(options.batch):
            seen, legal, chosen, old, gained, target = (part[rows] for part in rollout)
            logs, values = policy(seen, legal)
            ratio = (logs.gather(1, chosen[:, None])[:, 0] - old).exp()
            gained = (gained - gained.mean()) / (gained.std() + 1e-8)
            clipped = ratio.clamp(1 - options.clip, 1 + options.clip)
            loss = -torch.min(ratio * gained, clipped * gained).mean()
            loss = loss + 0.5 * (values - target).square().mean()
            loss = loss + options.entropy * (logs.exp() * logs.clamp(min=-30)).sum(dim=1).mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def save(policy: Policy, path: Path) -> None:
    """The weights by their names, for numpy or for `Policy.load_state_dict`."""
    np.savez(path, **{name: part.numpy() for name, part in policy.state_dict().items()})


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn for some CPU minutes; keep the curve and the weights."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--opponent", choices=("greedy", "self"), default="greedy")
    parser.add_argument("--minutes", type=float, default=20.0, help="of CPU time")
    parser.add_argument("--every", type=float, default=2.0, help="measure so often, in CPU minutes")
    parser.add_argument(
        "--measure", type=int, default=1000, help="games; five times as many at the end"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=512, help="at once")
    parser.add_argument("--steps", type=int, default=48, help="of each game in a rollout")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--trace", type=float, default=0.8, help="GAE's lambda")
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.003)
    parser.add_argument("--directory", type=Path, default=Path("ppo"))
    options = parser.parse_args(arguments)
    options.directory.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    policy = Policy()
    optimizer = torch.optim.Adam(policy.parameters(), options.rate, eps=1e-5)
    field = Games(options.games, options.opponent, seed=options.seed * 10**7)
    rows: list[tuple[float, int, int, float]] = []

    def measure(games: int, seed: int) -> None:
        share = share_won(policy, games, seed)
        rows.append((time.process_time() / 60, steps, games, share))
        minutes, *_ = rows[-1]
        print(f"{minutes:6.1f} CPU minutes {steps:11,} steps, won {share:.4f} of {games:,}", flush=True)
        with (options.directory / "curve.csv").open("w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(("CPU minutes", "steps", "games", "share won against greedy"))
            writer.writerows((f"{m:.2f}", s, n, f"{w:.4f}") for m, s, n, w in rows)
        save(policy, options.directory / "policy.npz")

    steps, due, budget = 0, 0.0, options.minutes * 60
    while (spent := time.process_time()) < budget:
        if spent >= due:
            measure(options.measure, seed=10**6)
            due = time.process_time() + options.every * 60
        optimizer.param_groups[0]["lr"] = options.rate * max(0.02, 1 - spent / budget)
        learn(policy, optimizer, collect(policy, field, options.steps, options.trace), options)
        steps += options.games * options.steps
    measure(5 * options.measure, seed=FINAL_SEED)


if __name__ == "__main__":
    main()
