"""Charts and reports: their markup is in `templates`; callers prepare the values and place them on axes."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined

LINE_COLOURS: Final = (
    "#b3452c",
    "#34508f",
    "#c98a1b",
    "#8a6f4e",
    "#17493f",
    "#6b4a7d",
    "#2b2118",
    "#9a9a9a",
)
"""The colours of lines: those of the rugs first, in the order of the players."""


@dataclass(frozen=True, slots=True)
class Axis:
    """Where values lie in a drawing: `low` at `start`, `high` at `end`."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """The coordinate of a value."""
        return self.start + (self.end - self.start) * (value - self.low) / (self.high - self.low)


def polyline(points: Iterable[tuple[float, float]], across: Axis, down: Axis) -> str:
    """The `points` of a polyline, e.g. '0.0,110.0 360.0,55.0'."""
    return " ".join(f"{across.at(x):.1f},{down.at(y):.1f}" for x, y in points)


def filled(template: str, **values: Any) -> str:
    """A template with its values; text is escaped."""
    return _environment().get_template(template).render(values)


@cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("marrakech.record.drawing"),
        autoescape=True,
        undefined=StrictUndefined,
        keep_trailing_newline=True,
    )
