"""The command for matches."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from marrakech.arena.resultlog import ResultLog
from marrakech.cli import make_app
from marrakech.record import gamefile
from tests.protocol.test_process_bot import ROGUE

MARRAKECH = [sys.executable, "-m", "marrakech.cli"]


def run(command: str, *arguments: object) -> Result:
    return CliRunner().invoke(make_app(command), [command, *map(str, arguments)])


def test_a_match_is_told_kept_and_taken_up_again(tmp_path: Path) -> None:
    arguments = ("random", "a=random", "--players", 3, "--workers", 1, "--out", tmp_path)
    first = run("arena", *arguments, "--games", 3)
    assert first.exit_code == 0, first.output
    assert "random alone against two a" in first.output
    assert "Resumed" not in first.output
    assert sorted(one.name for one in tmp_path.iterdir()) == [
        "index.html",
        "results.jsonl",
        "summary.json",
    ]
    more = run("arena", *arguments, "--games", 6)
    assert "Resumed: 6 of 12 games" in more.output
    assert json.loads((tmp_path / "summary.json").read_text())["games"] == 12


def test_the_summary_can_be_piped() -> None:
    found = run("arena", "random", "--games", 2, "--workers", 1, "--json", "-")
    assert found.exit_code == 0
    assert json.loads(found.stdout)["arena_summary"] == 1


def test_files_are_written_where_asked(tmp_path: Path) -> None:
    found = run(
        "arena", "random", "--games", 2, "--workers", 1,
        "--json", tmp_path / "new" / "a.json", "--html", tmp_path / "a.html",
        "--csv", tmp_path / "a.csv", "--record", tmp_path / "games",
    )  # fmt: skip
    assert found.exit_code == 0
    assert len((tmp_path / "a.csv").read_text().splitlines()) == 1 + 2 * 2
    recorded = list((tmp_path / "games").glob("*.marrakech"))
    assert len(recorded) == 2
    assert gamefile.load(recorded[0]).over
    assert json.loads((tmp_path / "new" / "a.json").read_text())["games"] == 2
    assert (tmp_path / "a.html").read_text().startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("deep-rug", "greedy"), "no bot called 'deep-rug'"),
        (("greedy", "random", "--players", 3, "--pairing", "table"), "too few for a table of 3"),
        (("greedy", "--printing", "klingon"), "unknown printing 'klingon'"),
        (("greedy", "--printing", "suleika", "--end-turn"), "has no variant"),
        ((f"cmd:{sys.executable} {ROGUE} dead-at-start", "greedy"), "no module named carpets"),
        (("cmd:no-such-program", "greedy"), "cannot be run"),
    ],
)
def test_what_cannot_be_played_is_told_before_it_begins(
    arguments: tuple[object, ...], why: str
) -> None:
    found = run("arena", *arguments)
    assert found.exit_code == 2
    assert why in found.output


def test_ctrl_c_leaves_the_results_whole(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*MARRAKECH, "arena", "random", "a=random", "--games", "100000", "--out", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    results = tmp_path / "results.jsonl"
    end = time.monotonic() + 60
    while not (results.exists() and results.read_bytes().count(b"\n") > 5):
        assert time.monotonic() < end
        time.sleep(0.05)
    # As a terminal does: to the whole group, workers included.
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Cut short after" in err
    assert "the same command goes on from here" in err
    assert "Traceback" not in err
    assert "of 100,000 planned" in out
    data = results.read_bytes()
    assert data.endswith(b"\n")
    with closing(ResultLog(results, {})) as log:
        assert len(log.done) == data.count(b"\n") - 1
    assert all_gone(process.pid), "no worker lives on"


def all_gone(group: int) -> bool:
    """Whether a process group comes to its end, soon."""
    for _ in range(200):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False
