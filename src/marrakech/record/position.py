"""A position for people: one line of text, and names for what the kernel keeps in integers.

    3H>H1I/7/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3+elimination
    board              Assam turn   purses   stocks   | | rules
                                    players out in order | tops of the piles

The grammar is in docs/notation.md.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Self, SupportsIndex, Unpack

from marrakech.kernel import admission, board, chance, scoring
from marrakech.kernel import state as kernel
from marrakech.kernel.admission import MOST_DIRHAMS, MOST_STOCK
from marrakech.kernel.printings import DEFAULT_PRINTING
from marrakech.kernel.state import State
from marrakech.record import legality
from marrakech.record.admitted import EXPECTED
from marrakech.record.checked import switch
from marrakech.record.drawing.overlay import Overlay
from marrakech.record.drawing.svg import Theme, draw_svg
from marrakech.record.drawing.text import draw_text, to_ascii
from marrakech.record.errors import IllegalMove, NotationError, WrongTypeError
from marrakech.record.forecast import Forecast, forecasts
from marrakech.record.moves import Chance, Move, PlayerMove, chance_at, parse_move
from marrakech.record.ranking import Standing, ranking
from marrakech.record.reader import Reader
from marrakech.record.renamed import OldNames, OnceCalled
from marrakech.record.ruleset import Ruleset, Switches
from marrakech.record.sealed import sealed
from marrakech.record.words import (
    COLOUR_LETTERS,
    GAME_OVER,
    HEADING_LETTERS,
    HEADINGS,
    STEPS,
    SWITCHES,
    each,
    parse_square,
    square_text,
)


@sealed
@dataclass(frozen=True, slots=True, repr=False)
class Position(OldNames):
    """A position at any step of a turn, as a value. A move gives a new one.

    >>> position = Position.parse("7/7/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3+elimination")
    >>> position.assam, position.heading, position.purses
    ('d4', 'north', (30, 30, 30))
    >>> str(position)
    '7/7/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3+elimination'
    >>> position.legal()
    [Orient('left'), Orient('ahead'), Orient('right')]
    >>> rolling = position.play("left")
    >>> rolling.outcomes()
    {Roll(1): Fraction(1, 6), Roll(2): Fraction(1, 3), Roll(3): Fraction(1, 3), Roll(4): Fraction(1, 6)}
    >>> rolling.play("3").assam
    'a4'
    """

    state: State

    def __post_init__(self) -> None:
        if not isinstance(self.state, State):
            raise WrongTypeError(self.state, "a State; Position.parse() reads a text")

    @classmethod
    def start(
        cls,
        players: SupportsIndex = 4,
        printing: str = DEFAULT_PRINTING,
        **switches: Unpack[Switches],
    ) -> Self:
        """The position that a game starts from; the switches are those of `Ruleset.of`.

        >>> Position.start(players=3).legal()
        [Orient('left'), Orient('ahead'), Orient('right')]
        """
        return cls(kernel.start(Ruleset.of(printing, players, **switches).rules))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse the position line; raises `NotationError` with the place where parsing failed."""
        if not isinstance(text, str):
            raise WrongTypeError(text, "the text of a position")
        reader = Reader(text)
        position = cls(_read(reader))
        if not reader.done:
            reader.fail("the end of the position")
        return position

    def __str__(self) -> str:
        return _write(self.state)

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    # Moves

    def legal(self) -> list[PlayerMove]:
        """The choices of the player to move; empty when chance is due or the game is over."""
        return legality.legal_choices(self.state)

    def outcomes(self) -> dict[Chance, Fraction]:
        """What chance can bring, with the probability of each; empty where it is not due."""
        weights = chance.outcomes(self.state)
        total = chance.total_weight(weights)
        now = kernel.step(self.state)
        return {
            chance_at(now, outcome): Fraction(chance.weight_of(weights, outcome), total)
            for outcome in chance.possible(weights)
        }

    def is_legal(self, move: Move | str) -> bool:
        """Whether a choice or a chance outcome may come now, given as a move or as text."""
        try:
            self.play(move)
        except (IllegalMove, NotationError):
            return False
        return True

    def random_move(self, rng: Random) -> Move:
        """Any choice, or an outcome as likely as chance has it; raises `IllegalMove` if the game is over."""
        if choices := self.legal():
            return rng.choice(choices)
        if outcomes := self.outcomes():
            return rng.choices([*outcomes], [float(chance) for chance in outcomes.values()])[0]
        raise IllegalMove("over", GAME_OVER)

    def forecasts(self) -> list[Forecast]:
        """Where Assam may land, how likely and at what cost, for each heading that can be chosen now."""
        return forecasts(self.state)

    def play(self, move: Move | str) -> Self:
        """The position after a choice or a chance outcome, given as a move or as text ('d4-e4', '3').

        Raises `IllegalMove` naming the broken rule.
        """
        made = parse_move(self.state, move) if isinstance(move, str) else move
        return type(self)(legality.apply(self.state, made))

    # What players see

    @property
    def players(self) -> int:
        """How many merchants the game was started with."""
        return kernel.players(self.state)

    @property
    def player(self) -> int:
        """Whose turn it is, from 0."""
        return kernel.player(self.state)

    @property
    def step(self) -> str:
        """What happens next: deal, orient, roll, lay, draw, turn or over."""
        return STEPS[kernel.step(self.state)]

    @property
    def assam(self) -> str:
        """Assam's square, e.g. 'd4'."""
        return square_text(kernel.square(self.state))

    @property
    def heading(self) -> str:
        """The way Assam faces, e.g. 'north'."""
        return HEADINGS[kernel.heading(self.state)]

    @property
    def purses(self) -> tuple[int, ...]:
        """Dirhams by player."""
        return tuple(kernel.purse(self.state, who) for who in range(self.players))

    @property
    def rugs_left(self) -> tuple[int, ...]:
        """Rugs still to be laid, by player."""
        return tuple(kernel.rugs_left(self.state, who) for who in range(self.players))

    @property
    def scores(self) -> tuple[int, ...]:
        """Dirhams plus visible squares, by player."""
        return OnceCalled(scoring.score(self.state, who) for who in range(self.players))

    def ranking(self) -> list[Standing]:
        """The players from the first to the last, as they stand now."""
        return ranking(self.state)

    @property
    def ranks(self) -> tuple[int, ...]:
        """The rank of each player now, 1 for the best; equal players share one."""
        return tuple(scoring.rank(self.state, who) for who in range(self.players))

    @property
    def out(self) -> tuple[int, ...]:
        """Eliminated players, in the order in which they went out."""
        gone = [who for who in range(self.players) if kernel.out_order(self.state, who)]
        return tuple(sorted(gone, key=lambda who: kernel.out_order(self.state, who)))

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return kernel.step(self.state) == kernel.OVER

    def colour(self, square: str) -> str | None:
        """The letter of the colour visible on a square, or None on bare ground."""
        seen = kernel.colour_at(self.state, 1 << parse_square(square))
        return None if seen < 0 else COLOUR_LETTERS[seen]

    def diagram(self, *, ascii_only: bool = False) -> str:
        """The board as text of 19 lines and 51 columns, for `print(position.diagram())`."""
        text = str(draw_text(self.state))
        return to_ascii(text) if switch(ascii_only, "ascii_only") else text

    def svg(
        self,
        *,
        theme: Theme = "light",
        prefix: str | None = None,
        size: float | None = None,
        highlights: Iterable[str] = (),
        arrows: Iterable[tuple[str, str]] = (),
        purses: bool = False,
    ) -> str:
        """The board as an SVG document; `prefix` begins all its ids, `size` is its width in pixels.

        `highlights` are squares or rugs ('d4', 'd4-e4'), `arrows` pairs of squares; `purses` adds a strip
        with each player's dirhams, squares and rugs.
        """
        overlay = Overlay.of(highlights, arrows, purses=purses)
        return draw_svg(self.state, theme=theme, prefix=prefix, size=size, overlay=overlay)

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.svg(size=480)


def _write(state: State) -> str:
    tops = "-"
    if kernel.two_colours(state.rules):
        tops = ",".join(_top_text(state, who) for who in range(2))
    everybody = range(kernel.players(state))
    out = ",".join(str(who + 1) for who in Position(state).out) or "-"
    fields = (
        "/".join(_row_text(state, row) for row in reversed(range(7))),
        square_text(kernel.square(state)) + HEADING_LETTERS[kernel.heading(state)],
        f"{kernel.player(state) + 1}:{STEPS[kernel.step(state)]}",
        ",".join(str(kernel.purse(state, who)) for who in everybody),
        ",".join(str(kernel.stock(state, colour)) for colour in range(kernel.colours(state.rules))),
        out,
        tops,
        "+".join(
            [str(kernel.players(state)), *(w for w, bit in SWITCHES.items() if state.rules & bit)]
        ),
    )
    return " ".join(fields)


def _top_text(state: State, who: int) -> str:
    top = kernel.top(state, who)
    return COLOUR_LETTERS[kernel.pile_colour(who, top)] if top else "?"


def _row_text(state: State, row: int) -> str:
    text = ""
    bare = 0
    for square in range(row * 8, row * 8 + 7):
        colour = kernel.colour_at(state, 1 << square)
        if colour < 0:
            bare += 1
            continue
        text += (str(bare) if bare else "") + COLOUR_LETTERS[colour]
        bare = 0
        if state.east >> square & 1:
            text += ">"
        if state.north >> square & 1:
            text += "^"
    return text + (str(bare) if bare else "")


def _read(reader: Reader) -> State:
    marks = _read_board(reader)
    assam = _read_assam(reader)
    reader.take(" ", "a space, then whose turn and step")
    turn_at = reader.index
    who, now = _read_turn(reader)
    # The number of players comes last, but the fields before depend on it.
    rules = _read_rules_ahead(reader)
    number = rules & kernel.PLAYERS_MASK
    colours = kernel.colours(rules)
    if who >= number:
        reader.fail(f"one of the players 1 to {number}", turn_at)
    _check_board(reader, marks, colours)
    reader.take(" ", "a space, then the purses")
    purses_at = reader.index
    purses = reader.numbers("a purse", number, MOST_DIRHAMS)
    if sum(purses) > MOST_DIRHAMS:
        reader.fail(f"purses of at most {MOST_DIRHAMS} dirhams together, not {sum(purses)}", purses_at)
    reader.take(" ", "a space, then the rugs left")
    stocks_at = reader.index
    stocks = reader.numbers("rugs left", colours, MOST_STOCK)
    reader.take(" ", "a space, then the players who are out, or -")
    out = _read_out(reader, number)
    reader.take(" ", "a space, then the tops of the piles, or -")
    tops_at = reader.index
    tops = _read_tops(reader, rules)
    reader.take(" ", "a space, then the rules")
    reader.match(r"\S*")

    flow = kernel.with_player(kernel.with_step(0, now), who)
    for order, gone in enumerate(out):
        flow = kernel.with_out(flow, gone, order + 1)
    for one, top in enumerate(tops):
        flow = kernel.with_top(flow, one, top)
    henna, indigo, saffron, almond = marks.colours
    state = State(
        henna,
        indigo,
        saffron,
        almond,
        marks.east,
        marks.north,
        assam,
        sum(purse << 8 * one for one, purse in enumerate(purses)),
        sum(stock << 8 * one for one, stock in enumerate(stocks)),
        flow,
        rules,
    )
    _check_admitted(reader, state, turn_at, stocks_at, tops_at)
    return state


@dataclass(slots=True)
class _Marks:
    """A parsed board: sets of squares, and the position of each square in the text."""

    colours: list[int]
    east: int
    north: int
    where: dict[int, int]


def _read_board(reader: Reader) -> _Marks:
    marks = _Marks([0, 0, 0, 0], 0, 0, {})
    for row in reversed(range(7)):
        column = 0
        while column < 7:
            square = row * 8 + column
            mark = reader.peek()
            if mark and mark in "1234567" and column + int(mark) <= 7:
                reader.index += 1
                column += int(mark)
            elif mark and mark in COLOUR_LETTERS:
                marks.where[square] = reader.index
                marks.colours[COLOUR_LETTERS.index(mark)] |= 1 << square
                reader.index += 1
                if reader.peek() == ">":
                    marks.east |= 1 << square
                    reader.index += 1
                elif reader.peek() == "^":
                    marks.north |= 1 << square
                    reader.index += 1
                column += 1
            else:
                reader.fail(
                    f"a colour (H, I, S, A) or bare squares up to {7 - column} in row {row + 1}"
                )
        if row:
            reader.take("/", f"a / after the seven squares of row {row + 1}")
    return marks


def _check_board(reader: Reader, marks: _Marks, colours: int) -> None:
    for colour in range(colours, 4):
        for square in each(marks.colours[colour]):
            reader.fail(
                f"one of the colours in play: {', '.join(COLOUR_LETTERS[:colours])}",
                marks.where[square],
            )
    taken = 0
    for squares, away, way in ((marks.east, 1, "east"), (marks.north, 8, "north")):
        for square in each(squares):
            both = 1 << square | 1 << square + away
            whole = any(seen & both == both for seen in marks.colours)
            if not whole or taken & both:
                reader.fail(
                    f"a square of the same colour to the {way}, part of no other whole rug",
                    marks.where[square],
                )
            taken |= both


def _read_assam(reader: Reader) -> board.Assam:
    reader.take(" ", "a space, then Assam")
    start = reader.index
    if reader.match(r"[a-g][1-7][NESW](?=\s|$)") is None:
        reader.fail("Assam's square and heading, such as d4N")
    return parse_square(reader.text[start : start + 2]) * 4 + HEADING_LETTERS.index(
        reader.text[start + 2]
    )


def _read_turn(reader: Reader) -> tuple[int, kernel.Step]:
    found = reader.match(r"[1-4]:[a-z]+(?=\s|$)")
    if found is None or found[2:] not in STEPS:
        if found is not None:
            reader.index -= len(found)
        reader.fail(f"a player and a step, such as 1:orient; the steps are {', '.join(STEPS)}")
    return int(found[0]) - 1, STEPS.index(found[2:])


def _read_rules_ahead(reader: Reader) -> kernel.Rules:
    came_from = reader.index
    fields = list(re.finditer(r"(?<= )\S+", reader.text[came_from:]))
    if len(fields) < 5:
        reader.fail("five more fields: purses, rugs left, out, piles, rules", len(reader.text))
    start = reader.index = came_from + fields[4].start()
    text = fields[4].group()
    number, *words = text.split("+")
    if number not in ("2", "3", "4"):
        reader.fail("the number of players 2, 3 or 4, then switches with + before each")
    rules = int(number)
    index = start + 1
    for word in words:
        if word not in SWITCHES or rules & SWITCHES[word]:
            reader.fail(f"a switch, once: {', '.join(SWITCHES)}", index + 1)
        rules |= SWITCHES[word]
        index += 1 + len(word)
    if rules & kernel.ONE_COLOUR and number != "2":
        reader.fail("one-colour with two players only", start)
    if rules & kernel.KEEP_HEADING and not rules & kernel.END_TURN:
        reader.fail("keep-heading together with end-turn only", start)
    reader.index = came_from
    return rules


def _read_out(reader: Reader, number: int) -> tuple[int, ...]:
    start = reader.index
    if reader.match(r"-(?=\s|$)"):
        return ()
    found = reader.match(r"[1-4](,[1-4])*(?=\s|$)")
    gone = [] if found is None else [int(one) - 1 for one in found.split(",")]
    if not gone or len(set(gone)) != len(gone) or len(gone) >= number or max(gone) >= number:
        reader.fail(f"- or the players who are out, in that order, at most {number - 1} of them", start)
    return tuple(gone)


def _read_tops(reader: Reader, rules: kernel.Rules) -> tuple[int, ...]:
    if not kernel.two_colours(rules):
        if reader.match(r"-(?=\s|$)") is None:
            reader.fail("-, as there are no piles")
        return ()
    found = reader.match(r"[HS?],[IA?](?=\s|$)")
    if found is None:
        reader.fail("the top rugs of both piles, such as H,A, with ? for one not drawn or none left")
    return (
        0 if found[0] == "?" else 1 + (found[0] == "S"),
        0 if found[2] == "?" else 1 + (found[2] == "A"),
    )


def _check_admitted(reader: Reader, state: State, turn_at: int, stocks_at: int, tops_at: int) -> None:
    """Refuse positions that the rules cannot go on from."""
    found = admission.fault(state)
    if not found:
        return
    of_stocks = (admission.BAD_STOCKS, admission.NO_RUG, admission.NO_DEAL)
    at = stocks_at if found in of_stocks else turn_at
    if found >= admission.TOP_NOT_LEFT:
        at = tops_at if admission.pile_fault(state, 0) else tops_at + 2
    reader.fail(EXPECTED[found], at)
