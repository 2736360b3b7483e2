"""A store that keeps nothing: for `--memory` and for tests."""

from collections.abc import Sequence
from dataclasses import replace

from marrakech.store.base import Entry, GameId, Holder, NewEntry, Seat, StoredGame, Version
from marrakech.store.errors import (
    CommandSeen,
    GameExists,
    SeatTaken,
    StaleVersion,
    StoreUnavailable,
    UnknownGame,
)


class MemoryStore:
    """The `Store` interface over dictionaries; everything is gone when the process ends."""

    def __init__(self) -> None:
        self._games: dict[GameId, StoredGame] = {}
        self._logs: dict[GameId, list[Entry]] = {}
        self._commands: dict[tuple[GameId, str], Version] = {}
        self._closed = False

    async def create(self, game: StoredGame, entries: Sequence[NewEntry]) -> None:
        """See `Store.create`."""
        self._check_open()
        if game.id in self._games:
            raise GameExists(game.id)
        self._games[game.id] = replace(game, holders=dict(game.holders))
        self._logs[game.id] = [
            Entry(number, entry.at, entry.text) for number, entry in enumerate(entries, 1)
        ]

    async def append(
        self,
        game: GameId,
        version: Version,
        entry: NewEntry,
        *,
        command: str | None = None,
        claim: tuple[Seat, Holder] | None = None,
    ) -> None:
        """See `Store.append`."""
        self._check_open()
        stored = self._stored(game)
        log = self._logs[game]
        if command is not None and (seen := self._commands.get((game, command))) is not None:
            raise CommandSeen(game, command, seen)
        if version != len(log) + 1:
            raise StaleVersion(game, version, len(log))
        if claim is not None:
            seat, holder = claim
            if seat in stored.holders:
                raise SeatTaken(game, seat)
            self._games[game] = replace(stored, holders={**stored.holders, seat: holder})
        log.append(Entry(version, entry.at, entry.text))
        if command is not None:
            self._commands[game, command] = version

    async def game(self, game: GameId) -> StoredGame:
        """See `Store.game`."""
        self._check_open()
        return self._stored(game)

    async def entries(self, game: GameId, after: Version = 0) -> list[Entry]:
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
        mine.sort(key=lambda game: (-self._logs[game][-1].at, game))
        return mine[:limit]

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
