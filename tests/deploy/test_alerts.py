"""The alert rules: Prometheus can read them, and every number that they watch is told by /metrics."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from marrakech.server.app import create_app
from marrakech.server.errors import HTTP_CODES
from marrakech.server.monitoring import COMMAND_PATH
from marrakech.server.settings import Settings
from marrakech.service.levels import Levels
from marrakech.store import MemoryStore

FILE = Path(__file__).parents[2] / "deploy" / "alerts.yml"
OF_PROMETHEUS = {"up"}
"""What Prometheus adds to every job itself."""


def rules() -> list[dict[str, Any]]:
    (group,) = yaml.safe_load(FILE.read_text(encoding="utf-8"))["groups"]
    found: list[dict[str, Any]] = group["rules"]
    return found


def told() -> set[str]:
    """The names of all numbers that a server tells."""
    app = create_app(MemoryStore(), Settings(metrics=True), levels=Levels())
    metrics = app.state.monitor.metrics
    metrics.refusals.labels("blocked").inc()
    app.state.monitor.answered("GET", "/", 200, 0.1)
    return set(re.findall(r"^(\w+)[{ ]", metrics.text().decode(), re.MULTILINE))


def test_every_number_that_is_watched_is_told() -> None:
    names = set()
    for rule in rules():
        plain = re.sub(r"\{[^}]*(\{[^}]*\}[^}]*)?\}|\[\w+\]", "", rule["expr"])
        names |= set(re.findall(r"\b(?:up|process_\w+|marrakech_\w+)\b", plain))
    assert len(names) > 8
    assert names - OF_PROMETHEUS <= told()


def test_every_rule_says_what_it_is_about_and_names_codes_and_routes_that_exist() -> None:
    for rule in rules():
        assert set(rule["annotations"]) == {"summary", "description"}, rule["alert"]
        assert rule["labels"]["severity"] in ("page", "warn")
        for code in re.findall(r'code="(\w+)"', rule["expr"]):
            assert code in HTTP_CODES
        for route in re.findall(r'route="([^"]+)"', rule["expr"]):
            assert route == COMMAND_PATH
    assert len({rule["alert"] for rule in rules()}) == len(rules())


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is not installed")
def test_prometheus_can_read_the_rules() -> None:
    done = subprocess.run(
        ["promtool", "check", "rules", str(FILE)], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
