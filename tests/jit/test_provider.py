"""Who answers: the compiler, a provided engine, or nobody."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from marrakech.jit import provider
from marrakech.jit.background import BackgroundCompiler, CompilationError
from marrakech.jit.provider import (
    MADE_FROM,
    CompiledFunctions,
    WasmProvider,
    WrongEngineError,
    expected_digest,
    implementation,
    provide,
    provided,
)
from marrakech.jit.sources import digest_of, source_of, sources


def silent(entry: str, payload: bytes) -> bytes:
    """An engine that has nothing to say."""
    return b""


@pytest.fixture(autouse=True)
def _nobody_afterwards() -> Iterator[None]:
    yield
    provide(None)


def test_an_engine_of_other_sources_is_refused() -> None:
    with pytest.raises(WrongEngineError, match=r"made from other sources \(0123\).*build it again"):
        provide(WasmProvider(silent, "0123"))
    assert provided() is None
    engine = WasmProvider(silent, expected_digest())
    provide(engine)
    assert provided() is engine


def test_the_digest_is_that_of_all_that_entries_are_made_from(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    made_from = sources(source_of(MADE_FROM))
    names = {path.name for path in made_from}
    assert {"entries.py", "decide.py", "turn.py", "options.py", "packed.py", "with_numba.py"} <= names
    assert expected_digest() == digest_of(made_from)
    told = tmp_path / "engine.digest"
    told.write_text("abcd\n")
    monkeypatch.setattr(provider, "TOLD", told)
    assert expected_digest() == "abcd", "a bundle of bytecode has no sources"


def test_functions_come_from_the_engine_once_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    functions = CompiledFunctions("marrakech.engine.warm_greedy", "marrakech.engine.packed")
    started: list[str] = []
    monkeypatch.setattr(BackgroundCompiler, "prepare", lambda self, listener=None: started.append("x"))
    assert functions.ready("greedy_values") is None
    functions.prepare()
    assert started
    provide(WasmProvider(silent, expected_digest()))
    functions.prepare()
    assert len(started) == 1, "no thread is started beside an engine"
    from marrakech.engine import packed

    assert functions.ready("greedy_values") is packed.ask_greedy
    assert functions.wait_for("greedy_values") is packed.ask_greedy
    assert not functions.busy
    assert implementation("no.such:thing", "marrakech.engine.packed:ask") is packed.ask


def test_without_either_it_is_said_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(provider, "_has_numba", lambda: False)
    functions = CompiledFunctions("marrakech.engine.warm", "marrakech.engine.packed")
    functions.prepare()
    assert not functions.busy
    assert functions.ready("decide") is None
    with pytest.raises(
        CompilationError, match="decide cannot be had: no compiled engine: numba is not"
    ):
        functions.wait_for("decide")
    with pytest.raises(CompilationError, match="no compiled engine"):
        implementation("marrakech.engine.warm:decide", "marrakech.engine.packed:ask")
