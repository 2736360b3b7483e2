"""What a command prints outside a `Screen`."""

import typer

from marrakech.record.printable import printable


def echo(text: str, *, err: bool = False) -> None:
    """Print a line, to standard error with `err`; nothing in it steers the terminal."""
    typer.echo(printable(text), err=err)
