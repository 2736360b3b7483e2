"""`marrakech learn`: how one plays, from one's own reviewed games, and one's own mistakes as puzzles."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from marrakech.cli.echo import echo
from marrakech.cli.options import Language
from marrakech.messages import decimal, message, percent

if TYPE_CHECKING:
    from marrakech.analysis.learnerfile import Addition, KeptMistake, LearnerFile
    from marrakech.analysis.reviewed import RankedPosition


def command(
    file: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="What is kept, as the page saves it.", show_default="your own"
        ),
    ] = None,
    add: Annotated[
        list[Path] | None,
        typer.Option(metavar="REVIEW", help="Add games from the output of `marrakech review --json`."),
    ] = None,
    seat: Annotated[
        int | None, typer.Option(min=1, max=4, help="Your seat in the games that are added.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="Or your name there.")] = None,
    solve: Annotated[
        bool, typer.Option("--solve", help="Solve the mistakes that are back, one after the other.")
    ] = False,
    language: Language = None,
) -> None:
    """Say how you play, and bring your own mistakes back.

    A mistake comes back after 1, 3 and 7 days and leaves after three right answers. The file is the one that
    the page saves under "My learning", and can be opened there again.
    """
    from marrakech.analysis.learnerfile import read_learner, with_game, write_learner
    from marrakech.server.settings import data_directory

    path = file if file is not None else data_directory() / "learner.json"
    learner = read_learner(path)
    now = time.time() * 1000
    for review in add or ():
        for addition in _additions(review, seat, name, now):
            learner = with_game(learner, addition)
    if add:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_learner(path, learner)
    for line in level_lines(learner):
        echo(line)
    if solve:
        _solve(path, learner, now)
        return
    due = learner.due(now)
    echo(message("commands-learn-back", count=len(due), waiting=len(learner.mistakes) - len(due)))
    for mistake in due:
        echo(f"  {_told(mistake)}")


def level_lines(learner: "LearnerFile") -> Iterator[str]:
    """How somebody plays, in one or two sentences."""
    from marrakech.analysis import playinglevel
    from marrakech.engine.ladder import YARDSTICKS

    played = learner.played[-playinglevel.LAST_GAMES :]
    known = playinglevel.level_range(played)
    if known is None or len(played) < playinglevel.FEWEST_GAMES_FOR_A_LEVEL:
        fewest = playinglevel.FEWEST_GAMES_FOR_A_LEVEL
        yield message("commands-learn-few", games=len(played), fewest=fewest)
        return
    levels = list(YARDSTICKS)
    low, high = (levels[playinglevel.nearest_level(place)] for place in (known.low, known.high))
    if playinglevel.too_wide(known):
        yield message("commands-learn-between", low=low, high=high)
    else:
        yield message("commands-learn-like", level=levels[playinglevel.nearest_level(known.middle)])
    yield message(
        "commands-learn-range",
        low=decimal(known.low + 1, 1),
        middle=decimal(known.middle + 1, 1),
        high=decimal(known.high + 1, 1),
        games=len(played),
    )


def _told(mistake: "KeptMistake") -> str:
    return message(
        "commands-learn-mistake",
        round=mistake.round,
        against=mistake.against,
        loss=percent(mistake.loss),
        right=mistake.right,
    )


def _additions(path: Path, seat: int | None, name: str | None, now: float) -> "Iterator[Addition]":
    """What the reviews of a file add, one a line."""
    from marrakech.analysis.learnerfile import addition_of

    text = sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.strip()]
    for number, line in enumerate(lines, 1):
        yield addition_of(line, f"{path.name} {number}", seat, name, now)


def _solve(path: Path, learner: "LearnerFile", now: float) -> None:
    from marrakech.analysis.depths import STANDARD
    from marrakech.analysis.learnerfile import after_answering, write_learner
    from marrakech.analysis.puzzles import choice_numbers
    from marrakech.analysis.ranker import rank_choices
    from marrakech.record.position import Position

    due = learner.due(now)
    if not due:
        echo(message("commands-learn-none"))
    for mistake in due:
        position = Position.parse(mistake.position)
        echo(f"\n{_told(mistake)}\n{position.diagram()}")
        choices = choice_numbers(position.state)
        echo(message("commands-learn-choices", choices=", ".join(choices)))
        choice = typer.prompt(message("commands-learn-ask"), prompt_suffix=" ").strip()
        while choice not in choices:
            choice = typer.prompt(message("commands-learn-legal"), prompt_suffix=" ").strip()
        right = _judge(rank_choices(position.state, STANDARD), choice)
        learner = after_answering(learner, mistake, right, now)
        write_learner(path, learner)


def _judge(ranked: "RankedPosition", choice: str) -> bool:
    """Say whether a choice is right: the best, or one that cannot be told from it."""
    from marrakech.analysis.phrases import move_text, phrase

    best = ranked.choices[0]
    tried = next(one for one in ranked.choices if one.choice == choice)
    right = tried.loss <= ranked.error
    if right:
        echo(message("commands-learn-right"))
        return True
    loss = percent(tried.loss, 1)
    echo(message("commands-learn-wrong", best=move_text(best.choice), loss=loss))
    for reason in tried.reasons[:2]:
        echo(f"  {phrase(reason)}")
    return False
