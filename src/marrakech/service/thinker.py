"""The process in which bots think: tasks come in, choices and advice go out, a line of JSON each.

Compiled code runs here and not in the server, which survives whatever happens to this process. It works on
one task at a time; `thoughts` has what is said. What has to be compiled is compiled in the background
(`jit.background`); meanwhile a weaker bot plays, so that no one waits.
"""

import time
from collections.abc import Callable
from queue import SimpleQueue
from threading import Event, Thread
from typing import BinaryIO

import msgspec

from marrakech.engine import ladder
from marrakech.engine.bot import Bot, Limits
from marrakech.engine.compiled import COMPILED, GREEDY
from marrakech.engine.errors import EngineError
from marrakech.kernel.state import State
from marrakech.protocol.programs import find_any_bot
from marrakech.service.thoughts import (
    ThinkBegin,
    ThinkCancel,
    ThinkLine,
    ThinkNews,
    ThinkPrepare,
    ThinkTask,
    think,
)
from marrakech.service.worker_lines import NewsWriter, end_at_once, own_streams, read_tasks

COMPILED_EVERY = 0.1
"""Seconds between looks whether more has been compiled."""


class BotsByLevel:
    """The bots that a server offers, each found and made when it is first needed."""

    def __init__(self, texts: dict[str, str]) -> None:
        self._texts = texts
        self._kinds: dict[str, ladder.BotKind] = {}
        self._guests: dict[str, Bot] = {}

    def ready(self) -> ThinkNews:
        """What can be played now, and who gives advice."""
        return ThinkNews(
            ready=frozenset(level for level in self._texts if self._ready(level)),
            adviser=ladder.advising().name,
            preparing=COMPILED.busy or GREEDY.busy,
        )

    def of(self, level: str, seed: int) -> Bot:
        """The bot of a level, or a weaker one that can play at once."""
        text = self._texts[level]
        kind = self._kind(level)
        if not kind.ready():
            return ladder.make_bot(ladder.stand_in(text), seed)
        if text in ladder.BOTS or text in ladder.EVEN_NAMES:
            # A new seed each time: two bots of the same level are different opponents.
            return kind.make(seed)
        if level not in self._guests:
            self._guests[level] = kind.make(0)
        return self._guests[level]

    def _kind(self, level: str) -> ladder.BotKind:
        if level not in self._kinds:
            self._kinds[level] = find_any_bot(self._texts[level])
        return self._kinds[level]

    def _ready(self, level: str) -> bool:
        if not ladder.is_ours(self._texts[level]):
            # A package is imported when its bot is to play, not before: it may do anything.
            return True
        try:
            return self._kind(level).ready()
        except EngineError:
            return True  # the weights are gone: it is told when the bot is to play


class Desk:
    """The tasks that are waiting, and the one being worked on."""

    def __init__(self, tell: Callable[[ThinkNews], None]) -> None:
        self.waiting: SimpleQueue[ThinkTask | None] = SimpleQueue()
        self.bots = BotsByLevel({})
        self._tell = tell
        self._decoder = msgspec.json.Decoder(ThinkLine)
        self._cancels: dict[int, Event] = {}

    def take(self, line: bytes) -> None:
        """Read a line; called by the thread that reads."""
        said = self._decoder.decode(line)
        if isinstance(said, ThinkBegin):
            self.bots = BotsByLevel(said.bots)
            Thread(target=self._watch, args=(self.bots,), daemon=True).start()
        elif isinstance(said, ThinkPrepare):
            GREEDY.prepare()
            COMPILED.prepare()
        elif isinstance(said, ThinkTask):
            self._cancels[said.id] = Event()
            self.waiting.put(said)
        else:
            assert isinstance(said, ThinkCancel)
            cancel = self._cancels.get(said.id)
            if cancel is not None:
                cancel.set()

    def work(self) -> None:
        """Answer one task after the other until there are no more."""
        while (task := self.waiting.get()) is not None:
            try:
                answer = self._answer(task, self._cancels[task.id])
            except Exception as error:
                answer = ThinkNews(task.id, failed=f"{type(error).__name__}: {error}")
            del self._cancels[task.id]
            self._tell(answer)

    def _answer(self, task: ThinkTask, cancel: Event) -> ThinkNews:
        state = State(*task.state)
        if task.level is None:
            return ThinkNews(task.id, thought=think(ladder.adviser(), state, task.seconds, cancel))
        bot = self.bots.of(task.level, task.seed)
        if task.explain:
            return ThinkNews(task.id, thought=think(bot, state, task.seconds, cancel))
        return ThinkNews(task.id, choice=bot.choose(state, Limits(seconds=task.seconds), cancel).choice)

    def _watch(self, bots: BotsByLevel) -> None:
        """Tell what can be played, now and whenever it is more, until it is everything."""
        told = None
        while told is None or told.preparing or told.adviser != ladder.LADDER[-1].name:
            now = bots.ready()
            if now != told:
                self._tell(now)
                told = now
            time.sleep(COMPILED_EVERY)


def think_on(tasks: BinaryIO, news: BinaryIO, at_end: Callable[[], None] = lambda: None) -> None:
    """Think until there are no more tasks; `at_end` is called at once when they end."""
    desk = Desk(NewsWriter(news).tell)

    def end() -> None:
        at_end()
        desk.waiting.put(None)

    read_tasks(tasks, desk.take, end)
    desk.work()


if __name__ == "__main__":
    think_on(*own_streams(), end_at_once)
