"""Charts and reports from templates."""

import pytest
from jinja2 import UndefinedError

from marrakech.record.drawing.charts import Axis, filled, polyline


def test_an_axis_runs_either_way() -> None:
    across, down = Axis(0, 10, 50, 150), Axis(1, 0, 0, 220)
    assert [across.at(value) for value in (0, 5, 10)] == [50, 100, 150]
    assert [down.at(value) for value in (1, 0.5, 0)] == [0, 110, 220]
    assert polyline([(0, 1), (5, 0.25)], across, down) == "50.0,0.0 100.0,165.0"


def test_text_is_escaped() -> None:
    sizes = {"wide": 1, "high": 1, "left": 0, "right": 1, "legend": 0, "panels": ()}
    drawn = filled("statistics.svg", names=["<Ann & Ben>"], colours=("#000",), **sizes)
    assert "&lt;Ann &amp; Ben&gt;" in drawn


def test_a_value_that_is_missing_is_an_error() -> None:
    with pytest.raises(UndefinedError):
        filled("curves.svg", wide=1)
