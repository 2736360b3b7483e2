"""The API's documentation as a plain page: made from the OpenAPI document, no script, works offline."""

import json
from html import escape
from typing import Any

from litestar import Request
from litestar.enums import MediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin-top: 2.5rem } code, pre { font: 14px/1.4 ui-monospace, monospace }
pre { background: #8882; padding: .75rem; overflow: auto }
th, td { text-align: left; padding: .2rem .8rem .2rem 0 }
:root { color-scheme: light dark }
"""


class PlainRenderPlugin(OpenAPIRenderPlugin):
    """Draws the OpenAPI document as HTML."""

    def __init__(self, path: str = "/") -> None:
        super().__init__(path=path, media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The whole documentation in one page."""
        info = openapi_schema["info"]
        operations = [
            (path, method, operation)
            for path, item in openapi_schema["paths"].items()
            for method, operation in item.items()
            if isinstance(operation, dict)
        ]
        schemas = openapi_schema.get("components", {}).get("schemas", {})
        parts = [
            "<!doctype html><html lang=en><meta charset=utf-8>",
            "<meta name=viewport content='width=device-width'>",
            f"<title>{escape(info['title'])}</title><style>{STYLE}</style>",
            f"<h1>{escape(info['title'])}</h1><p>{escape(info.get('description', ''))}</p>",
            "<p>The same for programs: <a href='/api/docs/openapi.json'>openapi.json</a>.</p><ul>",
        ]
        for path, method, operation in operations:
            name = f"<code>{method.upper()} {escape(path)}</code>"
            summary = escape(operation.get("summary", ""))
            parts.append(f"<li><a href='#{_anchor(path, method)}'>{name}</a> {summary}")
        parts.append("</ul>")
        parts += [_operation(*one) for one in operations]
        parts.append("<h2 id=schemas>Schemas</h2>")
        for name, schema in sorted(schemas.items()):
            body = json.dumps(schema, indent=2, ensure_ascii=False)
            parts.append(f"<h3 id='{escape(name)}'>{escape(name)}</h3><pre>{escape(body)}</pre>")
        return "\n".join(parts).encode()


def _anchor(path: str, method: str) -> str:
    return escape(method + path.replace("/", "-").replace("{", "").replace("}", ""))


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    parts = [
        f"<h2 id='{_anchor(path, method)}'><code>{method.upper()} {escape(path)}</code></h2>",
        f"<p>{escape(operation.get('description', operation.get('summary', '')))}</p><table>",
    ]
    for parameter in operation.get("parameters", []):
        parts.append(
            f"<tr><td>{escape(parameter['in'])}<td><code>{escape(parameter['name'])}</code>"
            f"<td>{escape(parameter.get('description', ''))}"
        )
    for media, content in operation.get("requestBody", {}).get("content", {}).items():
        parts.append(f"<tr><td>body<td><code>{escape(media)}</code><td>{_link(content)}")
    for status, response in operation.get("responses", {}).items():
        content = next(iter(response.get("content", {}).values()), {})
        parts.append(
            f"<tr><td>{escape(status)}<td>{_link(content)}<td>{escape(response.get('description', ''))}"
        )
    return "\n".join([*parts, "</table>"])


def _link(content: dict[str, Any]) -> str:
    schema = content.get("schema", {})
    name = (schema.get("$ref") or schema.get("items", {}).get("$ref") or "").rsplit("/", 1)[-1]
    many = " (list)" if "items" in schema else ""
    return (
        f"<a href='#{escape(name)}'>{escape(name)}</a>{many}"
        if name
        else escape(schema.get("type", ""))
    )
