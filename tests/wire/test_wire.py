"""What holds for every message: nobody changes one that was sent, and what we do not know is refused."""

import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module

import msgspec
import pytest

from marrakech import wire
from tests.server.bodies import BODIES


def messages() -> Iterator[tuple[str, type[msgspec.Struct]]]:
    """Every message by module and name."""
    for module in pkgutil.iter_modules(wire.__path__):
        found = import_module(f"{wire.__name__}.{module.name}")
        for name, one in inspect.getmembers(found, inspect.isclass):
            if issubclass(one, msgspec.Struct) and one.__module__ == found.__name__:
                yield f"{module.name}.{name}", one


def test_no_message_is_changed_once_it_is_made() -> None:
    """One is encoded for many listeners, and kept."""
    assert [name for name, one in messages() if not one.__struct_config__.frozen] == []


@pytest.mark.parametrize("name", BODIES)
def test_a_request_with_an_unknown_field_is_refused(name: str) -> None:
    assert BODIES[name].__struct_config__.forbid_unknown_fields
