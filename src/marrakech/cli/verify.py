"""`marrakech verify`: check the dice of a finished game against its commitment."""

from pathlib import Path
from typing import Annotated

import typer

WORDS = {
    "commitment": "the secret is the one that was committed to before the first roll",
    "rolls": "every roll follows from the secret",
    "piles": "every pile was drawn in the order that follows from the secret",
}
WRONG_AT = {"commitment": "", "rolls": "turns", "piles": "seats"}


def command(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A game file with Commitment and Secret.")
    ],
) -> None:
    """Check the dice of a game that was played on a server."""
    from marrakech.service.files import verify_file

    checks = verify_file(file.read_text(encoding="utf-8", errors="replace"))
    for check in checks:
        where = f" ({WRONG_AT[check.what]} {', '.join(map(str, check.wrong))})" if check.wrong else ""
        typer.echo(f"{'ok' if check.ok else 'WRONG':5}  {WORDS[check.what]}{where}")
    if not all(check.ok for check in checks):
        typer.echo("The dice of this game do not follow from its secret.", err=True)
        raise typer.Exit(1)
