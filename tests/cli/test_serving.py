"""Options of the server, before its environment and its file."""

from dataclasses import fields
from pathlib import Path

import pytest

from marrakech.cli import serving
from marrakech.server import Settings
from tests.cli.run import run


def test_every_setting_of_the_server_is_an_option_before_environment_and_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[Settings] = []
    monkeypatch.setattr(serving, "run", lambda settings, tell: served.append(settings))
    file = tmp_path / "club.toml"
    file.write_text('port = 1\nhosts = "file.test"\nkeep_days = 1\n')
    monkeypatch.setenv("MARRAKECH_PORT", "2")
    monkeypatch.setenv("MARRAKECH_HOSTS", "environment.test")
    run("serve", "--config", str(file), "--port", "3")
    assert served[-1] == Settings(port=3, hosts="environment.test", keep_days=1, open_browser=False)
    token = tmp_path / "token"
    token.write_text("x" * 32)
    given = {
        "host": "0.0.0.0", "port": 3, "db": "x.db", "hosts": "a.test", "proxy": True, "rate_limits": False,
        "bot_workers": 3, "bots": "camel=./camel", "keep_days": 9, "metrics": True, "log_format": "json",
        "log_level": "info", "admin_token_file": str(token), "url": "https://a.test",
        "smtp": "smtps://user@mail.a.test", "smtp_password_file": str(token), "mail_from": "x@a.test",
        "private_calls": True,
    }  # fmt: skip
    arguments = []
    for name, value in given.items():
        option = name.replace("_", "-")
        arguments += (
            [f"--{'' if value else 'no-'}{option}"]
            if isinstance(value, bool)
            else [f"--{option}", str(value)]
        )
    run("serve", *arguments)
    assert served[-1] == Settings(**given, open_browser=False)  # type: ignore[arg-type]
    run("serve", "--memory")
    assert served[-1].memory
    # A secret is no option: whoever lists processes would see it.
    assert {*given, "memory", "open_browser", "admin_token", "smtp_password"} == {
        field.name for field in fields(Settings)
    }
    assert run("serve", "--log-level", "loud").exit_code
    assert run("serve", "--bot-workers", "0").exit_code == 2
    assert len(served) == 3
