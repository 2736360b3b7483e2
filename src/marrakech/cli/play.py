"""`marrakech play`: a game in the terminal, with people and bots."""

from pathlib import Path
from typing import Annotated

import typer

from marrakech.cli import options
from marrakech.kernel.printings import DEFAULT_PRINTING


def command(
    terminal: Annotated[bool, typer.Option("--terminal", help="Play here, in the terminal.")] = False,
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
    """Play: you against three bots, or any seats you name."""
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
