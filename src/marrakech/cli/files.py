"""Where games are kept, and how they and positions are read from an argument."""

import re
import sys
from datetime import datetime
from pathlib import Path

from marrakech.messages import message
from marrakech.record import gamefile
from marrakech.record.game import Game
from marrakech.record.position import Position
from marrakech.server.settings import data_directory

SUFFIX = ".marrakech"


def new_game_file() -> Path:
    """A file for a new game, named after the moment; its directory exists, the file does not."""
    directory = data_directory() / "games"
    directory.mkdir(parents=True, exist_ok=True)
    name = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = directory / f"{name}{SUFFIX}"
    number = 1
    while path.exists():
        number += 1
        path = directory / f"{name}-{number}{SUFFIX}"
    return path


def latest_game_file() -> Path:
    """The game that was played last."""
    games = sorted(
        (data_directory() / "games").glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime
    )
    if not games:
        raise FileNotFoundError(2, message("commands-files-none"), str(data_directory() / "games"))
    return games[-1]


def named_file(text: str) -> Path:
    """The file that an argument names; `last` is the game that was played last."""
    if text == "last" and not Path(text).exists():
        return latest_game_file()
    path = Path(text)
    if not text or path.is_dir():
        shown = text or message("commands-files-unnamed")
        raise IsADirectoryError(21, message("commands-files-directory"), shown)
    return path


def read_game(text: str) -> Game:
    """The game of a file, or of standard input for -."""
    return gamefile.parse(sys.stdin.read()) if text == "-" else gamefile.load(named_file(text))


def read_source(words: list[str]) -> Position | Game:
    """Interpret an argument: - for standard input, the path of a file, or a position itself."""
    text = " ".join(words)
    if text == "-":
        text = sys.stdin.read()
    elif len(words) == 1 and (text == "last" or (text and Path(text).exists())):
        path = named_file(text)
        content = path.read_bytes().decode("utf-8", errors="replace")
        return gamefile.load(path) if _is_game(content) else Position.parse(content.strip())
    elif len(words) == 1 and not re.fullmatch(r"[1-7HISA>^/]*(\s.*)?", text, re.DOTALL):
        # It does not start like a position, so it must be meant as a file.
        raise FileNotFoundError(2, message("commands-files-missing"), text)
    return gamefile.parse(text) if _is_game(text) else Position.parse(text.strip())


def _is_game(text: str) -> bool:
    return text.removeprefix("\ufeff").lstrip().startswith("[")
