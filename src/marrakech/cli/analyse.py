"""`marrakech analyse`: every choice of a position with its chances and expected scores, the best first.

Behind ± is the standard deviation of a score over the next roll.
"""

from typing import Annotated, Literal

import typer

from marrakech.cli.echo import echo
from marrakech.cli.options import Language
from marrakech.messages import decimal, message, percent


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

    from marrakech.analysis.phrases import move_text
    from marrakech.analysis.ranker import rank_choices
    from marrakech.analysis.valuation import Valuer
    from marrakech.cli.files import read_source
    from marrakech.record.game import Game

    shown = read_source(source)
    position = shown.position if isinstance(shown, Game) else shown
    if position.over:
        raise typer.BadParameter(message("commands-analyse-over"))
    if as_json:
        echo(msgspec.json.encode(Valuer(position.players, depth).valuation(position.state)).decode())
        return
    for one in rank_choices(position.state, depth).choices:
        name = move_text(one.choice) + ("" if one.chance is None else f" ({percent(one.chance)})")
        wins = " ".join(f"{percent(chance, 1):>6}" for chance in one.win)
        scores = " ".join(
            f"{decimal(points, 1):>6} ±{decimal(by, 1):>4}"
            for points, by in zip(one.score, one.spread, strict=True)
        )
        echo(message("commands-analyse-line", choice=f"{name:>12}", wins=wins, scores=scores))
