"""`marrakech verify`: were the dice of a game fair? Checked from its file alone."""

from typing import Annotated

import typer

from marrakech.cli.echo import echo

WORDS = {
    "commitment": "The secret is the one that was committed to before the first roll",
    "rolls": "Every roll of the die follows from the secret",
    "piles": "Every rug drawn from a pile follows from the secret",
}
WHERE = {"rolls": "turn", "piles": "player"}


def command(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE",
            help="The file of a finished game, - for standard input, or last for your last game.",
        ),
    ],
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
            where = f" (not so: {WHERE[check.what]} {', '.join(numbers)})"
        echo(f"{'yes' if check.ok else 'NO ':>3}  {WORDS[check.what]}{where}")
    if not all(check.ok for check in checks):
        echo("The dice were not fair, or the file was changed.")
        raise typer.Exit(1)
    echo("The dice were fair.")
