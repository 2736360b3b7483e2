"""Looks for puzzles in games among bots: cheap filters first, then playouts until the matter is clear."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from marrakech.analysis.comparison import reasons
from marrakech.analysis.puzzles import SOLVERS, Puzzle, PuzzleOption, theme_of
from marrakech.analysis.sampling import Rollout
from marrakech.analysis.valuation import QUICK, Valuation, Valuer, worth
from marrakech.engine.bot import Limits
from marrakech.engine.ladder import GreedyBot, make_bot
from marrakech.engine.playout import mixed
from marrakech.engine.walkthrough import walk_through
from marrakech.kernel.chance import outcomes
from marrakech.kernel.choices import listed
from marrakech.kernel.state import LAY, ORIENT, Rules, State, player, players, start, step
from marrakech.kernel.turn import legal
from marrakech.record.moves import move_at
from marrakech.record.position import Position

FIRST_MOVE: Final = 20
"""Before it there is too little on the board."""
OPEN: Final = (0.06, 0.94)
"""Chances of winning between which a game is worth a puzzle."""
AHEAD_OF_GREEDY: Final = 0.035
AHEAD_OF_SECOND: Final = 0.03
"""By how much a quick search must prefer a choice to greedy's and to its second best to be played out."""
CLEAR_MARGIN: Final = 0.035
"""By how much the best choice must beat every other, in playouts."""
CLEAR_ERRORS: Final = 4.5
"""And how many standard errors that has to be."""
HOPELESS: Final = 2.0
"""An option is given up as a puzzle once the margin is this many standard errors out of reach."""
RIVALS: Final = 4
"""Options that are played out beside the best."""
PLAYOUTS_AT_ONCE: Final = 32
MOST_PLAYOUTS: Final = 320
PER_GAME: Final = 4
"""The most puzzles of one game."""


@dataclass(slots=True)
class Tally:
    """How many positions were looked at in a game, played out, and kept."""

    choices: int = 0
    played_out: int = 0
    kept: int = 0


def name_of(state: State, choice: int) -> str:
    """A choice as in a game file."""
    return str(move_at(step(state), choice))


class PuzzleMaker:
    """Makes games and finds their puzzles; the same seed gives the same ones."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.seed = seed
        number = players(start(rules))
        self.quick = Valuer(number, QUICK)
        self.bots = {name: make_bot(name, seed) for name in SOLVERS}

    def choice(self, bot: str, state: State) -> int:
        """What a bot chooses, without a limit of time."""
        return self.bots[bot].choose(state, Limits()).choice

    def positions(self, game: int) -> Iterator[tuple[int, State]]:
        """The positions of a game in which somebody chooses, with the number of moves before them."""
        random = Random(mixed(self.seed, game))
        first = start(self.rules)
        seats = [random.choice(SOLVERS) for _ in range(players(first))]

        def choose(state: State) -> int:
            return self.choice(seats[player(state)], state)

        for moves, (state, _) in enumerate(walk_through(first, choose, random)):
            if not outcomes(state):
                yield moves, state

    def find(self, game: int, tally: Tally) -> Iterator[Puzzle]:
        """The puzzles of a game."""
        for move, state in self.positions(game):
            if tally.kept == PER_GAME:
                return
            if move < FIRST_MOVE or step(state) not in (ORIENT, LAY):
                continue
            tally.choices += 1
            found = self.promising(state)
            if found is None:
                continue
            tally.played_out += 1
            rollout = self.clear_best(state, *found)
            if rollout is not None:
                tally.kept += 1
                yield self.puzzle(f"{players(state)}-{game}-{move}", state, found[1], rollout)

    def promising(self, state: State) -> tuple[Valuation, int] | None:
        """What a quick search says, and greedy's choice, if that is clearly not the best."""
        if len(listed(legal(state))) < 2:
            return None
        who = player(state)
        quick = self.quick.valuation(state)
        if not OPEN[0] < quick.value.win[who] < OPEN[1]:
            return None
        greedy = self.choice(GreedyBot.name, state)
        worths = sorted((worth(option.value, who) for option in quick.options), reverse=True)
        behind = worths[0] - worth(quick.of(greedy), who)
        if behind < AHEAD_OF_GREEDY or worths[0] - worths[1] < AHEAD_OF_SECOND:
            return None
        return quick, greedy

    def clear_best(self, state: State, quick: Valuation, greedy: int) -> Rollout | None:
        """The playouts of a position in which one choice is clearly best and not greedy's, else None."""
        who = player(state)
        order = sorted(quick.options, key=lambda option: -worth(option.value, who))
        chosen = [option.number for option in order[: 1 + RIVALS]]
        if greedy not in chosen:
            chosen[-1] = greedy
        rollout = Rollout(state, tuple(chosen), self.quick, self.seed)
        while rollout.playouts < MOST_PLAYOUTS:
            rollout.extend(PLAYOUTS_AT_ONCE)
            best = rollout.best()
            gaps = [rollout.gap(best, other) for other in chosen if other != best]
            if all(gap > max(CLEAR_MARGIN, CLEAR_ERRORS * error) for gap, error in gaps):
                return rollout if best != greedy else None
            if any(gap + HOPELESS * error < CLEAR_MARGIN for gap, error in gaps):
                return None
        return None

    def puzzle(self, name: str, state: State, greedy: int, rollout: Rollout) -> Puzzle:
        """The puzzle of a position that was played out."""
        best = rollout.best()
        who = player(state)
        why = reasons(state, best, greedy)
        found = sorted(rollout.sampled(), key=lambda each: -worth(each.value, who))
        return Puzzle(
            name=name,
            position=str(Position(state)),
            best=name_of(state, best),
            greedy=name_of(state, greedy),
            options=tuple(
                PuzzleOption(name_of(state, each.number), each.value.win[who], each.error[who])
                for each in found
            ),
            playouts=rollout.playouts,
            theme=theme_of(state, best, why),
            missed=tuple(bot for bot in SOLVERS if self.choice(bot, state) != best),
            reasons=why,
        )
