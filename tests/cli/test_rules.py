"""`marrakech rules`: what it says follows from the values that the game runs on."""

from pathlib import Path

import pytest

from marrakech.kernel.printings import PRINTINGS
from marrakech.server import Settings
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


def test_the_comparison_fits_80_columns() -> None:
    done = run("rules", "--compare")
    assert done.exit_code == 0
    assert max(map(len, done.output.split("\n"))) <= 80
    for printing in PRINTINGS:
        assert printing in done.output


def test_rules_in_french() -> None:
    text = said("--language", "fr", "--players", "3")
    assert text.startswith("Marrakech, française, 60 tapis (fr60), 3 joueurs Le marché")
    assert "un dirham par case" in text
    assert "non imprimé" in said("--compare", "--language", "fr")


def test_printing_opens_the_page_at_the_rules_in_the_language_spoken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[Settings, str]] = []
    monkeypatch.setattr(
        "marrakech.server.run", lambda settings, *, tell, path: asked.append((settings, path))
    )
    assert said("ro57", "--language", "ro", "--print") == ""
    said("--print")
    assert [path for _, path in asked] == [
        "rules?printing=ro57&language=ro",
        "rules?printing=en2021&language=en",
    ]
    assert all(settings.memory and settings.open_browser for settings, _ in asked)
