"""Reviews of games: who may have one, and what is asked of the study worker."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from marrakech.analysis.reviewed import Review
from marrakech.service.errors import Conflict
from marrakech.service.likeness import check_none_played
from marrakech.service.studies import Studies, StudyProgress
from marrakech.service.study_tasks import StudyTask
from marrakech.service.table import LiveTable
from marrakech.service.transfer import as_text

ReviewDepth: TypeAlias = Literal["quick", "standard", "deep"]


async def review(
    studies: Studies,
    table: LiveTable,
    depth: ReviewDepth | None,
    played: Iterable[LiveTable] = (),
    *,
    wait: float = 0.0,
    client: str = "",
) -> Review | StudyProgress:
    """The review of a finished game, or how far it is; without a depth the deepest that is kept, else standard.

    A file may hold what people are playing at one of the tables `played`, with an invented ending.
    """
    if not table.now.over:
        # Also in a file: it may be a game that people are playing.
        raise Conflict("not_over", "a game can be reviewed once it is over")
    if table.setup.source == "file":
        await check_none_played([node.state for node in table.now.node.path()], played)
    if depth is None:
        deep = await studies.kept(review_key(table, "deep"), table.id)
        if deep is not None:
            return deep
    made: ReviewDepth = depth or "standard"
    found = await studies.ask(
        review_key(table, made),
        lambda: StudyTask("review", as_text(table), made),
        game=table.id,
        wait=wait,
        client=client,
    )
    assert isinstance(found, Review | StudyProgress)
    return found


def review_key(table: LiveTable, depth: ReviewDepth) -> str:
    """What tells one review from another."""
    return f"review {table.id} {table.now.version} {depth}"


def move_versions(table: LiveTable) -> list[int]:
    """For every move of a game, the version that it came with; moves that were taken back are left out."""
    final = {id(node) for node in table.now.node.path()}
    versions: list[int] = []
    for version in range(1, table.now.version + 1):
        node = table.at(version).node
        if id(node) in final:
            versions += [version] * (node.length - len(versions))
    return versions
