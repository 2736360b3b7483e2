"""A game in a sentence: won or lost by so much, and where the points came from."""

from dataclasses import dataclass

from marrakech.analysis.accounts import Account
from marrakech.analysis.reviewed import Review
from marrakech.kernel.state import Player


@dataclass(frozen=True, slots=True)
class GameVerdict:
    """One player's game beside that of the best of the others."""

    player: Player
    outcome: str
    """`won`, `lost` or `shared`; `leading`, `behind` or `level` while the game goes on."""
    margin: int
    """Points ahead of the best of the others; none where dirhams decided."""
    score: Account


def outcome_of(review: Review, who: Player, margin: int) -> str:
    """How the game ended for a player, or how it stands."""
    if review.finished:
        share = review.players[who].win.result
        return "won" if share > 0.99 else "shared" if share > 0.01 else "lost"
    return "leading" if margin > 0 else "behind" if margin < 0 else "level"


def verdict_of(review: Review, who: Player) -> GameVerdict:
    """The verdict on one player's game."""
    own = review.players[who].score
    best = max(each.score.result for each in review.players if each.player != who)
    margin = round(own.result - best)
    return GameVerdict(who, outcome_of(review, who, margin), margin, own)
