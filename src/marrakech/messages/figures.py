"""Numbers and shares as the language that is spoken writes them."""

from typing import Literal

from marrakech.messages.spoken import language


def decimal(value: float, digits: int = 0, *, signed: bool = False) -> str:
    """A number with so many decimals, e.g. '2.5' and '2,5', or '+2.5'."""
    return _figure(value, digits, "decimal", signed)


def percent(share: float, digits: int = 0, *, signed: bool = False) -> str:
    """A share, e.g. '38%' and '38 %', or '+38%'."""
    return _figure(share, digits, "percent", signed)


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
