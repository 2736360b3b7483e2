"""Values that do not change say so, whatever attribute is set."""

from dataclasses import FrozenInstanceError
from typing import NoReturn, TypeVar

Value = TypeVar("Value")


def sealed(kind: type[Value]) -> type[Value]:
    """A frozen dataclass that refuses every attribute by name; for a decorator above `dataclass`.

    Those with slots are made twice, and for a name that is no field Python's own refusal looks for the first of
    them: "super(type, obj): obj must be an instance or subtype of type".
    """

    def refuse(self: object, name: str, *_: object) -> NoReturn:
        raise FrozenInstanceError(f"a {type(self).__name__} does not change: {name!r} cannot be set")

    kind.__setattr__ = kind.__delattr__ = refuse  # type: ignore[method-assign]
    return kind
