"""What a result is made of: the shares of luck, own choices and the others' choices, counted in compiled games.

    python bench/parts.py parts.jsonl --games 20000 --svg docs/luck.svg
    python bench/parts.py parts.jsonl --games 0                       what is kept

Every seat is taken by `novice`, `greedy` or the master's network one turn deep, at random. The account of
each game is that of a review, in chances of winning (`analysis.ledger`), with another judge: the same network
one turn deep, positions with one rug left solved exactly. The share of a part is its covariance with the
result, in parts of the result's variance: the shares sum to one. Games are played in batches with seeds of
their own, and the file keeps every batch: a run that was cut short goes on. Intervals are 95 %, from the
spread between batches (jackknife).
"""

import argparse
from math import sqrt
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from marrakech.engine.generator import mixed
from marrakech.engine.learned.features import Floats
from marrakech.engine.learned.network import Network, final_value
from marrakech.engine.learned.shipped import networks
from marrakech.engine.playout import below, next_word, scaled, seeded
from marrakech.engine.search.arrays import Workspace, make_workspace
from marrakech.engine.search.evaluation import position_value
from marrakech.engine.search.expectation import one_turn
from marrakech.engine.search.params import master_params
from marrakech.engine.search.values import add_value, best_value, clear_value, copy_value
from marrakech.engine.sides import Side, side, side_choice
from marrakech.engine.vectors import VALUES
from marrakech.jit.decorators import entry
from marrakech.kernel.chance import OUTCOMES, nth_outcome, outcomes, total_weight, weight_of
from marrakech.kernel.state import (
    DRAW,
    ELIMINATION,
    LAY,
    ORIENT,
    OVER,
    ROLL,
    State,
    player,
    players,
    start,
    step,
)
from marrakech.kernel.turn import act
from measured import Measured
from study import picture

Sums: TypeAlias = NDArray[np.float64]
BOTS: Final = ("novice", "greedy", "master")
START, LUCK, OWN, OTHERS, CORRECTION, RESULT = range(6)
PARTS: Final = ("start", "luck", "own", "others", "correction")
BATCH: Final = 500
MOST_BATCHES: Final = 2000
"""Looked for in the file, in whatever order they were played."""


def drawn_value(state: State, network: Network, work: Workspace, total: Floats) -> None:
    """What a rug that is about to be drawn is worth, on average over its colours."""
    clear_value(total)
    weights = outcomes(state)
    for colour in range(OUTCOMES):
        weight = weight_of(weights, colour)
        if weight:
            position_value(act(state, colour), network, work, work.answers.value)
            add_value(total, weight / total_weight(weights), work.answers.value)


def book(parts: Sums, part: int, after: Floats, before: Floats, number: int) -> None:
    """Enter what changed for everybody."""
    for seat in range(number):
        parts[seat, part] += after[seat] - before[seat]


def book_choice(parts: Sums, who: int, after: Floats, best: Floats, number: int) -> None:
    """Enter a choice beside the best one: never above nothing for its player (see `analysis.ledger`)."""
    for seat in range(number):
        change = float(after[seat] - best[seat])
        if seat != who:
            parts[seat, OTHERS] += change
        else:
            parts[seat, OWN] += min(0.0, change)
            parts[seat, CORRECTION] += max(0.0, change)


@entry
def keep_accounts(
    rules: int,
    games: int,
    generator: Any,
    novice: Side,
    greedy: Side,
    searcher: Side,
    network: Network,
    blend: float,
    work: Workspace,
    thinking: Workspace,
    accounts: Sums,
) -> None:
    """Play games and write the account of every seat: start, luck, own, others, correction, result."""
    number = players(start(rules))
    value = np.zeros(VALUES, np.float32)
    drawn = np.zeros(VALUES, np.float32)
    seats = np.zeros(4, np.int64)
    table = work.root
    for game in range(games):
        parts = accounts[game]
        for seat in range(number):
            seats[seat] = below(generator, 3)
        state = start(rules)
        begun = False
        heading = 0
        rolled = 0
        while step(state) != OVER:
            now = step(state)
            who = player(state)
            if outcomes(state):
                generator[0] = next_word(generator[0])
                weights = outcomes(state)
                drew = nth_outcome(weights, scaled(generator[0], total_weight(weights)))
                after = act(state, drew)
                if now == ROLL:
                    rolled = drew
                    values = table.values[heading, rolled]
                    found = max(1, table.found[heading, rolled])
                    best = best_value(values, found, 0, who, number, blend)
                    book(parts, LUCK, values[best], value, number)
                    copy_value(values[best], value)
                elif now == DRAW and begun:
                    drawn_value(state, network, work, drawn)
                    book(parts, CORRECTION, drawn, value, number)
                    position_value(after, network, work, value)
                    book(parts, LUCK, value, drawn, number)
                state = after
                continue
            if now == ORIENT:
                best = one_turn(state, network, work, table, blend)
                for seat in range(number):
                    if begun:
                        parts[seat, CORRECTION] += table.headings[best, seat] - value[seat]
                    else:
                        parts[seat, START] = table.headings[best, seat]
                begun = True
            if seats[who] == 0:
                chosen = side_choice(state, novice, thinking, generator)
            elif seats[who] == 1:
                chosen = side_choice(state, greedy, thinking, generator)
            else:
                chosen = side_choice(state, searcher, thinking, generator)
            if now == ORIENT:
                heading = chosen
                book_choice(parts, who, table.headings[heading], table.headings[best], number)
                copy_value(table.headings[heading], value)
            elif now == LAY:
                found = table.found[heading, rolled]
                for nth in range(found):
                    if table.places[heading, rolled, nth] == chosen:
                        book_choice(parts, who, table.values[heading, rolled, nth], value, number)
                        copy_value(table.values[heading, rolled, nth], value)
                        break
            state = act(state, chosen)
        final_value(state, drawn)
        book(parts, CORRECTION, drawn, value, number)
        for seat in range(number):
            parts[seat, RESULT] = drawn[seat]


def accounts_of(number: int, games: int, seed: int) -> Sums:
    """The accounts of so many games, by game, seat and part."""
    rules = number | ELIMINATION
    accounts = np.zeros((games, number, RESULT + 1))
    novice, greedy, searcher = (side(name, number, turns=1) for name in BOTS)
    keep_accounts(
        rules,
        games,
        seeded(seed),
        novice,
        greedy,
        searcher,
        networks()[number],
        master_params(number).blend,
        make_workspace(),
        make_workspace(),
        accounts,
    )
    return accounts


def sums_of(accounts: Sums) -> list[Any]:
    """What a batch adds: players' games, the sum of each column, and of its products with the result."""
    rows = accounts.reshape(-1, RESULT + 1)
    return [len(rows), rows.sum(0).tolist(), (rows * rows[:, RESULT:]).sum(0).tolist()]


def shares_of(batches: list[Any]) -> Sums:
    """The share of each part, from what the batches add."""
    n = sum(batch[0] for batch in batches)
    sums, products = (np.array([batch[at] for batch in batches]).sum(0) / n for at in (1, 2))
    covariances = products - sums * sums[RESULT]
    found: Sums = covariances[:RESULT] / covariances[RESULT]
    return found


def reach_of(batches: list[Any]) -> Sums:
    """Half of the 95 % interval of each share: the jackknife over batches."""
    n = len(batches)
    left_out = np.array([shares_of(batches[:nth] + batches[nth + 1 :]) for nth in range(n)])
    found: Sums = 1.96 * sqrt((n - 1) / n) * np.sqrt(((left_out - left_out.mean(0)) ** 2).sum(0))
    return found


def main() -> None:
    """Play what is missing and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("kept", type=Path, help="the file of results")
    parser.add_argument("--games", type=int, default=20_000, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--svg", type=Path, help="where to draw them")
    asked = parser.parse_args()
    kept = Measured(asked.kept)
    found: dict[int, list[Any]] = {2: [], 3: [], 4: []}
    for batch in range(MOST_BATCHES):
        for number, batches in found.items():
            of = {"players": number, "seed": asked.seed, "batch": batch, "games": BATCH}
            sums = kept.known(of)
            if sums is None and batch * BATCH < asked.games:
                sums = sums_of(accounts_of(number, BATCH, mixed(asked.seed, number, batch)))
                kept.keep(of, sums)
            if sums is not None:
                batches.append(sums)
    drawn: dict[int, dict[str, float]] = {}
    print("| players | games | luck | own choices | others' choices | our error | start |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for number, batches in found.items():
        if len(batches) < 2:
            continue
        shares, reach = shares_of(batches), reach_of(batches)
        drawn[number] = dict(zip(PARTS, map(float, shares), strict=True))
        told = " | ".join(
            f"{100 * shares[part]:.1f} +- {100 * reach[part]:.1f} %"
            for part in (LUCK, OWN, OTHERS, CORRECTION, START)
        )
        print(f"| {number} | {len(batches) * BATCH:,} | {told} |")
    if asked.svg and len(drawn) == len(found):
        asked.svg.write_text(picture(drawn), encoding="utf-8")


if __name__ == "__main__":
    main()
