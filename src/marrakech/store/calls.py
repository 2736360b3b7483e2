"""Whom a store knows how to call, the turns that wait for somebody, and the calls that were made.

A contact is one way to call a guest: a browser's push subscription, an e-mail address, a webhook. A wait is
the turn of a slow game that a person has to play; it is there as long as that turn lasts, so that clocks and
calls are found again after a restart. A call is one message about one turn to one contact: its key makes it
unique, and it is taken before it is sent. So a process that dies while it sends may lose a message, and never
sends one twice.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, Protocol, TypeAlias

ContactKind: TypeAlias = Literal["push", "mail", "webhook"]
ContactId: TypeAlias = str
CallKey: TypeAlias = tuple[ContactId, str, int, bool]
"""The contact, the game, the turn, and whether it is the reminder."""


@dataclass(frozen=True, slots=True)
class Contact:
    """A way to call a guest, in a language and a time zone. Its text form hides where it leads."""

    id: ContactId
    holder: bytes
    kind: ContactKind
    target: str = field(repr=False)
    """An e-mail address, the address of a webhook, or a push subscription as JSON."""
    language: str
    zone: str
    origin: str
    """The address of the page where it was given, e.g. https://marrakech.example."""
    confirmed: bool
    made: float


@dataclass(frozen=True, slots=True)
class Wait:
    """A turn of a slow game that a person has to play until `due`.

    At `at` somebody should look whether a call is to be made, None for never; `stage` counts the calls made.
    """

    game: str
    turn: int
    seat: int
    due: float
    stage: int = 0
    at: float | None = 0.0


@dataclass(frozen=True, slots=True)
class Call:
    """A message about a turn to a contact, to be tried at a time."""

    contact: ContactId
    game: str
    turn: int
    reminder: bool
    at: float
    tries: int = 0

    @property
    def key(self) -> CallKey:
        """What makes it unique."""
        return self.contact, self.game, self.turn, self.reminder


@dataclass(frozen=True, slots=True)
class CallRecords:
    """All that a book holds, for a copy."""

    contacts: Sequence[Contact] = ()
    waits: Sequence[Wait] = ()
    calls: Sequence[tuple[Call, bool]] = ()
    """Calls, and whether each was taken."""
    secrets: Sequence[tuple[str, bytes]] = field(default=(), repr=False)


class CallBook(Protocol):
    """Contacts, waits, calls and the secrets that calls are signed with."""

    async def keep(self, contact: Contact) -> None:
        """Keep a contact, replacing one with the same id."""

    async def contact(self, id: ContactId) -> Contact | None:
        """A contact, or None."""

    async def contacts(self, holders: Collection[bytes]) -> list[Contact]:
        """The contacts of guests, the oldest first."""

    async def drop(self, id: ContactId) -> bool:
        """Delete a contact and the calls to it; whether it was there."""

    async def drop_unconfirmed(self, before: float) -> None:
        """Delete contacts made before a time that were never confirmed."""

    async def wait(self, wait: Wait) -> None:
        """Keep the wait of a game. For the same turn as before only `due` changes. An unknown game has none."""

    async def unwait(self, game: str) -> None:
        """Delete the wait of a game."""

    async def waits(self, after: str = "", limit: int = 500) -> list[Wait]:
        """A page of the waits, in the order of their games."""

    async def due_waits(self, now: float, limit: int = 100) -> list[Wait]:
        """The waits to be looked at by now, the longest overdue first."""

    async def plan(self, wait: Wait, calls: Sequence[Call] = ()) -> bool:
        """Replace the wait of the same game and turn, and add calls that are not there yet, atomically.

        Returns False, and changes nothing, if the game does not wait for that turn any more.
        """

    async def due_calls(self, now: float, limit: int = 50) -> list[Call]:
        """Calls that are to be tried by now and not taken, the longest overdue first."""

    async def take(self, call: Call) -> bool:
        """Take a call in order to send it; whether it was there to be taken. Only one taker gets it."""

    async def give_back(self, call: Call) -> None:
        """Put a call that was taken back, with its new time and number of tries."""

    async def forget_calls(self, before: float) -> None:
        """Delete calls whose time was before a time: nobody needs to know of them any more."""

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """A secret that all processes share: the one kept under a name, else the fresh one from now on."""

    async def records(self) -> CallRecords:
        """All that is kept."""

    async def fill(self, records: CallRecords) -> None:
        """Add what another book held; what is here already stays."""


class MemoryCallBook:
    """The book of a store in memory."""

    def __init__(self) -> None:
        self.games: Collection[str] = ()
        """The games of the store: waits and calls are about these."""
        self._contacts: dict[ContactId, Contact] = {}
        self._waits: dict[str, Wait] = {}
        self._calls: dict[CallKey, tuple[Call, bool]] = {}
        self._secrets: dict[str, bytes] = {}

    async def keep(self, contact: Contact) -> None:
        """See `CallBook.keep`."""
        self._contacts[contact.id] = contact

    async def contact(self, id: ContactId) -> Contact | None:
        """See `CallBook.contact`."""
        return self._contacts.get(id)

    async def contacts(self, holders: Collection[bytes]) -> list[Contact]:
        """See `CallBook.contacts`."""
        found = [one for one in self._contacts.values() if one.holder in holders]
        return sorted(found, key=lambda one: (one.made, one.id))

    async def drop(self, id: ContactId) -> bool:
        """See `CallBook.drop`."""
        self._calls = {key: kept for key, kept in self._calls.items() if key[0] != id}
        return self._contacts.pop(id, None) is not None

    async def drop_unconfirmed(self, before: float) -> None:
        """See `CallBook.drop_unconfirmed`."""
        for one in list(self._contacts.values()):
            if not one.confirmed and one.made < before:
                await self.drop(one.id)

    async def wait(self, wait: Wait) -> None:
        """See `CallBook.wait`."""
        before = self._waits.get(wait.game)
        if before is not None and before.turn == wait.turn:
            wait = replace(before, due=wait.due)
        if wait.game in self.games:
            self._waits[wait.game] = wait

    async def unwait(self, game: str) -> None:
        """See `CallBook.unwait`."""
        self._waits.pop(game, None)

    async def waits(self, after: str = "", limit: int = 500) -> list[Wait]:
        """See `CallBook.waits`."""
        return [self._waits[game] for game in sorted(self._waits) if game > after][:limit]

    async def due_waits(self, now: float, limit: int = 100) -> list[Wait]:
        """See `CallBook.due_waits`."""
        due = [
            (one.at, one.game) for one in self._waits.values() if one.at is not None and one.at <= now
        ]
        return [self._waits[game] for _, game in sorted(due)[:limit]]

    async def plan(self, wait: Wait, calls: Sequence[Call] = ()) -> bool:
        """See `CallBook.plan`."""
        before = self._waits.get(wait.game)
        if before is None or before.turn != wait.turn:
            return False
        self._waits[wait.game] = wait
        for call in calls:
            if call.contact in self._contacts:
                self._calls.setdefault(call.key, (call, False))
        return True

    async def due_calls(self, now: float, limit: int = 50) -> list[Call]:
        """See `CallBook.due_calls`."""
        due = [call for call, taken in self._calls.values() if not taken and call.at <= now]
        return sorted(due, key=lambda call: (call.at, call.key))[:limit]

    async def take(self, call: Call) -> bool:
        """See `CallBook.take`."""
        kept = self._calls.get(call.key)
        if kept is None or kept[1]:
            return False
        self._calls[call.key] = (kept[0], True)
        return True

    async def give_back(self, call: Call) -> None:
        """See `CallBook.give_back`."""
        if call.key in self._calls:
            self._calls[call.key] = (call, False)

    async def forget_calls(self, before: float) -> None:
        """See `CallBook.forget_calls`."""
        self._calls = {key: kept for key, kept in self._calls.items() if kept[0].at >= before}

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """See `CallBook.secret`."""
        return self._secrets.setdefault(name, fresh)

    async def records(self) -> CallRecords:
        """See `CallBook.records`."""
        return CallRecords(
            list(self._contacts.values()),
            list(self._waits.values()),
            list(self._calls.values()),
            list(self._secrets.items()),
        )

    async def fill(self, records: CallRecords) -> None:
        """See `CallBook.fill`."""
        for contact in records.contacts:
            self._contacts.setdefault(contact.id, contact)
        for wait in records.waits:
            if wait.game in self.games:
                self._waits.setdefault(wait.game, wait)
        for call, taken in records.calls:
            if call.game in self.games and call.contact in self._contacts:
                self._calls.setdefault(call.key, (call, taken))
        for name, secret in records.secrets:
            self._secrets.setdefault(name, secret)

    def forget_game(self, game: str) -> None:
        """Delete what is about a game that was deleted."""
        self._waits.pop(game, None)
        self._calls = {key: kept for key, kept in self._calls.items() if key[1] != game}
