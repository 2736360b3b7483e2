"""`marrakech show`: a position or a game file drawn, in the terminal or as SVG."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from marrakech.cli.echo import echo
from marrakech.record.game import Game


def command(
    source: Annotated[
        list[str],
        typer.Argument(metavar="POSITION", help="A position, a file with a position or game, or -."),
    ],
    at: Annotated[
        int | None, typer.Option(metavar="TURN", min=0, help="A game after this turn; 0 is its start.")
    ] = None,
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write an SVG picture; - is standard output.")
    ] = None,
    theme: Annotated[
        Literal["light", "dark"], typer.Option(help="The colours of the SVG picture.")
    ] = "light",
) -> None:
    """Draw a position, or a game file at any turn."""
    from marrakech.cli.files import read_source

    shown = read_source(source)
    if at is not None:
        if not isinstance(shown, Game):
            raise typer.BadParameter("a position is one moment; --at needs a game file")
        _go_back(shown, at)
    if svg is not None:
        _write_svg(shown.svg(theme=theme, size=836), svg)
        return
    from marrakech.cli.screen import Screen
    from marrakech.cli.seats import names_of

    position = shown.position if isinstance(shown, Game) else shown
    names = names_of(shown) if isinstance(shown, Game) else names_of(None, position.players)
    title = f"Turn {shown.turn}" if isinstance(shown, Game) else ""
    screen = Screen()
    screen.board(position.state, names, title="Game over" if position.over else title)
    screen.say(str(position), whole=True)


def _write_svg(picture: str, path: Path) -> None:
    if str(path) == "-":
        typer.echo(picture, nl=False)
    else:
        path.write_text(picture, encoding="utf-8")
        echo(f"drawn in {path}")


def _go_back(game: Game, turn: int) -> None:
    """Take a game back to the end of a turn."""
    from marrakech.record.node import by_turn

    turns = by_turn(game.mainline())
    last = turns[-1][0] if turns else 0
    if turn > last:
        raise typer.BadParameter(f"the game has {last} turns; --at names one of 0 to {last}")
    game.node = next((nodes[-1] for number, nodes in reversed(turns) if number <= turn), game.root)
