"""`marrakech rules`: what it says follows from the values that the game runs on."""

import re
from dataclasses import fields, replace
from pathlib import Path

import pytest

from marrakech.cli import rulebook
from marrakech.kernel.printings import PRINTINGS, Printing
from marrakech.messages import LANGUAGES, speaking
from marrakech.record.ruleset import Ruleset
from marrakech.record.words import STEPS
from tests.cli.run import run

ROOT = Path(__file__).parent.parent.parent


def said(*arguments: str) -> str:
    done = run("rules", *arguments)
    assert done.exit_code == 0, done.output
    return " ".join(done.output.split())


@pytest.mark.parametrize("printing", PRINTINGS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_printing_is_explained(printing: str, players: int) -> None:
    text = said(printing, "--players", str(players))
    sheet = PRINTINGS[printing]
    assert text.startswith(f"{sheet.title} ({printing}), {players} players")
    assert f"Round the edge run {sheet.edge}" in text
    assert ("is out: the turn ends there" in text) == sheet.elimination
    assert (f"{printing} does not say; this is how we play it" in text) != sheet.insolvency_printed
    assert {2: "24 rugs each", 3: "15 rugs each", 4: "12 rugs each"}[players] in text
    assert ("The piles" in text) == (players == 2)


def test_the_default_is_en2021_for_four() -> None:
    assert said() == said("en2021", "--players", "4")


def test_switches_change_the_text() -> None:
    assert "By house rule he may also be left as he is" in said("--end-turn", "--keep-heading")
    assert "The quarter turn is not optional" in said("fr60", "--end-turn")
    assert "only if that rug is your own" in said("--cover-own")
    assert "plays on. (A house rule over en2021.)" in said("--no-elimination")
    assert "15 rugs each, all of one colour: Henna, Indigo." in said(
        "fr57", "--players", "2", "--one-colour"
    )
    assert "only three sets of 15" in said("ro57", "--players", "3")


def test_every_step_is_explained() -> None:
    for rules in (Ruleset.of(players=2), Ruleset.of(players=2, end_turn=True)):
        for step in STEPS:
            if step == ("turn" if not rules.end_turn else "orient"):
                continue
            assert rulebook.for_step(rules, step), step


def test_the_comparison_tells_every_value_in_which_printings_differ() -> None:
    # Give each value of one printing to another: where that changes nothing, it is not told.
    for field in fields(Printing):
        if field.name in ("id", "sheet"):  # names that people are not told
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


def test_the_comparison_fits_80_columns() -> None:
    done = run("rules", "--compare")
    assert done.exit_code == 0
    assert max(map(len, done.output.split("\n"))) <= 80
    for printing in PRINTINGS:
        assert printing in done.output


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


def test_rules_in_french() -> None:
    text = said("--language", "fr", "--players", "3")
    assert text.startswith("Marrakech, English, 2021 (en2021), 3 joueurs Le marché")
    assert "un dirham par case" in text
    assert "non imprimé" in said("--compare", "--language", "fr")
