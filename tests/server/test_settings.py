"""Settings: from the environment, with errors that help."""

import sys
from pathlib import Path

import pytest

from marrakech.server.settings import LOOPBACK, Settings, SettingsError, data_directory


def test_the_environment_changes_the_defaults() -> None:
    settings = Settings.from_environment(
        {"MARRAKECH_PORT": "9000", "MARRAKECH_MEMORY": "yes", "MARRAKECH_HOSTS": "a.test, B.test"}
    )
    assert settings == Settings(port=9000, memory=True, hosts="a.test, B.test")
    assert settings.allowed_hosts == ("a.test", "b.test")


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("MARRAKECH_PORT", "http", "whole number"),
        ("MARRAKECH_PORT", "70000", "65535"),
        ("MARRAKECH_MEMORY", "perhaps", "true or false"),
        ("MARRAKECH_BOT_WORKERS", "0", "at least one"),
    ],
)
def test_what_cannot_be_is_named(name: str, text: str, words: str) -> None:
    with pytest.raises(SettingsError, match=words) as error:
        Settings.from_environment({name: text})
    assert name in str(error.value)


def test_hosts_follow_the_address() -> None:
    assert Settings().allowed_hosts == LOOPBACK
    assert Settings(host="0.0.0.0").allowed_hosts is None


def test_the_file_is_in_the_users_data_directory_unless_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    if sys.platform == "linux":
        assert data_directory() == Path("/data/marrakech")
    assert Settings().address.endswith("games.db")
    assert Settings(db="~/x.db").kept == "in ~/x.db"
    assert Settings(memory=True).kept == "in memory only"
    assert Settings(db="postgresql://me:sesame@host/club").kept == "in postgresql://me@host/club"


def test_bots_by_others_are_named_with_their_command() -> None:
    settings = Settings(bots="camel=python3 camel.py --fast; oracle = ./oracle ;")
    assert settings.programs == {"camel": "python3 camel.py --fast", "oracle": "./oracle"}
    for wrong in ("camel", "=x", "Camel=x", "camel="):
        with pytest.raises(SettingsError, match="name=command"):
            _ = Settings(bots=wrong).programs


def test_a_file_is_read_and_the_environment_goes_before_it(tmp_path: Path) -> None:
    file = tmp_path / "marrakech.toml"
    file.write_text('port = 9000\nhosts = "club.test"\nmetrics = true\n')
    settings = Settings.from_environment({"MARRAKECH_CONFIG": str(file), "MARRAKECH_PORT": "9001"})
    assert settings == Settings(port=9001, hosts="club.test", metrics=True)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("colour = 1", "sets 'colour'; the settings are admin_token"),
        ("port = [1]", "a string, a number"),
        ("port = ", "is not a TOML file"),
        ('log_format = "xml"', "may be text or json"),
        ("port = 70000", "65535"),
    ],
)
def test_a_wrong_file_is_refused_in_words(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "marrakech.toml"
    file.write_text(text)
    with pytest.raises(SettingsError, match=words):
        Settings.from_environment({"MARRAKECH_CONFIG": str(file)})
    with pytest.raises(SettingsError, match="cannot be read"):
        Settings.from_environment({"MARRAKECH_CONFIG": str(tmp_path / "none.toml")})
