"""Fair dice: chosen by nobody, proved after the last roll.

A game has a secret of 256 bits. Its commitment is published when the game is created, and a roll mixes in a
number that the player's page sends with it: the host cannot know the number when it commits, the player does
not know the secret, so neither can choose. docs/fair-dice.md explains it to players. In scheme 2, with parts
joined by newlines:

    commitment    SHA-256( "marrakech dice 2" | game | terms | "" ) over the secret appended
    stream(what)  HMAC-SHA-256( secret, "marrakech dice 2" | game | terms | what | block ), block 0, 1...
    number n      of turn n: 32 hex digits sent with the roll; where none was sent (bots), the first 32 of
                  SHA-256( "marrakech number" | number n - 1 )
    number 0      the first 32 of SHA-256( "marrakech seats" | numbers given when seats were taken, in order )
    die, turn n   the first byte below 252 of stream("die n" | number n), modulo 6, a face of 1 2 2 3 3 4
    draw, turn n  of a pile with f rugs of the first colour left and s of the second: a byte of
                  stream("draw n" | number n) modulo f + s is below f for the first colour; bytes that would
                  favour low values are passed over. The first rug of seat p: stream("deal p" | number 0)

In scheme 1, which games begun before have, there are no numbers: stream("die n"), and a pile is shuffled at
once with stream("pile s"), from the last rug to the second: number i swaps with number (byte modulo i + 1).
The terms are the game's rules in words. At the end the secret is published and anybody can check it all.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from marrakech.kernel import state as kernel
from marrakech.kernel.chance import DIE
from marrakech.kernel.state import Player
from marrakech.record import moves
from marrakech.record.node import Node

SCHEME = 2
"""The scheme of new games."""
BY_HAND = 0
"""Stands for the dice of a real table, in place of a scheme: people rolled them, and nothing can be proved."""
NUMBER_DIGITS = 32
SECRET_BYTES = 32
PILE_EACH = 12
"""Rugs of each of the two colours in a pile."""


@dataclass(frozen=True, slots=True)
class FairDice:
    """All chance of one game (a `record.dice.Dice`). Its text form hides the secret."""

    secret: bytes
    game: str
    terms: str
    scheme: int = SCHEME

    def __repr__(self) -> str:
        return f"FairDice(game={self.game!r})"

    @property
    def commitment(self) -> str:
        """What is published before the first roll, in hex."""
        return hashlib.sha256(self._message("").encode() + self.secret).hexdigest()

    def die(self, turn: int, number: str = "") -> int:
        """Steps that the die shows in a turn, counted from 1; in scheme 2 its number has a part in it."""
        what = f"die {turn}" if self.scheme == 1 else f"die {turn}\n{number}"
        return DIE[_below(self._bytes(what), len(DIE))]

    def draw(self, what: str, number: str, first: int, second: int) -> int:
        """The colour of the next rug of a pile with so many left: 0 the first, 1 the second (scheme 2)."""
        return int(_below(self._bytes(f"{what}\n{number}"), first + second) >= first)

    def pile(self, player: Player, first: int = PILE_EACH, second: int = PILE_EACH) -> tuple[int, ...]:
        """The rugs of a pile, top first: 0 for the player's first colour, 1 for the second."""
        rugs = [0] * first + [1] * second
        stream = self._bytes(f"pile {player}")
        for last in range(len(rugs) - 1, 0, -1):
            other = _below(stream, last + 1)
            rugs[last], rugs[other] = rugs[other], rugs[last]
        return tuple(rugs)

    def _bytes(self, what: str) -> Iterator[int]:
        block = 0
        while True:
            yield from self.block(what, block)
            block += 1

    def block(self, what: str, block: int) -> bytes:
        """One block of a stream; only chance may follow from it, for the secret is published at the end."""
        return hmac.digest(self.secret, self._message(f"{what}\n{block}").encode(), "sha256")

    def _message(self, what: str) -> str:
        return "\n".join((f"marrakech dice {self.scheme}", self.game, self.terms, what))


def seeded_secret(seed: str) -> bytes:
    """The secret that a seed stands for: the same dice again, for whoever knows the seed."""
    return hashlib.sha256(f"marrakech dice 1\nseed\n{seed}".encode()).digest()


def new_secret() -> bytes:
    """256 bits from the system's generator."""
    return secrets.token_bytes(SECRET_BYTES)


def _below(stream: Iterator[int], limit: int) -> int:
    """A uniform integer in [0, limit): bytes that would favour low values are passed over."""
    assert 0 < limit <= 256, "no byte would ever do"
    fair = 256 - 256 % limit
    for byte in stream:
        if byte < fair:
            return byte % limit
    raise AssertionError("the stream has no end")


class Numbers:
    """The numbers of a game: those that were given with rolls, and those that follow where none was."""

    def __init__(self, seats: Iterable[str] = (), given: Mapping[int, str] | None = None) -> None:
        self.seats = tuple(seats)
        """Numbers given when seats were taken, in order."""
        self.given: dict[int, str] = dict(given or {})
        """Numbers given with rolls, by turn."""

    def at(self, turn: int) -> str:
        """The number of a turn; 0 for the dealing of the piles."""
        last = max((known for known in self.given if known <= turn), default=0)
        number = self.given[last] if last else _digits("marrakech seats", *self.seats)
        for _ in range(turn - last):
            number = _digits("marrakech number", number)
        return number


def _digits(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:NUMBER_DIGITS]


def outcome(dice: FairDice, numbers: Numbers, node: Node) -> moves.Chance:
    """The chance outcome that is due at a node, by scheme 2."""
    state, turn = node.state, node.turn
    if kernel.step(state) == kernel.ROLL:
        return moves.Roll(dice.die(turn, numbers.at(turn)))
    who = kernel.player(state)
    dealing = kernel.step(state) == kernel.DEAL
    drawn = dice.draw(
        f"deal {who}" if dealing else f"draw {turn}",
        numbers.at(turn),
        kernel.pile_stock(state, who, 1),
        kernel.pile_stock(state, who, 2),
    )
    return moves.Draw(kernel.pile_colour(who, 1 + drawn))


@dataclass(frozen=True, slots=True)
class DiceCheck:
    """One thing that was checked; `wrong` are the turns or seats where it does not hold."""

    what: Literal["commitment", "rolls", "piles"]
    ok: bool
    wrong: tuple[int, ...]


def verify(dice: FairDice, commitment: str, node: Node, numbers: Numbers) -> list[DiceCheck]:
    """Check a game against its secret: the commitment, the roll of each turn, the draws of each pile."""
    committed = hmac.compare_digest(dice.commitment.encode(), commitment.lower().encode())
    rolls: list[int] = []
    piles: set[int] = set()
    drawing = False
    for before, after in pairwise(node.path()):
        if not isinstance(after.move, moves.Roll | moves.Draw):
            continue
        due = before.chance(dice) if dice.scheme == 1 else outcome(dice, numbers, before)
        if isinstance(after.move, moves.Draw):
            drawing = True
            if due != after.move:
                piles.add(kernel.player(before.state))
        elif due != after.move:
            rolls.append(before.turn)
    checks = [DiceCheck("commitment", committed, ()), DiceCheck("rolls", not rolls, tuple(rolls))]
    if drawing:
        checks.append(DiceCheck("piles", not piles, tuple(sorted(piles))))
    return checks
