"""`marrakech puzzles`: positions with one choice that is clearly best; list, show or make them."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from marrakech.cli.echo import echo
from marrakech.cli.options import Language
from marrakech.messages import message, percent

if TYPE_CHECKING:
    from marrakech.analysis.puzzlemaker import Tally
    from marrakech.analysis.puzzles import Puzzle


def command(
    action: Annotated[Literal["list", "show", "make"], typer.Argument(help="What to do.")] = "list",
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="The puzzle to show.")] = None,
    solution: Annotated[bool, typer.Option("--solution", help="Show the solution as well.")] = False,
    language: Language = None,
    games: Annotated[int, typer.Option(min=1, help="make: games to look for puzzles in.")] = 10,
    seed: Annotated[int, typer.Option(min=0, help="make: the seed of games and playouts.")] = 1,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="make: the file, continued if it is there.")
    ] = None,
) -> None:
    """List the puzzles of the package, show one, or make more.

    `make --games N --seed S --out FILE` plays games among bots and keeps the positions in which one choice
    is clearly best by playouts and is not greedy's. A run that was broken off goes on where it ended.
    """
    from marrakech.analysis.puzzles import shipped_puzzles

    if action == "make":
        if out is None:
            raise typer.BadParameter("make needs a file to write to", param_hint="--out")
        _make(games, seed, out)
        return
    puzzles = shipped_puzzles()
    if action == "list":
        for each in puzzles:
            echo(f"{each.name:>12}  {each.theme:<8} {'*' * each.rating:<4}{each.position}")
        return
    found = [each for each in puzzles if each.name == name]
    if not found:
        raise typer.BadParameter(message("commands-puzzles-none", name=repr(name)))
    _show(found[0], solution)


def _show(puzzle: "Puzzle", solution: bool) -> None:
    from marrakech.analysis.phrases import move_text, phrase
    from marrakech.record.position import Position

    echo(Position.parse(puzzle.position).diagram())
    if not solution:
        return
    for option in puzzle.options:
        choice, share = f"{move_text(option.move):>12}", f"{percent(option.win, 1):>6}"
        error = percent(1.96 * option.error, 1)
        echo(message("commands-puzzles-option", choice=choice, share=share, error=error))
    for reason in puzzle.reasons:
        echo(f"  {phrase(reason)}")
    missed = ", ".join(puzzle.missed)
    echo(message("commands-puzzles-missed", playouts=puzzle.playouts, bots=missed))


GAME_LINE = re.compile(r"^# game (\d+): .*\n", re.MULTILINE)


def _make(games: int, seed: int, out: Path) -> None:
    from marrakech.analysis.puzzlemaker import PuzzleMaker, Tally
    from marrakech.analysis.puzzles import write_puzzle
    from marrakech.record.ruleset import Ruleset

    text = out.read_text(encoding="utf-8") if out.exists() else f"# marrakech puzzles, seed {seed}\n\n"
    done = list(GAME_LINE.finditer(text))
    # A game that was broken off is looked at again from its start.
    text = text[: done[-1].end()] if done else text.partition("\n\n")[0] + "\n\n"
    out.write_text(text, encoding="utf-8")
    makers = [PuzzleMaker(Ruleset.of(players=number).rules, seed) for number in (2, 3, 4)]
    tallies: list[Tally] = []
    with out.open("a", encoding="utf-8") as file:
        for game in range(int(done[-1][1]) + 1 if done else 1, games + 1):
            tally = Tally()
            for puzzle in makers[game % len(makers)].find(game, tally):
                file.write(write_puzzle(puzzle))
                file.flush()
            tallies.append(tally)
            file.write(f"# game {game}: {_told(tally)}\n")
            file.flush()
            total = Tally(
                sum(each.choices for each in tallies),
                sum(each.played_out for each in tallies),
                sum(each.kept for each in tallies),
            )
            echo(f"{len(tallies)} games: {_told(total)}")


def _told(tally: "Tally") -> str:
    return f"{tally.choices} choices, {tally.played_out} played out, {tally.kept} kept"
