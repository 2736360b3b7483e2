"""A small learner of the AlphaZero kind for a game of chance, from scratch, two players.

    pip install 'marrakech[engine]'
    python examples/afterstates.py --minutes 5 --seed 1 --directory afterstates

What is learnt is what a turn leaves behind: each player's chance of winning, and points, where the next
turn begins. A choice is made by the exact expectation over the turn with those values, one turn deep: three
headings, the rolls of the die as explicit chance nodes with their weights, up to twelve places of a rug. The
target of a position is that expectation and a share of what later turns brought beyond theirs (TD(lambda), see
`training.selfplay`), so the luck of a roll is taken out exactly. There is no policy head: with all choices and
rolls worked out, nothing has to be guessed.

Nobody is imitated. In one game of five a seat is `greedy`'s, an opponent whose choices are not learnt from.

`curve.csv` has the share of games won against `greedy` over positions and CPU minutes, also with the luck of
the rolls taken out. The weights play wherever a bot is named, as `master:afterstates/weights.npz`.
"""

import argparse
import csv
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from marrakech.engine.ladder import GreedyBot
from marrakech.engine.learned.network import copied, fresh_network, save_networks
from marrakech.engine.match import Match, play_match
from marrakech.engine.search.params import SearchParams
from marrakech.engine.sides import searching, side
from marrakech.training.checkpoint import BATCH, Learner
from marrakech.training.plan import Plan
from marrakech.training.replay import ReplayBuffer
from marrakech.training.run import compile_all
from marrakech.training.task import play_games
from marrakech.workers.here import Here

PLAYERS = 2
PLAIN = SearchParams(mix=0.0, reach=0)
"""One turn deep, and no ending solved: what is measured is what was learnt."""
MEASURE_SEED, FINAL_SEED = 10**6, 2 * 10**6


def match(learner: Learner, games: int, seed: int, rules: int) -> Match:
    """The learner against greedy, one turn deep, every deal in both seats."""
    mine = searching(copied(learner.average), PLAIN, 1)
    return play_match(rules, mine, side(GreedyBot.name, PLAYERS), games, seed)


def play(plan: Plan, learner: Learner, replay: ReplayBuffer, nth: int) -> int:
    """A round of games of the averaged network against itself, into the buffer; its positions."""
    positions = 0
    for task in plan.self_play(learner.average, nth):
        played = play_games(task)
        replay.add(played)
        positions += len(played.states)
        learner.progress.games += played.games
    return positions


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn for some CPU minutes; keep the curve and the weights."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=5.0, help="of CPU time, compiling not counted")
    parser.add_argument("--every", type=float, default=0.5, help="measure so often, in CPU minutes")
    parser.add_argument(
        "--measure", type=int, default=1000, help="games; five times as many at the end"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--positions", type=int, default=8000, help="of a round")
    parser.add_argument("--uses", type=int, default=4, help="how often a position is learnt from")
    parser.add_argument("--rate", type=float, default=2e-3, help="of learning, at the beginning")
    parser.add_argument("--trace", type=float, default=0.8, help="lambda")
    parser.add_argument("--directory", type=Path, default=Path("afterstates"))
    options = parser.parse_args(arguments)
    folder: Path = options.directory
    folder.mkdir(parents=True, exist_ok=True)
    plan = Plan(PLAYERS, options.minutes, folder, seed=options.seed, tasks_a_round=1)
    plan = replace(plan, positions_a_round=options.positions, trace=options.trace)
    network = fresh_network(options.seed)
    learner, replay = Learner(network, copied(network)), ReplayBuffer(plan.store)
    random = np.random.default_rng(options.seed)
    rules = plan.self_play(network, 0)[0].rules[0]
    rows: list[tuple[float | int | str, ...]] = []
    compile_all(plan, Here())
    begun = time.process_time()

    def measure(games: int, seed: int) -> None:
        found = match(learner, games, seed, rules)
        minutes, done = (time.process_time() - begun) / 60, learner.progress
        shares = (
            f"{found.share.value:.4f}",
            f"{found.adjusted.value:.4f}",
            f"{found.adjusted.reach:.4f}",
        )
        rows.append((f"{minutes:.2f}", done.positions, done.games, found.games, *shares))
        told = "won {} of {:,}, luck taken out {} +- {}".format(shares[0], found.games, *shares[1:])
        print(f"{minutes:6.2f} CPU minutes {done.positions:10,} positions, {told}", flush=True)
        with (folder / "curve.csv").open("w", newline="") as file:
            writer = csv.writer(file)
            names = ("CPU minutes", "positions", "games played", "games measured", "share won")
            writer.writerow((*names, "luck taken out", "half its interval"))
            writer.writerows(rows)
        save_networks(folder / "weights.npz", {PLAYERS: learner.average})

    due, budget = 0.0, options.minutes * 60
    nth = 0
    while (spent := time.process_time() - begun) < budget:
        if spent >= due:
            measure(options.measure, MEASURE_SEED)
            due = time.process_time() - begun + options.every * 60
        positions = play(plan, learner, replay, nth)
        learner.progress.positions += positions
        rate = options.rate * max(0.02, 1 - spent / budget)
        learner.learn(replay, max(1, positions * options.uses // BATCH), rate, random)
        nth += 1
    measure(5 * options.measure, FINAL_SEED)


if __name__ == "__main__":
    main()
