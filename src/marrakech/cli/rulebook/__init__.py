"""The rules of a printing in our own words, generated from the values that the game uses.

A language is a module with `sections(ruleset)` and `rows(printing)`; see `english` and `french`.
"""

import textwrap
from collections.abc import Iterable
from typing import Final, Protocol

from marrakech.cli.rulebook import english, french
from marrakech.cli.rulebook.section import Section
from marrakech.kernel.printings import PRINTINGS, Printing
from marrakech.record.errors import RulesetError
from marrakech.record.ruleset import Ruleset

WIDTH: Final = 78


class Book(Protocol):
    """The rules in one language."""

    PLAYERS: str
    """The word for players."""

    def sections(self, rules: Ruleset) -> list[Section]:
        """The rules of one game, section by section."""

    def rows(self, printing: Printing) -> dict[str, str]:
        """Every point on which printings differ, with a label."""


BOOKS: Final[dict[str, Book]] = {"en": english, "fr": french}
"""Books by language."""


def book(language: str) -> Book:
    """The book in a language, or an error that names the choices."""
    if language not in BOOKS:
        raise RulesetError(f"no rules in {language!r}; the choices are {', '.join(BOOKS)}")
    return BOOKS[language]


def sections(rules: Ruleset, language: str = "en") -> list[Section]:
    """The rules of one game, section by section."""
    return book(language).sections(rules)


def for_step(rules: Ruleset, step: str, language: str = "en") -> list[Section]:
    """The sections that explain a step of the turn, e.g. 'lay'."""
    return [section for section in sections(rules, language) if step in section.steps]


def comparison(language: str = "en") -> list[tuple[str, ...]]:
    """The printings side by side: a line of ids, then a line for each difference."""
    columns = [book(language).rows(printing) for printing in PRINTINGS.values()]
    return [("", *PRINTINGS)] + [
        (label, *(column[label] for column in columns)) for label in columns[0]
    ]


def lines(chosen: Iterable[Section], width: int = WIDTH) -> list[str]:
    """Sections as plain lines."""
    drawn: list[str] = []
    for section in chosen:
        drawn += [section.title, "-" * len(section.title)]
        for paragraph in section.paragraphs:
            bullet = paragraph.startswith("- ")
            drawn += textwrap.wrap(paragraph, width, subsequent_indent="  " if bullet else "")
        drawn.append("")
    return drawn
