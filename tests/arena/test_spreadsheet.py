"""Results as CSV."""

import csv
from io import StringIO

from marrakech.arena.playing import play
from marrakech.arena.spreadsheet import COLUMNS, csv_text
from tests.arena.matches import units


def test_there_is_a_line_for_each_seat_of_each_game() -> None:
    results = [play(fixture) for fixture in units("greedy", "a king=random", players=3, games=3)]
    text = csv_text(results)
    lines = list(csv.DictReader(StringIO(text)))
    assert text.splitlines()[0].split(",") == list(COLUMNS)
    assert len(lines) == 3 * len(results)
    first = results[0]
    assert [line["label"] for line in lines[:3]] == [one.label for one in first.fixture.seats]
    assert [int(line["score"]) for line in lines[:3]] == list(first.final.scores)
    assert [line["seat"] for line in lines[:3]] == ["1", "2", "3"]
    assert sum(float(line["win"]) for line in lines) == len(results)
