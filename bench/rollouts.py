"""Rollouts: how often equal choices are told apart, and how quickly games are played.

python bench/rollouts.py looks            # false alarms of looking after every round, by standard errors
python bench/rollouts.py speed            # games a second, by players and stage of the game
python bench/rollouts.py error FILE       # the evaluation against rollouts, by stage, with and without endings

The last keeps every position in a file and goes on where it stopped. It may be stopped at any time, as a round
takes one position of every stage and number of players. `error FILE 0` prints what is there.
"""

import sys
from functools import cache
from itertools import product
from pathlib import Path
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
from measured import Measured

PAIRS = 4000
GAMES = 2000
STAGES = (0.1, 0.3, 0.5, 0.7, 0.9)
TABLES = (2, 3, 4)
RUGS = (36, 24, 12, 8, 6, 5, 4, 3, 2, 1)
POSITIONS = 60
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


Missed = tuple[float, float]
"""By how much a chance was missed, and the standard error of the judge."""


def missed(state: State, valuers: list[Valuer], seed: int) -> list[Missed]:
    """How far off each evaluation is about the mover's chance after its best choice.

    The judge is exact where endings are, with four rugs or fewer; else it is a rollout.
    """
    found = []
    for valuer in valuers:
        valued = valuer.valuation(state)
        truth, error = judged(state, valued.best, valuers[-1], seed)
        found.append((valued.value.win[player(state)] - truth, error))
    return found


def off(rows: list[Missed]) -> str:
    """The root mean square of what was missed with its standard error, the noise of the judge taken out."""
    squares = np.array([miss**2 - noise**2 for miss, noise in rows])
    root = max(0.0, float(squares.mean())) ** 0.5
    spread = float(squares.std(ddof=1)) / len(squares) ** 0.5 / (2 * root) if root else 0.0
    return f"{root:.1%} +- {spread:.1%}"


def error() -> None:
    """Measure how far off two turns of search are, before and after endings were solved, and print a table."""
    kept = Measured(Path(sys.argv[2]))
    valuers = {number: [without_endings(number), Valuer(number, STANDARD)] for number in TABLES}
    found: dict[tuple[int, int], list[list[Missed]]] = {}
    wanted = int(sys.argv[3]) if len(sys.argv) > 3 else POSITIONS
    for seed, number in product(range(POSITIONS), TABLES):
        games: list[State] = []
        for rugs in RUGS:
            of = {"players": number, "game": seed, "rugs": rugs, "games": GAMES_OF_ERROR}
            rows = kept.known(of)
            if rows is None and seed < wanted:
                games = games or choices(number, seed)
                late = [state for state in games if rugs_in_play(state) == rugs]
                rows = [missed(late[seed % len(late)], valuers[number], seed)] if late else []
                kept.keep(of, rows)
            found.setdefault((number, rugs), []).extend(rows or [])
    print("| players | rugs left | positions | without endings | with endings |")
    print("| ---: | ---: | ---: | ---: | ---: |")
    for (number, rugs), positions in found.items():
        if len(positions) > 1:
            told = " | ".join(off(list(rows)) for rows in zip(*positions, strict=True))
            print(f"| {number} | {rugs} | {len(positions)} | {told} |")


if __name__ == "__main__":
    {"looks": looks, "speed": speed, "error": error}[sys.argv[1]]()
