"""The pages of the documentation, and the blocks of code in them."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        ROOT / "bench" / "RESULTS.md",
        ROOT / "src" / "marrakech" / "locales" / "README.md",
    )
)


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block: where it stands, what it says it is, and whether a test of its page runs it."""

    page: str
    language: str
    code: str
    claimed: bool


def read(page: str) -> str:
    """A page as it is written."""
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(page: str) -> list[Block]:
    """The fenced blocks of a page; those for Sphinx itself, such as `{toctree}`, are not code."""
    found = re.findall(
        r"^(<!-- run as a test by (\S+) -->\n)?[ ]*```([\w-]*)\n(.*?)^[ ]*```$", read(page), re.M | re.S
    )
    return [Block(page, language, code, bool(marked)) for marked, _, language, code in found]
