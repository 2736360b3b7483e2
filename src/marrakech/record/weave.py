"""The rugs on the board: which squares each was laid on and which are still visible."""

from collections.abc import Iterable
from dataclasses import dataclass

from marrakech.kernel import state as kernel
from marrakech.kernel.board import EAST_PLACE, NORTH_PLACE, Place, Square
from marrakech.kernel.state import Colour, State
from marrakech.record.words import each, place_ends


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


def weave(start: State, laid: Iterable[tuple[Colour, Place]]) -> list[Rug]:
    """The visible rugs after a start and the rugs laid since, both oldest first."""
    rugs = [(rug.colour, rug.squares, rug.visible) for rug in rugs_of(start)]
    rugs += [(colour, place_ends(place), place_ends(place)) for colour, place in laid]
    shown: list[Rug] = []
    hidden: set[Square] = set()
    for colour, squares, visible in reversed(rugs):
        in_sight = tuple(square for square in visible if square not in hidden)
        if in_sight:
            shown.append(Rug(colour, squares, in_sight))
        hidden.update(squares)
    return shown[::-1]
