"""Work on a pool of processes."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from itertools import islice
from pathlib import Path

import pytest

from marrakech.arena.playing import play
from marrakech.workers.errors import WorkError, WorkersError
from marrakech.workers.pool import LocalPool
from marrakech.workers.runner import cores, in_order
from tests.arena.matches import (
    die,
    fail_at_three,
    outcomes,
    play_but_one_worker_dies,
    square,
    units,
    who_works,
)
from tests.protocol.test_process_bot import ROGUE, gone
from tests.untraced import untraced
from tests.waiting import until


def test_all_the_work_is_done_once() -> None:
    assert sorted(LocalPool(2).run(square, range(30))) == [(n, n * n) for n in range(30)]
    assert list(LocalPool(3).run(square, [])) == []
    assert LocalPool().workers == cores()
    with pytest.raises(WorkersError, match="at least one worker"):
        LocalPool(0)


def test_one_worker_and_two_give_the_same_games() -> None:
    work = units("greedy", "random", games=6) + units("random", "a=random", players=3, games=6)
    here = {index: play(unit).final for index, unit in enumerate(work)}
    with untraced():
        assert outcomes(list(LocalPool(1).run(play, work))) == here
        assert outcomes(list(LocalPool(2).run(play, work))) == here


def test_a_worker_that_is_killed_does_not_change_the_results(tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    trap.touch()
    work = [(unit, str(trap)) for unit in units("random", "a=random", players=3, games=12)]
    found = outcomes(list(LocalPool(2).run(play_but_one_worker_dies, work)))
    assert not trap.exists(), "a worker did die"
    assert found == {index: play(unit).final for index, (unit, _) in enumerate(work)}


def test_work_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(WorkError, match=r"died 3 times \(exit code -9\)"):
        list(LocalPool(1).run(die, [1]))


def test_work_that_fails_is_told_with_its_trace() -> None:
    with pytest.raises(WorkError, match="three is too many"):
        list(LocalPool(2).run(fail_at_three, range(6)))
    assert not multiprocessing.active_children()


def test_leaving_early_ends_the_workers_and_the_programs_they_started(tmp_path: Path) -> None:
    bot = f"cmd:{sys.executable} -S -E {ROGUE} none"
    work = units(bot, "random", games=400)
    run = LocalPool(2).run(play, work)
    for _ in islice(run, 3):
        pass
    children = [child.pid for child in multiprocessing.active_children()]
    programs = [pid for child in children for pid in _children_of(child)]
    assert len(programs) >= 1
    begun = time.perf_counter()
    run.close()  # type: ignore[attr-defined]
    assert time.perf_counter() - begun < 20
    assert not multiprocessing.active_children()
    assert all(gone(pid) for pid in programs)


def test_an_open_pool_keeps_its_workers_from_run_to_run() -> None:
    pauses = [0.1] * 6
    with LocalPool(2) as pool:
        first = set(in_order(pool, who_works, pauses))
        assert in_order(pool, square, [1, 2, 3, 4, 5]) == [1, 4, 9, 16, 25]
        assert set(in_order(pool, who_works, pauses)) == first
        assert len(first) == 2
        # One that fails or is killed meanwhile is replaced, and none is left at work.
        with pytest.raises(WorkError, match="three is too many"):
            list(pool.run(fail_at_three, range(6)))
        [victim] = in_order(pool, who_works, [0.0])
        os.kill(victim, signal.SIGKILL)
        assert in_order(pool, square, range(8)) == [n * n for n in range(8)]
        assert 1 <= len(multiprocessing.active_children()) <= 2
    assert not multiprocessing.active_children()
    assert set(in_order(pool, who_works, pauses)).isdisjoint(first)
    assert not multiprocessing.active_children()


def test_a_run_in_a_thread_ends_when_it_is_cancelled() -> None:
    cancel = threading.Event()
    found: list[int] = []

    def work() -> None:
        for index, _ in pool.run(who_works, [0.0, 600.0, 0.0], cancel):
            found.append(index)

    with LocalPool(1) as pool:
        thread = threading.Thread(target=work)
        thread.start()
        end = time.monotonic() + 30
        while not found and time.monotonic() < end:
            time.sleep(0.05)
        cancel.set()
        thread.join(10)
        assert not thread.is_alive()
        assert found == [0]
        assert in_order(pool, square, [7], cancel) == []
        assert in_order(pool, square, [7]) == [49]
    assert not multiprocessing.active_children()


def _children_of(pid: int | None) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


def test_workers_end_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    script = (
        "import sys, time\n"
        "from marrakech.workers.pool import LocalPool\n"
        "from tests.arena.matches import tell_and_sleep\n"
        "if __name__ == '__main__':\n"
        "    list(LocalPool(2).run(tell_and_sleep, [sys.argv[1]] * 2))\n"
    )
    root = Path(__file__).parents[2]
    (tmp_path / "run.py").write_text(script)
    told = tmp_path / "told"
    told.mkdir()
    paths = {**os.environ, "PYTHONPATH": str(root)}
    parent = subprocess.Popen([sys.executable, tmp_path / "run.py", told], cwd=root, env=paths)
    asyncio.run(until(lambda: len(list(told.iterdir())) == 2))
    parent.kill()
    parent.wait()
    assert all(gone(int(file.name)) for file in told.iterdir())
