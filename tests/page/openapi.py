"""The server's OpenAPI document as the page's types are made from it.

`python -m tests.page.openapi` writes `web/openapi.json`; run it when a test says that it is old.
"""

import json
from pathlib import Path

from marrakech.server.app import create_app
from marrakech.server.settings import SHORTEST_TOKEN, Settings
from marrakech.store import MemoryStore

FILE = Path(__file__).parents[2] / "web" / "openapi.json"


def document() -> str:
    """What the routes take and give, as text that changes only when they do.

    Of the routes only what they take is kept: the page is typed by it, and by the schemas.
    """
    schema = create_app(
        MemoryStore(), Settings(memory=True, admin_token="-" * SHORTEST_TOKEN)
    ).openapi_schema.to_schema()
    taken = {
        path: {
            method: {"requestBody": operation["requestBody"]}
            for method, operation in operations.items()
            if "requestBody" in operation
        }
        for path, operations in schema["paths"].items()
    }
    kept = {
        "paths": {path: methods for path, methods in taken.items() if methods},
        "components": {"schemas": schema["components"]["schemas"]},
    }
    return json.dumps(kept, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(document(), encoding="utf-8")
