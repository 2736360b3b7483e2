"""A table set at the terminal: a new game, or one that is resumed from its file."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from marrakech.cli.echo import echo
from marrakech.cli.files import named_file, new_game_file
from marrakech.cli.screen import Screen
from marrakech.cli.seats import choose_seats, own_bots, people_of, tagged_seats
from marrakech.cli.summaries import ranking_lines
from marrakech.cli.terminal.local_service import LocalService, LocalTable, opened_service
from marrakech.cli.terminal.terminal_game import TerminalGame
from marrakech.messages import message
from marrakech.record import gamefile
from marrakech.record.game import Game
from marrakech.service.levels import engine_levels
from marrakech.service.requests import GameRequest, SeatRequest


def new_game(
    asked: GameRequest, seed: str | None, file: Path | None, *, plain: bool, pace: float
) -> int:
    """Play a new game and give back the exit code."""
    path = new_game_file() if file is None else file
    if path.is_dir():
        raise IsADirectoryError(21, message("commands-files-directory"), str(path))
    if path.exists():
        raise FileExistsError(17, message("commands-files-exists", file=str(path)), str(path))
    return _play(
        path,
        asked.seats,
        lambda service: service.create(asked, seed, echo),
        plain=plain,
        pace=pace,
    )


def resume_game(name: str, seats: Sequence[str], *, plain: bool, pace: float) -> int:
    """Play on where a file leaves off: with its seats unless others are given, and with its dice."""
    path = named_file(name)
    game = gamefile.load(path)
    if game.over:
        _show_end(game)
        return 0
    tagged = None if seats else tagged_seats(game)
    chosen = tagged or choose_seats(seats, None, game.ruleset.players)
    text = path.read_text(encoding="utf-8")
    return _play(
        path,
        chosen,
        lambda service: service.resume(text, chosen, echo),
        plain=plain,
        pace=pace,
    )


def _play(
    path: Path,
    seats: Sequence[SeatRequest],
    table: Callable[[LocalService], LocalTable],
    *,
    plain: bool,
    pace: float,
) -> int:
    own = {bot: bot for bot in own_bots(seats)}
    with opened_service(partial(engine_levels, own)) as service:
        return TerminalGame(table(service), path, Screen()).play(plain=plain, pace=pace)


def _show_end(game: Game) -> None:
    screen = Screen()
    people = people_of(game)
    screen.board(game.state, people, title=message("terminal-over"))
    for line in ranking_lines(game.ranking(), people):
        screen.say(line)
