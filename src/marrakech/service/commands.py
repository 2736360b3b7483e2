"""What a seat can ask for: intent only; what came of it is in the log.

A choice of the game is one of `record.moves`: `Orient(LEFT)` turns Assam and rolls, `Lay(place)`,
`Turn(LEFT)`. What else can be asked for stands here.
"""

from dataclasses import dataclass
from typing import TypeAlias

from marrakech.kernel.state import Player
from marrakech.record.moves import Choice


@dataclass(frozen=True, slots=True)
class RollDie:
    """Roll the die as Assam stands, where no heading is to be chosen first (variant)."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Go back to one's last choice, in a game against bots only."""


@dataclass(frozen=True, slots=True)
class Hold:
    """Let a bot play for the seat of somebody who left, or for one's own."""

    target: Player


@dataclass(frozen=True, slots=True)
class Reclaim:
    """Play for oneself again."""


@dataclass(frozen=True, slots=True)
class Resign:
    """Give the seat up: a bot plays it to the end."""


Action: TypeAlias = Choice | RollDie | TakeBack | Hold | Reclaim | Resign


@dataclass(frozen=True, slots=True)
class Command:
    """An action by a seat on the game as it stood at a version.

    The id is made by the client for this one command: a retry carries the same, and nothing happens
    twice.
    """

    id: str
    version: int
    seat: Player
    action: Action
    number: str | None = None
    """32 hex digits for the die to mix in, with an action that rolls."""
