"""The page: files built into the package, served from memory, compressed once.

Litestar's static files know neither the `.br` and `.gz` beside a file nor tags by content, and its compression
runs anew for every answer, on the event loop.
"""

import gzip
import hashlib
import html
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOLDER = Path(__file__).parent / "page"
COMPRESSED_TYPES = ("text/", "application/javascript", "application/json", "image/svg+xml")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
ORIGIN = b"%ORIGIN%"
"""Where the document says its own address."""

ROBOTS = b"User-agent: *\nAllow: /api/about\nDisallow: /api/\n"
"""For crawlers: the page, but not the games.

Pages of games are left to be read, as they then say `noindex`: a search engine lists an address that it may not
read all the same if somebody links to it, and such an address may be an invitation.
"""
PRIVATE = ("/g/", "/join/", "/seat/", "/back/", "/stop/", "/confirm/")
"""Pages that no search engine should list."""

NOT_BUILT = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Marrakech</title>
<h1>Marrakech</h1>
<p>The server runs, but its page has not been built. Run <code>make play</code> in the repository, or
<code>pip install .</code>, which builds it.</p>
<p>The API works without it: <a href="/api/docs">/api/docs</a>.</p>
</html>
"""


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page, ready to send."""

    body: bytes
    media_type: str
    etag: str
    cache: str
    encoded: dict[str, bytes]
    """The body as compressed for `br` and `gzip`, where that is smaller."""


class Page:
    """All files of a built page. Only files present at the start are served."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._paths = {
            "/" + path.relative_to(folder).as_posix(): path
            for path in (sorted(folder.rglob("*")) if folder.is_dir() else ())
            if path.is_file() and path.suffix not in (".br", ".gz") and path.name[0] != "."
        }
        self._files: dict[str, File] = {}

    @property
    def built(self) -> bool:
        """Whether there is a page."""
        return "/index.html" in self._paths

    def index(self, origin: str = "") -> File:
        """The one document of the page, which all its addresses share.

        The picture of a link's preview must have a whole address, so the origin is written into it.
        """
        if not self.built:
            return File(NOT_BUILT, "text/html", _etag(NOT_BUILT), ASK_AGAIN, {})
        body = self.file("/index.html").body.replace(ORIGIN, html.escape(origin).encode())
        return File(body, "text/html", _etag(body), ASK_AGAIN, {})

    def file(self, path: FromPath[str]) -> File:
        """A file by its path; raises `KeyError` if the page has none."""
        if path not in self._files:
            self._files[path] = _read(self._paths[path], path)
        return self._files[path]


def _read(source: Path, path: FromPath[str]) -> File:
    body = source.read_bytes()
    media_type = mimetypes.guess_type(path)[0] or "application/octet-stream"
    if media_type == "text/javascript":
        media_type = "application/javascript"
    encoded = {}
    if media_type.startswith(COMPRESSED_TYPES) and len(body) > 500:
        encoded["gzip"] = gzip.compress(body, 6, mtime=0)
        # The build may have put a compressed version beside the file.
        for coding, suffix in (("br", ".br"), ("gzip", ".gz")):
            beside = source.with_name(source.name + suffix)
            if beside.is_file():
                encoded[coding] = beside.read_bytes()
    # Assets are named by a hash of their content, so they never change.
    cache = FOR_EVER if path.startswith("/assets/") else ASK_AGAIN
    return File(body, media_type, _etag(body), cache, encoded)


def _etag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def respond(request: Request[Any, Any, Any], file: File, status: int = 200) -> Response[bytes]:
    """A file in an encoding that the browser accepts, or 304 if the browser has it."""
    headers = {"etag": file.etag, "cache-control": file.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    accepted = request.headers.get("accept-encoding", "")
    body = file.body
    for coding in ("br", "gzip"):
        if coding in file.encoded and coding in accepted:
            body = file.encoded[coding]
            headers["content-encoding"] = coding
            break
    return Response(body, headers=headers, media_type=file.media_type, status_code=status)


@get(
    [
        "/",
        "/new",
        "/setup",
        "/learn",
        "/learn/{lesson:str}",
        "/learning",
        "/learning/{mistake:str}",
        "/games",
        "/rules",
        "/well",
        "/open",
        "/g/{game:str}",
        "/g/{game:str}/replay",
        "/g/{game:str}/review",
        "/g/{game:str}/decisions",
        "/analysis",
        "/puzzles",
        "/puzzles/{puzzle:str}",
        "/join/{game:str}/{code:str}",
        "/seat/{game:str}/{seat:str}/{code:str}",
        "/back/{game:str}/{code:str}",
        "/stop/{contact:str}/{code:str}",
        "/confirm/{contact:str}/{code:str}",
    ],
    media_type=MediaType.HTML,
    include_in_schema=False,
    sync_to_thread=False,
)
def document(request: Request[Any, Any, Any], page: NamedDependency[Page]) -> Response[bytes]:
    """Every address of the page is the same document; the page itself looks at the address."""
    answer = respond(request, page.index(str(request.base_url).rstrip("/")))
    if request.url.path.startswith(PRIVATE):
        answer.headers["x-robots-tag"] = "noindex, nofollow"
    return answer


@get("/robots.txt", include_in_schema=False, sync_to_thread=False)
def robots(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What crawlers may read."""
    return respond(request, File(ROBOTS, "text/plain", _etag(ROBOTS), ASK_AGAIN, {}))


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def asset(
    request: Request[Any, Any, Any], page: NamedDependency[Page], path: FromPath[str]
) -> Response[bytes]:
    """A script, style, font or picture of the page."""
    try:
        return respond(request, page.file(path))
    except KeyError:
        if "text/html" in request.headers.get("accept", "") and not path.startswith("/api/"):
            # An old or mistyped link: the page says so in the visitor's language.
            return respond(request, page.index(), status=404)
        raise NotFoundException(f"there is nothing at {path}") from None


HANDLERS = [document, robots, asset]
