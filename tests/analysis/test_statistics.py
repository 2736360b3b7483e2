"""Rows of many games, and what they add up to."""

import csv
import io
from pathlib import Path

import pytest
from typer.testing import CliRunner

from marrakech.analysis.review import review_game
from marrakech.analysis.statistics import rows_of, summaries, to_csv
from marrakech.cli import make_app
from tests.analysis.test_review import finished_game


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
