"""The result of a fixture, as stored in a file of results."""

from math import log2
from typing import Self

import msgspec

from marrakech.arena.fixture import Fixture
from marrakech.engine.utility import margin_of
from marrakech.protocol.understudy import Fault

BINS_AN_OCTAVE = 16
"""Times are kept in bins 4 % wide, which matches their precision."""


class Times(msgspec.Struct):
    """A histogram of decision times: small, and can be summed."""

    bins: dict[int, int] = msgspec.field(default_factory=dict)
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        """Count a decision."""
        bin_ = round(BINS_AN_OCTAVE * log2(max(seconds, 1e-6) * 1e6))
        self.bins[bin_] = self.bins.get(bin_, 0) + 1
        self.longest = max(self.longest, round(seconds, 6))

    def merge(self, other: Self) -> None:
        """Count all decisions of another."""
        for bin_, number in other.bins.items():
            self.bins[bin_] = self.bins.get(bin_, 0) + number
        self.longest = max(self.longest, other.longest)

    @property
    def decisions(self) -> int:
        """How many have been counted."""
        return sum(self.bins.values())

    def quantile(self, share: float) -> float:
        """The quantile of the decision times, in seconds; 0 if there are none."""
        wanted = share * self.decisions
        passed = 0
        for bin_ in sorted(self.bins):
            passed += self.bins[bin_]
            if passed >= wanted:
                return min(2 ** (bin_ / BINS_AN_OCTAVE) / 1e6, self.longest)
        return self.longest


class FinalScores(msgspec.Struct, frozen=True):
    """The part of a result that does not depend on the machine; numbers by seat."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    dirhams: tuple[int, ...]
    out: tuple[bool, ...]
    turns: int
    decisions: tuple[int, ...]
    stood_in: tuple[int, ...]
    """Decisions made by `random` in place of a bot (see `protocol.understudy`)."""

    def win(self, seat: int) -> float:
        """The share of the victory: 1, or less if the first place is shared."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def margin(self, seat: int) -> int:
        """The lead over the best of the others."""
        return margin_of(self.scores, seat)


class SeatLuck(msgspec.Struct, frozen=True):
    """What chance was worth to a seat over a game (see `arena.luck`)."""

    win: float
    """In chances of winning."""
    lead: float
    """In points beside the mean of the others."""


class SeatFault(msgspec.Struct, frozen=True):
    """A decision that the bot in a seat failed to make."""

    seat: int
    fault: Fault


class Result(msgspec.Struct, frozen=True):
    """A fixture that has been played."""

    fixture: Fixture
    final: FinalScores
    times: tuple[Times, ...]
    faults: tuple[SeatFault, ...]
    luck: tuple[SeatLuck, ...] | None = None
    """By seat, if asked for."""
    record: str | None = None
    """The whole game as the text of a game file, if asked for; it is not kept in the file of results."""
