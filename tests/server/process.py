"""A real server in a process of its own, and the little that a client needs."""

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.untraced import environment

START = """
{prelude}
from marrakech.server import Settings, run
from marrakech.service import channel

channel.AWAY_AFTER_BREAK = 1.0
run(Settings(port={port}, db={db!r}, memory={memory}, rate_limits=False, open_browser=False, **{settings!r}),
    tell=lambda line: print(line, flush=True))
"""


class Server:
    """A server process on loopback; `db` is a file or a database, `prelude` is code that it runs first."""

    def __init__(
        self, db: Path | str | None = None, port: int = 0, prelude: str = "", **settings: object
    ) -> None:
        code = START.format(
            port=port, db=str(db or ""), memory=db is None, prelude=prelude, settings=settings
        )
        # A pipe that nobody reads would stop a server that has much to say.
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115 (closed with the server)
        self.process = subprocess.Popen(
            [sys.executable, "-c", code],
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", line)
        if found is None:
            self.kill()
            raise AssertionError(f"the server did not start: {line!r}")
        self.port = int(found[1])
        self.url = f"http://localhost:{self.port}"

    @property
    def complaints(self) -> str:
        """What it wrote to standard error."""
        self._log.seek(0)
        return self._log.read()

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.close()

    def close(self) -> None:
        """Let go of a process that has ended."""
        self.process.wait(timeout=15)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._log.close()


@contextmanager
def serving(db: Path | str | None = None, prelude: str = "", **settings: object) -> Iterator[Server]:
    """A server for the time of a test."""
    server = Server(db, 0, prelude, **settings)
    try:
        yield server
    finally:
        server.kill()
