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

    from marrakech.analysis.spread import score_spread
    from marrakech.analysis.valuation import Valuer, worth
    from marrakech.cli.files import read_source
    from marrakech.kernel.state import step
    from marrakech.kernel.turn import act
    from marrakech.record.game import Game
    from marrakech.record.moves import chance_at, choice_at

    shown = read_source(source)
    position = shown.position if isinstance(shown, Game) else shown
    if position.over:
        raise typer.BadParameter("the game is over: there is nothing to choose")
    state = position.state
    valuation = Valuer(position.players, depth).valuation(state)
    if as_json:
        echo(msgspec.json.encode(valuation).decode())
        return
    options = valuation.options
    if valuation.best >= 0:
        options = tuple(sorted(options, key=lambda option: -worth(option.value, position.player)))
    quick = Valuer(position.players, "quick")
    for option in options:
        if option.chance is None:
            name = str(choice_at(step(state), option.number))
        else:
            name = f"{chance_at(step(state), option.number)} ({option.chance:.0%})"
        win = " ".join(f"{chance:6.1%}" for chance in option.value.win)
        spread = score_spread(act(state, option.number), quick)
        score = " ".join(
            f"{points:6.1f} ±{by:4.1f}" for points, by in zip(option.value.score, spread, strict=True)
        )
        echo(f"{name:>12}   wins {win}   scores {score}")
