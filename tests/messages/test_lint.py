"""The check of messages finds every kind of fault."""

from pathlib import Path

import pytest

from tests.messages.lint import faults

ENGLISH = """
# $who (person), $due (number)
walk-paying = { $who-is ->
    [you] You pay
   *[other] { $who } pays
  } { $due }

walk-over = It is over.
reasons-cut = a cut
"""
FRENCH = """
walk-paying = { $who-is ->
    [you] Vous payez
   *[other] { $who } paie
  } { $due }
walk-over = Fini.
reasons-cut = une coupe
"""
CODE = """
message("walk-paying", who=somebody, due=3)
message("walk-over")
message(f"reasons-{code}", **facts)
"""


def package(folder: Path, english: str, french: str, code: str) -> Path:
    for language, text in (("en", english), ("fr", french)):
        (folder / "locales" / language).mkdir(parents=True)
        (folder / "locales" / language / "walk.ftl").write_text(text, encoding="utf-8")
    (folder / "locales" / "languages.txt").write_text("en\nfr\n")
    (folder / "code.py").write_text(code, encoding="utf-8")
    return folder


def test_our_own_messages_are_all_right() -> None:
    assert faults() == []


def test_nothing_is_said_of_what_is_right(tmp_path: Path) -> None:
    assert faults(package(tmp_path, ENGLISH, FRENCH, CODE)) == []


@pytest.mark.parametrize(
    ("english", "french", "code", "said"),
    [
        ("", "", 'message("walk-under")', "walk-under is no message"),
        ("", "", "message(key)", "the key of a message is written out"),
        ("", "", 'message(f"walk-{end}")', "keys that begin with walk- are not declared as built"),
        ("", "", 'message("walk-over", due=3)', "walk-over is given due; it takes nothing"),
        ("", "", 'message("walk-paying", due=3)', "walk-paying is given due; it takes who, due"),
        ("walk-idle = Idle.", "walk-idle = Rien.", "", "en: walk-idle is not used"),
        ("walk-new = New.", "", 'message("walk-new")', "fr: walk-new is missing"),
        ("", "walk-old = Vieux.", "", "fr: walk-old is no message in English"),
        ("", "walk-over = Fin { $when }.", "", "fr: walk-over uses $when, which the comment"),
        ("", "walk-over = { part-end }\npart-end = { $when }", "", "fr: walk-over uses $when, which"),
        ("# $when (text)\nwalk-at = { $when }", "walk-at = Ici.", "", "fr: walk-at does not use $when"),
        (
            "# $turn (left | right)\nwalk-at = { $turn }",
            "walk-at = { $turn ->\n    [gauche] G\n   *[right] D\n  }",
            "",
            "fr: walk-at selects gauche, which $turn never is",
        ),
        ("", "part-end = fini", "", "fr: part-end is a part of no message"),
        ("", "walk-over = { SHOUT(1) }", "", "fr: walk-over calls SHOUT"),
        ("", "walk-over = { walk-done }", "", "fr: walk-over holds walk-done, which is no message"),
        ("", "walk-over = encore", "", "fr/walk.ftl: walk-over stands here twice"),
        ("", "walk-over = Fini!", "", "fr/walk.ftl: walk-over: before ! stands nothing, not U+202F"),
        ("", "walk-over = Fini ?", "", "walk-over: before ? stands a space that breaks, not U+202F"),
        ("", "walk-over = Fini\u202f: oui", "", "walk-over: before : stands U+202F, not U+00A0"),
        (
            "",
            'walk-over = { " " }; fini',
            "",
            "walk-over: before ; stands a space that breaks, not U+202F",
        ),
        ("", "walk-over = « Fini\u00a0»", "", "walk-over: inside « » there is U+00A0"),
        ("", "walk-over = 5 %", "", "walk-over: before % stands a space that breaks, not U+00A0"),
        ("", "walk-over = { NUMBER(5) }%", "", "walk-over: before % stands nothing, not U+00A0"),
        ("", "walk-over = 2.5 dirhams", "", "walk-over: in '2.5' stands '.', not ','"),
        (
            "walk-over = 2 000",
            "",
            "",
            "en/walk.ftl: walk-over: in '2 000' stands a space that breaks, not ','",
        ),
        ("walk over = ?", "", "", "en/walk.ftl: 'walk over = ?' cannot be read"),
    ],
)
def test_a_fault_is_found(tmp_path: Path, english: str, french: str, code: str, said: str) -> None:
    found = faults(
        package(tmp_path, f"{ENGLISH}\n{english}\n", f"{FRENCH}\n{french}\n", f"{CODE}\n{code}\n")
    )
    assert said in "\n".join(found)


def test_a_folder_that_is_not_listed_and_a_language_without_one(tmp_path: Path) -> None:
    made = package(tmp_path, ENGLISH, FRENCH, CODE)
    (made / "locales" / "languages.txt").write_text("en\nde\n")
    assert faults(made) == ["languages.txt: de has no folder", "fr: stands in no line of languages.txt"]


def test_a_language_that_begins_with_a_printing_that_nobody_sells(tmp_path: Path) -> None:
    made = package(tmp_path, ENGLISH, FRENCH, CODE + 'message("language-printing")\n')
    for language, printing in (("en", "en2021"), ("fr", "fr99")):
        facts = made / "locales" / language / "language.ftl"
        facts.write_text(f"language-printing = {printing}\n")
    assert [one.split(";")[0] for one in faults(made)] == ["fr: 'fr99' is no printing"]


def test_a_part_is_a_languages_own(tmp_path: Path) -> None:
    french = FRENCH + "part-end = fini\nwalk-end = { part-end }\n"
    english = ENGLISH + "walk-end = over\n"
    assert faults(package(tmp_path, english, french, CODE + 'message("walk-end")\n')) == []


def test_what_is_typed_has_no_spaces(tmp_path: Path) -> None:
    french = FRENCH.replace("une coupe", "« you:NOM », 2,5 à 10\u202f000 : { $line }:{ $column }")
    french = french.replace("« ", "«\u00a0").replace(" »", "\u00a0»").replace(" :", "\u00a0:")
    english = ENGLISH.replace(
        "reasons-cut = a cut", "# $line (number), $column (number)\nreasons-cut = { $line }:{ $column }"
    )
    assert faults(package(tmp_path, english, french, CODE)) == []
