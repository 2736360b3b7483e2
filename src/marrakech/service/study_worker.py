"""The process that reviews games, ranks choices and rolls them out: tasks in, news out, a line of JSON each.

It runs at the lowest priority and imports the engine itself, so that the server neither waits for it nor
shares its memory. It ends when its input does. A thread reads the tasks, so that a deep review can be
told to end with what it has. A rollout pauses after a few seconds, so that others have their turn, and goes on
when it is asked for again; should the process have died meanwhile, it plays the same games once more.
"""

import os
from collections import OrderedDict
from collections.abc import Callable
from queue import SimpleQueue
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING, BinaryIO, Final

import msgspec

from marrakech.service.study_tasks import MOST_ROLLOUTS, ROLLOUT, STOP, StudyNews, StudyTask
from marrakech.service.worker_lines import NewsWriter, end_at_once, own_streams, read_tasks

if TYPE_CHECKING:
    from marrakech.analysis.rollout import Rollout
    from marrakech.analysis.valuation import Valuation

LOWEST = 19
"""The lowest priority that a process can give itself."""
MOST_MISTAKES = 12
SLICE: Final = 2.0
"""Seconds of a rollout before others have their turn; the round that is being played is finished."""

TellNews = Callable[[StudyNews], None]


def lower_priority() -> None:
    """Let everybody else go first, where the system knows priorities."""
    if hasattr(os, "nice"):
        os.nice(LOWEST)


def review_text(text: str, depth: str, tell: TellNews, stop: Event) -> StudyNews:
    """Review a game file."""
    from marrakech.analysis.review import review_game
    from marrakech.record import gamefile

    def progress(done: int, total: int) -> None:
        tell(StudyNews(done=done, total=total))

    game = gamefile.parse(text)
    return StudyNews(review=review_game(game, depth, progress, stop=stop.is_set, most=MOST_MISTAKES))


def rank_position(text: str, depth: str) -> StudyNews:
    """Rank the choices of a position, or tell what chance may bring."""
    from marrakech.analysis.ranker import rank_choices
    from marrakech.record.position import Position

    return StudyNews(ranking=rank_choices(Position.parse(text).state, depth))


class Rollouts:
    """The rollouts under way, those that were asked for last."""

    def __init__(self) -> None:
        self._open: OrderedDict[StudyTask, tuple[Rollout, Valuation]] = OrderedDict()

    def _rollout(self, task: StudyTask) -> "tuple[Rollout, Valuation]":
        from marrakech.analysis.depths import STANDARD
        from marrakech.analysis.rollout import Rollout
        from marrakech.analysis.valuation import Valuer
        from marrakech.kernel.choices import listed
        from marrakech.kernel.state import players, step
        from marrakech.kernel.turn import legal
        from marrakech.record.moves import move_at
        from marrakech.record.position import Position

        known = self._open.pop(task, None)
        if known is None:
            state, plan = Position.parse(task.text).state, task.plan
            options = [
                number
                for number in listed(legal(state))
                if not plan.choices or str(move_at(step(state), number)) in plan.choices
            ]
            valuer = Valuer(players(state), STANDARD)
            rollout = Rollout(state, options, valuer, plan.seed, by=plan.by)
            known = rollout, valuer.valuation(state)
        self._open[task] = known
        if len(self._open) > MOST_ROLLOUTS:
            self._open.popitem(last=False)
        return known

    def go_on(self, task: StudyTask, tell: TellNews, stop: Event) -> StudyNews:
        """Play a few rounds of a rollout, at least one; news of each, and whether there are more."""
        from marrakech.analysis.rollout import roll_out, rolled_position

        rollout, guess = self._rollout(task)
        games, until = task.plan.games, monotonic() + SLICE

        def told(so_far: "Rollout") -> None:
            tell(StudyNews(rolled=rolled_position(so_far, guess, games)))
            if monotonic() > until:
                stop.set()

        roll_out(rollout, games, race=True, told=told, stop=stop)
        if not rollout.playouts:  # stopped before the first round
            return StudyNews(paused=True)
        finished = rollout.playouts >= games or len(rollout.racing) == 1 < len(rollout.options)
        rolled = rolled_position(rollout, guess, games)
        return StudyNews(rolled=rolled, paused=not finished, finished=finished)


def done(task: StudyTask, rollouts: Rollouts, tell: TellNews, stop: Event) -> StudyNews:
    """The last news of a task: its result, or why there is none."""
    try:
        return result(task, rollouts, tell, stop)
    except Exception as error:
        return failure(error)


def result(task: StudyTask, rollouts: Rollouts, tell: TellNews, stop: Event) -> StudyNews:
    """The result of a task; raises whatever it fails with."""
    if task.what == "review":
        return review_text(task.text, task.depth, tell, stop)
    if task.what == ROLLOUT:
        return rollouts.go_on(task, tell, stop)
    return rank_position(task.text, task.depth)


def failure(error: Exception) -> StudyNews:
    """Why there is no result."""
    return StudyNews(failed=f"{type(error).__name__}: {error}")


def work(tasks: BinaryIO, news: BinaryIO, at_end: Callable[[], None] = lambda: None) -> None:
    """Do one task after the other until there are no more; `at_end` is called at once when they end."""
    decoder = msgspec.json.Decoder(StudyTask)
    waiting: SimpleQueue[StudyTask | None] = SimpleQueue()
    stop = Event()
    rollouts = Rollouts()
    tell = NewsWriter(news).tell

    def take(line: bytes) -> None:
        task = decoder.decode(line)
        if task.what == STOP:
            stop.set()
        else:
            waiting.put(task)

    def end() -> None:
        at_end()
        waiting.put(None)

    read_tasks(tasks, take, end)
    while (task := waiting.get()) is not None:
        # Whoever was to be stopped has ended: a stop is read before the task that comes after it.
        stop.clear()
        tell(done(task, rollouts, tell, stop))


if __name__ == "__main__":
    lower_priority()
    work(*own_streams(), end_at_once)
