"""What a player is asked at each step, what may be answered, and how an answer is read.

A question knows nothing of screens: its table and marks are texts, its options are actions.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from marrakech.cli.summaries import (
    forecast_lines,
    landing_marks,
    reading_order,
    rug_cells,
    way_words,
)
from marrakech.kernel import state as kernel
from marrakech.kernel import turn
from marrakech.kernel.board import AHEAD, STRIDE, Heading, Place, Square
from marrakech.kernel.state import State
from marrakech.messages import Person, message
from marrakech.record.errors import MarrakechError, NotationError
from marrakech.record.forecast import forecasts
from marrakech.record.legality import legal_moves
from marrakech.record.moves import EndTurn, Lay, Orient
from marrakech.record.words import COLOUR_LETTERS, parse_rug, place_ends, rug_text
from marrakech.service.commands import RollDie, TurnAction

ARROWS: Final = ("up", "right", "down", "left")
"""The arrow keys by heading."""
LONGEST_SHOWN: Final = 20
"""Characters of a wrong answer that are shown again."""
ACROSS: Final = 3
"""Rugs on a line of the table, so that twelve take four lines."""


class AnswerError(MarrakechError, ValueError):
    """An answer that means nothing here; the text says what would."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An action that may be chosen, and the words for it, e.g. 'l' and 'left'."""

    action: TurnAction
    words: tuple[str, ...]
    heading: Heading | None = None

    @property
    def place(self) -> Place | None:
        """Where a rug would lie."""
        return self.action.place if isinstance(self.action, Lay) else None


@dataclass(frozen=True, slots=True)
class Cell:
    """A text of the table, with the number of the option it is about."""

    text: str
    option: int | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A question to a player.

    `ask` is its sentence, `about` one word for it; `keys` and `expected` tell what may be pressed and typed.
    """

    ask: str
    about: str
    keys: str
    expected: str
    options: tuple[Answer, ...]
    table: tuple[tuple[Cell, ...], ...] = ()
    squares: Mapping[Square, str] = field(default_factory=dict)
    """Marks on squares: where Assam may land."""
    places: Mapping[Place, str] = field(default_factory=dict)
    """Marks on rug places: the numbers of the options."""

    @property
    def first(self) -> int:
        """The option that is chosen before any key is pressed: the heading as it is, the first rug."""
        ahead = (
            index
            for index, one in enumerate(self.options)
            if isinstance(one.action, Orient | EndTurn) and one.action.quarter == AHEAD
        )
        return next(ahead, 0)

    @property
    def laying(self) -> bool:
        """Whether a rug is asked for."""
        return bool(self.places)

    def read(self, answer: str) -> TurnAction:
        """The action that an answer means, or `AnswerError`.

        A rug that the rules forbid is read all the same: the service says why it is refused.
        """
        word = answer.strip().lower()
        found = self.find(word)
        if found is not None:
            return self.options[found].action
        if not word:
            raise AnswerError(message("terminal-noAnswer", expected=self.expected))
        if self.laying:
            try:
                return Lay(parse_rug(word))
            except NotationError:
                pass
        shown = repr(_shortened(answer.strip()))
        raise AnswerError(message("terminal-wrongAnswer", answer=shown, expected=self.expected))

    def find(self, answer: str) -> int | None:
        """The number of the option that a text names, or None; '03' is 3."""
        word = answer.strip().lower()
        word = word.lstrip("0") if word.isdecimal() else word
        return next((index for index, one in enumerate(self.options) if word in one.words), None)

    def neighbour(self, chosen: int, arrow: str) -> int:
        """The option that an arrow key leads to from the chosen one, or the chosen one again.

        A heading is chosen by the way it points on the board, a rug by where it lies.
        """
        way = ARROWS.index(arrow)
        if not self.laying:
            return next((i for i, one in enumerate(self.options) if one.heading == way), chosen)
        ways = [_steps(self.options[chosen].place, one.place, way) for one in self.options]
        # A step aside counts double, so that the way is straight where it can be.
        ahead = [(along + 2 * aside, i) for i, (along, aside) in enumerate(ways) if along > 0]
        return min(ahead, default=(0, chosen))[1]


def _steps(here: Place | None, there: Place | None, way: Heading) -> tuple[int, int]:
    """How far one rug lies from another in the direction of a heading, and aside; in half squares."""
    assert here is not None
    assert there is not None
    east = sum(end % STRIDE for end in place_ends(there)) - sum(
        end % STRIDE for end in place_ends(here)
    )
    north = sum(end // STRIDE for end in place_ends(there)) - sum(
        end // STRIDE for end in place_ends(here)
    )
    return ((north, abs(east)), (east, abs(north)), (-north, abs(east)), (-east, abs(north)))[way]


def _shortened(answer: str) -> str:
    return answer if len(answer) <= LONGEST_SHOWN else answer[:LONGEST_SHOWN] + "..."


def question_at(state: State, who: Person) -> Question:
    """The question of the step, to the player whose turn it is."""
    now = kernel.step(state)
    if now == kernel.LAY:
        return _which_rug(state)
    if now == kernel.ROLL:
        return _roll(state, who)
    return _which_way(state, who)


def _which_way(state: State, who: Person) -> Question:
    ahead = forecasts(state)
    ways = [move for move in legal_moves(state) if isinstance(move, Orient | EndTurn)]
    options = tuple(
        Answer(way, tuple(way_words(way.quarter)), turn.turned(state.assam, way.quarter) & 3)
        for way in ways
    )
    keep = any(way.quarter == AHEAD for way in ways)
    if kernel.step(state) == kernel.TURN:
        ask = message("terminal-end", keep=keep)
    else:
        ask = message("terminal-way", who=who)
    letters = ", ".join(option.words[0] for option in options)
    return Question(
        ask=ask,
        about=message("terminal-way-about"),
        keys=message("terminal-way-keys", letters=letters),
        expected=message("terminal-way-expected", keep=keep),
        options=options,
        table=_rows(forecast_lines(state, ahead)),
        squares=landing_marks(ahead),
    )


def _rows(lines: Sequence[str]) -> tuple[tuple[Cell, ...], ...]:
    """A line of captions, then a line for each option."""
    return tuple((Cell(line, number - 1 if number else None),) for number, line in enumerate(lines))


def _roll(state: State, who: Person) -> Question:
    ahead = forecasts(state)
    return Question(
        ask=message("terminal-roll", who=who),
        about=message("terminal-roll-about"),
        keys=message("terminal-roll-keys"),
        expected=message("terminal-roll-expected"),
        options=(
            Answer(RollDie(), ("", *message("terminal-words-roll").split()), kernel.heading(state)),
        ),
        table=_rows(forecast_lines(state, ahead)),
        squares=landing_marks(ahead),
    )


def _which_rug(state: State) -> Question:
    places = reading_order(move.place for move in legal_moves(state) if isinstance(move, Lay))
    cells = [Cell(text, number) for number, text in enumerate(rug_cells(state, places))]
    down = -(-len(cells) // ACROSS)
    colour = COLOUR_LETTERS[kernel.laying_colour(state)]
    last, first = len(places), rug_text(places[0])
    return Question(
        ask=message("terminal-lay", colour=colour),
        about=message("terminal-lay-about"),
        keys=message("terminal-lay-keys", last=last, rug=first),
        expected=message("terminal-lay-expected", last=last, rug=first),
        options=tuple(
            Answer(Lay(place), (str(number), rug_text(place))) for number, place in enumerate(places, 1)
        ),
        table=tuple(tuple(cells[row::down]) for row in range(down)),
        places={place: str(number) for number, place in enumerate(places, 1)},
    )
