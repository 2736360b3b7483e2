"""A game as an animated picture: the market after every rug, as `marrakech replay --gif` writes it.

Drawing pictures needs the extra `film` (Pillow and resvg), which nothing else does.
"""

import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from marrakech.cli.echo import echo
from marrakech.messages import message
from marrakech.record.drawing.svg import draw_svg
from marrakech.record.game import Game
from marrakech.record.game_events import Eliminated, Laid
from marrakech.record.node import Node

if TYPE_CHECKING:
    from PIL.Image import Image

FILM_SIDE = 480
FRAME_MS = 650
LAST_MS = 4000
FILM_COLOURS = 128


def shown_nodes(game: Game) -> list[Node]:
    """What is shown: the start, every rug laid, everybody who went out, and the end."""
    line = list(game.mainline())
    shown = [node for node in line if any(isinstance(one, Laid | Eliminated) for one in node.events)]
    last = [node for node in line[-1:] if node not in shown]
    return [game.root, *shown, *last]


def write_film(game: Game, out: Path) -> None:
    """Write a game as a GIF."""
    from rich.console import Console
    from rich.progress import track

    nodes = shown_nodes(game)
    what, shy = message("commands-replay-drawing"), not sys.stderr.isatty()
    stderr = Console(stderr=True)
    try:
        drawn = track(_pictures(nodes), what, len(nodes), console=stderr, transient=True, disable=shy)
        first, *rest = drawn
    except ImportError:
        raise typer.BadParameter(message("commands-replay-needs", extra="film")) from None
    durations = [FRAME_MS] * len(rest) + [LAST_MS]
    first.save(out, "GIF", save_all=True, append_images=rest, duration=durations, loop=0)
    echo(message("commands-replay-written", file=str(out), pictures=len(nodes)))


def _pictures(nodes: list[Node]) -> "Iterator[Image]":
    import resvg_py
    from PIL import Image

    for node in nodes:
        drawn = draw_svg(node.state, node.rugs(), size=FILM_SIDE)
        png = bytes(resvg_py.svg_to_bytes(svg_string=drawn))
        yield Image.open(io.BytesIO(png)).convert("RGB").quantize(FILM_COLOURS)
