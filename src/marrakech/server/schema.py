"""What goes over the wire beside the game itself: answers of the lobby and refusals."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from marrakech.service.errors import Code
from marrakech.service.facts import Result, Table


class Problem(Struct, frozen=True):
    """Why something was refused: a code for programs, a sentence for people, and what belongs to it."""

    code: Code
    message: str
    detail: dict[str, Any]


class PrintingInfo(Struct, frozen=True):
    """A printing of the rules with everything in which printings differ."""

    id: str
    title: str
    language: str
    rugs_in_box: int | None
    sets: list[int] | None
    edge: Literal["mosaics", "arrows"]
    insolvency: Literal["out", "plays_on"]
    insolvency_printed: bool
    variant: bool
    two_players: list[Literal["two_colours", "one_colour"]]
    starter: Literal["holiday", "decide", "not_printed"]


class LevelInfo(Struct, frozen=True):
    """A level of bots; `ready` once it is loaded."""

    id: str
    ready: bool


class Defaults(Struct, frozen=True):
    """What is played if nothing is said."""

    printing: str
    level: str


class About(Struct, frozen=True):
    """What this server offers."""

    version: str
    printings: list[PrintingInfo]
    levels: list[LevelInfo]
    default: Defaults
    languages: list[str]


class Invite(Struct, frozen=True):
    """A free seat and the path of the link that leads to it."""

    seat: int
    path: str


class GameCreated(Struct, frozen=True):
    """A game that was set up: the seats that are yours, and the links for the others."""

    game: str
    table: Table
    you: list[int]
    invites: list[Invite]
    watch: str


class GameSeen(Struct, frozen=True):
    """A game, the seats that are yours, and links to free seats if it is you who set it up."""

    table: Table
    you: list[int]
    invites: list[Invite]


class GameListed(Struct, frozen=True):
    """A game in the list of one's own."""

    game: str
    status: Literal["open", "playing", "over"]
    printing: str
    names: list[str]
    your_turn: bool
    updated: str
    result: Result | None
    source: Literal["play", "file"]


class JoinRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of the invitation, and the name to be shown."""

    invite: Annotated[str, Meta(max_length=128)]
    name: Annotated[str, Meta(max_length=200)]


class FileKept(Struct, frozen=True):
    """An uploaded game can be looked at under this id."""

    game: str


class Rematch(Struct, frozen=True):
    """The game after the game."""

    game: str
    path: str


class DiceCheck(Struct, frozen=True):
    """One thing that was checked; `wrong` are the turns or seats where it does not hold."""

    what: Literal["commitment", "rolls", "piles"]
    ok: bool
    wrong: list[int]


class DiceReport(Struct, frozen=True):
    """Whether the dice were fair, and every single check."""

    ok: bool
    checks: list[DiceCheck]
