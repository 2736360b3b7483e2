"""Tables of what `bench/advice.py` counted, and the figures that the page shows."""

import json
from math import sqrt
from pathlib import Path
from typing import Any

Figures = dict[str, Any]


def mean(total: float, number: float) -> float:
    """A mean, 0 where nothing was counted."""
    return total / number if number else 0.0


def figures(counted: Figures) -> Figures:
    """The means of one number of players, by stage of the game."""
    games = counted["games"]
    return {
        "headings": [[mean(total, n) for total in totals] for n, *totals in counted["headings"]],
        "regions": [[mean(total, n) for total in totals] for n, *totals in counted["regions"]],
        "paid": [mean(total, n) for n, total in counted["paid"]],
        "cover": [
            [mean(one, none + one + two), mean(two, none + one + two), mean(gain1, n1), mean(gain2, n2)]
            for none, one, two, n1, gain1, _, n2, gain2, _ in counted["cover"]
        ],
        "spite": [[mean(gain, n) for n, gain, _ in gaps] for gaps in counted["spite"]],
        "seats": [won / games for won in counted["wins"]],
        "greedy": [won / games for won in counted["greedy_wins"]],
    }


def rounded(value: Any) -> Any:
    """Numbers to four digits, however deep."""
    return [rounded(one) for one in value] if isinstance(value, list) else round(value, 4)


def print_table(title: str, heads: list[str], rows: list[list[str]]) -> None:
    """A Markdown table."""
    print(f"\n{title}\n\n| {' | '.join(heads)} |\n|{' ---: |' * len(heads)}")
    for row in rows:
        print(f"| {' | '.join(row)} |")


def by_stage(rows: list[list[float]], form: str) -> list[list[str]]:
    """Rows of figures with the share of the rugs that lie."""
    return [
        [f"{100 * nth // len(rows)} %", *(form.format(value) for value in row)]
        for nth, row in enumerate(rows)
    ]


def report(found: Figures, page: Path | None) -> None:
    """Print the tables, and write what the page shows."""
    known = {number: figures(found[number]) for number in ("2", "3", "4") if number in found}
    for number, told in known.items():
        games = found[number]["games"]
        ways = ["rugs laid", "taken", "cheapest", "dearest", "any"]
        print_table(
            f"Tithe expected on a way, in dirhams, {number} players, {games} games",
            ways,
            by_stage(told["headings"], "{:.2f}"),
        )
        print_table(
            f"Largest region, {number} players",
            ["rugs laid", "one's own", "on the market"],
            by_stage(told["regions"], "{:.2f}"),
        )
        print_table(
            f"Covering others, {number} players: how often, and the best against bare ground",
            ["rugs laid", "one", "two", "gain of one", "gain of two"],
            by_stage(told["cover"], "{:.3f}"),
        )
        if number != "2":
            gaps = ["quarter", "leads", "1-5 behind", "6-10", "11-20", "more"]
            rows = [
                [str(nth + 1), *(f"{gain:+.3f}" for gain in row)]
                for nth, row in enumerate(told["spite"])
            ]
            print_table(
                f"The best rug on the leader against the best on another, {number} players", gaps, rows
            )
        error = 1.96 * sqrt(0.25 / games)
        for name in ("seats", "greedy"):
            print(f"{name}, {number} players: {told[name]} +- {error:.3f}")
    if page is not None and len(known) == 3:
        games = min(found[number]["games"] for number in known)
        shown = {
            "games": games,
            "players": {n: {k: rounded(v) for k, v in f.items()} for n, f in known.items()},
        }
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(json.dumps(shown, separators=(", ", ": ")) + "\n")
