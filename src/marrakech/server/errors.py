"""Refusals that only HTTP knows (of a host, an origin or a method), and the status of every refusal."""

from typing import Any, Literal, TypeAlias, get_args

import msgspec

from marrakech.service.errors import (
    Code,
    Conflict,
    Invalid,
    NotAllowed,
    NotFound,
    Refusal,
    TooMany,
    Unavailable,
    Unproven,
)

HttpCode: TypeAlias = Literal[Code, "host_not_allowed", "method_not_allowed", "origin_not_allowed"]
HTTP_CODES: tuple[HttpCode, ...] = get_args(HttpCode)
"""Every code that a response can carry; docs/http.md says what each means."""

STATUSES: dict[type[Refusal], int] = {
    Invalid: 400,
    Unproven: 401,
    NotAllowed: 403,
    NotFound: 404,
    Conflict: 409,
    TooMany: 429,
    Unavailable: 503,
}


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a code for programs, a sentence for people, and details."""

    code: HttpCode
    message: str
    detail: dict[str, Any]


class ForeignRequestError(Exception):
    """A request to another host, or a change that another site's page asks for."""

    def __init__(self, status: int, code: HttpCode, message: str) -> None:
        super().__init__(status, code, message)
        self.status = status
        self.code: HttpCode = code
        self.message = message


def status(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    return next(STATUSES[kind] for kind in type(refusal).__mro__ if kind in STATUSES)


def problem(code: HttpCode, message: str, **detail: object) -> bytes:
    """The body of an error response."""
    return msgspec.json.encode(Problem(code, message, detail))
