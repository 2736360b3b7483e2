"""The HTTP server: routes, schema, identity, settings and the page.

`run(settings)` serves until Ctrl-C. Nothing heavy is imported before it is called.
"""

from collections.abc import Callable

from marrakech.server.settings import Settings, SettingsError

__all__ = ["Settings", "SettingsError", "run"]


def run(
    settings: Settings | None = None, *, tell: Callable[[str], None] = print, path: str = ""
) -> None:
    """Serve until Ctrl-C, and open the page at a path; see `marrakech.server.serve`."""
    from marrakech.server.serve import serve

    serve(settings, tell=tell, path=path)
