"""Luck and loss over many games, as plain rows."""

import csv
import io
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from typing import Final

from marrakech.analysis.reviewed import Review


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
    start: float
    """In chances of winning, like the next five."""
    luck: float
    own_choices: float
    others_choices: float
    correction: float
    loss: float
    decisions: int
    mistakes: int
    depth: str
    opponents: str = ""
    """The names of the others, with commas between them."""


@dataclass(frozen=True, slots=True)
class PlayerSummary:
    """All games of one name."""

    name: str
    games: int
    won: float
    luck_per_game: float
    loss_per_decision: float
    decisions: int
    group: str = ""
    """The opponents or the printing, where games are told apart by one of them."""


BY: Final = ("name", "opponents", "printing")
"""What games can be told apart by."""


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
            start=each.win.start,
            luck=each.win.luck,
            own_choices=each.win.own,
            others_choices=each.win.others,
            correction=each.win.correction,
            loss=each.loss,
            decisions=each.decisions,
            mistakes=each.mistakes,
            depth=review.depth,
            opponents=", ".join(name for who, name in enumerate(names) if who != each.player),
        )
        for each in review.players
    ]


def summaries(rows: Iterable[PlayerRow], by: str = "name") -> list[PlayerSummary]:
    """What each name did over all games, or by opponents or printing; who loses least per decision first."""
    grouped: dict[tuple[str, str], list[PlayerRow]] = {}
    for row in rows:
        group = "" if by == "name" else str(getattr(row, by))
        grouped.setdefault((row.name, group), []).append(row)
    found = []
    for (name, group), played in grouped.items():
        decisions = sum(row.decisions for row in played)
        found.append(
            PlayerSummary(
                name=name,
                games=len(played),
                won=sum(row.won for row in played) / len(played),
                luck_per_game=sum(row.luck for row in played) / len(played),
                loss_per_decision=sum(row.loss for row in played) / decisions if decisions else 0.0,
                decisions=decisions,
                group=group,
            )
        )
    return sorted(found, key=lambda summary: (summary.loss_per_decision, summary.name, summary.group))


def to_csv(rows: Iterable[PlayerRow]) -> str:
    """The rows as CSV, with a line of names."""
    text = io.StringIO()
    writer = csv.DictWriter(text, [field.name for field in fields(PlayerRow)], lineterminator="\n")
    writer.writeheader()
    for row in rows:
        writer.writerow(asdict(row))
    return text.getvalue()
