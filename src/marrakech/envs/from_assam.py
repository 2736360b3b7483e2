"""The board as Assam sees it: so the same shape means the same thing wherever he stands.

    actions     0 to 11 the twelve places beside him, in the same order everywhere; 12 to 14 left, ahead, right
    numbers     the squares up to four steps away, the squares that he can stop on by heading and roll, where he
                stands, and the vector of the observation

For flat observations with `facing_north=True` (`envs.observation`), many at once.
"""

from typing import Final

import numpy as np

from marrakech.engine.learned.features import Floats, Ints
from marrakech.envs.frame import CELLS
from marrakech.envs.observation import ASSAM, EARNS, FLAT, OWES, PLANES
from marrakech.kernel.board import (
    EAST_PLACE,
    NO_PLACE,
    NORTH,
    NORTH_PLACE,
    PLACES,
    SIDE,
    STRIDE,
    one_step,
)
from marrakech.kernel.chance import MOST_STEPS
from marrakech.kernel.choices import QUARTERS
from marrakech.kernel.turn import turned

_DIRHAMS = PLANES * CELLS + 6
_RUGS = PLANES * CELLS + 10
# Two numbers put behind an observation: what lies off the board, and what lies on it.
_ZERO, _ONE = FLAT, FLAT + 1
_BESIDE = ((0, 1), (1, 0), (0, -1), (-1, 0))
_NEAR = tuple(
    (east, north) for east in range(-4, 5) for north in range(-4, 5) if abs(east) + abs(north) <= 4
)
_SHOWN = (0, 1, 2, 3, 5, 6, 7, 8, OWES, EARNS)
_REACHED = (0, 1, 2, 3, OWES, EARNS)


def _on_board(column: int, row: int) -> bool:
    return 0 <= column < SIDE and 0 <= row < SIDE


def _places_beside(column: int, row: int) -> list[int]:
    """The twelve places of a rug beside Assam; -1 off the board."""
    found = []
    for east, north in _BESIDE:
        for more_east, more_north in _BESIDE:
            here = (column + east, row + north)
            there = (here[0] + more_east, here[1] + more_north)
            if there == (column, row):
                continue
            first = min(here[1], there[1]) * STRIDE + min(here[0], there[0])
            places = EAST_PLACE if more_east else NORTH_PLACE
            exists = _on_board(*here) and _on_board(*there) and places[first] != NO_PLACE
            found.append(places[first] if exists else -1)
    return found


def _numbers_from(column: int, row: int) -> list[int]:
    """Which numbers of an observation are seen, in which order, with Assam on this square."""
    found = []
    for east, north in _NEAR:
        there = _on_board(column + east, row + north)
        cell = (row + north) * SIDE + column + east
        found += [_ONE if there else _ZERO, *(p * CELLS + cell if there else _ZERO for p in _SHOWN)]
    for quarter in range(QUARTERS):
        here = turned((row * STRIDE + column) * 4 + NORTH, quarter)
        for _ in range(MOST_STEPS):
            here = one_step(here)
            square = here >> 2
            found += [p * CELLS + square // STRIDE * SIDE + square % STRIDE for p in _REACHED]
    found += range(ASSAM * CELLS, (ASSAM + 1) * CELLS)
    found += range(PLANES * CELLS, FLAT)
    return found


_SQUARES = [(cell % SIDE, cell // SIDE) for cell in range(CELLS)]
_FEATURES = np.array([_numbers_from(*square) for square in _SQUARES])
ACTION_FROM: Final = np.array(
    [_places_beside(*square) + list(range(PLACES, PLACES + QUARTERS)) for square in _SQUARES]
)
"""By Assam's square: the environment's action for each of the fifteen, -1 where there is none."""

LOCAL_NUMBERS: Final = _FEATURES.shape[1]
LOCAL_ACTIONS: Final = ACTION_FROM.shape[1]


def assam_in(observations: Floats) -> Ints:
    """Assam's square in each observation, `row * 7 + column`."""
    found: Ints = observations[:, ASSAM * CELLS : (ASSAM + 1) * CELLS].argmax(axis=1)
    return found


def seen_from_assam(observations: Floats) -> Floats:
    """The numbers around Assam, (games, `LOCAL_NUMBERS`), with the sizes of regions brought to about 1."""
    wide = np.zeros((len(observations), FLAT + 2), np.float32)
    wide[:, :FLAT] = observations
    wide[:, OWES * CELLS : PLANES * CELLS] /= 10.0
    wide[:, _ONE] = 1.0
    return np.take_along_axis(wide, _FEATURES[assam_in(observations)], axis=1)


def points_ahead(observations: Floats) -> Floats:
    """Points ahead of the other of two players: dirhams, and squares that show."""
    squares = observations[:, : 4 * CELLS].reshape(-1, 4, CELLS).sum(axis=2)
    purses = np.rint(30.0 * (observations[:, _DIRHAMS] - observations[:, _DIRHAMS + 1]))
    ahead: Floats = purses + squares[:, 0] + squares[:, 2] - squares[:, 1] - squares[:, 3]
    return ahead


def rough_chance(observations: Floats) -> Floats:
    """A rough chance of winning against one other: a lead is worth the more, the fewer rugs are to come."""
    left = 15.0 * observations[:, _RUGS : _RUGS + 4].sum(axis=1)
    found: Floats = 1.0 / (1.0 + np.exp(-points_ahead(observations) / (1.0 + 3.0 * np.sqrt(left))))
    return found
