"""What a decision costs: the mean loss of each bot against rollouts, by stage and number of players.

    python bench/losses.py losses.jsonl --players 2 3 4 --decisions 2000
    python bench/losses.py losses.jsonl --only-print

The decisions are the same for every bot: one of every stage (quarter) of each game between mixed players, by
seed. Rollouts are games by the network one turn deep with the luck taken out, the last two rugs solved
exactly (`analysis.rollout`). What the bots chose and what two turns of search like best race against each
other until one is ahead by certainty or `--playouts` are played. Then new games of the winner and of what the
bots chose, with other dice, say what each choice costs: the best is not chosen by the games that it is
measured with, so that no bot looks worse than it is by luck. Endings that can be solved are exact.

Loss is in chances of winning. Times the decisions of a game it is what better choices would have won in it.
The file keeps every decision: a run that was cut short goes on. Intervals are 95 %, with games as samples.
"""

import argparse
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

from marrakech.analysis.depths import QUICK, STANDARD
from marrakech.analysis.rollout import Rollout
from marrakech.analysis.valuation import Valuer
from marrakech.engine.bot import Limits
from marrakech.engine.endings.endings import Endings
from marrakech.engine.generator import mixed
from marrakech.engine.intervals import DealSums
from marrakech.engine.ladder import make_bot, wait_until_ready
from marrakech.engine.search.params import AT_ONCE
from marrakech.kernel.chance import outcomes
from marrakech.kernel.choices import how_many
from marrakech.kernel.state import State, player
from marrakech.kernel.turn import legal
from measured import Measured
from mixed_games import STAGES, mixed_game, stage

BOTS: Final = ("novice", "beginner", "apprentice", "greedy", "merchant", "lookahead", "master")
TAKEN: Final = 3
"""Choices that search likes best, in the race beside what the bots chose."""
ROUND: Final = 50


def decisions(number: int, seed: int, nth: int) -> list[State]:
    """The decisions of a game: a random one of each of its stages."""
    by_stage: list[list[State]] = [[] for _ in range(STAGES)]
    for state, _ in mixed_game(number, seed, nth):
        if not outcomes(state) and how_many(legal(state)) > 1:
            by_stage[stage(state)].append(state)
    random = Random(mixed(seed, nth))
    return [random.choice(states) for states in by_stage if states]


class Judge:
    """Says what choices cost."""

    def __init__(self, number: int, playouts: int) -> None:
        self.search = Valuer(number, STANDARD)
        self.quick = Valuer(number, QUICK)
        self.playouts = playouts

    def losses(self, state: State, chosen: dict[str, int], seed: int) -> dict[str, float]:
        """By how much the best choice wins more often than each bot's."""
        who = player(state)
        solved = Endings(AT_ONCE).solve(state)
        if solved is not None:
            wins = {choice: value.win[who] for choice, value in solved.options.items()}
            return {bot: max(wins.values()) - wins[choice] for bot, choice in chosen.items()}
        liked = [option.number for option in self.search.valuation(state).ranked(who)[:TAKEN]]
        options = tuple(dict.fromkeys((*liked, *chosen.values())))
        if len(options) == 1:
            return dict.fromkeys(chosen, 0.0)
        best = self.best(Rollout(state, options, self.quick, seed))
        taken = tuple(dict.fromkeys((best, *chosen.values())))
        if len(taken) == 1:
            return dict.fromkeys(chosen, 0.0)
        fresh = Rollout(state, taken, self.quick, seed + 1)
        fresh.extend(self.playouts)
        return {
            bot: 0.0 if choice == best else fresh.gap(best, choice)[0] for bot, choice in chosen.items()
        }

    def best(self, race: Rollout) -> int:
        """The winner of a race, or who is ahead when it has gone on for long enough."""
        while race.playouts < self.playouts:
            race.extend(ROUND)
            race.give_up_beaten()
            if len(race.racing) == 1:
                break
        return race.best()


def measure(kept: Measured, asked: argparse.Namespace, number: int) -> None:
    """Measure games until so many decisions are known."""
    bots = {name: make_bot(name, 1) for name in BOTS}
    for bot in bots.values():
        wait_until_ready(bot)
    judge = Judge(number, asked.playouts)
    done = 0
    for nth in count():
        of = {"players": number, "seed": asked.seed, "game": nth, "playouts": asked.playouts}
        found = kept.known(of)
        if found is None:
            if asked.only_print:
                break
            found = []
            for state in decisions(number, asked.seed, nth):
                chosen = {name: bot.choose(state, Limits()).choice for name, bot in bots.items()}
                lost = judge.losses(state, chosen, mixed(asked.seed, nth, stage(state)))
                found.append([stage(state), {name: round(each, 5) for name, each in lost.items()}])
            kept.keep(of, found)
        done += len(found)
        if done >= asked.decisions:
            break


def print_table(kept: Measured, asked: argparse.Namespace, number: int) -> None:
    """A row for each bot: its loss in every stage, in all, and in a whole game."""
    sums: dict[tuple[str, int], DealSums] = {}
    games: list[Any] = []
    for nth in count():
        found = kept.known(
            {"players": number, "seed": asked.seed, "game": nth, "playouts": asked.playouts}
        )
        if found is None:
            break
        games.append(found)
        for at, losses in found:
            for bot, lost in losses.items():
                for column in (at, STAGES):
                    sums.setdefault((bot, column), DealSums()).add(str(nth), lost)
    if len(games) < 2:
        print(f"{number} players: not measured")
        return
    each = sum(map(len, games))
    print(f"\n{number} players, {each} decisions of {len(games)} games; loss in hundredths of a win")
    print("| bot | first quarter | second | third | last | all | in a game |")
    for bot in BOTS:
        cells = [100 * sums[bot, at].mean().value for at in range(STAGES)]
        mean = sums[bot, STAGES].mean()
        # A player chooses a heading and a rug in each turn.
        turns = {2: 24, 3: 15, 4: 12}[number]
        print(
            f"| {bot} | {' | '.join(f'{cell:.2f}' for cell in cells)} | "
            f"{100 * mean.value:.2f} +- {100 * mean.reach:.2f} | {100 * mean.value * 2 * turns:.0f} |",
            flush=True,
        )


def main() -> None:
    """Measure what is missing and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("kept", type=Path, help="the file of results")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--playouts", type=int, default=400)
    parser.add_argument("--seed", type=int, default=501)
    parser.add_argument("--only-print", action="store_true", help="measure nothing")
    asked = parser.parse_args()
    kept = Measured(asked.kept)
    for number in asked.players:
        measure(kept, asked, number)
        print_table(kept, asked, number)


if __name__ == "__main__":
    main()
