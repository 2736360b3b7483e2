"""Numbers, shares and dates as the language that is spoken writes them."""

from datetime import date
from typing import Final, Literal

from marrakech.messages.spoken import language

_DATES: Final = {"en": "en_GB"}
"""The country whose dates are written, where those of a language differ: 20 November, not November 20."""


def decimal(value: float, digits: int = 0, *, signed: bool = False) -> str:
    """A number with so many decimals, e.g. '2.5' and '2,5', or '+2.5'."""
    return _figure(value, digits, "decimal", signed)


def percent(share: float, digits: int = 0, *, signed: bool = False) -> str:
    """A share, e.g. '38%' and '38 %', or '+38%'."""
    return _figure(share, digits, "percent", signed)


def weekday(at: date) -> str:
    """The name of a day, e.g. 'Friday'."""
    from babel.dates import format_date

    return format_date(at, "EEEE", locale=language())


def day(at: date) -> str:
    """A day of a month, e.g. '20 November', '20. November' and '20 de noviembre'."""
    from babel.dates import format_skeleton

    return format_skeleton("MMMMd", at, locale=_DATES.get(language(), language()))


def _figure(value: float, digits: int, style: Literal["decimal", "percent"], signed: bool) -> str:
    from babel import Locale
    from fluent.runtime.types import FluentFloat

    figure = FluentFloat(
        value,
        style=style,
        minimumFractionDigits=digits,
        maximumFractionDigits=digits,
        useGrouping=False,
    ).format(Locale.parse(language()))
    return f"+{figure}" if signed and not figure.startswith("-") else figure
