"""What an operator is told, as tables for the terminal."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from marrakech.record.printable import printable

Told = Mapping[str, Any]


def moment(at: float | None, before: str = "") -> str:
    """A time for people, e.g. 2026-11-17 23:05 UTC; without one, for ever."""
    if at is None:
        return "until it is lifted" if before else "until lifted"
    return before + datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


def overview_tables(told: Told) -> list[Table | Text]:
    """The processes, the switches, the blocks, the passes and the games put aside."""
    rules = told["rules"]
    on = [name.replace("_", "-") for name, value in rules.items() if value is True]
    limit = rules["games_per_guest"]
    shown: list[Table | Text] = [
        _processes(told["processes"]),
        Text(f"Switches on: {', '.join(on) or 'none'}. Games per guest: {limit or 'no limit'}."),
    ]
    if told["blocks"]:
        shown.append(blocks_table(told["blocks"]))
    if told["passes"]:
        rows = ([one["id"], one["label"], moment(one["until"])] for one in told["passes"])
        shown.append(_table("Passes", ("id", "for", "until"), rows))
    if told["aside"]:
        rows = ([one["game"], one["reason"]] for one in told["aside"])
        shown.append(_table("Put aside", ("game", "why"), rows))
    return shown


def blocks_table(blocks: Iterable[Told]) -> Table:
    """Who is blocked."""
    rows = ([one["kind"], one["whom"], moment(one["until"]), one["reason"]] for one in blocks)
    return _table("Blocks", ("kind", "whom", "until", "why"), rows)


def games_table(games: Iterable[Told]) -> Table:
    """Games, with the ids of their guests."""
    columns = ("game", "state", "at the table", "begun", "last move", "open")
    return _table("Games", columns, (_game(one) for one in games))


def _game(one: Told) -> list[str]:
    people = [f"{seat['name']} ({_who(seat)})" if seat["name"] else "free" for seat in one["seats"]]
    state = one["status"] if one["aside"] is None else f"{one['status']}, put aside"
    visitors = [
        f"{visitor['guest'] or 'no cookie'} from {visitor['address']}" for visitor in one["visitors"]
    ]
    return [
        one["game"],
        state,
        "\n".join([*people, *visitors]),
        moment(one["begun"]),
        moment(one["touched"]),
        str(one["people"]),
    ]


def _who(seat: Told) -> str:
    return "bot" if seat["bot"] else seat["guest"] or "nobody"


def _processes(processes: Sequence[Told]) -> Table:
    columns = (
        "process", "up", "games", "playing", "waiting", "streams", "cmd/s", "bots", "MB", "lag ms", "state",
    )  # fmt: skip
    rows = (
        [
            one["process"],
            f"{one['uptime'] // 3600}:{one['uptime'] // 60 % 60:02}",
            *(str(one[name]) for name in ("games", "playing", "waiting", "streams", "commands")),
            str(one["thinking"]),
            f"{one['memory'] / 1e6:.0f}",
            f"{one['lag'] * 1000:.0f}",
            one["trouble"] or "ready",
        ]
        for one in processes
    )
    versions = sorted({one["version"] for one in processes})
    return _table(f"Marrakech {', '.join(versions)}", columns, rows)


def _table(title: str, columns: Iterable[str], rows: Iterable[list[str]]) -> Table:
    """A table of plain words: what people call themselves is no markup."""
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False, padding=0)
    for column in columns:
        table.add_column(column, overflow="fold", min_width=len(column))
    for row in rows:
        table.add_row(*(Text(printable(cell)) for cell in row))
    return table
