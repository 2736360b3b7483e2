"""The sentences of one language, read from its files when they are needed."""

from collections.abc import Mapping
from functools import cache
from typing import Final
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from marrakech.messages.spoken import LOCALES, Person, Variable

VOWELS: Final = tuple("aeiouyhàâäéèêëîïôöûü")


def of(name: object) -> str:
    """A name after the French 'de': `de Safia`, `d'Amal`."""
    return (
        f"d\N{RIGHT SINGLE QUOTATION MARK}{name}"
        if str(name).lower().startswith(VOWELS)
        else f"de {name}"
    )


def capital(text: object) -> str:
    """A text with a capital first letter."""
    return str(text)[:1].upper() + str(text)[1:]


def first_letter(text: object) -> str:
    """The first letter of a text without its accent, for a message to select on: `e` of `Émile`."""
    return _letter(str(text)[:1])


def last_letter(text: object) -> str:
    """The last letter of a text without its accent: `s` of `Hans`."""
    return _letter(str(text)[-1:])


def _letter(letter: str) -> str:
    return normalize("NFD", letter)[:1].lower()


FUNCTIONS: Final = {"OF": of, "CAPITAL": capital, "FIRST": first_letter, "LAST": last_letter}
"""What sentences may call beside Fluent's own NUMBER and DATETIME; the page has the same."""


class Catalogue:
    """The sentences of a language."""

    def __init__(self, language: str) -> None:
        self._folder = LOCALES / language
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)  # type: ignore[arg-type]
        self._read: set[str] = set()

    def sentence(self, key: str, variables: Mapping[str, Variable]) -> str:
        """The sentence of a key; raises `KeyError` if there is none, or what is wrong with its variables."""
        area = key.partition("-")[0]
        if area not in self._read:
            text = (self._folder / f"{area}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))
            self._read.add(area)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has attributes alone"
        found, errors = self._bundle.format_pattern(pattern, _arguments(variables))
        if errors:
            raise errors[0]
        return str(found)


def _arguments(variables: Mapping[str, Variable]) -> dict[str, str | FluentType]:
    given: dict[str, str | FluentType] = {}
    for name, value in variables.items():
        if isinstance(value, Person):
            given |= {name: value.name, f"{name}-is": "you" if value.you else "other"}
        elif isinstance(value, bool):
            given[name] = "yes" if value else "no"
        elif isinstance(value, str):
            given[name] = value
        else:
            given[name] = fluent_number(value, useGrouping=False, maximumFractionDigits=1)
    return given


@cache
def catalogue(language: str) -> Catalogue:
    """The sentences of a language, each file read once in a process."""
    return Catalogue(language)
