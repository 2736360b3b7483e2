"""Errors of the engine.

MarrakechError
└── EngineError            a bot that cannot be made, or cannot answer
    ├── UnknownBotError    no bot of that name
    ├── WeightsError       a file of weights that cannot be used
    └── NoChoiceError      there is nothing to choose: chance is due, or the game is over
"""

from collections.abc import Iterable

from marrakech.kernel.state import State, step
from marrakech.record.errors import MarrakechError


class EngineError(MarrakechError):
    """A bot that cannot be made, or cannot answer."""


class UnknownBotError(EngineError, ValueError):
    """No bot of that name."""

    def __init__(self, name: str, known: Iterable[str] = ()) -> None:
        self.name = name
        self.known = list(known)
        super().__init__(name, self.known)

    def __str__(self) -> str:
        return f"there is no bot called {self.name!r}; choose one of {', '.join(self.known)}"


class WeightsError(EngineError, ValueError):
    """A file of weights that cannot be used."""


class NoChoiceError(EngineError, ValueError):
    """There is nothing to choose in the position."""

    def __init__(self, state: State) -> None:
        super().__init__(
            f"step {step(state)} is not a choice: a bot is asked at the steps ORIENT, LAY and TURN"
        )
