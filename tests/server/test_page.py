"""The page's files: types, compression, caching, nothing outside."""

import gzip
import re
from pathlib import Path
from urllib.robotparser import RobotFileParser

import pytest

from marrakech.server.page import Page
from tests.server.client import browsing

SCRIPT = b"console.log('the market is open');\n" * 50


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Marrakech</title>")
    (page / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (page / "assets" / "app-1a2b.js.br").write_bytes(b"as brotli")
    (page / "assets" / "font.woff2").write_bytes(b"font")
    (tmp_path / "secret.txt").write_text("outside")
    return page


ROUTER = Path(__file__).parents[2] / "web/src/lib/router.svelte.ts"
IN_A_GAME = {"g", "join", "seat", "back", "stop", "confirm"}
"""Words that need more behind them."""
PATHS = [
    "/",
    "/new",
    "/setup?friends",
    "/learn",
    "/learn/walk",
    "/games",
    "/well?review",
    "/rules?printing=fr57",
    "/open",
    "/analysis",
    "/puzzles",
    "/puzzles/daily",
    "/g/x7/review",
    "/g/x7/decisions",
    "/g/abc",
    "/g/abc/replay?at=3",
    "/join/abc/def",
]


@pytest.mark.parametrize("path", PATHS)
def test_all_addresses_are_one_document(folder: Path, path: str) -> None:
    with browsing(pages=Page(folder)) as client:
        response = client.get(path)
        assert response.status_code == 200
        assert "<title>Marrakech</title>" in response.text
        assert response.headers["cache-control"] == "no-cache"
        assert response.headers["content-type"] == "text/html; charset=utf-8"


def test_every_address_of_the_page_is_known_to_the_server(folder: Path) -> None:
    """The page's router goes by the first word of an address; whatever it knows alone is there."""
    words = set(re.findall(r'first === "(\w+)"', ROUTER.read_text()))
    assert words >= IN_A_GAME | {"well", "learning", "analysis"}
    with browsing(pages=Page(folder)) as client:
        for word in sorted(words - IN_A_GAME - {"admin"}):
            assert client.get(f"/{word}").status_code == 200, word


def test_the_preview_of_a_link_has_a_whole_address(folder: Path) -> None:
    (folder / "index.html").write_text('<meta property="og:image" content="%ORIGIN%/preview.png">')
    with browsing(pages=Page(folder)) as client:
        assert 'content="http://marrakech.test/preview.png"' in client.get("/").text


@pytest.mark.parametrize(
    ("accepted", "coding", "body"),
    [
        ("identity", None, SCRIPT),
        ("gzip", "gzip", SCRIPT),
        ("br, gzip", "br", b"as brotli"),
    ],
)
def test_assets_are_compressed_and_kept(
    folder: Path, accepted: str, coding: str | None, body: bytes
) -> None:
    with (
        browsing(pages=Page(folder)) as client,
        client.stream("GET", "/assets/app-1a2b.js", headers={"accept-encoding": accepted}) as response,
    ):
        raw = b"".join(response.iter_raw())
        assert response.headers.get("content-encoding") == coding
        assert (gzip.decompress(raw) if coding == "gzip" else raw) == body
        assert "immutable" in response.headers["cache-control"]
        assert response.headers["content-type"].startswith("application/javascript")


def test_what_the_browser_has_is_not_sent_again(folder: Path) -> None:
    with browsing(pages=Page(folder)) as client:
        first = client.get("/")
        again = client.get("/", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/assets/", "/nothing.js"],
)
def test_nothing_else_is_served(folder: Path, path: str) -> None:
    with browsing(pages=Page(folder)) as client:
        response = client.get(path)
        assert response.status_code == 404
        assert "outside" not in response.text


def test_search_engines_are_shown_the_page_but_no_game(folder: Path) -> None:
    with browsing(pages=Page(folder)) as client:
        answer = client.get("/robots.txt")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/plain")
        read = RobotFileParser()
        read.parse(answer.text.splitlines())
        assert read.can_fetch("*", "/")
        assert read.can_fetch("*", "/api/about"), "the page needs it"
        assert not read.can_fetch("*", "/api/games/abc")
        for path in ("/g/abc", "/g/abc/replay", "/g/abc/review", "/join/abc/code", "/seat/abc/0/code"):
            # They may be read: else an address that is linked to would be listed, and not what it says.
            assert read.can_fetch("*", path)
            seen = client.get(path)
            assert (seen.status_code, seen.headers["x-robots-tag"]) == (200, "noindex, nofollow")
        for path in ("/", "/learn", "/rules", "/puzzles"):
            assert "x-robots-tag" not in client.get(path).headers


def test_a_mistyped_link_shows_the_page(folder: Path) -> None:
    with browsing(pages=Page(folder)) as client:
        response = client.get("/gmaes", headers={"accept": "text/html,*/*"})
        assert response.status_code == 404
        assert "<title>Marrakech</title>" in response.text
        missing = client.get("/api/gmaes", headers={"accept": "text/html,*/*"})
        assert missing.json()["code"] == "not_found"


def test_without_a_built_page_it_is_told_how_to_build_it(tmp_path: Path) -> None:
    with browsing(pages=Page(tmp_path / "none")) as client:
        response = client.get("/")
        assert response.status_code == 200
        assert "make play" in response.text
