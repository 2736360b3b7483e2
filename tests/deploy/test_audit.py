"""`make audit` tells known vulnerabilities from a list that could not be asked."""

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

PATH = Path(__file__).parents[2] / "deploy" / "audit.py"


@pytest.fixture(scope="module")
def audit() -> ModuleType:
    spec = importlib.util.spec_from_file_location("audit", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def saying(text: str, error: str = "", code: int = 0) -> list[str]:
    """A program that prints this."""
    script = f"import sys; print({text!r}); print({error!r}, file=sys.stderr); sys.exit({code})"
    return [sys.executable, "-c", script]


def test_nothing_known(audit: ModuleType) -> None:
    fine = json.dumps({"dependencies": [{"name": "a", "version": "1", "vulns": []}]})
    assert audit.python_packages(saying(fine)) == (
        audit.FINE,
        ["Python packages: nothing is known against any of 1."],
    )
    fine = json.dumps({"vulnerabilities": {}, "metadata": {"dependencies": {"total": 7}}})
    assert audit.page_packages(saying(fine)) == (
        audit.FINE,
        ["Packages of the page: nothing is known against any of 7."],
    )


def test_something_known(audit: ModuleType) -> None:
    hole = {"id": "PYSEC-1", "fix_versions": ["2"]}
    bad = json.dumps({"dependencies": [{"name": "a", "version": "1", "vulns": [hole]}]})
    code, lines = audit.python_packages(saying(bad, code=1))
    assert (code, lines[1]) == (audit.VULNERABLE, "  a 1: PYSEC-1, fixed in 2")
    bad = json.dumps({"vulnerabilities": {"b": {"severity": "high", "range": "<3"}}})
    code, lines = audit.page_packages(saying(bad, code=1))
    assert (code, lines[1]) == (audit.VULNERABLE, "  b: high, versions <3")


def test_a_list_that_cannot_be_asked_is_not_good_news(audit: ModuleType) -> None:
    code, lines = audit.python_packages(
        saying("", "Traceback (most recent call last):\nConnectionError: no route", 1)
    )
    assert code == audit.UNKNOWN
    assert lines == [
        "Python packages: not looked up, the list cannot be asked (ConnectionError: no route)."
    ]
    refused = json.dumps({"message": "request to the registry failed", "error": {}})
    code, lines = audit.page_packages(saying(refused, code=1))
    assert code == audit.UNKNOWN
    assert "not looked up, the list cannot be asked (request to the registry failed)" in lines[0]


def test_a_package_that_is_not_in_the_list_is_not_good_news(audit: ModuleType) -> None:
    skipped = {"name": "a", "skip_reason": "a (1) is not on PyPI"}
    code, lines = audit.python_packages(saying(json.dumps({"dependencies": [skipped]})))
    assert code == audit.UNKNOWN
    assert lines == ["Python packages: 1 of 1 not looked up (a (1) is not on PyPI)."]
    holed = {"name": "b", "version": "1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["2"]}]}
    code, lines = audit.python_packages(saying(json.dumps({"dependencies": [skipped, holed]})))
    assert code == audit.VULNERABLE
    assert lines[-1] == "Python packages: 1 of 2 not looked up (a (1) is not on PyPI)."


def test_npm_is_asked_about_what_the_page_is_built_from(audit: ModuleType) -> None:
    page = json.loads((PATH.parents[1] / "web" / "package.json").read_text())
    assert "svelte" in page["devDependencies"]
    assert not any("omit" in word for word in audit.NPM_AUDIT)
