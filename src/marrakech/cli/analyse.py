"""`marrakech analyse`: every choice of a position, what it costs, and everybody's chances and expected scores.

Behind ± is the standard deviation of a score over the next roll.
"""

from typing import Annotated, Literal

import typer

from marrakech.cli.echo import echo
from marrakech.cli.options import Language
from marrakech.messages import message


def command(
    source: Annotated[
        list[str],
        typer.Argument(metavar="POSITION", help="A position, a file with a position or game, or -."),
    ],
    depth: Annotated[
        Literal["quick", "standard"],
        typer.Option(help="How far to look: two turns where it is close, or for every choice."),
    ] = "standard",
    as_json: Annotated[bool, typer.Option("--json", help="One line of JSON.")] = False,
    language: Language = None,
) -> None:
    """Rank the choices of a position, or what chance may bring."""
    import msgspec
    from rich.console import Console

    from marrakech.analysis.ranker import rank_choices
    from marrakech.analysis.valuation import Valuer
    from marrakech.cli.choice_tables import PIPE_WIDTH, ranking_table
    from marrakech.cli.files import read_source
    from marrakech.cli.seats import names_of
    from marrakech.record.game import Game

    shown = read_source(source)
    position = shown.position if isinstance(shown, Game) else shown
    if position.over:
        raise typer.BadParameter(message("commands-analyse-over"))
    if as_json:
        echo(msgspec.json.encode(Valuer(position.players, depth).valuation(position.state)).decode())
        return
    names = names_of(shown if isinstance(shown, Game) else None, position.players)
    console = Console(highlight=False)
    console.width = console.width if console.is_terminal else PIPE_WIDTH
    console.print(ranking_table(rank_choices(position.state, depth), names))
