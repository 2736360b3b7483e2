"""The `marrakech` command: one module for each of its commands, loaded when it is asked for.

To add a command, write a module here with a function `command` whose signature is its options, and name
the module in `COMMANDS`. A module with `SUBCOMMANDS` brings several commands under its name, and `command` has
the options of them all. Keep the imports at the top of that module few, and bring heavy ones in where the work
begins: `marrakech --help` loads every such module, and is to be quick.
"""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from importlib import import_module
from typing import Annotated, Any, Final

import typer

from marrakech.cli.echo import echo
from marrakech.record.errors import MarrakechError
from marrakech.record.printable import printable

COMMANDS: Final = {
    "play": "marrakech.cli.play",
    "serve": "marrakech.cli.serve",
    "show": "marrakech.cli.show",
    "replay": "marrakech.cli.replay",
    "review": "marrakech.cli.review",
    "analyse": "marrakech.cli.analyse",
    "rollout": "marrakech.cli.rollout",
    "stats": "marrakech.cli.stats",
    "puzzles": "marrakech.cli.puzzles",
    "learn": "marrakech.cli.learn",
    "verify": "marrakech.cli.verify",
    "db": "marrakech.cli.db",
    "admin": "marrakech.cli.admin",
    "rules": "marrakech.cli.rules",
    "arena": "marrakech.cli.arena",
    "bench": "marrakech.cli.bench",
    "train": "marrakech.cli.train",
    "dataset": "marrakech.cli.dataset",
    "engine": "marrakech.cli.engine",
    "check-bot": "marrakech.cli.check_bot",
    "mcp": "marrakech.cli.mcp",
}
"""Commands by name, in the order in which help lists them."""

DEFAULT: Final = "play"
"""What `marrakech` does when nothing is asked for."""

COMPLETING: Final = "_MARRAKECH_COMPLETE"
"""Set by a shell that asks how a line may go on; `marrakech --install-completion` teaches it to ask."""
TYPED: Final = ("COMP_WORDS", "_TYPER_COMPLETE_ARGS")
"""Where shells say what stands in the line."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    completing = COMPLETING in os.environ
    if not given and not completing:
        given = [DEFAULT]
    words = _typed() if completing else given
    # Only the module of the command is loaded; of a command that is being typed that one is not known yet.
    asked = words[0] if words and words[0] in COMMANDS else None
    make_app(asked)(args=given, prog_name="marrakech")


def _typed() -> list[str]:
    """The words of a line after the program that are complete."""
    line = next(filter(None, map(os.environ.get, TYPED)), "")
    return line.split()[1:] if line[-1:].isspace() or len(line.split()) > 2 else []


def make_app(only: str | None = None) -> typer.Typer:
    """The application with one command, or with all of them."""
    app = _empty_app(completion=True)
    app.callback()(_about)
    for name, module in COMMANDS.items():
        if only in (None, name):
            found = import_module(module)
            if hasattr(found, "SUBCOMMANDS"):
                app.add_typer(_group(found.command, found.SUBCOMMANDS), name=name)
                continue
            # A module may bring a class of its own for how its arguments are read.
            app.command(name, cls=getattr(found, "Command", None))(_guarded(found.command))
    return app


def _empty_app(*, completion: bool = False) -> typer.Typer:
    return typer.Typer(
        add_completion=completion,
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    )


def _group(first: Callable[..., None], commands: Mapping[str, Callable[..., None]]) -> typer.Typer:
    """Several commands under one name, and what is run before each of them."""
    group = _empty_app()
    group.callback()(_guarded(first))
    for name, command in commands.items():
        group.command(name)(_guarded(command))
    return group


def _print_version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        echo(f"marrakech {version('marrakech')}")
        raise typer.Exit


def _about(
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Say which version this is.", is_eager=True, callback=_print_version
        ),
    ] = False,
) -> None:
    """The rug market game Marrakech. Without a command: play."""


def _guarded(command: Callable[..., None]) -> Callable[..., None]:
    """The command; our errors and those of files become a sentence and exit code 2."""

    @wraps(command)
    def told(*arguments: Any, **options: Any) -> None:
        try:
            command(*arguments, **options)
        except BrokenPipeError:
            raise
        except typer.BadParameter as error:
            error.message = printable(error.message)
            raise
        except MarrakechError as error:
            echo(f"marrakech: {error}", err=True)
            raise typer.Exit(2) from None
        except OSError as error:
            where = f": {error.filename}" if error.filename else ""
            echo(f"marrakech: {error.strerror or error}{where}", err=True)
            raise typer.Exit(2) from None

    return told
