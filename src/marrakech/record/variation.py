"""Another way in which a game could have gone on: moves that were not played, kept beside those that were."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from marrakech.record.moves import Move


@dataclass(slots=True)
class Variation:
    """Moves in place of one of a game (or of another variation) and of those behind it.

    Comments and variations are found by the number of moves before them, counted from the start of the game.
    """

    moves: tuple[Move, ...]
    """At least one; the first is in place of the move that was played."""
    comments: dict[int, list[str]] = field(default_factory=dict)
    variations: dict[int, list["Variation"]] = field(default_factory=dict)

    def copy(self) -> "Variation":
        """An independent copy."""
        return Variation(self.moves, copied_comments(self.comments), copied_variations(self.variations))


def copied_comments(comments: Mapping[int, list[str]]) -> dict[int, list[str]]:
    """An independent copy of comments."""
    return {after: list(said) for after, said in comments.items()}


def copied_variations(variations: Mapping[int, list[Variation]]) -> dict[int, list[Variation]]:
    """An independent copy of variations."""
    return {before: [each.copy() for each in others] for before, others in variations.items()}
