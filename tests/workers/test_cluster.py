"""The same work on a Ray cluster: the same results, also when a worker is killed."""

import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from marrakech.analysis.depths import QUICK
from marrakech.analysis.rolled import GAMES_A_ROUND
from marrakech.analysis.rollout import Rollout, roll_out
from marrakech.analysis.valuation import Valuer
from marrakech.arena.playing import play
from marrakech.cli.review import ReviewTask, review_task
from marrakech.record import gamefile
from marrakech.record.game import Game
from marrakech.training.run import train
from marrakech.workers.cluster import RayCluster
from marrakech.workers.errors import WorkError
from marrakech.workers.pool import LocalPool
from marrakech.workers.runner import in_order
from tests.arena.matches import fail_at_three, outcomes, play_but_one_worker_dies, units, who_works
from tests.training.runs import compile_in_advance, same, tiny

ray: Any = pytest.importorskip("ray", reason="Ray is not installed (extra cluster)")

# Ray leaves files and sockets to the garbage collector.
pytestmark = pytest.mark.filterwarnings("ignore")

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module", autouse=True)
def ended() -> Iterator[None]:
    """No cluster outlives the tests."""
    yield
    ray.shutdown()


@pytest.fixture
def cluster(request: pytest.FixtureRequest) -> Iterator[RayCluster]:
    """A cluster of two workers on this machine: one for all tests, for it takes its time to start.

    After a failure a new one, for whatever was wrong with the old.
    """
    if not ray.is_initialized():
        start()
    yield RayCluster()
    report = getattr(request.node, "report", None)
    if report is None or report.failed:
        ray.shutdown()


def start() -> None:
    """Start Ray; it gives a node thirty seconds, which a busy machine may not manage at once."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    for attempt in range(3):
        try:
            ray.init(
                address="local",
                num_cpus=2,
                include_dashboard=False,
                logging_level="error",
                log_to_driver=False,
                runtime_env={"env_vars": {"PYTHONPATH": str(ROOT)}},
            )
            return
        except Exception:
            ray.shutdown()
            if attempt == 2:
                raise


def test_the_cluster_gives_the_games_of_the_pool_also_when_a_worker_is_killed(
    cluster: RayCluster, tmp_path: Path
) -> None:
    work = units("greedy", "random", games=4) + units("random", "a=random", players=3, games=12)
    found = list(cluster.run(play, work))
    assert sorted(index for index, _ in found) == list(range(len(work)))
    assert outcomes(found) == outcomes(list(LocalPool(2).run(play, work)))

    trap = tmp_path / "trap"
    trap.touch()
    dangerous = [(unit, str(trap)) for unit in work]
    again = list(cluster.run(play_but_one_worker_dies, dangerous))
    assert not trap.exists(), "a worker did die"
    assert sorted(index for index, _ in again) == list(range(len(work)))
    assert outcomes(again) == outcomes(found)

    with pytest.raises(WorkError, match="three is too many"):
        list(cluster.run(fail_at_three, range(6)))


def test_reviews_made_on_the_cluster_are_those_made_here(cluster: RayCluster) -> None:
    tasks = []
    for seed in (1, 2):
        game = Game.new(players=3, seed=seed)
        for _ in range(6):
            game.play(game.legal()[0])
        tasks.append(ReviewTask(gamefile.write(game), "quick"))
    assert in_order(cluster, review_task, tasks) == [review_task(task) for task in tasks]


def test_a_rollout_on_the_cluster_is_the_one_made_here(cluster: RayCluster) -> None:
    game = Game.new(players=3, seed=1)
    valuer = Valuer(3, QUICK)
    here, there = (Rollout(game.state, (0, 1), valuer, seed=1) for _ in range(2))
    roll_out(here, GAMES_A_ROUND + 5)
    roll_out(there, GAMES_A_ROUND + 5, runner=cluster)
    assert there.playouts == GAMES_A_ROUND + 5
    assert there.sampled() == here.sampled()


def test_training_on_the_cluster_gives_the_network_of_the_pool(
    cluster: RayCluster, tmp_path: Path
) -> None:
    compile_in_advance()
    with cluster:
        there = train(tiny(tmp_path / "there", rounds=2), cluster)
    with LocalPool(1) as pool:
        here = train(tiny(tmp_path / "here", rounds=2), pool)
    assert same(there, here)
    assert ray.is_initialized(), "a cluster that was there before stays"


def test_work_on_the_cluster_ends_when_it_is_cancelled(cluster: RayCluster) -> None:
    cancel = threading.Event()
    run = cluster.run(who_works, [0.0, 600.0, 600.0], cancel)
    next(run)
    cancel.set()
    assert list(run) == []
