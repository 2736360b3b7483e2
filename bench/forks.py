"""What exact endings are worth to the master: games that fork where they can first make a difference.

    python bench/forks.py --games 4000 --out forks.jsonl              # goes on where the file ends
    python bench/forks.py --games 4000 --last 8 --out forks-8.jsonl   # many more in the same time
    python bench/forks.py --report forks.jsonl forks-8.jsonl          # of both together

A master who solves endings and one who does not run the same search; they part where a search reads a solved
position, not before. So a game is played once, by the master, up to the first decision that has read one
(`Master.choose` tells). From this fork it is played to the end several times, each time with other dice, and
with the same dice once for every seat: there sits the master who solves, in all others masters who do not. Up
to the fork games between the two are this very game. One that ends without a fork counts with its fair share,
as all seats of it together would. With `--last N` everybody looks one turn ahead until N rugs are left, which
takes a tenth of the time; there the two masters begin.

The luck of rolls and draws after the fork is taken out as in a review: what each brought beyond its exact
expectation, which is zero on average. Games from one fork depend on each other, so the interval is that of
forks.
"""

import argparse
import json
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

from marrakech.analysis.depths import QUICK
from marrakech.analysis.valuation import Valuation, Valuer
from marrakech.engine.endings.reach import rugs_in_play
from marrakech.engine.intervals import DealSums
from marrakech.engine.learned.shipped import networks
from marrakech.engine.match import WHOLE_GAME
from marrakech.engine.search.arrays import make_workspace
from marrakech.engine.search.decide import decide
from marrakech.engine.search.master import TURNS_AHEAD
from marrakech.engine.search.params import AT_ONCE, master_params
from marrakech.engine.walkthrough import random_outcome
from marrakech.kernel.chance import outcomes
from marrakech.kernel.choices import Choice
from marrakech.kernel.state import ELIMINATION, OVER, State, player, start, step
from marrakech.kernel.turn import act

TABLES: Final = (2, 3, 4)
UNREAD: Final = -1.0
"""Stands where the solver writes the first player's share of the win."""


class Master:
    """The master with exact endings, or without."""

    def __init__(self, number: int, endings: bool, turns: int = TURNS_AHEAD) -> None:
        self._network = networks()[number]
        self._turns = turns
        self._params = master_params(number, reach=AT_ONCE if endings else 0)
        self.work = make_workspace()
        self._known: dict[State, tuple[Choice, bool]] = {}

    def clear(self) -> None:
        """Forget the choices of the last fork: games from the same one come to the same positions."""
        self._known.clear()

    def choose(self, state: State) -> tuple[Choice, bool]:
        """A choice, and whether it has read anything solved: all of it goes to the solver's first row."""
        if state in self._known:
            return self._known[state]
        solved = self.work.exact.arrays.frames.values[0]
        solved[0] = UNREAD
        self.work.budget.nodes[0] = 0
        choice = int(decide(state, self._network, self.work, self._turns, self._params))
        found = self._known[state] = choice, bool(solved[0] != UNREAD)
        return found


class Table:
    """The two masters and a judge of luck, for a number of players."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.solving, self.plain = Master(number, True), Master(number, False)
        self.opening = Master(number, False, turns=1)
        self._valuer = Valuer(number, QUICK)
        self._known: dict[State, Valuation] = {}

    def fork(self, random: Random, state: State, last: int = WHOLE_GAME) -> State:
        """The first position of the last rugs of a game whose decision reads something solved, or its end."""
        while step(state) != OVER:
            if outcomes(state):
                number = random_outcome(state, random)
            elif rugs_in_play(state) > last:
                number, _ = self.opening.choose(state)
            else:
                number, read = self.solving.choose(state)
                if read:
                    break
            state = act(state, number)
        return state

    def play_on(self, state: State, seat: int, random: Random) -> tuple[float, float]:
        """The share of the win of the master who solves, in a seat, and how much of it was luck."""
        luck = 0.0
        while step(state) != OVER:
            if outcomes(state):
                number = random_outcome(state, random)
                if state not in self._known:
                    self._known[state] = self._valuer.valuation(state)
                valuation = self._known[state]
                luck += valuation.of(number).win[seat] - valuation.value.win[seat]
            else:
                master = self.solving if player(state) == seat else self.plain
                number, _ = master.choose(state)
            state = act(state, number)
        return self._valuer.position(state).win[seat], luck

    def line(self, game: int, dice: int, seed: int, last: int) -> dict[str, Any]:
        """A game up to its fork, and what followed with so many dice: a row of seats for each."""
        for known in (self.solving, self.plain, self.opening, self._known):
            known.clear()
        first = start(self.number | ELIMINATION)
        fork = self.fork(Random(f"fork {seed} {self.number} {game}"), first, last)
        rows = [
            [
                self.play_on(fork, seat, Random(f"dice {seed} {self.number} {game} {nth}"))
                for seat in range(self.number)
            ]
            for nth in range(0 if step(fork) == OVER else dice)
        ]
        return {
            "players": self.number,
            "game": game,
            "rugs": rugs_in_play(fork),
            "wins": [[win for win, _ in row] for row in rows],
            "lucks": [[luck for _, luck in row] for row in rows],
        }


def read(path: Path) -> list[Any]:
    """The lines of a run so far."""
    lines = path.read_text().splitlines() if path.exists() else []
    return [{"run": str(path), **json.loads(line)} for line in lines]


def run(games: int, dice: int, seed: int, last: int, out: Path) -> None:
    """Append the forks that are missing; all numbers of players come to their end together."""
    done = {(line["players"], line["game"]) for line in read(out)}
    wanted = sorted(
        (game * dice * number / games, number, game)
        for number in TABLES
        for game in range(-(-games // (dice * number)))
    )
    tables = {number: Table(number) for number in TABLES}
    with out.open("a") as file:
        for _, number, game in wanted:
            if (number, game) not in done:
                file.write(json.dumps(tables[number].line(game, dice, seed, last)) + "\n")
                file.flush()


def report(lines: list[Any], dice: int) -> str:
    """A row for each number of players."""
    told = [
        "| players | games | forks | rugs left there, median | with other results | share "
        "| luck taken out | fair |",
        "| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for number in TABLES:
        shares, adjusted, apart, rugs = DealSums(), DealSums(), 0, []
        for line in (line for line in lines if line["players"] == number):
            rows = list(zip(line["wins"], line["lucks"], strict=True))
            apart += any(abs(sum(wins) - 1) > 1e-9 for wins, _ in rows)
            rugs += [line["rugs"]] if rows else []
            fair = [([1 / number] * number, [0.0] * number)]
            for wins, lucks in rows or fair * dice:
                for win, luck in zip(wins, lucks, strict=True):
                    fork = f"{line['run']} {line['game']}"
                    shares.add(fork, win)
                    adjusted.add(fork, win - luck)
        if shares.number:
            told.append(
                f"| {number} | {shares.number:,} | {len(shares.by_deal):,} | {median(rugs or [0]):.0f} "
                f"| {apart:,} | {shares.mean():.4f} | {adjusted.mean():.4f} | {1 / number:.4f} |"
            )
    return "\n".join(told)


def main() -> None:
    """Play what is missing, and tell what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=4000, help="of each number of players")
    parser.add_argument("--dice", type=int, default=24, help="how often a fork is played on")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--last", type=int, default=WHOLE_GAME, help="rugs left where the two begin")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--report", type=Path, nargs="+", help="tell what these files hold")
    asked = parser.parse_args()
    if asked.out:
        run(asked.games, asked.dice, asked.seed, asked.last, asked.out)
    found = asked.report or ([asked.out] if asked.out else [])
    if found:
        print(report([line for path in found for line in read(path)], asked.dice))


if __name__ == "__main__":
    main()
