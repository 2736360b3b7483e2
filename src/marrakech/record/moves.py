"""Moves and events: what is put to the rules, and what happened because of it.

A move is a choice (`Orient`, `Lay`, `Turn`) or a chance outcome (`Roll`, `Draw`); a game is the list of
its moves. Events are in the past tense and carry the facts that people want to see: the path walked,
the squares counted, the payment. They are derived from the moves and never stored on their own.
"""

from dataclasses import dataclass
from typing import TypeAlias

from marrakech.kernel import board, chance, choices, scoring, turn
from marrakech.kernel import state as kernel
from marrakech.kernel.board import Heading, Place, Square
from marrakech.kernel.choices import listed
from marrakech.kernel.state import Colour, Dirhams, Player, State
from marrakech.record.errors import IllegalMove
from marrakech.record.words import COLOURS, TURNS, each, place_ends, rug_text, square_text


@dataclass(frozen=True, slots=True)
class Orient:
    """Choose Assam's heading before the roll: `Orient(LEFT)`."""

    turn: board.Quarter


@dataclass(frozen=True, slots=True)
class Roll:
    """The die shows so many steps."""

    steps: int


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a rug on a place."""

    place: Place


@dataclass(frozen=True, slots=True)
class Draw:
    """The next rug of the mover's pile has this colour."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn Assam at the end of a turn (variant)."""

    turn: board.Quarter


Choice: TypeAlias = Orient | Lay | Turn
Chance: TypeAlias = Roll | Draw
Move: TypeAlias = Choice | Chance


@dataclass(frozen=True, slots=True)
class Oriented:
    """A heading was chosen."""

    player: Player
    turn: board.Quarter
    heading: Heading


@dataclass(frozen=True, slots=True)
class Footstep:
    """One square of a walk. `left_by` is the side of the board he left by, round a mosaic, or None."""

    square: Square
    heading: Heading
    left_by: Heading | None
    corner: bool


@dataclass(frozen=True, slots=True)
class Walked:
    """The die was rolled and Assam walked."""

    player: Player
    steps: int
    start: Square
    path: tuple[Footstep, ...]


@dataclass(frozen=True, slots=True)
class Paid:
    """A tithe was due; `paid` is less than `tithe` if the purse was too small."""

    player: Player
    to: Player
    tithe: Dirhams
    paid: Dirhams
    squares: tuple[Square, ...]
    """The region in the order of counting, Assam's square first."""


@dataclass(frozen=True, slots=True)
class Eliminated:
    """A player could not pay in full and is out."""

    player: Player


@dataclass(frozen=True, slots=True)
class Laid:
    """A rug was laid; `covers` are the colours it hides on its two squares, -1 for bare ground."""

    player: Player
    place: Place
    colour: Colour
    covers: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Dealt:
    """The first rug of a pile is known, before the first turn."""

    player: Player
    colour: Colour


@dataclass(frozen=True, slots=True)
class Drawn:
    """The next rug of a pile is known."""

    player: Player
    colour: Colour


@dataclass(frozen=True, slots=True)
class Turned:
    """Assam was turned at the end of a turn, or kept by house rule."""

    player: Player
    turn: board.Quarter
    heading: Heading


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over; places and scores by player."""

    places: tuple[int, ...]
    scores: tuple[int, ...]


Event: TypeAlias = Oriented | Walked | Paid | Eliminated | Laid | Dealt | Drawn | Turned | Ended

_MOVES_AT: dict[kernel.Step, tuple[type[Move], str]] = {
    kernel.DEAL: (Draw, "the first rug of a pile is to be drawn"),
    kernel.ORIENT: (Orient, "a heading is to be chosen"),
    kernel.ROLL: (Roll, "the die is to be rolled"),
    kernel.LAY: (Lay, "a rug is to be laid"),
    kernel.DRAW: (Draw, "the next rug of the pile is to be drawn"),
    kernel.TURN: (Turn, "Assam is to be turned"),
}


def legal_moves(state: State) -> list[Move]:
    """Every move that may come next, choices and chance outcomes alike; empty when the game is over.

    >>> from marrakech.kernel.state import start
    >>> legal_moves(start(4))
    [Orient(turn=0), Orient(turn=1), Orient(turn=2)]
    """
    now = kernel.step(state)
    weights = chance.outcomes(state)
    if weights:
        return [chance_at(now, outcome) for outcome in chance.possible(weights)]
    return [choice_at(now, choice) for choice in listed(turn.legal(state))]


def choice_at(now: kernel.Step, choice: choices.Choice) -> Choice:
    """The move that a choice of the kernel is at a step, e.g. `Lay(3)` for 3 at the step LAY."""
    if now == kernel.LAY:
        return Lay(choice)
    return Turn(choice) if now == kernel.TURN else Orient(choice)


def chance_at(now: kernel.Step, outcome: chance.Outcome) -> Chance:
    """The move that an outcome of the kernel is at a step, e.g. `Roll(3)` for 3 at the step ROLL."""
    return Roll(outcome) if now == kernel.ROLL else Draw(outcome)


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
    (Oriented(player=0, turn=0, heading=3),)
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
    """What happened by a legal move that led from one state to the other."""
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
        raise IllegalMove("turn", f"{move.turn} is no turn; the choices are {', '.join(TURNS)}")
    elif isinstance(move, Turn) and not turn.may_end(state.rules, move.turn):
        raise IllegalMove("quarter_turn", "Assam must be turned a quarter to the left or to the right")


def _check_rug(state: State, place: Place) -> None:
    if not 0 <= place < board.PLACES:
        raise IllegalMove("place", f"{place} is no place of a rug; places run from 0 to 83")
    why = turn.refusal(state, place)
    if why == turn.ALLOWED:
        return
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
    """A move in a few words, for messages, e.g. 'laying d4-e4'."""
    if isinstance(move, Orient):
        return "choosing a heading"
    if isinstance(move, Roll):
        return "a roll of the die"
    if isinstance(move, Lay):
        return f"laying {rug_text(move.place) if 0 <= move.place < board.PLACES else 'a rug'}"
    if isinstance(move, Draw):
        return "drawing a rug from the pile"
    return "turning Assam at the end"
