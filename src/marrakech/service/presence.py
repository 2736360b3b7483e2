"""Who is at a table: bots always, people while they listen."""

import weakref
from collections.abc import Callable

from marrakech.kernel.state import Player
from marrakech.service.channel import Channel, Presence
from marrakech.service.seats import MOST_SEATS, Seats
from marrakech.store.base import Holder


class SeatPresence:
    """Which seats of a game have somebody at the table, told to its listeners whenever that changes."""

    def __init__(self, seats: Seats) -> None:
        self._seats = seats
        self.channel = Channel(_weakly(self))

    def by_seat(self) -> tuple[bool, ...]:
        """Which seats have somebody at the table now."""
        seats = self._seats
        there = {key % MOST_SEATS for key, one in seats.holders.items() if self.channel.present(one)}
        return tuple(seats.now.is_bot(seat) or seat in there for seat in range(seats.setup.players))

    def listens(self, seat: Player) -> bool:
        """Whether the seat has a bot or a person with an open stream."""
        return self._seats.now.is_bot(seat) or any(map(self.channel.listens, self._seats.held_by(seat)))

    def message(self) -> Presence:
        """The current presence."""
        return Presence(self.by_seat(), self.channel.choosing)

    def announce(self) -> None:
        """Publish the current presence."""
        self.channel.publish(self.message())

    def expect_players(self) -> None:
        """Count every holder of a seat as present for a while, e.g. after a restart."""
        for holder in set(self._seats.holders.values()):
            self.channel.expect(holder)

    def hear(self, elsewhere: frozenset[Holder], choosing: int = 0) -> None:
        """Learn who listens to this game in other processes, and how many are at an invitation there."""
        before = self.message()
        self.channel.elsewhere = elsewhere
        self.channel.choosing_elsewhere = choosing
        if self.message() != before:
            self.announce()


def _weakly(presence: SeatPresence) -> Callable[[], None]:
    """Announces presence without a cycle of references, which would keep an unused game in memory."""
    reference = weakref.ref(presence)

    def changed() -> None:
        found = reference()
        if found is not None:
            found.announce()

    return changed
