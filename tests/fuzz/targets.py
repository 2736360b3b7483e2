"""Everything that reads what strangers send, as functions from bytes.

A parser may refuse with one of our errors, and with nothing else; what it takes, it must be able to write
and read again as the same. `bench/fuzz.py` feeds them inputs led by coverage; the corpus it finds is kept in
`corpus/`, and `test_corpus.py` goes through it with every `make test`.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from marrakech.kernel.state import start
from marrakech.protocol import messages
from marrakech.protocol.decisions import read_decision
from marrakech.record import gamefile
from marrakech.record.errors import MarrakechError
from marrakech.record.position import Position
from marrakech.record.words import parse_rug, rug_text

CORPUS: Final = Path(__file__).parent / "corpus"
Target: TypeAlias = Callable[[bytes], None]
STATE: Final = start(4)


def game_file(data: bytes) -> None:
    """A game file, as uploaded."""
    try:
        game = gamefile.parse(data.decode("utf-8", "replace"))
    except MarrakechError:
        return
    text = gamefile.write(game)
    again = gamefile.parse(text)
    assert again.moves == game.moves
    assert gamefile.write(again) == text


def position_line(data: bytes) -> None:
    """A position, as pasted."""
    try:
        position = Position.parse(data.decode("utf-8", "replace"))
    except MarrakechError:
        return
    assert Position.parse(str(position)) == position


def rug(data: bytes) -> None:
    """The place of a rug, as typed."""
    text = data.decode("utf-8", "replace")
    try:
        place = parse_rug(text)
    except MarrakechError:
        return
    assert parse_rug(rug_text(place)) == place


def protocol_line(data: bytes) -> None:
    """A line from somebody else's bot."""
    try:
        message = messages.decode(data)
    except MarrakechError:
        return
    for read in (
        messages.read_hello,
        lambda one: messages.read_ready(one, 1),
        lambda one: read_decision(one, 1, STATE, 0.0),
    ):
        try:
            read(message)
        except MarrakechError:
            continue


TARGETS: Final[dict[str, Target]] = {
    "game_file": game_file,
    "position_line": position_line,
    "rug": rug,
    "protocol_line": protocol_line,
}
