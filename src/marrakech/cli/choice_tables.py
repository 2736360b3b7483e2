"""The choices of a position as tables for the terminal: by search, and rolled out."""

from collections.abc import Iterable, Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from marrakech.analysis.phrases import move_text
from marrakech.analysis.reviewed import RankedPosition
from marrakech.analysis.rolled import APART, RolledChoice, RolledPosition
from marrakech.messages import decimal, message, percent

PIPE_WIDTH = 160
"""Columns of a table that goes into a file or another program."""


def _table(first: Iterable[str], names: Sequence[str]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for nth, heading in enumerate((*first, *names)):
        table.add_column(Text(heading), justify="right" if nth else "left", no_wrap=True)
    return table


def ranking_table(ranked: RankedPosition, names: Sequence[str]) -> Table:
    """Every choice by search: what it costs against the best, everybody's chances and points."""
    chosen = any(one.chance is None for one in ranked.choices)
    told = "cost" if chosen else "chance"
    table = _table(
        (message("commands-analyse-choice"), message("commands-analyse-column", told=told)), names
    )
    for nth, one in enumerate(ranked.choices):
        cost = message("commands-analyse-best") if nth == 0 else percent(one.loss, 1)
        by_player = [
            message(
                "commands-analyse-value",
                win=percent(win, 1),
                points=decimal(points, 1),
                by=decimal(by, 1),
            )
            for win, points, by in zip(one.win, one.score, one.spread, strict=True)
        ]
        first = cost if one.chance is None else percent(one.chance)
        if one.exact:
            first = message("commands-analyse-exact", what=first)
        table.add_row(*map(Text, (move_text(one.choice), first, *by_player)))
    return table


def rolled_table(rolled: RolledPosition, names: Sequence[str]) -> Table:
    """Every choice rolled out: its games, how far it is behind, and what it is worth with its interval."""
    headings = (
        message("commands-analyse-choice"),
        message("commands-rollout-games"),
        message("commands-rollout-behind"),
        message("commands-rollout-guess"),
    )
    table = _table(headings, names)
    for one in rolled.choices:
        by_player = [
            message(
                "commands-rollout-value",
                win=percent(win, 1),
                error=decimal(100 * error, 1),
                points=decimal(points, 1),
            )
            for win, error, points in zip(one.win, one.win_error, one.score, strict=True)
        ]
        behind = _behind(one, best=one is rolled.choices[0])
        cells = (move_text(one.choice), decimal(one.games), behind, percent(one.guess, 1), *by_player)
        table.add_row(*map(Text, cells))
    return table


def _behind(one: RolledChoice, *, best: bool) -> str:
    if best:
        return message("commands-analyse-best")
    return message(
        "commands-rollout-loss",
        loss=percent(one.loss, 1),
        error=decimal(100 * one.loss_error, 1),
        apart="yes" if one.apart else "no",
    )


def rolled_verdict(rolled: RolledPosition) -> str:
    """What a rollout shows, in a sentence."""
    best, *others = rolled.choices
    if not others:
        return message("commands-rollout-only", choice=move_text(best.choice))
    if rolled.decided:
        return message(
            "commands-rollout-decided",
            choice=move_text(best.choice),
            other=move_text(others[0].choice),
            loss=percent(others[0].loss, 1),
            error=decimal(100 * others[0].loss_error, 1),
        )
    tied = ", ".join(move_text(choice) for choice in (best.choice, *rolled.tied))
    return message("commands-rollout-tied", choices=tied, errors=decimal(APART))
