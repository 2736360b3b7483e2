"""What happened at a table: the events of an update, and the game after it."""

from typing import TypeAlias
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct, field

from marrakech.record import moves
from marrakech.record.history import History
from marrakech.record.words import HEADINGS, TURNS, rug_text, square_text
from marrakech.service import channel, events
from marrakech.service.log import ColourLetter, TurnWord
from marrakech.service.table import LiveTable
from marrakech.wire.boards import HeadingWord, cover, letter
from marrakech.wire.choosing import PathStep, path
from marrakech.wire.tables import Standing, Table, game, ranking


class _Event(Struct, frozen=True, gc=False, tag_field="type"):
    pass


class Created(_Event, frozen=True, gc=False, tag="created"):
    """The game was set up."""


class Joined(_Event, frozen=True, gc=False, tag="joined"):
    """Somebody took a seat."""

    seat: int
    name: str


class Freed(_Event, frozen=True, gc=False, tag="freed"):
    """Before the start, whoever sat there got up or was sent away."""

    seat: int


class Renewed(_Event, frozen=True, gc=False, tag="renewed"):
    """The links to the table and to its seats were made anew: look at the game again for those that count."""


class Started(_Event, frozen=True, gc=False, tag="started"):
    """All seats are taken: the game starts."""


class Dealt(_Event, frozen=True, gc=False, tag="dealt"):
    """The first rug of a pile was turned up."""

    seat: int
    colour: ColourLetter


class Oriented(_Event, frozen=True, gc=False, tag="oriented"):
    """A heading was chosen."""

    seat: int
    turn: TurnWord
    heading: HeadingWord


class Walked(_Event, frozen=True, gc=False, tag="walked"):
    """The die was rolled and Assam walked."""

    seat: int
    steps: int
    from_: str = field(name="from")
    path: list[PathStep]


class Paid(_Event, frozen=True, gc=False, tag="paid"):
    """A tithe was paid; `squares` is the region in counting order, starting from Assam's square."""

    seat: int
    to: int
    tithe: int = field(name="due")
    paid: int
    squares: list[str]


class Eliminated(_Event, frozen=True, gc=False, tag="eliminated"):
    """A player could not pay in full and is out."""

    seat: int


class Laid(_Event, frozen=True, gc=False, tag="laid"):
    """A rug was laid; `covers` is what its two squares showed before."""

    seat: int
    rug: str
    colour: ColourLetter
    covers: list[ColourLetter | None]


class Drawn(_Event, frozen=True, gc=False, tag="drawn"):
    """The next rug of a pile was turned up."""

    seat: int
    colour: ColourLetter


class Turned(_Event, frozen=True, gc=False, tag="turned"):
    """Assam was turned at the end of a turn."""

    seat: int
    turn: TurnWord
    heading: HeadingWord


class TakenBack(_Event, frozen=True, gc=False, tag="taken_back"):
    """The game went back to an earlier version."""

    seat: int
    to: int


class Held(_Event, frozen=True, gc=False, tag="held"):
    """A bot plays for the seat until its player reclaims it."""

    seat: int


class Reclaimed(_Event, frozen=True, gc=False, tag="reclaimed"):
    """The seat's player is back."""

    seat: int


class Resigned(_Event, frozen=True, gc=False, tag="resigned"):
    """The player gave up: a bot plays the seat to the end."""

    seat: int


class TimedOut(_Event, frozen=True, gc=False, tag="timed_out"):
    """The seat's time ran out: a bot finishes the turn, or the game if no total time is left."""

    seat: int


class Ended(_Event, frozen=True, gc=False, tag="ended"):
    """The game is over."""

    ranking: list[Standing]


GameEvent: TypeAlias = (
    Created
    | Joined
    | Freed
    | Renewed
    | Started
    | Dealt
    | Oriented
    | Walked
    | Paid
    | Eliminated
    | Laid
    | Drawn
    | Turned
    | TakenBack
    | Held
    | Reclaimed
    | Resigned
    | TimedOut
    | Ended
)


class Update(Struct, frozen=True, gc=False):
    """The events of one log entry, and the table after it."""

    version: int
    events: list[GameEvent]
    table: Table


class Offer(Struct, frozen=True):
    """A rematch; `seats` are the seats of this game whose players have accepted it."""

    game: str
    seats: list[int]


def update(table: LiveTable, told: channel.Update) -> Update:
    """An update as it goes over the"""
    return Update(
        told.version,
        [event(one, told.snapshot.history) for one in told.events],
        game(table, told.snapshot, told.present),
    )


def event(happened: events.GameEvent, after: History) -> GameEvent:
    """What happened. `after` is the game it led to."""
    match happened:
        case moves.Oriented(player=who, turn=way, heading=faces):
            return Oriented(who, TURNS[way], HEADINGS[faces])
        case moves.Walked(player=who, steps=steps, start=start, path=footsteps):
            return Walked(who, steps, square_text(start), path(footsteps))
        case moves.Paid(player=who, to=to, tithe=tithe, paid=paid, squares=squares):
            return Paid(who, to, tithe, paid, [square_text(square) for square in squares])
        case moves.Eliminated(player=who):
            return Eliminated(who)
        case moves.Laid(player=who, place=place, colour=colour, covers=covers):
            return Laid(who, rug_text(place), letter(colour), [cover(one) for one in covers])
        case moves.Dealt(player=who, colour=colour):
            return Dealt(who, letter(colour))
        case moves.Drawn(player=who, colour=colour):
            return Drawn(who, letter(colour))
        case moves.Turned(player=who, turn=way, heading=faces):
            return Turned(who, TURNS[way], HEADINGS[faces])
        case moves.Ended():
            return Ended(ranking(after.ranking()))
        case _:
            return _table_event(happened)


def _table_event(happened: events.TableEvent) -> GameEvent:
    match happened:
        case events.Created():
            return Created()
        case events.Joined(seat=seat, name=name):
            return Joined(seat, name)
        case events.Freed(seat=seat):
            return Freed(seat)
        case events.Renewed():
            return Renewed()
        case events.Started():
            return Started()
        case events.TakenBack(seat=seat, to=to):
            return TakenBack(seat, to)
        case events.Held(seat=seat):
            return Held(seat)
        case events.Reclaimed(seat=seat):
            return Reclaimed(seat)
        case events.Resigned(seat=seat):
            return Resigned(seat)
        case events.TimedOut(seat=seat):
            return TimedOut(seat)


def offer(told: channel.Offer) -> Offer:
    """An offer of a rematch."""
    return Offer(told.game, list(told.seats))


_encoded: WeakKeyDictionary[channel.Update, bytes] = WeakKeyDictionary()


def encoded(table: LiveTable, told: channel.Update) -> bytes:
    """An update as JSON, encoded once and cached while the update is alive."""
    found = _encoded.get(told)
    if found is None:
        found = _encoded[told] = msgspec.json.encode(update(table, told))
    return found
