"""A game looked back at and a position weighed, as the service tells them; made by the study worker."""

from dataclasses import dataclass
from typing import Final, TypeAlias

ByPlayer: TypeAlias = tuple[float, ...]
"""One number for each player."""


@dataclass(frozen=True, slots=True)
class ReviewedAccount:
    """Start, luck, own choices and the others' choices; their sum is the result."""

    start: float
    luck: float
    own: float
    others: float
    result: float
    correction: float


@dataclass(frozen=True, slots=True)
class ReviewedPlayer:
    """One player's game."""

    player: int
    win: ReviewedAccount
    score: ReviewedAccount
    decisions: int
    loss: float
    """Chances of winning lost a decision."""
    mistakes: int
    luckier_than: float | None = None
    """The share of games like this with less luck."""
    plays_like: str | None = None
    """The bot that loses about as much per decision, e.g. `greedy`."""


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """One move: what was played, everybody's chances after it, and what it changed."""

    move: int
    turn: int
    player: int
    chance: bool
    """Whether it was a roll or a draw."""
    played: str
    best: str | None
    win: ByPlayer
    change: ByPlayer
    loss: float


@dataclass(frozen=True, slots=True)
class Because:
    """One thing that speaks for the better choice: a code, facts, and words by language."""

    code: str
    better: dict[str, float]
    played: dict[str, float]
    words: dict[str, str]


@dataclass(frozen=True, slots=True)
class ReviewedMistake:
    """A choice that cost more than the evaluation's own error."""

    move: int
    position: str
    better: str
    win_played: float
    win_better: float
    reasons: tuple[Because, ...]
    error: float = 0.0
    """The standard error of the difference, where it comes from playouts."""
    playouts: int = 0


@dataclass(frozen=True, slots=True)
class RollOdds:
    """A roll that might have come, how often it does, and the player's chances after it."""

    roll: str
    chance: float
    win: float


@dataclass(frozen=True, slots=True)
class HardestRoll:
    """The roll that hurt its player most, and all that might have come instead."""

    move: int
    odds: tuple[RollOdds, ...]


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """A whole game."""

    depth: str
    turns_ahead: int
    error: float
    """What is below it is never called a mistake."""
    start: ByPlayer
    players: tuple[ReviewedPlayer, ...]
    moves: tuple[ReviewedMove, ...]
    mistakes: tuple[ReviewedMistake, ...]
    """The worst first."""
    hardest: HardestRoll | None
    playouts: int = 0
    """Playouts that every close choice has at least; 0 where nothing is sampled."""
    stopped: bool = False
    """Whether it was told to end before all playouts were made."""


@dataclass(frozen=True, slots=True)
class RankedChoice:
    """A choice or an outcome of chance, and what it is worth to each player."""

    choice: str
    chance: float | None
    win: ByPlayer
    score: ByPlayer
    loss: float
    """What it costs its player against the best."""
    reasons: tuple[Because, ...]
    """Why the best is better."""
    spread: ByPlayer = ()
    """The standard deviation of the scores over the next roll, in points."""


@dataclass(frozen=True, slots=True)
class RankedPosition:
    """All choices of a position, the best first, or all that chance may bring."""

    depth: str
    turns_ahead: int
    error: float
    player: int
    win: ByPlayer
    score: ByPlayer
    choices: tuple[RankedChoice, ...]


STOP: Final = "stop"


@dataclass(frozen=True, slots=True)
class StudyTask:
    """What a worker is asked to do: review a game file, rank the choices of a position, or stop playing out."""

    what: str
    """`review`, `rank` or `STOP`."""
    text: str
    depth: str


@dataclass(frozen=True, slots=True)
class StudyNews:
    """One line from a worker: how far it is, or the result, or why there is none."""

    done: int = 0
    total: int = 0
    review: ReviewedGame | None = None
    ranking: RankedPosition | None = None
    failed: str | None = None
