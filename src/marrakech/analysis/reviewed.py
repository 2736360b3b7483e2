"""A review of a game and the ranked choices of a position, as plain values.

`review` and `ranker` make them, the study worker sends them, the store keeps them, the wire converts them. No
compiled code is imported, so that a server can hold them.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from marrakech.analysis.comparison import Reason
from marrakech.kernel.state import Player

Vector: TypeAlias = tuple[float, ...]
"""One number for each player."""

ERROR: Final = {"quick": 0.029, "standard": 0.026, "deep": 0.01}
"""Losses below the evaluation's own error are not called mistakes, by depth.

Of quick and standard it is the standard error of a difference between two choices, measured against playouts
(bench/RESULTS.md, "Reviews"); a deep loss has an error of its own on top.
"""
SURE: Final = 2.0
"""A loss that is sampled must also be so many standard errors to be called a mistake."""


@dataclass(frozen=True, slots=True)
class Account:
    """Where one player's result comes from; each figure as a chance of winning or in points."""

    start: float
    luck: float
    own: float
    """Own choices, the corrections of own turns included."""
    others: float
    """What the others' choices gave, the corrections of their turns included."""
    result: float
    correction: float
    """What is correction in own and others together: the evaluation's own error."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One move of a game, as a review tells it."""

    turn: int
    move: int
    player: Player
    chance: bool
    played: str
    """As in a game file, e.g. `d4-e4`, `left` or `3`."""
    best: str | None
    """The best choice; None for chance."""
    win: Vector
    """Everybody's chances after the move."""
    change: Vector
    """What the move changed of them."""
    luck: float
    """What the roll or the draw gave its player, in chances of winning."""
    loss: float
    error: float = 0.0
    """The standard error of the loss, where it comes from playouts."""
    playouts: int = 0
    """Of each option that was played out."""
    probability: float = 0.0
    """How likely the roll or the draw was; 0 for a choice."""

    def mistake(self, depth: str) -> bool:
        """Whether the choice was worse than the best beyond the evaluation's own error."""
        return not self.chance and self.loss > max(ERROR[depth], SURE * self.error)


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A choice that cost more than the evaluation's own error."""

    moment: Moment
    position: str
    better: str
    win_played: float
    """Its player's chances with the choice that was made."""
    gain: float
    """Chances of winning that the better choice would have brought."""
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class PlayerReview:
    """One player's game."""

    player: Player
    win: Account
    score: Account
    decisions: int
    """Choices between at least two options."""
    loss: float
    """The loss of all of them."""
    mistakes: int
    luckier_than: float | None
    """The share of games like this with less luck, where it is known."""
    plays_like: str | None
    """The bot that loses about as much per decision, e.g. `greedy`, where there is a scale."""

    @property
    def loss_per_decision(self) -> float:
        """The mean loss of a choice."""
        return self.loss / self.decisions if self.decisions else 0.0


@dataclass(frozen=True, slots=True)
class RollOdds:
    """A roll or draw that might have come, its probability, and the player's chances after it."""

    roll: str
    chance: float
    win: float


@dataclass(frozen=True, slots=True)
class Review:
    """A review of a game."""

    depth: str
    turns_ahead: int
    finished: bool
    players: tuple[PlayerReview, ...]
    start: Vector
    moments: tuple[Moment, ...]
    turning_points: tuple[TurningPoint, ...]
    """The worst first."""
    unluckiest: Moment | None
    """The roll or draw that hurt its player most."""
    odds: tuple[RollOdds, ...] = ()
    """All that might have come there."""
    playouts: int = 0
    """Playouts that every close choice has at least; 0 where nothing is sampled."""
    stopped: bool = False
    """Whether it was told to end before all playouts were made."""


@dataclass(frozen=True, slots=True)
class RankedChoice:
    """A choice or an outcome of chance, and what it is worth to each player."""

    choice: str
    chance: float | None
    win: Vector
    score: Vector
    loss: float
    """What it costs its player against the best."""
    reasons: tuple[Reason, ...]
    """Why the best is better."""
    spread: Vector
    """The standard deviation of the scores over the next roll, in points."""


@dataclass(frozen=True, slots=True)
class RankedPosition:
    """All choices of a position, the best first, or all that chance may bring."""

    depth: str
    turns_ahead: int
    player: Player
    win: Vector
    score: Vector
    choices: tuple[RankedChoice, ...]
