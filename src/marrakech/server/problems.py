"""The HTTP status and body of a refusal."""

import msgspec

from marrakech.server.wire import Problem
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

STATUSES: dict[type[Refusal], int] = {
    Invalid: 400,
    Unproven: 401,
    NotAllowed: 403,
    NotFound: 404,
    Conflict: 409,
    TooMany: 429,
    Unavailable: 503,
}


def status(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    return next(STATUSES[kind] for kind in type(refusal).__mro__ if kind in STATUSES)


def body(refusal: Refusal) -> bytes:
    """The response body of a refusal."""
    return problem(refusal.code, refusal.message, dict(refusal.detail))


def problem(code: Code, message: str, detail: dict[str, object]) -> bytes:
    """The body of every error response."""
    return msgspec.json.encode(Problem(code, message, detail))
