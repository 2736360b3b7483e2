"""Summaries in plain lines: where Assam may land, which rugs may be laid, who stands where."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from marrakech.kernel import state as kernel
from marrakech.kernel.board import STRIDE, Place, Quarter, Square
from marrakech.kernel.state import State
from marrakech.messages import Person, decimal, message
from marrakech.record.forecast import Forecast, Landing
from marrakech.record.ranking import Standing
from marrakech.record.words import (
    COLOUR_LETTERS,
    HEADINGS,
    QUARTER_WORDS,
    place_ends,
    rug_text,
    square_text,
)


def reading_order(places: Iterable[Place]) -> list[Place]:
    """Rug places in reading order: from the top row down, from left to right."""
    middles = {place: sum(end // STRIDE for end in place_ends(place)) for place in places}
    return sorted(middles, key=lambda place: (-middles[place], place_ends(place)[0] % STRIDE))


def landing_marks(ahead: Sequence[Forecast]) -> dict[Square, str]:
    """What to write on the squares Assam may reach: heading and die, e.g. 'l2', or 'l3r3' for two."""
    marks: dict[Square, str] = {}
    for one in ahead:
        letter = way_words(one.quarter)[0] if len(ahead) > 1 else ""
        for landing in one.landings:
            before = marks.get(landing.square, "")
            mark = before + f"{letter}{landing.steps}"
            marks[landing.square] = mark if len(mark) <= 4 else before.rstrip("+") + "+"
    return marks


def forecast_lines(state: State, ahead: Sequence[Forecast]) -> list[str]:
    """A table of the squares Assam may reach, with chances and tithes."""
    if not ahead:
        return []
    faces = [f"{landing.steps} ({_chance(landing.weight)})" for landing in ahead[0].landings]
    lines = [" " * 15 + "".join(f"{face:<13}" for face in faces) + message("terminal-average")]
    for one in ahead:
        if len(ahead) > 1:
            letter, name = (
                way_words(one.quarter)[0],
                message("terminal-turned", turn=QUARTER_WORDS[one.quarter]),
            )
        else:
            letter, name = " ", message("terminal-heading", heading=HEADINGS[one.heading])
        cells = "".join(f"{_landing(state, landing):<13}" for landing in one.landings)
        average = decimal(-float(one.average), 1, signed=True) if one.average else " 0"
        lines.append(f" {letter}  {name:<11}{cells}{average}")
    return lines


def way_words(quarter: Quarter) -> list[str]:
    """The answers that mean a way: its letter, which marks the board too, and its words."""
    return message("terminal-words-way", turn=QUARTER_WORDS[quarter]).split()


def _chance(weight: int) -> str:
    return f"{Fraction(weight, 6)}"


def _landing(state: State, landing: Landing) -> str:
    """One cell, e.g. 'c4 -3 I': the square, the tithe and the colour it is paid on."""
    square = square_text(landing.square)
    if not landing.tithe:
        return f"{square}  0"
    colour = COLOUR_LETTERS[kernel.colour_at(state, 1 << landing.square)]
    return f"{square} -{landing.pays} {message('terminal-out') if landing.out else colour}"


def rug_cells(state: State, places: Sequence[Place]) -> list[str]:
    """The legal rugs with their numbers and what they would cover, e.g. ' 3 d4-e4 over S + I'."""
    cells = []
    for number, place in enumerate(places, 1):
        seen = [kernel.colour_at(state, 1 << square) for square in place_ends(place)]
        covered = " + ".join(COLOUR_LETTERS[colour] for colour in seen if colour >= 0)
        over = (
            message("terminal-lay-over", covered=covered) if covered else message("terminal-lay-bare")
        )
        cells.append(f"{number:>2} {rug_text(place)} {over}")
    width = max(map(len, cells))
    return [cell.ljust(width) for cell in cells]


def ranking_lines(ranking: Iterable[Standing], people: Sequence[Person]) -> list[str]:
    """The ranking with each score split into dirhams and squares."""
    width = max(len(person.name) for person in people)
    return [
        message(
            "terminal-ranked",
            place=f"{one.rank:>2}",
            name=f"{people[one.player].name:<{width}}",
            dirhams=f"{one.dirhams:>3}",
            squares=f"{one.squares:>2}",
            score=f"{one.score:>3}",
            out=one.out,
        )
        for one in ranking
    ]
