"""Integers in addresses: digits and nothing else, not `1e5`, `-0` or `1.0` as Litestar takes them."""

import re
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import ParameterKwarg

from marrakech.service.errors import Invalid

_DIGITS = re.compile(r"0|[1-9][0-9]*")
_NAMES: Final = "integers"
"""The option of a route that names its integers."""


def is_integer(text: str) -> bool:
    """Whether a text is an integer as one writes it, e.g. `0` or `42`, not `042`, `+42` or `4e1`."""
    return _DIGITS.fullmatch(text) is not None


def check_integers(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A guard: raise `Invalid` unless every integer in the path and the query is written in digits, once."""
    # Kept with the route: a guard is given a new copy of its handler at every request, with the same options.
    names: tuple[str, ...] | None = handler.opt.get(_NAMES)
    if names is None:
        names = handler.opt[_NAMES] = _integers(handler)
    for name in names:
        if name in connection.path_params:
            given = [str(connection.path_params[name])]
        else:
            given = connection.query_params.getall(name, [])
        if len(given) > 1:
            raise Invalid("bad_request", f"{name} is given {len(given)} times: give it once")
        for text in given:
            if not is_integer(text):
                raise Invalid(
                    "bad_request",
                    f"{name} is an integer in digits, such as 42, not {text[:20]!r}",
                    errors=[{"key": name, "message": "not an integer in digits"}],
                )


def _integers(handler: BaseRouteHandler) -> tuple[str, ...]:
    """The parameters of a route that are integers."""
    fields = handler.parsed_fn_signature.parameters
    return tuple(
        name
        for name, field in fields.items()
        if isinstance(field.kwarg_definition, ParameterKwarg) and int in (field.annotation, *field.args)
    )
