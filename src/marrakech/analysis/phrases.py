"""Reasons, moves and verdicts in words, in the language that is spoken."""

from collections.abc import Callable, Sequence
from typing import Final

from marrakech.analysis.accounts import Account
from marrakech.analysis.comparison import (
    LOST,
    LOST_ON_DIRHAMS,
    SHARED_WIN,
    WON,
    WON_ON_DIRHAMS,
    Reason,
)
from marrakech.analysis.verdict import GameVerdict
from marrakech.messages import LANGUAGES, Person, Variable, decimal, message, speaking

READER: Final = Person("", you=True)
DECIMAL: Final = ("expected", "ours", "paid", "squares", "covered")
"""Facts that are averages, told with one digit after the point."""
ABOUT_A_RIVAL: Final = ("cut", "toll")
"""Codes that puzzles of an earlier release tell without saying whom they are about."""
ENDINGS_TOLD: Final = {
    WON: "won",
    WON_ON_DIRHAMS: "tied_won",
    SHARED_WIN: "shared",
    LOST_ON_DIRHAMS: "tied_lost",
    LOST: "lost",
}


def phrase(reason: Reason, who: Person = READER, names: Sequence[str] = ()) -> str:
    """What speaks for a choice of somebody's, as a part of a sentence; with `names` the others are named."""
    facts = {**reason.best, **{f"played_{name}": fact for name, fact in reason.played.items()}}
    told = {name: fact_told(name.removeprefix("played_"), fact, names) for name, fact in facts.items()}
    if reason.code in ABOUT_A_RIVAL and "rival" not in told:
        told["rival"] = told["played_rival"] = fact_told("rival", -1, ())
    return message(f"reasons-{reason.code}", who=who, **told)


def fact_told(name: str, fact: float, names: Sequence[str]) -> Variable:
    """A fact as a message takes it."""
    if name == "rival":
        return Person(names[int(fact)] if names else message("reasons-rival"))
    if name == "outcome":
        return ENDINGS_TOLD[int(fact)]
    return decimal(fact, 1) if name in DECIMAL else fact


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
    """A game in a sentence: `Lost by 6 with 38 points: 40.2 at the start, dice -9.1, own choices -1.0, ...`"""
    score = verdict.score
    return message(
        "report-verdict",
        outcome=verdict.outcome,
        margin=abs(verdict.margin),
        result=decimal(score.result, 0 if score.result.is_integer() else 1),
        start=decimal(score.start, 1),
        **parts_told(score, lambda part: decimal(part, 1, signed=True)),
    )


def parts_told(account: Account, told: Callable[[float], str]) -> dict[str, str]:
    """The parts of an account that lead from its start to its result, by their names in messages."""
    return {
        "luck": told(account.luck),
        "own": told(account.own),
        "others": told(account.others),
        "error": told(account.correction),
    }
