"""`marrakech check-bot`: whether a program speaks the bot protocol, and if not, where it fails."""

from typing import Annotated

import typer

from marrakech.cli.echo import echo

SIGNS = {"passed": ("✓", "green"), "failed": ("✗", "red"), "note": ("·", "yellow")}


def command(
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="CMD",
            help='The command that starts the bot, e.g. "python mybot.py", or mybot.py:NAME in Python.',
        ),
    ],
    seconds: Annotated[
        float, typer.Option(min=0.01, help="Seconds per decision in the games it is asked to play.")
    ] = 0.2,
) -> None:
    """Check that a bot conforms to the bot protocol."""
    import shlex
    from pathlib import Path

    from marrakech.protocol.check import check_bot
    from marrakech.protocol.programs import COMMAND_PREFIX, FILE_SUFFIX, engine_command

    line = words[0] if len(words) == 1 else shlex.join(words)
    file, in_python, _ = line.partition(FILE_SUFFIX)
    if in_python and Path(f"{file}.py").is_file():
        line = engine_command(line)
    failed = passed = 0
    for finding in check_bot(line.removeprefix(COMMAND_PREFIX), seconds=seconds):
        sign, colour = SIGNS[finding.verdict]
        typer.secho(f"{sign} {finding.verdict:6} ", fg=colour, nl=False)
        echo(f" {finding.name}" + (f": {finding.why}" if finding.why else ""))
        failed += finding.verdict == "failed"
        passed += finding.verdict == "passed"
    if failed:
        echo(f"\n{failed} failed, {passed} passed. docs/protocol.md says what a host expects.")
        raise typer.Exit(1)
    echo(f"\nAll {passed} checks passed.")
