"""A review of a game: accounts, losses per decision, the luckiest rolls and the turning points."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from marrakech.analysis.comparison import Reason, reasons
from marrakech.analysis.ledger import Account, BookedMove, Ledger, keep_ledger
from marrakech.analysis.valuation import STANDARD, Valuer, Vector
from marrakech.kernel.state import Player, State, players
from marrakech.kernel.turn import act
from marrakech.record.game import Game
from marrakech.record.gamefile import turn_spans
from marrakech.record.moves import Draw, Lay, Move, Roll, chance_at, choice_at
from marrakech.record.position import Position

ERROR: Final = {"quick": 0.03, "standard": 0.015}
"""Losses below the evaluation's own error are not called mistakes, by depth."""
TURNING_POINTS: Final = 5


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
    luck: float
    """What the roll or the draw gave its player, in chances of winning."""
    loss: float


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A choice that cost more than the evaluation's own error."""

    moment: Moment
    position: str
    better: str
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

    @property
    def loss_per_decision(self) -> float:
        """The mean loss of a choice."""
        return self.loss / self.decisions if self.decisions else 0.0


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked back at."""

    depth: str
    turns_ahead: int
    finished: bool
    players: tuple[PlayerReview, ...]
    start: Vector
    moments: tuple[Moment, ...]
    turning_points: tuple[TurningPoint, ...]
    unluckiest: Moment | None
    """The roll or draw that hurt its player most."""


def move_number(move: Move) -> int:
    """The number of a choice or an outcome, as the kernel knows it."""
    if isinstance(move, Roll):
        return move.steps
    if isinstance(move, Lay):
        return move.place
    return move.colour if isinstance(move, Draw) else move.turn


def review_game(
    game: Game, depth: str = STANDARD, progress: Callable[[int, int], None] | None = None
) -> Review:
    """Review a game, finished or not; the same game and depth give the same review."""
    valuer = Valuer(players(game.start), depth)
    numbers = [move_number(move) for move in game.moves]

    def told() -> Iterator[int]:
        for done, number in enumerate(numbers, 1):
            yield number
            if progress is not None:
                progress(done, len(numbers))

    ledger = keep_ledger(game.start, told(), valuer)
    return read_ledger(game, ledger, depth, valuer.turns)


def read_ledger(game: Game, ledger: Ledger, depth: str, turns_ahead: int) -> Review:
    """The review that a ledger makes."""
    turn_of = {
        move: turn
        for turn, (_, first, end) in enumerate(turn_spans(game), 1)
        for move in range(first, end)
    }
    moments = tuple(_moment(entry, turn_of.get(entry.move, 0)) for entry in ledger.entries)
    states = [game.start]
    for entry in ledger.entries:
        states.append(act(states[-1], entry.number))
    mistakes = [m for m in moments if not m.chance and m.loss > ERROR[depth]]
    worst = sorted(mistakes, key=lambda moment: (-moment.loss, moment.move))[:TURNING_POINTS]
    points = tuple(_turning_point(m, ledger.entries[m.move], states[m.move]) for m in worst)
    unlucky = min((m for m in moments if m.chance and m.luck < 0), key=lambda m: m.luck, default=None)
    reviews = []
    for who in range(ledger.players):
        chosen = [
            entry
            for entry in ledger.entries
            if entry.player == who and not entry.chance and len(entry.valuation.options) > 1
        ]
        reviews.append(
            PlayerReview(
                who,
                ledger.win(who),
                ledger.score(who),
                len(chosen),
                sum(entry.loss for entry in chosen),
                sum(moment.player == who for moment in mistakes),
            )
        )
    start = ledger.start.win
    return Review(depth, turns_ahead, game.over, tuple(reviews), start, moments, points, unlucky)


def _text(entry: BookedMove, number: int) -> str:
    move = chance_at(entry.step, number) if entry.chance else choice_at(entry.step, number)
    return str(move)


def _moment(entry: BookedMove, turn: int) -> Moment:
    after = entry.valuation.of(entry.number)
    return Moment(
        turn=turn,
        move=entry.move,
        player=entry.player,
        chance=entry.chance,
        played=_text(entry, entry.number),
        best=None if entry.chance else _text(entry, entry.valuation.best),
        win=after.win,
        luck=entry.change.win[entry.player] if entry.chance else 0.0,
        loss=entry.loss,
    )


def _turning_point(moment: Moment, entry: BookedMove, state: State) -> TurningPoint:
    best = entry.valuation.best
    return TurningPoint(
        moment,
        str(Position(state)),
        _text(entry, best),
        -entry.change.win[entry.player],
        reasons(state, best, entry.number),
    )
