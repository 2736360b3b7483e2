"""The ceiling: how well does a player play who may think much longer than the master does?

    python bench/ceiling.py greedy --players 2 --games 200
    python bench/ceiling.py master --players 4 --games 200 --seed 7 --rollouts 400

The patient player takes what the master's search finds close to the best and plays it on, up to `--rollouts`
times and with the same dice for each candidate, to a depth of some turns: all players choose by the
network one turn deep, or, in half of the games, the others choose as `greedy` does. The luck of every roll is
taken out. What has fallen behind for certain is dropped, and of what is as good as equal one is taken.
It sits alone among the others, every deal in every seat, as in bench/strength.py.
"""

import argparse
import json
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from marrakech.engine.learned.network import Network, final_value
from marrakech.engine.learned.shipped import networks
from marrakech.engine.match import MOST_ROLLS, PILE, DealResults, deal, match_of, roll_luck
from marrakech.engine.playout import below, seeded
from marrakech.engine.search.arrays import Workspace, make_workspace
from marrakech.engine.search.decide import decide
from marrakech.engine.search.expectation import one_turn
from marrakech.engine.search.params import MIX, SearchParams, master_params
from marrakech.engine.search.values import add_value, clear_value, value_to
from marrakech.engine.sides import side, side_choice
from marrakech.engine.vectors import VALUES
from marrakech.jit.decorators import entry
from marrakech.kernel.chance import FACES, face
from marrakech.kernel.state import (
    DEAL,
    DRAW,
    ELIMINATION,
    LAY,
    OVER,
    ROLL,
    State,
    pile_colour,
    player,
    players,
    start,
    step,
)
from marrakech.kernel.turn import draw, lay, next_turn, orient, roll
from rollout import LENGTH, place_taken, play_on, turn_played

CLOSE = 0.03
"""Choices so close to the best, in chances of winning, are played on."""
LEAST = 32
"""The least times each is played on."""
CERTAIN = 2.5
"""Standard errors that make a difference certain."""
EQUAL = 0.004
"""A difference that is as good as none."""


@entry
def patient_choice(
    state: State, network: Network, work: Workspace, params: SearchParams, most: int, generator: Any
) -> int:
    """Search, then play on what is close."""
    who = player(state)
    number = players(state)
    laying = step(state) == LAY
    work.budget.nodes[0] = 0
    # Not a plain 2, for which numba would compile the search once more.
    decide(state, network, work, int(np.int64(2)), params)
    candidates = np.zeros(12, np.int64)
    best = -1e9
    found = work.root.found[0, 0] if laying else 3
    for i in range(found):
        if work.choices.deepened[i]:
            best = max(best, value_to(work.choices.values[i], who, number, params.blend))
    left = 0
    for i in range(found):
        if (
            work.choices.deepened[i]
            and value_to(work.choices.values[i], who, number, params.blend) >= best - CLOSE
        ):
            candidates[left] = work.root.places[0, 0, i] if laying else i
            left += 1
    rolls = np.zeros(LENGTH + 1, np.int64)
    draws = np.zeros(LENGTH, np.float32)
    total = np.zeros(VALUES, np.float32)
    got = np.zeros(12)
    sums = np.zeros(12)
    squares = np.zeros((12, 12))
    played = 0
    while left > 1 and played < most:
        for t in range(LENGTH + 1):
            rolls[t] = face(below(generator, FACES))
        for t in range(LENGTH):
            draws[t] = below(generator, 1 << 20) / (1 << 20)
        prey = below(generator, 100) < 100 * params.mix
        for c in range(left):
            clear_value(total)
            if laying:
                # As the plain rules have it: nobody turns Assam at the end.
                after = next_turn(lay(state, candidates[c]), 0)
            else:
                heading, steps = candidates[c], rolls[LENGTH]
                one_turn(state, network, work, work.root, params.blend)
                i = place_taken(state, heading, steps, False, work.root, params.blend)
                add_value(total, 1.0, work.root.headings[heading])
                add_value(total, -1.0, work.root.values[heading, steps, i])
                after = turn_played(state, heading, steps, i, work.root)
            play_on(after, who, prey, network, work, params.blend, rolls, draws, total)
            got[c] = value_to(total, who, number, params.blend)
            sums[c] += got[c]
        for a in range(left):
            for b in range(left):
                squares[a, b] += (got[a] - got[b]) ** 2
        played += 1
        if played >= LEAST and played % 16 == 0:
            first = int(np.argmax(sums[:left]))
            kept = 0
            for c in range(left):
                gap = (sums[first] - sums[c]) / played
                error = np.sqrt(max(1e-12, squares[first, c] / played - gap * gap) / played)
                if c == first or (gap < CERTAIN * error and gap + CERTAIN * error > EQUAL):
                    # What is kept moves down, over what is dropped.
                    candidates[kept] = candidates[c]
                    sums[kept] = sums[c]
                    for b in range(left):
                        squares[kept, b] = squares[c, b]
                    for b in range(left):
                        squares[b, kept] = squares[b, c]
                    kept += 1
            left = kept
    return int(candidates[np.argmax(sums[:left])])


def main() -> None:
    """Play the match asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("others")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--mix", type=float, default=MIX, help="how often the others are taken for greedy"
    )
    parser.add_argument("--rollouts", type=int, default=96, help="the most times a choice is played on")
    parser.add_argument("--json", type=Path, help="append the result here")
    asked = parser.parse_args()
    number, most = asked.players, asked.rollouts
    network, generator = networks()[number], seeded(asked.seed + 1_000_000)
    params, others = master_params(number, asked.mix), side(asked.others, number)
    work, luck_work = make_workspace(), make_workspace()
    deals = -(-asked.games // number)
    wins, margins, lucks = np.zeros((3, deals, number), np.float32)
    rolls = np.zeros(MOST_ROLLS, np.int64)
    piles = np.zeros((2, PILE), np.int64)
    values = np.zeros(VALUES, np.float32)
    dealer = seeded(asked.seed)
    seconds, turns = 0.0, 0
    for n in range(deals):
        deal(dealer, rolls, piles)
        for seat in range(number):
            state = start(number | ELIMINATION)
            thrown = iter(rolls.tolist())
            drawn = [iter(pile.tolist()) for pile in piles]
            while (now := step(state)) != OVER:
                who = player(state)
                if now == ROLL:
                    steps = next(thrown)
                    lucks[n, seat] += roll_luck(state, steps, seat, network, luck_work)
                    state = roll(state, steps)
                elif now in (DEAL, DRAW):
                    state = draw(state, pile_colour(who, next(drawn[who])))
                else:
                    if who == seat:
                        begun_at = process_time()
                        choice = int(patient_choice(state, network, work, params, most, generator))
                        seconds += process_time() - begun_at
                        turns += now == LAY
                    else:
                        choice = int(side_choice(state, others, luck_work, generator))
                    state = lay(state, choice) if now == LAY else orient(state, choice)
            final_value(state, values)
            rest = [values[4 + other] for other in range(number) if other != seat]
            wins[n, seat], margins[n, seat] = values[seat], values[4 + seat] - max(rest)
        match = match_of([DealResults(wins[: n + 1], margins[: n + 1], lucks[: n + 1])])
        if n % 10 == 9 or n == deals - 1:
            print(f"{match}, {seconds / turns:.2f} s a turn", flush=True)
    if asked.json:
        line = {"one": "patient", "others": asked.others, "players": number, "mix": asked.mix}
        line |= {"rollouts": most, "seed": asked.seed}
        line |= {"games": match.games, "share": match.share.value, "interval": match.share.reach}
        line |= {"adjusted": match.adjusted.value, "adjusted_interval": match.adjusted.reach}
        with asked.json.open("a") as file:
            file.write(json.dumps(line | {"seconds_a_turn": round(seconds / turns, 3)}) + "\n")


if __name__ == "__main__":
    main()
