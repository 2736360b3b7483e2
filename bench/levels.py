"""The levels that people play against: how far apart they are, how the even one adapts, and how they err.

    python bench/levels.py levels.jsonl steps --games 4000   # each level against the one below
    python bench/levels.py levels.jsonl grid --games 1000    # sights and temperatures against greedy
    python bench/levels.py levels.jsonl even --series 200    # the even level against others
    python bench/levels.py levels.jsonl errors --games 100 --plot docs/errors.svg

Shares have the luck of the rolls taken out (`engine.match`) where compiled code plays. Everything is kept in
the file as soon as it is known, and what is kept is not played again. A level is kept with its sight and
temperature. `even` plays series of games between the even level, which begins on its first rung, and a level
that stands for a person: the share of the person's wins in the first ten games of a series, and in the rest.

`errors` looks at games between all levels. What a choice costs is judged by the master two turns deep, and it
is an error from one percent of a win on. Its kind:

    heading    Assam was turned a worse way
    own        the rug covers more of one's own squares than the best rug does
    next walk  the next walk earns at least half a dirham less than after the best rug
    other rug  any other rug that is worse: smaller regions, fewer squares of the others covered
"""

import argparse
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np

from marrakech.engine.bot import Limits
from marrakech.engine.ladder import MasterBot, make_bot, wait_until_ready
from marrakech.engine.match import DealResults, MatchTask, match_of, play_task
from marrakech.engine.people import (
    EVEN_RUNGS,
    FIRST_RUNG,
    PEOPLE,
    UNDERSTANDINGS,
    Understanding,
    even_name,
    rung_after,
)
from marrakech.engine.playout import seeded
from marrakech.engine.search.arrays import make_workspace
from marrakech.engine.sides import Side, erring_side, side, side_choice
from marrakech.engine.utility import utility
from marrakech.kernel.board import count, place_squares
from marrakech.kernel.chance import nth_outcome, outcomes, total_weight
from marrakech.kernel.scoring import rank
from marrakech.kernel.state import (
    ELIMINATION,
    LAY,
    OVER,
    State,
    own_squares,
    player,
    start,
    step,
)
from marrakech.kernel.tithes import cheapest_tithe
from marrakech.kernel.turn import act, lay
from measured import Measured

NAMES: Final = tuple(bot.name for bot in PEOPLE)
PART: Final = 50
"""Deals in a part of a match."""
LEAST: Final = 0.01
SIZES: Final = (0.01, 0.03, 0.06, 0.12)
"""Where the sizes of errors begin, in chances of winning."""
KINDS: Final = ("heading", "own", "next walk", "other rug")
COLOURS: Final = ("#c2a05a", "#b3541e", "#27548a", "#6b705c")


def named(name: str) -> list[Any]:
    """A bot as results are kept by: with everything that decides how it plays."""
    return [name, *UNDERSTANDINGS[name]] if name in UNDERSTANDINGS else [name]


def seat(of: list[Any], number: int) -> Side:
    """The side of a bot that is named like that."""
    if len(of) == 3:
        return erring_side(Understanding(int(of[1]), float(of[2])))
    return side(of[0], number)


def match(kept: Measured, one: list[Any], others: list[Any], number: int, games: int, seed: int) -> Any:
    """A match, part by part."""
    results = []
    for part in range(-(-games // (number * PART))):
        of = {"one": one, "others": others, "players": number, "seed": seed, "part": part}
        found = kept.known(of)
        if found is None:
            task = MatchTask(
                number | ELIMINATION, seat(one, number), seat(others, number), PART, seed + 7919 * part
            )
            found = [np.round(each.astype(float), 5).tolist() for each in play_task(task)]
            kept.keep(of, found)
        results.append(DealResults(*(np.array(each, np.float32) for each in found)))
    return match_of(results)


def steps(kept: Measured, asked: argparse.Namespace) -> None:
    """Each level against the one below."""
    for number in asked.players:
        for below, above in pairwise((*NAMES, MasterBot.name)):
            if asked.only and above not in asked.only:
                continue
            found = match(kept, named(above), named(below), number, asked.games, asked.seed)
            print(f"{number} players, {above} over {below}: {found}", flush=True)


def grid(kept: Measured, asked: argparse.Namespace) -> None:
    """Sights and temperatures against greedy, two players."""
    for sight in asked.sights:
        for temperature in asked.temperatures:
            one = ["trial", sight, temperature]
            found = match(kept, one, ["greedy"], 2, asked.games, asked.seed)
            print(f"sight {sight}, {temperature:4} dirhams: {found}", flush=True)


def series(person: str, games: int, seed: int) -> list[float]:
    """The person's shares of the wins in a series against the even level."""
    work, generator = make_workspace(), seeded(seed)
    human, evens = (
        seat(named(person), 2),
        [seat(named(even_name(r)), 2) for r in range(len(EVEN_RUNGS))],
    )
    rung, found = FIRST_RUNG, []
    for nth in range(games):
        mine = nth % 2
        over = played(human, evens[rung], mine, work, generator)
        won = rank(over, mine) == 1
        shared = won and rank(over, 1 - mine) == 1
        found.append(0.5 if shared else float(won))
        if not shared:
            rung = rung_after(rung, won)
    return found


def played(one: Side, other: Side, first: int, work: Any, generator: Any) -> State:
    """A game for two to its end, the first side in a seat."""
    state = start(2 | ELIMINATION)
    while step(state) != OVER:
        weights = outcomes(state)
        if weights:
            what = nth_outcome(weights, int(drawn(generator, total_weight(weights))))
        else:
            what = int(side_choice(state, one if player(state) == first else other, work, generator))
        state = act(state, what)
    return state


def drawn(generator: Any, bound: int) -> int:
    """A uniform integer below a bound."""
    from marrakech.engine.playout import below

    return int(below(generator, bound))


def even(kept: Measured, asked: argparse.Namespace) -> None:
    """The even level against levels that stand for people."""
    for person in (even_name(0), *NAMES, "lookahead"):
        shares = []
        for nth in range(asked.series):
            of = {"even": [list(each) for each in EVEN_RUNGS], "person": named(person), "series": nth}
            found = kept.known(of)
            if found is None:
                found = series(person, 30, 10_007 * nth + 1)
                kept.keep(of, found)
            shares.append(found)
        for name, part in (("games 1-10", slice(0, 10)), ("games 11-30", slice(10, 30))):
            means = np.array(shares)[:, part].mean(axis=1)
            reach = 1.96 * means.std(ddof=1) / np.sqrt(len(means))
            print(
                f"{person} against even, {name}: {means.mean():.3f} +- {reach:.3f} ({len(means)} series)"
            )


def kind_of(state: State, taken: int, best: int) -> str:
    """The kind of an error, see above."""
    if step(state) != LAY:
        return "heading"
    who = player(state)
    own = own_squares(state, who)
    if count(own & place_squares(taken)) > count(own & place_squares(best)):
        return "own"
    earned = [0, 0]
    for nth, place in enumerate((taken, best)):
        laid = lay(state, place)
        if step(laid) != OVER:
            earned[nth] = cheapest_tithe(laid, (who + 1) % 2, who)[1]
    # Six times the dirhams.
    return "next walk" if earned[1] - earned[0] >= 3 else "other rug"


def game_errors(level: str, other: str, seed: int) -> list[Any]:
    """Decisions of a level in one game for two, and the errors among them: kind and size."""
    bots, judge = {0: make_bot(level, seed), 1: make_bot(other, seed + 1)}, make_bot(MasterBot.name)
    work, generator = make_workspace(), seeded(seed)
    state, decisions, errors = start(2 | ELIMINATION), 0, []
    while step(state) != OVER:
        weights = outcomes(state)
        if weights:
            state = act(state, nth_outcome(weights, drawn(generator, total_weight(weights))))
            continue
        who = player(state)
        what = bots[who].choose(state, Limits()).choice
        if who == 0:
            decisions += 1
            ranked = judge.choose(state, Limits()).alternatives
            worth = {
                each.choice: utility(each.win[who], 0.0) for each in ranked if each.win is not None
            }
            best = max(worth, key=lambda choice: worth[choice])
            if worth[best] - worth[what] >= LEAST:
                errors.append([kind_of(state, what, best), round(worth[best] - worth[what], 4)])
        state = act(state, what)
    del work
    return [decisions, errors]


def errors(kept: Measured, asked: argparse.Namespace) -> None:
    """Errors by kind and size, of every level; and the plot."""
    wait_until_ready(make_bot(MasterBot.name))
    levels = (*NAMES, MasterBot.name)
    tables: dict[str, Counter[tuple[str, float]]] = {}
    number: Counter[str] = Counter()
    for level in levels:
        tables[level] = Counter()
        for nth in range(asked.games):
            other = levels[nth % len(levels)]
            of = {"errors of": named(level), "other": named(other), "game": nth}
            found = kept.known(of)
            if found is None:
                found = game_errors(level, other, 1000 + nth)
                kept.keep(of, found)
            number[level] += found[0]
            for kind, size in found[1]:
                tables[level][kind, max(least for least in SIZES if least <= size)] += 1
        print(f"{level}: {number[level]} decisions in {asked.games} games, errors in a hundred:")
        print(f"| kind | {' | '.join(f'from {100 * size:.0f} %' for size in SIZES)} |")
        for kind in KINDS:
            cells = (f"{100 * tables[level][kind, size] / number[level]:.2f}" for size in SIZES)
            print(f"| {kind} | {' | '.join(cells)} |", flush=True)
    if asked.plot:
        asked.plot.write_text(plotted(levels, tables, number))


def plotted(
    levels: tuple[str, ...], tables: dict[str, Counter[tuple[str, float]]], number: Counter[str]
) -> str:
    """Bars of errors in a hundred decisions by level and size, stacked by kind, as SVG."""
    high, wide, left, top = 220, 170, 46, 20
    most = max(
        1e-9,
        *(
            sum(tables[level][kind, size] for kind in KINDS) / number[level]
            for level in levels
            for size in SIZES
        ),
    )
    shapes = []
    for nth, level in enumerate(levels):
        x0 = left + nth * wide
        shapes.append(f'<text x="{x0 + 68}" y="{top + high + 38}" text-anchor="middle">{level}</text>')
        for at, size in enumerate(SIZES):
            y = float(top + high)
            x = x0 + at * 34
            for kind, colour in zip(KINDS, COLOURS, strict=True):
                tall = high * tables[level][kind, size] / number[level] / most
                y -= tall
                shapes.append(
                    f'<rect x="{x}" y="{y:.1f}" width="26" height="{tall:.1f}" fill="{colour}"/>'
                )
            shapes.append(
                f'<text x="{x + 13}" y="{top + high + 16}" text-anchor="middle">{100 * size:.0f}</text>'
            )
    for nth, (kind, colour) in enumerate(zip(KINDS, COLOURS, strict=True)):
        x = left + nth * 130
        shapes.append(f'<rect x="{x}" y="{top + high + 54}" width="12" height="12" fill="{colour}"/>')
        shapes.append(f'<text x="{x + 17}" y="{top + high + 65}">{kind}</text>')
    axis = f'<text x="{left - 6}" y="{top + 5}" text-anchor="end">{100 * most:.1f}</text>'
    title = "Errors in a hundred decisions, by size (from so many percent of a win) and kind"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + wide * len(levels)}" '
        f'height="{top + high + 76}" font-family="sans-serif" font-size="12" role="img">\n'
        f"<title>{title}</title>\n"
        f'<path d="M{left - 4} {top}V{top + high}H{left + wide * len(levels) - 20}" '
        f'fill="none" stroke="#888"/>\n{axis}\n' + "\n".join(shapes) + "\n</svg>\n"
    )


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("kept", type=Path, help="the file of results")
    parser.add_argument("what", choices=("steps", "grid", "even", "errors"))
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--only", nargs="+", help="steps: only up to these levels")
    parser.add_argument("--sights", type=int, nargs="+", default=[0, 1, 2])
    parser.add_argument("--temperatures", type=float, nargs="+", default=[0.0, 0.5, 1.0, 2.0, 4.0])
    parser.add_argument("--series", type=int, default=200)
    parser.add_argument("--plot", type=Path, help="errors: where to write the plot")
    parser.add_argument("--seed", type=int, default=401)
    asked = parser.parse_args()
    kept = Measured(asked.kept)
    {"steps": steps, "grid": grid, "even": even, "errors": errors}[asked.what](kept, asked)


if __name__ == "__main__":
    main()
