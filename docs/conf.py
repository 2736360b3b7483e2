"""How the documentation site is built: `make docs`; docs/documentation.md says why so."""

import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from pygments.lexers.special import TextLexer

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

OURS: Final = (
    "conversation",
    "ebnf",
    "fields",
    "game",
    "gamefile",
    "heard",
    "position",
    "refused",
    "transcript",
)
"""Languages of code blocks that no highlighter knows; tests find the blocks by these names."""
FONTS: Final = {
    "fraunces-latin-full": "fraunces.woff2",
    "source-sans-3-latin-wght": "source-sans.woff2",
}
"""Fonts of the built page, and what the site's styles call them."""

project = "Marrakech"
author = "The Marrakech project"
project_copyright = author
release = version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["attrs_block", "colon_fence"]
myst_heading_anchors = 4
default_role = "literal"
# A docstring is prose with `code` in it; types are in the signatures.
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_default_options = {"members": True}
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 90

html_theme = "furo"
html_title = f"Marrakech {release}"
html_logo = html_favicon = "../web/public/icon.svg"
html_static_path = ["look"]
html_css_files = ["marrakech.css"]
html_copy_source = html_show_sourcelink = False
html_theme_options = {"top_of_page_buttons": [], "sidebar_hide_name": True}


def setup(app: Any) -> None:
    """Name the languages of our own, and bring the page's fonts when the site is there."""
    for name in OURS:
        app.add_lexer(name, TextLexer)
    app.connect("autodoc-process-docstring", draw_indented)
    app.connect("build-finished", copy_fonts)


def draw_indented(
    _app: Any, _what: str, _name: str, _thing: object, _options: Any, lines: list[str]
) -> None:
    """Show what is indented in a docstring, a drawing or a table, as it is written."""
    drawn, inside = [""], False
    for line in lines:
        indented = line.startswith("    ")
        if indented and not inside and not drawn[-1]:
            drawn += ["::", ""]
        inside = indented or (inside and not line)
        drawn.append(line)
    lines[:] = drawn


def copy_fonts(app: Any, _error: Exception | None) -> None:
    """Copy the fonts of the built page; without them the site uses what the system has."""
    for font, name in FONTS.items():
        for found in (ROOT / "src" / "marrakech" / "server" / "page" / "assets").glob(f"{font}-*"):
            shutil.copy(found, Path(app.outdir) / "_static" / name)
