"""The rugs on the board: which squares each was laid on and which are still visible."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from marrakech.kernel import state as kernel
from marrakech.kernel.board import EAST_PLACE, NORTH_PLACE, Place, Square
from marrakech.kernel.state import Colour, State
from marrakech.record.sealed import sealed
from marrakech.record.words import each, place_ends


@sealed
@dataclass(frozen=True, slots=True)
class Rug:
    """A rug of which at least one half is visible.

    `squares` has both squares if they are known, else the visible one: a position parsed from text does
    not say where the hidden half of a rug lies.
    """

    colour: Colour
    squares: tuple[Square, ...]
    visible: tuple[Square, ...]

    @property
    def whole(self) -> bool:
        """Whether both halves are visible."""
        return len(self.visible) == 2


def rugs_of(state: State) -> list[Rug]:
    """The rugs that can be inferred from a position; halves first, whole rugs on top."""
    whole = [EAST_PLACE[square] for square in each(state.east)]
    whole += [NORTH_PLACE[square] for square in each(state.north)]
    linked = {square for place in whole for square in place_ends(place)}
    halves = [
        Rug(kernel.colour_at(state, 1 << square), (square,), (square,))
        for square in each(kernel.covered(state))
        if square not in linked
    ]
    return halves + [
        Rug(kernel.colour_at(state, 1 << place_ends(place)[0]), place_ends(place), place_ends(place))
        for place in whole
    ]


def cover(rugs: Iterable[Rug], colour: Colour, place: Place) -> tuple[Rug, ...]:
    """The visible rugs, oldest first, once another is laid over them."""
    ends = place_ends(place)
    seen: list[Rug] = []
    for rug in rugs:
        visible = tuple(square for square in rug.visible if square not in ends)
        if visible:
            seen.append(rug if len(visible) == len(rug.visible) else replace(rug, visible=visible))
    return (*seen, Rug(colour, ends, ends))
