"""Reviews kept in the store, each made by one process at a time: whoever makes one holds its lease."""

import logging
import secrets
from typing import Final

import msgspec

from marrakech.analysis.reviewed import Review
from marrakech.store import Store, StoreError

logger = logging.getLogger(__name__)

REVIEW_VERSION: Final = 5
"""Incremented when the same game gets a different review: those kept by an earlier release are made again."""
STUDY_LEASE: Final = 10.0
"""Seconds that a lease lasts without being renewed."""


class ReviewArchive:
    """The reviews of one store. A store that cannot be reached is logged, and the work goes on without."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._owner = secrets.token_hex(8)
        self._decoder = msgspec.json.Decoder(Review)

    async def find(self, game: str, key: str) -> Review | None:
        """A review that was kept."""
        try:
            text = await self._store.review(game, f"{REVIEW_VERSION} {key}")
            return None if text is None else self._decoder.decode(text)
        except (StoreError, msgspec.MsgspecError) as error:
            logger.warning("the review %s could not be read: %s", key, error)
            return None

    async def keep(self, game: str, key: str, review: Review) -> None:
        """Keep a review."""
        try:
            await self._store.keep_review(game, f"{REVIEW_VERSION} {key}", msgspec.json.encode(review))
        except StoreError as error:
            logger.warning("the review %s could not be kept: %s", key, error)

    async def claim(self, key: str) -> bool:
        """Whether this process may make a review, or go on making it: no other process is."""
        try:
            return await self._store.shared.claim(f"study {key}", self._owner, STUDY_LEASE)
        except StoreError as error:
            logger.warning("the review %s is made without a lease: %s", key, error)
            return True

    async def release(self, key: str) -> None:
        """Let others make a review."""
        try:
            await self._store.shared.release(f"study {key}", self._owner)
        except StoreError as error:
            logger.warning("the lease of the review %s lapses: %s", key, error)
