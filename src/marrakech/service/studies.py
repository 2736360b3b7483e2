"""Reviews of games, rankings and rollouts of choices: made in a process of their own at the lowest priority.

One study is worked on at a time, the others queue; rankings of a position, which take a moment, come before
reviews and rollouts. A rollout has a turn of a few seconds and queues again, so that nobody waits long for it.
Whoever asks for what is already asked for waits for the same study. A study that nobody has asked about for a
while is cancelled, a finished one is kept; reviews also in the store, where other processes find them
(`archive`). The same game and depth give the same review, so any process may make it. Deep reviews and rollouts
can be stopped early; the result goes to those who wait for it and is not stored.
"""

import asyncio
import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import msgspec

from marrakech.analysis.reviewed import RankedPosition, Review
from marrakech.analysis.rolled import RolledPosition
from marrakech.service.archive import STUDY_LEASE, ReviewArchive
from marrakech.service.errors import Refusal, TooMany, Unavailable
from marrakech.service.study_tasks import MOST_ROLLOUTS, ROLLOUT, STOP, StudyNews, StudyTask
from marrakech.service.worker_process import LineWorker, WorkerProcess

logger = logging.getLogger(__name__)

Studied: TypeAlias = Review | RankedPosition | RolledPosition

MOST_WAITING = 32
"""The most studies in the queue."""
MOST_OF_ONE = 4
"""The most of them that one client asked for first."""
MOST_ROLLOUTS_OF_ONE = 2
"""The most rollouts that one client has under way."""
MOST_ROLLING_SECONDS = 120.0
"""What a rollout may take in all; it ends with what it has then."""
MOST_KEPT = 64
WANTED_FOR = 10.0
"""Seconds after which a study that nobody asks about any more is cancelled."""
WAITING_EVERY = 0.5
"""Seconds between looks whether anybody still waits."""
MOST_SECONDS = 600.0
"""The most that one study may take; on a new machine the first one compiles."""
IDLE_SECONDS = 120.0
"""Seconds after which a worker without work is stopped."""
STUDY_PROGRAM = (sys.executable, "-m", "marrakech.service.study_worker")


@dataclass(frozen=True, slots=True)
class StudyProgress:
    """It is being worked out: how many wait before it, and how far it is. Ask again to keep it going."""

    before: int
    done: int
    total: int


@dataclass(frozen=True, slots=True)
class RolloutProgress:
    """A rollout as far as it is: how many studies wait before it, and what it knows, once there are games."""

    before: int
    rolled: RolledPosition | None
    finished: bool


@dataclass(slots=True)
class _Study:
    """A study that is queued or being worked on."""

    key: str
    task: StudyTask
    client: str
    wanted_until: float
    finished: asyncio.Future[Studied]
    waiting: int = 0
    """Requests that are being held for it."""
    done: int = 0
    total: int = 0
    running: bool = False
    game: str = ""
    """The game that it is a review of."""
    not_before: float = 0.0
    """When to look again whether another process has made it."""
    claimed_at: float = 0.0
    rolled: RolledPosition | None = None
    """What a rollout knows so far."""
    more: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when it knows more."""
    begun: float = 0.0
    """When its turn began."""
    spent: float = 0.0
    """Seconds that the worker spent on it in earlier turns."""

    @property
    def is_rollout(self) -> bool:
        """Whether it is made in turns of a few seconds."""
        return self.task.what == ROLLOUT

    def wanted(self, now: float) -> bool:
        """Whether anybody still waits."""
        return self.waiting > 0 or now < self.wanted_until


class Studies:
    """The queue, the worker and what is kept. Belongs to one event loop."""

    def __init__(
        self,
        worker: LineWorker | None = None,
        now: Callable[[], float] = time.monotonic,
        archive: ReviewArchive | None = None,
    ) -> None:
        self._worker = worker or WorkerProcess(STUDY_PROGRAM)
        self._now = now
        self._archive = archive
        self._kept: OrderedDict[str, Studied] = OrderedDict()
        self._passing: dict[str, float] = {}
        """Until when a review that was stopped is kept, by its key."""
        self._open: OrderedDict[str, _Study] = OrderedDict()
        self._running: asyncio.Task[None] | None = None
        self._decoder = msgspec.json.Decoder(StudyNews)
        self._asked = asyncio.Event()

    async def ask(
        self,
        key: str,
        task: Callable[[], StudyTask],
        *,
        game: str = "",
        wait: float = 0.0,
        client: str = "",
    ) -> Studied | StudyProgress:
        """The result if there is one within `wait` seconds, else how far it is; raises a `Refusal`.

        Asking again keeps a study going. `task` is called if the study has to be made; a review of a `game`
        is kept in the store.
        """
        kept = self._find(key)
        if kept is not None:
            return kept
        study = self._open.get(key) or self._enqueue(key, task(), game, client)
        await self._wait(study, (study.finished,), wait)
        if study.finished.done():
            return study.finished.result()
        return StudyProgress(self._before(study), study.done, study.total)

    async def follow(
        self,
        key: str,
        task: Callable[[], StudyTask],
        *,
        after: int = 0,
        wait: float = 0.0,
        client: str = "",
    ) -> RolloutProgress:
        """A rollout once it has more than `after` games or is finished, or as it is after `wait` seconds."""
        kept = self._find(key)
        if kept is None:
            study = self._open.get(key) or self._enqueue(key, task(), "", client)
            await self._wait_for_games(study, after, wait)
            if not study.finished.done():
                return RolloutProgress(self._before(study), study.rolled, finished=False)
            kept = study.finished.result()
        assert isinstance(kept, RolledPosition)
        return RolloutProgress(0, kept, finished=True)

    async def _wait_for_games(self, study: _Study, after: int, wait: float) -> None:
        loop = asyncio.get_running_loop()
        until = loop.time() + wait
        while not study.finished.done() and (study.rolled is None or study.rolled.games <= after):
            left = until - loop.time()
            more = loop.create_task(study.more.wait())
            try:
                await self._wait(study, (study.finished, more), max(0.0, left))
            finally:
                more.cancel()
            if left <= 0:
                return
        study.wanted_until = self._now() + WANTED_FOR

    def _find(self, key: str) -> Studied | None:
        """A study that was made before."""
        if key in self._passing and self._passing[key] < self._now():
            self._kept.pop(key, None)
            del self._passing[key]
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    async def _wait(self, study: _Study, news: Sequence[asyncio.Future[Any]], wait: float) -> None:
        """Be held for a study until there is news."""
        study.waiting += 1
        try:
            await asyncio.wait(news, timeout=wait, return_when=asyncio.FIRST_COMPLETED)
        finally:
            study.waiting -= 1
            study.wanted_until = self._now() + WANTED_FOR
        if study.finished.cancelled():
            raise Unavailable("server_busy", "the server is stopping: try again in a moment")

    async def kept(self, key: str, game: str) -> Review | None:
        """A review that was made to its end, here or by another process; nothing is begun."""
        found = self._kept.get(key)
        if found is None and self._archive is not None:
            found = await self._archive.find(game, key)
            if found is not None:
                self._keep(key, found)
        return found if isinstance(found, Review) and not found.stopped else None

    def stop(self, key: str, client: str) -> None:
        """Let a deep review or a rollout end with what it has; for whoever asked for it first."""
        study = self._open.get(key)
        if study is None or study.client != client:
            return
        if study.running:
            self._worker.send(StudyTask(STOP, "", ""))
        if study.is_rollout:
            self._end_rollout(study)

    def _end_rollout(self, study: _Study) -> None:
        """Finish a rollout with the games it has, for those who wait; it is not kept for long."""
        if study.finished.done():
            return
        if study.rolled is None:
            study.finished.cancel()
        else:
            self._keep(study.key, study.rolled)
            self._passing[study.key] = self._now() + WANTED_FOR
            study.finished.set_result(study.rolled)
        if not study.running:
            self._forget(study)

    async def close(self) -> None:
        """Cancel everything and stop the worker."""
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running
        for study in self._open.values():
            study.finished.cancel()
        self._open.clear()
        await self._stop()

    def _enqueue(self, key: str, task: StudyTask, game: str, client: str) -> _Study:
        self._check_room(task, client)
        finished: asyncio.Future[Studied] = asyncio.get_running_loop().create_future()
        study = _Study(key, task, client, self._now() + WANTED_FOR, finished, game=game)
        self._open[key] = study
        self._asked.set()
        if self._running is None or self._running.done():
            self._running = asyncio.get_running_loop().create_task(self._run())
        return study

    def _check_room(self, task: StudyTask, client: str) -> None:
        """Raise `TooMany` if too many studies are under way, of this client or of all."""
        theirs = [study for study in self._open.values() if client and study.client == client]
        full = len(self._open) >= MOST_WAITING or len(theirs) >= MOST_OF_ONE
        if task.what == ROLLOUT:
            rollouts = sum(study.is_rollout for study in self._open.values())
            own = sum(study.is_rollout for study in theirs)
            full = full or rollouts >= MOST_ROLLOUTS or own >= MOST_ROLLOUTS_OF_ONE
        if full:
            raise TooMany(
                "too_many_requests", "too many reviews are being made: try again soon", retry_after=5
            )

    def _before(self, study: _Study) -> int:
        if study.running:
            return 0
        order = self._order()
        return order.index(study) + sum(one.running for one in self._open.values())

    def _order(self) -> list[_Study]:
        """The queue: rankings first, else first come, first served."""
        waiting = [study for study in self._open.values() if not study.running]
        return sorted(waiting, key=lambda study: study.task.what != "rank")

    async def _run(self) -> None:
        """Work on one study after the other; stop the worker after a while without work."""
        while True:
            for study in self._order():
                if not study.wanted(self._now()):
                    self._forget(study)
            queue = self._order()
            if not queue:
                if not await self._more():
                    await self._stop()
                    if not self._open:  # nobody asked while the worker was being stopped
                        return
                continue
            due = [one for one in queue if one.not_before <= self._now()]
            if not due:
                await asyncio.sleep(WAITING_EVERY)
                continue
            study = due[0]
            study.running = True
            try:
                await self._make(study)
            except Refusal as refusal:
                await self._stop()
                study.finished.set_exception(refusal)
                study.finished.exception()  # those who wait have it; if nobody does, nothing is lost
            finally:
                if study.running:
                    self._forget(study)

    async def _make(self, study: _Study) -> None:
        """Find a study in the store, or let the worker do it; if another process is at it, look again later."""
        if self._archive is None or not study.game:
            await self._work(study)
            return
        found = await self._archive.find(study.game, study.key)
        if found is not None:
            self._keep(study.key, found)
            study.finished.set_result(found)
        elif await self._archive.claim(study.key):
            study.claimed_at = self._now()
            try:
                await self._work(study)
            finally:
                await self._archive.release(study.key)
        else:
            study.running = False
            study.not_before = self._now() + WAITING_EVERY

    async def _more(self) -> bool:
        """Wait for the next study; False if none comes for a while."""
        self._asked.clear()
        if not self._worker.running:
            return False
        try:
            await asyncio.wait_for(self._asked.wait(), IDLE_SECONDS)
        except TimeoutError:
            return bool(self._open)
        return True

    def _forget(self, study: _Study) -> None:
        study.finished.cancel()
        self._open.pop(study.key, None)

    async def _work(self, study: _Study) -> None:
        """Let the worker do one study; raises `Unavailable` if it fails, dies or takes too long."""
        until = self._now() + MOST_SECONDS
        try:
            await self._worker.start()
            self._worker.send(study.task)
            study.begun = self._now()
            while True:
                line = await self._line(study, until)
                if line is None:
                    await self._stop()
                    study.finished.cancel()
                    return
                news = self._decoder.decode(line) if line else StudyNews(failed="the worker ended")
                if news.failed is not None:
                    raise self._failure(study, news.failed)
                if study.is_rollout:
                    if self._rolled_on(study, news):
                        return
                    continue
                found = news.review or news.ranking
                if found is not None:
                    await self._made(study, found)
                    return
                study.done, study.total = news.done, news.total
                await self._hold(study)
        except (OSError, ValueError) as error:
            raise self._failure(study, str(error)) from error

    def _rolled_on(self, study: _Study, news: StudyNews) -> bool:
        """Take the news of a rollout; whether the worker is done with it for now."""
        if news.rolled is not None:
            study.rolled = news.rolled
            study.more.set()
            study.more = asyncio.Event()
        if news.finished and news.rolled is not None and not study.finished.done():
            self._keep(study.key, news.rolled)
            study.finished.set_result(news.rolled)
        if not (news.paused or news.finished):
            return False
        study.spent += self._now() - study.begun
        if study.spent > MOST_ROLLING_SECONDS:
            self._end_rollout(study)
        if not study.finished.done() and study.wanted(self._now()):
            study.running = False  # it queues again, behind the others
            self._open.move_to_end(study.key)
        return True

    async def _made(self, study: _Study, found: Studied) -> None:
        """Keep what was made, and tell those who wait."""
        self._keep(study.key, found)
        if isinstance(found, Review):
            if found.stopped:
                self._passing[study.key] = self._now() + WANTED_FOR
            elif self._archive is not None and study.game:
                await self._archive.keep(study.game, study.key, found)
        study.finished.set_result(found)

    async def _hold(self, study: _Study) -> None:
        """Renew the lease of a study from time to time."""
        if (
            self._archive is not None
            and study.game
            and self._now() > study.claimed_at + STUDY_LEASE / 3
        ):
            study.claimed_at = self._now()
            await self._archive.claim(study.key)

    async def _line(self, study: _Study, until: float) -> bytes | None:
        """The next line of the worker, empty if it has died; None once nobody wants the study."""

        async def go_on() -> bool:
            if not study.wanted(self._now()):
                if not study.is_rollout:
                    return False
                self._worker.send(StudyTask(STOP, "", ""))  # other rollouts are in the same process
            if self._now() > until:
                raise self._failure(study, "it took too long")
            await self._hold(study)
            return True

        return await self._worker.line(WAITING_EVERY, go_on)

    def _failure(self, study: _Study, why: str) -> Unavailable:
        logger.error("the study %s failed: %s", study.key, why)
        return Unavailable("study_failed", "this could not be worked out; nothing has changed")

    def _keep(self, key: str, found: Studied) -> None:
        self._kept[key] = found
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def _stop(self) -> None:
        """Kill the worker, whatever it does."""
        await self._worker.stop()
