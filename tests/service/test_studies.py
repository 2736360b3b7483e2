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
from marrakech.service.studies import MOST_OF_ONE, MOST_WAITING, WANTED_FOR, Studies, StudyProgress
from marrakech.service.study_tasks import StudyTask
from marrakech.store import MemoryStore, StoredGame
from tests.service.workers import alive

pytestmark = pytest.mark.anyio

# Writes its pid and each task to a file; the task's text says what to do.
WORKER = """
import json, os, sys, time
log = open(sys.argv[1], "a")
REVIEW = {"depth": "deep", "turns_ahead": 2, "finished": True, "start": [0.5, 0.5], "players": [],
    "moments": [], "turning_points": [], "unluckiest": None}
for line in sys.stdin:
    task = json.loads(line)
    print(os.getpid(), task["text"], file=log, flush=True)
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
        self.studies = Studies(program, lambda: self.now, archive)

    async def ask(
        self, text: str, *, wait: float = 20, client: str = "", what: str = "rank", game: str = ""
    ) -> object:
        task = StudyTask(what, text, "quick")
        return await self.studies.ask(text, lambda: task, game=game, wait=wait, client=client)

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
