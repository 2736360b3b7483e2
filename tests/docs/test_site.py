"""The documentation site: built without a complaint, every link leads somewhere, nothing comes from outside."""

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urldefrag, urlsplit

from playwright.sync_api import expect, sync_playwright

import marrakech
from tests.docs.pages import ROOT
from tests.e2e.conftest import ARGUMENTS, CHROMIUM

OUTSIDE: Final = {
    "pradyunsg.me",
    "projectfluent.org",
    "www.sphinx-doc.org",
    "github.com",
    "modelcontextprotocol.io",
}
"""Who the site links to. What is new here is opened by hand first: the machines of the tests are shut in."""
LOADED: Final = {
    ("script", "src"),
    ("img", "src"),
    ("iframe", "src"),
    ("source", "src"),
    ("link", "href"),
}


class Page(HTMLParser):
    """What a built page can be linked by, what it links to, and what it loads."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.loads: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if not value:
                continue
            if name == "id":
                self.ids.add(value)
            elif (tag, name) in LOADED:
                self.loads.add(value)
            elif (tag, name) == ("a", "href"):
                self.links.add(value)


def broken(site: Path) -> list[str]:
    """Links and loads of all pages that lead nowhere, or to somebody nobody has looked at."""
    pages = {path: Page(path) for path in site.rglob("*.html")}
    assert len(pages) > 30
    wrong = []
    for path, page in pages.items():
        for link in page.links | page.loads:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                if (link in page.loads and parts.scheme != "data") or parts.hostname not in OUTSIDE:
                    wrong.append(f"{path.name}: {link}")
                continue
            address, section = urldefrag(link)
            target = (path.parent / unquote(urlsplit(address).path)).resolve() if address else path
            if not target.is_file() or (
                section and target in pages and section not in pages[target].ids
            ):
                wrong.append(f"{path.name}: {link}")
    for style in site.rglob("*.css"):
        wrong += [
            f"{style.name}: {found}"
            for found in re.findall(
                r"(?:url\(|@import )[\"']?((?:https?:)?//[^\"')]+)", style.read_text()
            )
        ]
    return wrong


def test_the_site_is_whole_and_is_searched_from_a_disk(tmp_path: Path) -> None:
    site = tmp_path / "site"
    built = subprocess.run(
        [
            sys.executable,
            "-m",
            "sphinx",
            "--quiet",
            "--fail-on-warning",
            "--keep-going",
            "docs",
            str(site),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )
    assert built.returncode == 0, built.stderr
    assert broken(site) == []

    reference = "".join(path.read_text() for path in (site / "reference").glob("*.html"))
    named = {name for name in marrakech.__all__ if not name.startswith("_")}
    assert {name for name in named if not re.search(rf'id="marrakech\.{name}"', reference)} == set()
    if CHROMIUM is not None:
        search_in_the_dark(site, CHROMIUM)


def search_in_the_dark(site: Path, chromium: str) -> None:
    """Look for a word in a browser that prefers dark pages, with no server."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(ARGUMENTS))
        page = browser.new_page(color_scheme="dark")
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto((site / "index.html").as_uri())
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(21, 17, 13)"
        page.fill("input[name=q]", "tithe")
        page.press("input[name=q]", "Enter")
        expect(page.locator("#search-results li").first).to_be_visible(timeout=20_000)
        assert [one for one in asked if not one.startswith(("file:", "data:"))] == []
        browser.close()


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    for number in range(31):
        (tmp_path / f"{number}.html").write_text("<p id='here'></p>")
    (tmp_path / "wrong.html").write_text(
        "<a href='0.html#here'></a><a href='0.html#there'></a><a href='none.html'></a>"
        "<a href='https://nobody.example'></a><script src='https://github.com/x.js'></script>"
    )
    (tmp_path / "wrong.css").write_text("@font-face { src: url('//fonts.example/a.woff2') }")
    assert sorted(broken(tmp_path)) == [
        "wrong.css: //fonts.example/a.woff2",
        "wrong.html: 0.html#there",
        "wrong.html: https://github.com/x.js",
        "wrong.html: https://nobody.example",
        "wrong.html: none.html",
    ]
