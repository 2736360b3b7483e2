"""What clients send as JSON: the bodies that the routes read."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, inspect

from tests.server.handlers import all_routes


def bodies() -> dict[str, type[Struct]]:
    """Every struct in the body of a route, by its name in the OpenAPI document: bodies, and parts of them."""
    found: dict[str, type[Struct]] = {}
    for _, _, handler in all_routes():
        data = handler.parsed_fn_signature.parameters.get("data")
        if (
            data is not None
            and isinstance(data.annotation, type)
            and issubclass(data.annotation, Struct)
        ):
            found |= {one.__name__: one for one in structs(inspect.type_info(data.annotation))}
    return found


def structs(info: Any) -> Iterator[type[Struct]]:
    """The structs that a type is made of."""
    if isinstance(info, inspect.StructType):
        yield info.cls
        for field in info.fields:
            yield from structs(field.type)
    elif isinstance(info, inspect.UnionType):
        for one in info.types:
            yield from structs(one)
    elif isinstance(info, inspect.Metadata):
        yield from structs(info.type)
    elif hasattr(info, "item_type"):
        yield from structs(info.item_type)


BODIES = bodies()
