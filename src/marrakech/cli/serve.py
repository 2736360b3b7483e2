"""`marrakech serve`: the game for others, without opening a browser here."""

from pathlib import Path
from typing import Annotated

import typer

from marrakech.cli import serving


def command(
    context: typer.Context,
    host: serving.Host = None,
    lan: serving.Lan = False,
    port: serving.Port = None,
    db: serving.Database = None,
    memory: serving.Memory = False,
    config: Annotated[
        Path | None, typer.Option(metavar="FILE", help="TOML file with any of these settings.")
    ] = None,
    hosts: Annotated[
        str | None, typer.Option(metavar="NAMES", help="Host names to answer to, separated by commas.")
    ] = None,
    proxy: Annotated[
        bool | None, typer.Option(help="Behind one reverse proxy: believe its X-Forwarded headers.")
    ] = None,
    rate_limits: Annotated[
        bool | None, typer.Option(help="Limit the rate of requests per client.")
    ] = None,
    bot_workers: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Bots that think at the same time.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="NAME=COMMAND;...", help="Bots of your own.")
    ] = None,
    keep_days: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, help="Remove games idle for so many days; 0: never."),
    ] = None,
    metrics: Annotated[bool | None, typer.Option(help="Numbers for Prometheus at /metrics.")] = None,
    admin_token_file: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="The admin token, for /admin and `marrakech admin`."),
    ] = None,
    url: Annotated[
        str | None, typer.Option(metavar="URL", help="The page's address, for links in messages.")
    ] = None,
    smtp: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Mail server that calls people, as smtps://user@host."),
    ] = None,
    smtp_password_file: Annotated[
        str | None, typer.Option(metavar="FILE", help="The password of its user.")
    ] = None,
    mail_from: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Sender of those mails.")
    ] = None,
    private_calls: Annotated[
        bool | None, typer.Option(help="Let webhooks and push services be in your own network.")
    ] = None,
    log_format: Annotated[
        str | None, typer.Option(metavar="text|json", help="Form of the logs.")
    ] = None,
    log_level: Annotated[
        str | None, typer.Option(metavar="LEVEL", help="debug, info, warning or error.")
    ] = None,
) -> None:
    """Host the game for friends or a club."""
    serving.serve_here(context.params, open_browser=False)
