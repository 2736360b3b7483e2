"""A review of a game and the ranked choices of a position, as plain values.

`review` and `ranker` make them, the study worker sends them, the store keeps them, the wire converts them. No
compiled code is imported, so that a server can hold them.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from marrakech.analysis.accounts import Account
from marrakech.analysis.comparison import Reason
from marrakech.kernel.state import Player

Vector: TypeAlias = tuple[float, ...]
"""One number for each player."""

ERROR: Final = {"quick": 0.029, "standard": 0.026, "deep": 0.01}
"""Choices that differ by less, in chances of winning, count as equal where estimates are ranked, by depth.

Of quick and standard it is the standard error of a difference, measured against playouts over whole games
(bench/RESULTS.md, "Reviews"); what a choice of a review cost has an error by the stage of the game.
"""
SURE: Final = 1.96
"""A loss must be so many standard errors to be marked: its 95 % interval does not touch nothing."""
DOUBTFUL, BLUNDER = "?", "??"
MARKED_FROM: Final = {DOUBTFUL: (0.05, 2.0), BLUNDER: (0.10, 4.0)}
"""From which loss on a choice is marked: of a win, or of points."""


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
    """What the choice cost its player in chances of winning, beside the best one; 0 for chance."""
    points: float = 0.0
    """The same in points of their own score."""
    rank: int = 0
    """Of the choice, 1 for the best and all that equal it; 0 for chance."""
    options: int = 0
    """How many choices there were."""
    exact: bool = False
    """Whether the loss is exact, not an estimate."""
    error: float = 0.0
    """The standard error of the loss in chances; 0 where it is exact, and for chance."""
    points_error: float = 0.0
    playouts: int = 0
    """Of each option that was played out."""
    probability: float = 0.0
    """How likely the roll or the draw was; 0 for a choice."""

    @property
    def decision(self) -> bool:
        """Whether there was something to choose."""
        return self.options > 1

    @property
    def mark(self) -> str:
        """`?` or `??` for a choice that cost much beyond doubt, else nothing."""
        sure = (self.loss if self.loss > SURE * self.error else 0.0) + 1e-9
        points = (self.points if self.points > SURE * self.points_error else 0.0) + 1e-9
        for mark, (least, fewest) in reversed(MARKED_FROM.items()):
            if self.decision and (sure >= least or points >= fewest):
                return mark
        return ""

    @property
    def turning(self) -> bool:
        """Whether the choice turned the game: it is marked for the chances that it cost."""
        return (
            self.mark != "" and self.loss >= MARKED_FROM[DOUBTFUL][0] and self.loss > SURE * self.error
        )


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A choice that cost its player much of the win beyond doubt."""

    moment: Moment
    position: str
    better: str
    win_played: float
    """Its player's chances with the choice that was made; with the better one they are more by its loss."""
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
    """What all of them cost, in chances of winning."""
    mistakes: int
    """How many of them are marked."""
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
    """What it costs its player in chances of winning, beside the best."""
    reasons: tuple[Reason, ...]
    """Why the best is better."""
    spread: Vector
    """The standard deviation of the scores over the next roll, in points."""
    exact: bool = False
    """Whether its chances and scores are no estimates."""


@dataclass(frozen=True, slots=True)
class RankedPosition:
    """All choices of a position, the best first, or all that chance may bring."""

    depth: str
    turns_ahead: int
    player: Player
    win: Vector
    score: Vector
    choices: tuple[RankedChoice, ...]

    @property
    def error(self) -> float:
        """The standard error of a loss: choices that cost no more count as equal to the best."""
        return 0.0 if all(one.exact for one in self.choices) else ERROR[self.depth]
