"""One game to be played, as a value. The same fixture gives the same result anywhere."""

import hashlib
import json
from functools import cached_property
from typing import Any

import msgspec

from marrakech.arena.entrant import Entrant
from marrakech.record.ruleset import Ruleset


class Fixture(msgspec.Struct, frozen=True, dict=True):
    """A game to be played: the players, the rules, the dice and piles."""

    lineup: tuple[Entrant, ...] = msgspec.field(name="table")
    """In the order of play, before the seats are rotated."""
    rotation: int
    """By how many seats the lineup is rotated: the first of `lineup` sits in this seat."""
    deal: str
    """The seed of the dice and piles. Games of one deal have the same die on the same turn, and the
    same pile in the same seat."""
    printing: str
    switches: tuple[str, ...] = ()

    @property
    def seats(self) -> tuple[Entrant, ...]:
        """Who sits where."""
        number = len(self.lineup)
        return tuple(self.lineup[(seat - self.rotation) % number] for seat in range(number))

    @property
    def ruleset(self) -> Ruleset:
        """The rules."""
        return Ruleset.of_switches(self.printing, len(self.lineup), self.switches)

    @property
    def group(self) -> tuple[str, ...]:
        """Who plays whom, in any order: the games that are reported together."""
        return tuple(sorted(one.label for one in self.lineup))

    @cached_property
    def key(self) -> str:
        """A unique key, e.g. for a file of results."""
        fields: dict[str, Any] = msgspec.to_builtins(self, enc_hook=str)
        return hashlib.sha256(json.dumps(fields, sort_keys=True).encode()).hexdigest()[:20]

    def seed(self, entrant: Entrant) -> int:
        """The seed of a bot's own randomness, the same in every game of a deal."""
        digest = hashlib.sha256(f"{self.deal}/{entrant.label}".encode()).digest()
        return int.from_bytes(digest[:4], "big")
