"""Moves and events: the input to the rules, and what happened as a result.

A move is a choice (`Orient`, `Lay`, `Turn`) or a chance outcome (`Roll`, `Draw`); a game is the list of
its moves. Events are in the past tense and carry the details that people want to see: the path walked,
the squares counted, the payment. They are derived from the moves and never stored.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, SupportsIndex, TypeAlias

from marrakech.kernel import board, chance, choices, scoring, turn
from marrakech.kernel import state as kernel
from marrakech.kernel.board import Heading, Place, Square
from marrakech.kernel.choices import includes, listed
from marrakech.kernel.state import Colour, Dirhams, Player, State
from marrakech.record import checked
from marrakech.record.errors import ArgumentError, IllegalMove, NotationError
from marrakech.record.words import (
    COLOUR_LETTERS,
    COLOURS,
    HEADINGS,
    TURNS,
    each,
    parse_colour,
    parse_quarter,
    parse_rug,
    place_ends,
    rug_text,
    square_text,
)


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Orient:
    """Choose Assam's heading before the roll: `Orient("left")`, or `Orient(LEFT)`."""

    turn: board.Quarter

    def __init__(self, turn: SupportsIndex | str) -> None:
        object.__setattr__(self, "turn", _number(turn, parse_quarter, "a turn such as 'left'"))

    def __str__(self) -> str:
        return _word(TURNS, self.turn)

    def __repr__(self) -> str:
        return f"Orient({str(self)!r})"


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Roll:
    """The die shows `steps`."""

    steps: int

    def __init__(self, steps: SupportsIndex) -> None:
        object.__setattr__(self, "steps", _number(steps, None, "the steps of a die, 1 to 4"))

    def __str__(self) -> str:
        return str(self.steps)

    def __repr__(self) -> str:
        return f"Roll({self.steps})"


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Lay:
    """Lay a rug on a place: `Lay("d4-e4")`, or `Lay(21)` by its number."""

    place: Place

    def __init__(self, place: SupportsIndex | str) -> None:
        object.__setattr__(self, "place", _number(place, parse_rug, "a rug such as 'd4-e4'"))

    def __str__(self) -> str:
        return rug_text(self.place) if 0 <= self.place < board.PLACES else str(self.place)

    def __repr__(self) -> str:
        return f"Lay({str(self)!r})"


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Draw:
    """The next rug of the mover's pile has this colour: `Draw("S")`, or `Draw(2)`."""

    colour: Colour

    def __init__(self, colour: SupportsIndex | str) -> None:
        object.__setattr__(self, "colour", _number(colour, parse_colour, "a colour such as 'S'"))

    def __str__(self) -> str:
        return f"+{_word(COLOUR_LETTERS, self.colour)}"

    def __repr__(self) -> str:
        return f"Draw({_word(COLOUR_LETTERS, self.colour)!r})"


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Turn:
    """Turn Assam at the end of a turn (variant): `Turn("right")`, or `Turn(RIGHT)`."""

    turn: board.Quarter

    def __init__(self, turn: SupportsIndex | str) -> None:
        object.__setattr__(self, "turn", _number(turn, parse_quarter, "a turn such as 'right'"))

    def __str__(self) -> str:
        return _word(TURNS, self.turn)

    def __repr__(self) -> str:
        return f"Turn({str(self)!r})"


def _number(value: object, parse: Callable[[str], int] | None, expected: str) -> int:
    """A number, or the number that a text names; raises `ArgumentError` for anything else."""
    if type(value) is int:
        return value
    if isinstance(value, str) and parse is not None:
        return parse(value)
    return checked.integer(value, expected)


def _word(words: Sequence[str], number: int) -> str:
    return words[number] if 0 <= number < len(words) else str(number)


PlayerMove: TypeAlias = Orient | Lay | Turn
Chance: TypeAlias = Roll | Draw
Move: TypeAlias = PlayerMove | Chance


@dataclass(frozen=True, slots=True, repr=False)
class Oriented:
    """A heading was chosen."""

    player: Player
    turn: board.Quarter
    heading: Heading

    def __repr__(self) -> str:
        return _told(self, turn=TURNS[self.turn], heading=HEADINGS[self.heading])


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


@dataclass(frozen=True, slots=True)
class Eliminated:
    """A player could not pay in full and is out."""

    player: Player


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


@dataclass(frozen=True, slots=True, repr=False)
class Dealt:
    """The first rug of a pile is known, before the first turn."""

    player: Player
    colour: Colour

    def __repr__(self) -> str:
        return _told(self, colour=COLOUR_LETTERS[self.colour])


@dataclass(frozen=True, slots=True, repr=False)
class Drawn:
    """The next rug of a pile is known."""

    player: Player
    colour: Colour

    def __repr__(self) -> str:
        return _told(self, colour=COLOUR_LETTERS[self.colour])


@dataclass(frozen=True, slots=True, repr=False)
class Turned:
    """Assam was turned at the end of a turn, or kept by house rule."""

    player: Player
    turn: board.Quarter
    heading: Heading

    def __repr__(self) -> str:
        return _told(self, turn=TURNS[self.turn], heading=HEADINGS[self.heading])


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over; places and scores by player."""

    places: tuple[int, ...]
    scores: tuple[int, ...]


def _told(event: "Event", **words: object) -> str:
    """The text form of an event, with words for its numbers."""
    parts = [f"player={event.player}"] if not isinstance(event, Ended) else []
    parts += [f"{name}={value!r}" for name, value in words.items()]
    return f"{type(event).__name__}({', '.join(parts)})"


Event: TypeAlias = Oriented | Walked | Paid | Eliminated | Laid | Dealt | Drawn | Turned | Ended

_MOVES_AT: dict[kernel.Step, tuple[type[Move], str]] = {
    kernel.DEAL: (Draw, "the first rug of a pile is to be drawn"),
    kernel.ORIENT: (Orient, "a heading is to be chosen"),
    kernel.ROLL: (Roll, "the die is to be rolled"),
    kernel.LAY: (Lay, "a rug is to be laid"),
    kernel.DRAW: (Draw, "the next rug of the pile is to be drawn"),
    kernel.TURN: (Turn, "Assam is to be turned"),
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


_QUARTERS: Final = range(choices.QUARTERS)
_ORIENTS: Final = tuple(Orient(way) for way in _QUARTERS)
_TURNS: Final = tuple(Turn(way) for way in _QUARTERS)
_LAYS: Final = tuple(Lay(place) for place in range(board.PLACES))
_ROLLS: Final = tuple(Roll(steps) for steps in range(chance.MOST_STEPS + 1))
_DRAWS: Final = tuple(Draw(colour) for colour in range(len(COLOURS)))


def choice_at(now: kernel.Step, choice: choices.Choice) -> PlayerMove:
    """The move for a choice of the kernel at a step, e.g. `Lay(3)` for 3 at the step LAY."""
    if now == kernel.LAY:
        return _LAYS[choice]
    return _TURNS[choice] if now == kernel.TURN else _ORIENTS[choice]


def chance_at(now: kernel.Step, outcome: chance.Outcome) -> Chance:
    """The move for an outcome of the kernel at a step, e.g. `Roll(3)` for 3 at the step ROLL."""
    return _ROLLS[outcome] if now == kernel.ROLL else _DRAWS[outcome]


def rolled(steps: int) -> Roll:
    """The same as `Roll(steps)`, without making a new one for each roll of a die."""
    return _ROLLS[steps] if 0 <= steps <= chance.MOST_STEPS else Roll(steps)


def parse_move(state: State, text: str) -> Move:
    """The move that a text means at a step: 'left' or 'L', '3', 'd4-e4', 'S' or '+S'."""
    now = kernel.step(state)
    word = checked.text(text, "a move as text").strip().lower()
    if now == kernel.LAY:
        return _LAYS[parse_rug(word)]
    if now in (kernel.DEAL, kernel.DRAW):
        return _DRAWS[parse_colour(word)]
    if now == kernel.ROLL and word in ("1", "2", "3", "4"):
        return _ROLLS[int(word)]
    if now in (kernel.ROLL, kernel.OVER):
        die = "a roll of the die 1 to 4"
        raise NotationError(text, die if now == kernel.ROLL else "nothing: the game is over")
    return choice_at(now, parse_quarter(text))


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


def happen(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The next state and what happened, or `IllegalMove` naming the broken rule.

    >>> from marrakech.kernel.state import start
    >>> after, what = happen(start(4), Orient(board.LEFT))
    >>> what
    (Oriented(player=0, turn='left', heading='west'),)
    """
    after = apply(state, move)
    return after, events(state, move, after)


def apply(state: State, move: Move) -> State:
    """The next state, or `IllegalMove` naming the broken rule."""
    check(state, move)
    if isinstance(move, Lay):
        return turn.lay(state, move.place)
    if isinstance(move, Roll):
        return turn.roll(state, move.steps)
    if isinstance(move, Orient):
        return turn.orient(state, move.turn)
    if isinstance(move, Draw):
        return turn.draw(state, move.colour)
    return turn.end_turn(state, move.turn)


def events(state: State, move: Move, after: State) -> tuple[Event, ...]:
    """The events of a legal move that led from one state to the other."""
    who = kernel.player(state)
    found: list[Event] = []
    if isinstance(move, Orient):
        found.append(Oriented(who, move.turn, kernel.heading(after)))
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
        found.append(Turned(who, move.turn, kernel.heading(after)))
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
    walked = turn.walk(state, steps)
    found: list[Event] = [Walked(who, steps, kernel.square(state), footsteps(state.assam, steps))]
    squares = counted(walked)
    if squares:
        to = kernel.owner(state, turn.colour_due(walked))
        paid = kernel.purse(state, who) - kernel.purse(after, who)
        found.append(Paid(who, to, len(squares), paid, squares))
    if kernel.out_order(after, who):
        found.append(Eliminated(who))
    return found


def check(state: State, move: Move) -> None:
    """Raise `IllegalMove` unless the rules allow the move here."""
    now = kernel.step(state)
    if now == kernel.OVER:
        raise IllegalMove("over", "the game is over: no move can follow")
    kind, due = _MOVES_AT[now]
    if not isinstance(move, kind):
        if not isinstance(move, PlayerMove | Chance):
            raise ArgumentError(move, "a move such as Orient('left') or Lay('d4-e4')")
        raise IllegalMove("step", f"{due}, so {move_words(move)} cannot come now")
    if isinstance(move, Lay):
        _check_rug(state, move.place)
    elif isinstance(move, Roll):
        if not 1 <= move.steps <= chance.MOST_STEPS:
            raise IllegalMove("die", f"the die shows 1 to 4 steps, not {move.steps}")
    elif isinstance(move, Draw):
        if move not in legal_moves(state):
            left = [COLOURS[one.colour] for one in legal_moves(state) if isinstance(one, Draw)]
            raise IllegalMove("pile", f"the pile holds {' and '.join(left)} only")
    elif not 0 <= move.turn < choices.QUARTERS:
        raise IllegalMove("turn", f"{move.turn} is not a turn; the choices are {', '.join(TURNS)}")
    elif isinstance(move, Turn) and not turn.may_end(state.rules, move.turn):
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
