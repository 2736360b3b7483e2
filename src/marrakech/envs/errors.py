"""Errors of the environments.

MarrakechError
└── EnvError                an environment was misused
    ├── WrongArgumentError  an argument that does not exist or does not fit
    ├── IllegalActionError  an action that the rules do not allow here
    ├── GameOverError       a finished game was stepped on
    └── NotStartedError     a game was stepped on or drawn before it was begun
"""

from marrakech.record.errors import MarrakechError


class EnvError(MarrakechError):
    """An environment was misused."""


class WrongArgumentError(EnvError, ValueError):
    """An argument that does not exist or does not fit; the message names the choices."""


class IllegalActionError(EnvError, ValueError):
    """An action that the rules do not allow here."""


class GameOverError(EnvError, RuntimeError):
    """A finished game was stepped on."""


class NotStartedError(EnvError, RuntimeError):
    """A game was stepped on or drawn before it was begun: call `reset` first."""
