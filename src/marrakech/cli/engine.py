"""`marrakech engine`: our bots as a program that speaks the line protocol."""

import sys
from typing import Annotated

import typer


def command(
    bot: Annotated[
        str,
        typer.Option(
            "--bot",
            metavar="NAME",
            help="The bot that answers: its name or level, master:FILE, or mybot.py:NAME for one of your own.",
        ),
    ] = "greedy",
    seed: Annotated[
        int, typer.Option(min=0, max=2**32 - 1, help="Seed of the bot's own random choices.")
    ] = 0,
) -> None:
    """Play as a bot for another program, in the bot protocol."""
    from marrakech.engine.errors import EngineError
    from marrakech.protocol.responder import serve_host

    try:
        serve_host(sys.stdin.buffer, sys.stdout.buffer, bot, seed)
    except EngineError as error:
        raise typer.BadParameter(str(error), param_hint="--bot") from None
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
