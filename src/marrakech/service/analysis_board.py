"""The analysis board: positions that visitors bring, ranked, tried out and played on from."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, TypeAlias

from marrakech.analysis.reviewed import RankedPosition
from marrakech.kernel.state import LONGEST_GAME
from marrakech.record.errors import MarrakechError
from marrakech.record.node import Node
from marrakech.record.position import Position
from marrakech.service.errors import Conflict, Invalid, none_there
from marrakech.service.likeness import check_not_played
from marrakech.service.lines import write_from_position
from marrakech.service.requests import SeatRequest
from marrakech.service.studies import RolloutProgress, Studies, StudyProgress
from marrakech.service.study_tasks import ROLLOUT, RolloutPlan, StudyTask
from marrakech.service.table import LiveTable
from marrakech.store.base import Holder

if TYPE_CHECKING:
    from marrakech.service.lobby import Lobby

RankingDepth: TypeAlias = Literal["quick", "standard"]


def parse_position(text: str) -> Position:
    """Read a position, or raise `Invalid` with the column where it is malformed or impossible."""
    try:
        return Position.parse(text.strip())
    except MarrakechError as error:
        column = getattr(error, "column", None)
        raise Invalid("bad_position", str(error), column=column) from None


def after(position: Position, moves: Iterable[str]) -> Node:
    """The node after choices and outcomes, e.g. `left`, `3`, `d4-e4`; raises `Invalid`."""
    node = Node(position.state)
    for move in moves:
        try:
            node = node.after(move)
        except MarrakechError as error:
            raise Invalid("illegal_move", str(error), move=move) from None
    return node


async def choice_ranking(
    studies: Studies,
    position: Position,
    depth: RankingDepth,
    played: Iterable[LiveTable] = (),
    *,
    wait: float = 0.0,
    client: str = "",
) -> RankedPosition | StudyProgress:
    """The choices of a position, the best first, or how far the study is.

    A position that people are playing at one of the tables `played` is refused.
    """
    if position.over:
        raise Conflict("game_over", "the game is over: there is nothing left to choose")
    check_not_played(position.state, played)
    text = str(position)
    found = await studies.ask(
        f"rank {depth} {text}",
        lambda: StudyTask("rank", text, depth),
        wait=wait,
        client=client,
    )
    assert isinstance(found, RankedPosition | StudyProgress)
    return found


def rollout_task(position: Position, plan: RolloutPlan) -> StudyTask:
    """What is asked of the study worker; raises a `Refusal` where there is nothing to roll out."""
    if position.over:
        raise Conflict("game_over", "the game is over: there is nothing left to choose")
    choices = [str(move) for move in position.legal()]
    if not choices:
        raise Invalid(
            "bad_position", f"chance is due at this position (step {position.step}): nobody chooses"
        )
    left = sum(position.rugs_left)
    if left > LONGEST_GAME:
        raise Invalid(
            "bad_position",
            f"{left} rugs are left; a rollout takes positions with {LONGEST_GAME} or fewer",
        )
    for choice in plan.choices:
        if choice not in choices:
            raise Invalid(
                "illegal_move",
                f"{choice} is no choice here; there are {', '.join(choices)}",
                move=choice,
            )
    return StudyTask(ROLLOUT, str(position), "", plan)


def rollout_key(task: StudyTask) -> str:
    """What tells one rollout from another."""
    plan = task.plan
    return f"rollout {plan.by} {plan.seed} {plan.games} {task.text} {' '.join(plan.choices)}"


async def rollout(
    studies: Studies,
    position: Position,
    plan: RolloutPlan,
    played: Iterable[LiveTable] = (),
    *,
    after: int = 0,
    wait: float = 0.0,
    client: str = "",
) -> RolloutProgress:
    """The choices of a position rolled out, once they have more than `after` games.

    A position that people are playing at one of the tables `played` is refused.
    """
    task = rollout_task(position, plan)
    check_not_played(position.state, played)
    return await studies.follow(rollout_key(task), lambda: task, after=after, wait=wait, client=client)


def stop_rollout(studies: Studies, position: Position, plan: RolloutPlan, client: str) -> None:
    """End a rollout with what it has, for whoever asked for it first."""
    studies.stop(rollout_key(rollout_task(position, plan)), client)


async def table_at(lobby: "Lobby", game: str, version: int, position: Position) -> LiveTable:
    """A game that has the position at a version; raises `Invalid` if it has another."""
    table = await lobby.table(game)
    if table.at(version).state != position.state:
        raise Invalid("bad_position", f"game {game!r} has another position at version {version}")
    return table


async def play_on(
    lobby: "Lobby",
    position: Position,
    seats: list[SeatRequest],
    holder: Holder,
    game: str | None = None,
    version: int = 1,
) -> LiveTable:
    """A new game from a position, with new dice or those of a finished `game` that had it at a `version`."""
    if game is None:
        check_not_played(position.state, lobby.tables)  # the game would have hints
        return await lobby.resume(write_from_position(position, ()), seats, holder)
    await table_at(lobby, game, version, position)
    return await lobby.play_again(game, version, seats, holder)


def seats_around(
    position: Position, seat: int, level: str | None, name: str | None
) -> list[SeatRequest]:
    """A person in one seat, and bots of a level in the others."""
    if seat >= position.players:
        raise Invalid("bad_seats", none_there(seat, position.players))
    return [
        SeatRequest("person", name) if number == seat else SeatRequest("bot", level=level)
        for number in range(position.players)
    ]
