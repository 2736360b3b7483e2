"""The examples in `examples/` that play in the environments run."""

import csv
import itertools
import tomllib
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from marrakech.engine.bot import Limits
from marrakech.engine.ladder import find_bot
from marrakech.engine.learned.network import load_networks
from marrakech.record.game import Game

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    """An example as a module."""
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_random_agent_plays_everywhere() -> None:
    agents = example("random_agents")
    assert list(agents.LOOPS) == ["batch", "single", "vector", "cycle", "openspiel"]
    assert 0.4 < agents.batch() < 0.6
    assert agents.single() < 0
    assert 0.15 < agents.vector() < 0.35
    assert sum(agents.cycle().values()) == pytest.approx(1.5)
    assert sum(agents.openspiel()) == pytest.approx(1)


def test_the_searches_of_openspiel_play() -> None:
    told = example("openspiel_search").main(["--simulations", "2", "--turns", "2"])
    assert [line[:8] for line in told] == ["player 0", "player 0", "player 1", "player 1"]


@pytest.mark.parametrize("name", ["afterstates", "cleanrl_ppo"])
def test_the_learners_are_installed_with_the_package_and_short(name: str) -> None:
    spec = find_spec(f"marrakech.examples.{name}")
    assert spec is not None
    assert spec.origin == str(EXAMPLES / f"{name}.py")
    assert len((EXAMPLES / f"{name}.py").read_text(encoding="utf-8").splitlines()) <= 200
    included = tomllib.loads((EXAMPLES.parent / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = included["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert wheel[f"examples/{name}.py"] == f"marrakech/examples/{name}.py"


def test_afterstates_learn_and_keep_their_curve(tmp_path: Path) -> None:
    learner: Any = example("afterstates")
    clock = itertools.count()
    learner.time = SimpleNamespace(process_time=lambda: float(next(clock)))
    sizes = ["--minutes", "0.15", "--every", "0.1", "--measure", "4", "--positions", "60"]
    learner.main([*sizes, "--directory", str(tmp_path)])
    with (tmp_path / "curve.csv").open(newline="") as file:
        first, *_, last = csv.DictReader(file)
    assert (first["positions"], first["games measured"], last["games measured"]) == ("0", "4", "20")
    assert int(last["positions"]) >= 120
    assert int(last["games played"]) >= 2
    fresh = learner.fresh_network(1)
    learnt = load_networks(tmp_path / "weights.npz")[2]
    assert not np.allclose(learnt.third, fresh.third, atol=1e-4)
    state = Game.new(players=2, seed=1).state
    decision = find_bot(f"master:{tmp_path / 'weights.npz'}").make(1).choose(state, Limits(nodes=1))
    assert decision.choice in (0, 1, 2)


@pytest.mark.parametrize("name", ["masked_ppo.py", "cleanrl_ppo.py"])
def test_examples_that_learn_can_be_read(name: str) -> None:
    compile((EXAMPLES / name).read_text(encoding="utf-8"), name, "exec")


@pytest.mark.filterwarnings("ignore")  # those of torch are not ours
@pytest.mark.parametrize("opponent", ["greedy", "self"])
def test_ppo_in_one_file_learns_and_keeps_its_curve(opponent: str, tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="torch is not installed", exc_type=ImportError)
    ppo: Any = example("cleanrl_ppo")
    clock = itertools.count()
    ppo.time = SimpleNamespace(process_time=lambda: float(next(clock)))
    sizes = ["--games", "16", "--steps", "8", "--measure", "10", "--batch", "64", "--minutes", "0.2"]
    ppo.main([*sizes, "--opponent", opponent, "--directory", str(tmp_path)])
    with (tmp_path / "curve.csv").open(newline="") as file:
        first, *_, last = csv.DictReader(file)
    assert (first["steps"], last["games"]) == ("0", "50")
    assert int(last["steps"]) >= 2 * 16 * 8
    assert (tmp_path / "policy.npz").stat().st_size > 100_000


@pytest.mark.filterwarnings("ignore")  # those of torch are not ours
def test_masked_ppo_imitates_learns_and_keeps_its_curve(tmp_path: Path) -> None:
    for library in ("torch", "sb3_contrib"):
        pytest.importorskip(library, reason=f"{library} is not installed", exc_type=ImportError)
    ppo: Any = example("masked_ppo")
    # A second passes whenever the clock is read, so the run is the same on any machine.
    clock = itertools.count()
    ppo.time = SimpleNamespace(process_time=lambda: float(next(clock)))
    steps = ["--minutes", "1.8", "--imitate", "0.05", "--every", "2"]
    sizes = ["--measure", "20", "--games", "43", "--threads", "1"]
    ppo.main([*steps, *sizes, "--directory", str(tmp_path)])
    with (tmp_path / "curve.csv").open(newline="") as file:
        first, *_, last = csv.DictReader(file)
    assert (first["steps"], first["games"], last["games"]) == ("0", "20", "100")
    assert int(last["steps"]) > (ppo.HELD + 1) * 48 * 43, "the policy has learnt, not the value alone"
    assert "of 100" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
    kept = ppo.MaskablePPO.load(tmp_path / "policy.zip", device="cpu")
    assert f"{ppo.share_won(kept, 100, ppo.FINAL_SEED):.4f}" == last["share won against greedy"]
