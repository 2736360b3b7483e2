"""Which language is spoken."""

import subprocess
import sys
from pathlib import Path

import pytest

import marrakech
from marrakech.kernel.printings import DEFAULT_PRINTING, PRINTINGS
from marrakech.messages import LANGUAGES, language, message, speaking, system_language


def test_every_folder_is_a_language() -> None:
    folders = {
        one.name for one in (Path(marrakech.__file__).parent / "locales").iterdir() if one.is_dir()
    }
    assert LANGUAGES[0] == "en"
    assert set(LANGUAGES) == folders


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_a_reader_begins_with_the_printing_of_their_language(spoken: str) -> None:
    with speaking(spoken):
        printing = PRINTINGS[message("language-printing")]
    sold = {one.language for one in PRINTINGS.values()}
    # German boxes say Suleika on the lid; where nobody printed rules, the default is as good as any.
    usual = {"de": "suleika"}.get(spoken, DEFAULT_PRINTING)
    assert printing.language == spoken if spoken in sold else printing.id == usual


def test_a_language_is_spoken_while_it_lasts() -> None:
    assert language() == "en"
    with speaking("fr"):
        assert message("terminal-colour", colour="S") == "Safran"
        with speaking("en"):
            assert message("terminal-colour", colour="S") == "Saffron"
    assert language() == LANGUAGES[0]


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "en_GB.UTF-8", "LC_ALL": "fr_CA"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_terminal_says_what_is_spoken(environment: dict[str, str], spoken: str) -> None:
    assert system_language(environment) == spoken


@pytest.mark.parametrize("module", ["marrakech", "marrakech.server.app", "marrakech.cli"])
def test_fluent_is_loaded_with_the_first_message(module: str) -> None:
    code = f"import sys, {module}; print(*(one for one in ('fluent', 'babel') if one in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
