"""`marrakech dataset`: made, resumed, checked and made again; what is wrong is said in a sentence."""

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from marrakech.dataset.datareader import Dataset
from marrakech.workers.here import Here
from tests.cli.run import run
from tests.docs.pages import read


@pytest.fixture(autouse=True)
def no_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play in this process."""
    monkeypatch.setattr("marrakech.cli.dataset.make_runner", lambda ray, workers: Here())


def test_a_dataset_is_made_checked_and_made_again(tmp_path: Path) -> None:
    words = (
        "dataset",
        "--out",
        tmp_path / "d",
        "--shard",
        "4",
        "--bot",
        "novice",
        "--bot",
        "greedy:50",
    )
    done = run(*words, "--games", "6", "--players", "3")
    assert done.exit_code == 0, done.output
    assert "games 6," in done.output
    assert "files 2;" in done.output
    assert (tmp_path / "d" / "README.md").read_text().startswith("# 6 games of Marrakech")
    assert Dataset(tmp_path / "d").recipe.bots == ("novice", "greedy:50")
    more = run(*words, "--games", "9", "--players", "3")
    assert more.exit_code == 0, more.output
    assert "4 of 9 games are there already." in more.output
    checked = run("dataset", "--out", tmp_path / "d", "--check", "5", "--again", "1")
    assert checked.exit_code == 0, checked.output
    assert "Checked: games 5," in checked.output
    assert "Shard 1, made again, is the same to the bit." in checked.output


def test_a_shard_that_is_not_the_same_is_told(tmp_path: Path) -> None:
    run("dataset", "--out", tmp_path, "--games", "1")
    path = tmp_path / "shard-000000.parquet"
    path.write_bytes(path.read_bytes()[:-1] + b"?")
    done = run("dataset", "--out", tmp_path, "--again", "0", "--language", "de")
    assert done.exit_code == 1
    assert "ist NICHT gleich" in done.output


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "say how many games"),
        (("--games", "0"), "--games"),
        (("--games", "5", "--check", "5"), "leave --games out"),
        (("--games", "5", "--bot", "lookahead"), "'lookahead' cannot play here"),
        (("--games", "5", "--bot", "master"), "the master plays by its values"),
        (("--games", "5", "--values", "3"), "--values"),
        (("--games", "5", "--printing", "xx"), "unknown printing"),
        (("--games", "5", "--shard", "999999"), "a shard has 1 to"),
        (("--check", "5"), "there is no dataset in"),
        (("--again", "5"), "there is no dataset in"),
    ],
)
def test_what_is_wrong_is_said(words: tuple[str, ...], told: str, tmp_path: Path) -> None:
    done = run("dataset", "--out", tmp_path / "d", *words)
    assert done.exit_code == 2, done.output
    assert told in done.output
    assert "Traceback" not in done.output
    assert not (tmp_path / "d").exists()


def test_ctrl_c_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted(Here):
        def run(self, *work: Any) -> Any:
            os.kill(os.getpid(), signal.SIGINT)
            return super().run(*work)

    monkeypatch.setattr("marrakech.cli.dataset.make_runner", lambda ray, workers: Interrupted())
    done = run("dataset", "--out", tmp_path, "--games", "3")
    assert done.exit_code == 130
    assert "Cut short; the same command goes on from here." in done.output


def test_the_docs_describe_every_column() -> None:
    from marrakech.dataset.parquet import schema

    page = read("docs/datasets.md")
    assert not [name for name in schema().names if f"| `{name}` |" not in page]
