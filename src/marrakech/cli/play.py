"""`marrakech play`: the game in the browser, or in the terminal with `--terminal`."""

from pathlib import Path
from typing import Annotated

import typer

from marrakech.cli import options, serving
from marrakech.kernel.printings import DEFAULT_PRINTING


def command(
    context: typer.Context,
    host: serving.Host = None,
    port: serving.Port = None,
    db: serving.Database = None,
    memory: serving.Memory = False,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page once the server is up.")
    ] = True,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play here, in the terminal; what follows is for that.")
    ] = False,
    printing: options.Printing = DEFAULT_PRINTING,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="2, 3 or 4; empty seats go to greedy bots.")
    ] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="WHO", help="A seat in the order of play: you, you:NAME, bot:random, bot:greedy."
        ),
    ] = None,
    bots: Annotated[int | None, typer.Option(metavar="N", help="You against so many bots.")] = None,
    one_colour: options.OneColour = False,
    elimination: options.Elimination = None,
    end_turn: options.EndTurn = False,
    keep_heading: options.KeepHeading = False,
    cover_own: options.CoverOwn = False,
    seed: Annotated[
        str | None, typer.Option(metavar="TEXT", help="The same seed gives the same dice and piles.")
    ] = None,
    file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the game here, saved at every move.")
    ] = None,
    resume: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Go on with a saved game; 'last' is the one played last."),
    ] = None,
) -> None:
    """Play in the browser, or here with --terminal."""
    _refuse_options_of_the_other(context, terminal)
    if not terminal:
        serving.serve(host, port, db, memory, open_browser=browser)
        return
    from marrakech.cli.files import latest_game_file, new_game_file
    from marrakech.cli.seats import choose_seats
    from marrakech.cli.setup import new_game, resumed_game
    from marrakech.cli.table import Table

    if resume is not None:
        path = latest_game_file() if resume == "last" else Path(resume)
        game, seats = resumed_game(path, seat or [])
        path = file or path
    else:
        seats = choose_seats(seat or [], bots, players)
        rules = options.ruleset(
            printing, len(seats), one_colour, elimination, end_turn, keep_heading, cover_own
        )
        game = new_game(rules, seats, seed)
        path = file or new_game_file()
        if file is not None and file.exists():
            raise typer.BadParameter(f"{file} exists; --resume {file} goes on with it")
    code = Table(game, seats, path).play()
    if code:
        raise typer.Exit(code)


_OF_THE_SERVER = ("host", "port", "db", "memory", "browser")


def _refuse_options_of_the_other(context: typer.Context, terminal: bool) -> None:
    """An option that would do nothing is a mistake worth a word."""
    for parameter in context.command.params:
        name = parameter.name or ""
        given = context.get_parameter_source(name)
        if name == "terminal" or given is None or given.name in ("DEFAULT", "DEFAULT_MAP"):
            continue
        if terminal and name in _OF_THE_SERVER:
            raise typer.BadParameter(
                f"{parameter.opts[0]} is for the game in the browser; leave --terminal out"
            )
        if not terminal and name not in _OF_THE_SERVER:
            raise typer.BadParameter(
                f"{parameter.opts[0]} is for the game in the terminal; add --terminal, or choose it on the page"
            )
