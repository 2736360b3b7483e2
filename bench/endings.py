"""How long exact endings take, by number of players and rugs left, and whether two solvers agree.

    python -m bench.endings                          # one to three rugs, 500 positions of each kind
    python -m bench.endings --rugs 4 --positions 20  # half a second each
    python -m bench.endings --agree 200              # the plain solver of the tests as well, a minute

Positions are those of games between greedy bots, at the beginning of a turn, which is the longest, and at any
step. The table of solved positions is empty before each. Last turns are what the work is told in.
"""

import argparse
from collections.abc import Iterator
from random import Random
from time import perf_counter

import numpy as np
from tests.engine.endings.late import late_positions
from tests.engine.endings.plain import plain_value

from marrakech.engine.endings.array_endings import kept_arrays
from marrakech.engine.endings.ending_arrays import EndingArrays
from marrakech.engine.endings.endings import Endings
from marrakech.engine.endings.reach import rugs_in_play
from marrakech.engine.walkthrough import walk_through
from marrakech.engine.warm_greedy import greedy_values_compiled
from marrakech.kernel.choices import Choice
from marrakech.kernel.state import (
    COVER_OWN,
    ELIMINATION,
    END_TURN,
    KEEP_HEADING,
    OVER,
    State,
    begins_turn,
    start,
    step,
)

UNBOUNDED = 1 << 40
RULES = {
    "2 players": 2 | ELIMINATION,
    "3 players": 3 | ELIMINATION,
    "4 players": 4 | ELIMINATION,
    "4, variant": 4 | ELIMINATION | END_TURN | KEEP_HEADING | COVER_OWN,
}


def greedy_one(state: State) -> Choice:
    """Greedy's choice."""
    return max(greedy_values_compiled(state), key=lambda each: each[1])[0]


def endings(rules: int, rugs: int, begun: bool) -> Iterator[State]:
    """One position of each game, with so many rugs left: where a turn begins, or at any step."""
    seed = 0
    while True:
        random = Random(f"{rules} {rugs} {begun} {seed}")
        seed += 1
        states = [
            state
            for state, _ in walk_through(start(rules), greedy_one, random)
            if rugs_in_play(state) == rugs and step(state) != OVER
        ]
        if begun:
            states = [state for state in states if begins_turn(state)]
        if states:
            yield random.choice(states)


def forget(arrays: EndingArrays) -> None:
    """Empty the table of solved positions."""
    arrays.solved.states[:] = 0


def measure(name: str, rugs: int, begun: bool, positions: int) -> None:
    """Solve positions of one kind and print a line."""
    solver, took, turns = Endings(UNBOUNDED), [], []
    for _, state in zip(range(positions), endings(RULES[name], rugs, begun), strict=False):
        forget(kept_arrays())
        before = perf_counter()
        solved = solver.solve(state)
        took.append(1000 * (perf_counter() - before))
        assert solved is not None
        turns.append(solved.turns)
    where = "a turn begins" if begun else "any step"
    times = f"median {np.median(took):8.2f} ms  99 % {np.quantile(took, 0.99):8.2f} ms"
    work = f"last turns: median {np.median(turns):9,.0f}, most {max(turns):9,}"
    print(
        f"{name:10}  {rugs} rugs  {where:13}  {times}  longest {max(took):8.2f} ms  {work}  n = {len(took)}",
        flush=True,
    )


def agree(rugs: int, positions: int) -> None:
    """Solve positions of all rules with both solvers and print the largest difference."""
    solver, worst = Endings(UNBOUNDED), 0.0
    for state in late_positions(f"bench, {rugs} left", positions, rugs):
        found = solver.value(state)
        assert found is not None
        for who, (win, points, dirhams) in enumerate(plain_value(state)):
            worst = max(
                worst,
                abs(found.win[who] - win),
                abs(found.score[who] - points),
                abs(found.dirhams[who] - dirhams),
            )
    print(
        f"{rugs} rugs: both solvers, {positions} positions of all rules, differ by at most {worst:.1e}"
    )


def main() -> None:
    """Measure, or compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rugs", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--agree", type=int, default=0, help="positions of one and two rugs each")
    asked = parser.parse_args()
    Endings().solve(start(2))  # loads the compiled code
    Endings(UNBOUNDED).solve(next(endings(RULES["2 players"], 1, True)))
    if asked.agree:
        for rugs in (1, 2):
            agree(rugs, asked.agree)
        return
    for name in RULES:
        for rugs in asked.rugs:
            for begun in (True, False):
                measure(name, rugs, begun, asked.positions)


if __name__ == "__main__":
    main()
