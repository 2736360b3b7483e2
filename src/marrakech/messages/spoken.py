"""The language that is spoken, and sentences in it.

Whoever writes for a reader speaks one language at a time: a command the one that its user asked for, a service
that answers in several one after the other, each `with speaking(...)`.
"""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

LOCALES: Final = Path(__file__).parent.parent / "locales"
LANGUAGES: Final = tuple((LOCALES / "languages.txt").read_text(encoding="ascii").split())
"""The languages that messages are complete in; the first is spoken where none is asked for."""


class Person(NamedTuple):
    """Somebody in a sentence: `you` is the reader, for whom languages change the verb or the pronoun."""

    name: str
    you: bool = False


Variable: TypeAlias = str | int | float | bool | Person

_spoken: ContextVar[str] = ContextVar("spoken", default=LANGUAGES[0])


def message(key: str, /, **variables: Variable) -> str:
    """The sentence of a key in the language that is spoken.

    A person `who` is `$who` and `$who-is` (`you` or `other`) in it; True and False are `yes` and `no`.
    """
    # Imported here: it brings babel, which a server that says nothing does without.
    from marrakech.messages.catalogue import catalogue

    return catalogue(_spoken.get()).sentence(key, variables)


def language() -> str:
    """The language that is spoken, e.g. 'fr'."""
    return _spoken.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language while this lasts."""
    token = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(token)


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of a terminal, by its locale, e.g. 'fr' for `LANG=fr_CA.UTF-8`."""
    locale = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    code = locale[:2].lower()
    return code if code in LANGUAGES else LANGUAGES[0]
