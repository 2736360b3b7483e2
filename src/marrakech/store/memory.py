"""A store in memory: for `--memory` and for tests."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import replace

from marrakech.store.base import (
    LISTED,
    Claim,
    GameId,
    Holder,
    LogEntry,
    NewEntry,
    Order,
    StoredGame,
    Version,
    Watcher,
)
from marrakech.store.calls import MemoryCallBook
from marrakech.store.errors import (
    CommandSeen,
    GameExists,
    SeatTaken,
    StaleVersion,
    StoreUnavailable,
    UnknownGame,
)
from marrakech.store.sharing import LocalShared


def in_force(orders: Mapping[str, Order], prefix: str) -> dict[str, Order]:
    """The orders that hold now, in order of their keys."""
    now = time.time()
    return {
        key: order
        for key, order in sorted(orders.items())
        if key.startswith(prefix) and (order.until is None or order.until > now)
    }


class MemoryStore:
    """The `Store` interface over dictionaries; everything is gone when the process ends.

    With `many`, its users behave as if each were a separate process.
    """

    def __init__(self, *, many: bool = False) -> None:
        self.many = many
        self.last_used: float | None = None
        self.shared = LocalShared()
        self.calls = MemoryCallBook()
        self._games: dict[GameId, StoredGame] = {}
        self.calls.games = self._games
        self._logs: dict[GameId, list[LogEntry]] = {}
        self._commands: dict[tuple[GameId, str], Version] = {}
        self._reviews: dict[tuple[GameId, str], bytes] = {}
        self._orders: dict[str, Order] = {}
        self._watchers: list[Watcher] = []
        self._closed = False

    async def create(self, game: StoredGame, entries: Sequence[NewEntry]) -> None:
        """See `Store.create`."""
        self._check_open()
        if game.id in self._games:
            raise GameExists(game.id)
        self._games[game.id] = replace(game, holders=dict(game.holders))
        self._logs[game.id] = [
            LogEntry(number, entry.at, entry.text, entry.command)
            for number, entry in enumerate(entries, 1)
        ]
        for number, entry in enumerate(entries, 1):
            if entry.command is not None:
                self._commands[game.id, entry.command] = number

    async def append(
        self, game: GameId, version: Version, entry: NewEntry, *, claim: Claim | None = None
    ) -> None:
        """See `Store.append`."""
        self._check_open()
        stored = self._stored(game)
        log = self._logs[game]
        command = entry.command
        if command is not None and (seen := self._commands.get((game, command))) is not None:
            raise CommandSeen(game, command, seen)
        if version != len(log) + 1:
            raise StaleVersion(game, version, len(log))
        if claim is not None:
            seat, holder = claim
            if seat in stored.holders:
                raise SeatTaken(game, seat)
            self._games[game] = replace(stored, holders={**stored.holders, seat: holder})
        new = LogEntry(version, entry.at, entry.text, command)
        log.append(new)
        if command is not None:
            self._commands[game, command] = version
        for watcher in self._watchers:
            watcher.grown(game, version, new if claim is None else None)

    async def game(self, game: GameId) -> StoredGame:
        """See `Store.game`."""
        self._check_open()
        return self._stored(game)

    async def entries(self, game: GameId, after: Version = 0) -> list[LogEntry]:
        """See `Store.entries`."""
        self._check_open()
        return self._logs.get(game, [])[max(after, 0) :]

    async def version_of(self, game: GameId, command: str) -> Version | None:
        """See `Store.version_of`."""
        self._check_open()
        return self._commands.get((game, command))

    async def games_of(self, holder: Holder, limit: int = 50) -> list[GameId]:
        """See `Store.games_of`."""
        self._check_open()
        mine = [
            stored.id
            for stored in self._games.values()
            if holder == stored.creator or holder in stored.holders.values()
        ]
        mine = mine[-LISTED:]
        mine.sort(key=lambda game: (-self._logs[game][-1].at, game))
        return mine[:limit]

    async def delete(self, game: GameId) -> None:
        """See `Store.delete`."""
        self._check_open()
        self._stored(game)
        del self._games[game]
        del self._logs[game]
        self._commands = {key: version for key, version in self._commands.items() if key[0] != game}
        self._reviews = {key: text for key, text in self._reviews.items() if key[0] != game}
        self.calls.forget_game(game)

    async def games(self, after: GameId = "", limit: int = 1000) -> list[GameId]:
        """See `Store.games`."""
        self._check_open()
        return sorted(game for game in self._games if game > after)[:limit]

    async def untouched_since(self, when: float, limit: int = 1000) -> list[GameId]:
        """See `Store.untouched_since`."""
        self._check_open()
        return sorted(game for game, log in self._logs.items() if log[-1].at < when)[:limit]

    async def keep_review(self, game: GameId, key: str, text: bytes) -> None:
        """See `Store.keep_review`."""
        self._check_open()
        self._stored(game)
        self._reviews[game, key] = text

    async def review(self, game: GameId, key: str) -> bytes | None:
        """See `Store.review`."""
        self._check_open()
        return self._reviews.get((game, key))

    async def order(self, key: str, order: Order) -> None:
        """See `Store.order`."""
        self._check_open()
        self._orders[key] = order

    async def orders(self, prefix: str = "") -> dict[str, Order]:
        """See `Store.orders`."""
        self._check_open()
        return in_force(self._orders, prefix)

    async def lift(self, key: str) -> bool:
        """See `Store.lift`."""
        held = key in await self.orders(key)
        self._orders.pop(key, None)
        return held

    async def time(self) -> float:
        """See `Store.time`."""
        return time.time()

    async def watch(self, watcher: Watcher) -> None:
        """See `Store.watch`: notified synchronously, of every entry."""
        self._watchers.append(watcher)

    async def tell(self, game: GameId, message: str) -> None:
        """See `Store.tell`."""
        self._check_open()
        for watcher in self._watchers:
            watcher.told(game, message)

    async def close(self) -> None:
        """See `Store.close`."""
        self._closed = True

    def _stored(self, game: GameId) -> StoredGame:
        try:
            return self._games[game]
        except KeyError:
            raise UnknownGame(game) from None

    def _check_open(self) -> None:
        if self._closed:
            raise StoreUnavailable("the store is closed")
