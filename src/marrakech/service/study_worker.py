"""The process that reviews games and ranks choices: tasks come in, news goes out, a line of JSON each.

It runs at the lowest priority and imports the engine itself, so that the server neither waits for it nor
shares its memory. It ends when its input does. A thread reads the tasks, so that a deep review can be
told to end with what it has.
"""

import os
from collections.abc import Callable
from queue import SimpleQueue
from threading import Event
from typing import BinaryIO

import msgspec

from marrakech.service.study_tasks import STOP, StudyNews, StudyTask
from marrakech.service.worker_lines import NewsWriter, end_at_once, own_streams, read_tasks

LOWEST = 19
"""The lowest priority that a process can give itself."""
MOST_MISTAKES = 12

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


def work(tasks: BinaryIO, news: BinaryIO, at_end: Callable[[], None] = lambda: None) -> None:
    """Do one task after the other until there are no more; `at_end` is called at once when they end."""
    decoder = msgspec.json.Decoder(StudyTask)
    waiting: SimpleQueue[StudyTask | None] = SimpleQueue()
    stop = Event()
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
        try:
            if task.what == "review":
                tell(review_text(task.text, task.depth, tell, stop))
            else:
                tell(rank_position(task.text, task.depth))
        except Exception as error:
            tell(StudyNews(failed=f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    lower_priority()
    work(*own_streams(), end_at_once)
