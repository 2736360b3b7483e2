# ruff: noqa: N818 (a refusal is named by what was wrong)
"""The errors of a store.

StoreError
├── UnknownGame        no game of that id
├── GameExists         the id is taken
├── StaleVersion       the log has moved on (or never got that far)
├── CommandSeen        this command was stored before, as the version it names
├── SeatTaken          somebody else holds the seat
└── StoreUnavailable   the disk, the file or the database failed: nothing was written
    ├── DamagedFile    part of the file is damaged; games elsewhere in it may be whole
    └── UnreadableFile the file or database cannot be used: not one of ours, damaged, or from a newer release
        ├── FileInUse  another process has the file
        └── NotReached the database does not answer, but may later
"""

from marrakech.record.errors import MarrakechError


class StoreError(MarrakechError):
    """A store refused or failed; the message says what and why."""


class UnknownGame(StoreError):
    """No game has this id."""

    def __init__(self, game: str) -> None:
        super().__init__(f"there is no game {game!r} in this store")
        self.game = game


class GameExists(StoreError):
    """A game of this id is already stored."""

    def __init__(self, game: str) -> None:
        super().__init__(f"a game {game!r} is already in this store")
        self.game = game


class StaleVersion(StoreError):
    """The entry's version is not the next in the log."""

    def __init__(self, game: str, version: int, current: int) -> None:
        super().__init__(
            f"game {game!r} is at version {current}: its next entry is {current + 1}, not {version}"
        )
        self.game = game
        self.current = current


class CommandSeen(StoreError):
    """The command is already in the log, as the given version."""

    def __init__(self, game: str, command: str, version: int) -> None:
        super().__init__(f"command {command!r} of game {game!r} is stored as version {version}")
        self.version = version


class SeatTaken(StoreError):
    """The seat already has a holder; it keeps it for the whole game."""

    def __init__(self, game: str, seat: int) -> None:
        super().__init__(f"seat {seat} of game {game!r} is already held")
        self.seat = seat


class StoreUnavailable(StoreError):
    """The store cannot be read or written at present; nothing was written."""


class DamagedFile(StoreUnavailable):
    """A part of the file is damaged; games elsewhere in it may be whole."""


class UnreadableFile(StoreUnavailable):
    """The file or database cannot be opened, is not a Marrakech store, or comes from a newer release."""


class FileInUse(UnreadableFile):
    """Another process has the file."""


class NotReached(UnreadableFile):
    """The database does not answer, but may later."""
