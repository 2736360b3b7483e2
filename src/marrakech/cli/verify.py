"""`marrakech verify`: were the dice of a game fair? Checked from its file alone."""

from typing import Annotated

import typer

from marrakech.cli.echo import echo
from marrakech.cli.options import Language
from marrakech.messages import message


def command(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE",
            help="The file of a finished game, - for standard input, or last for your last game.",
        ),
    ],
    language: Language = None,
) -> None:
    """Check the dice of a finished game."""
    import sys

    from marrakech.cli.files import named_file
    from marrakech.service.transfer import verify_text

    data = sys.stdin.buffer.read() if file == "-" else named_file(file).read_bytes()
    checks = verify_text(data.decode("utf-8", errors="replace"))
    for check in checks:
        where = ""
        if check.wrong:
            # Turns are counted from 1 already, seats from 0.
            numbers = [str(one + (check.what == "piles")) for one in check.wrong]
            where = " " + message("commands-verify-wrong", what=check.what, numbers=", ".join(numbers))
        answer = message("commands-verify-answer", ok=check.ok)
        echo(f"{answer:<3}  {message('commands-verify-what', what=check.what)}{where}")
    if not all(check.ok for check in checks):
        echo(message("commands-verify-unfair"))
        raise typer.Exit(1)
    echo(message("commands-verify-fair"))
