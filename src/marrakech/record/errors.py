"""Every error that this project raises on purpose.

MarrakechError
├── RulesetError      a printing or a combination of switches that does not exist
├── NotationError     text that is not a square, rug, turn, position or game file
└── IllegalMove       a move that the rules do not allow here
"""


class MarrakechError(Exception):
    """The root of the tree: something was asked for that cannot be, and the message says why."""


class RulesetError(MarrakechError, ValueError):
    """A printing or a combination of switches that does not exist.

    `about` says which part is at fault: 'printing', 'players', or a switch by its word.
    """

    def __init__(self, message: str, about: str = "") -> None:
        super().__init__(message, about)
        self.about = about

    def __str__(self) -> str:
        return str(self.args[0])


class NotationError(MarrakechError, ValueError):
    """Text that cannot be read, with the place where reading stopped.

    >>> raise NotationError("z9", "a square a1 to g7", line=3, column=8)
    Traceback (most recent call last):
    ...
    marrakech.record.errors.NotationError: line 3, column 8: found 'z9', expected a square a1 to g7
    """

    def __init__(self, found: str, expected: str, line: int = 1, column: int = 1) -> None:
        # All arguments go up, so that the error survives pickling on its way out of a worker.
        super().__init__(found, expected, line, column)
        self.found = found
        self.expected = expected
        self.line = line
        self.column = column

    def __str__(self) -> str:
        shown = repr(self.found) if self.found else "the end"
        return f"line {self.line}, column {self.column}: found {shown}, expected {self.expected}"

    def at(self, line: int, column: int) -> "NotationError":
        """The same error where it stands in a larger text, given where the smaller text begins."""
        shifted = self.column + column - 1 if self.line == 1 else self.column
        return NotationError(self.found, self.expected, line=self.line + line - 1, column=shifted)


class IllegalMove(MarrakechError, ValueError):  # noqa: N818  (a move, not a mistake)
    """A move that the rules do not allow here; `rule` names the broken rule for programs."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(rule, message)
        self.rule = rule

    def __str__(self) -> str:
        return str(self.args[1])
