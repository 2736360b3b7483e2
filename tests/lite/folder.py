"""The folder that `make lite` writes, made once for all tests of a run."""

import fcntl
from pathlib import Path

import pytest
from lite.build import build
from lite.bundle import MissingPackagesError

HOST = "https://marrakech.example"
"""The server that the page of this folder leads to."""


def built_folder(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The folder, built by the first of the tests' processes that gets here."""
    root = tmp_path_factory.getbasetemp()
    if worker_id != "master":
        root = root.parent
    built = root / "static/games/lite"
    with (root / "lite.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (built / "sw.js").is_file():
            try:
                build(built, HOST)
            except MissingPackagesError as error:
                pytest.skip(f"the folder cannot be made here: {error}")
    return built
