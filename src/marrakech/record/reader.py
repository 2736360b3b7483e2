"""A cursor over text that knows its line and column, so that every error can name the place."""

import re
from typing import NoReturn

from marrakech.record.errors import NotationError


class Reader:
    """Reads a text from left to right; `take` advances, `fail` raises with the place and what was expected.

    >>> reader = Reader("30,x")
    >>> reader.number("a purse", 255)
    30
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.index = 0

    def peek(self, width: int = 1) -> str:
        """The next characters, without advancing."""
        return self.text[self.index : self.index + width]

    @property
    def done(self) -> bool:
        """Whether everything has been read."""
        return self.index >= len(self.text)

    def match(self, pattern: str) -> str | None:
        """Consume a match of a regular expression, or stay and return None."""
        found = re.compile(pattern).match(self.text, self.index)
        if found is None:
            return None
        self.index = found.end()
        return found.group()

    def take(self, literal: str, expected: str) -> None:
        """Consume a required literal."""
        if not self.text.startswith(literal, self.index):
            self.fail(expected)
        self.index += len(literal)

    def number(self, what: str, most: int) -> int:
        """Read an integer from 0 to `most`."""
        start = self.index
        digits = self.match(r"[0-9]+")
        if digits is None or len(digits) > 4 or int(digits) > most:
            self.fail(f"{what} from 0 to {most}", start)
        return int(digits)

    def numbers(self, what: str, how_many: int, most: int) -> tuple[int, ...]:
        """Read `how_many` comma-separated numbers."""
        found = [self.number(what, most)]
        for _ in range(how_many - 1):
            self.take(",", f"{how_many} numbers with commas between them, {what} each")
            found.append(self.number(what, most))
        return tuple(found)

    def word(self) -> str:
        """The run of characters up to the next white space, for messages; does not advance."""
        found = re.compile(r"\S*").match(self.text, self.index)
        assert found is not None
        return found.group()

    def where(self, index: int | None = None) -> tuple[int, int]:
        """Line and column of an index, both from 1."""
        end = self.index if index is None else index
        return self.text.count("\n", 0, end) + 1, end - self.text.rfind("\n", 0, end)

    def fail(self, expected: str, index: int | None = None) -> NoReturn:
        """Raise: something else was expected here."""
        if index is not None:
            self.index = index
        line, column = self.where()
        found = self.word() or self.peek()
        raise NotationError(found[:40], expected, line=line, column=column)
