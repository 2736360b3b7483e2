"""Results as CSV: a line for each seat of each game, for spreadsheets and data frames."""

import csv
from collections.abc import Iterable
from io import StringIO
from typing import Final

from marrakech.arena.result import Result

COLUMNS: Final = (
    "game",
    "printing",
    "switches",
    "players",
    "deal",
    "rotation",
    "seat",
    "label",
    "bot",
    "seconds",
    "nodes",
    "place",
    "win",
    "score",
    "dirhams",
    "out",
    "turns",
    "decisions",
    "median_seconds",
    "longest_seconds",
    "faults",
    "stood_in",
)


def csv_text(results: Iterable[Result]) -> str:
    """The results with a line of column names; seats count from 1, and a shared win is a fraction."""
    file = StringIO()
    writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
    writer.writeheader()
    for result in results:
        for seat in range(len(result.fixture.lineup)):
            writer.writerow(_row(result, seat))
    return file.getvalue()


def _row(result: Result, seat: int) -> dict[str, object]:
    fixture, final, times = result.fixture, result.final, result.times[seat]
    entrant = fixture.seats[seat]
    return {
        "game": fixture.key,
        "printing": fixture.printing,
        "switches": " ".join(fixture.switches),
        "players": len(fixture.lineup),
        "deal": fixture.deal,
        "rotation": fixture.rotation,
        "seat": seat + 1,
        "label": entrant.label,
        "bot": entrant.bot,
        "seconds": entrant.seconds,
        "nodes": entrant.nodes,
        "place": final.places[seat],
        "win": final.win(seat),
        "score": final.scores[seat],
        "dirhams": final.dirhams[seat],
        "out": int(final.out[seat]),
        "turns": final.turns,
        "decisions": final.decisions[seat],
        "median_seconds": round(times.quantile(0.5), 6),
        "longest_seconds": times.longest,
        "faults": sum(one.seat == seat for one in result.faults),
        "stood_in": final.stood_in[seat],
    }
