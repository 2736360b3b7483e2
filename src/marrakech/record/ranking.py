"""The ranking of a position, final once the game is over."""

from dataclasses import dataclass

from marrakech.kernel import scoring
from marrakech.kernel import state as kernel
from marrakech.kernel.state import Player, State
from marrakech.record.renamed import OldNames
from marrakech.record.sealed import sealed


@sealed
@dataclass(frozen=True, slots=True)
class Standing(OldNames):
    """One line of a ranking; equal players share a rank."""

    player: Player
    rank: int
    score: int
    dirhams: int
    squares: int
    out: bool


def ranking(state: State) -> list[Standing]:
    """The players from the first to the last; those who share a rank in the order of play."""
    lines = [
        Standing(
            player=who,
            rank=scoring.rank(state, who),
            score=scoring.score(state, who),
            dirhams=kernel.purse(state, who),
            squares=scoring.visible(state, who),
            out=kernel.out_order(state, who) > 0,
        )
        for who in range(kernel.players(state))
    ]
    return sorted(lines, key=lambda line: line.rank)
