"""A decision with its evaluation, encoded by a bot and decoded by a host."""

from typing import Annotated, Any

import msgspec

from marrakech.engine.bot import Alternative, Decision
from marrakech.engine.utility import margin_of
from marrakech.kernel import state as kernel
from marrakech.kernel.choices import Choice, listed
from marrakech.kernel.state import State
from marrakech.kernel.turn import legal
from marrakech.protocol.messages import (
    Message,
    ProtocolError,
    RawMessage,
    as_json,
    check_id,
    legal_choice,
    read_message,
)
from marrakech.record.moves import move_at

Number = Annotated[float, msgspec.Meta(gt=-1e15, lt=1e15)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]


class MoveGrounds(msgspec.Struct):
    """A move and its values; every number is optional."""

    move: Any = None
    value: Number | None = None
    win: list[Number] | None = None
    score: list[Number] | None = None


class DecisionMessage(Message, tag="decision"):
    """A move and, optionally, the evaluation behind it."""

    id: Any = None
    move: Any = None
    alternatives: list[MoveGrounds] | None = None
    nodes: Count | None = None
    depth: Count | None = None


def decision_message(number: int, decision: Decision) -> DecisionMessage:
    """A decision with its evaluation, as a bot sends it."""
    return DecisionMessage(
        id=number,
        move=str(decision.move),
        alternatives=[
            MoveGrounds(
                str(move_at(decision.step, one.choice)),
                one.value,
                None if one.win is None else list(one.win),
                None if one.score is None else list(one.score),
            )
            for one in decision.alternatives
        ],
        nodes=decision.nodes,
        depth=decision.depth,
    )


def read_decision(message: RawMessage, number: int, state: State, seconds: float) -> Decision:
    """The decision in a message, checked to be legal and consistent, or `ProtocolError`.

    Choices that the bot did not evaluate come last, with the lowest value it gave.
    """
    found = read_message(message, DecisionMessage)
    check_id(found.id, number)
    choice = legal_choice(state, found.move)
    known: dict[Choice, Alternative] = {}
    for given in found.alternatives or []:
        alternative = _alternative(state, given)
        if alternative.choice in known:
            raise ProtocolError(f"the alternative {as_json(given.move)} is given twice")
        known[alternative.choice] = alternative
    return Decision(
        kernel.step(state),
        choice,
        _in_order(state, choice, known),
        found.nodes or 0,
        found.depth or 0,
        seconds,
    )


def _in_order(
    state: State, choice: Choice, known: dict[Choice, Alternative]
) -> tuple[Alternative, ...]:
    """The choice taken, the other evaluated choices, best first, and the choices not evaluated."""
    values = [one.value for one in known.values()] or [0.0]
    first = known.get(choice, Alternative(choice, None, None, max(values)))
    others = sorted((one for one in known.values() if one.choice != choice), key=lambda one: -one.value)
    rest = [
        Alternative(one, None, None, min(values))
        for one in listed(legal(state))
        if one not in known and one != choice
    ]
    return (first, *others, *rest)


def _alternative(state: State, given: MoveGrounds) -> Alternative:
    choice = legal_choice(state, given.move)
    number, who = kernel.players(state), kernel.player(state)
    win, score = _vector(given.win, "win", number), _vector(given.score, "score", number)
    if win is not None and not (all(0 <= one <= 1 for one in win) and abs(sum(win) - 1) < 0.01):
        raise ProtocolError(f'"win" holds chances from 0 to 1 that sum to 1, not {as_json(win)}')
    value = given.value
    if value is None:
        value = win[who] if win else margin_of(score, who) if score else 0.0
    return Alternative(choice, win, score, float(value))


def _vector(found: list[float] | None, name: str, number: int) -> tuple[float, ...] | None:
    if found is None:
        return None
    if len(found) != number:
        raise ProtocolError(
            f'"{name}" holds {number} numbers, one for each player, not {as_json(found)}'
        )
    return tuple(float(one) for one in found)
