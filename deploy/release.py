"""Make a release: `make release`, or `make release ARGS=--no-tag` to try it.

Builds the sdist and from it the wheel, with the page inside, into `dist/`; installs the wheel alone and with
`[play]` in clean environments and tries both; writes a bill of materials (CycloneDX) and checksums; tags the
commit; and says what to upload. Nothing leaves this machine.
"""

import argparse
import hashlib
import json
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from email.parser import Parser
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
PAGE: Final = "marrakech/server/page/index.html"
CORE: Final = {"marrakech", "msgspec"}
"""All that the library alone may bring, beside pip."""
PLAY_A_GAME: Final = """
import random
import marrakech
game, pick = marrakech.Game.new(players=3), random.Random(1)
while not game.over:
    game.play(pick.choice(game.legal()))
print(game.ranking()[0].score)
"""
FETCH_THE_PAGE: Final = """
import re, subprocess, sys, urllib.request
asked = [sys.argv[1], "play", "--no-browser", "--memory", "--port", "0"]
served = subprocess.Popen(asked, stdout=subprocess.PIPE, text=True)
try:
    address = next(filter(None, (re.search(r"http://[\\w.:]+", line) for line in served.stdout)))[0]
    assert b"<title>Marrakech" in urllib.request.urlopen(address, timeout=30).read()
finally:
    served.terminate()
"""


def run(*command: str | Path) -> str:
    """What a command says; its failure ends the release."""
    done = subprocess.run(
        [str(one) for one in command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))[:200]} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def version() -> str:
    """The version to be released; it stands in pyproject.toml alone."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"])


def obstacles(number: str, status: str, changelog: str, tags: list[str]) -> list[str]:
    """What forbids to tag a release."""
    found = []
    if status.strip():
        found.append("there are changes that are not committed")
    if not re.search(rf"^## {re.escape(number)}\b", changelog, re.MULTILINE):
        found.append(f"CHANGELOG.md has no heading `## {number}`")
    if f"v{number}" in tags:
        found.append(f"there is a tag v{number} already")
    return found


def build() -> list[Path]:
    """The sdist and the wheel made from it, each with the page."""
    DIST.mkdir(exist_ok=True)
    for old in DIST.iterdir():
        if old.is_file():  # beside `make lite` and `make docs`, which write folders
            old.unlink()
    run(sys.executable, "-m", "build", "--outdir", DIST, ROOT)
    (sdist,), (wheel,) = DIST.glob("*.tar.gz"), DIST.glob("*.whl")
    with tarfile.open(sdist) as archive:
        in_sdist = any(name.endswith(f"src/{PAGE}") for name in archive.getnames())
    with zipfile.ZipFile(wheel) as archive:
        in_wheel = PAGE in archive.namelist()
    if not (in_sdist and in_wheel):
        sys.exit("the page is missing in the sdist or the wheel")
    return [sdist, wheel]


def named_addresses(wheel: Path) -> list[str]:
    """The project's addresses as the wheel has them, e.g. `Homepage, https://...`."""
    with zipfile.ZipFile(wheel) as archive:
        [name] = (one for one in archive.namelist() if one.endswith(".dist-info/METADATA"))
        return [
            str(one)
            for one in Parser().parsestr(archive.read(name).decode()).get_all("Project-URL", [])
        ]


def told_addresses(named: list[str]) -> str:
    """What to do about the addresses before anything is uploaded."""
    if not named:
        return "Before that, name the project's addresses in deploy/addresses.toml: there are none yet."
    return "\n".join(["The project is to be found at:", *(f"  {one}" for one in named)])


def installed(python: Path) -> dict[str, str]:
    """Packages of an environment with their versions."""
    told = json.loads(run(python, "-m", "pip", "--disable-pip-version-check", "list", "--format=json"))
    return {one["name"].lower(): one["version"] for one in told if one["name"] != "pip"}


def environment(folder: Path, wanted: str) -> Path:
    """The Python of a clean environment with the wheel in it."""
    run(sys.executable, "-m", "venv", folder)
    python = folder / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--upgrade", "pip")
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wanted)
    run(python, "-m", "pip", "uninstall", "--quiet", "--yes", "setuptools")
    return python


def try_core(folder: Path, wheel: Path) -> None:
    """The library alone plays a game, brings nothing else, and its command names what it lacks."""
    python = environment(folder, str(wheel))
    if extra := installed(python).keys() - CORE:
        sys.exit(f"the library alone brings {', '.join(sorted(extra))}")
    run(python, "-c", PLAY_A_GAME)
    said = subprocess.run([folder / "bin" / "marrakech"], capture_output=True, text=True, check=False)
    if "pip install 'marrakech[play]'" not in said.stderr:
        sys.exit(f"without the extra the command says {said.stderr!r}")


def try_play(folder: Path, wheel: Path) -> dict[str, str]:
    """With `[play]` the page is served; the packages that are there."""
    python = environment(folder, f"{wheel}[play]")
    command = folder / "bin" / "marrakech"
    if run(command, "--version").split() != ["marrakech", version()]:
        sys.exit("the command tells another version")
    run(command, "rules")
    run(python, "-c", FETCH_THE_PAGE, command)
    return installed(python)


def bill_of_materials(number: str, packages: dict[str, str]) -> dict[str, Any]:
    """What `marrakech[play]` stood on when it was tried, as CycloneDX."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "marrakech", "version": number}},
        "components": [
            {"type": "library", "name": name, "version": each, "purl": f"pkg:pypi/{name}@{each}"}
            for name, each in sorted(packages.items())
            if name != "marrakech"
        ],
    }


def main() -> None:
    """Make the release."""
    parser = argparse.ArgumentParser(description="Make a release.")
    parser.add_argument("--no-tag", action="store_true", help="try everything, tag nothing")
    tags = not parser.parse_args().no_tag
    number = version()
    changes = (ROOT / "CHANGELOG.md").read_text()
    status, known = run("git", "status", "--porcelain"), run("git", "tag").split()
    if tags and (against := obstacles(number, status, changes, known)):
        sys.exit("no release: " + "; ".join(against))
    made = build()
    addresses = named_addresses(made[1])
    with tempfile.TemporaryDirectory() as folder:
        try_core(Path(folder) / "core", made[1])
        packages = try_play(Path(folder) / "play", made[1])
    bill = DIST / f"marrakech-{number}.cdx.json"
    bill.write_text(json.dumps(bill_of_materials(number, packages), indent=2) + "\n")
    sums = DIST / "SHA256SUMS"
    files = [*made, bill]
    sums.write_text(
        "".join(f"{hashlib.sha256(one.read_bytes()).hexdigest()}  {one.name}\n" for one in files)
    )
    if tags:
        run("git", "tag", "--annotate", f"v{number}", "--message", f"Marrakech {number}")
    for one in (*files, sums):
        print(f"{one.stat().st_size:>10,}  dist/{one.name}")
    print(f"To PyPI go {made[0].name} and {made[1].name}; to the page of the release all four.")
    print(told_addresses(addresses))


if __name__ == "__main__":
    main()
