"""The eight languages in figures: `python bench/languages.py [--sheets]`.

Messages, words and coverage, the size of the files and of what the page loads; with `--sheets`, how many sides
of A4 the rules take in every printing and language, as Chromium prints them (a minute).
"""

import argparse
import gzip
import re
import sys
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from marrakech.kernel.printings import PRINTINGS  # noqa: E402
from marrakech.messages import LANGUAGES  # noqa: E402

LOCALES = ROOT / "src" / "marrakech" / "locales"
ASSETS = ROOT / "src" / "marrakech" / "server" / "page" / "assets"
A4 = (595, 842)


class Texts(Visitor):
    """The words of messages, every variant of them."""

    def __init__(self) -> None:
        self.words = 0

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.words += len(re.findall(r"\w[\w\u2019'-]*", node.value or ""))


def messages(language: str) -> dict[str, ftl.Message]:
    """The messages of a language by key, without parts of sentences that are its own."""
    found = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and not entry.id.name.startswith("part-"):
                found[entry.id.name] = entry
    return found


def row(language: str, wanted: set[str]) -> str:
    """What there is of a language."""
    found, texts = messages(language), Texts()
    for entry in found.values():
        texts.visit(entry)
    files = [path.read_bytes() for path in (LOCALES / language).glob("*.ftl")]
    chunks = [path.read_bytes() for path in ASSETS.glob(f"{language}-*.js")]
    kept = len(wanted & found.keys()) / len(wanted)
    sizes = [
        sum(map(len, files)),
        sum(map(len, chunks)),
        sum(len(gzip.compress(one, 9)) for one in chunks),
    ]
    told = [language, f"{len(found):,}", f"{kept:.1%}", f"{texts.words:,}"]
    return f"| {' | '.join([*told, *(f'{one / 1000:.0f}' for one in sizes)])} |"


def sheets() -> None:
    """Sides of A4 of the rules in print, by printing and language."""
    from playwright.sync_api import sync_playwright
    from tests.e2e.conftest import ARGUMENTS, CHROMIUM
    from tests.e2e.house import House

    print(f"\n| sides | {' | '.join(PRINTINGS)} |\n| --- |{' ---: |' * len(PRINTINGS)}")
    with House().open() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        for language in LANGUAGES:
            sides = []
            for printing in PRINTINGS:
                page = browser.new_page(locale="en-GB")
                page.goto(f"{house.address}/rules?printing={printing}&language={language}")
                page.locator("#printings table").wait_for()
                page.locator(f"html[lang={language}]").wait_for(state="attached")
                pdf = page.pdf(prefer_css_page_size=True)
                boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
                on_a4 = all((round(float(x)), round(float(y))) == A4 for x, y in boxes)
                sides.append(f"{len(boxes)}" if on_a4 else f"{len(boxes)}, not A4")
                page.close()
            print(f"| {language} | {' | '.join(sides)} |", flush=True)
        browser.close()


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description="The eight languages in figures.")
    parser.add_argument(
        "--sheets", action="store_true", help="print the rules, too, and count their sides"
    )
    given = parser.parse_args()
    wanted = set(messages(LANGUAGES[0]))
    print("| language | messages | of English | words | .ftl, kB | page, kB | gzipped, kB |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for language in LANGUAGES:
        print(row(language, wanted))
    if given.sheets:
        sheets()


if __name__ == "__main__":
    main()
