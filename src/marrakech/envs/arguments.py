"""Checks of arguments: compiled code trusts its arrays, so shapes and types are checked before it runs."""

from collections.abc import Sequence
from hashlib import sha256
from operator import index
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from marrakech.engine.learned.features import Ints
from marrakech.envs.dice_tables import DiceSeed
from marrakech.envs.errors import WrongArgumentError
from marrakech.jit.decorators import cached
from marrakech.kernel.admission import SOUND, fault, rules_fault
from marrakech.kernel.state import FIELDS, Rules, read_state
from marrakech.record.admitted import EXPECTED
from marrakech.record.checked import items, number

INT64: Final = np.dtype(np.int64)


def whole(value: Any, what: str) -> int:
    """A plain integer, e.g. from numpy's."""
    try:
        return int(index(value))
    except TypeError:
        raise WrongArgumentError(f"{what} must be an integer, not {value!r}") from None


def checked_rules(rules: Any) -> Rules:
    """The number of a set of rules."""
    try:
        number = int(index(rules))
    except TypeError:
        number = -1
    if rules_fault(number):
        raise WrongArgumentError(
            f"{rules!r} is no number of rules; take that of a ruleset, Ruleset.of(players=2).rules"
        )
    return number


def one_of(value: Any, choices: Sequence[str], what: str) -> str:
    """One of several names."""
    if isinstance(value, str) and value in choices:
        return value
    raise WrongArgumentError(f"unknown {what} {value!r}; the choices are {', '.join(choices)}")


def penalty(value: Any) -> float | None:
    """What an illegal action is paid; None where it raises."""
    return (
        None if value is None else float(number(value, "a number as illegal_reward, 'worst' or None"))
    )


def fitting(array: Any, shape: tuple[int, ...], *kinds: Any) -> Any:
    """An array to write to, row by row: of this shape and of one of these types."""
    if type(array) is not np.ndarray or array.shape != shape:
        found = array.shape if isinstance(array, np.ndarray) else type(array).__name__
        raise WrongArgumentError(f"out must be an array of shape {shape}, not {found}")
    if array.dtype not in kinds:
        wanted = " or ".join(np.dtype(kind).name for kind in kinds)
        raise WrongArgumentError(f"out must be an array of {wanted}, not {array.dtype}")
    if not array.flags.carray:
        raise WrongArgumentError("out must be contiguous (in C's order) and writable")
    return array


def integers(values: Any, games: int, what: str) -> Ints:
    """An integer for each game, as compiled code takes them."""
    if type(values) is np.ndarray and values.dtype is INT64 and values.shape == (games,):
        return values if values.flags.carray else values.copy()
    try:
        array = np.asarray(values)
    except ValueError:  # rows of different lengths
        raise WrongArgumentError(f"{what} are {games} integers, not {values!r}") from None
    if array.shape != (games,) or array.dtype.kind not in "iu":
        raise WrongArgumentError(
            f"{what} are {games} integers, not {array.dtype} of shape {array.shape}"
        )
    if array.dtype == np.uint64 and games and array.max() > np.iinfo(np.int64).max:
        raise WrongArgumentError(f"{what} are {games} integers, and {array.max()} is too large")
    return np.array(array, np.int64, order="C")


def states_of(values: Any) -> Ints:
    """States of games, a row each."""
    if not isinstance(values, np.ndarray) or values.ndim != 2 or values.shape[1] != FIELDS:
        found = values.shape if isinstance(values, np.ndarray) else type(values).__name__
        raise WrongArgumentError(f"states are an array of shape (games, {FIELDS}), not {found}")
    if values.dtype != np.int64:
        raise WrongArgumentError(f"states are an array of int64, not {values.dtype}")
    return np.ascontiguousarray(values)


@cached
def first_fault(states: Any) -> tuple[int, int]:
    """The first state that the rules cannot go on from and what is wrong with it, or -1 and SOUND."""
    for i in range(states.shape[0]):
        found = fault(read_state(states[i]))
        if found:
            return i, found
    return -1, SOUND


def check_states(states: Ints) -> None:
    """Raise `WrongArgumentError` for the first state that the rules cannot go on from.

    What somebody else has written into `Batch.states` is not checked at every step: check it once.
    """
    game, found = first_fault(states)
    if found:
        raise WrongArgumentError(f"the state of game {game} cannot be: expected {EXPECTED[found]}")


def seats_of(values: Any, games: int, players: int) -> Ints:
    """A seat for each game; -1 for the player to move."""
    seats = integers(values, games, "seats")
    if seats.min() < -1 or seats.max() >= players:
        raise WrongArgumentError(f"seats are 0 to {players - 1}, or -1 for the player to move")
    return seats


def marks(values: Any, games: int, what: str) -> NDArray[np.bool_]:
    """True or False for each game."""
    try:
        array = np.asarray(values)
    except ValueError:
        raise WrongArgumentError(
            f"{what} marks {games} games by True or False, not {values!r}"
        ) from None
    if array.shape != (games,) or array.dtype != np.bool_:
        raise WrongArgumentError(
            f"{what} marks {games} games by True or False, not {array.dtype} of shape {array.shape}"
        )
    return np.ascontiguousarray(array)


def seed_of(value: Any) -> DiceSeed:
    """A seed: an integer, or a text such as the deal of an arena."""
    return value if isinstance(value, str) else whole(value, "a seed")


def seed_number(seed: DiceSeed) -> int:
    """A number for what a seed gives besides the dice, e.g. the randomness of bots."""
    return seed if isinstance(seed, int) else int.from_bytes(sha256(seed.encode()).digest()[:7])


def seeds_of(values: Any, games: int) -> list[DiceSeed]:
    """A seed for each game."""
    seeds = items(values, "a list of seeds such as [7, 8]")
    if len(seeds) != games:
        raise WrongArgumentError(f"{len(seeds)} seeds for {games} games")
    return [seed_of(seed) for seed in seeds]
