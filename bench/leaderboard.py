"""Make the table of docs/leaderboard.md from the manifests in docs/leaderboard.

    python bench/leaderboard.py [--check]

The best rating comes first; bots that were not rated at every table follow, then those without a rating. With
--check nothing is written, and the exit code says whether the page is what the manifests say.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

from marrakech.arena.manifest import BENCH_COLUMNS, BenchManifest, bench_row, markdown_table, read_bench

DOCS: Final = Path(__file__).parent.parent / "docs"
PAGE: Final = DOCS / "leaderboard.md"
MANIFESTS: Final = DOCS / "leaderboard"
BEGIN: Final = "<!-- made by bench/leaderboard.py -->\n"
END: Final = "<!-- end -->\n"


def found(folder: Path = MANIFESTS) -> dict[str, BenchManifest]:
    """The manifests by the names of their files."""
    return {path.name: read_bench(path) for path in sorted(folder.glob("*.json"))}


def order(one: BenchManifest) -> tuple[bool, bool, float]:
    """What the rows are sorted by."""
    rating = 0.0 if one.rating is None else one.rating.value
    return one.absent, len(one.tables) < 4, -rating


def table(manifests: dict[str, BenchManifest]) -> str:
    """The table, each bot linked to its manifest."""
    rows = []
    for name, one in sorted(manifests.items(), key=lambda pair: (order(pair[1]), pair[0])):
        cells = bench_row(one)
        rows.append([f"[{cells[0]}]({MANIFESTS.name}/{name})", *cells[1:]])
    return (
        markdown_table(rows)
        if rows
        else f"No manifest is here yet. The columns: {', '.join(BENCH_COLUMNS)}.\n"
    )


def page(text: str, manifests: dict[str, BenchManifest]) -> str:
    """The page with its table made anew."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table(manifests)}\n{END}{after}"


def main() -> None:
    """Write the page, or compare."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args()
    text = PAGE.read_text(encoding="utf-8")
    made = page(text, found())
    if not asked.check:
        PAGE.write_text(made, encoding="utf-8")
    elif made != text:
        sys.exit(f"{PAGE.name} is not what the manifests say: run python bench/leaderboard.py")


if __name__ == "__main__":
    main()
