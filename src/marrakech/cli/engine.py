"""`marrakech engine`: our bots for other people's programs, by the line protocol."""

import sys
from typing import Annotated

import typer


def command(
    bot: Annotated[
        str, typer.Option("--bot", metavar="NAME", help="The bot or level that answers.")
    ] = "greedy",
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, help="For its own chance, if any.")] = 0,
) -> None:
    """Speak the bot protocol, for programs that host bots."""
    from marrakech.engine.bot import EngineError
    from marrakech.protocol.responder import respond

    try:
        respond(sys.stdin.buffer, sys.stdout.buffer, bot, seed)
    except EngineError as error:
        raise typer.BadParameter(str(error), param_hint="--bot") from None
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
