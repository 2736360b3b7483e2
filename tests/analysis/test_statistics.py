"""Rows of many games, and what they add up to."""

import csv
import io
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from marrakech.analysis.plots import plot_svg
from marrakech.analysis.review import review_game
from marrakech.analysis.statistics import rows_of, summaries, to_csv
from marrakech.cli import make_app
from marrakech.workers.pool import LocalPool
from tests.analysis.test_review import finished_game
from tests.untraced import untraced


def test_rows_are_summed_by_name() -> None:
    reviews = [review_game(finished_game(2, seed), "quick") for seed in (3, 4)]
    rows = rows_of(reviews[0], "a", ["Ann", "Ben"]) + rows_of(reviews[1], "b", ["Ben", "Ann"])
    assert [(row.game, row.name, row.player) for row in rows] == [
        ("a", "Ann", 0),
        ("a", "Ben", 1),
        ("b", "Ben", 0),
        ("b", "Ann", 1),
    ]
    found = {each.name: each for each in summaries(rows)}
    mine = [rows[0], rows[3]]
    assert found["Ann"].games == 2
    assert found["Ann"].won == pytest.approx((mine[0].won + mine[1].won) / 2)
    losses = sum(row.loss for row in mine)
    assert found["Ann"].loss_per_decision == pytest.approx(losses / sum(r.decisions for r in mine))
    lines = list(csv.DictReader(io.StringIO(to_csv(rows))))
    assert [line["name"] for line in lines] == [row.name for row in rows]
    assert float(lines[0]["luck"]) == rows[0].luck


def test_the_command_writes_rows(tmp_path: Path) -> None:
    path = tmp_path / "game.marrakech"
    finished_game().save(path)
    out = tmp_path / "rows.csv"
    found = CliRunner().invoke(make_app("stats"), ["stats", str(path), "--csv", str(out)])
    assert found.exit_code == 0, found.output
    assert "lost a decision" in found.output
    assert len(out.read_text().splitlines()) == 3


def test_games_are_told_apart_by_opponents_and_printing() -> None:
    review = review_game(finished_game(2, 3), "quick")
    rows = rows_of(review, "a", ["Ann", "Ben"], "en2021") + rows_of(review, "b", ["Ann", "Cat"], "ro57")
    assert {(e.name, e.group): e.games for e in summaries(rows, "opponents")} == {
        ("Ann", "Ben"): 1,
        ("Ann", "Cat"): 1,
        ("Ben", "Ann"): 1,
        ("Cat", "Ann"): 1,
    }
    assert {e.group for e in summaries(rows, "printing")} == {"en2021", "ro57"}
    drawn = ElementTree.fromstring(plot_svg(rows))
    lines = drawn.findall("{http://www.w3.org/2000/svg}polyline")
    assert len(lines) == 6
    titles = [line[0].text for line in lines]
    assert titles == ["Ann", "Ben", "Cat"] * 2


@pytest.mark.parametrize("option", [["--jobs", "2"], ["--ray"]])
def test_many_files_are_reviewed_by_workers(
    option: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in (3, 4, 5):
        finished_game(2, seed).save(tmp_path / f"{seed}.marrakech")
    asked: list[str | None] = []

    def make(ray: str | None, workers: int | None) -> LocalPool:
        asked.append(ray)
        return LocalPool(2)

    # A cluster is started in tests/workers; here it matters that it is asked for, and the order of results.
    monkeypatch.setattr("marrakech.cli.stats.make_runner", make)
    out, plot = tmp_path / "rows.csv", tmp_path / "plot.svg"
    files = [str(path) for path in sorted(tmp_path.glob("*.marrakech"))]
    with untraced():
        found = CliRunner().invoke(
            make_app("stats"), ["stats", *files, "--csv", str(out), "--plot", str(plot), *option]
        )
    assert found.exit_code == 0, found.output
    assert asked == ["here" if option == ["--ray"] else None]
    rows = list(csv.DictReader(io.StringIO(out.read_text())))
    assert [row["game"] for row in rows] == [file for file in files for _ in range(2)]
    assert {row["printing"] for row in rows} == {"en2021"}
    assert plot.read_text().startswith("<svg")
