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


def test_a_mail_server_is_named_with_the_address_of_the_page_and_a_sender(tmp_path: Path) -> None:
    assert Settings().mail_server is None
    (tmp_path / "password").write_text("sesame\n")
    given = Settings(
        smtp="smtps://a%40b@mail.example",
        url="https://m.example",
        mail_from="m@m.example",
        smtp_password_file=str(tmp_path / "password"),
    )
    server = given.mail_server
    assert server is not None
    assert (server.host, server.port, server.security) == ("mail.example", 465, "tls")
    assert (server.user, server.password, server.sender) == ("a@b", "sesame", "m@m.example")
    assert "sesame" not in repr(given) + repr(server)
    plain = Settings(smtp="smtp://localhost:2525", url="http://localhost:8770", mail_from="m@m.example")
    assert plain.mail_server is not None
    assert (plain.mail_server.port, plain.mail_server.security) == (2525, "starttls")


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"url": "marrakech.example"}, "https://marrakech.example"),
        ({"url": "https://m.example/path"}, "without a path"),
        ({"smtp": "mail.example", "url": "https://m.example", "mail_from": "a@b.example"}, "smtps://user@"),
        ({"smtp": "smtp://u:secret@h", "url": "https://m.example", "mail_from": "a@b.example"}, "_FILE"),
        ({"smtp": "smtp://h:x", "url": "https://m.example", "mail_from": "a@b.example"}, "smtps://user@"),
        ({"smtp": "smtp://h", "mail_from": "a@b.example"}, "MARRAKECH_URL"),
        ({"smtp": "smtp://h", "url": "https://m.example"}, "MARRAKECH_MAIL_FROM"),
    ],
)  # fmt: skip
def test_half_a_mail_server_is_refused(wrong: dict[str, str], words: str) -> None:
    with pytest.raises(SettingsError, match=words) as error:
        Settings(**wrong)  # type: ignore[arg-type]
    assert "secret" not in str(error.value)


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
