"""One game to be played, as a value, and its result. The same unit gives the same result anywhere."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import log2
from typing import Any, Self

from marrakech.arena.entrant import Entrant
from marrakech.protocol.understudy import Fault
from marrakech.record.ruleset import Ruleset

BINS_AN_OCTAVE = 16
"""Times are kept in bins that are 4 % wide, which is as exact as they are."""


@dataclass(frozen=True)
class Unit:
    """A game: who sits around the table, by which rules, with which dice and piles."""

    table: tuple[Entrant, ...]
    """In the order of play, before the seats are rotated."""
    rotation: int
    """How many seats everybody has moved on: who stands first in `table` sits in this seat."""
    deal: str
    """The seed of the dice and piles. Games of one deal have the same die on the same turn, and the
    same pile in the same seat."""
    printing: str
    switches: tuple[str, ...] = ()

    @property
    def seats(self) -> tuple[Entrant, ...]:
        """Who sits where."""
        number = len(self.table)
        return tuple(self.table[(seat - self.rotation) % number] for seat in range(number))

    @property
    def ruleset(self) -> Ruleset:
        """The rules."""
        return Ruleset.of_switches(self.printing, len(self.table), self.switches)

    @property
    def group(self) -> tuple[str, ...]:
        """Who plays whom, in whatever order: the games that are reported together."""
        return tuple(sorted(one.label for one in self.table))

    @cached_property
    def key(self) -> str:
        """What tells a unit from every other, e.g. in a file of results."""
        text = json.dumps(self.to_json(), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:20]

    def seed(self, entrant: Entrant) -> int:
        """The seed of a bot's own chance, the same in every game of a deal."""
        digest = hashlib.sha256(f"{self.deal}/{entrant.label}".encode()).digest()
        return int.from_bytes(digest[:4], "big")

    def to_json(self) -> dict[str, Any]:
        """As in a file of results."""
        return {
            "table": [one.to_json() for one in self.table],
            "rotation": self.rotation,
            "deal": self.deal,
            "printing": self.printing,
            "switches": list(self.switches),
        }

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> Self:
        """The unit that `to_json` wrote."""
        return cls(
            tuple(Entrant.from_json(one) for one in found["table"]),
            found["rotation"],
            found["deal"],
            found["printing"],
            tuple(found["switches"]),
        )


@dataclass(slots=True)
class Times:
    """How long decisions took, in bins: small, and can be added up."""

    bins: dict[int, int] = field(default_factory=dict)
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        """Count a decision."""
        bin_ = round(BINS_AN_OCTAVE * log2(max(seconds, 1e-6) * 1e6))
        self.bins[bin_] = self.bins.get(bin_, 0) + 1
        self.longest = max(self.longest, round(seconds, 6))

    def merge(self, other: "Times") -> None:
        """Count all decisions of another."""
        for bin_, number in other.bins.items():
            self.bins[bin_] = self.bins.get(bin_, 0) + number
        self.longest = max(self.longest, other.longest)

    @property
    def decisions(self) -> int:
        """How many have been counted."""
        return sum(self.bins.values())

    def quantile(self, share: float) -> float:
        """The seconds within which this share of the decisions was made; 0 if there was none."""
        wanted = share * self.decisions
        passed = 0
        for bin_ in sorted(self.bins):
            passed += self.bins[bin_]
            if passed >= wanted:
                return min(2 ** (bin_ / BINS_AN_OCTAVE) / 1e6, self.longest)
        return self.longest

    def to_json(self) -> dict[str, Any]:
        """As in a file of results."""
        return {
            "bins": {str(bin_): self.bins[bin_] for bin_ in sorted(self.bins)},
            "longest": self.longest,
        }

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> Self:
        """The times that `to_json` wrote."""
        return cls({int(bin_): number for bin_, number in found["bins"].items()}, found["longest"])


@dataclass(frozen=True, slots=True)
class Outcome:
    """All of a result that does not depend on the machine; numbers by seat."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    dirhams: tuple[int, ...]
    out: tuple[bool, ...]
    turns: int
    decisions: tuple[int, ...]
    stood_in: tuple[int, ...]
    """Decisions that `random` made in a bot's place (see `protocol.understudy`)."""

    def win(self, seat: int) -> float:
        """The share of the victory: 1, or less if the first place is shared."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def margin(self, seat: int) -> int:
        """The lead over the best of the others."""
        return self.scores[seat] - max(
            score for other, score in enumerate(self.scores) if other != seat
        )


@dataclass(frozen=True, slots=True)
class Result:
    """A unit that has been played."""

    unit: Unit
    outcome: Outcome
    times: tuple[Times, ...]
    faults: tuple[tuple[int, Fault], ...]
    """What a bot owed, by seat."""

    def to_json(self) -> dict[str, Any]:
        """As in a file of results."""
        outcome = self.outcome
        return {
            "key": self.unit.key,
            "unit": self.unit.to_json(),
            "places": list(outcome.places),
            "scores": list(outcome.scores),
            "dirhams": list(outcome.dirhams),
            "out": list(outcome.out),
            "turns": outcome.turns,
            "decisions": list(outcome.decisions),
            "stood_in": list(outcome.stood_in),
            "times": [one.to_json() for one in self.times],
            "faults": [
                {"seat": seat, "kind": one.kind, "decision": one.decision, "message": one.message}
                for seat, one in self.faults
            ],
        }

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> Self:
        """The result that `to_json` wrote."""
        return cls(
            Unit.from_json(found["unit"]),
            Outcome(
                tuple(found["places"]),
                tuple(found["scores"]),
                tuple(found["dirhams"]),
                tuple(found["out"]),
                found["turns"],
                tuple(found["decisions"]),
                tuple(found["stood_in"]),
            ),
            tuple(Times.from_json(one) for one in found["times"]),
            tuple(
                (one["seat"], Fault(one["kind"], one["decision"], one["message"]))
                for one in found["faults"]
            ),
        )
