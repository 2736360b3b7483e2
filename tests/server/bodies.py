"""What clients send as JSON: all that the wire reads strictly."""

from msgspec import Struct

from marrakech.server import admin_wire, wire

BODIES: dict[str, type[Struct]] = {
    name: struct
    for name, struct in (*vars(wire).items(), *vars(admin_wire).items())
    if isinstance(struct, type)
    and issubclass(struct, Struct)
    and not name.startswith("_")
    and struct.__struct_config__.forbid_unknown_fields
}
"""By name, as in the OpenAPI document: bodies, and parts of them."""
