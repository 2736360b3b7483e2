"""Everything that reads what strangers send, as functions from bytes.

A parser may refuse with one of our errors, and with nothing else; what it takes, it must be able to write
and read again as the same. `bench/fuzz.py` feeds them inputs led by coverage; the corpus it finds is kept in
`corpus/`, and `test_corpus.py` goes through it with every `make test`.
"""

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeAlias, cast

import msgspec

from marrakech.kernel.state import start
from marrakech.protocol import messages
from marrakech.protocol.decisions import read_decision
from marrakech.record import gamefile
from marrakech.record.errors import MarrakechError
from marrakech.record.position import Position
from marrakech.record.words import parse_rug, rug_text
from marrakech.server.limits import client_key
from marrakech.server.proxy import ProxyHeaders
from marrakech.server.security import Security
from marrakech.service import log, requests, transfer
from marrakech.service.levels import Levels
from marrakech.service.names import checked_name
from marrakech.wire.actions import Command
from tests.server.bodies import BODIES

CORPUS: Final = Path(__file__).parent / "corpus"
Target: TypeAlias = Callable[[bytes], None]
STATE: Final = start(4)
LEVELS: Final = Levels()
AS_REFUSED: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What the server answers with 400, as it does to one of our errors (`server.app`)."""


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


def uploaded_file(data: bytes) -> None:
    """A game file on its way into the log, and out of it again."""
    try:
        entries = transfer.as_log(transfer.parse_game(data.decode("utf-8", "replace")))
    except MarrakechError:
        return
    assert [log.decode(log.encode(entry)) for entry in entries] == entries


def verified_file(data: bytes) -> None:
    """A game file whose dice are checked."""
    try:
        transfer.verify_text(data.decode("utf-8", "replace"))
    except MarrakechError:
        return


def log_entry(data: bytes) -> None:
    """An entry of a log, as another release may have written it."""
    try:
        entry = log.decode(data)
    except MarrakechError:
        return
    assert log.decode(log.encode(entry)) == entry


def request_body(data: bytes) -> None:
    """The body of any request in JSON."""
    for kind in BODIES.values():
        try:
            body = msgspec.json.decode(data, type=kind)
            if isinstance(body, Command):
                body.command()
            elif isinstance(body, requests.GameRequest):
                requests.ruleset(body)
                requests.seats(body.seats, LEVELS)
                requests.clock(body.clock)
        except (MarrakechError, *AS_REFUSED):
            continue


def name(data: bytes) -> None:
    """The name of a player."""
    text = data.decode("utf-8", "replace")
    try:
        shown = checked_name(text, ["Alice", "Ёлка"])
    except MarrakechError:
        return
    assert checked_name(shown) == shown


def headers(data: bytes) -> None:
    """The headers of a request that decide who asks and from where, one to a line."""
    names = (b"host", b"origin", b"sec-fetch-site", b"x-forwarded-for", b"x-forwarded-proto", b"cookie")
    pairs = list(zip(names, data.split(b"\n"), strict=False))
    scope: Any = {
        "type": "http",
        "method": "POST",
        "path": "/api/games",
        "headers": pairs,
        "client": None,
        "scheme": "http",
    }
    sent: list[Any] = []

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        client_key(scope["client"][0] if scope["client"] else None)
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def send(message: Any) -> None:
        sent.append(message)

    stack = ProxyHeaders(Security(answer, ("marrakech.test",)))
    with contextlib.suppress(StopIteration):
        stack(scope, cast(Any, None), cast(Any, send)).send(None)
    assert sent[0]["status"] in (200, 400, 403)


TARGETS: Final[dict[str, Target]] = {
    "game_file": game_file,
    "position_line": position_line,
    "rug": rug,
    "protocol_line": protocol_line,
    "uploaded_file": uploaded_file,
    "verified_file": verified_file,
    "log_entry": log_entry,
    "request_body": request_body,
    "name": name,
    "headers": headers,
}
