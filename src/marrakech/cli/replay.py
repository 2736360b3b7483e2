"""`marrakech replay`: a game file step by step, by keys in a terminal or told in words in a pipe."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from marrakech.record import gamefile
from marrakech.record.game import Game
from marrakech.record.gamefile import turn_spans, turn_text

if TYPE_CHECKING:
    from marrakech.cli.screen import Screen

NEXT = ("\r", "\n", " ", "n", "\x1b[C", "\x1bOC", "l")
BACK = ("p", "\x7f", "\x1b[D", "\x1bOD", "h")
NEXT_TURN = ("N", "\x1b[B", "\x1bOB", "j")
BACK_TURN = ("P", "\x1b[A", "\x1bOA", "k")
FIRST = ("g", "\x1b[H", "\x1bOH")
LAST = ("G", "\x1b[F", "\x1bOF")
LEAVE = ("q", "Q", "\x1b", "\x04")

KEYS = "Enter, right, n: on. Left, p: back. Up, down: a turn. g, G: to the ends. q: leave."


def command(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A game file, or - for standard input.")],
    boards: Annotated[
        bool, typer.Option("--boards", help="In a pipe: draw the board after every turn.")
    ] = False,
) -> None:
    """Step through a game file, or tell it in words."""
    import sys

    from marrakech.cli.screen import Screen

    game = gamefile.parse(sys.stdin.read()) if file == "-" else gamefile.load(Path(file))
    screen = Screen()
    if screen.interactive and file != "-":
        _by_keys(game, screen)
    else:
        _in_words(game, screen, boards)


def _in_words(game: Game, screen: "Screen", boards: bool) -> None:
    from marrakech.cli.narration import narrate
    from marrakech.cli.seats import names_of
    from marrakech.cli.summaries import ranking_lines

    names = names_of(game)
    screen.say(f"{game.ruleset.printing.title}, {game.ruleset.players} players")
    for number, first, end in turn_spans(game):
        events = [event for index in range(first, end) for event in game.events_of(index)]
        said = " ".join(narrate(events, names))
        screen.say(f"{number:>3}. {turn_text(game, first, end):<20} {said}")
        if boards:
            screen.board(game.state_after(end), names, title=f"After turn {number}")
    if not boards:
        screen.board(game.state, names, title="Game over" if game.over else f"Turn {game.turn}")
    if game.over:
        for line in ranking_lines(game, names):
            screen.say(line)


def _by_keys(game: Game, screen: "Screen") -> None:
    from marrakech.cli.keys import single_keys

    here: int | None = 0
    with single_keys() as read, suppress(EOFError, KeyboardInterrupt):
        while here is not None:
            screen.console.clear()
            _show(game, screen, here)
            here = step(game, here, read())


def step(game: Game, here: int, key: str) -> int | None:
    """The number of moves to show after a key, or None to leave."""
    last = len(game.moves)
    turns = [0, *(end for _, _, end in turn_spans(game))]
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


def _show(game: Game, screen: "Screen", here: int) -> None:
    from marrakech.cli.narration import narrate
    from marrakech.cli.seats import names_of
    from marrakech.cli.summaries import ranking_lines

    names = names_of(game)
    number, first = 0, 0
    for number, first, end in turn_spans(game):  # noqa: B007  (the turn that `here` lies in)
        if here <= end:
            break
    title = f"Turn {number}: move {here} of {len(game.moves)}"
    screen.board(game.state_after(here), names, title=title)
    events = [event for index in range(first, here) for event in game.events_of(index)]
    screen.say()
    screen.say(f"{turn_text(game, first, here)}" if here > first else "The start.")
    for sentence in narrate(events, names):
        screen.say(sentence)
    for text in game.comments.get(here, []):
        screen.say(text)
    if here == len(game.moves) and game.over:
        for line in ranking_lines(game, names):
            screen.say(line)
    screen.say(KEYS, style="dim")
