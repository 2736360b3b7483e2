"""Which moves the rules allow, and why not: `apply` plays a legal move, `check` names the broken rule."""

from typing import Final

from marrakech.kernel import board, chance, choices, turn
from marrakech.kernel import state as kernel
from marrakech.kernel.board import Place
from marrakech.kernel.choices import includes, listed
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
from marrakech.record.words import COLOURS, QUARTER_WORDS, rug_text, square_text

_DUE: Final = {
    kernel.DEAL: "the first rug of a pile is to be drawn",
    kernel.ORIENT: "a heading is to be chosen",
    kernel.ROLL: "the die is to be rolled",
    kernel.LAY: "a rug is to be laid",
    kernel.DRAW: "the next rug of the pile is to be drawn",
    kernel.TURN: "Assam is to be turned",
}


def legal_choices(state: State) -> list[PlayerMove]:
    """The choices of the player to move; empty when chance is due or the game is over."""
    now = kernel.step(state)
    return [choice_at(now, choice) for choice in listed(turn.legal(state))]


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
    if isinstance(move, Lay):
        return turn.lay(state, move.place)
    if isinstance(move, Roll):
        return turn.roll(state, move.steps)
    if isinstance(move, Orient):
        return turn.orient(state, move.quarter)
    if isinstance(move, Draw):
        return turn.draw(state, move.colour)
    return turn.end_turn(state, move.quarter)


def check(state: State, move: Move) -> None:
    """Raise `IllegalMove` unless the rules allow the move here."""
    now = kernel.step(state)
    if now == kernel.OVER:
        raise IllegalMove("over", "the game is over: no move can follow")
    if not isinstance(move, KINDS[now]):
        if not isinstance(move, PlayerMove | Chance):
            raise WrongTypeError(move, "a move such as Orient('left') or Lay('d4-e4')")
        raise IllegalMove("step", f"{_DUE[now]}, so {move_words(move)} cannot come now")
    if isinstance(move, Lay):
        _check_rug(state, move.place)
    elif isinstance(move, Roll):
        if not 1 <= move.steps <= chance.MOST_STEPS:
            raise IllegalMove("die", f"the die shows 1 to 4 steps, not {move.steps}")
    elif isinstance(move, Draw):
        if move not in legal_moves(state):
            left = [COLOURS[one.colour] for one in legal_moves(state) if isinstance(one, Draw)]
            raise IllegalMove("pile", f"the pile holds {' and '.join(left)} only")
    elif not 0 <= move.quarter < choices.QUARTERS:
        raise IllegalMove(
            "turn", f"{move.quarter} is not a turn; the choices are {', '.join(QUARTER_WORDS)}"
        )
    elif isinstance(move, EndTurn) and not turn.may_end(state.rules, move.quarter):
        raise IllegalMove("quarter_turn", "Assam must be turned a quarter to the left or to the right")


def _check_rug(state: State, place: Place) -> None:
    if not 0 <= place < board.PLACES:
        raise IllegalMove("place", f"{place} is not a place of a rug; places run from 0 to 83")
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
        return f"laying {rug_text(move.place) if 0 <= move.place < board.PLACES else 'a rug'}"
    if isinstance(move, Draw):
        return "drawing a rug from the pile"
    return "turning Assam at the end"
