"""Reasons, moves and verdicts in words, in the language that is spoken."""

from typing import Final

from marrakech.analysis.comparison import Reason
from marrakech.analysis.verdict import GameVerdict
from marrakech.messages import LANGUAGES, Person, decimal, message, speaking

READER: Final = Person("", you=True)
DECIMAL: Final = ("expected", "ours")
"""Facts that are averages, told with one digit after the point."""


def phrase(reason: Reason, who: Person = READER) -> str:
    """What speaks for a choice of somebody's, as a part of a sentence."""
    facts = {**reason.best, **{f"played_{name}": fact for name, fact in reason.played.items()}}
    told = {
        name: decimal(fact, 1) if name.removeprefix("played_") in DECIMAL else fact
        for name, fact in facts.items()
    }
    return message(f"reasons-{reason.code}", who=who, **told)


def phrase_in_all_languages(reason: Reason) -> dict[str, str]:
    """The same for the reader, by language."""
    told: dict[str, str] = {}
    for language in LANGUAGES:
        with speaking(language):
            told[language] = phrase(reason)
    return told


def move_text(move: str) -> str:
    """A move in words: a heading in the language, anything else as in a game file."""
    return message("report-move", move=move)


def verdict_text(verdict: GameVerdict) -> str:
    """A game in a sentence, e.g. `Lost by 6: dice -9, choices +3.`"""
    return message(
        "report-verdict",
        outcome=verdict.outcome,
        margin=abs(verdict.margin),
        dice=decimal(verdict.dice, signed=True),
        choices=decimal(verdict.choices, signed=True),
    )
