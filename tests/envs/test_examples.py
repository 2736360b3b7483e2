"""The examples in `examples/` that play in the environments run."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

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


def test_masked_ppo_can_be_read() -> None:
    # It needs torch, which the tests do not install: that it compiles is what can be said here.
    source = (EXAMPLES / "masked_ppo.py").read_text(encoding="utf-8")
    compile(source, "masked_ppo.py", "exec")
