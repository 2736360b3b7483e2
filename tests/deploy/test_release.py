"""What forbids a release, and what its bill of materials says."""

import importlib.util
import re
import sys
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
CHANGES = "# Changelog\n\n## 1.2.0\n\n- Something.\n"


def loaded(path: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(Path(path).stem, ROOT / path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def release() -> ModuleType:
    return loaded("deploy/release.py")


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


class Hook:
    """In the place of hatchling's, which is there only while something is built."""

    def __init__(self, root: str) -> None:
        self.root = root


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    for name, interface in (
        ("hatchling.builders.hooks.plugin.interface", "BuildHookInterface"),
        ("hatchling.metadata.plugin.interface", "MetadataHookInterface"),
    ):
        module = ModuleType(name)
        setattr(module, interface, Hook)
        monkeypatch.setitem(sys.modules, name, module)
    return loaded("hatch_build.py")


def test_addresses_are_named_in_one_file(build: ModuleType, tmp_path: Path) -> None:
    assert "urls" in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dynamic"]
    for text, named in (
        ("", {}),
        ('Homepage = "https://example.org"\n', {"Homepage": "https://example.org"}),
    ):
        (tmp_path / "deploy").mkdir(exist_ok=True)
        (tmp_path / build.ADDRESSES).write_text(text)
        metadata: dict[str, object] = {}
        build.CustomMetadataHook(str(tmp_path)).update(metadata)
        assert metadata == {"urls": named}


def test_a_release_says_what_addresses_it_names(release: ModuleType, tmp_path: Path) -> None:
    for lines, said in (
        ("", "deploy/addresses.toml"),
        ("Project-URL: Homepage, https://example.org\n", "Homepage, https://example.org"),
    ):
        wheel = tmp_path / "marrakech.whl"
        with zipfile.ZipFile(wheel, "w") as archive:
            archive.writestr("marrakech-1.2.0.dist-info/METADATA", f"Name: marrakech\n{lines}\nText")
        assert said in release.told_addresses(release.named_addresses(wheel))


def test_the_version_stands_in_one_place(release: ModuleType) -> None:
    number = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert release.version() == number
    cited = (ROOT / "CITATION.cff").read_text()
    assert not re.search(r"^version:", cited, re.MULTILINE)
    assert '"version"' not in (ROOT / "web" / "package.json").read_text()
