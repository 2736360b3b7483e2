"""What happened at a table: the events of an update, and the game after it."""

from typing import TypeAlias
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct, field

from marrakech.record import game_events
from marrakech.record.node import Node
from marrakech.record.words import HEADINGS, QUARTER_WORDS, RUGS
from marrakech.service import channel, events
from marrakech.service.events import TableEventBase
from marrakech.service.log import ColourLetter, TurnWord
from marrakech.service.table import LiveTable
from marrakech.wire.boards import SQUARES, HeadingWord, cover, letter
from marrakech.wire.choosing import PathStep, path
from marrakech.wire.tables import Standing, Table, game, ranking


class Dealt(TableEventBase, frozen=True, tag="dealt"):
    """The first rug of a pile was turned up."""

    seat: int
    colour: ColourLetter


class Oriented(TableEventBase, frozen=True, tag="oriented"):
    """A heading was chosen."""

    seat: int
    turn: TurnWord
    heading: HeadingWord


class Walked(TableEventBase, frozen=True, tag="walked"):
    """The die was rolled and Assam walked."""

    seat: int
    steps: int
    from_: str = field(name="from")
    path: list[PathStep]


class Paid(TableEventBase, frozen=True, tag="paid"):
    """A tithe was paid; `squares` is the region in counting order, starting from Assam's square."""

    seat: int
    to: int
    tithe: int = field(name="due")
    paid: int
    squares: list[str]


class Eliminated(TableEventBase, frozen=True, tag="eliminated"):
    """A player could not pay in full and is out."""

    seat: int


class Laid(TableEventBase, frozen=True, tag="laid"):
    """A rug was laid; `covers` is what its two squares showed before."""

    seat: int
    rug: str
    colour: ColourLetter
    covers: list[ColourLetter | None]


class Drawn(TableEventBase, frozen=True, tag="drawn"):
    """The next rug of a pile was turned up."""

    seat: int
    colour: ColourLetter


class Turned(TableEventBase, frozen=True, tag="turned"):
    """Assam was turned at the end of a turn."""

    seat: int
    turn: TurnWord
    heading: HeadingWord


class Ended(TableEventBase, frozen=True, tag="ended"):
    """The game is over."""

    ranking: list[Standing]


GameEvent: TypeAlias = (
    events.TableEvent | Dealt | Oriented | Walked | Paid | Eliminated | Laid | Drawn | Turned | Ended
)


class Update(Struct, frozen=True, gc=False):
    """The events of one log entry, and the table after it."""

    version: int
    events: list[GameEvent]
    table: Table


def update(table: LiveTable, told: channel.Update) -> Update:
    """An update as a page gets it."""
    return Update(
        told.version,
        [event(one, told.snapshot.node) for one in told.events],
        game(table, told.snapshot, told.present),
    )


def event(happened: events.GameEvent, after: Node) -> GameEvent:
    """What happened. `after` is the game it led to."""
    match happened:
        case game_events.Oriented(player=who, quarter=way, heading=faces):
            return Oriented(who, QUARTER_WORDS[way], HEADINGS[faces])
        case game_events.Walked(player=who, steps=steps, start=start, path=footsteps):
            return Walked(who, steps, SQUARES[start], path(footsteps))
        case game_events.Paid(player=who, to=to, tithe=tithe, paid=paid, squares=squares):
            return Paid(who, to, tithe, paid, [SQUARES[square] for square in squares])
        case game_events.Eliminated(player=who):
            return Eliminated(who)
        case game_events.Laid(player=who, place=place, colour=colour, covers=covers):
            return Laid(who, RUGS[place], letter(colour), [cover(one) for one in covers])
        case game_events.Dealt(player=who, colour=colour):
            return Dealt(who, letter(colour))
        case game_events.Drawn(player=who, colour=colour):
            return Drawn(who, letter(colour))
        case game_events.Turned(player=who, quarter=way, heading=faces):
            return Turned(who, QUARTER_WORDS[way], HEADINGS[faces])
        case game_events.Ended():
            return Ended(ranking(after.ranking()))
        case _:
            return happened


_encoded: WeakKeyDictionary[channel.Update, bytes] = WeakKeyDictionary()


def encoded(table: LiveTable, told: channel.Update) -> bytes:
    """An update as JSON, encoded once and cached while the update is alive."""
    found = _encoded.get(told)
    if found is None:
        found = _encoded[told] = msgspec.json.encode(update(table, told))
    return found
