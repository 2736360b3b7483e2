"""A decision as text, for language models: the rules, the position, what is allowed, how to answer.

The position is drawn, written in one line (docs/notation.md) and as structure (`protocol.fields`).
"""

import json
import re
from typing import Any, Final

import msgspec

from marrakech.kernel import state as kernel
from marrakech.protocol.fields import position_fields, rules_fields
from marrakech.record.errors import IllegalMove, NotationError
from marrakech.record.legality import check
from marrakech.record.moves import PlayerMove, parse_move
from marrakech.record.position import Position
from marrakech.record.words import COLOURS

READ_OF_ANSWER: Final = 20_000
"""Characters of an answer that are read, from its end: a model may think aloud first."""
GRAMMAR: Final = 'End your answer with one line "move: M", where M is one of the legal moves as listed.'

_ANSWER = re.compile(
    r"^[ \t*_`>#-]{0,8}move[ \t]{0,4}[:=][ \t]{0,4}[*_`\"']{0,4}"
    r"([A-Za-z0-9-]{1,12})[*_`\"'.]{0,5}[ \t\r]{0,8}$",
    re.IGNORECASE | re.MULTILINE,
)


class AnswerRead(msgspec.Struct, frozen=True):
    """What was made of an answer: a legal move, or why there is none."""

    move: PlayerMove | None
    why: str = ""


def rules_in_brief(rules: kernel.Rules) -> str:
    """The rules as an agent needs them, e.g. for `Ruleset.of(players=3).rules`."""
    number = rules & kernel.PLAYERS_MASK
    each = 12 if number == 4 or kernel.two_colours(rules) else 15
    colours = [
        f"player {who}: {' and '.join(COLOURS[one] for one in kernel.own_colours(rules, who))}"
        for who in range(number)
    ]
    turned = "left, ahead or right" if rules & kernel.KEEP_HEADING else "left or right"
    lines = [
        f"Marrakech is a board game for {number} players, who count from 0 here. The market has 7 x 7 "
        "squares, a1 in the south-west to g7 in the north-east. One figure, Assam, stands on a square and "
        "faces a side.",
        f"Rugs cover two neighbouring squares. {'; '.join(colours)}. Everybody begins with {each} rugs of "
        "each of their colours and 30 dirhams.",
    ]
    if kernel.two_colours(rules):
        lines.append("Your rugs lie in a shuffled pile; you see the one on top and must lay it.")
    if rules & kernel.END_TURN:
        lines.append("A turn: the die is rolled and Assam walks; pay; lay a rug; turn Assam.")
        lines.append(f"At the end of the turn Assam is turned {turned}, for the next player's walk.")
    else:
        lines.append(
            "A turn: turn Assam left, ahead or right; the die is rolled, he walks; pay; lay a rug."
        )
    lines += [
        "The die shows 1, 2, 2, 3, 3 or 4 steps. Assam walks straight ahead. Where he leaves the board, a "
        "mosaic brings him back on a neighbouring line, facing inwards.",
        "If he stops on an opponent's visible rug, the player to move pays its owner one dirham for each "
        "square of that colour joined edge to edge with Assam's square.",
        "A player who cannot pay in full pays what there is and is out of the game."
        if rules & kernel.ELIMINATION
        else "A player who cannot pay in full pays what there is and plays on.",
        "A rug is laid on two neighbouring squares, at least one of them at a side of Assam's square, and not "
        "on his square. It may cover other rugs, but never both visible halves of one rug"
        + (" of somebody else." if rules & kernel.COVER_OWN else "."),
        "When the last rug is laid, each dirham and each visible square of your colours is a point; most "
        "points win. Equal points: more dirhams.",
    ]
    return "\n".join(lines)


def decision_fields(position: Position) -> dict[str, Any]:
    """A decision as structure: the position in one line and in fields, the rules, the legal moves."""
    return {
        "position": str(position),
        "rules": msgspec.to_builtins(rules_fields(position.state.rules)),
        "fields": msgspec.to_builtins(position_fields(position.state)),
        "decision": None if position.over else "rug" if position.step == "lay" else "heading",
        "legal": [str(move) for move in position.legal()],
    }


def decision_text(position: Position, *, rules: bool = True) -> str:
    """A decision as a prompt; without the rules where they have been told before."""
    found = decision_fields(position)
    parts = [rules_in_brief(position.state.rules)] if rules else []
    parts.append(standings_text(position))
    parts.append(position.diagram())
    parts.append(f"Position: {found['position']}")
    parts.append("As structure: " + json.dumps(found["fields"]))
    if not position.over:
        what = "lay a rug" if found["decision"] == "rug" else "turn Assam"
        parts.append(f"Player {position.player} is to {what}. Legal moves: {', '.join(found['legal'])}")
        parts.append(GRAMMAR)
    return "\n\n".join(parts)


def standings_text(position: Position) -> str:
    """Where everybody stands, in a line for each player."""
    lines = []
    for who in range(position.players):
        gone = " (out)" if who in position.out else ""
        lines.append(
            f"Player {who}{gone}: {position.purses[who]} dirhams, {position.scores[who]} points, "
            f"{position.rugs_left[who]} rugs to lay, place {position.ranks[who]}"
        )
    if position.over:
        lines.append("The game is over.")
    return "\n".join(lines)


def read_answer(position: Position, answer: str) -> AnswerRead:
    """The move of an answer that ends with "move: M", or why it has none.

    >>> read_answer(Position.start(players=3), "I go west.\\nmove: left").move
    Orient('left')
    >>> read_answer(Position.start(players=3), "move: d4-e4").why
    "line 1, column 1: found 'd4-e4', expected left, ahead or right"
    """
    if not isinstance(answer, str):
        return AnswerRead(None, f"an answer is text, not {type(answer).__name__}")
    found = _ANSWER.findall(answer[-READ_OF_ANSWER:])
    if not found:
        return AnswerRead(None, 'the answer has no line "move: M"')
    return read_move(position, found[-1])


def read_move(position: Position, text: str) -> AnswerRead:
    """A move by its text alone."""
    if len(text) > 40:
        return AnswerRead(None, f"a move has at most 12 characters, not {len(text)}")
    try:
        move = parse_move(position.state, text)
        if not isinstance(move, PlayerMove):
            return AnswerRead(None, "chance is due, and happens by itself")
        check(position.state, move)
    except (IllegalMove, NotationError) as error:
        return AnswerRead(None, str(error))
    return AnswerRead(move)
