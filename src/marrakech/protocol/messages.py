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

What each field means is told in docs/protocol.md. This module makes and reads the messages; it starts
no process and reads no clock.

    ProtocolError     a line that is not the message which is due
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, NoReturn, TypeAlias

from marrakech.engine.bot import Alternative, Decision, Limits
from marrakech.kernel import state as kernel
from marrakech.kernel.choices import Choice, listed
from marrakech.kernel.state import State, Step
from marrakech.kernel.turn import legal
from marrakech.record.errors import MarrakechError, NotationError
from marrakech.record.forecast import forecasts
from marrakech.record.position import Position
from marrakech.record.words import (
    COLOUR_LETTERS,
    SWITCHES,
    TURNS,
    each,
    parse_rug,
    rug_text,
    square_text,
)

VERSION: Final = 1
"""The version of the protocol; a bot that speaks another is refused."""

LONGEST_LINE: Final = 64 * 1024
"""Bytes that a line may have. A decision with grounds for every rug has about six thousand."""

Message: TypeAlias = dict[str, Any]
Kind: TypeAlias = Literal["heading", "rug"]

HEADING: Final[Kind] = "heading"
RUG: Final[Kind] = "rug"
KINDS: Final[tuple[Kind, ...]] = (HEADING, RUG)
"""The two kinds of decision: a heading at the steps ORIENT and TURN, a rug at LAY."""


Wrong: TypeAlias = Literal["nonsense", "illegal", "wrong_id"]
"""How a message can be wrong: malformed, a move that is not legal, an answer to another question."""


class ProtocolError(MarrakechError, ValueError):
    """A line that is not the message which is due, and what would have been right."""

    def __init__(self, message: str, wrong: Wrong = "nonsense") -> None:
        self.wrong = wrong
        super().__init__(message)


@dataclass(frozen=True, slots=True)
class Hello:
    """How a bot introduces itself."""

    name: str
    version: str
    author: str
    decisions: tuple[str, ...]
    options: Mapping[str, Mapping[str, Any]]


def kind_of(step: Step) -> Kind:
    """The kind of decision at a step of choice."""
    return RUG if step == kernel.LAY else HEADING


def encode(message: Mapping[str, Any]) -> bytes:
    """A message as its line."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def decode(line: bytes) -> Message:
    """The message of a line, or `ProtocolError`."""
    try:
        found = json.loads(line.decode(), parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise ProtocolError(f"not a line of JSON ({_short(error)}): {shown(line)}") from None
    if not isinstance(found, dict):
        raise ProtocolError(f"a message is a JSON object, not {shown(line)}")
    if not isinstance(found.get("type"), str):
        raise ProtocolError(f'a message has a "type" that is text: {shown(line)}')
    return found


def shown(line: bytes | str, most: int = 120) -> str:
    """The beginning of a line, fit to be printed in a report."""
    text = line.decode(errors="replace") if isinstance(line, bytes) else line
    text = text.rstrip("\r\n")
    return repr(text if len(text) <= most else text[:most] + "...")


def move_text(step: Step, choice: Choice) -> str:
    """A choice in the game's notation: 'left', 'ahead', 'right' or a rug such as 'd4-e4'."""
    return rug_text(choice) if step == kernel.LAY else TURNS[choice]


def parse_move(state: State, text: object) -> Choice:
    """The choice that a text means in a position, or `ProtocolError` if it is not a legal one."""
    choices = listed(legal(state))
    step = kernel.step(state)
    if isinstance(text, str):
        word = text.strip().lower()
        try:
            choice = parse_rug(word) if step == kernel.LAY else TURNS.index(word)
        except (NotationError, ValueError):
            choice = -1
        if choice in choices:
            return choice
    what = ", ".join(move_text(step, one) for one in choices)
    raise ProtocolError(f"{_json(text)} is not legal here; the legal moves are {what}", "illegal")


# The messages of a host.


def hello(host: str) -> Message:
    """The first message, which is the only one before the versions are known to agree."""
    return {"type": "hello", "protocol": VERSION, "host": host}


def options(number: int, values: Mapping[str, Any]) -> Message:
    """Values for options that the bot has named in its hello."""
    return {"type": "options", "id": number, "values": dict(values)}


def new_game(number: int, state: State, seats: Sequence[str], seat: int) -> Message:
    """A game begins: its rules, who sits where, and which seat is the bot's."""
    return {
        "type": "new_game",
        "id": number,
        "rules": rules_fields(state.rules),
        "seats": list(seats),
        "seat": seat,
    }


def position(number: int, state: State) -> Message:
    """The position to decide in: one line that says it all, the same in fields, and the legal moves."""
    step = kernel.step(state)
    return {
        "type": "position",
        "id": number,
        "position": str(Position(state)),
        "decision": kind_of(step),
        "legal": [move_text(step, choice) for choice in listed(legal(state))],
        "fields": position_fields(state),
    }


def go(number: int, limits: Limits) -> Message:
    """Decide, within limits; null is no limit."""
    return {"type": "go", "id": number, "seconds": limits.seconds, "nodes": limits.nodes}


def stop(number: int) -> Message:
    """Answer the decision asked for now, with the best so far."""
    return {"type": "stop", "id": number}


def quit_() -> Message:
    """The end."""
    return {"type": "quit"}


def rules_fields(rules: kernel.Rules) -> Message:
    """The rules as fields, e.g. {"players": 3, "switches": [], "colours": ["H", "I", "S"]}."""
    return {
        "players": rules & kernel.PLAYERS_MASK,
        "switches": [word for word, bit in SWITCHES.items() if rules & bit],
        "colours": list(COLOUR_LETTERS[: kernel.colours(rules)]),
    }


def position_fields(state: State) -> Message:
    """What the one line says, for bots that would rather not parse it; players count from 0."""
    here = Position(state)
    everybody = range(here.players)
    colours = range(kernel.colours(state.rules))
    owners = [kernel.owner(state, colour) for colour in colours]
    whole = [f"{square_text(one)}-{square_text(one + 1)}" for one in each(state.east)]
    whole += [f"{square_text(one)}-{square_text(one + 8)}" for one in each(state.north)]
    has_rug = kernel.rugs_left(state, here.player) > 0
    return {
        "player": here.player,
        "step": here.step,
        "assam": here.assam,
        "heading": here.heading,
        "purses": list(here.purses),
        "scores": list(here.scores),
        "rugs_left": list(here.rugs_left),
        "stocks": {COLOUR_LETTERS[one]: kernel.stock(state, one) for one in colours},
        "owners": {COLOUR_LETTERS[one]: owners[one] for one in colours},
        "lays": COLOUR_LETTERS[kernel.laying_colour(state)] if has_rug else None,
        "tops": [_top(state, who) for who in everybody] if kernel.two_colours(state.rules) else None,
        "out": list(here.out),
        "board": {
            square_text(square): COLOUR_LETTERS[kernel.colour_at(state, 1 << square)]
            for square in each(kernel.covered(state))
        },
        "whole_rugs": whole,
        "forecast": {
            TURNS[one.turn]: [
                {
                    "steps": landing.steps,
                    "weight": landing.weight,
                    "square": square_text(landing.square),
                    "due": landing.tithe,
                    "to": landing.to,
                }
                for landing in one.landings
            ]
            for one in forecasts(state)
        },
    }


def _top(state: State, who: int) -> str | None:
    top = kernel.top(state, who)
    return COLOUR_LETTERS[kernel.pile_colour(who, top)] if top else None


# The messages of a bot.


def read_hello(message: Message) -> Hello:
    """A bot's introduction, or `ProtocolError` if it cannot play."""
    _typed(message, "hello")
    if message.get("protocol") != VERSION:
        raise ProtocolError(
            f"the bot speaks protocol {_json(message.get('protocol'))}; this host speaks {VERSION}"
        )
    name = message.get("name")
    if not isinstance(name, str) or not name.strip() or len(name) > 80:
        raise ProtocolError(f'"name" is a text of 1 to 80 characters, not {_json(name)}')
    decisions = message.get("decisions")
    if not isinstance(decisions, list) or not all(isinstance(one, str) for one in decisions):
        raise ProtocolError(f'"decisions" is a list of {_json(list(KINDS))}, not {_json(decisions)}')
    missing = [kind for kind in KINDS if kind not in decisions]
    if missing:
        raise ProtocolError(
            f'a player makes both kinds of decision; "decisions" lacks {", ".join(missing)}'
        )
    offered = message.get("options", {})
    if not isinstance(offered, dict) or not all(isinstance(one, dict) for one in offered.values()):
        raise ProtocolError(f'"options" holds an object for each option, not {_json(offered)}')
    return Hello(
        name.strip(),
        str(message.get("version", ""))[:80],
        str(message.get("author", ""))[:80],
        tuple(decisions),
        offered,
    )


def read_ready(message: Message, number: int) -> None:
    """Check that a bot is ready after options or a new game."""
    _typed(message, "ready")
    _numbered(message, number)


def decision_message(number: int, decision: Decision) -> Message:
    """A decision with its grounds, as a bot sends it."""
    return {
        "type": "decision",
        "id": number,
        "move": move_text(decision.step, decision.choice),
        "alternatives": [
            {
                "move": move_text(decision.step, one.choice),
                "value": one.value,
                "win": None if one.win is None else list(one.win),
                "score": None if one.score is None else list(one.score),
            }
            for one in decision.alternatives
        ],
        "nodes": decision.nodes,
        "depth": decision.depth,
    }


def read_decision(message: Message, number: int, state: State, seconds: float) -> Decision:
    """The decision of a message, legal and with sound grounds, or `ProtocolError`.

    Choices that the bot gives no grounds for come last, with the lowest value it named.
    """
    _typed(message, "decision")
    _numbered(message, number)
    choice = parse_move(state, message.get("move"))
    given = message.get("alternatives") or []
    if not isinstance(given, list):
        raise ProtocolError(f'"alternatives" is a list, not {_json(given)}')
    known: dict[Choice, Alternative] = {}
    for one in given:
        if not isinstance(one, dict):
            raise ProtocolError(f"an alternative is an object with a move, not {_json(one)}")
        alternative = _read_alternative(state, one)
        if alternative.choice in known:
            raise ProtocolError(f"the alternative {_json(one.get('move'))} is given twice")
        known[alternative.choice] = alternative
    values = [one.value for one in known.values()] or [0.0]
    first = known.get(choice, Alternative(choice, None, None, max(values)))
    rest = [one for one in known.values() if one.choice != choice]
    rest.sort(key=lambda one: -one.value)
    rest += [
        Alternative(one, None, None, min(values))
        for one in listed(legal(state))
        if one not in known and one != choice
    ]
    return Decision(
        kernel.step(state),
        choice,
        (first, *rest),
        _count(message, "nodes"),
        _count(message, "depth"),
        seconds,
    )


def _read_alternative(state: State, given: Message) -> Alternative:
    choice = parse_move(state, given.get("move"))
    number = kernel.players(state)
    win = _vector(given, "win", number)
    score = _vector(given, "score", number)
    if win is not None and not (all(0 <= one <= 1 for one in win) and abs(sum(win) - 1) < 0.01):
        raise ProtocolError(f'"win" holds chances from 0 to 1 that sum to 1, not {_json(given["win"])}')
    value = given.get("value")
    if value is None:
        who = kernel.player(state)
        value = win[who] if win else score[who] - max(_others(score, who)) if score else 0.0
    if not _is_number(value):
        raise ProtocolError(f'"value" is a number, not {_json(value)}')
    return Alternative(choice, win, score, float(value))


def _others(values: tuple[float, ...], who: int) -> list[float]:
    return [value for other, value in enumerate(values) if other != who]


def _vector(given: Message, name: str, number: int) -> tuple[float, ...] | None:
    found = given.get(name)
    if found is None:
        return None
    if not isinstance(found, list) or len(found) != number or not all(_is_number(one) for one in found):
        raise ProtocolError(f'"{name}" holds {number} numbers, one for each player, not {_json(found)}')
    return tuple(float(one) for one in found)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e15


def _count(message: Message, name: str) -> int:
    found = message.get(name)
    if found is None:
        return 0
    if not isinstance(found, int) or isinstance(found, bool) or not 0 <= found < 1 << 63:
        raise ProtocolError(f'"{name}" is a whole number from 0, not {_json(found)}')
    return found


def _typed(message: Message, wanted: str) -> None:
    if message["type"] == "error":
        raise ProtocolError(f"the bot reports an error: {_json(message.get('message'))}")
    if message["type"] != wanted:
        raise ProtocolError(f'a message of type "{wanted}" is due, not {_json(message)}')


def _numbered(message: Message, number: int) -> None:
    if message.get("id") != number or isinstance(message.get("id"), bool):
        raise ProtocolError(
            f'the answer to "id" {number} is due, not to {_json(message.get("id"))}', "wrong_id"
        )


def _no_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is not in JSON")


def _json(value: object, most: int = 120) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= most else text[:most] + "..."


def _short(error: Exception) -> str:
    return str(error).split("\n", 1)[0][:80]
