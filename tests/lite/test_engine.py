"""The engine in WebAssembly is built from the functions of play, and decides as numba's code does."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from lite.engine.build import DIGEST, LAYOUT, WASM, kept_engine, network_file, write_engine

from marrakech.analysis.entries import ENTRIES
from marrakech.engine.packed import GREEDY_ENTRY, LOOKAHEAD_ENTRY
from marrakech.jit.provider import expected_digest
from marrakech.kernel.state import PLAYERS_MASK, step
from tests.examples import times
from tests.lite.golden import golden_positions, made_of
from tests.lite.node_engine import NodeEngine, NodeEngineError, provided_by, run_node
from tests.positions import EVERY_RULES

pytestmark = pytest.mark.timeout(900)  # where the engine is not kept it is built first
CLOSE = 1e-4
POSITIONS = 200


@pytest.fixture(scope="module")
def folder() -> Path:
    """The files of the engine, which are built where they are not kept."""
    return kept_engine()


@pytest.fixture(scope="module")
def engine(folder: Path) -> Iterator[NodeEngine]:
    with NodeEngine(folder) as found:
        yield found


def test_choices_are_equal_and_values_close(engine: NodeEngine) -> None:
    compared: Counter[str] = Counter()
    states = golden_positions(times(POSITIONS))
    assert {state.rules for state in states} >= set(EVERY_RULES[: len(states)])
    assert {state.rules & PLAYERS_MASK for state in states} == {2, 3, 4}
    assert len({step(state) for state in states}) == 7
    largest = 0.0
    for state in states:
        native = made_of(state)
        with provided_by(engine):
            made = made_of(state)
        assert made.equal == native.equal, state
        assert made.close.keys() == native.close.keys()
        for name, values in native.close.items():
            assert made.close[name] == pytest.approx(values, abs=CLOSE), (name, state)
            differences = [abs(a - b) for a, b in zip(made.close[name], values, strict=True)]
            largest = max([largest, *differences])
            compared[name] += 1
        compared.update(made.equal.keys() - made.close.keys())
    print(f"largest difference {largest:.1e}:", dict(compared))
    reviews = ("review quick", "review standard", "rollouts")
    bots = ("greedy", "seen", "lookahead", "master 1", "master 2")
    for name in (*bots, "endings", "evaluation", *reviews):
        assert compared[name] > len(states) // 10, name


def test_the_files_are_kept_by_digest(folder: Path, tmp_path: Path) -> None:
    assert kept_engine() == folder
    write_engine(tmp_path, [2])
    assert {path.name for path in tmp_path.iterdir()} == {WASM, LAYOUT, DIGEST, network_file(2)}
    assert (tmp_path / DIGEST).read_text() == expected_digest()


def test_the_loader_refuses_what_does_not_go_together(folder: Path) -> None:
    assert run_node("loader_checks.mjs", folder).splitlines()[-1] == "all checks passed"


@pytest.mark.parametrize("entry", [*ENTRIES, "no such entry", "__proto__", ""])
def test_questions_of_strange_lengths_are_refused(engine: NodeEngine, entry: str) -> None:
    for length in (0, 1, 87, 1 << 20):
        with pytest.raises(NodeEngineError, match=r"cannot be asked with|has no entry"):
            engine.call(entry, bytes(length))


def test_a_position_of_no_players_has_no_network(engine: NodeEngine) -> None:
    with pytest.raises(NodeEngineError, match="network for 0 players has not been loaded"):
        engine.call("options", bytes(96))


def test_the_engine_goes_on_after_refusals(engine: NodeEngine) -> None:
    (state,) = golden_positions(1)
    with provided_by(engine):
        assert made_of(state).close
    assert {GREEDY_ENTRY, LOOKAHEAD_ENTRY} <= ENTRIES.keys()
