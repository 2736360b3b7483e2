"""A position at each step of a turn, and short names for what tests are made of."""

from marrakech.kernel.state import State
from marrakech.record.moves import (
    Lay,
)
from marrakech.record.position import Position
from marrakech.record.words import parse_rug, parse_square


def at(text: str) -> State:
    return Position.parse(text).state


def squares(text: str) -> tuple[int, ...]:
    return tuple(parse_square(name) for name in text.split())


def lay(text: str) -> Lay:
    return Lay(parse_rug(text))


ORIENT = at("7/7/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3+elimination")
ROLL = at("7/7/7/7/7/7/7 d4N 1:roll 30,30,30 15,15,15 - - 3+elimination")
LAYING = at("7/7/4I>I1/7/7/7/7 d5N 1:lay 30,30,30 15,14,15 - - 3+elimination")
TURNING = at("7/7/7/7/7/7/7 d4N 1:turn 30,30,30 14,15,15 - - 3+elimination+end-turn")
KEEPING = at("7/7/7/7/7/7/7 d4N 1:turn 30,30,30 14,15,15 - - 3+elimination+end-turn+keep-heading")
DEALING = at("7/7/7/7/7/7/7 d4N 1:deal 30,30 12,12,12,12 - ?,? 2+elimination")
DRAWING = at("7/7/7/7/7/7/7 d4N 2:draw 30,30 12,11,12,12 - H,? 2+elimination")
OVER = at("7/7/7/7/7/7/7 d4N 1:over 30,30,30 0,0,0 - - 3")
