"""Rollouts: how often equal choices are told apart, and how quickly games are played.

python bench/rollouts.py looks            # false alarms of looking after every round, by standard errors
python bench/rollouts.py speed            # games a second, by players and stage of the game
python bench/rollouts.py error            # the evaluation against rollouts, by stage, with and without endings
"""

import sys
from functools import cache
from time import process_time

import numpy as np

from marrakech.analysis.array_values import ArrayAppraiser
from marrakech.analysis.depths import STANDARD
from marrakech.analysis.rolled import GAMES_A_ROUND
from marrakech.analysis.rollout import Rollout
from marrakech.analysis.valuation import Valuer
from marrakech.engine.bot import Limits
from marrakech.engine.endings.endings import Endings
from marrakech.engine.endings.reach import rugs_in_play
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
TABLES = (2, 3, 4)
RUGS = (36, 24, 12, 8, 6, 5, 4, 3, 2, 1)
POSITIONS = 30
GAMES_OF_ERROR = 200


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


def without_endings(number: int) -> Valuer:
    """The evaluation as it was before endings were solved."""
    found, appraiser = Valuer(number, STANDARD), ArrayAppraiser(number)
    appraiser._work.exact.wanted[0] = 0
    found.appraiser, found.endings = appraiser, Endings(0)
    return found


@cache
def judged(state: State, choice: int, valuer: Valuer, seed: int) -> tuple[float, float]:
    """The mover's chance after a choice, exact or rolled out, and its standard error."""
    who, solved = player(state), valuer.endings.solve(state)
    if solved is not None:
        return solved.options[choice].win[who], 0.0
    rollout = Rollout(state, [choice], valuer, seed)
    rollout.extend(GAMES_OF_ERROR)
    (rolled,) = rollout.sampled()
    return rolled.value.win[who], rolled.error[who]


def off(missed: list[float], noise: list[float]) -> str:
    """The root mean square of what was missed, the noise of the judge taken out."""
    return f"{max(0.0, float(np.mean(np.square(missed)) - np.mean(np.square(noise)))) ** 0.5:.1%}"


def error() -> None:
    """How far off two turns of search are about the mover's chance after its best choice, by rugs left.

    The judge is exact where endings are, with four rugs or fewer; else it is a rollout.
    """
    print("| players | rugs left | positions | without endings | with endings |")
    print("| ---: | ---: | ---: | ---: | ---: |")
    for number in TABLES:
        valuers = [without_endings(number), Valuer(number, STANDARD)]
        games = [choices(number, seed) for seed in range(POSITIONS)]
        for rugs in RUGS:
            missed: tuple[list[float], ...] = ([], [])
            noise: tuple[list[float], ...] = ([], [])
            for seed, states in enumerate(games):
                late = [state for state in states if rugs_in_play(state) == rugs]
                for state in late[seed % len(late) :][:1] if late else []:
                    for nth, valuer in enumerate(valuers):
                        found = valuer.valuation(state)
                        truth, error = judged(state, found.best, valuers[1], seed)
                        missed[nth].append(found.value.win[player(state)] - truth)
                        noise[nth].append(error)
            told = " | ".join(map(off, missed, noise))
            print(f"| {number} | {rugs} | {len(missed[0])} | {told} |", flush=True)


if __name__ == "__main__":
    {"looks": looks, "speed": speed, "error": error}[sys.argv[1]]()
