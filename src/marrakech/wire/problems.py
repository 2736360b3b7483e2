"""Why a request was refused, as JSON."""

from typing import Any

import msgspec

from marrakech.service.errors import Code, Refusal


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a code for programs, a sentence for people, and details."""

    code: Code
    message: str
    detail: dict[str, Any]


def body(refusal: Refusal) -> bytes:
    """The response body of a refusal."""
    return problem(refusal.code, refusal.message, dict(refusal.detail))


def problem(code: Code, message: str, detail: dict[str, object]) -> bytes:
    """The body of every error response."""
    return msgspec.json.encode(Problem(code, message, detail))
