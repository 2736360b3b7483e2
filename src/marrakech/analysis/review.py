"""A review of a game: accounts, losses per decision, the luckiest rolls and the turning points."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from marrakech.analysis.comparison import Reason, reasons
from marrakech.analysis.deep import PLAYOUTS, DeepValuer, Uncertainty
from marrakech.analysis.ledger import Account, BookedMove, Ledger, keep_ledger
from marrakech.analysis.valuation import DEEP, STANDARD, Valuer, Vector
from marrakech.kernel.state import Player, State, players
from marrakech.kernel.turn import act
from marrakech.record.game import Game
from marrakech.record.gamefile import turn_spans
from marrakech.record.moves import Draw, Lay, Move, Roll, chance_at, choice_at
from marrakech.record.position import Position

ERROR: Final = {"quick": 0.029, "standard": 0.026, "deep": 0.01}
"""Losses below the evaluation's own error are not called mistakes, by depth.

Of quick and standard it is the standard error of a difference between two choices, measured against playouts
(bench/RESULTS.md, "Reviews"); a deep loss has an error of its own on top.
"""
SURE: Final = 2.0
"""A loss that is sampled must also be so many standard errors to be called a mistake."""
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
    playouts: int = 0
    """Playouts that every close choice has at least; 0 where nothing is sampled."""


def move_number(move: Move) -> int:
    """The number of a choice or an outcome, as the kernel knows it."""
    if isinstance(move, Roll):
        return move.steps
    if isinstance(move, Lay):
        return move.place
    return move.colour if isinstance(move, Draw) else move.turn


def review_game(
    game: Game,
    depth: str = STANDARD,
    progress: Callable[[int, int], None] | None = None,
    playouts: int = PLAYOUTS,
    stop: Callable[[], bool] | None = None,
) -> Review:
    """Review a game, finished or not; the same game, depth and playouts give the same review.

    A deep review that is told to `stop` gives what it has by then, each figure with its own playouts.
    """
    ledger, valued = ledger_of(game, depth, progress, playouts, stop)
    return read_ledger(game, ledger, valued)


@dataclass(frozen=True, slots=True)
class Valued:
    """How the values of a ledger came about."""

    depth: str
    turns_ahead: int
    uncertainties: Mapping[int, Uncertainty] = field(default_factory=dict)
    """Of choices that were played out, by the number of moves before them."""
    playouts: int = 0
    """Playouts that each of them has at least."""


def ledger_of(
    game: Game,
    depth: str,
    progress: Callable[[int, int], None] | None = None,
    playouts: int = PLAYOUTS,
    stop: Callable[[], bool] | None = None,
) -> tuple[Ledger, Valued]:
    """The ledger of a game at a depth; see `review_game`."""
    numbers = [move_number(move) for move in game.moves]
    if depth == DEEP:
        valuer = DeepValuer(game.start, numbers, players(game.start))
        least = valuer.play(playouts, progress, stop)
        ledger = keep_ledger(game.start, numbers, valuer)
        return ledger, Valued(depth, valuer.turns, valuer.uncertainties, least)

    def told() -> Iterator[int]:
        for done, number in enumerate(numbers, 1):
            yield number
            if progress is not None:
                progress(done, len(numbers))

    searching = Valuer(players(game.start), depth)
    return keep_ledger(game.start, told(), searching), Valued(depth, searching.turns)


def read_ledger(game: Game, ledger: Ledger, valued: Valued) -> Review:
    """The review that a ledger makes."""
    depth, known = valued.depth, valued.uncertainties
    turn_of = {
        move: turn
        for turn, (_, first, end) in enumerate(turn_spans(game), 1)
        for move in range(first, end)
    }
    moments = tuple(
        _moment(entry, turn_of.get(entry.move, 0), known.get(entry.move, Uncertainty(0.0, 0)))
        for entry in ledger.entries
    )
    states = [game.start]
    for entry in ledger.entries:
        states.append(act(states[-1], entry.number))
    mistakes = [moment for moment in moments if moment.mistake(depth)]
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
    return Review(
        depth,
        valued.turns_ahead,
        game.over,
        tuple(reviews),
        start,
        moments,
        points,
        unlucky,
        valued.playouts,
    )


def _text(entry: BookedMove, number: int) -> str:
    move = chance_at(entry.step, number) if entry.chance else choice_at(entry.step, number)
    return str(move)


def _moment(entry: BookedMove, turn: int, known: Uncertainty) -> Moment:
    option = next(each for each in entry.valuation.options if each.number == entry.number)
    return Moment(
        turn=turn,
        move=entry.move,
        player=entry.player,
        chance=entry.chance,
        played=_text(entry, entry.number),
        best=None if entry.chance else _text(entry, entry.valuation.best),
        win=as_chances(option.value.win),
        luck=entry.change.win[entry.player] if entry.chance else 0.0,
        loss=entry.loss,
        error=known.error,
        playouts=known.playouts,
        probability=option.chance or 0.0,
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


def as_chances(win: Vector) -> Vector:
    """Chances from 0 to 1 that sum to 1: playouts without their luck can come out a little outside."""
    kept = [min(1.0, max(0.0, chance)) for chance in win]
    if kept == list(win):
        return win
    return tuple(chance / sum(kept) for chance in kept)
