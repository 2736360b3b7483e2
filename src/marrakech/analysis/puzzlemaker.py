"""Looks for puzzles in games among bots, judges them, and judges those of a file again.

Every legal choice is judged. Where the ending is within reach it is solved; else all choices race: games to
the end with the same dice, until the best leads every other by enough (`PuzzleOption.clearly_behind`). A choice
that is so far behind that it cannot win any more gets no further games.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from marrakech.analysis.depths import QUICK
from marrakech.analysis.glicko import RatedResult, Rating, rated
from marrakech.analysis.puzzles import CLEAR_LEAD, SOLVERS, Puzzle, PuzzleOption
from marrakech.analysis.rollout import Rollout
from marrakech.analysis.themes import theme_of
from marrakech.analysis.valuation import Valuation, Valuer
from marrakech.engine.bot import Decision, Limits
from marrakech.engine.endings.endings import PATIENT, Endings
from marrakech.engine.generator import mixed
from marrakech.engine.ladder import YARDSTICKS, GreedyBot, make_bot
from marrakech.engine.walkthrough import walk_through
from marrakech.kernel.chance import outcomes
from marrakech.kernel.choices import Choice, listed
from marrakech.kernel.state import State, player, players, start, step
from marrakech.kernel.turn import legal
from marrakech.record.moves import move_at
from marrakech.record.position import Position
from marrakech.record.ruleset import Ruleset

FIRST_MOVE: Final = 20
"""Before it there is too little on the board."""
FEWEST_CHOICES: Final = 3
"""Of two, a guess finds the better too often."""
OPEN: Final = (0.06, 0.94)
"""Chances of winning between which a game is worth a puzzle."""
LIKELY_LEAD: Final = 0.05
"""By how much a quick search must prefer a choice to every other for it to be raced."""
SURE_ERRORS: Final = 3.5
"""Standard errors at which a race is decided; more than needed, as it is looked at after every round."""
HOPELESS: Final = 2.0
"""A race is given up once the lead is this many standard errors out of reach."""
RACE_STEP: Final = 50
SHORTEST_RACE: Final = 50
LONGEST_RACE: Final = 800
PER_GAME: Final = 3
"""The most puzzles of one game."""
STANDINGS: Final = {"novice": 1000, "apprentice": 1250, "merchant": 1550, "master": 1850}
"""Where the levels stand on the scale of puzzle ratings: the convention that all other ratings follow from."""
STANDING_DEVIATION: Final = 80.0


@dataclass(slots=True)
class Tally:
    """How many positions were looked at in a game, judged, and kept."""

    choices: int = 0
    judged: int = 0
    kept: int = 0


@dataclass(frozen=True, slots=True)
class Judged:
    """The options of a position whose best is clear, the best first."""

    options: tuple[PuzzleOption, ...]
    seed: int = 0


def name_of(state: State, choice: Choice) -> str:
    """A choice as in a game file."""
    return str(move_at(step(state), choice))


def exact_options(state: State, endings: Endings) -> tuple[PuzzleOption, ...] | None:
    """All options, solved, the best first; None where the ending is out of reach."""
    solved = endings.solve(state)
    if solved is None:
        return None
    who = player(state)
    best = solved.value.win[who]
    found = {
        choice: PuzzleOption(name_of(state, choice), value.win[who], behind=best - value.win[who])
        for choice, value in solved.options.items()
    }
    ranked = sorted(found, key=lambda choice: (choice != solved.best, found[choice].behind))
    return tuple(found[choice] for choice in ranked)


class PuzzleRace:
    """All options of a position played out until one is clearly the best."""

    def __init__(self, state: State, valuer: Valuer, seed: int) -> None:
        self.state = state
        self.rollout = Rollout(state, listed(legal(state)), valuer, seed)

    def leader(self) -> Choice:
        """The option that wins most often so far, of those in the race."""
        rollout = self.rollout
        wins = {each.number: each.value.win[rollout.who] for each in rollout.sampled()}
        return max(rollout.racing, key=lambda option: wins[option])

    def run(self, most: int = LONGEST_RACE) -> bool:
        """Play until it is decided, hopeless, or has gone on for long enough; whether it is decided."""
        rollout = self.rollout
        rollout.extend(SHORTEST_RACE)
        while True:
            best = self.leader()
            gaps = {each: rollout.gap(best, each) for each in rollout.options if each != best}
            if any(gap + HOPELESS * error < CLEAR_LEAD for gap, error in gaps.values()):
                return False
            behind = {
                each
                for each, (gap, error) in gaps.items()
                if gap > max(CLEAR_LEAD, SURE_ERRORS * error)
            }
            rollout.racing = [each for each in rollout.options if each not in behind]
            if rollout.racing == [best]:
                return True
            if rollout.playouts >= most:
                return False
            rollout.extend(RACE_STEP)

    def options(self) -> tuple[PuzzleOption, ...]:
        """All options, the best first."""
        rollout, best = self.rollout, self.leader()
        found = []
        for each in rollout.sampled():
            gap, error = (0.0, 0.0) if each.number == best else rollout.gap(best, each.number)
            found.append(
                PuzzleOption(
                    name_of(self.state, each.number),
                    each.value.win[rollout.who],
                    each.error[rollout.who],
                    each.playouts,
                    gap,
                    error,
                )
            )
        return tuple(sorted(found, key=lambda option: option.behind))


class PuzzleMaker:
    """Makes games by one ruleset and finds their puzzles; the same seed gives the same ones."""

    def __init__(self, ruleset: Ruleset, seed: int) -> None:
        self.ruleset = ruleset
        self.seed = seed
        self.quick = Valuer(ruleset.players, QUICK)
        self.endings = Endings(PATIENT)
        self.bots = {name: make_bot(name, seed) for name in SOLVERS}

    def decision(self, bot: str, state: State) -> Decision:
        """What a bot decides, without a limit of time."""
        return self.bots[bot].choose(state, Limits())

    def positions(self, game: int) -> Iterator[tuple[int, State]]:
        """The positions of a game in which somebody chooses, with the number of moves before them."""
        random = Random(mixed(self.seed, game))
        first = start(self.ruleset.rules)
        seats = [random.choice(SOLVERS) for _ in range(players(first))]

        def choose(state: State) -> int:
            return self.decision(seats[player(state)], state).choice

        for moves, (state, _) in enumerate(walk_through(first, choose, random)):
            if not outcomes(state):
                yield moves, state

    def find(self, game: int, tally: Tally) -> Iterator[Puzzle]:
        """The puzzles of a game."""
        for move, state in self.positions(game):
            if tally.kept == PER_GAME:
                return
            if move < FIRST_MOVE or len(listed(legal(state))) < FEWEST_CHOICES:
                continue
            tally.choices += 1
            if not self.promising(state):
                continue
            tally.judged += 1
            judged = self.judge(state)
            if judged is not None:
                tally.kept += 1
                yield self.puzzle(self.name(game, move), state, judged)

    def name(self, game: int, move: int) -> str:
        """What a puzzle is called, e.g. `fr57-2-one-colour-17-64`."""
        rules = "-".join((self.ruleset.printing.id, str(self.ruleset.players), *self.ruleset.switches))
        return f"{rules}-{game}-{move}"

    def promising(self, state: State) -> bool:
        """Whether a quick search prefers one choice clearly, and greedy another."""
        who = player(state)
        quick = self.quick.valuation(state)
        if not OPEN[0] < quick.value.win[who] < OPEN[1] or lead_of(quick, who) < LIKELY_LEAD:
            return False
        return self.decision(GreedyBot.name, state).choice != quick.best

    def judge(self, state: State, seed: int | None = None) -> Judged | None:
        """All options of a position in which one is clearly best and is not greedy's, else None."""
        seed = self.seed if seed is None else seed
        options = exact_options(state, self.endings)
        if options is not None:
            seed = 0
        else:
            race = PuzzleRace(state, self.quick, seed)
            if not race.run():
                return None
            options = race.options()
        greedy = name_of(state, self.decision(GreedyBot.name, state).choice)
        clear = options[0].move != greedy and all(option.clearly_behind for option in options[1:])
        return Judged(options, seed) if clear else None

    def puzzle(self, name: str, state: State, judged: Judged) -> Puzzle:
        """The puzzle of a position that was judged."""
        numbers = {name_of(state, choice): choice for choice in listed(legal(state))}
        best = numbers[judged.options[0].move]
        decisions = {bot: self.decision(bot, state) for bot in SOLVERS}
        return Puzzle(
            name=name,
            position=str(Position(state)),
            printing=self.ruleset.printing.id,
            theme=theme_of(state, best),
            rating=difficulty(decisions, best),
            found=tuple(bot for bot in SOLVERS if decisions[bot].choice == best),
            greedy=name_of(state, decisions[GreedyBot.name].choice),
            seed=judged.seed,
            options=judged.options,
        )


def lead_of(valuation: Valuation, who: int) -> float:
    """By how much the best option leads the second, in chances of winning."""
    wins = [option.value.win[who] for option in valuation.options if option.number != valuation.best]
    return valuation.value.win[who] - max(wins)


def difficulty(decisions: dict[str, Decision], best: Choice) -> Rating:
    """A puzzle's rating after it has met every level: who has it first wins, second half, third a third."""
    meetings = []
    for level, bot in YARDSTICKS.items():
        ranks = [each.choice for each in decisions[bot.name].alternatives]
        standing = Rating(STANDINGS[level], STANDING_DEVIATION)
        meetings.append(RatedResult(standing, 1.0 - 1.0 / (1 + ranks.index(best))))
    return rated(Rating(), meetings)
