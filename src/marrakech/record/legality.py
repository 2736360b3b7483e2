"""Which moves the rules allow, and why not: `apply` plays a legal move, `check` names the broken rule."""

from functools import lru_cache
from typing import Final

from marrakech.kernel import board, chance, turn
from marrakech.kernel import state as kernel
from marrakech.kernel.board import FIRST_NORTH, PLACE_SQUARE, Place, Squares
from marrakech.kernel.choices import QUARTERS, Choices, listed
from marrakech.kernel.state import State
from marrakech.record.errors import IllegalMove, WrongTypeError
from marrakech.record.moves import (
    KINDS,
    Chance,
    Draw,
    EndTurn,
    Lay,
    Move,
    Orient,
    PlayerMove,
    Roll,
    chance_at,
    choice_at,
)
from marrakech.record.words import COLOURS, GAME_OVER, rug_text, square_text

_DUE: Final = {
    kernel.DEAL: "the first rug of a pile is to be drawn",
    kernel.ORIENT: "a heading is to be chosen",
    kernel.ROLL: "the die is to be rolled",
    kernel.LAY: "a rug is to be laid",
    kernel.DRAW: "the next rug of the pile is to be drawn",
    kernel.TURN: "Assam is to be turned",
}


_BARE: Final = kernel.start(3)
_AROUND: Final = tuple(turn.legal_rugs(_BARE._replace(assam=square << 2)) for square in range(56))
"""The places of rugs around Assam by his square, on a bare board."""

_HEADINGS: Final = tuple(choice_at(kernel.ORIENT, quarter) for quarter in range(QUARTERS))
_ENDS: Final = {
    mask: tuple(choice_at(kernel.TURN, one) for one in listed(Choices(mask, 0, 0)))
    for mask in range(1 << QUARTERS)
}
"""The moves of a set of quarter turns, as `kernel.choices` keeps it."""


@lru_cache(maxsize=4096)
def _lays(east: Squares, north: Squares) -> tuple[PlayerMove, ...]:
    """The moves of a set of places; few sets are around Assam's square, and most come again."""
    return tuple(choice_at(kernel.LAY, place) for place in listed(Choices(0, east, north)))


def _rugs(state: State) -> tuple[Squares, Squares]:
    """The places where a rug may lie: `kernel.turn.legal_rugs` from a table, in a third of the time."""
    if state.rules & kernel.COVER_OWN:
        _, east, north = turn.legal_rugs(state)
        return east, north
    _, east, north = _AROUND[state.assam >> 2]
    return east & ~state.east, north & ~state.north


def legal_choices(state: State) -> list[PlayerMove]:
    """The choices of the player to move; empty when chance is due or the game is over."""
    now = kernel.step_of(state.flow)
    if now == kernel.LAY:
        return list(_lays(*_rugs(state)))
    if now == kernel.ORIENT:
        return list(_HEADINGS)
    return list(_ENDS[turn.legal(state).quarters]) if now == kernel.TURN else []


def legal_moves(state: State) -> list[Move]:
    """Every move that may come next, choices and chance outcomes alike; empty when the game is over.

    >>> from marrakech.kernel.state import start
    >>> legal_moves(start(4))
    [Orient('left'), Orient('ahead'), Orient('right')]
    """
    now = kernel.step(state)
    weights = chance.outcomes(state)
    if weights:
        return [chance_at(now, outcome) for outcome in chance.possible(weights)]
    return list(legal_choices(state))


def apply(state: State, move: Move) -> State:
    """The next state, or `IllegalMove` naming the broken rule."""
    now = kernel.step_of(state.flow)
    kind = type(move)
    if kind is Lay and now == kernel.LAY:
        place: Place = move.place  # type: ignore[union-attr]
        _check_rug(state, place)
        return turn.lay(state, place)
    if kind is Roll and now == kernel.ROLL:
        return turn.roll(state, move.steps)  # type: ignore[union-attr]
    if kind is Orient and now == kernel.ORIENT:
        return turn.orient(state, move.quarter)  # type: ignore[union-attr]
    check(state, move)
    return turn.act(state, move.number)


def check(state: State, move: Move) -> None:
    """Raise `IllegalMove` unless the rules allow the move here."""
    now = kernel.step(state)
    kind = type(move)
    if kind is not KINDS.get(now):
        if not isinstance(move, PlayerMove | Chance):
            raise WrongTypeError(move, "a move such as Orient('left') or Lay('d4-e4')")
        if now == kernel.OVER:
            raise IllegalMove("over", GAME_OVER)
        raise IllegalMove("step", f"{_DUE[now]}, so {move_words(move)} cannot come now")
    if kind is Lay:
        _check_rug(state, move.place)  # type: ignore[union-attr]
    elif kind is Roll or kind is Orient:
        return
    elif isinstance(move, Draw):
        if move not in legal_moves(state):
            left = [COLOURS[one.colour] for one in legal_moves(state) if isinstance(one, Draw)]
            raise IllegalMove("pile", f"the pile holds {' and '.join(left)} only")
    elif isinstance(move, EndTurn) and not turn.may_end(state.rules, move.quarter):
        raise IllegalMove("quarter_turn", "Assam must be turned a quarter to the left or to the right")


def _check_rug(state: State, place: Place) -> None:
    east, north = _rugs(state)
    if (east if place < FIRST_NORTH else north) >> PLACE_SQUARE[place] & 1:
        return
    why = turn.refusal(state, place)
    assam = square_text(kernel.square(state))
    if why == turn.ON_ASSAM:
        raise IllegalMove("assam", f"a rug on {rug_text(place)} would cover Assam's square {assam}")
    if why == turn.AWAY_FROM_ASSAM:
        raise IllegalMove(
            "away", f"a rug on {rug_text(place)} does not touch a side of Assam's square {assam}"
        )
    if why == turn.WHOLE_RUG:
        colour = kernel.colour_at(state, board.place_squares(place))
        raise IllegalMove(
            "whole_rug",
            f"{rug_text(place)} is one whole {COLOURS[colour]} rug: both halves cannot be covered "
            "in one go",
        )


def move_words(move: Move) -> str:
    """A short description of a move for messages, e.g. 'laying d4-e4'."""
    if isinstance(move, Orient):
        return "choosing a heading"
    if isinstance(move, Roll):
        return "a roll of the die"
    if isinstance(move, Lay):
        return f"laying {rug_text(move.place)}"
    if isinstance(move, Draw):
        return "drawing a rug from the pile"
    return "turning Assam at the end"
