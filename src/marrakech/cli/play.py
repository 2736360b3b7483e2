"""`marrakech play`: the game in the browser, or in the terminal with `--terminal`."""

from pathlib import Path
from typing import Annotated

import typer

from marrakech.cli import options, serving


def command(
    context: typer.Context,
    host: serving.Host = None,
    lan: serving.Lan = False,
    port: serving.Port = None,
    db: serving.Database = None,
    memory: serving.Memory = False,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page once the server is up.")
    ] = True,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in the terminal; the options below apply to it.")
    ] = False,
    printing: options.OwnPrinting = None,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="2, 3 or 4; bots take the seats that are left.")
    ] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="WHO",
            help="A seat, in the order of play, once for each: you, you:NAME, bot, bot:LEVEL or "
            "bot:LEVEL:NAME; the levels are novice, apprentice, merchant, master and even. Bots of your own: "
            "bot:cmd:PROGRAM, bot:master:WEIGHTS.npz.",
        ),
    ] = None,
    bots: Annotated[
        int | None,
        typer.Option(metavar="N", help="So many bots beside you (1 to 3), or beside the seats given."),
    ] = None,
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
    plain: Annotated[
        bool, typer.Option("--plain", help="Let the game scroll instead of drawing it in place.")
    ] = False,
    pace: Annotated[
        float,
        typer.Option(metavar="SECONDS", min=0, max=10, help="How long each move of a bot is shown."),
    ] = 0.4,
    language: options.Language = None,
) -> None:
    """Play in the browser, or here with --terminal."""
    _refuse_idle_options(context, terminal, resumed=resume is not None)
    if not terminal:
        serving.serve_here(
            {name: context.params[name] for name in serving.SHARED}, open_browser=browser
        )
        return
    from marrakech.cli.seats import choose_seats
    from marrakech.cli.terminal import start
    from marrakech.service.requests import GameRequest

    if resume is not None:
        code = start.resume_game(resume, seat or [], plain=plain, pace=pace)
    else:
        asked = GameRequest(
            choose_seats(seat or [], bots, players),
            printing=printing or options.own_printing(),
            **options.switches(context),
        )
        code = start.new_game(asked, seed, file, plain=plain, pace=pace)
    if code:
        raise typer.Exit(code)


_OF_THE_SERVER = (*serving.SHARED, "browser")
_OF_A_RESUMED_GAME = ("terminal", "resume", "seat", "plain", "pace", "language")


def _refuse_idle_options(context: typer.Context, terminal: bool, *, resumed: bool) -> None:
    """Refuse options that would have no effect."""
    for parameter in context.command.params:
        name = parameter.name or ""
        given = context.get_parameter_source(name)
        # A language that the environment asks for is for every command.
        if name == "terminal" or given is None or given.name != "COMMANDLINE":
            continue
        option = parameter.opts[0]
        if terminal and name in _OF_THE_SERVER:
            raise typer.BadParameter(f"{option} is for the game in the browser; leave --terminal out")
        if not terminal and name not in _OF_THE_SERVER:
            raise typer.BadParameter(
                f"{option} is for the game in the terminal; add --terminal, or choose it on the page"
            )
        if resumed and name not in _OF_A_RESUMED_GAME:
            raise typer.BadParameter(f"{option} is for a new game; leave it out, or --resume")
