"""docs/http.md tells the truth: its example runs, and no route, code or setting is missing."""

import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from marrakech.server.app import create_app
from marrakech.server.errors import HTTP_CODES
from marrakech.server.settings import PREFIX, Settings
from marrakech.store import MemoryStore
from tests.server.process import serving

TEXT = (Path(__file__).parents[2] / "docs" / "http.md").read_text(encoding="utf-8")


@pytest.mark.skipif(shutil.which("curl") is None, reason="curl is not installed")
def test_curl_plays_a_whole_game(tmp_path: Path) -> None:
    example = re.search(r"<!-- run as a test .*?-->\n```sh\n(.*?)```", TEXT, re.DOTALL)
    assert example is not None
    with serving() as server:
        script = example[1].replace("http://localhost:8770", server.url)
        done = subprocess.run(
            ["sh", "-eu"],
            input=script,
            text=True,
            capture_output=True,
            cwd=tmp_path,
            timeout=120,
            check=True,
        )
    assert '"ranking":[{"seat":' in done.stdout
    assert '[Player2 "Basim"]' in done.stdout
    assert done.stdout.rstrip().startswith('"ranking"')
    assert '{"ok":true,' in done.stdout


@pytest.mark.parametrize("setting", [field.name for field in fields(Settings)])
def test_every_setting_is_told(setting: str) -> None:
    assert f"| `{PREFIX}{setting.upper()}` |" in TEXT


@pytest.mark.parametrize("code", HTTP_CODES)
def test_every_code_is_told(code: str) -> None:
    assert f"| `{code}` |" in TEXT


def test_no_code_is_told_that_there_is_not() -> None:
    told = re.findall(r"^\| \d{3} \| `([a-z_]+)` \|", TEXT, re.MULTILINE)
    assert sorted(told) == sorted(HTTP_CODES)


def test_every_route_is_told() -> None:
    for path, item in (
        create_app(MemoryStore(), Settings(admin_token="-" * 32))
        .openapi_schema.to_schema()["paths"]
        .items()
    ):
        for method in item:
            told = path.replace("{game}", "ID").replace("{number}", "N").replace("{code}", "CODE")
            told = told.replace("{puzzle}", "NAME").replace("{key}", "KEY").replace("{contact}", "ID")
            assert re.search(rf"`{method.upper()} {re.escape(told)}[`?]", TEXT), f"{method} {path}"


def test_every_threat_has_a_test() -> None:
    root = Path(__file__).parents[2]
    named = set(
        re.findall(r"`(test_\w+)`", (root / "docs" / "security.md").read_text(encoding="utf-8"))
    )
    there = {
        name
        for path in (root / "tests").rglob("test_*.py")
        for name in re.findall(
            r"^(?:async )?def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE
        )
    }
    assert len(named) > 30
    assert named <= there
