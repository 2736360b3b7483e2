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
    """A refusal as JSON."""
    return msgspec.json.encode(Problem(refusal.code, refusal.message, dict(refusal.detail)))
