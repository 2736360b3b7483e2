"""`marrakech replay`: a game file step by step, by keys in a terminal or told in words in a pipe."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from marrakech.cli.options import Language
from marrakech.messages import message
from marrakech.record.game import Game
from marrakech.record.gamefile import turn_text
from marrakech.record.node import by_turn

if TYPE_CHECKING:
    from rich.text import Text

    from marrakech.cli.screen import Screen

NEXT = ("enter", " ", "n", "right", "l")
BACK = ("p", "backspace", "left", "h")
NEXT_TURN = ("N", "down", "j")
BACK_TURN = ("P", "up", "k")
FIRST = ("g", "home")
LAST = ("G", "end")
LEAVE = ("q", "Q", "escape", "end of input")


def command(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE", help="A game file, - for standard input, or last for your last game."
        ),
    ],
    boards: Annotated[
        bool, typer.Option("--boards", help="In a pipe: draw the board after every turn.")
    ] = False,
    gif: Annotated[
        Path | None, typer.Option("--gif", metavar="OUT", help="Write the game as an animated picture.")
    ] = None,
    language: Language = None,
) -> None:
    """Step through a game file, in words or as an animated picture."""
    from marrakech.cli.files import read_game
    from marrakech.cli.screen import Screen

    game = read_game(file)
    if gif is not None:
        from marrakech.cli.film import write_film

        write_film(game, gif)
        return
    screen = Screen()
    if screen.interactive and file != "-":
        _by_keys(game, screen)
    else:
        _in_words(game, screen, boards)


def _in_words(game: Game, screen: "Screen", boards: bool) -> None:
    from marrakech.cli import rulebook
    from marrakech.cli.narration import narrate
    from marrakech.cli.seats import people_of
    from marrakech.cli.summaries import ranking_lines

    people = people_of(game)
    title = rulebook.title(game.ruleset.printing)
    screen.say(message("commands-replay-title", title=title, players=game.ruleset.players))
    for number, nodes in by_turn(game.mainline()):
        said = " ".join(narrate([event for node in nodes for event in node.events], people))
        screen.say(f"{number:>3}. {turn_text(nodes):<20} {said}")
        if boards:
            screen.board(nodes[-1].state, people, title=message("commands-replay-after", turn=number))
    if not boards:
        screen.board(game.state, people, title=title_of(game))
    if game.over:
        for line in ranking_lines(game.ranking(), people):
            screen.say(line)


def title_of(game: Game) -> str:
    """Where a game stands, e.g. 'Turn 5'."""
    return message("terminal-over") if game.over else message("terminal-turn", turn=game.turn)


def _by_keys(game: Game, screen: "Screen") -> None:
    from rich.text import Text

    from marrakech.cli.terminal import layout
    from marrakech.cli.terminal.fullscreen import full_screen

    here: int | None = 0
    with full_screen(screen) as window, suppress(EOFError, KeyboardInterrupt):
        while here is not None:
            if window.fits(layout.SCREEN_WIDTH, layout.HEIGHT):
                window.draw(
                    _lines(game, screen, here), Text(message("commands-replay-keys"), style="dim")
                )
            else:
                window.draw(layout.too_small(window.width, window.height))
            here = after_key(game, here, window.key())


def after_key(game: Game, here: int, key: str) -> int | None:
    """The number of moves to show after a key, or None to leave."""
    last = len(game.moves)
    turns = [0, *(nodes[-1].length for _, nodes in by_turn(game.mainline()))]
    if key in NEXT:
        return min(here + 1, last)
    if key in BACK:
        return max(here - 1, 0)
    if key in NEXT_TURN:
        return min((end for end in turns if end > here), default=last)
    if key in BACK_TURN:
        return max((end for end in turns if end < here), default=0)
    if key in FIRST:
        return 0
    if key in LAST:
        return last
    return None if key in LEAVE else here


def _lines(game: Game, screen: "Screen", here: int) -> "list[Text]":
    """The screen after so many moves."""
    from rich.text import Text

    from marrakech.cli import panels
    from marrakech.cli.narration import narrate
    from marrakech.cli.screen import BOARD_WIDTH, beside
    from marrakech.cli.seats import people_of
    from marrakech.cli.summaries import ranking_lines
    from marrakech.cli.terminal.layout import wrapped

    people = people_of(game)
    node = [game.root, *game.mainline()][here]
    number, played = (by_turn(node.path()) or [(node.turn, [])])[-1]
    said = [turn_text(played) or message("commands-replay-start")]
    said += narrate([event for one in played for event in one.events], people)
    said += node.comments
    width = max(panels.PANEL_WIDTH, screen.console.width - BOARD_WIDTH)
    at = message("commands-replay-at", turn=number, move=here, moves=len(game.moves))
    panel = [Text(at, style="bold")]
    panel += [*panels.brief_merchants(node.state, people), Text()]
    panel += [line for sentence in said for line in wrapped(sentence, width)]
    lines = beside(screen.board_lines(node.state), panel)
    if here == len(game.moves) and game.over:
        lines += [Text(line) for line in ranking_lines(game.ranking(), people)]
    return lines
