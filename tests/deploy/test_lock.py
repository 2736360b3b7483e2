"""The lock for development has everything that the tests install, in versions that the project allows."""

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCK = (ROOT / "deploy" / "development.lock").read_text(encoding="utf-8")
LOCKED = re.findall(r"^([\w.-]+)==([\w.]+)", LOCK, re.MULTILINE)


def test_every_package_that_the_tests_need_is_locked() -> None:
    groups = PROJECT["dependency-groups"]
    wanted = [text for name in ("test", "lite", "docs") for text in groups[name]]
    wanted += PROJECT["project"]["dependencies"]
    wanted += [text for extra in PROJECT["project"]["optional-dependencies"].values() for text in extra]
    versions: dict[str, set[str]] = {}
    for name, version in LOCKED:
        versions.setdefault(canonicalize_name(name), set()).add(version)
    for needed in map(Requirement, wanted):
        name = canonicalize_name(needed.name)
        if name == "marrakech":
            continue
        assert name in versions, f"{needed}: make lock"
        assert any(needed.specifier.contains(one) for one in versions[name]), f"{needed}: make lock"


def test_every_package_is_held_by_its_hash_and_no_registry_is_named() -> None:
    assert len(re.findall(r"^[\w.-]+==.*\\$", LOCK, re.MULTILINE)) == len(LOCKED) > 100
    assert "--hash=sha256:" in LOCK
    assert "://" not in LOCK
