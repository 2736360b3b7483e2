"""The field: how strong a bot is against many that it was never trained on, a table and one rating each.

    python bench/field.py field.jsonl --players 2 --games 400 --bots master greedy lookahead uct
    python bench/field.py field.jsonl --rules            # rows for the variants, against greedy
    python bench/field.py field.jsonl --only-print

Every pair plays: one of the first bot alone among others of the second, with more than two players also the
other way round, every deal in every seat, with the luck of the rolls taken out (`engine.match`). Each pair is
played in parts of a fixed seed, and every part is kept in the file as soon as it is played: whoever starts
the command again goes on where it stopped, and more games add parts. A bot is

    random novice greedy lookahead beginner apprentice merchant master
    master1    the master one turn deep
    maxn       the master that takes all others to answer as it would (`--mix 0`)
    prey       the master that takes all others for greedy (`--mix 1`)
    uct        Monte Carlo tree search with random playouts (UCB1): it knows nothing but the rules
    rollouts   what looks best to greedy, played out to the end by greedy
    FILE.npz   an earlier master or an exploiter, by its weights

A rating is one number for each bot that explains all shares best: a bot alone among `n - 1` others wins
`x / (x + (n - 1) y)`, with `x` and `y` as `10 ** (rating / 400)` of both; greedy is 1000. Intervals are from
the shares' errors.
"""

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from math import log, sqrt
from pathlib import Path
from typing import Any, Final

import numpy as np

from marrakech.engine.intervals import DealSums
from marrakech.engine.learned.network import final_value
from marrakech.engine.learned.shipped import networks
from marrakech.engine.match import MOST_ROLLS, PILE, MatchTask, deal, play_task, roll_luck
from marrakech.engine.playout import seeded
from marrakech.engine.search.arrays import make_workspace
from marrakech.engine.sides import Side, side, side_choice
from marrakech.kernel.state import (
    COVER_OWN,
    DEAL,
    DRAW,
    ELIMINATION,
    END_TURN,
    KEEP_HEADING,
    ONE_COLOUR,
    OVER,
    PLAYERS_MASK,
    ROLL,
    Rules,
    State,
    pile_colour,
    player,
    start,
    step,
)
from marrakech.kernel.turn import act
from measured import Measured
from thinkers_of_the_field import THINKERS, thinker

VARIANTS: Final = {
    "as printed": ELIMINATION,
    "variant": ELIMINATION | END_TURN,
    "keep heading": ELIMINATION | END_TURN | KEEP_HEADING,
    "no elimination": 0,
    "cover own": ELIMINATION | COVER_OWN,
    "one colour": ELIMINATION | ONE_COLOUR,
}
FIELD: Final = ("master", "greedy", "lookahead", "master1", "maxn", "prey", "uct", "rollouts")
ANCHOR: Final = "greedy"
ANCHOR_AT: Final = 1000.0
PART: Final = 25
"""Deals in a part."""


def seated(name: str, number: int) -> Side | None:
    """A bot that plays in compiled code; None for one that thinks in Python."""
    if name in THINKERS:
        return None
    if name.endswith(".npz"):
        return side("master", number, weights=Path(name))
    special = {"master1": {"turns": 1}, "maxn": {"mix": 0.0}, "prey": {"mix": 1.0}}
    if name in special:
        return side("master", number, **special[name])  # type: ignore[arg-type]
    return side(name, number)


def play_part(one: str, others: str, rules: Rules, deals: int, seed: int) -> list[Any]:
    """Shares of the win, by deal and seat, and those with the luck taken out."""
    number = rules & PLAYERS_MASK
    first, second = seated(one, number), seated(others, number)
    if first is not None and second is not None:
        results = play_task(MatchTask(rules, first, second, deals, seed))
        return [results.wins.tolist(), (results.wins - results.lucks).tolist()]
    return play_thinking(one, others, rules, deals, seed)


def play_thinking(one: str, others: str, rules: Rules, deals: int, seed: int) -> list[Any]:
    """The same where one of the bots thinks in Python."""
    number = rules & PLAYERS_MASK
    work, luck_work, ruler = make_workspace(), make_workspace(), networks()[number]
    generator, dealer = seeded(seed + 1), seeded(seed)
    rolls, piles = np.zeros(MOST_ROLLS, np.int64), np.zeros((2, PILE), np.int64)
    values = np.zeros(8, np.float32)
    chosen: list[Callable[[State], int]] = []
    for name in (one, others):
        compiled = seated(name, number)
        if compiled is None:
            chosen.append(thinker(name, generator))
        else:
            chosen.append(partial(side_choice, side=compiled, work=work, generator=generator))
    wins, adjusted = np.zeros((2, deals, number))
    for n in range(deals):
        deal(dealer, rolls, piles)
        for seat in range(number):
            state = start(rules)
            thrown, drawn = iter(rolls.tolist()), [iter(pile.tolist()) for pile in piles]
            luck = 0.0
            while (now := step(state)) != OVER:
                who = player(state)
                if now == ROLL:
                    what = next(thrown)
                    luck += roll_luck(state, what, seat, ruler, luck_work)
                elif now in (DEAL, DRAW):
                    what = pile_colour(who, next(drawn[who]))
                else:
                    what = int(chosen[who != seat](state))
                state = act(state, what)
            final_value(state, values)
            wins[n, seat], adjusted[n, seat] = values[seat], values[seat] - luck
    return [wins.tolist(), adjusted.tolist()]


def played(
    kept: Measured, one: str, others: str, rules: Rules, games: int, seed: int, play: bool
) -> tuple[DealSums, DealSums]:
    """A match from what is kept, and what is still missing played."""
    number = rules & PLAYERS_MASK
    deals = -(-games // number)
    shares, adjusted = DealSums(), DealSums()
    for part in range(-(-deals // PART)):
        of = {"one": one, "others": others, "rules": rules, "seed": seed, "part": part}
        found = kept.known(of)
        if found is None:
            if not play:
                continue
            found = play_part(one, others, rules, PART, seed * 1_000_003 + part)
            kept.keep(of, found)
        for nth, (won, fair) in enumerate(zip(*found, strict=True)):
            shares.add(f"{part} {nth}", sum(won), len(won))
            adjusted.add(f"{part} {nth}", sum(fair), len(fair))
    return shares, adjusted


def ratings(
    shares: Sequence[tuple[str, str, float, float]], number: int
) -> dict[str, tuple[float, float]]:
    """A rating and the half width of its interval for each bot, by least squares on odds."""
    names = sorted({name for one, others, *_ in shares for name in (one, others)})
    if ANCHOR not in names:
        return {}
    free = [name for name in names if name != ANCHOR]
    rows, wanted, weights = [], [], []
    for one, others, share, error in shares:
        # Further out the odds of a share are known too badly to tell anything.
        held = min(0.99, max(0.01, share))
        row = [float(name == one) - float(name == others) for name in free]
        rows.append(row)
        wanted.append(400 / log(10) * log(held * (number - 1) / (1 - held)))
        slope = 400 / log(10) / (held * (1 - held))
        weights.append(1 / max(1e-9, slope * error))
    matrix = np.array(rows) * np.array(weights)[:, None]
    solution, *_ = np.linalg.lstsq(matrix, np.array(wanted) * np.array(weights), rcond=None)
    covariance = np.linalg.pinv(matrix.T @ matrix)
    found = {ANCHOR: (ANCHOR_AT, 0.0)}
    for nth, name in enumerate(free):
        found[name] = (ANCHOR_AT + float(solution[nth]), 1.96 * sqrt(max(0.0, covariance[nth, nth])))
    return dict(sorted(found.items(), key=lambda item: -item[1][0]))


def told(sums: tuple[DealSums, DealSums]) -> str:
    """A share with the luck taken out, and of how many games."""
    return f"{sums[1].mean():.3f} (n = {sums[1].number})"


def print_field(kept: Measured, asked: argparse.Namespace, number: int) -> None:
    """Play and print the table of one number of players."""
    rules = number | ELIMINATION
    shares = []
    print(f"\n{number} players: the row's bot alone among the column's, luck taken out", flush=True)
    orders = [(a, b) for a, b in combinations(asked.bots, 2)]
    if number > 2:
        orders += [(b, a) for a, b in orders]
    for one, others in orders:
        sums = played(kept, one, others, rules, asked.games, asked.seed, not asked.only_print)
        if len(sums[1].by_deal) < 2:
            continue
        mean = sums[1].mean()
        shares.append((one, others, mean.value, mean.reach / 1.96))
        print(f"| {one} | {others} | {told(sums)} | plain {sums[0].mean():.3f} |", flush=True)
    print("| bot | rating |\n| --- | ---: |")
    for name, (rating, reach) in ratings(shares, number).items():
        print(f"| {name} | {rating:.0f} +- {reach:.0f} |", flush=True)


def print_variants(kept: Measured, asked: argparse.Namespace) -> None:
    """Play and print the first bot against greedy by the rules of every variant."""
    print(f"| rules | {' | '.join(f'{number} players' for number in asked.players)} |")
    for name, switches in VARIANTS.items():
        cells = []
        for number in asked.players:
            if switches & ONE_COLOUR and number > 2:
                cells.append("")
                continue
            sums = played(
                kept,
                asked.bots[0],
                ANCHOR,
                number | switches,
                asked.games,
                asked.seed,
                not asked.only_print,
            )
            cells.append(told(sums) if len(sums[1].by_deal) > 1 else "")
        print(f"| {name} | {' | '.join(cells)} |", flush=True)


def main() -> None:
    """Play what is asked for and not kept yet, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("kept", type=Path, help="the file of results")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--bots", nargs="+", default=list(FIELD))
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=301)
    parser.add_argument("--rules", action="store_true", help="the first bot against greedy, by variant")
    parser.add_argument("--only-print", action="store_true", help="print what is kept, play nothing")
    asked = parser.parse_args()
    kept = Measured(asked.kept)
    if asked.rules:
        print_variants(kept, asked)
        return
    for number in asked.players:
        print_field(kept, asked, number)


if __name__ == "__main__":
    main()
