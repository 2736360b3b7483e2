"""Which moves the rules allow, and why not: `apply` plays a legal move, `check` names the broken rule."""

from collections.abc import Mapping
from typing import Final

from marrakech.kernel import board, chance, turn
from marrakech.kernel import state as kernel
from marrakech.kernel.board import FIRST_NORTH, PLACE_SQUARE, PLACES, Place, Squares
from marrakech.kernel.choices import QUARTERS, Choices, includes, listed
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


_EAST: Final[Mapping[Squares, PlayerMove]] = {
    1 << PLACE_SQUARE[place]: choice_at(kernel.LAY, place) for place in range(FIRST_NORTH)
}
_NORTH: Final[Mapping[Squares, PlayerMove]] = {
    1 << PLACE_SQUARE[place]: choice_at(kernel.LAY, place) for place in range(FIRST_NORTH, PLACES)
}
"""The moves of places by their western or southern square."""
_QUARTERS: Final[Mapping[kernel.Step, Mapping[int, tuple[PlayerMove, ...]]]] = {
    step: {
        mask: tuple(choice_at(step, one) for one in listed(Choices(mask, 0, 0)))
        for mask in range(1 << QUARTERS)
    }
    for step in (kernel.ORIENT, kernel.TURN)
}
"""The moves of a set of quarter turns, as `kernel.choices` keeps it."""


def legal_choices(state: State) -> list[PlayerMove]:
    """The choices of the player to move; empty when chance is due or the game is over."""
    now = kernel.step(state)
    if now == kernel.LAY:
        rugs = turn.legal_rugs(state)
        found: list[PlayerMove] = []
        for squares, moves in ((rugs.east, _EAST), (rugs.north, _NORTH)):
            while squares:
                first = squares & -squares
                found.append(moves[first])
                squares ^= first
        return found
    return list(_QUARTERS[now][turn.legal(state).quarters]) if now in _QUARTERS else []


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
    check(state, move)
    kind = type(move)
    if kind is Lay:
        return turn.lay(state, move.place)  # type: ignore[union-attr]
    if kind is Roll:
        return turn.roll(state, move.steps)  # type: ignore[union-attr]
    if kind is Orient:
        return turn.orient(state, move.quarter)  # type: ignore[union-attr]
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
    if includes(turn.legal_rugs(state), place):
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
