"""`marrakech analyse`: every choice of a position with its chances and expected scores, the best first.

Behind ± is the standard deviation of a score over the next roll.
"""

from typing import Annotated, Literal

import typer

from marrakech.cli.echo import echo


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
) -> None:
    """Rank the choices of a position, or what chance may bring."""
    import msgspec

    from marrakech.analysis.ranker import rank_choices
    from marrakech.analysis.valuation import Valuer
    from marrakech.cli.files import read_source
    from marrakech.record.game import Game

    shown = read_source(source)
    position = shown.position if isinstance(shown, Game) else shown
    if position.over:
        raise typer.BadParameter("the game is over: there is nothing to choose")
    if as_json:
        echo(msgspec.json.encode(Valuer(position.players, depth).valuation(position.state)).decode())
        return
    for one in rank_choices(position.state, depth).choices:
        name = one.choice if one.chance is None else f"{one.choice} ({one.chance:.0%})"
        win = " ".join(f"{chance:6.1%}" for chance in one.win)
        score = " ".join(
            f"{points:6.1f} ±{by:4.1f}" for points, by in zip(one.score, one.spread, strict=True)
        )
        echo(f"{name:>12}   wins {win}   scores {score}")
