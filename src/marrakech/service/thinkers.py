"""The processes in which bots think (`thinker`): compiled code that crashes takes one of them along, no more.

A worker has one task at a time, the others queue. One that dies is replaced; one that hangs is killed first.
Whoever asked does not notice: the same task is given to another worker, once. After the second death the caller
gets `WorkerDied` and does without; after the third in the same game `GameFailed`, and the game should be put
aside (`aside`).

Levels are ready when a worker has said so. From then on tasks wait for a worker that can play them itself, e.g.
for a new one that is still loading; before, a weaker bot plays, so that no one waits for the compiler.
"""

import asyncio
import logging
import random
import sys
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count

import msgspec

from marrakech.engine import ladder
from marrakech.kernel.state import State
from marrakech.record.errors import MarrakechError
from marrakech.service.aside import MOST_DEATHS, Deaths
from marrakech.service.thoughts import ThinkBegin, ThinkCancel, ThinkNews, ThinkPrepare, ThinkTask
from marrakech.service.worker_process import WorkerProcess

logger = logging.getLogger(__name__)

PROGRAM = (sys.executable, "-m", "marrakech.service.thinker")
LOOK_EVERY = 0.5
"""Seconds between looks at a worker that is silent."""
HUNG_AFTER = 10.0
"""Seconds beyond its limits after which a worker counts as hung."""
GRACE_PREPARING = 120.0
"""The same while it compiles or loads, and for the bot of a package, which may do so unseen."""
STARTED_WITHIN = 30.0
"""Seconds within which a new worker says what it can do."""
BOT_READY_WITHIN = 5.0
"""Seconds that a task waits for a worker that can play its level itself."""
SHORT_LIFE = 5.0
"""A worker that dies sooner, without a task, is replaced after a pause that doubles each time."""
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 30.0


class NoAnswer(MarrakechError):  # noqa: N818 (named by what was wrong)
    """No worker could answer; why is in the message."""


class WorkerDied(NoAnswer):
    """The worker that worked on a task has died."""


class GameFailed(WorkerDied):
    """Workers have died too often in the same game."""


@dataclass(slots=True, eq=False)
class _Job:
    """A task that is waiting or being worked on."""

    task: ThinkTask
    answer: asyncio.Future[ThinkNews]
    asked: float
    grace: float

    @property
    def overdue(self) -> bool:
        """Whether it has waited long enough for a worker that can do it best."""
        return time.monotonic() > self.asked + BOT_READY_WITHIN


class Thinkers:
    """The workers and their queue. Belongs to one event loop; without bots no worker is ever started."""

    def __init__(
        self,
        bots: Mapping[str, str],
        workers: int,
        *,
        program: Sequence[str] | None = None,
        on_ready: Callable[[frozenset[str]], object] = lambda levels: None,
    ) -> None:
        self.bots = dict(bots)
        self.program = program or PROGRAM
        self.preparing = False
        """Whether workers are to compile everything."""
        self.adviser: str | None = None
        """The strongest bot that can give advice."""
        self.deaths = 0
        """Workers that have died."""
        self.repeated = 0
        """Tasks that were given to another worker."""
        self._most = workers
        self._on_ready = on_ready
        self._ready: frozenset[str] = frozenset()
        self._workers: list[_Thinker] = []
        self._waiting: deque[_Job] = deque()
        self._deaths_of = Deaths()
        self._ids = count(1)
        self._closed = False

    @property
    def alive(self) -> int:
        """Workers that run."""
        return sum(worker.process.running for worker in self._workers)

    def start(self, workers: int | None = None) -> None:
        """Start workers, all unless told otherwise; they are also started when they are needed."""
        while self.bots and len(self._workers) < (self._most if workers is None else workers):
            self._workers.append(_Thinker(self))

    def prepare(self) -> None:
        """Start all workers and let them compile, in the background."""
        self.preparing = True
        for worker in self._workers:
            worker.process.send(ThinkPrepare())
        self.start()

    async def think(
        self,
        game: str,
        state: State,
        seconds: float,
        level: str | None = None,
        *,
        explain: bool = False,
    ) -> ThinkNews:
        """See `Thinking.think`. Whoever is cancelled ends the thinking."""
        task = ThinkTask(0, tuple(state), seconds, level, random.getrandbits(32), explain)
        for again in (False, True):
            try:
                return await self._answered(task, again=again)
            except WorkerDied as died:
                if self._deaths_of.count(game) >= MOST_DEATHS:
                    self._deaths_of.forget(game)
                    raise GameFailed(str(died)) from died
                if again:
                    raise
                self.repeated += 1
        raise AssertionError

    async def close(self) -> None:
        """End all workers."""
        self._closed = True
        workers, self._workers = self._workers, []
        for job in self._waiting:
            job.answer.cancel()
        for worker in workers:
            worker.close()
        await asyncio.gather(*(worker.life for worker in workers), return_exceptions=True)

    async def _answered(self, task: ThinkTask, *, again: bool) -> ThinkNews:
        if self._closed or not self.bots:
            raise NoAnswer("there are no workers")
        loop = asyncio.get_running_loop()
        job = _Job(
            msgspec.structs.replace(task, id=next(self._ids)),
            loop.create_future(),
            time.monotonic(),
            HUNG_AFTER
            if task.level is None or ladder.is_ours(self.bots[task.level])
            else GRACE_PREPARING,
        )
        if again:
            self._waiting.appendleft(job)
        else:
            self._waiting.append(job)
        self.assign()
        timer = loop.call_later(BOT_READY_WITHIN + LOOK_EVERY, self._overdue, job)
        try:
            return await job.answer
        finally:
            timer.cancel()
            with suppress(ValueError):
                self._waiting.remove(job)
            for worker in self._workers:
                worker.cancel(job)

    def assign(self) -> None:
        """Give waiting tasks to workers that are free."""
        for worker in self._workers:
            if worker.free:
                job = next((job for job in self._waiting if self._suits(worker, job)), None)
                if job is not None:
                    self._waiting.remove(job)
                    worker.work(job)
        starting = sum(worker.can is None for worker in self._workers)
        if len(self._waiting) > starting and not self._closed:
            self.start(min(self._most, len(self._workers) + 1))

    def _suits(self, worker: "_Thinker", job: _Job) -> bool:
        level = job.task.level
        if job.overdue:
            return True
        if level is None:
            return worker.can is not None and worker.can.adviser == self.adviser
        return level not in self._ready or (worker.can is not None and level in worker.can.ready)

    def _overdue(self, job: _Job) -> None:
        """A task has waited for long: any worker will do, and if there is none it is given up."""
        self.assign()
        if job in self._waiting and not any(worker.can is not None for worker in self._workers):
            self._waiting.remove(job)
            if not job.answer.done():
                job.answer.set_exception(NoAnswer("no worker could be started"))

    def heard(self, worker: "_Thinker") -> None:
        """A worker says what it can do by now."""
        assert worker.can is not None
        names = list(ladder.BOTS)
        if self.adviser is None or names.index(worker.can.adviser) > names.index(self.adviser):
            self.adviser = worker.can.adviser
        if not worker.can.ready <= self._ready:
            self._ready |= worker.can.ready
            self._on_ready(self._ready)
        self.assign()

    def ended(self, worker: "_Thinker", job: _Job | None, how: str) -> None:
        """A worker has died."""
        self.deaths += 1
        level = None if job is None else job.task.level or "adviser"
        logger.warning(
            "a worker ended (%s)%s", how, "" if level is None else f" while {level!r} was thinking"
        )
        if job is not None and not job.answer.done():
            job.answer.set_exception(WorkerDied(how))
        self.assign()


class _Thinker:
    """One worker, replaced as often as it dies."""

    def __init__(self, pool: Thinkers) -> None:
        self.process = WorkerProcess(pool.program)
        self.can: ThinkNews | None = None
        """What it can do, once it has said so."""
        self._pool = pool
        self._job: _Job | None = None
        self._decoder = msgspec.json.Decoder(ThinkNews)
        self._waited = 0.0
        self._looked = 0.0
        self.life = asyncio.get_running_loop().create_task(self._live())

    @property
    def free(self) -> bool:
        """Whether it can be given a task."""
        return self.can is not None and self._job is None

    def work(self, job: _Job) -> None:
        """Give it a task."""
        self._job = job
        self._waited, self._looked = 0.0, time.monotonic()
        self.process.send(job.task)

    def cancel(self, job: _Job) -> None:
        """Let it stop thinking about a task, if that is what it does; it answers soon."""
        if self._job is job:
            self.process.send(ThinkCancel(job.task.id))

    def close(self) -> None:
        """End it, and those who wait for it."""
        self.life.cancel()
        if self._job is not None:
            self._job.answer.cancel()

    async def _live(self) -> None:
        short_lives = 0
        while True:
            begun = time.monotonic()
            why = ""
            try:
                await self.process.start()
                self.process.send(ThinkBegin(self._pool.bots))
                if self._pool.preparing:
                    self.process.send(ThinkPrepare())
                why = await self._listen()
            except Exception as error:  # whatever it was, there must be a worker again
                why = str(error)
            finally:
                how = await self.process.stop()
            job, self._job, self.can = self._job, None, None
            self._pool.ended(self, job, why or how)
            # A worker that dies at a task is not to blame, and is needed for the others.
            short = job is None and time.monotonic() < begun + SHORT_LIFE
            short_lives = short_lives + 1 if short else 0
            if short_lives:
                await asyncio.sleep(min(FIRST_PAUSE * 2**short_lives, LONGEST_PAUSE))

    async def _listen(self) -> str:
        """Read until it dies or hangs; returns why, empty if it died by itself."""
        self._waited, self._looked = 0.0, time.monotonic()
        while True:
            line = await self.process.line(LOOK_EVERY, self._go_on)
            if line is None:
                return "it hung and was killed"
            if not line:
                return ""
            news = self._decoder.decode(line)
            self._waited = 0.0
            if news.id is None:
                self.can = news
                self._pool.heard(self)
            elif self._job is not None and self._job.task.id == news.id:
                job, self._job = self._job, None
                if not job.answer.done():
                    job.answer.set_result(news)
                self._pool.assign()

    async def _go_on(self) -> bool:
        """Whether to wait longer for a word. Time in which this very process stood still does not count."""
        now = time.monotonic()
        self._waited += min(now - self._looked, 2 * LOOK_EVERY)
        self._looked = now
        if self.can is None:
            return self._waited < STARTED_WITHIN
        if self._job is None:
            self._waited = 0.0
            return True
        grace = GRACE_PREPARING if self.can.preparing else self._job.grace
        return self._waited < self._job.task.seconds + grace
