# ruff: noqa: N818 (a refusal is named by what was wrong)
"""What the service refuses, in one tree. A refusal changes nothing.

Refusal           code for machines, sentence for people, detail for both
├── Invalid       what was asked for cannot be
├── NotAllowed    somebody else may, you may not
├── NotFound      there is no such game, version or invitation
├── Conflict      not now: it is not your turn, the game has moved on
│   └── MovedOn   the game has left the version that was asked about
├── TooMany       slow down
└── Unavailable   the server cannot, for now
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args

from marrakech.record.errors import MarrakechError

Code: TypeAlias = Literal[
    "bad_clock",
    "bad_file",
    "bad_name",
    "bad_request",
    "bad_rules",
    "bad_seats",
    "bad_version",
    "cannot_hold",
    "game_not_started",
    "game_over",
    "host_not_allowed",
    "illegal_rug",
    "illegal_turn",
    "internal_error",
    "level_not_ready",
    "look_alike_name",
    "method_not_allowed",
    "no_dice",
    "not_casual",
    "not_found",
    "not_held",
    "not_over",
    "not_your_seat",
    "not_your_turn",
    "nothing_to_take_back",
    "origin_not_allowed",
    "seat_held",
    "seat_taken",
    "server_busy",
    "stale",
    "store_unavailable",
    "table_full",
    "too_large",
    "too_many_requests",
    "unknown_game",
    "unknown_invite",
    "unknown_level",
    "unknown_printing",
    "unreadable_game",
    "wrong_step",
]
"""Every code that a refusal can carry; what each means is told in docs/http.md."""

CODES: tuple[Code, ...] = get_args(Code)


class Refusal(MarrakechError):
    """Asked for and not done. `message` names the broken rule and what would be right."""

    def __init__(self, code: Code, message: str, **detail: object) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message
        self.detail: Mapping[str, object] = detail

    def __str__(self) -> str:
        return self.message


class Invalid(Refusal):
    """What was asked for cannot be, whoever asks and whenever."""


class NotAllowed(Refusal):
    """Somebody else may do this."""


class NotFound(Refusal):
    """There is nothing of that name here."""


class Conflict(Refusal):
    """Not now: the game is at another point."""


class MovedOn(Conflict):
    """The game has left the version that was asked about, and nobody needs the answer any more."""


class TooMany(Refusal):
    """Too often or too much at once."""


class Unavailable(Refusal):
    """The server cannot do it at present; nothing has changed."""
