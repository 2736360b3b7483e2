"""The rules of a printing in our own words, generated from the values that the game uses."""

import textwrap
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from marrakech.kernel import state as kernel
from marrakech.kernel.chance import DIE
from marrakech.kernel.printings import PRINTINGS, Printing
from marrakech.messages import message
from marrakech.record.ruleset import Ruleset

PAGE_WIDTH: Final = 78


@dataclass(frozen=True, slots=True)
class Section:
    """A piece of the rules; `steps` are the steps of a turn that it explains."""

    title: str
    paragraphs: tuple[str, ...]
    steps: tuple[str, ...] = ()


def rules_heading(rules: Ruleset) -> str:
    """What is played, e.g. 'Marrakech, English, 2021 (en2021), 4 players'."""
    return message("rulebook-heading", rules=named(rules), players=rules.players)


def named(rules: Ruleset) -> str:
    """The printing with the switches over it, e.g. 'Marrakech, English, 2021 (en2021, end-turn)'."""
    return f"{title(rules.printing)} ({', '.join((rules.printing.id, *rules.switches))})"


def title(printing: Printing) -> str:
    """A printing by its name, e.g. 'Marrakech, French, 60 rugs'."""
    return message("rulebook-printing", printing=printing.id)


def sections(rules: Ruleset) -> list[Section]:
    """The rules of one game, section by section."""
    edge, piles = rules.printing.edge, kernel.two_colours(rules.rules)
    found = [
        Section(message("rulebook-market-title"), (message("rulebook-market", edge=edge),)),
        _setup(rules),
        _heading(rules),
        Section(
            message("rulebook-walk-title"),
            (message("rulebook-walk", faces=", ".join(map(str, DIE)), edge=edge),),
            ("orient", "roll"),
        ),
        Section(
            message("rulebook-pay-title"),
            (
                message("rulebook-pay"),
                *([message("rulebook-pay-piles")] if piles else []),
                _insolvency(rules),
            ),
            ("roll",),
        ),
        Section(
            message("rulebook-lay-title"),
            (message("rulebook-lay"), message("rulebook-lay-over", own=rules.cover_own)),
            ("lay", "draw"),
        ),
    ]
    if piles:
        found.append(
            Section(
                message("rulebook-piles-title"), (message("rulebook-piles"),), ("lay", "draw", "deal")
            )
        )
    if rules.end_turn:
        turn = message("rulebook-turn", keep=rules.keep_heading, elimination=rules.elimination)
        found.append(Section(message("rulebook-turn-title"), (turn,), ("turn", "roll")))
    end = message("rulebook-end", elimination=rules.elimination)
    found.append(Section(message("rulebook-end-title"), (end,), ("over",)))
    return [*found, Section(message("rulebook-ways-title"), tuple(_other_ways(rules)))]


def _setup(rules: Ruleset) -> Section:
    start = kernel.start(rules.rules)
    purse, rugs = kernel.purse(start, 0), kernel.rugs_left(start, 0)
    if kernel.two_colours(rules.rules):
        stock = kernel.stock(start, 0)
        text = message("rulebook-setup-piles", purse=purse, rugs=rugs, stock=stock)
    else:
        text = message("rulebook-setup-colours", players=rules.players, purse=purse, rugs=rugs)
    paragraphs = [text, message("rulebook-starter", starter=rules.printing.starter or "unsaid")]
    sets = rules.printing.sets
    if sets is not None and rules.players == 3 and min(sets) < 15:
        paragraphs.append(message("rulebook-box", rugs=sum(sets)))
    return Section(message("rulebook-setup-title"), tuple(paragraphs))


def _heading(rules: Ruleset) -> Section:
    if rules.end_turn:
        return Section(message("rulebook-rollFirst-title"), (message("rulebook-rollFirst"),), ("roll",))
    return Section(message("rulebook-orient-title"), (message("rulebook-orient"),), ("orient", "roll"))


def _insolvency(rules: Ruleset) -> str:
    printing = rules.printing
    if rules.elimination != printing.elimination:
        source = "house"
    else:
        source = "printed" if printing.insolvency_printed else "unsaid"
    return message(
        "rulebook-insolvency", elimination=rules.elimination, source=source, printing=printing.id
    )


def _other_ways(rules: Ruleset) -> Iterable[str]:
    printing = rules.printing
    if "one_colour" in printing.two_players and not rules.one_colour:
        yield message("rulebook-ways-one-colour")
    if printing.variant and not rules.end_turn:
        yield message("rulebook-ways-end-turn")
    if rules.end_turn and not rules.keep_heading:
        yield message("rulebook-ways-keep-heading")
    if not rules.cover_own:
        yield message("rulebook-ways-cover-own")
    if rules.elimination:
        yield message("rulebook-ways-no-elimination")
    else:
        yield message("rulebook-ways-elimination")


def for_step(rules: Ruleset, step: str) -> list[Section]:
    """The sections that explain a step of the turn, e.g. 'lay'."""
    return [section for section in sections(rules) if step in section.steps]


def rows(printing: Printing) -> dict[str, str]:
    """Everything in which printings differ, each with a label."""
    ways = printing.two_players
    return {
        message("rulebook-rows-title"): title(printing),
        message("rulebook-rows-language"): message(
            "rulebook-cells-language", language=printing.language
        ),
        message("rulebook-rows-rugs"): message(
            "rulebook-cells-rugs",
            rugs=printing.rugs or 0,
            sets=" + ".join(map(str, printing.sets or ())),
        ),
        message("rulebook-rows-edge"): message("rulebook-cells-edge", edge=printing.edge),
        message("rulebook-rows-insolvency"): message(
            "rulebook-cells-insolvency",
            elimination=printing.elimination,
            printed=printing.insolvency_printed,
        ),
        message("rulebook-rows-variant"): message("rulebook-cells-variant", offered=printing.variant),
        message("rulebook-rows-two"): message(
            "rulebook-cells-two", ways=ways[0] if len(ways) == 1 else "both"
        ),
        message("rulebook-rows-starter"): message(
            "rulebook-cells-starter", starter=printing.starter or "unsaid"
        ),
    }


def comparison() -> list[tuple[str, ...]]:
    """The printings side by side: a line of ids, then a line for each difference."""
    columns = [rows(printing) for printing in PRINTINGS.values()]
    return [("", *PRINTINGS)] + [
        (label, *(column[label] for column in columns)) for label in columns[0]
    ]


def lines(chosen: Iterable[Section], width: int = PAGE_WIDTH) -> list[str]:
    """Sections as plain lines."""
    drawn: list[str] = []
    for section in chosen:
        drawn += [section.title, "-" * len(section.title)]
        for paragraph in section.paragraphs:
            bullet = paragraph.startswith("- ")
            drawn += textwrap.wrap(paragraph, width, subsequent_indent="  " if bullet else "")
        drawn.append("")
    return drawn
