"""`marrakech verify`: were the dice of a game fair? Checked from its file alone."""

from pathlib import Path
from typing import Annotated

import typer

WORDS = {
    "commitment": "The secret is the one that was committed to before the first roll",
    "rolls": "Every roll of the die follows from the secret",
    "piles": "Every rug drawn from a pile follows from the secret",
}
WHERE = {"rolls": "turn", "piles": "player"}


def command(
    file: Annotated[
        str,
        typer.Argument(metavar="FILE", help="The file of a finished game, or - for standard input."),
    ],
) -> None:
    """Check the dice of a finished game."""
    import sys

    from marrakech.service.transfer import verify_text

    text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8", errors="replace")
    checks = verify_text(text)
    for check in checks:
        where = ""
        if check.wrong:
            # Turns are counted from 1 already, seats from 0.
            numbers = [str(one + (check.what == "piles")) for one in check.wrong]
            where = f" (not so: {WHERE[check.what]} {', '.join(numbers)})"
        typer.echo(f"{'yes' if check.ok else 'NO ':>3}  {WORDS[check.what]}{where}")
    if not all(check.ok for check in checks):
        typer.echo("The dice were not fair, or the file was changed.")
        raise typer.Exit(1)
    typer.echo("The dice were fair.")
