"""Options of the server, shared by `play` and `serve`, and the way from them to its settings."""

import os
from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any, Final

import typer

from marrakech.server import Settings, run
from marrakech.server.settings import PREFIX

Host = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Address to listen on; 0.0.0.0 lets your network join."),
]
Lan = Annotated[
    bool,
    typer.Option("--lan", help="Let others on your network join: shows the address and its QR code."),
]
Port = Annotated[
    int | None,
    typer.Option(metavar="N", min=0, max=65_535, help="Port; the next free one if it is taken."),
]
Database = Annotated[
    str | None,
    typer.Option(
        "--db",
        metavar="STORE",
        help="File or postgresql:// address that keeps the games; else a file in your data directory.",
    ),
]
Memory = Annotated[
    bool, typer.Option("--memory", help="Keep games in memory only: gone when the server stops.")
]


SHARED: Final = ("host", "lan", "port", "db", "memory")


def serve_here(given: Mapping[str, Any], *, open_browser: bool) -> None:
    """Serve until Ctrl-C; what is not given comes from the environment, a file, or is the default."""
    if given["lan"] and given["host"] is not None:
        raise typer.BadParameter(
            "--lan listens on every address and --host names one; give one of the two"
        )
    if given["memory"] and given["db"] is not None:
        raise typer.BadParameter(
            "--memory keeps no games and --db names a file for them; give one of the two"
        )
    wanted = {**given, "memory": given["memory"] or None}
    if wanted.pop("lan"):
        wanted["host"] = "0.0.0.0"
    options = {PREFIX + name.upper(): str(value) for name, value in wanted.items() if value is not None}
    settings = Settings.from_environment({**os.environ, **options})
    run(replace(settings, open_browser=settings.open_browser and open_browser), tell=typer.echo)
