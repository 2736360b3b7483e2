"""Looking back at a game and weighing a position: who may, and what is asked of the study worker."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, TypeAlias

from marrakech.analysis.reviewed import RankedPosition, Review
from marrakech.record import gamefile
from marrakech.record.errors import MarrakechError
from marrakech.record.game import Game
from marrakech.record.node import Node
from marrakech.record.position import Position
from marrakech.record.ruleset import Ruleset
from marrakech.service.errors import Conflict, Invalid
from marrakech.service.likeness import check_none_played, check_not_played
from marrakech.service.requests import SeatRequest
from marrakech.service.studies import Studies, Underway
from marrakech.service.study_tasks import StudyTask
from marrakech.service.table import LiveTable
from marrakech.service.transfer import as_text

if TYPE_CHECKING:
    from marrakech.service.lobby import Lobby

Depth: TypeAlias = Literal["quick", "standard"]
ReviewDepth: TypeAlias = Literal["quick", "standard", "deep"]


async def review(
    studies: Studies,
    table: LiveTable,
    depth: ReviewDepth,
    played: Iterable[LiveTable] = (),
    *,
    wait: float = 0.0,
    client: str = "",
) -> Review | Underway:
    """The review of a finished game, or how far it is.

    A file may have what people are playing at one of the tables `played`, with an end that somebody made up.
    """
    if not table.now.over:
        # Also in a file: it may be a game that people are playing.
        raise Conflict("not_over", "a game can be reviewed once it is over")
    if table.setup.source == "file":
        await check_none_played([node.state for node in table.now.node.path()], played)
    found = await studies.ask(
        review_key(table, depth),
        lambda: StudyTask("review", as_text(table), depth),
        game=table.id,
        wait=wait,
        client=client,
    )
    assert not isinstance(found, RankedPosition)
    return found


def review_key(table: LiveTable, depth: ReviewDepth) -> str:
    """What tells one review from another."""
    return f"review {table.id} {table.now.version} {depth}"


async def ranking(
    studies: Studies,
    position: Position,
    depth: Depth,
    played: Iterable[LiveTable] = (),
    *,
    wait: float = 0.0,
    client: str = "",
) -> RankedPosition | Underway:
    """The choices of a position, the best first, or how far the study is.

    What people are playing at one of the tables `played` is not for the asking.
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
    assert not isinstance(found, Review)
    return found


def parse_position(text: str) -> Position:
    """Read a position, or raise `Invalid` with the column where it cannot be read or cannot be."""
    try:
        return Position.parse(text.strip())
    except MarrakechError as error:
        column = getattr(error, "column", None)
        raise Invalid("bad_position", str(error), column=column) from None


def after(node: Node, move: str) -> Node:
    """The node after one more choice or outcome, e.g. `left`, `3` or `d4-e4`; raises `Invalid`."""
    try:
        return node.after(move)
    except MarrakechError as error:
        raise Invalid("illegal_move", str(error), move=move) from None


def file_from(position: Position) -> str:
    """A game file that begins at a position; raises `Invalid` for rules that no printing has."""
    try:
        ruleset = Ruleset.of_rules(position.state.rules)
    except MarrakechError as error:
        raise Invalid("bad_rules", str(error)) from None
    return gamefile.write(Game(ruleset, start=position.state, automatic=False))


async def check_reached(lobby: "Lobby", game: str, version: int, position: Position) -> None:
    """Raise `Invalid` unless a game has the position at a version."""
    if (await lobby.table(game)).at(version).state != position.state:
        raise Invalid("bad_position", f"game {game!r} has another position at version {version}")


def seats_around(
    position: Position, seat: int, level: str | None, name: str | None
) -> list[SeatRequest]:
    """A person in one seat, and bots of a level in the others."""
    if seat >= position.players:
        raise Invalid("bad_seats", f"there are {position.players} seats, counted from 0")
    return [
        SeatRequest("person", name) if number == seat else SeatRequest("bot", level=level)
        for number in range(position.players)
    ]


def move_versions(table: LiveTable) -> list[int]:
    """For every move of a game, the version that it came with; moves that were taken back are left out."""
    final = {id(node) for node in table.now.node.path()}
    versions: list[int] = []
    for version in range(1, table.now.version + 1):
        node = table.at(version).node
        if id(node) in final:
            versions += [version] * (node.length - len(versions))
    return versions
