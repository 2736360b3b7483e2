"""Who listens where: what one process tells the others of its listeners, and hears of theirs.

A process writes down the audience of a game when it has changed, and then says which games these are; the
others read those that they have in memory. They read all of them after lost notifications and when a process
has come or gone. So a full house in which nobody comes or goes costs one small lease for each process.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar
from weakref import WeakKeyDictionary, WeakSet

from marrakech.service.table import LiveTable
from marrakech.store.sharing import PROCESS, Audience, Owner

if TYPE_CHECKING:
    from marrakech.service.fleet import Fleet

GAMES_AT_ONCE = 100
"""Games that are written, read or told of at once: a few milliseconds, and less than NOTIFY takes."""

T = TypeVar("T")


class Attendance:
    """The audiences of all games in memory, here and elsewhere."""

    def __init__(self, fleet: "Fleet") -> None:
        self._fleet = fleet
        self._told: dict[str, Audience] = {}
        """The audiences here, as the others know them."""
        self._untold: dict[str, Audience] = {}
        """The audiences here that have changed since."""
        self._heard: WeakKeyDictionary[LiveTable, Mapping[Owner, Audience]] = WeakKeyDictionary()
        """The audiences elsewhere."""
        self._due: WeakSet[LiveTable] = WeakSet()
        """The games whose audiences elsewhere have to be read again."""
        self._others: frozenset[Owner] = frozenset()
        """The other processes that are alive."""

    def changed(self, games: Collection[str]) -> None:
        """The audiences of games have changed in another process."""
        self._due.update(table for table in map(self._fleet.lobby.live, games) if table is not None)

    def missed(self) -> None:
        """Any audience may have changed in another process."""
        self._due.update(self._fleet.lobby.tables)

    def forgotten(self) -> None:
        """The store may have lost what was told."""
        self._untold = self._told | self._untold
        self._told = {}

    async def exchange(self) -> None:
        """Tell what has changed here, and hear what has changed elsewhere."""
        await self._tell()
        alive = (await self._fleet.lobby.store.shared.owners(PROCESS)).values()
        others = frozenset(alive) - {self._fleet.owner}
        if others != self._others:
            self._others = others
            self.missed()
        await self._hear()

    async def _tell(self) -> None:
        tables = self._fleet.lobby.tables
        for table in tables:
            if table.channel.changed:
                table.channel.changed = False
                self._untold[table.id] = _audience(table)
        for game in self._told.keys() - {table.id for table in tables}:
            self._untold[game] = Audience()
        news = [
            (game, audience)
            for game, audience in self._untold.items()
            if audience != self._told.get(game, Audience())
        ]
        for some in _slices(news):
            await self._fleet.lobby.store.shared.gather(self._fleet.owner, dict(some))
            await self._fleet.tell_audiences([game for game, _ in some])
            self._told |= some
        self._told = {game: audience for game, audience in self._told.items() if audience}
        self._untold = {}

    async def _hear(self) -> None:
        self._due.update(table for table in self._fleet.lobby.tables if table not in self._heard)
        for some in _slices(list(self._due)):
            # Before they are read, for they may change again meanwhile.
            self._due.difference_update(some)
            try:
                found = await self._fleet.lobby.store.shared.audiences([table.id for table in some])
            except BaseException:
                self._due.update(some)
                raise
            for table in some:
                self._hear_one(table, found.get(table.id, {}))

    def _hear_one(self, table: LiveTable, found: Mapping[Owner, Audience]) -> None:
        before = self._heard.get(table, {})
        there = {owner: audience for owner, audience in found.items() if owner in self._others}
        self._heard[table] = there
        for owner in before.keys() - self._others:
            # Its process has died: whoever listened there may come back.
            for holder in before[owner].holders:
                table.channel.lost(holder)
        table.presence.hear(
            frozenset().union(*(audience.holders for audience in there.values())),
            sum(audience.choosing for audience in there.values()),
        )


def _audience(table: LiveTable) -> Audience:
    return Audience(frozenset(table.channel.here), table.channel.choosing_here)


def _slices(things: Sequence[T]) -> Iterator[Sequence[T]]:
    return (things[start : start + GAMES_AT_ONCE] for start in range(0, len(things), GAMES_AT_ONCE))
