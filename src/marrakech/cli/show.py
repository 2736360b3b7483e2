"""`marrakech show`: a position or a game file drawn, in the terminal or as SVG."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from marrakech.cli.echo import echo
from marrakech.cli.options import Language
from marrakech.cli.replay import title_of
from marrakech.messages import Person, message
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
    language: Language = None,
) -> None:
    """Draw a position, or a game file at any turn."""
    from marrakech.cli.files import read_source

    shown = read_source(source)
    if at is not None:
        if not isinstance(shown, Game):
            raise typer.BadParameter(message("commands-show-noGame"))
        _go_back(shown, at)
    if svg is not None:
        _write_svg(shown.svg(theme=theme, size=836), svg)
        return
    from marrakech.cli.screen import Screen
    from marrakech.cli.seats import names_of

    if isinstance(shown, Game):
        position, names, title = shown.position, names_of(shown), title_of(shown)
    else:
        position, names = shown, names_of(None, shown.players)
        title = message("terminal-over") if shown.over else ""
    screen = Screen()
    screen.board(position.state, [Person(name) for name in names], title=title)
    screen.say(str(position), whole=True)


def _write_svg(picture: str, path: Path) -> None:
    if str(path) == "-":
        typer.echo(picture, nl=False)
    else:
        path.write_text(picture, encoding="utf-8")
        echo(message("commands-show-drawn", file=str(path)))


def _go_back(game: Game, turn: int) -> None:
    """Take a game back to the end of a turn."""
    from marrakech.record.node import by_turn

    turns = by_turn(game.mainline())
    last = turns[-1][0] if turns else 0
    if turn > last:
        raise typer.BadParameter(message("commands-show-turns", last=last))
    game.node = next((nodes[-1] for number, nodes in reversed(turns) if number <= turn), game.root)
