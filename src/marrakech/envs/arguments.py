"""Checks of arguments: compiled code trusts the shapes of its arrays, so they are looked at before it runs."""

from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from marrakech.engine.learned.features import Ints
from marrakech.envs.errors import WrongArgumentError
from marrakech.kernel.state import (
    COVER_OWN,
    ELIMINATION,
    END_TURN,
    KEEP_HEADING,
    ONE_COLOUR,
    PLAYERS_MASK,
    Rules,
)

EVERY_RULE = PLAYERS_MASK | ONE_COLOUR | ELIMINATION | END_TURN | KEEP_HEADING | COVER_OWN


def whole(value: Any, what: str) -> int:
    """A plain integer, e.g. from numpy's."""
    try:
        return index(value)
    except TypeError:
        raise WrongArgumentError(f"{what} must be an integer, not {value!r}") from None


def checked_rules(rules: Any) -> Rules:
    """The number of a set of rules."""
    number = rules if isinstance(rules, int) else -1
    if number < 0 or number & ~EVERY_RULE or not 2 <= number & PLAYERS_MASK <= 4:
        raise WrongArgumentError(
            f"{rules!r} is no number of rules; take that of a ruleset, Ruleset.of(players=2).rules"
        )
    return number


def fitting(array: Any, shape: tuple[int, ...], what: str = "out") -> Any:
    """An array of this shape that can be written to row by row."""
    if not isinstance(array, np.ndarray) or array.shape != shape:
        found = array.shape if isinstance(array, np.ndarray) else type(array).__name__
        raise WrongArgumentError(f"{what} must be an array of shape {shape}, not {found}")
    if not (array.flags.c_contiguous and array.flags.writeable):
        raise WrongArgumentError(f"{what} must be contiguous (in C's order) and writable")
    return array


def integers(values: Any, games: int, what: str) -> Ints:
    """An integer for each game."""
    array = np.asarray(values)
    if array.shape != (games,) or array.dtype.kind not in "iu":
        raise WrongArgumentError(
            f"{what} are {games} integers, not {array.dtype} of shape {array.shape}"
        )
    return array.astype(np.int64, copy=False)


def seats_of(values: Any, games: int, players: int) -> Ints:
    """A seat for each game; -1 for the player to move."""
    seats = integers(values, games, "seats")
    if seats.min() < -1 or seats.max() >= players:
        raise WrongArgumentError(f"seats are 0 to {players - 1}, or -1 for the player to move")
    return seats


def marks(values: Any, games: int, what: str) -> NDArray[np.bool_]:
    """True or False for each game."""
    array = np.asarray(values)
    if array.shape != (games,) or array.dtype != np.bool_:
        raise WrongArgumentError(
            f"{what} marks {games} games by True or False, not {array.dtype} of shape {array.shape}"
        )
    return array
