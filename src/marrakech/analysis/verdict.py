"""A game in a sentence: won or lost by so much, how much of it was dice and how much was choices."""

from dataclasses import dataclass

from marrakech.analysis.reviewed import Review
from marrakech.kernel.state import Player


@dataclass(frozen=True, slots=True)
class GameVerdict:
    """One player's game beside that of the best of the others; in points, dice + choices = margin."""

    player: Player
    outcome: str
    """`won`, `lost` or `shared`; `leading`, `behind` or `level` while the game goes on."""
    margin: int
    dice: int
    """The luck of both: one's own minus that of the best of the others."""
    choices: int
    """Everybody's choices, and what the start was worth."""


def outcome_of(review: Review, who: Player, margin: int) -> str:
    """How the game ended for a player, or how it stands."""
    if review.finished:
        share = review.players[who].win.result
        return "won" if share > 0.99 else "shared" if share > 0.01 else "lost"
    return "leading" if margin > 0 else "behind" if margin < 0 else "level"


def verdict_of(review: Review, who: Player) -> GameVerdict:
    """The verdict on one player's game."""
    own = review.players[who].score
    others = [each.score for each in review.players if each.player != who]
    rival = max(others, key=lambda score: score.result)
    margin = round(own.result - rival.result)
    dice = round(own.luck - rival.luck)
    return GameVerdict(who, outcome_of(review, who, margin), margin, dice, margin - dice)
