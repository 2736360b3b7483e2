"""The line protocol between a host and a bot: JSON objects, one to a line, version 1.

    host                                    bot
    {"type": "hello", "protocol": 1}   ->
                                       <-   {"type": "hello", "protocol": 1, "name": ..., ...}
    {"type": "options", "id": 1, ...}  ->
                                       <-   {"type": "ready", "id": 1}
    {"type": "new_game", "id": 2, ...} ->
                                       <-   {"type": "ready", "id": 2}
    {"type": "position", "id": 3, ...} ->
    {"type": "go", "id": 3, ...}       ->
                                       <-   {"type": "info", ...}                any number, or none
                                       <-   {"type": "decision", "id": 3, "move": "left", ...}
    {"type": "stop", "id": 3}          ->   (the decision is wanted now)
    {"type": "quit"}                   ->   (as does the end of standard input)

The fields are described in docs/protocol.md. This module encodes and decodes messages; it starts no
process and reads no clock. Unknown fields and messages come from later versions and are ignored.

    ProtocolError     a line that is not the expected message
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar

import msgspec

from marrakech.engine.bot import Limits
from marrakech.kernel import state as kernel
from marrakech.kernel.choices import Choice, listed
from marrakech.kernel.state import State, Step
from marrakech.kernel.turn import legal
from marrakech.protocol.fields import PositionFields, RulesFields, position_fields, rules_fields
from marrakech.record.errors import MarrakechError, NotationError
from marrakech.record.moves import move_at, parse_move
from marrakech.record.position import Position

VERSION: Final = 1
"""The version of the protocol; a bot that speaks another is refused."""

LONGEST_LINE: Final = 64 * 1024
"""The longest line in bytes. A decision that evaluates every rug has about six thousand."""

RawMessage: TypeAlias = dict[str, Any]
"""A decoded message: an object with a type."""

Kind: TypeAlias = Literal["heading", "rug"]

HEADING: Final[Kind] = "heading"
RUG: Final[Kind] = "rug"
DECISION_KINDS: Final[tuple[Kind, ...]] = (HEADING, RUG)
"""The two kinds of decision: a heading at the steps ORIENT and TURN, a rug at LAY."""

Wrong: TypeAlias = Literal["nonsense", "illegal", "wrong_id"]
"""How a message can be wrong: malformed, a move that is not legal, an answer to another question."""


class ProtocolError(MarrakechError, ValueError):
    """A line that is not the expected message; says what was expected."""

    def __init__(self, message: str, wrong: Wrong = "nonsense") -> None:
        super().__init__(message, wrong)
        self.wrong = wrong

    def __str__(self) -> str:
        return str(self.args[0])


class Message(msgspec.Struct, tag_field="type"):
    """A line of the protocol."""


# The messages of a host.


class HostHello(Message, tag="hello"):
    """The first message, the only one before the versions are known to match."""

    protocol: Any = None
    host: str = ""


class SetOptions(Message, tag="options", kw_only=True):
    """Values for options that the bot has named in its hello."""

    id: Any = None
    values: dict[str, Any]


class GameBegins(Message, tag="new_game"):
    """A game begins: its rules, who sits where, and which seat is the bot's."""

    id: int
    rules: RulesFields
    seats: list[str]
    seat: int


class AskedPosition(Message, tag="position"):
    """The position to decide: the position line, the same as fields, and the legal moves."""

    id: int
    position: str
    decision: Kind | None = None
    legal: list[str] | None = None
    fields: PositionFields | None = None


class Go(Message, tag="go"):
    """Decide within limits; None means no limit."""

    id: int
    seconds: Annotated[float, msgspec.Meta(ge=0)] | None = None
    nodes: Annotated[float, msgspec.Meta(ge=0)] | None = None


class Stop(Message, tag="stop"):
    """Answer the pending decision now, with the best so far."""

    id: Any = None


class Quit(Message, tag="quit"):
    """The end."""


# The messages of a bot.


class BotHello(Message, tag="hello"):
    """How a bot introduces itself."""

    protocol: int
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    decisions: list[str]
    version: Any = ""
    author: Any = ""
    options: dict[str, dict[str, Any]] = {}


class Ready(Message, tag="ready"):
    """The bot has taken its options, or is ready for a new game."""

    id: Any = None


class Failure(Message, tag="error"):
    """The bot cannot go on."""

    message: Any = None
    id: Any = None
    wrong: Any = None
    """What is wrong with its answer, of a bot that is run by another program: "illegal" for an illegal move."""


Made = TypeVar("Made", bound=Message)


def encode(message: Message | Mapping[str, Any]) -> bytes:
    """A message as its line."""
    return msgspec.json.encode(message) + b"\n"


def decode(line: bytes) -> RawMessage:
    """The message of a line, or `ProtocolError`."""
    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ProtocolError(f"not a line of JSON ({_short(error)}): {shown_line(line)}") from None
    if not isinstance(found, dict):
        raise ProtocolError(f"a message is a JSON object, not {shown_line(line)}")
    if not isinstance(found.get("type"), str):
        raise ProtocolError(f'a message has a "type" that is text: {shown_line(line)}')
    return found


def read_message(message: RawMessage, wanted: type[Made]) -> Made:
    """A message of the expected type, or `ProtocolError`."""
    tag = wanted.__struct_config__.tag
    if message["type"] == "error" and tag != "error":
        told = f"the bot reports an error: {as_json(message.get('message'))}"
        raise ProtocolError(told, "illegal" if message.get("wrong") == "illegal" else "nonsense")
    if message["type"] != tag:
        raise ProtocolError(f'a message of type "{tag}" is due, not {as_json(message)}')
    try:
        return msgspec.convert(message, wanted)
    except msgspec.ValidationError as error:
        raise ProtocolError(f"{error}: {as_json(message)}") from None


def check_id(found: object, number: int) -> None:
    """Refuse an answer to another request."""
    if found != number or isinstance(found, bool):
        raise ProtocolError(f'the answer to "id" {number} is due, not to {as_json(found)}', "wrong_id")


def shown_line(line: bytes | str, most: int = 120) -> str:
    """The beginning of a line, safe to print in a report."""
    text = line.decode(errors="replace") if isinstance(line, bytes) else line
    text = text.rstrip("\r\n")
    return repr(text if len(text) <= most else text[:most] + "...")


def as_json(value: object, most: int = 120) -> str:
    """The beginning of a value as JSON, for messages to people."""
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= most else text[:most] + "..."


def kind_of(step: Step) -> Kind:
    """The kind of decision at a step of choice."""
    return RUG if step == kernel.LAY else HEADING


def legal_choice(state: State, text: object) -> Choice:
    """The choice that a text means in a position, or `ProtocolError` if it is not a legal one."""
    choices = listed(legal(state))
    try:
        choice = parse_move(state, text).number if isinstance(text, str) else -1
    except NotationError:
        choice = -1
    if choice in choices:
        return choice
    step = kernel.step(state)
    what = ", ".join(str(move_at(step, one)) for one in choices)
    raise ProtocolError(f"{as_json(text)} is not legal here; the legal moves are {what}", "illegal")


def new_game_message(number: int, state: State, seats: Sequence[str], seat: int) -> GameBegins:
    """The message that announces a game."""
    return GameBegins(number, rules_fields(state.rules), list(seats), seat)


def position_message(number: int, state: State) -> AskedPosition:
    """The message with the position to decide."""
    step = kernel.step(state)
    return AskedPosition(
        id=number,
        position=str(Position(state)),
        decision=kind_of(step),
        legal=[str(move_at(step, choice)) for choice in listed(legal(state))],
        fields=position_fields(state),
    )


def go_message(number: int, limits: Limits) -> Go:
    """The message to decide within limits."""
    return Go(number, limits.seconds, limits.nodes)


def read_hello(message: RawMessage) -> BotHello:
    """A bot's introduction, or `ProtocolError` if it cannot play."""
    if message["type"] == "hello" and message.get("protocol") != VERSION:
        raise ProtocolError(
            f"the bot speaks protocol {as_json(message.get('protocol'))}; this host speaks {VERSION}"
        )
    hello = read_message(message, BotHello)
    hello.name = hello.name.strip()
    if not hello.name:
        raise ProtocolError('"name" is a text of 1 to 80 characters, not blank')
    missing = [kind for kind in DECISION_KINDS if kind not in hello.decisions]
    if missing:
        raise ProtocolError(
            f'a player makes both kinds of decision; "decisions" lacks {", ".join(missing)}'
        )
    hello.version, hello.author = str(hello.version)[:80], str(hello.author)[:80]
    return hello


def read_ready(message: RawMessage, number: int) -> None:
    """Check that a bot is ready after options or a new game."""
    check_id(read_message(message, Ready).id, number)


def _short(error: Exception) -> str:
    return str(error).split("\n", 1)[0][:80]
