"""Sentences from the files of a language."""

from pathlib import Path

import pytest

from marrakech.messages import Person
from marrakech.messages.catalogue import FUNCTIONS, Catalogue, catalogue
from tests.messages import lint

SENTENCES = """
walk-paying = { $who-is ->
    [you] Vous payez
   *[other] { $who } paie
  } { $due ->
    [one] { $due } dirham
   *[other] { $due } dirhams
  }
walk-rug = le tapis { OF($who) }
walk-sure = { $sure ->
    [yes] oui
   *[no] non
  }
walk-first = { CAPITAL($word) }
walk-whose = { LAST($who) ->
    [s] { $who }'
   *[other] { $who }s
  } { FIRST($who) ->
    [e] ed
   *[other] e
  }
walk-things =
    .name = chose
"""


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "walk.ftl").write_text(SENTENCES, encoding="utf-8")
    monkeypatch.setattr("marrakech.messages.catalogue.LOCALES", tmp_path)
    return Catalogue("fr")


def test_a_person_is_a_name_or_the_reader(french: Catalogue) -> None:
    assert french.sentence("walk-paying", {"who": Person("Ana"), "due": 1}) == "Ana paie 1 dirham"
    assert french.sentence("walk-paying", {"who": Person("Ana", you=True), "due": 1234}) == (
        "Vous payez 1234 dirhams"
    )
    # One and a half is singular in French, and has a comma.
    assert french.sentence("walk-paying", {"who": Person("Ana"), "due": 1.5}) == "Ana paie 1,5 dirham"


def test_what_grammar_needs(french: Catalogue) -> None:
    names = {"Safia": "de Safia", "Amal": "d’Amal", "Idir": "d’Idir", "Éva": "d’Éva", "": "de "}  # noqa: RUF001
    for name, told in names.items():
        assert french.sentence("walk-rug", {"who": name}) == f"le tapis {told}"
    assert french.sentence("walk-first", {"word": "élan"}) == "Élan"
    assert [french.sentence("walk-sure", {"sure": sure}) for sure in (True, False)] == ["oui", "non"]
    for name, told in {"Hans": "Hans' e", "Éva": "Évas ed", "Ida": "Idas e", "": "s e"}.items():
        assert french.sentence("walk-whose", {"who": name}) == told
    assert FUNCTIONS.keys() | {"NUMBER", "DATETIME"} == lint.FUNCTIONS


def test_a_wrong_call_is_an_error_and_never_a_blank(french: Catalogue) -> None:
    for key in ("walk-unknown", "walk-things"):
        with pytest.raises((LookupError, AssertionError), match=key):
            french.sentence(key, {})
    with pytest.raises(FileNotFoundError):
        french.sentence("talk-over", {})
    with pytest.raises(ValueError, match="who"):
        french.sentence("walk-rug", {})


def test_a_language_is_read_once() -> None:
    assert catalogue("en") is catalogue("en")
