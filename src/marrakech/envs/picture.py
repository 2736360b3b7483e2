"""The board as text and as pixels, with nothing but numpy: no window, no toolkit."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from marrakech.envs.batch import Bytes
from marrakech.kernel.board import SIDE, STRIDE, Square
from marrakech.kernel.scoring import score
from marrakech.kernel.state import (
    State,
    heading,
    out_order,
    owner,
    player,
    players,
    purse,
    rugs_left,
    square,
)
from marrakech.record.drawing.svg import palette
from marrakech.record.drawing.text import draw_text
from marrakech.record.weave import rugs_of
from marrakech.record.words import COLOURS

MODES: Final = ("human", "ansi", "rgb_array")
PIXELS: Final = 48
"""The side of a square."""
GAP: Final = 3
FRAME_PIXELS: Final = 12


def drawn_board(state: State, mode: str | None) -> Any:
    """A position in a render mode: text, pixels, or nothing but a print."""
    if mode == "rgb_array":
        return pixels(state)
    if mode == "ansi":
        return board_text(state)
    if mode == "human":
        print(board_text(state), flush=True)
    return None


def board_text(state: State) -> str:
    """The board and a line for each player."""
    lines = [str(draw_text(state))]
    for who in range(players(state)):
        what = "out" if out_order(state, who) else f"{rugs_left(state, who)} rugs"
        mark = ">" if who == player(state) else " "
        lines.append(
            f"{mark} player_{who}  {purse(state, who)} dirhams, {what}, {score(state, who)} points"
        )
    return "\n".join(lines)


def _colour(name: str) -> Bytes:
    shown = palette("light")[name].lstrip("#")
    return np.frombuffer(bytes.fromhex(shown), np.uint8)


def _corner(at: Square) -> tuple[int, int]:
    """The first line and column of a square; the north is on top."""
    return FRAME_PIXELS + (SIDE - 1 - at // STRIDE) * PIXELS, FRAME_PIXELS + at % STRIDE * PIXELS


def pixels(state: State) -> Bytes:
    """The board as (height, width, 3) bytes."""
    side = SIDE * PIXELS + 2 * FRAME_PIXELS
    image = np.empty((side, side, 3), np.uint8)
    image[:] = _colour("glaze")
    for at in range(SIDE * STRIDE):
        if at % STRIDE < SIDE:
            line, column = _corner(at)
            _fill(image, line, column, line + PIXELS, column + PIXELS, "ground")
    for rug in rugs_of(state):
        corners = [_corner(at) for at in rug.visible]
        top, left = np.min(corners, axis=0)
        bottom, right = np.max(corners, axis=0) + PIXELS
        neutral = out_order(state, owner(state, rug.colour)) > 0
        _fill(image, top, left, bottom, right, "grout" if neutral else COLOURS[rug.colour].lower())
    _draw_assam(image, state)
    return image


def _fill(image: Bytes, top: int, left: int, bottom: int, right: int, name: str) -> None:
    image[top + GAP : bottom - GAP, left + GAP : right - GAP] = _colour(name)


def _draw_assam(image: Bytes, state: State) -> None:
    """A disc with a wedge that points the way he faces."""
    line, column = _corner(square(state))
    down, across = np.mgrid[-1 : 1 : PIXELS * 1j, -1 : 1 : PIXELS * 1j]
    ahead, aside = _turned(down, across, heading(state))
    within = image[line : line + PIXELS, column : column + PIXELS]
    within[down**2 + across**2 < 0.62] = _colour("assam")
    within[(ahead > 0) & (ahead < 0.7) & (np.abs(aside) < 0.5 * (0.7 - ahead))] = _colour("assam-gold")


def _turned(
    down: NDArray[np.float64], across: NDArray[np.float64], way: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """How far ahead and aside each point lies for somebody who faces a way."""
    return ((-down, across), (across, down), (down, -across), (-across, -down))[way]
