"""Fair dice: fixed before the first roll, proved after the last.

A game has a secret of 256 bits. Its commitment is published when the game is created; every roll and
both piles follow from it, so that neither a crash, a retry nor the host can roll again:

    commitment   SHA-256( "marrakech dice 1" | game | terms | secret )
    stream(what) HMAC-SHA-256( secret, "marrakech dice 1" | game | terms | what | block ), block 0, 1...
    die, turn n  the first byte below 252 of stream("die n"), modulo 6, a face of 1 2 2 3 3 4
    pile, seat s rugs of the first colour (0), then of the second (1), shuffled from the last to the
                 second with stream("pile s"): number i swaps with number (byte modulo i + 1), bytes
                 that would favour low numbers being passed over likewise

The parts are joined by newlines. The terms are the game's rules in words. At the end the secret is
published and anybody can check all of it with `verify`.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from marrakech.kernel.chance import DIE
from marrakech.kernel.state import Player
from marrakech.record import moves

SCHEME = "marrakech dice 1"
SECRET_BYTES = 32
PILE_EACH = 12
"""Rugs of each of the two colours in a pile."""


ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters of ids and codes: none that is taken for another."""


def letters(digest: bytes, length: int) -> str:
    """Bytes as letters, e.g. for a code in a link."""
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:length])


@dataclass(frozen=True, slots=True)
class FairDice:
    """All chance of one game (a `record.dice.Dice`). Its text form hides the secret."""

    secret: bytes
    game: str
    terms: str

    def __repr__(self) -> str:
        return f"FairDice(game={self.game!r})"

    @property
    def commitment(self) -> str:
        """What is published before the first roll, in hex."""
        return hashlib.sha256(self._message("").encode() + self.secret).hexdigest()

    def die(self, turn: int) -> int:
        """Steps that the die shows in a turn, counted from 1; it depends on nothing else."""
        return DIE[_below(self._bytes(f"die {turn}"), len(DIE))]

    def pile(self, player: Player, first: int = PILE_EACH, second: int = PILE_EACH) -> tuple[int, ...]:
        """The rugs of a pile, top first: 0 for the player's first colour, 1 for the second."""
        rugs = [0] * first + [1] * second
        stream = self._bytes(f"pile {player}")
        for last in range(len(rugs) - 1, 0, -1):
            other = _below(stream, last + 1)
            rugs[last], rugs[other] = rugs[other], rugs[last]
        return tuple(rugs)

    def invitation(self, seat: Player) -> str:
        """The code that gives the right to take a seat: 160 bits that cannot be guessed."""
        return self._block(f"invitation {seat}", 0)[:20].hex()

    def table_code(self) -> str:
        """The code of the one link to the table, short enough to be read aloud: 40 bits."""
        return letters(self._block("table", 0), 8)

    def device_code(self, seat: Player, devices: int) -> str:
        """The code that lets one device more play a seat that has so many."""
        return self._block(f"device {seat} {devices}", 0)[:20].hex()

    def _bytes(self, what: str) -> Iterator[int]:
        block = 0
        while True:
            yield from self._block(what, block)
            block += 1

    def _block(self, what: str, block: int) -> bytes:
        return hmac.digest(self.secret, self._message(f"{what}\n{block}").encode(), "sha256")

    def _message(self, what: str) -> str:
        return "\n".join((SCHEME, self.game, self.terms, what))


def seeded_secret(seed: str) -> bytes:
    """The secret that a seed stands for: the same dice again, for whoever knows the seed."""
    return hashlib.sha256(f"{SCHEME}\nseed\n{seed}".encode()).digest()


def new_secret() -> bytes:
    """256 bits from the system's generator."""
    return secrets.token_bytes(SECRET_BYTES)


def _below(stream: Iterator[int], limit: int) -> int:
    """A uniform integer in [0, limit): bytes that would favour low values are passed over."""
    fair = 256 - 256 % limit
    for byte in stream:
        if byte < fair:
            return byte % limit
    raise AssertionError("the stream has no end")


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was checked; `wrong` are the turns or seats where it does not hold."""

    what: Literal["commitment", "rolls", "piles"]
    ok: bool
    wrong: tuple[int, ...] = ()


def verify(
    dice: FairDice,
    commitment: str,
    rolls: Mapping[int, int],
    draws: Mapping[Player, Sequence[int]],
) -> list[Check]:
    """Check a finished game against its secret: commitment, the roll of each turn, the draws of
    each pile (0 for the player's first colour, 1 for the second).
    """
    committed = hmac.compare_digest(dice.commitment.encode(), commitment.lower().encode())
    wrong = tuple(turn for turn, steps in sorted(rolls.items()) if dice.die(turn) != steps)
    checks = [Check("commitment", committed), Check("rolls", not wrong, wrong)]
    if draws:
        forged = tuple(
            seat
            for seat, drawn in sorted(draws.items())
            if tuple(drawn) != dice.pile(seat)[: len(drawn)]
        )
        checks.append(Check("piles", not forged, forged))
    return checks


def rolls(played: Sequence[moves.Move]) -> dict[int, int]:
    """The steps of each turn, counted from 1."""
    steps = [move.steps for move in played if isinstance(move, moves.Roll)]
    return dict(enumerate(steps, 1))


def draws(played: Sequence[moves.Move]) -> dict[int, list[int]]:
    """What each pile has shown, top first: 0 for the player's first colour, 1 for the second."""
    shown: dict[int, list[int]] = {}
    for move in played:
        if isinstance(move, moves.Draw):
            shown.setdefault(move.colour % 2, []).append(move.colour // 2)
    return shown
