"""The server as a process of its own, and a line to it that can be cut."""

import contextlib
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO

from tests.untraced import environment

PATIENCE = 30.0
"""Seconds that a server may take to open its door."""
ADMIN_TOKEN = "the-token-of-whoever-runs-this-house"
PROGRAM = """
from marrakech.server import run
from marrakech.service import channel

# People are given a minute, or ten seconds once they closed the page; tests have no such patience.
channel.AWAY_AFTER_BREAK = channel.AWAY_AFTER_LEAVING = 2.0
run()
"""


class House:
    """A running server. `stop` and `start` again keep the port, and the games if they are on a file.

    `settings` are its own, by the names of their variables, e.g. `MARRAKECH_SMTP`; `program` is what the
    process runs, and `sources` a folder with another copy of the package.
    """

    def __init__(
        self,
        db: Path | None = None,
        port: int = 0,
        settings: Mapping[str, str] | None = None,
        *,
        program: str = PROGRAM,
        sources: Path | None = None,
    ) -> None:
        self.db = db
        self.port = port
        self.settings = settings or {}
        self._program = program
        self._sources = sources
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where the page is, without a slash at the end."""
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        """Start the process and wait until it says that it is open."""
        variables = {
            key: text for key, text in environment().items() if not key.startswith("MARRAKECH_")
        }
        variables |= {
            "MARRAKECH_PORT": str(self.port),
            "MARRAKECH_OPEN_BROWSER": "0",
            # All browsers of the tests share one address and are faster than people.
            "MARRAKECH_RATE_LIMITS": "0",
            "MARRAKECH_ADMIN_TOKEN": ADMIN_TOKEN,
            # Receivers of calls are on this machine too.
            "MARRAKECH_PRIVATE_CALLS": "1",
            "PYTHONUNBUFFERED": "1",
        }
        if self._sources is not None:
            variables["PYTHONPATH"] = str(self._sources)
        variables |= {"MARRAKECH_MEMORY": "1"} if self.db is None else {"MARRAKECH_DB": str(self.db)}
        variables |= self.settings
        self._process = subprocess.Popen(
            [sys.executable, "-c", self._program],
            env=variables,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout is not None
        line = _line_with("open at http://", self._process.stdout)
        self.port = int(line.rstrip("/ \n").rsplit(":", 1)[1])

    def stop(self, *, kill: bool = False) -> None:
        """End the process: politely, or as a power cut would."""
        process = self._process
        if process is None:
            return
        process.send_signal(signal.SIGKILL if kill else signal.SIGINT)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        assert process.stdout is not None
        process.stdout.close()
        self._process = None

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """Stop the process without its knowing, and let it go on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    @contextlib.contextmanager
    def open(self) -> Iterator["House"]:
        """Started here, stopped on the way out."""
        self.start()
        try:
            yield self
        finally:
            self.stop()


def _line_with(text: str, stream: IO[str]) -> str:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if not select.select([stream], [], [], 0.2)[0]:
            continue
        line = stream.readline()
        if not line:
            raise RuntimeError("the server ended before it opened its door")
        if text in line:
            return line
    raise RuntimeError("the server did not open its door in time")


class Line:
    """A proxy before a server that can be cut and mended, as a network can.

    Browsers are told `offline` by their system; a cable pulled elsewhere tells them nothing. This is
    the second kind.
    """

    def __init__(self, port: int) -> None:
        self._target = port
        self._up = True
        self._pairs: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        """Where the page is when asked for through this line."""
        return f"http://localhost:{self.port}"

    def cut(self) -> None:
        """Drop every connection and refuse new ones."""
        with self._lock:
            self._up = False
            for end in self._pairs:
                _drop(end)
            self._pairs.clear()

    def mend(self) -> None:
        """Let connections through again."""
        with self._lock:
            self._up = True

    def close(self) -> None:
        """Cut for good."""
        self.cut()
        _drop(self._listener)

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            with self._lock:
                if not self._up:
                    _drop(near)
                    continue
                try:
                    far = socket.create_connection(("127.0.0.1", self._target))
                except OSError:
                    _drop(near)
                    continue
                self._pairs |= {near, far}
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(source, sink), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                sink.sendall(data)
        with self._lock:
            self._pairs -= {source, sink}
        _drop(source)
        _drop(sink)


def _drop(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
