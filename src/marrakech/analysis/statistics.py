"""Luck and loss over many games, as plain rows."""

import csv
import io
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields

from marrakech.analysis.review import Review


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """One player's part in one game."""

    game: str
    name: str
    player: int
    players: int
    printing: str
    date: str
    won: float
    """The share of the win: 1, or less where it was shared."""
    score: float
    luck: float
    """In chances of winning, like the next three."""
    own_choices: float
    others_choices: float
    loss: float
    decisions: int
    mistakes: int
    depth: str


@dataclass(frozen=True, slots=True)
class PlayerSummary:
    """All games of one name."""

    name: str
    games: int
    won: float
    luck_per_game: float
    loss_per_decision: float
    decisions: int


def rows_of(
    review: Review, game: str, names: list[str], printing: str = "", date: str = ""
) -> list[PlayerRow]:
    """The rows of one game, a player each."""
    return [
        PlayerRow(
            game=game,
            name=names[each.player],
            player=each.player,
            players=len(review.players),
            printing=printing,
            date=date,
            won=each.win.result,
            score=each.score.result,
            luck=each.win.luck,
            own_choices=each.win.own,
            others_choices=each.win.others,
            loss=each.loss,
            decisions=each.decisions,
            mistakes=each.mistakes,
            depth=review.depth,
        )
        for each in review.players
    ]


def summaries(rows: Iterable[PlayerRow]) -> list[PlayerSummary]:
    """What each name did over all games, who loses least per decision first."""
    by_name: dict[str, list[PlayerRow]] = {}
    for row in rows:
        by_name.setdefault(row.name, []).append(row)
    found = []
    for name, played in by_name.items():
        decisions = sum(row.decisions for row in played)
        found.append(
            PlayerSummary(
                name=name,
                games=len(played),
                won=sum(row.won for row in played) / len(played),
                luck_per_game=sum(row.luck for row in played) / len(played),
                loss_per_decision=sum(row.loss for row in played) / decisions if decisions else 0.0,
                decisions=decisions,
            )
        )
    return sorted(found, key=lambda summary: (summary.loss_per_decision, summary.name))


def to_csv(rows: Iterable[PlayerRow]) -> str:
    """The rows as CSV, with a line of names."""
    text = io.StringIO()
    writer = csv.DictWriter(text, [field.name for field in fields(PlayerRow)], lineterminator="\n")
    writer.writeheader()
    for row in rows:
        writer.writerow(asdict(row))
    return text.getvalue()
