"""What the master asks of a search, whoever runs it: the choice and the values of all options."""

from collections.abc import Sequence
from threading import Event
from typing import NamedTuple, Protocol

from marrakech.kernel.choices import Choice


class Looked(NamedTuple):
    """What a search found."""

    choice: Choice
    values: Sequence[Sequence[float]]
    """By index of the place, or by quarter turn: chances of winning, then final scores (`vectors.VALUES`)."""
    deepened: Sequence[int]
    """Not 0 for what was looked at to the full depth."""


class Search(Protocol):
    """One position, searched deeper and deeper."""

    @property
    def nodes(self) -> int:
        """Positions valued so far."""

    def look(
        self,
        turns: int,
        most: int | None = None,
        seconds: float | None = None,
        cancel: Event | None = None,
    ) -> Looked | None:
        """Look so many turns ahead; None if that takes more than `most` positions or more time."""
