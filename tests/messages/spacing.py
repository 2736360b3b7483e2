"""Spaces and marks as a language writes them: before French double marks, before percent, inside numbers.

How shares and numbers are written is taken from Unicode's tables, as the program takes it.
"""

import re
from collections.abc import Iterator
from typing import Final

from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

NO_BREAK: Final = "\u00a0"
NARROW: Final = "\u202f"
"""No-break, too, and narrower."""
PLACED: Final = "\ufffc"
"""Stands for a variable in a text."""
SHARE: Final = re.compile(rf"[\d{PLACED}](\s*)%")
NUMBER: Final = re.compile(r"\d([.,\s])(\d+)(?!\d)")
MARK: Final = re.compile(r"(?<=(.))(:|[;!?]+)(?=(.?))", re.DOTALL)
TYPED: Final = rf"[\w{PLACED}-]"
"""On both sides of a colon that is typed, e.g. `bot:Ana`, or that parts a line and a column."""
QUOTED: Final = re.compile(r"«(.?)|(.?)»", re.DOTALL)


class Texts(Visitor):
    """The texts of a message, with `PLACED` where something is put in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        self.found.append("".join(map(_text, node.elements)))
        self.generic_visit(node)


def _text(part: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(part, ftl.TextElement):
        return part.value or ""
    literal = part.expression
    return str(literal.parse()["value"]) if isinstance(literal, ftl.StringLiteral) else PLACED


def _shown(space: str) -> str:
    names = {"": "nothing", " ": "a space that breaks", NO_BREAK: "U+00A0", NARROW: "U+202F"}
    return names.get(space, repr(space))


def number_faults(text: str, locale: Locale) -> Iterator[str]:
    """Shares and numbers that are not written as in Unicode's tables."""
    wanted = locale.percent_formats[None].pattern.removesuffix("%").lstrip("#,0")
    for share in SHARE.finditer(text):
        if share[1] != wanted:
            yield f"before % stands {_shown(share[1])}, not {_shown(wanted)}"
    symbols = locale.number_symbols["latn"]
    for number in NUMBER.finditer(text):
        mark = symbols["group" if len(number[2]) == 3 else "decimal"]
        if number[1] != mark:
            yield f"in {number[0]!r} stands {_shown(number[1])}, not {_shown(mark)}"


def french_faults(text: str) -> Iterator[str]:
    """Double marks without their space, or with one at which a line may break."""
    for before, mark, after in MARK.findall(text):
        typed = mark == ":" and re.match(TYPED, before) and re.match(TYPED, after)
        wanted = NO_BREAK if mark == ":" else NARROW
        if (
            before != wanted
            and not typed
            and (before.isspace() or before.isalnum() or before in ")»%" + PLACED)
        ):
            yield f"before {mark} stands {_shown(before if before.isspace() else '')}, not {_shown(wanted)}"
    for opened, closed in QUOTED.findall(text):
        if (opened or closed) != NO_BREAK:
            yield "inside « » there is U+00A0"


def spacing_faults(language: str, message: ftl.Message) -> Iterator[str]:
    """What is wrong with the spaces of a message."""
    texts = Texts()
    texts.visit(message)
    locale = Locale.parse(language)
    for text in texts.found:
        yield from number_faults(text, locale)
        if language == "fr":
            yield from french_faults(text)
