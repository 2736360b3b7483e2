"""Rollouts: how often equal choices are told apart, and how quickly games are played.

python bench/rollouts.py looks            # false alarms of looking after every round, by standard errors
python bench/rollouts.py speed            # games a second, by players and stage of the game
python bench/rollouts.py error            # two turns of search against rollouts, by stage of the game
"""

import sys
from time import process_time

import numpy as np

from marrakech.analysis.depths import STANDARD
from marrakech.analysis.rolled import GAMES_A_ROUND
from marrakech.analysis.rollout import Rollout
from marrakech.analysis.valuation import Valuer
from marrakech.engine.bot import Limits
from marrakech.engine.ladder import make_bot
from marrakech.engine.walkthrough import walk_through
from marrakech.kernel.chance import outcomes
from marrakech.kernel.choices import listed
from marrakech.kernel.state import State, player, rugs_left, start
from marrakech.kernel.turn import legal
from marrakech.record.ruleset import Ruleset

PAIRS = 4000
GAMES = 2000
STAGES = (0.1, 0.3, 0.5, 0.7, 0.9)
GAMES_OF_ERROR = 400


def looks() -> None:
    """How often a mean of zero is so many standard errors away from it after any round."""
    differences = np.random.default_rng(1).standard_normal((PAIRS, GAMES))
    sums, squares = differences.cumsum(1), (differences**2).cumsum(1)
    for errors in (2.0, 2.5, 3.0, 3.5):
        alarm = np.zeros(PAIRS, bool)
        for games in range(GAMES_A_ROUND, GAMES + 1, GAMES_A_ROUND):
            mean = sums[:, games - 1] / games
            spread = np.sqrt((squares[:, games - 1] / games - mean**2) / (games - 1))
            alarm |= abs(mean) > errors * spread
        print(f"{errors} standard errors: {alarm.mean():.3f} of {PAIRS} pairs")


def choices(number: int, seed: int) -> list[State]:
    """The positions of a game among greedy bots in which somebody chooses between several."""
    from random import Random

    bot = make_bot("greedy")
    first = start(Ruleset.of(players=number).rules)
    states = walk_through(first, lambda state: bot.choose(state, Limits()).choice, Random(seed))
    return [state for state, _ in states if not outcomes(state) and len(listed(legal(state))) > 1]


def speed() -> None:
    """Games a second of processor time."""
    for number in (2, 3, 4):
        states, valuer = choices(number, 1), Valuer(number)
        for stage in STAGES:
            state = states[int(stage * len(states))]
            rollout = Rollout(state, listed(legal(state)), valuer)
            rollout.extend(2)
            begun = process_time()
            rollout.extend(2 * GAMES_A_ROUND)
            games = 2 * GAMES_A_ROUND * len(rollout.options) / (process_time() - begun)
            left = sum(rugs_left(state, who) for who in range(number))
            print(f"{number} players, {left} rugs left: {games:.0f} games a second")


def error() -> None:
    """The mover's chance of the best choice: two turns of search against a rollout, in root mean squares."""
    for number in (2, 3, 4):
        valuer = Valuer(number, STANDARD)
        for stage in STAGES:
            found, noise = [], []
            for seed in range(20):
                states = choices(number, seed)
                state = states[int(stage * len(states))]
                valuation = valuer.valuation(state)
                rollout = Rollout(state, [valuation.best], valuer, seed)
                rollout.extend(GAMES_OF_ERROR)
                (rolled,) = rollout.sampled()
                who = player(state)
                found.append((valuation.value.win[who] - rolled.value.win[who]) ** 2)
                noise.append(rolled.error[who] ** 2)
            off = max(0.0, float(np.mean(found) - np.mean(noise))) ** 0.5
            print(f"{number} players, {stage:.0%} of the game: off by {off:.3f} (20 positions)")


if __name__ == "__main__":
    {"looks": looks, "speed": speed, "error": error}[sys.argv[1]]()
