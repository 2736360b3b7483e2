"""The entries of a game's log: choices, chance outcomes and seats; everything else is replayed.

An entry is a small JSON object, `{"type":"rolled","seat":0,"turn":"left","steps":3}`. Future chance
(rolls, the order of a pile) is never in one.
"""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from marrakech.record.errors import MarrakechError

LOG_VERSION = 7
"""Carried by `CreatedEntry`; a log of a later version is refused. Version 2 knows `OrientedEntry`, version 3
figures, bots that take a free seat, seats that were resigned and a second device at a seat, version 4 dice
of scheme 2 and the numbers that they mix in, version 5 games with the dice of another, seats that were
freed again and files with comments, version 6 codes from a secret of their own, which can be renewed,
whether the game of a file was practised, and time that does not count, version 7 dice rolled by hand, who
begins, rematches that keep seats for those who are asked, the score of a group, seats that move to another
browser, and faces that are chosen anew."""
CODES_OF_THEIR_OWN = 6
"""The version since which a game's codes do not follow from the secret of its dice."""

ColourLetter: TypeAlias = Literal["H", "I", "S", "A"]
TurnWord: TypeAlias = Literal["left", "ahead", "right"]
SeatKind: TypeAlias = Literal["person", "link", "bot"]
"""Who sits there: a person at the creator's device, a person who joins by link, a bot."""


Figure: TypeAlias = Literal[
    "hana", "idir", "safia", "anir", "novice", "apprentice", "merchant", "master"
]
"""The person drawn at a seat."""


class UnreadableLog(MarrakechError):  # noqa: N818 (named by what was wrong)
    """A log that is damaged, or was written by a later release."""


class SeatPlan(Struct, frozen=True, gc=False, omit_defaults=True):
    """A seat in the set-up; a link seat gets its name when somebody joins."""

    kind: SeatKind
    name: str = ""
    level: str | None = None
    figure: Figure | None = None
    unnamed: bool = False
    """The person gave no name: `name` is the merchant whose seat it is."""
    asked: str = ""
    """In a rematch, a link seat kept for whoever held it before: their name."""


class Member(Struct, frozen=True, gc=False, omit_defaults=True):
    """Somebody of a group that plays again and again."""

    name: str
    colour: ColourLetter
    figure: Figure | None = None
    wins: int = 0


class SeriesPlan(Struct, frozen=True, gc=False, omit_defaults=True):
    """The score of a group when a game begins: its finished games, the last of them one by one."""

    since: float
    """When the first game began."""
    games: int
    members: list[Member]
    seats: list[int]
    """Who of the members sits at each seat."""
    winners: list[list[int]]
    """The members who won each of the last games, the oldest first; several share a win."""


class AfterPlan(Struct, frozen=True, gc=False):
    """The game before a rematch."""

    game: str
    seats: list[int]
    """For each seat of the rematch, the seat of the same person there."""


class ClockPlan(Struct, frozen=True, gc=False, omit_defaults=True):
    """Seconds for each turn, and for all turns of a seat together."""

    per_turn: float | None = None
    total: float | None = None


class _Entry(Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True):
    pass


class _SeatEntry(_Entry, frozen=True, gc=False):
    seat: int


class CreatedEntry(_Entry, frozen=True, gc=False, tag="created"):
    """The set-up. `deal` is the top rug of each pile, if the game starts at once."""

    printing: str
    players: int
    switches: list[str]
    seats: list[SeatPlan]
    commitment: str
    clock: ClockPlan | None = None
    deal: list[ColourLetter] | None = None
    secret: str | None = None
    """Only in an uploaded game whose file has it."""
    origin: str | None = None
    """The id to which the dice belong, if not the game's own: that of a file's game, or of a seed."""
    start: str | None = None
    """The position that the game began from, if not the usual one: that of a file, or another seat begins."""
    resumed: int | None = None
    """In a game resumed from a file with dice of its own: the last version that came from the file."""
    format: int = 0
    dice: int = 1
    """The scheme of the dice, 0 if they are rolled by hand (`fairdice.BY_HAND`)."""
    number: str | None = None
    """The number that the creator gave for the dice to mix in."""
    seat_numbers: list[str] | None = None
    """In the game of a file: all numbers that were given when seats were taken."""
    numbers: list[str] | None = None
    """In a game with the dice of a finished one: the number that each turn had there."""
    practised: bool = False
    """Whether choices were taken back before the game became a file."""
    file: str | None = None
    """The text of a game file that has comments or variations, which the log does not keep."""
    after: AfterPlan | None = None
    """In a rematch: the game before."""
    series: SeriesPlan | None = None
    """In the rematch of a group: its score so far."""


class JoinedEntry(_SeatEntry, frozen=True, gc=False, tag="joined"):
    """Somebody took a link seat, or a bot of a level did; the last to join starts the game."""

    name: str
    deal: list[ColourLetter] | None = None
    figure: Figure | None = None
    level: str | None = None
    absent: list[int] | None = None
    """Seats whose people were not there when the game started: their clocks wait for them."""
    number: str | None = None
    """The number that this player gave for the dice to mix in."""


class FreedEntry(_SeatEntry, frozen=True, gc=False, tag="freed"):
    """Before the start, the player left or was removed: the seat is free again."""

    key: int
    """The first key of the seat's holders that counts from now on."""


class NamedEntry(_SeatEntry, frozen=True, gc=False, tag="named"):
    """Before the start, somebody seated chose another name or face."""

    name: str
    figure: Figure | None = None


class BeginsEntry(_SeatEntry, frozen=True, gc=False, tag="begins"):
    """Before the start, it was decided who begins."""


class DeclinedEntry(_SeatEntry, frozen=True, gc=False, tag="declined"):
    """Somebody for whom a seat of a rematch is kept cannot come now."""


class ReplacedEntry(_Entry, frozen=True, gc=False, tag="replaced"):
    """Before the start, those who came chose to play without some others, in a game of their own."""

    game: str
    without: list[int]


class MovedEntry(_SeatEntry, frozen=True, gc=False, tag="moved"):
    """A seat's person plays on in another browser; the former one may not any more."""

    key: int
    """The first key of the seat's holders that counts from now on."""
    returned: bool = False
    """Whether the return link did it, and not the tap of somebody seated."""


class RenewedEntry(_Entry, frozen=True, gc=False, tag="renewed"):
    """All codes were renewed: links that were handed out before no longer work."""


class ArrivedEntry(_SeatEntry, frozen=True, gc=False, tag="arrived"):
    """A person who was absent at the start has arrived: the clock may run."""


class DeviceEntry(_SeatEntry, frozen=True, gc=False, tag="device"):
    """A seat can be played from one more device."""


class OrientedEntry(_SeatEntry, frozen=True, gc=False, tag="oriented"):
    """A heading without its roll: a game file can end there, and a die rolled by hand is told later."""

    turn: TurnWord


class RolledEntry(_SeatEntry, frozen=True, gc=False, tag="rolled"):
    """The heading chosen (not in the variant) and the steps that the die showed."""

    steps: int
    turn: TurnWord | None = None
    number: str | None = None
    """The number that the player gave for the die to mix in."""


class LaidEntry(_SeatEntry, frozen=True, gc=False, tag="laid"):
    """A rug, and the colour of the pile's next one where that was open."""

    rug: str
    drawn: ColourLetter | None = None


class DrawnEntry(_SeatEntry, frozen=True, gc=False, tag="drawn"):
    """The colour on top of the seat's pile, in a game with piles shuffled by hand."""

    colour: ColourLetter


class TurnedEntry(_SeatEntry, frozen=True, gc=False, tag="turned"):
    """The turn at the end (variant)."""

    turn: TurnWord


class TakenBackEntry(_SeatEntry, frozen=True, gc=False, tag="taken_back"):
    """Back to the position of an earlier version."""

    to: int


class HeldEntry(_SeatEntry, frozen=True, gc=False, tag="held"):
    """A bot plays for a person."""


class ReclaimedEntry(_SeatEntry, frozen=True, gc=False, tag="reclaimed"):
    """The person plays again."""


class ResignedEntry(_SeatEntry, frozen=True, gc=False, tag="resigned"):
    """A bot plays for a person to the end."""


class TimedOutEntry(_SeatEntry, frozen=True, gc=False, tag="timed_out"):
    """A clock ran out; `for_good` if the total did."""

    for_good: bool = False


class ExcusedEntry(_Entry, frozen=True, gc=False, tag="excused"):
    """Seconds since the last entry that do not count, because no process could take a command."""

    seconds: float


Entry: TypeAlias = (
    CreatedEntry
    | JoinedEntry
    | FreedEntry
    | NamedEntry
    | BeginsEntry
    | DeclinedEntry
    | ReplacedEntry
    | MovedEntry
    | RenewedEntry
    | ArrivedEntry
    | DeviceEntry
    | OrientedEntry
    | RolledEntry
    | LaidEntry
    | DrawnEntry
    | TurnedEntry
    | TakenBackEntry
    | HeldEntry
    | ReclaimedEntry
    | ResignedEntry
    | TimedOutEntry
    | ExcusedEntry
)

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """The entry as it is stored."""
    return msgspec.json.encode(entry)


def decode(text: bytes) -> Entry:
    """The entry as it was stored; raises `UnreadableLog` for anything else."""
    try:
        entry = _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise UnreadableLog(f"an entry of the log cannot be read: {error}") from error
    if isinstance(entry, CreatedEntry) and entry.format > LOG_VERSION:
        raise UnreadableLog(
            f"the log has version {entry.format}; this release reads versions up to {LOG_VERSION}: "
            "update marrakech"
        )
    return entry
