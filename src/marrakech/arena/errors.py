"""Errors of the arena.

MarrakechError
└── ArenaError        a match that cannot be played as asked
    └── EntrantError  a bot that cannot be entered: misspelt, unknown, or it does not start
"""

from marrakech.record.errors import MarrakechError


class ArenaError(MarrakechError):
    """A match that cannot be played as asked."""


class EntrantError(ArenaError, ValueError):
    """A bot that cannot be entered."""
