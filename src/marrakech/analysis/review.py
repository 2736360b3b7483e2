"""Reviewing a game: accounts, losses per decision, the unluckiest roll and the turning points."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Final

from marrakech.analysis.accounts import CHANCE_DIGITS, POINT_DIGITS, add_up
from marrakech.analysis.comparison import reasons
from marrakech.analysis.deep import PLAYOUTS, DeepValuer, Uncertainty, by_search
from marrakech.analysis.depths import DEEP, STANDARD
from marrakech.analysis.ledger import BookedMove, Ledger, keep_ledger
from marrakech.analysis.reference import luck_percentile, plays_like
from marrakech.analysis.reviewed import (
    Moment,
    PlayerReview,
    Review,
    RollOdds,
    TurningPoint,
    Vector,
)
from marrakech.analysis.valuation import Valuer
from marrakech.kernel.state import Player, State, players
from marrakech.record.game import Game
from marrakech.record.moves import move_at
from marrakech.record.node import Node
from marrakech.record.position import Position

TURNING_POINTS: Final = 5
"""The most of one player: everybody's own are told, however badly others played."""


def review_game(
    game: Game,
    depth: str = STANDARD,
    progress: Callable[[int, int], None] | None = None,
    playouts: int = PLAYOUTS,
    stop: Callable[[], bool] | None = None,
    most: int = TURNING_POINTS,
) -> Review:
    """Review a game, finished or not; the same game, depth and playouts give the same review.

    A deep review that is told to `stop` gives what it has by then, each figure with its own playouts. Each
    player has at `most` so many turning points.
    """
    ledger, valued = ledger_of(game, depth, progress, playouts, stop)
    return read_ledger(game, ledger, valued, most)


@dataclass(frozen=True, slots=True)
class Valued:
    """How the values of a ledger came about."""

    depth: str
    turns_ahead: int
    uncertainties: Mapping[int, Uncertainty] = field(default_factory=dict)
    """Of choices that were played out, by the number of moves before them."""
    playouts: int = 0
    """Playouts that each of them has at least."""
    stopped: bool = False


def ledger_of(
    game: Game,
    depth: str,
    progress: Callable[[int, int], None] | None = None,
    playouts: int = PLAYOUTS,
    stop: Callable[[], bool] | None = None,
) -> tuple[Ledger, Valued]:
    """The ledger of a game at a depth; see `review_game`."""
    numbers = [move.number for move in game.moves]
    states = [node.state for node in game.node.path()]
    if depth == DEEP:
        valuer = DeepValuer(states, numbers, players(game.start))
        least = valuer.play(playouts, progress, stop)
        ledger = keep_ledger(states, numbers, valuer)
        stopped = stop is not None and stop()
        return ledger, Valued(depth, valuer.turns, valuer.uncertainties, least, stopped)

    def told() -> Iterator[int]:
        for done, number in enumerate(numbers, 1):
            yield number
            if progress is not None:
                progress(done, len(numbers))

    searching = Valuer(players(game.start), depth)
    return keep_ledger(states, told(), searching), Valued(depth, searching.turns)


def read_ledger(game: Game, ledger: Ledger, valued: Valued, most: int) -> Review:
    """The review that a ledger makes."""
    nodes = game.node.path()
    moments = tuple(_moment(entry, nodes[entry.move], valued) for entry in ledger.entries)
    worst = worst_of_each(moments, ledger.players, most)
    points = tuple(_turning_point(m, ledger.entries[m.move], nodes[m.move].state) for m in worst)
    unlucky = min((m for m in moments if m.chance and m.luck < 0), key=lambda m: m.luck, default=None)
    return Review(
        valued.depth,
        valued.turns_ahead,
        game.over,
        tuple(_player_review(who, ledger, moments, valued.depth) for who in range(ledger.players)),
        ledger.start.win,
        moments,
        points,
        unlucky,
        () if unlucky is None else _odds(ledger.entries[unlucky.move]),
        valued.playouts,
        valued.stopped,
    )


def worst_of_each(moments: Iterable[Moment], number: int, most: int) -> list[Moment]:
    """The choices that turned the game, at most so many of each player, the worst first."""
    worst = sorted((one for one in moments if one.turning), key=lambda one: (-one.loss, one.move))
    own = (islice((one for one in worst if one.player == who), most) for who in range(number))
    kept = {one.move for each in own for one in each}
    return [one for one in worst if one.move in kept]


def _player_review(
    who: Player, ledger: Ledger, moments: tuple[Moment, ...], depth: str
) -> PlayerReview:
    decisions = [moment for moment in moments if moment.player == who and moment.decision]
    loss = sum(moment.loss for moment in decisions)
    win = ledger.win(who)
    return PlayerReview(
        who,
        add_up(win, CHANCE_DIGITS),
        add_up(ledger.score(who), POINT_DIGITS),
        len(decisions),
        loss,
        sum(moment.mark != "" for moment in decisions),
        luck_percentile(ledger.players, win.luck, depth),
        plays_like(ledger.players, loss / len(decisions) if decisions else 0.0, depth),
    )


def _odds(entry: BookedMove) -> tuple[RollOdds, ...]:
    """All that might have come at a roll or a draw."""
    return tuple(
        RollOdds(_text(entry, option.number), option.chance or 0.0, option.value.win[entry.player])
        for option in entry.valuation.options
    )


def _text(entry: BookedMove, number: int) -> str:
    return str(move_at(entry.step, number))


def _moment(entry: BookedMove, before: Node, valued: Valued) -> Moment:
    option = next(each for each in entry.valuation.options if each.number == entry.number)
    moment = Moment(
        turn=before.turn,
        move=entry.move,
        player=entry.player,
        chance=entry.chance,
        played=_text(entry, entry.number),
        best=None if entry.chance else _text(entry, entry.valuation.best),
        win=as_chances(option.value.win),
        change=entry.change.win,
        luck=entry.change.win[entry.player] if entry.chance else 0.0,
        loss=entry.loss,
        points=entry.points,
        probability=option.chance or 0.0,
        exact=entry.valuation.exact,
    )
    return moment if entry.chance else _weighed(moment, entry, before.state, valued)


def _weighed(moment: Moment, entry: BookedMove, state: State, valued: Valued) -> Moment:
    """A choice with its rank, and how well its loss is known."""
    exact = entry.valuation.exact
    known = valued.uncertainties.get(entry.move) or by_search(valued.depth, state)
    return replace(
        moment,
        rank=entry.valuation.rank(entry.number, entry.player),
        options=len(entry.valuation.options),
        exact=exact,
        error=0.0 if exact else known.error,
        points_error=0.0 if exact else known.points_error,
        playouts=known.playouts,
    )


def _turning_point(moment: Moment, entry: BookedMove, state: State) -> TurningPoint:
    best = entry.valuation.best
    return TurningPoint(
        moment,
        str(Position(state)),
        _text(entry, best),
        entry.valuation.of(entry.number).win[entry.player],
        reasons(state, best, entry.number),
    )


def as_chances(win: Vector) -> Vector:
    """Chances from 0 to 1 that sum to 1: playouts without their luck can come out a little outside."""
    kept = [min(1.0, max(0.0, chance)) for chance in win]
    if kept == list(win):
        return win
    return tuple(chance / sum(kept) for chance in kept)
