"""The HTTP status of a refusal."""

from marrakech.service.errors import (
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
