"""No test of the command touches the games of whoever runs it, or depends on their terminal."""

import os
from pathlib import Path

import pytest

from tests.cli.run import run


@pytest.fixture(autouse=True)
def own_data_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    # What a crash of the machine would leave on disk is not tested here, and a busy disk is slow.
    monkeypatch.setattr(os, "fsync", lambda handle: None)
    # English, whatever whoever runs this speaks.
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "MARRAKECH_LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "data"


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a finished game between two bots, which no test may change."""
    path = tmp_path_factory.mktemp("games") / "finished.marrakech"
    seats = ["--seat", "bot:random:Ana", "--seat", "bot:random:Ben"]
    done = run("play", "--terminal", *seats, "--seed", "5", "--file", path)
    assert done.exit_code == 0, done.output
    return path
