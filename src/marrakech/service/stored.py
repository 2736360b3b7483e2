"""What the store answers, in the words of the service: its errors become refusals."""

import logging
from collections.abc import Awaitable
from typing import TypeVar

from marrakech.service.errors import NotFound, Unavailable
from marrakech.store import DamagedFile, StoreUnavailable, UnknownGame

logger = logging.getLogger(__name__)

STORE_RETRY = 1
"""Seconds after which to retry when the store failed."""

T = TypeVar("T")


async def answered(question: Awaitable[T]) -> T:
    """Await the store; raises `NotFound` if it has no such game, `Unavailable` if it fails."""
    try:
        return await question
    except UnknownGame as gone:
        raise unknown(gone) from None
    except DamagedFile as error:
        logger.error("the store is damaged: %s", error)
        raise Unavailable(
            "unreadable_game", "this game cannot be read: the file that keeps it is damaged"
        ) from error
    except StoreUnavailable as error:
        raise unavailable(error) from error


def unknown(gone: UnknownGame) -> NotFound:
    """The refusal where the store has no such game."""
    return NotFound(
        "unknown_game", f"there is no game {gone.game!r} here: check the link", game=gone.game
    )


def unavailable(error: StoreUnavailable) -> Unavailable:
    """The refusal where the store failed, which is logged."""
    logger.error("the store failed: %s", error)
    return Unavailable(
        "store_unavailable",
        "the game could not be saved, so nothing has changed: try again",
        retry_after=STORE_RETRY,
    )
