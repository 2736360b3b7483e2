"""Positions, what was tried from them, and what may be asked of them."""

from typing import Annotated, Any, Literal, TypeAlias, cast

from msgspec import Meta, Struct

from marrakech.record import position as record
from marrakech.record.node import Node
from marrakech.service.commands import SeatNumber
from marrakech.service.lines import TriedMove
from marrakech.service.study_tasks import RolloutPlan
from marrakech.wire.boards import Position, Rules, position, rules
from marrakech.wire.choosing import Next, next_choice
from marrakech.wire.tables import Result, ranking
from marrakech.wire.updates import GameEvent, event

PositionText: TypeAlias = Annotated[
    str, Meta(max_length=400, examples=["7/7/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3"])
]


class PositionRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in notation, and moves to be played from there, e.g. `left`, `3`, `d4-e4`."""

    position: PositionText
    moves: Annotated[list[Annotated[str, Meta(max_length=16)]], Meta(max_length=400)] = []


class Outcome(Struct, frozen=True):
    """What chance may bring, and its probability."""

    outcome: str
    chance: float


class PositionSeen(Struct, frozen=True):
    """A position: the board, what may be done, what chance may bring, and what the last move did.

    `next` is null where only a draw from a pile is due.
    """

    position: Position
    rules: Rules
    step: Literal["deal", "orient", "roll", "lay", "draw", "turn", "over"]
    seat: int
    next: Next | None
    outcomes: list[Outcome]
    events: list[GameEvent]
    result: Result | None


class RankingRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A position whose choices are to be ranked."""

    position: PositionText
    depth: Literal["quick", "standard"] = "standard"


class RolloutRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A position whose choices are to be rolled out: some or all, how often, by whom, with which dice."""

    position: PositionText
    choices: Annotated[list[Annotated[str, Meta(max_length=16)]], Meta(max_length=12)] = []
    games: Annotated[int, Meta(ge=50, le=2000)] = 2000
    player: Literal["network", "greedy"] = "network"
    seed: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0

    @property
    def plan(self) -> RolloutPlan:
        """How the position is rolled out."""
        return RolloutPlan(tuple(sorted(set(self.choices))), self.games, self.player, self.seed)


class LinesRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What was tried from a position, to be written into a file; of several ways on, the first is the game.

    With a game and its version at that position it is written into the file of that game, as variations.
    """

    position: PositionText
    moves: Annotated[list[TriedMove], Meta(max_length=3000)]
    game: Annotated[str, Meta(max_length=64)] | None = None
    version: Annotated[int, Meta(ge=1)] = 1


class PlayOnRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A position to be played on from: your seat, and the level of the bots in the others.

    With a finished game and its version at that position the dice are those that came there, else new.
    """

    position: PositionText
    seat: SeatNumber
    game: Annotated[str, Meta(max_length=64)] | None = None
    version: Annotated[int, Meta(ge=1)] = 1
    level: Annotated[str, Meta(max_length=64)] | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None


def seen(node: Node) -> PositionSeen:
    """The position of a node, and what its move did."""
    now = record.Position(node.state)
    return PositionSeen(
        position=position(node),
        rules=rules(node.state.rules),
        step=cast(Any, now.step),
        seat=now.player,
        next=None if now.step in ("deal", "draw") else next_choice(node.state),
        outcomes=[Outcome(str(one), round(float(chance), 5)) for one, chance in now.outcomes().items()],
        events=[event(one, node) for one in node.events],
        result=Result(ranking(node.ranking())) if node.over else None,
    )
