"""What clients send as JSON: all that the wire reads strictly."""

from importlib import import_module
from pkgutil import iter_modules

from msgspec import Struct

from marrakech import wire
from marrakech.server import admin_wire

MODULES = [
    admin_wire,
    *(import_module(f"{wire.__name__}.{one.name}") for one in iter_modules(wire.__path__)),
]

BODIES: dict[str, type[Struct]] = {
    name: struct
    for module in MODULES
    for name, struct in vars(module).items()
    if isinstance(struct, type)
    and issubclass(struct, Struct)
    and not name.startswith("_")
    and struct.__struct_config__.forbid_unknown_fields
}
"""By name, as in the OpenAPI document: bodies, and parts of them."""
