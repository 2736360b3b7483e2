# ruff: noqa: N818 (a refusal is named by what was wrong)
"""The refusals of the service, in one tree. A refused request changes nothing.

Refusal           code for machines, sentence for people, detail for both
├── Invalid       the request can never be granted
├── Unproven      the caller has not shown who they are
├── NotAllowed    the caller may not do this
├── NotFound      there is no such game, version or invitation
├── Conflict      not now: it is not your turn, the game has moved on
│   └── MovedOn   the game has left the version that was asked about
├── TooMany       slow down
└── Unavailable   the server cannot, for now
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from marrakech.record.errors import MarrakechError

Code: TypeAlias = Literal[
    "analysis_off",
    "bad_clock",
    "bad_contact",
    "bad_file",
    "bad_name",
    "bad_position",
    "bad_request",
    "bad_rules",
    "bad_seats",
    "bad_version",
    "blocked",
    "by_hand",
    "call_failed",
    "calls_off",
    "cannot_claim",
    "cannot_hold",
    "claim_gone",
    "claim_refused",
    "figure_taken",
    "game_not_started",
    "game_over",
    "game_started",
    "illegal_move",
    "illegal_rug",
    "illegal_turn",
    "internal_error",
    "invite_only",
    "level_not_ready",
    "look_alike_name",
    "no_dice",
    "not_by_hand",
    "not_casual",
    "not_found",
    "not_held",
    "not_over",
    "not_your_seat",
    "not_your_turn",
    "nothing_to_take_back",
    "play_on_off",
    "put_aside",
    "risky_block",
    "seat_held",
    "seat_taken",
    "server_busy",
    "stale",
    "store_unavailable",
    "study_failed",
    "table_full",
    "too_large",
    "too_many_games",
    "too_many_requests",
    "unknown_contact",
    "unknown_game",
    "unknown_invite",
    "unknown_level",
    "unknown_pass",
    "unknown_printing",
    "unreadable_game",
    "wrong_step",
    "wrong_token",
]
"""Every code that a refusal can carry; `server.errors` adds those of HTTP."""


class Refusal(MarrakechError):
    """A refused request. `message` names the broken rule and what would be right."""

    def __init__(self, code: Code, message: str, **detail: object) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message
        self.detail: Mapping[str, object] = detail

    def __str__(self) -> str:
        return self.message


def as_player(seat: int) -> str:
    """A seat as people count it, and game files: from one."""
    return f"player {seat + 1}"


def none_there(seat: int, players: int) -> str:
    """That a game has no such seat, for whoever counts from one and for whoever counts from nought."""
    return (
        f"there is no {as_player(seat)}: seats run from 0 to {players - 1}, for players 1 to {players}"
    )


class Invalid(Refusal):
    """The request is invalid, whoever makes it and whenever."""


class Unproven(Refusal):
    """The caller has not shown who they are."""


class NotAllowed(Refusal):
    """The caller may not do this."""


class NotFound(Refusal):
    """There is no such thing."""


class Conflict(Refusal):
    """Not now: the game is at another point."""


class MovedOn(Conflict):
    """The game has moved past the requested version: the answer is no longer needed."""


class TooMany(Refusal):
    """Too many requests, or too much at once."""


class Unavailable(Refusal):
    """The server cannot do it at present; nothing has changed."""
