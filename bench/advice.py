"""What good play looks like, counted over many games between our bots: the figures of "How to play well".

    python bench/advice.py --games 20000 --out advice.json     two, three and four players
    python bench/advice.py --report advice.json                the tables; --page writes the page's figures

All seats are played by the master's network one turn deep, which chooses in a fraction of a millisecond;
what the seats win is counted for `greedy` too. What a choice is worth is the chance of winning that this
player gives it. The same seed gives the same figures.
"""

import argparse
import json
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from advice_report import report
from marrakech.engine.generator import mixed
from marrakech.engine.greedy import greedy_choice
from marrakech.engine.learned.network import Network, final_value
from marrakech.engine.learned.shipped import networks
from marrakech.engine.playout import any_outcome, next_word, seeded
from marrakech.engine.search.arrays import Workspace, make_workspace
from marrakech.engine.search.decide import decide
from marrakech.engine.search.params import SearchParams, master_params
from marrakech.engine.vectors import VALUES
from marrakech.jit.decorators import entry
from marrakech.kernel.board import count, place_squares, region
from marrakech.kernel.chance import outcomes
from marrakech.kernel.choices import QUARTERS, first_choice, how_many, without_first
from marrakech.kernel.scoring import score
from marrakech.kernel.state import (
    ELIMINATION,
    LAY,
    ORIENT,
    OVER,
    ROLL,
    State,
    colours,
    out_order,
    own_squares,
    owner,
    player,
    players,
    purse,
    rugs_left,
    squares_of,
    start,
    step,
)
from marrakech.kernel.tithes import expected_tithe
from marrakech.kernel.turn import act, legal_rugs, turned

Sums: TypeAlias = NDArray[np.float64]
"""Counts and sums, by what they are of."""
STAGES: Final = 12
"""A game is divided by the rugs that have been laid."""
GAPS: Final = (0, 5, 10, 20, 1000)
"""How far behind the leader one is, at most; the first is the leader."""
PAGE: Final = Path(__file__).parent.parent / "web/src/wisdom/measured.json"
NOTHING: Final = -10.0
"""Worse than any chance of winning."""


def stage_of(state: State, rugs: int) -> int:
    """The stage of a game that was begun with so many rugs."""
    left = 0
    for who in range(players(state)):
        left += rugs_left(state, who)
    return min(STAGES - 1, STAGES * (rugs - left) // rugs)


def largest_region(state: State, who: int) -> int:
    """The squares of a player's largest region."""
    largest = 0
    for colour in range(colours(state.rules)):
        if owner(state, colour) == who:
            rest = squares_of(state, colour)
            while rest:
                piece = region(rest & -rest, rest)
                rest &= ~piece
                largest = max(largest, count(piece))
    return largest


def count_heading(state: State, chosen: int, sums: Sums) -> None:
    """The tithe expected on the heading chosen, the cheapest, the dearest and on average."""
    who = player(state)
    least, most, total = 1 << 20, 0, 0
    for quarter in range(QUARTERS):
        due, _ = expected_tithe(state, who, turned(state.assam, quarter), who)
        least, most, total = min(least, due), max(most, due), total + due
        if quarter == chosen:
            sums[1] += due / 6
    sums[0] += 1
    sums[2] += least / 6
    sums[3] += most / 6
    sums[4] += total / 18


def count_rugs(state: State, work: Workspace, chosen: int, cover: Sums, spite: Sums) -> None:
    """The best rugs by what they cover: 0, 1 or 2 squares of others; some of the leader's, or none."""
    who = player(state)
    leader = -1
    theirs = 0
    for other in range(players(state)):
        if other != who and not out_order(state, other):
            theirs |= own_squares(state, other)
            if leader < 0 or score(state, other) > score(state, leader):
                leader = other
    best0 = best1 = best2 = on_leader = on_other = NOTHING
    rest = legal_rugs(state)
    nth = 0
    while how_many(rest):
        place = first_choice(rest)
        rest = without_first(rest)
        rug = place_squares(place)
        worth = float(work.choices.values[nth, who])
        covered = count(rug & theirs)
        if covered == 0:
            best0 = max(best0, worth)
        elif covered == 1:
            best1 = max(best1, worth)
        else:
            best2 = max(best2, worth)
        if covered:
            if rug & own_squares(state, leader):
                on_leader = max(on_leader, worth)
            else:
                on_other = max(on_other, worth)
        if place == chosen:
            cover[covered] += 1
        nth += 1
    if best0 > NOTHING and best1 > NOTHING:
        cover[3] += 1
        cover[4] += best1 - best0
        cover[5] += (best1 - best0) ** 2
    if best0 > NOTHING and best2 > NOTHING:
        cover[6] += 1
        cover[7] += best2 - best0
        cover[8] += (best2 - best0) ** 2
    if on_leader > NOTHING and on_other > NOTHING:
        spite[0] += 1
        spite[1] += on_leader - on_other
        spite[2] += (on_leader - on_other) ** 2


def gap_of(state: State) -> int:
    """How far the player to move is behind the best of the others, as an index of GAPS."""
    who = player(state)
    best = 0
    for other in range(players(state)):
        if other != who and not out_order(state, other):
            best = max(best, score(state, other))
    behind = best - score(state, who)
    index = 0
    while behind > GAPS[index]:
        index += 1
    return index


@entry
def count_games(
    rules: int,
    games: int,
    generator: Any,
    network: Network,
    work: Workspace,
    params: SearchParams,
    headings: Sums,
    regions: Sums,
    paid: Sums,
    cover: Sums,
    spite: Sums,
    wins: Sums,
) -> None:
    """Play games among equals, and add what happens at each stage to the sums."""
    result = np.zeros(VALUES, np.float32)
    rugs = 0
    first = start(rules)
    for who in range(players(first)):
        rugs += rugs_left(first, who)
    for _ in range(games):
        state = first
        while step(state) != OVER:
            stage = stage_of(state, rugs)
            who = player(state)
            if outcomes(state):
                rolling = step(state) == ROLL
                before = purse(state, who)
                generator[0] = next_word(generator[0])
                state = any_outcome(state, generator[0])
                if rolling:
                    paid[stage, 0] += 1
                    paid[stage, 1] += before - purse(state, who)
                continue
            chosen = decide(state, network, work, 1, params)
            if step(state) == ORIENT:
                count_heading(state, chosen, headings[stage])
                regions[stage, 0] += 1
                largest = 0
                for other in range(players(state)):
                    largest = max(largest, largest_region(state, other))
                regions[stage, 1] += largest_region(state, who)
                regions[stage, 2] += largest
            elif step(state) == LAY:
                count_rugs(state, work, chosen, cover[stage], spite[stage // 3, gap_of(state)])
            state = act(state, chosen)
        final_value(state, result)
        for who in range(players(state)):
            wins[who] += result[who]


@entry
def count_greedy(rules: int, games: int, generator: Any, wins: Sums) -> None:
    """What each seat wins in games among greedy players."""
    result = np.zeros(VALUES, np.float32)
    for _ in range(games):
        state = start(rules)
        while step(state) != OVER:
            if outcomes(state):
                generator[0] = next_word(generator[0])
                state = any_outcome(state, generator[0])
            else:
                state = act(state, greedy_choice(state))
        final_value(state, result)
        for who in range(players(state)):
            wins[who] += result[who]


def counted(number: int, games: int, seed: int) -> dict[str, Any]:
    """The sums over so many games with a number of players."""
    rules = number | ELIMINATION
    network, work = networks()[number], make_workspace()
    arrays = {
        "headings": np.zeros((STAGES, 5)),
        "regions": np.zeros((STAGES, 3)),
        "paid": np.zeros((STAGES, 2)),
        "cover": np.zeros((STAGES, 9)),
        "spite": np.zeros((4, len(GAPS), 3)),
        "wins": np.zeros(number),
    }
    greedy = np.zeros(number)
    done = 0
    while done < games:
        batch = min(500, games - done)
        generator = seeded(mixed(seed, number, done))
        count_games(rules, batch, generator, network, work, master_params(number), *arrays.values())
        count_greedy(rules, batch, generator, greedy)
        done += batch
        print(f"{number} players: {done} of {games} games", end="\r", flush=True)
    print()
    arrays["greedy_wins"] = greedy
    return {"games": games, **{name: array.tolist() for name, array in arrays.items()}}


def main() -> None:
    """Count, or tell what was counted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--report", type=Path, help="tell what this file holds")
    parser.add_argument("--page", type=Path, default=PAGE, help="where the page's figures go")
    options = parser.parse_args()
    if options.report:
        report(json.loads(options.report.read_text()), options.page)
        return
    found: dict[str, Any] = {"seed": options.seed}
    for number in (2, 3, 4):
        found[str(number)] = counted(number, options.games, options.seed)
        if options.out:
            options.out.write_text(json.dumps(found))
    if options.out:
        report(found, options.page)


if __name__ == "__main__":
    main()
