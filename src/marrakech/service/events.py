"""Events of a table beyond the game itself, as a page gets them; the game's own are in `record.game_events`."""

from typing import TypeAlias

from msgspec import Struct

from marrakech.kernel.state import Player
from marrakech.record import game_events


class TableEventBase(Struct, frozen=True, gc=False, tag_field="type"):
    """An event that says what it is in `type`."""


class Created(TableEventBase, frozen=True, tag="created"):
    """The game was set up."""


class Joined(TableEventBase, frozen=True, tag="joined"):
    """Somebody took a seat."""

    seat: Player
    name: str


class Freed(TableEventBase, frozen=True, tag="freed"):
    """Before the start, whoever sat there got up or was sent away."""

    seat: Player


class Named(TableEventBase, frozen=True, tag="named"):
    """Before the start, somebody seated chose another name or face."""

    seat: Player
    name: str


class Begins(TableEventBase, frozen=True, tag="begins"):
    """Before the start, it was decided who begins."""

    seat: Player


class Declined(TableEventBase, frozen=True, tag="declined"):
    """Somebody who was asked for another game cannot come now."""

    seat: Player


class Replaced(TableEventBase, frozen=True, tag="replaced"):
    """Those who came play without the others, in another game."""

    game: str


class Moved(TableEventBase, frozen=True, tag="moved"):
    """The seat's person plays in another browser now."""

    seat: Player


class Renewed(TableEventBase, frozen=True, tag="renewed"):
    """The links to the table and its seats were made anew; earlier ones no longer open anything."""


class Started(TableEventBase, frozen=True, tag="started"):
    """All seats are taken: the game starts."""


class TakenBack(TableEventBase, frozen=True, tag="taken_back"):
    """The game went back to the position of an earlier version."""

    seat: Player
    to: int


class Held(TableEventBase, frozen=True, tag="held"):
    """A bot plays for the seat until its player reclaims it."""

    seat: Player


class Reclaimed(TableEventBase, frozen=True, tag="reclaimed"):
    """The seat's player is back."""

    seat: Player


class Resigned(TableEventBase, frozen=True, tag="resigned"):
    """The player gave up: a bot plays the seat to the end."""

    seat: Player


class TimedOut(TableEventBase, frozen=True, tag="timed_out"):
    """The seat's time ran out: a bot finishes the turn, or the game if no total time is left."""

    seat: Player


TableEvent: TypeAlias = (
    Created
    | Joined
    | Freed
    | Named
    | Begins
    | Declined
    | Replaced
    | Moved
    | Renewed
    | Started
    | TakenBack
    | Held
    | Reclaimed
    | Resigned
    | TimedOut
)
GameEvent: TypeAlias = game_events.Event | TableEvent
"""Any event of an update."""
