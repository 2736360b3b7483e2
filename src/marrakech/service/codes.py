"""The codes that open seats, from a secret of their own that is never published.

The secret of the dice is revealed at the end and lives on in game files, so nothing that opens a seat may
follow from it. Every game has a second secret for its codes, which never leaves the service:

    code(what)    HMAC-SHA-256( code secret, "marrakech codes 1" | game | what ), parts joined by newlines
    invitation    code("invitation SEAT RENEWALS"), 160 bits in hex: takes one seat
    table         code("table RENEWALS"), 14 letters, 69 bits: takes the next free seat
    device        code("device SEAT RENEWALS DEVICES"), 160 bits in hex: one more device for a seat, once
    return        code("return RENEWALS RETURNS"), 160 bits in hex: the host plays on in another browser, once
    rematch       code("rematch"), 12 letters: the id of the game that follows, the same whoever asks for it
    fewer         code("fewer"), 12 letters: the id of the game of those who play without the others

RENEWALS counts how often a code was renewed: when a seat was freed, and when the operator wanted new links;
RETURNS how often the return link was used.
"""

import hmac
import secrets

from marrakech.kernel.state import Player
from marrakech.service.fairdice import FairDice

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""The alphabet of ids and codes, without look-alikes."""
ID_LETTERS = 12
TABLE_LETTERS = 14
"""Letters of the link to a table: 31 to the 14th is 69 bits."""
LONG_BYTES = 20


class Codes:
    """The codes of one game. Their text form hides the secret."""

    def __init__(self, secret: bytes, game: str) -> None:
        self._secret = secret
        self._game = game

    def __repr__(self) -> str:
        return f"Codes(game={self._game!r})"

    def invitation(self, seat: Player, renewals: int) -> str:
        """The code that gives the right to take a seat."""
        return self._code(f"invitation {seat} {renewals}")[:LONG_BYTES].hex()

    def table(self, renewals: int) -> str:
        """The code of the one link to the table, short enough to be read aloud."""
        return letters(self._code(f"table {renewals}"), TABLE_LETTERS)

    def device(self, seat: Player, renewals: int, devices: int) -> str:
        """The code that lets one device more play a seat that has had so many."""
        return self._code(f"device {seat} {renewals} {devices}")[:LONG_BYTES].hex()

    def back(self, renewals: int, returns: int) -> str:
        """The code of the link by which a host comes back from another browser."""
        return self._code(f"return {renewals} {returns}")[:LONG_BYTES].hex()

    def fewer(self) -> str:
        """The id of the game that those who came play without the others."""
        return letters(self._code("fewer"), ID_LETTERS)

    def rematch(self) -> str:
        """The id of the game's rematch, so that concurrent offers lead to the same one."""
        return letters(self._code("rematch"), ID_LETTERS)

    def _code(self, what: str) -> bytes:
        message = "\n".join(("marrakech codes 1", self._game, what))
        return hmac.digest(self._secret, message.encode(), "sha256")


class OldCodes:
    """The codes of games begun before log version 6: they follow from the secret of the dice.

    A link that was handed out then opens its seat until that secret is published: see `Seats`.
    """

    def __init__(self, dice: FairDice) -> None:
        self._dice = dice

    def invitation(self, seat: Player) -> str:
        """See `Codes.invitation`."""
        return self._dice.block(f"invitation {seat}", 0)[:LONG_BYTES].hex()

    def table(self) -> str:
        """See `Codes.table`."""
        return self._letters(self._dice.block("table", 0), 8)

    def device(self, seat: Player, devices: int) -> str:
        """See `Codes.device`."""
        return self._dice.block(f"device {seat} {devices}", 0)[:LONG_BYTES].hex()

    def rematch(self, game: str) -> str:
        """The id of a rematch that was offered before the upgrade."""
        digest = hmac.digest(self._dice.secret, f"rematch {game}".encode(), "sha256")
        return self._letters(digest, ID_LETTERS)

    def _letters(self, digest: bytes, length: int) -> str:
        return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:length])


def letters(digest: bytes, length: int) -> str:
    """Bytes as letters, all equally likely but for less than 1 in 2^180, e.g. for a code in a link."""
    number = int.from_bytes(digest, "big")
    found = []
    for _ in range(length):
        number, letter = divmod(number, len(ALPHABET))
        found.append(ALPHABET[letter])
    return "".join(found)


def random_letters(length: int) -> str:
    """Letters from the system's generator, about 5 bits each."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def same(code: str, given: str) -> bool:
    """Whether a given code is the right one, in constant time."""
    return hmac.compare_digest(code.encode(), given.encode())
