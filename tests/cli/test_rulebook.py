"""The rule book says what follows from the values that the game runs on."""

import re
from dataclasses import fields, replace
from pathlib import Path

import pytest

from marrakech.cli import rulebook
from marrakech.kernel.printings import PRINTINGS, Printing
from marrakech.messages import LANGUAGES, speaking
from marrakech.record.ruleset import Ruleset
from marrakech.record.words import STEPS

ROOT = Path(__file__).parent.parent.parent


def test_every_step_is_explained() -> None:
    for rules in (Ruleset.of(players=2), Ruleset.of(players=2, end_turn=True)):
        for step in STEPS:
            if step == ("turn" if not rules.end_turn else "orient"):
                continue
            assert rulebook.for_step(rules, step), step


def test_the_comparison_tells_every_value_in_which_printings_differ() -> None:
    # Give each value of one printing to another: where that changes nothing, it is not told.
    for field in fields(Printing):
        if field.name in ("id", "sheet", "title"):  # names that people are not told, or by the id
            continue
        for one in PRINTINGS.values():
            for other in PRINTINGS.values():
                mixed = replace(one, **{field.name: getattr(other, field.name)})
                for language in LANGUAGES:
                    with speaking(language):
                        told_apart = rulebook.rows(mixed) != rulebook.rows(one)
                    assert told_apart == (mixed != one), field.name
    table = rulebook.comparison()
    assert table[0] == ("", *PRINTINGS)
    told = {row[0]: row[1:] for row in table}
    assert told["rugs in the box"][3] == "not printed"
    assert told["rugs in the box"][2] == "57: 15 + 15 + 15 + 12"
    assert told["two players"][2] == "24 rugs of two colours or 15 of one colour"
    assert told["who begins"] == (
        "players decide",
        "last on holiday in Morocco",
        "last on holiday in Morocco",
        "not printed",
        "players decide",
    )


def test_the_comparison_in_the_docs_is_the_same() -> None:
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    for label, *cells in rulebook.comparison():
        assert f"| {' | '.join([label, *cells])} |".replace("|  |", "| |") in text


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("printing", PRINTINGS)
def test_french_has_the_same_sections_as_english(printing: str, players: int) -> None:
    rulesets = [Ruleset.of(printing, players), Ruleset.of(printing, players, cover_own=True)]
    if PRINTINGS[printing].variant:
        rulesets.append(Ruleset.of(printing, players, end_turn=True, elimination=False))
    for rules in rulesets:
        ours = rulebook.sections(rules)
        with speaking("fr"):
            theirs = rulebook.sections(rules)
        assert [one.steps for one in ours] == [one.steps for one in theirs]
        assert [len(one.paragraphs) for one in ours] == [len(one.paragraphs) for one in theirs]
        for one, other in zip(ours, theirs, strict=True):
            numbers = [re.findall(r"\b[0-9]+", " ".join(part.paragraphs)) for part in (one, other)]
            assert numbers[0] == numbers[1], other.title
