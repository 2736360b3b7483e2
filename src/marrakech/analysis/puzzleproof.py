"""Proves puzzles again: endings exactly, the others by games; and counts them in a table."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

from marrakech.analysis.puzzlemaker import PuzzleMaker, PuzzleRace
from marrakech.analysis.puzzles import Puzzle, choice_numbers
from marrakech.kernel.state import players
from marrakech.record.ruleset import Ruleset

SAME_CHANCE: Final = 0.0006
"""Chances that differ by less are the same, as a file tells them."""
RATINGS_BY: Final = 200


@dataclass(frozen=True, slots=True)
class PuzzleProof:
    """What judging a puzzle again came to."""

    puzzle: Puzzle
    fault: str | None
    """Why it is none, e.g. `another choice is best`; None if it stands."""


def ruleset_of(puzzle: Puzzle) -> Ruleset:
    """The rules of a puzzle's position in its printing."""
    return Ruleset.of_rules(puzzle.state.rules, puzzle.printing)


class PuzzleProver:
    """Judges puzzles again; with a seed, those that were played out get other dice."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed
        self._makers: dict[int, PuzzleMaker] = {}

    def maker(self, puzzle: Puzzle) -> PuzzleMaker:
        """What judges positions of a puzzle's rules."""
        rules = puzzle.state.rules
        if rules not in self._makers:
            self._makers[rules] = PuzzleMaker(ruleset_of(puzzle), puzzle.seed)
        return self._makers[rules]

    def prove(self, puzzle: Puzzle) -> PuzzleProof:
        """Judge a puzzle again."""
        if {option.move for option in puzzle.options} != set(choice_numbers(puzzle.state)):
            return PuzzleProof(puzzle, "its options are not all legal choices")
        if not all(option.clearly_behind for option in puzzle.options[1:]):
            return PuzzleProof(puzzle, "its best choice is not clearly ahead")
        if not puzzle.exact and self.seed is not None:
            return self._race_again(puzzle, self.seed)
        judged = self.maker(puzzle).judge(puzzle.state, puzzle.seed)
        if judged is None:
            return PuzzleProof(puzzle, "no choice is clearly the best, or greedy finds it")
        if judged.options[0].move != puzzle.best:
            return PuzzleProof(puzzle, f"{judged.options[0].move} is the best choice")
        wins = {option.move: option.win for option in judged.options}
        if any(abs(wins[option.move] - option.win) > SAME_CHANCE for option in puzzle.options):
            return PuzzleProof(puzzle, "its chances are not those of the file")
        return PuzzleProof(puzzle, None)

    def _race_again(self, puzzle: Puzzle, seed: int) -> PuzzleProof:
        """Race with other dice: by chance it may stay undecided, but the same choice has to lead."""
        race = PuzzleRace(puzzle.state, self.maker(puzzle).quick, seed)
        race.run()
        leader = race.options()[0].move
        return PuzzleProof(puzzle, None if leader == puzzle.best else f"{leader} leads with other dice")


def _kind(puzzle: Puzzle) -> str:
    """The rules of a puzzle as one word, e.g. `fr60 end-turn`."""
    return " ".join((puzzle.printing, *ruleset_of(puzzle).switches))


def _rated(puzzle: Puzzle) -> str:
    low = int(puzzle.rating.points) // RATINGS_BY * RATINGS_BY
    return f"{low:,} to {low + RATINGS_BY - 1:,}"


ASPECTS: Final[dict[str, Callable[[Puzzle], str]]] = {
    "merchants": lambda puzzle: str(players(puzzle.state)),
    "rules": _kind,
    "theme": lambda puzzle: puzzle.theme,
    "difficulty": lambda puzzle: ("", "apprentice", "merchant", "master")[puzzle.stars] + " misses it",
    "rating": _rated,
    "judged": lambda puzzle: "exactly" if puzzle.exact else "by games",
}
"""What a table counts puzzles by."""


def puzzle_table(proofs: Sequence[PuzzleProof]) -> Iterable[str]:
    """Puzzles counted in Markdown, with the least and the median lead of their solutions."""
    yield "| | puzzles | stand | least lead | median lead |"
    yield "| --- | ---: | ---: | ---: | ---: |"
    yield _row("all", proofs)
    for aspect, of in ASPECTS.items():
        for value in sorted(Counter(of(proof.puzzle) for proof in proofs)):
            yield _row(f"{aspect}: {value}", [one for one in proofs if of(one.puzzle) == value])


def _row(title: str, proofs: Sequence[PuzzleProof]) -> str:
    leads = [proof.puzzle.margin for proof in proofs]
    stand = sum(proof.fault is None for proof in proofs)
    return f"| {title} | {len(proofs)} | {stand} | {100 * min(leads):.1f} % | {100 * median(leads):.1f} % |"
