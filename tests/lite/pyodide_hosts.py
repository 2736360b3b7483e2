"""Hosts of a browser's worker in the Python that runs there, Pyodide, in the Node of the test extra."""

import json
import subprocess
import threading
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from queue import SimpleQueue

import httpx

from marrakech.lite.host import END, HEAD
from tests.lite.node_engine import node
from tests.server.device import PATIENCE, PYODIDE, Asked, Pieces, asking

HOSTS = Path(__file__).with_name("pyodide_hosts.mjs")
ENDED = 599
"""The status that is heard of whoever asks a Node that has ended."""


class PyodideHosts:
    """One Python, which starts once, and hosts in it, each over rows of its own."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [node(), str(HOSTS), str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._numbers = count(1)
        self._told: SimpleQueue[str] = SimpleQueue()
        """Of hosts that were opened and closed, and that all is ready."""
        self._hearing: dict[tuple[int, int], Pieces] = {}
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self._wait_for("ready")

    @contextmanager
    def open(self) -> Iterator[httpx.Client]:
        """A page of a new host."""
        host = next(self._numbers)
        self._say(open=host)
        self._wait_for("opened")
        with asking(_PyodideHost(self, host), PYODIDE) as client:
            yield client
        self._say(close=host)
        self._wait_for("closed")

    def close(self) -> None:
        """End Node."""
        with self._process:
            assert self._process.stdin is not None
            self._process.stdin.close()
            self._reader.join()

    def ask(
        self, host: int, number: int, method: str, address: str, media_type: str, body: bytes
    ) -> Pieces:
        """See `Asked.ask`. A page sends text: what is none is sent as a browser would send it."""
        pieces: Pieces = SimpleQueue()
        self._hearing[host, number] = pieces
        text = body.decode(errors="replace")
        self._say(host=host, ask=number, method=method, path=address, type=media_type, body=text)
        return pieces

    def leave(self, host: int, number: int) -> None:
        """See `Asked.leave`."""
        self._hearing.pop((host, number), None)
        self._say(host=host, leave=number)

    def _say(self, **said: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(said) + "\n")
        self._process.stdin.flush()

    def _wait_for(self, word: str) -> None:
        told = self._told.get(timeout=PATIENCE)
        assert told == word, f"expected {word}, heard {told}"

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            said = json.loads(line)
            if "ask" not in said:
                self._told.put(next(iter(said)))
                continue
            pieces = self._hearing.get((said["host"], said["ask"]))
            if pieces is not None:
                headers = [(name, value) for name, value in said["headers"]]
                pieces.put((said["kind"], said["status"], headers, b64decode(said["body"])))
        self._told.put("the end")
        for pieces in list(self._hearing.values()):
            pieces.put((HEAD, ENDED, [], b""))
            pieces.put((END, ENDED, [], b""))


class _PyodideHost(Asked):
    def __init__(self, hosts: PyodideHosts, host: int) -> None:
        self._hosts = hosts
        self._host = host

    def ask(self, number: int, method: str, address: str, media_type: str, body: bytes) -> Pieces:
        return self._hosts.ask(self._host, number, method, address, media_type, body)

    def leave(self, number: int) -> None:
        self._hosts.leave(self._host, number)
