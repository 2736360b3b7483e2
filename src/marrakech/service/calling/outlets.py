"""The ways in which this house can call somebody."""

from dataclasses import dataclass
from typing import Protocol

from marrakech.record.errors import MarrakechError
from marrakech.service.calling.wording import CallWords
from marrakech.store.calls import Contact


class Undelivered(MarrakechError):  # noqa: N818 (named by what was wrong)
    """A call that did not arrive. `gone` if the contact is no more, `again` if it may work later.

    The message names no address.
    """

    def __init__(self, why: str, *, gone: bool = False, again: bool = False) -> None:
        super().__init__(why)
        self.gone = gone
        self.again = again


@dataclass(frozen=True, slots=True)
class Letter:
    """A call on its way: what it says, where it leads, how it is stopped, and how long it matters."""

    words: CallWords
    link: str
    stop: str
    topic: str
    seconds: float


class Outlet(Protocol):
    """One way: push, mail or webhook."""

    async def check(self, target: str) -> str:
        """A target as it is kept. Raises `Invalid` for one that cannot be called."""

    async def send(self, contact: Contact, letter: Letter) -> None:
        """Send a call. Raises `Undelivered`."""


def failed(status: int) -> Undelivered | None:
    """What an HTTP status means for a call; None if it arrived."""
    if 200 <= status < 300:
        return None
    if status in (404, 410):
        return Undelivered(f"status {status}: there is nobody any more", gone=True)
    if 300 <= status < 400:
        return Undelivered(f"status {status}: redirects are not followed")
    return Undelivered(f"status {status}", again=status >= 500 or status in (408, 425, 429))
