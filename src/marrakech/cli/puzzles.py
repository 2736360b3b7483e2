"""`marrakech puzzles`: positions with one choice that is clearly best; list, show, make or prove them."""

import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from marrakech.cli.echo import echo
from marrakech.cli.options import (
    CoverOwn,
    Elimination,
    EndTurn,
    KeepHeading,
    Language,
    OneColour,
    Printing,
    switches,
)
from marrakech.messages import message, percent

if TYPE_CHECKING:
    from marrakech.analysis.puzzlemaker import PuzzleMaker, Tally
    from marrakech.analysis.puzzles import Puzzle


def command(
    context: typer.Context,
    action: Annotated[
        Literal["list", "show", "make", "check"], typer.Argument(help="What to do.")
    ] = "list",
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="The puzzle to show.")] = None,
    solution: Annotated[bool, typer.Option("--solution", help="Show the solution as well.")] = False,
    language: Language = None,
    games: Annotated[int, typer.Option(min=1, help="make: games to look for puzzles in.")] = 10,
    seed: Annotated[
        int | None,
        typer.Option(
            min=0, help="make: the seed of games and playouts; check: other dice.", show_default="1"
        ),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="make: the file, continued if it is there.")
    ] = None,
    file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Another file than that of the package.")
    ] = None,
    sample: Annotated[
        int | None, typer.Option(min=1, help="check: so many of them, drawn at random.")
    ] = None,
    exact: Annotated[bool, typer.Option("--exact", help="check: only those that are solved.")] = False,
    players: Annotated[int, typer.Option(min=2, max=4, help="make: the number of players.")] = 4,
    printing: Printing = "en2021",
    one_colour: OneColour = False,
    elimination: Elimination = None,
    end_turn: EndTurn = False,
    keep_heading: KeepHeading = False,
    cover_own: CoverOwn = False,
) -> None:
    """List the shipped puzzles, show, prove or make some.

    `check` judges every puzzle anew: endings are solved, the others are played out with the stored dice, or
    with others for `--seed`. It ends with an error if one does not stand.

    `make --games N --seed S --out FILE` plays games among bots and keeps the positions in which one choice
    is clearly best and is not greedy's. A run that was broken off goes on where it ended.
    """
    from marrakech.analysis.puzzles import parse_puzzles, shipped_puzzles

    if action == "make":
        from marrakech.analysis.puzzlemaker import PuzzleMaker
        from marrakech.record.ruleset import Ruleset

        if out is None:
            raise typer.BadParameter("make needs a file to write to", param_hint="--out")
        ruleset = Ruleset.of(printing, players, **switches(context))
        _make(PuzzleMaker(ruleset, 1 if seed is None else seed), games, out)
        return
    puzzles = shipped_puzzles() if file is None else parse_puzzles(file.read_text(encoding="utf-8"))
    if action == "list":
        for each in puzzles:
            echo(f"{each.name:>30}  {each.theme:<8}{'*' * each.stars:<4}{each.position}")
    elif action == "check":
        _check([each for each in puzzles if each.exact or not exact], seed, sample)
    else:
        found = [each for each in puzzles if each.name == name]
        if not found:
            raise typer.BadParameter(message("commands-puzzles-none", name=repr(name)))
        _show(found[0], solution)


def _show(puzzle: "Puzzle", solution: bool) -> None:
    from marrakech.analysis.phrases import move_text, phrase
    from marrakech.analysis.puzzles import judge_choice
    from marrakech.record.position import Position

    echo(Position.parse(puzzle.position).diagram())
    if not solution:
        return
    for option in puzzle.options:
        choice, share = f"{move_text(option.move):>12}", f"{percent(option.win, 1):>6}"
        error = percent(1.96 * option.error, 1)
        echo(message("commands-puzzles-option", choice=choice, share=share, error=error))
        if option.behind:
            for reason in judge_choice(puzzle, option.move).reasons[:2]:
                echo(f"{'':>14}{phrase(reason)}")
    missed = ", ".join(puzzle.missed)
    if puzzle.exact:
        echo(message("commands-puzzles-solved", bots=missed))
    else:
        echo(message("commands-puzzles-missed", playouts=puzzle.games, bots=missed))


def _check(puzzles: "list[Puzzle]", seed: int | None, sample: int | None) -> None:
    from marrakech.analysis.puzzleproof import PuzzleProver, puzzle_table

    if sample is not None and sample < len(puzzles):
        puzzles = Random(seed or 0).sample(puzzles, sample)
    if not puzzles:
        raise typer.BadParameter(message("commands-puzzles-empty"))
    prover, proofs = PuzzleProver(seed), []
    for puzzle in puzzles:
        proof = prover.prove(puzzle)
        proofs.append(proof)
        if proof.fault is not None:
            echo(f"{puzzle.name}: {proof.fault}", err=True)
    for line in puzzle_table(proofs):
        echo(line)
    if any(proof.fault is not None for proof in proofs):
        raise typer.Exit(1)


GAME_LINE = re.compile(r"^# game (\d+): .*\n", re.MULTILINE)


def _make(maker: "PuzzleMaker", games: int, out: Path) -> None:
    from marrakech.analysis.puzzlemaker import Tally
    from marrakech.analysis.puzzles import write_puzzle

    first = f"# marrakech puzzles, seed {maker.seed}\n\n"
    text = out.read_text(encoding="utf-8") if out.exists() else first
    done = list(GAME_LINE.finditer(text))
    # A game that was broken off is looked at again from its start.
    text = text[: done[-1].end()] if done else text.partition("\n\n")[0] + "\n\n"
    out.write_text(text, encoding="utf-8")
    tallies: list[Tally] = []
    with out.open("a", encoding="utf-8") as file:
        for game in range(int(done[-1][1]) + 1 if done else 1, games + 1):
            tally = Tally()
            for puzzle in maker.find(game, tally):
                file.write(write_puzzle(puzzle))
                file.flush()
            tallies.append(tally)
            file.write(f"# game {game}: {_told(tally)}\n")
            file.flush()
            total = Tally(
                sum(each.choices for each in tallies),
                sum(each.judged for each in tallies),
                sum(each.kept for each in tallies),
            )
            echo(f"{len(tallies)} games: {_told(total)}")


def _told(tally: "Tally") -> str:
    return f"{tally.choices} choices, {tally.judged} judged, {tally.kept} kept"
