"""Options of the server, shared by `play` and `serve`, and the way from them to its settings."""

from dataclasses import replace
from typing import Annotated, Any

import typer

from marrakech.server import Settings, run

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


def serve(
    host: str | None,
    port: int | None,
    db: str | None,
    memory: bool,
    open_browser: bool,
    *,
    lan: bool = False,
) -> None:
    """Serve until Ctrl-C; what is not given comes from the environment, or is the default."""
    if lan and host is not None:
        raise typer.BadParameter(
            "--lan listens on every address and --host names one; give one of the two"
        )
    if lan:
        host = "0.0.0.0"
    if memory and db is not None:
        raise typer.BadParameter(
            "--memory keeps no games and --db names a file for them; give one of the two"
        )
    given: dict[str, Any] = {"host": host, "port": port, "db": db, "memory": memory or None}
    settings = replace(
        Settings.from_environment(),
        **{name: value for name, value in given.items() if value is not None},
    )
    run(replace(settings, open_browser=settings.open_browser and open_browser), tell=typer.echo)
