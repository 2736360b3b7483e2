"""Events: what happened when a move was played, in the past tense.

They carry the details that people want to see: the path walked, the squares counted, the payment. They are
derived from the moves and never stored.
"""

from dataclasses import dataclass
from typing import TypeAlias

from marrakech.kernel import board, scoring, turn
from marrakech.kernel import state as kernel
from marrakech.kernel.board import Heading, Place, Square
from marrakech.kernel.state import Colour, Dirhams, Player, State
from marrakech.record.moves import Draw, Lay, Move, Orient, Roll
from marrakech.record.renamed import OldNames
from marrakech.record.sealed import sealed
from marrakech.record.words import (
    COLOUR_LETTERS,
    HEADINGS,
    QUARTER_WORDS,
    each,
    place_ends,
    rug_text,
    square_text,
)


@sealed
@dataclass(frozen=True, slots=True, repr=False)
class Oriented(OldNames):
    """A heading was chosen."""

    player: Player
    quarter: board.Quarter
    heading: Heading

    def __repr__(self) -> str:
        return _told(self, quarter=QUARTER_WORDS[self.quarter], heading=HEADINGS[self.heading])


@sealed
@dataclass(frozen=True, slots=True, repr=False)
class Footstep:
    """One square of a walk. `left_by` is the side of the board he left by, round a mosaic, or None."""

    square: Square
    heading: Heading
    left_by: Heading | None
    corner: bool

    @property
    def name(self) -> str:
        """The name of the square, e.g. 'd5'."""
        return square_text(self.square)

    def __repr__(self) -> str:
        return f"<{self.name}>" if self.left_by is None else f"<{self.name} round a mosaic>"


@sealed
@dataclass(frozen=True, slots=True, repr=False)
class Walked:
    """The die was rolled and Assam walked."""

    player: Player
    steps: int
    start: Square
    path: tuple[Footstep, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the squares, where he started first, e.g. ('d4', 'd5', 'd6')."""
        return (square_text(self.start), *(step.name for step in self.path))

    def __repr__(self) -> str:
        return _told(self, steps=self.steps, names=self.names)


@sealed
@dataclass(frozen=True, slots=True, repr=False)
class Paid:
    """A tithe was due; `paid` is less than `tithe` if the purse was too small."""

    player: Player
    to: Player
    tithe: Dirhams
    paid: Dirhams
    squares: tuple[Square, ...]
    """The region in the order of counting, Assam's square first."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the squares of the region, e.g. ('d4', 'd5')."""
        return tuple(square_text(square) for square in self.squares)

    def __repr__(self) -> str:
        return _told(self, to=self.to, tithe=self.tithe, paid=self.paid, names=self.names)


@sealed
@dataclass(frozen=True, slots=True)
class Eliminated:
    """A player could not pay in full and is out."""

    player: Player


@sealed
@dataclass(frozen=True, slots=True, repr=False)
class Laid:
    """A rug was laid; `covers` are the colours it hides on its two squares, -1 for bare ground."""

    player: Player
    place: Place
    colour: Colour
    covers: tuple[int, int]

    @property
    def rug(self) -> str:
        """The names of its squares, e.g. 'd4-e4'."""
        return rug_text(self.place)

    def __repr__(self) -> str:
        covers = tuple(None if one < 0 else COLOUR_LETTERS[one] for one in self.covers)
        return _told(self, rug=self.rug, colour=COLOUR_LETTERS[self.colour], covers=covers)


@sealed
@dataclass(frozen=True, slots=True, repr=False)
class Dealt:
    """The first rug of a pile is known, before the first turn."""

    player: Player
    colour: Colour

    def __repr__(self) -> str:
        return _told(self, colour=COLOUR_LETTERS[self.colour])


@sealed
@dataclass(frozen=True, slots=True, repr=False)
class Drawn:
    """The next rug of a pile is known."""

    player: Player
    colour: Colour

    def __repr__(self) -> str:
        return _told(self, colour=COLOUR_LETTERS[self.colour])


@sealed
@dataclass(frozen=True, slots=True, repr=False)
class Turned(OldNames):
    """Assam was turned at the end of a turn, or kept by house rule."""

    player: Player
    quarter: board.Quarter
    heading: Heading

    def __repr__(self) -> str:
        return _told(self, quarter=QUARTER_WORDS[self.quarter], heading=HEADINGS[self.heading])


@sealed
@dataclass(frozen=True, slots=True)
class Ended(OldNames):
    """The game is over; ranks and scores by player."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]


def _told(event: "Event", **words: object) -> str:
    """The text form of an event, with words for its numbers."""
    parts = [f"player={event.player}"] if not isinstance(event, Ended) else []
    parts += [f"{name}={value!r}" for name, value in words.items()]
    return f"{type(event).__name__}({', '.join(parts)})"


Event: TypeAlias = Oriented | Walked | Paid | Eliminated | Laid | Dealt | Drawn | Turned | Ended


def footsteps(assam: board.Assam, steps: int) -> tuple[Footstep, ...]:
    """The squares of a walk, one after the other."""
    path = []
    for _ in range(steps):
        before, assam = assam, board.one_step(assam)
        turned = (before ^ assam) & 3 != 0
        path.append(
            Footstep(
                square=assam >> 2,
                heading=assam & 3,
                left_by=before & 3 if turned else None,
                corner=turned and before >> 2 == assam >> 2,
            )
        )
    return tuple(path)


def counted(state: State) -> tuple[Square, ...]:
    """The region that the tithe is counted on, in rings outward from Assam's square."""
    within = turn.tithe_region(state)
    ring = within & 1 << kernel.square(state)
    order: list[Square] = []
    while ring:
        order += each(ring)
        within &= ~ring
        ring = board.neighbours(ring) & within
    return tuple(order)


def events(state: State, move: Move, after: State) -> tuple[Event, ...]:
    """The events of a legal move that led from one state to the other."""
    who = kernel.player(state)
    found: list[Event] = []
    if isinstance(move, Orient):
        found.append(Oriented(who, move.quarter, kernel.heading(after)))
    elif isinstance(move, Roll):
        found += _rolled(state, move.steps, after)
    elif isinstance(move, Lay):
        here, there = place_ends(move.place)
        covers = (kernel.colour_at(state, 1 << here), kernel.colour_at(state, 1 << there))
        found.append(Laid(who, move.place, kernel.laying_colour(state), covers))
    elif isinstance(move, Draw):
        dealing = kernel.step(state) == kernel.DEAL
        found.append(Dealt(who, move.colour) if dealing else Drawn(who, move.colour))
    else:
        found.append(Turned(who, move.quarter, kernel.heading(after)))
    if kernel.step(after) == kernel.OVER:
        everybody = range(kernel.players(after))
        found.append(
            Ended(
                tuple(scoring.rank(after, one) for one in everybody),
                tuple(scoring.score(after, one) for one in everybody),
            )
        )
    return tuple(found)


def _rolled(state: State, steps: int, after: State) -> list[Event]:
    who = kernel.player(state)
    found: list[Event] = [Walked(who, steps, kernel.square(state), footsteps(state.assam, steps))]
    walked = kernel.with_assam(state, after.assam)
    squares = counted(walked)
    if squares:
        to = kernel.owner(state, turn.colour_due(walked))
        paid = kernel.purse(state, who) - kernel.purse(after, who)
        found.append(Paid(who, to, len(squares), paid, squares))
    if kernel.out_order(after, who):
        found.append(Eliminated(who))
    return found
