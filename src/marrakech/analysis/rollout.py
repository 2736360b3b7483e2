"""Rollouts: the options of a position played to the end of the game many times, with the same dice for each.

A rollout is played in rounds. The dice of a round follow from the position, the seed and the number of the
round, and a round is a pure task: the result is the same, bit for bit, whoever plays the rounds, in however
many processes. Differences between options are taken game by game, so that their errors are small.

    rollout = Rollout(state, options, Valuer(players(state)), seed=1)
    roll_out(rollout, 2000)                       # `race=True`: beaten options get no further games
    rollout.gap(rollout.best(), other)            # a difference and its standard error

`analysis.deep` uses the same machine with fewer turns (`turns=PLAYOUT_TURNS`).
"""

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import fsum, sqrt
from threading import Event
from typing import Final, TypeAlias

from marrakech.analysis.bot_games import play_out_by
from marrakech.analysis.depths import QUICK
from marrakech.analysis.reviewed import Vector
from marrakech.analysis.rolled import (
    APART,
    GAMES_A_ROUND,
    NETWORK,
    RolledChoice,
    RolledPosition,
    RolloutPlayer,
)
from marrakech.analysis.valuation import Valuation, Value, Valuer, worth
from marrakech.engine.bot import Bot
from marrakech.engine.generator import Generator, mixed
from marrakech.engine.ladder import make_bot, wait_until_ready
from marrakech.engine.rows import in_rows
from marrakech.engine.vectors import SEATS, VALUES
from marrakech.kernel.chance import FACES, face
from marrakech.kernel.choices import QUARTERS
from marrakech.kernel.state import (
    END_TURN,
    LAY,
    ORIENT,
    OVER,
    TURN,
    State,
    player,
    players,
    rugs_left,
    step,
)
from marrakech.kernel.turn import act, may_end, next_turn, orient
from marrakech.record.moves import move_at
from marrakech.workers.runner import Runner

GameRows: TypeAlias = "array[float]"
"""`VALUES` numbers in single precision for each game, one game after the other."""

PLAYOUT_TURNS: Final = 10
"""Turns of a deep review's playouts; to the end of the game, spread and time are more than twice as large."""
ROUNDING: Final = 1e-5
"""Smaller differences are those of single precision."""
STAGES: Final = 8
"""A race is judged after every round at first, later after each eighth more than was played."""


@dataclass(frozen=True, slots=True)
class RoundTask:
    """Some games of one option in one round; work for a runner."""

    origin: State
    """The position that is rolled out: its dice."""
    after: State
    """Where the option leads."""
    nth: int
    """The index of the option."""
    by: RolloutPlayer
    seed: int
    turns: int
    round: int
    first: int
    last: int
    """The games of the round, from the first to before the last."""


def round_dice(task: RoundTask) -> tuple[Sequence[Sequence[int]], Sequence[Sequence[float]]]:
    """The rolls of its games, a row each, and one more number from 0 to 1 by which rugs are drawn."""
    rolls, draws = _dice(task.origin, task.seed, task.turns, task.round)
    return rolls[task.first : task.last], draws[task.first : task.last]


@lru_cache(16)
def _dice(
    origin: State, seed: int, turns: int, number: int
) -> tuple[Sequence[Sequence[int]], Sequence[Sequence[float]]]:
    """The dice of a whole round: drawn once for all options."""
    random = Generator(mixed(seed, number, *(abs(field) for field in origin)))
    rolls = [face(nth) for nth in random.integers(FACES, GAMES_A_ROUND * turns)]
    draws = random.fractions(GAMES_A_ROUND * (turns + 1))
    return in_rows(rolls, turns), in_rows(draws, turns + 1)


@cache
def _valuer(number: int) -> Valuer:
    return Valuer(number, QUICK)


@cache
def _bot(by: RolloutPlayer) -> Bot:
    bot = make_bot(by)
    wait_until_ready(bot)
    return bot


def play_round(task: RoundTask) -> GameRows:
    """Play a task, in any process: a row for each game, without luck."""
    rolls, draws = round_dice(task)
    valuer = _valuer(players(task.origin))
    if task.by == NETWORK:
        return valuer.appraiser.play_outs(task.after, rolls, draws)
    played = array("f")
    for game in zip(rolls, draws, strict=True):
        played.extend(play_out_by(_bot(task.by), task.after, valuer, *game))
    return played


@dataclass(frozen=True, slots=True)
class Sampled:
    """What an option is worth by its games."""

    number: int
    value: Value
    error: Vector
    """The standard error of each player's chance of winning."""
    score_error: Vector
    playouts: int


def measured(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean of two numbers or more, and its standard error."""
    number = len(numbers)
    mean = fsum(numbers) / number
    return mean, sqrt(fsum((each - mean) ** 2 for each in numbers) / (number - 1) / number)


class Rollout:
    """Games of some options of one position; the same position and seed give the same dice."""

    def __init__(
        self,
        state: State,
        options: Sequence[int],
        valuer: Valuer,
        seed: int = 0,
        turns: int | None = None,
        by: RolloutPlayer = NETWORK,
    ) -> None:
        self.state = state
        self.turns = turns or sum(rugs_left(state, each) for each in range(players(state)))
        """By default, those after which every game is over: each lays a rug or puts some back into the box."""
        self.options = tuple(options)
        self.valuer = valuer
        self.seed = seed
        self.by = by
        self.who = player(state)
        self.racing = list(self.options)
        """The options that get further games."""
        self._after = [self._played(option) for option in self.options]
        self._totals = [array("f") for _ in self.options]

    @property
    def playouts(self) -> int:
        """Games so far of each option that is still in the race."""
        return min(self.games(option) for option in self.racing)

    def games(self, option: int) -> int:
        """Games of one option so far."""
        return len(self._totals[self.options.index(option)]) // VALUES

    def _played(self, option: int) -> State:
        """Where an option leads: for the network a roll that comes, a turn that begins, or the end."""
        state = self.state
        if step(state) == ORIENT:
            return orient(state, option)
        after = act(state, option)
        if self.by != NETWORK:
            return after
        if step(state) == TURN or not after.rules & END_TURN or step(after) == OVER:
            return next_turn(after, 0) if step(state) == LAY else after
        ends = [
            next_turn(after, quarter) for quarter in range(QUARTERS) if may_end(after.rules, quarter)
        ]
        return max(ends, key=lambda end: worth(self.valuer.position(end), self.who))

    def tasks(self, goal: int) -> list[list[RoundTask]]:
        """What is missing until every option in the race has so many games: by round, a task an option."""
        begun = self.playouts
        rounds = []
        while begun < goal:
            number, first = divmod(begun, GAMES_A_ROUND)
            last = min(GAMES_A_ROUND, first + goal - begun)
            rounds.append([self._task(option, number, first, last) for option in self.racing])
            begun += last - first
        return rounds

    def _task(self, option: int, number: int, first: int, last: int) -> RoundTask:
        nth = self.options.index(option)
        return RoundTask(
            self.state, self._after[nth], nth, self.by, self.seed, self.turns, number, first, last
        )

    def add(self, played: Sequence[tuple[RoundTask, GameRows]]) -> None:
        """Count the games of a round."""
        for task, totals in played:
            self._totals[task.nth].extend(totals)

    def extend(self, number: int) -> None:
        """Play every option in the race `number` times more, here."""
        for tasks in self.tasks(self.playouts + number):
            self.add([(task, play_round(task)) for task in tasks])

    def sampled(self) -> tuple[Sampled, ...]:
        """What each option is worth, in their order."""
        number = players(self.state)
        found = []
        for nth, option in enumerate(self.options):
            wins = [measured(self._column(nth, who)) for who in range(number)]
            scores = [measured(self._column(nth, SEATS + who)) for who in range(number)]
            value = Value(tuple(mean for mean, _ in wins), tuple(mean for mean, _ in scores))
            errors = tuple(error for _, error in wins), tuple(error for _, error in scores)
            found.append(Sampled(option, value, *errors, self.games(option)))
        return tuple(found)

    def _column(self, nth: int, part: int) -> Sequence[float]:
        """One number of all games of an option."""
        return self._totals[nth][part::VALUES]

    def gap(self, one: int, other: int) -> tuple[float, float]:
        """By how much one option beats another for the player to move, with its standard error.

        In chances of winning; games with the same dice are compared one by one.
        """
        return self._difference(lambda nth: self._column(nth, self.who), one, other)

    def score_gap(self, one: int, other: int) -> tuple[float, float]:
        """As `gap`, in points of the score of the player to move."""
        return self._difference(lambda nth: self._column(nth, SEATS + self.who), one, other)

    def _difference(
        self, amounts: Callable[[int], Sequence[float]], one: int, other: int
    ) -> tuple[float, float]:
        both = [amounts(self.options.index(option)) for option in (one, other)]
        return measured([a - b for a, b in zip(*both, strict=False)])

    def best(self) -> int:
        """The option that wins most so far, of those in the race; of equals, by its score."""
        values = {each.number: each.value for each in self.sampled()}
        most = max(values[option].win[self.who] for option in self.racing)
        equal = [option for option in self.racing if values[option].win[self.who] > most - ROUNDING]
        return max(equal, key=lambda option: values[option].score[self.who])

    def beats(self, one: int, other: int, errors: float = APART) -> bool:
        """Whether one option is better than another by so many standard errors.

        Points tell only where the chances of winning are the same in all games.
        """
        gap, error = self.gap(one, other)
        if abs(gap) < ROUNDING and error < ROUNDING:
            gap, error = self.score_gap(one, other)
        return gap > max(errors * error, ROUNDING)

    def decided(self) -> bool:
        """Whether the best can be told apart from every other option."""
        best = self.best()
        return all(self.apart(best, other) for other in self.options if other != best)

    def apart(self, best: int, other: int) -> bool:
        """Whether an option is known to be worse than the best: it is out of the race, or beaten now."""
        return other not in self.racing or self.beats(best, other)

    def give_up_beaten(self, errors: float = APART) -> None:
        """Take the options out of the race that the best beats by so many standard errors."""
        best = self.best()
        self.racing = [
            option for option in self.racing if option == best or not self.beats(best, option, errors)
        ]


def roll_out(
    rollout: Rollout,
    games: int,
    *,
    race: bool = False,
    runner: Runner | None = None,
    told: Callable[[Rollout], None] | None = None,
    stop: Event | None = None,
) -> None:
    """Play until every option has so many games, here or by a runner's workers; `told` after every round.

    When `stop` is set, the rounds that are complete count. In a race, options that are beaten get no further
    games, and it ends once only one is left.
    """
    while rollout.playouts < games and not (stop is not None and stop.is_set()):
        goal = next_judgement(rollout.playouts, games) if race else games
        for played in _rounds(rollout.tasks(goal), runner, stop):
            rollout.add(played)
            if told is not None:
                told(rollout)
        if race and rollout.playouts >= min(goal, games):
            rollout.give_up_beaten()
            if len(rollout.racing) == 1 < len(rollout.options):
                return


def next_judgement(played: int, games: int) -> int:
    """After how many games a race is judged next: at the same moments wherever it was stopped."""
    rounds = 0
    while rounds * GAMES_A_ROUND <= played:
        rounds += max(1, rounds // STAGES)
    return min(games, rounds * GAMES_A_ROUND)


def _rounds(
    rounds: Sequence[Sequence[RoundTask]], runner: Runner | None, stop: Event | None
) -> Iterator[list[tuple[RoundTask, GameRows]]]:
    """Rounds played, in order, as each becomes complete; fewer when stopped."""
    if runner is None:
        for tasks in rounds:
            if stop is not None and stop.is_set():
                return
            yield [(task, play_round(task)) for task in tasks]
        return
    flat = [task for tasks in rounds for task in tasks]
    done: dict[int, GameRows] = {}
    first, waiting = 0, list(rounds)
    for index, totals in runner.run(play_round, flat, stop):
        done[index] = totals
        while waiting and all(first + i in done for i in range(len(waiting[0]))):
            tasks = waiting.pop(0)
            yield [(task, done.pop(first + i)) for i, task in enumerate(tasks)]
            first += len(tasks)


def rolled_position(rollout: Rollout, guess: Valuation, total: int) -> RolledPosition:
    """What a rollout knows, the best choice first; every option has two games or more."""
    who, best = rollout.who, rollout.best()
    found = []
    for each in rollout.sampled():
        is_best = each.number == best
        gap, error = (0.0, 0.0) if is_best else rollout.gap(best, each.number)
        found.append(
            RolledChoice(
                choice=str(move_at(step(rollout.state), each.number)),
                games=each.playouts,
                win=each.value.win,
                win_error=each.error,
                score=each.value.score,
                score_error=each.score_error,
                loss=max(0.0, gap),
                loss_error=error,
                apart=not is_best and rollout.apart(best, each.number),
                guess=guess.of(each.number).win[who],
            )
        )
    first = str(move_at(step(rollout.state), best))
    found.sort(key=lambda one: (one.choice != first, one.loss))
    games = rollout.games(best)
    return RolledPosition(who, rollout.by, rollout.seed, games, total, tuple(found))
