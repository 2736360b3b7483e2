"""Proving puzzles again finds what is wrong with one, and counts the others."""

from dataclasses import replace

import pytest

from marrakech.analysis.puzzleproof import PuzzleProof, PuzzleProver, puzzle_table, ruleset_of
from marrakech.analysis.puzzles import Puzzle, PuzzleOption, shipped_puzzles
from marrakech.kernel.state import players

PUZZLES = shipped_puzzles()
SOLVED = [puzzle for puzzle in PUZZLES if puzzle.exact and players(puzzle.state) == 4][:6]
EXACT = SOLVED[0]


def swapped(puzzle: Puzzle) -> Puzzle:
    """A puzzle that names its second choice as the best."""
    first, second, *rest = puzzle.options
    lead = second.behind
    wrong = (
        replace(second, behind=0.0, win=first.win),
        replace(first, behind=lead, win=second.win),
        *rest,
    )
    return replace(puzzle, options=wrong)


@pytest.mark.parametrize("puzzle", SOLVED, ids=lambda puzzle: puzzle.name)
def test_solved_puzzles_stand(puzzle: Puzzle) -> None:
    assert PuzzleProver().prove(puzzle).fault is None


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        (swapped(EXACT), f"{EXACT.best} is the best choice"),
        (replace(EXACT, options=EXACT.options[:-1]), "its options are not all legal choices"),
        (
            replace(
                EXACT, options=(EXACT.options[0], *(replace(o, behind=0.03) for o in EXACT.options[1:]))
            ),
            "its best choice is not clearly ahead",
        ),
        (
            replace(EXACT, options=tuple(replace(o, win=o.win + 0.01) for o in EXACT.options)),
            "its chances are not those of the file",
        ),
    ],
    ids=["another best", "an option missing", "too close", "other chances"],
)
def test_what_is_wrong_with_a_puzzle_is_told(wrong: Puzzle, fault: str) -> None:
    assert PuzzleProver().prove(wrong).fault == fault


def test_a_puzzle_that_greedy_finds_or_that_is_undecided_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    prover = PuzzleProver()
    monkeypatch.setattr(prover.maker(EXACT), "judge", lambda *_: None)
    assert prover.prove(EXACT).fault == "no choice is clearly the best, or greedy finds it"


def test_other_dice_may_leave_it_undecided_but_lead_to_the_same_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    led = {"by": EXACT.best}

    class Told:
        def __init__(self, *_: object) -> None: ...

        def run(self) -> bool:
            return False

        def options(self) -> tuple[PuzzleOption, ...]:
            return (PuzzleOption(led["by"], 0.5),)

    monkeypatch.setattr("marrakech.analysis.puzzleproof.PuzzleRace", Told)
    rolled = replace(EXACT, options=tuple(replace(option, games=100) for option in EXACT.options))
    assert PuzzleProver(seed=7).prove(rolled).fault is None
    led["by"] = EXACT.options[1].move
    assert PuzzleProver(seed=7).prove(rolled).fault == f"{led['by']} leads with other dice"


def test_rules_are_those_of_the_printing() -> None:
    for puzzle in PUZZLES[::11]:
        ruleset = ruleset_of(puzzle)
        assert ruleset.printing.id == puzzle.printing
        assert ruleset.rules == puzzle.state.rules
        assert puzzle.name.startswith(
            "-".join((puzzle.printing, str(ruleset.players), *ruleset.switches))
        )


def test_the_table_counts_every_puzzle_by_every_aspect() -> None:
    proofs = [PuzzleProof(puzzle, None) for puzzle in PUZZLES]
    proofs[0] = PuzzleProof(PUZZLES[0], "a fault")
    first, rule, whole, *rows = puzzle_table(proofs)
    assert first.count("|") == rule.count("|") == whole.count("|") == 6
    assert f"| all | {len(PUZZLES)} | {len(PUZZLES) - 1} |" in whole
    for aspect in ("merchants", "rules", "theme", "difficulty", "rating", "judged"):
        counts = [int(row.split("|")[2]) for row in rows if row.startswith(f"| {aspect}: ")]
        assert sum(counts) == len(PUZZLES), aspect
