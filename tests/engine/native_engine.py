"""An engine that is asked in bytes and answers by numba's code: the entries, without WebAssembly."""

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from marrakech.analysis.entries import ENTRIES, make_desk
from marrakech.engine.learned.shipped import networks
from marrakech.jit.provider import WasmProvider, expected_digest, provide
from marrakech.kernel.state import FIELDS, players, read_state


class NativeEngine:
    """Its desk is that of an engine in WebAssembly."""

    def __init__(self) -> None:
        self.desk = make_desk()
        self.asked: list[str] = []

    def call(self, entry: str, payload: bytes) -> bytes:
        """What an entry answers."""
        self.asked.append(entry)
        question = self.desk.question.ints.view(np.uint8)
        assert ENTRIES[entry].least <= len(payload) <= len(question)
        question[: len(payload)] = np.frombuffer(payload, np.uint8)
        state = read_state(np.frombuffer(payload, np.int64, FIELDS))
        length = ENTRIES[entry].function(self.desk, networks()[players(state)])
        return self.desk.answer.ints.view(np.uint8)[:length].tobytes()


@contextmanager
def provided_engine() -> Iterator[NativeEngine]:
    """Bots, endings and valuations ask this engine as long as the context lasts."""
    engine = NativeEngine()
    provide(WasmProvider(engine.call, expected_digest()))
    try:
        yield engine
    finally:
        provide(None)
