"""Every function, class and module that docs/architecture.md names exists."""

import importlib
import re
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs" / "architecture.md").read_text()
PACKAGES = sorted(path.parent.name for path in (ROOT / "src" / "marrakech").glob("*/__init__.py"))
NAMES = sorted(set(re.findall(rf"`((?:{'|'.join(PACKAGES)})(?:\.\w+)+)`", TEXT)))


def resolve(name: str) -> object:
    """What a dotted name means: a module, or something in one; `ImportError` or `AttributeError` if nothing."""
    parts = name.split(".")
    for cut in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(["marrakech", *parts[:cut]]))
        except ModuleNotFoundError:
            continue
        for part in parts[cut:]:
            found = getattr(found, part)
        return found
    raise ImportError(name)


@pytest.mark.parametrize("name", NAMES)
def test_a_name_in_the_document_exists(name: str) -> None:
    assert resolve(name) is not None


def test_the_names_are_found() -> None:
    assert len(NAMES) > 40
    assert "service.table.LiveTable.command" in NAMES
    assert isinstance(resolve("record.node"), ModuleType)
    with pytest.raises((ImportError, AttributeError)):
        resolve("service.table.LiveTable.commands")


def test_every_package_is_on_the_map() -> None:
    drawing = TEXT.split("```")[1]
    for package in PACKAGES:
        assert re.search(rf"^(L\d)? +{package} |  {package}  ", drawing, re.MULTILINE), package
