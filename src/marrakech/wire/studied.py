"""Reviews of games and ranked choices."""

from msgspec import Struct


class ReviewAccount(Struct, frozen=True):
    """Start, luck, own choices and the others' choices; their sum is the result.

    `correction` is what the evaluation changed its mind about; it is part of the choices.
    """

    start: float
    luck: float
    own: float
    others: float
    result: float
    correction: float


class ReviewPlayer(Struct, frozen=True):
    """A player's game, in chances of winning and in points; `loss` is what a decision cost on average.

    `luckier_than` is the share of games like this with less luck, `plays_like` the bot that loses about as
    much per decision; null where they are not known.
    """

    player: int
    win: ReviewAccount
    score: ReviewAccount
    decisions: int
    loss: float
    mistakes: int
    luckier_than: float | None
    plays_like: str | None


class ReviewMove(Struct, frozen=True):
    """A move: what was played and what was best, everybody's chances after it, and what it changed."""

    move: int
    turn: int
    player: int
    chance: bool
    played: str
    best: str | None
    win: list[float]
    change: list[float]
    loss: float


class Because(Struct, frozen=True):
    """One thing that speaks for the better choice; `words` say it in each language."""

    code: str
    better: dict[str, float]
    played: dict[str, float]
    words: dict[str, str]


class ReviewMistake(Struct, frozen=True):
    """A choice that cost more than the evaluation's own error, and its player's chances with each.

    Where `playouts` is not 0 the difference comes from so many of each choice, with a standard error.
    """

    move: int
    position: str
    better: str
    win_played: float
    win_better: float
    reasons: list[Because]
    error: float
    playouts: int


class RollOdds(Struct, frozen=True):
    """A roll that might have come, its probability, and the player's chances after it."""

    roll: str
    chance: float
    win: float


class HardestRoll(Struct, frozen=True):
    """The roll that hurt its player most, and all that might have come, the worst first."""

    move: int
    odds: list[RollOdds]


class Review(Struct, frozen=True):
    """A finished game looked back at. What costs less than `error` is never called a mistake.

    `versions` tells for every move the version of the game that it came with. A deep review has at least
    `playouts` of every close choice, fewer if it was `stopped`.
    """

    depth: str
    turns_ahead: int
    error: float
    start: list[float]
    players: list[ReviewPlayer]
    moves: list[ReviewMove]
    mistakes: list[ReviewMistake]
    hardest: HardestRoll | None
    playouts: int = 0
    stopped: bool = False
    versions: list[int] = []


class StudyProgress(Struct, frozen=True):
    """It is being worked out: how many wait before it, and how far it is. Ask again to keep it going."""

    before: int
    done: int
    total: int


class RankedChoice(Struct, frozen=True):
    """A choice or an outcome, what it is worth to each player, and why the best is better (`reasons`).

    `spread` is the standard deviation of each score over the next roll, in points.
    """

    choice: str
    chance: float | None
    win: list[float]
    score: list[float]
    loss: float
    reasons: list[Because]
    spread: list[float]


class Ranking(Struct, frozen=True):
    """All choices of a position, the best first, or all that chance may bring."""

    depth: str
    turns_ahead: int
    error: float
    player: int
    win: list[float]
    score: list[float]
    choices: list[RankedChoice]
