"""Studies: bounded, one at a time, shared by those who ask, cancelled when nobody does, kept once made."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest

from marrakech.analysis.reviewed import RankedPosition, Review
from marrakech.service import studies as module
from marrakech.service.archive import ReviewArchive
from marrakech.service.errors import TooMany, Unavailable
from marrakech.service.studies import (
    MOST_OF_ONE,
    MOST_ROLLING_SECONDS,
    MOST_ROLLOUTS_OF_ONE,
    MOST_WAITING,
    WANTED_FOR,
    RolloutProgress,
    Studies,
    StudyProgress,
)
from marrakech.service.study_tasks import MOST_ROLLOUTS, ROLLOUT, RolloutPlan, StudyTask
from marrakech.service.worker_process import WorkerProcess
from marrakech.store import MemoryStore, StoredGame
from tests.service.workers import alive

pytestmark = pytest.mark.anyio

# Writes its pid and each task to a file; the task's text says what to do.
WORKER = """
import json, os, sys, time
log = open(sys.argv[1], "a")
REVIEW = {"depth": "deep", "turns_ahead": 2, "finished": True, "start": [0.5, 0.5], "players": [],
    "moments": [], "turning_points": [], "unluckiest": None}
ROLLED = {}
for line in sys.stdin:
    task = json.loads(line)
    if task["what"] == "stop":
        continue
    print(os.getpid(), task["text"], file=log, flush=True)
    if task["what"] == "rollout":
        games = ROLLED[task["text"]] = ROLLED.get(task["text"], 0) + 50
        last = games == task["plan"]["games"]
        rolled = {"player": 0, "by": "network", "seed": 0, "games": games, "total": 200, "choices": []}
        time.sleep(0.02)
        print(json.dumps({"rolled": rolled, "finished": last, "paused": not last}), flush=True)
        continue
    if task["text"].startswith("hang"):
        print(json.dumps({"done": 1, "total": 4}), flush=True)
        time.sleep(600)
    if task["text"].startswith("deep"):
        print(json.dumps({"done": 1, "total": 4}), flush=True)
        stop = json.loads(sys.stdin.readline())
        print(stop["what"], task["text"], file=log, flush=True)
        print(json.dumps({"review": {**REVIEW, "stopped": True}}), flush=True)
        continue
    if task["what"] == "review" and task["text"] == "whole":
        print(json.dumps({"review": REVIEW}), flush=True)
        continue
    if task["text"].startswith("die"):
        sys.exit(1)
    if task["text"].startswith("fail"):
        print(json.dumps({"failed": "ValueError: no"}), flush=True)
        continue
    print(json.dumps({"ranking": {"depth": task["depth"], "turns_ahead": 1, "player": 0,
        "win": [0.5, 0.5], "score": [30, 30], "choices": []}}), flush=True)
"""


class Bench:
    """Studies with a worker that does as it is told."""

    def __init__(self, path: Path, archive: ReviewArchive | None = None) -> None:
        self.now = 0.0
        self.log = path
        path.touch()
        program = (sys.executable, "-c", WORKER, str(path))
        self.studies = Studies(WorkerProcess(program), lambda: self.now, archive)

    async def ask(
        self, text: str, *, wait: float = 20, client: str = "", what: str = "rank", game: str = ""
    ) -> object:
        task = StudyTask(what, text, "quick")
        return await self.studies.ask(text, lambda: task, game=game, wait=wait, client=client)

    async def roll(
        self, text: str, *, after: int = 0, wait: float = 20, client: str = "", games: int = 200
    ) -> RolloutProgress:
        task = StudyTask(ROLLOUT, text, "", RolloutPlan(games=games))
        return await self.studies.follow(text, lambda: task, after=after, wait=wait, client=client)

    @property
    def done(self) -> list[str]:
        """The tasks the workers were given, in order."""
        return [line.split(" ", 1)[1] for line in self.log.read_text().splitlines()]

    @property
    def pids(self) -> list[int]:
        return [int(line.split(" ", 1)[0]) for line in self.log.read_text().splitlines()]


@pytest.fixture
async def bench(tmp_path: Path) -> AsyncIterator[Bench]:
    bench = Bench(tmp_path / "log")
    yield bench
    await bench.studies.close()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


async def test_a_study_is_made_once_and_kept(bench: Bench) -> None:
    first = await bench.ask("a")
    assert isinstance(first, RankedPosition)
    assert await bench.ask("a", wait=0) is first
    assert bench.done == ["a"]


async def test_those_who_ask_for_the_same_share_one_study(bench: Bench) -> None:
    found = await asyncio.gather(*(bench.ask("a", client=str(n)) for n in range(5)))
    assert len({id(one) for one in found}) == 1
    assert bench.done == ["a"]


async def test_progress_is_told_and_the_queue_before_it(bench: Bench) -> None:
    await bench.ask("hang", wait=0)
    await until(lambda: bench.done == ["hang"])
    async with asyncio.timeout(20):
        while (told := await bench.ask("hang", wait=0)) != StudyProgress(0, 1, 4):
            await asyncio.sleep(0.01)
    assert told == StudyProgress(before=0, done=1, total=4)
    assert await bench.ask("b", wait=0) == StudyProgress(1, 0, 0)
    assert bench.done == ["hang"], "one at a time"


async def test_rankings_go_before_reviews(bench: Bench) -> None:
    await bench.ask("hang", wait=0)
    await until(lambda: bench.done == ["hang"])
    assert await bench.ask("review", wait=0, what="review") == StudyProgress(1, 0, 0)
    assert await bench.ask("rank", wait=0) == StudyProgress(1, 0, 0)
    assert await bench.ask("review", wait=0, what="review") == StudyProgress(2, 0, 0)


async def test_what_nobody_waits_for_is_cancelled_and_its_worker_with_it(bench: Bench) -> None:
    await bench.ask("hang", wait=0)
    await until(lambda: bench.done == ["hang"])
    (pid,) = bench.pids
    bench.now += module.WANTED_FOR + 1
    await until(lambda: not alive(pid))
    assert isinstance(await bench.ask("next"), RankedPosition)
    assert bench.done == ["hang", "next"]


async def test_whoever_waits_keeps_it_going(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WAITING_EVERY", 0.01)
    waiting = asyncio.ensure_future(bench.ask("hang", wait=20))
    await until(lambda: bench.done == ["hang"])
    bench.now += module.WANTED_FOR + 1
    await asyncio.sleep(0.2)  # many looks
    assert alive(bench.pids[0])
    waiting.cancel()
    await asyncio.wait((waiting,))
    bench.now += module.WANTED_FOR + 1
    await until(lambda: not alive(bench.pids[0]))


async def test_a_queued_study_that_nobody_wants_is_never_begun(bench: Bench) -> None:
    await bench.ask("hang", wait=0)
    await bench.ask("unwanted", wait=0)
    bench.now += module.WANTED_FOR + 1
    assert isinstance(await bench.ask("wanted"), RankedPosition)
    assert "unwanted" not in bench.done


async def test_the_queue_is_bounded_for_each_and_for_all(bench: Bench) -> None:
    for n in range(MOST_OF_ONE):
        await bench.ask(f"hang{n}", wait=0, client="greedy")
    with pytest.raises(TooMany):
        await bench.ask("one more", wait=0, client="greedy")
    for n in range(MOST_WAITING - MOST_OF_ONE):
        await bench.ask(f"hang of {n}", wait=0, client=str(n))
    with pytest.raises(TooMany):
        await bench.ask("one more", wait=0, client="late")
    assert await bench.ask("hang0", wait=0, client="late"), "what is asked for already is no more work"


@pytest.mark.parametrize("how", ["fail", "die"])
async def test_a_study_that_fails_says_so_and_the_next_one_is_made(bench: Bench, how: str) -> None:
    with pytest.raises(Unavailable) as refused:
        await bench.ask(how)
    assert refused.value.code == "study_failed"
    assert isinstance(await bench.ask("next"), RankedPosition)


async def test_closing_ends_the_worker_and_those_who_wait(bench: Bench) -> None:
    waiting = asyncio.ensure_future(bench.ask("hang"))
    await until(lambda: bench.done == ["hang"])
    await bench.studies.close()
    assert not alive(bench.pids[0])
    with pytest.raises(Unavailable):
        await waiting


async def test_an_idle_worker_goes_home(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "IDLE_SECONDS", 0.05)
    await bench.ask("a")
    await until(lambda: not alive(bench.pids[0]))
    await bench.ask("b")
    assert len(set(bench.pids)) == 2


async def test_what_is_asked_while_an_idle_worker_is_stopped_is_made(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "IDLE_SECONDS", 0.05)
    stop, asked = bench.studies._stop, list[asyncio.Task[object]]()

    async def stop_while_somebody_asks() -> None:
        await stop()
        if not asked:
            asked.append(asyncio.create_task(bench.ask("b")))
            await asyncio.sleep(0)

    monkeypatch.setattr(bench.studies, "_stop", stop_while_somebody_asks)
    await bench.ask("a")
    await until(lambda: bool(asked))
    assert isinstance(await asked[0], RankedPosition)


def test_a_task_is_a_line(tmp_path: Path) -> None:
    assert b"\n" not in msgspec.json.encode(StudyTask("review", "two\nlines", "quick"))


async def stored() -> MemoryStore:
    """A store with one game."""
    store = MemoryStore(many=True)
    await store.create(StoredGame("g", b"a" * 32, b""), [])
    return store


async def test_a_review_outlives_its_process_and_is_made_by_one_of_two(tmp_path: Path) -> None:
    store = await stored()
    one, other = (Bench(tmp_path / name, ReviewArchive(store)) for name in ("one", "other"))
    await one.ask("hang", wait=0, what="review", game="g")
    await until(lambda: one.done == ["hang"])
    await other.ask("hang", wait=0, what="review", game="g")
    assert isinstance(await other.ask("whole", what="review", game="g"), Review)
    assert other.done == ["whole"], "what the other process is at is waited for, not made twice"
    await one.studies.close()
    other.now += module.WAITING_EVERY
    await until(lambda: other.done == ["whole", "hang"])
    await other.studies.close()
    third = Bench(tmp_path / "third", ReviewArchive(store))
    assert isinstance(await third.ask("whole", what="review", game="g"), Review)
    assert third.done == []
    await third.studies.close()


async def test_a_deep_review_is_stopped_by_who_asked_and_not_kept(bench: Bench) -> None:
    await bench.ask("deep", wait=0, what="review", client="ann")
    await until(lambda: bench.done == ["deep"])
    bench.studies.stop("deep", "ben")
    bench.studies.stop("deep", "ann")
    made = await bench.ask("deep", what="review", client="ann")
    assert isinstance(made, Review)
    assert made.stopped
    assert await bench.ask("deep", wait=0, what="review") is made, "for those who wait"
    bench.now += WANTED_FOR + 1
    assert isinstance(await bench.ask("deep", wait=0, what="review"), StudyProgress)


def games_of(told: RolloutProgress) -> int:
    return 0 if told.rolled is None else told.rolled.games


async def test_a_rollout_tells_more_and_more_and_is_kept(bench: Bench) -> None:
    told, seen = await bench.roll("a"), list[int]()
    while not told.finished:
        seen.append(games_of(told))
        told = await bench.roll("a", after=games_of(told))
    assert seen == sorted(set(seen))
    assert games_of(told) == 200
    assert bench.done == ["a"] * 4, "a task for each turn"
    assert (await bench.roll("a", after=200)).rolled is told.rolled


async def test_rollouts_take_turns_and_let_others_go_first(bench: Bench) -> None:
    many = 100_000
    await bench.roll("a", games=many)
    await bench.roll("b", games=many)
    assert isinstance(await bench.ask("rank"), RankedPosition)
    assert isinstance(await bench.ask("whole", what="review"), Review)
    await bench.roll("a", after=400, games=many)
    b = await bench.roll("b", wait=0, games=many)
    assert games_of(b) >= 200, "they have had about the same"


async def test_a_rollout_that_nobody_asks_about_ends_and_the_worker_lives(bench: Bench) -> None:
    await bench.roll("a", games=100_000)
    (pid,) = set(bench.pids)
    bench.now += WANTED_FOR + 1
    await until(lambda: not bench.studies._open)
    assert alive(pid)
    assert isinstance(await bench.ask("rank"), RankedPosition)


async def test_a_rollout_is_stopped_by_who_asked_and_not_kept(bench: Bench) -> None:
    await bench.roll("a", client="ann", games=100_000)
    bench.studies.stop("a", "ben")
    assert not (await bench.roll("a", wait=0, games=100_000)).finished
    bench.studies.stop("a", "ann")
    told = await bench.roll("a", games=100_000)
    assert told.finished
    assert 50 <= games_of(told) < 100_000
    await until(lambda: not bench.studies._open)
    bench.now += WANTED_FOR + 1
    assert not (await bench.roll("a", wait=0, games=100_000)).finished


async def test_a_rollout_has_only_so_much_time(bench: Bench) -> None:
    waiting = asyncio.ensure_future(bench.roll("a", after=10_000, games=1_000_000))
    await until(lambda: len(bench.done) > 2)
    bench.now += MOST_ROLLING_SECONDS + 1
    told = await waiting
    assert told.finished
    assert games_of(told) < 10_000


async def test_rollouts_are_bounded_for_each_and_for_all(bench: Bench) -> None:
    await bench.ask("hang", wait=0)
    for n in range(MOST_ROLLOUTS_OF_ONE):
        await bench.roll(str(n), wait=0, client="ann")
    with pytest.raises(TooMany):
        await bench.roll("one more", wait=0, client="ann")
    for n in range(MOST_ROLLOUTS - MOST_ROLLOUTS_OF_ONE):
        await bench.roll(f"of {n}", wait=0, client=str(n))
    with pytest.raises(TooMany):
        await bench.roll("one more", wait=0, client="late")
    assert await bench.ask("rank", wait=0, client="late") is not None, "there is room for others"
