"""How these tests run the command: in this process, or as a program of its own."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from typer.testing import CliRunner, Result

from marrakech.cli import make_app

PROGRAM = [sys.executable, "-m", "marrakech.cli"]

START = "7/7/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3+elimination"

ANSWERS = "l\n1\n\n" * 100
"""Left, the first rug, roll: enough for any game, whatever is refused on the way."""


def run(*arguments: str | Path, text: str = "") -> Result:
    """Run `marrakech` with arguments and answers."""
    return CliRunner().invoke(make_app(), [str(argument) for argument in arguments], input=text)


def program(
    arguments: Sequence[str | Path], text: str | bytes = "", **variables: str
) -> subprocess.CompletedProcess[bytes]:
    """Run `marrakech` as a program with its input from a pipe."""
    return subprocess.run(
        [*PROGRAM, *(str(argument) for argument in arguments)],
        input=text.encode() if isinstance(text, str) else text,
        capture_output=True,
        check=False,
        timeout=60,
        env={**os.environ, **variables},
    )
