"""What forbids a release, and what its bill of materials says."""

import importlib.util
import re
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
CHANGES = "# Changelog\n\n## 1.2.0\n\n- Something.\n"


@pytest.fixture
def release() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", ROOT / "deploy" / "release.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_release_is_of_what_is_committed_told_and_new(release: ModuleType) -> None:
    assert release.obstacles("1.2.0", "", CHANGES, ["v1.1.0"]) == []
    assert release.obstacles("1.2.0", " M README.md\n", CHANGES, []) == [
        "there are changes that are not committed"
    ]
    assert release.obstacles("1.2.1", "", CHANGES, []) == ["CHANGELOG.md has no heading `## 1.2.1`"]
    assert release.obstacles("1.2.0", "", CHANGES, ["v1.2.0"]) == ["there is a tag v1.2.0 already"]


def test_the_bill_names_every_package_but_our_own(release: ModuleType) -> None:
    bill = release.bill_of_materials("1.2.0", {"marrakech": "1.2.0", "msgspec": "0.19.0"})
    assert [one["purl"] for one in bill["components"]] == ["pkg:pypi/msgspec@0.19.0"]
    assert bill["metadata"]["component"]["version"] == "1.2.0"


def test_the_version_stands_in_one_place(release: ModuleType) -> None:
    number = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert release.version() == number
    cited = (ROOT / "CITATION.cff").read_text()
    assert not re.search(r"^version:", cited, re.MULTILINE)
    assert '"version"' not in (ROOT / "web" / "package.json").read_text()
