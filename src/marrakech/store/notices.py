"""What the database announces of a stored entry, and the seal that shows who announced it.

A notice is a JSON array: `[version, game, at, command, entry]`, or `[version, game]` for an entry that has to
be read. Whoever may connect to the database may also NOTIFY, and a forged entry would be played at once by
every process that heard it. So each notice has a seal, a hash with a key that only the owner of the tables can
read; an entry without the right one is read from the log, as it always was.
"""

import hmac
from hashlib import sha256

import msgspec

from marrakech.store.base import GameId, LogEntry, Version


class Notice(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A stored entry; without `text` if it has to be read."""

    version: Version
    game: GameId
    at: float = 0.0
    command: str | None = None
    text: str | None = None

    @property
    def entry(self) -> LogEntry | None:
        """The entry, if the notice carries it."""
        if self.text is None:
            return None
        return LogEntry(self.version, self.at, self.text.encode(), self.command)


_decoder = msgspec.json.Decoder(Notice)


def seal(key: bytes, notice: bytes) -> str:
    """The hash that shows who announced a notice; the same as `announce` in the database computes."""
    return sha256(key + sha256(key + notice).digest()).hexdigest()


def read_notice(payload: str, key: bytes) -> Notice:
    """The notice of a payload, without its entry if the seal is wrong. Raises `ValueError` if it is none."""
    sealed, _, text = payload.partition(" ")
    encoded = text.encode()
    try:
        notice = _decoder.decode(encoded)
    except msgspec.MsgspecError as error:
        raise ValueError(f"not a notice of an entry: {error}") from error
    if hmac.compare_digest(sealed.encode(), seal(key, encoded).encode()):
        return notice
    return Notice(notice.version, notice.game)
