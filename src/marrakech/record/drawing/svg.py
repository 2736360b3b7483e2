"""A position as an SVG picture: the market with its mosaics, woven rugs and Assam seen from above.

The picture is self-contained: colours are inlined, nothing is fetched, and no style sheet leaks into the
surrounding page. Its drawn parts are in `parts.svg`.
"""

import re
from collections.abc import Sequence
from functools import cache
from math import inf
from typing import Final, Literal, get_args
from zlib import crc32

from marrakech.kernel import state as kernel
from marrakech.kernel.board import EAST, NORTH, SIDE, SOUTH, STRIDE, Square
from marrakech.kernel.state import State
from marrakech.record.checked import number, text
from marrakech.record.drawing.mosaics import CORNERS, MOSAICS
from marrakech.record.drawing.overlay import BOARD_SIDE, FRAME, NOTHING, SQUARE_SIDE, Overlay, centre
from marrakech.record.errors import OutOfRangeError
from marrakech.record.weave import Rug, rugs_of
from marrakech.record.words import COLOUR_LETTERS, COLOURS, HEADINGS, square_text

Theme = Literal["light", "dark"]
THEMES: Final = get_args(Theme)

_SANS: Final = "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', system-ui, sans-serif"
_SERIF: Final = "'Iowan Old Style', 'Palatino Linotype', Palatino, P052, Georgia, serif"

# By colour: the plate under the letter, its edge, the letter.
_PLATES: Final = (
    ("var(--henna-deep)", "var(--henna-pale)", "#fbe6cd"),
    ("#16264c", "var(--indigo-wool)", "#fff6e2"),
    ("var(--saffron-deep)", "var(--saffron-pale)", "#fff1cf"),
    ("var(--almond-deep)", "var(--almond)", "#fff8ea"),
)


def draw_svg(
    state: State,
    rugs: Sequence[Rug] | None = None,
    *,
    theme: Theme = "light",
    prefix: str | None = None,
    size: float | None = None,
    overlay: Overlay = NOTHING,
    title: str | None = None,
) -> str:
    """A whole SVG document of a position.

    `rugs` are those of a game, which knows where hidden halves lie; by default they are inferred from
    the position. Every id begins with `prefix`, so that several pictures can share a page; the default is
    derived from the contents, so that equal pictures are equal text. A `title` of one's own replaces the text
    alternative, and the names of rugs and of Assam, which are English as well.
    """
    themes = " or ".join(map(repr, THEMES))
    if text(theme, themes) not in THEMES:
        raise OutOfRangeError(theme, themes)
    width = None if size is None else number(size, "a width in pixels")
    if width is not None and not 0 < width < inf:
        raise OutOfRangeError(size, "a width in pixels above 0")
    letters = "a prefix of letters, digits and -"
    if prefix is not None and not re.fullmatch(r"[\w.-]*", text(prefix, letters)):
        raise OutOfRangeError(prefix, letters)
    shown = rugs_of(state) if rugs is None else list(rugs)
    if prefix is None:
        # Equal pictures get equal ids, which is harmless: their definitions are equal too.
        prefix = f"m{crc32(repr((tuple(state), shown, theme, overlay)).encode()):08x}-"
    span = BOARD_SIDE + 2 * FRAME
    tall = span + overlay.height
    length = f' width="{width}" height="{round(width * tall / span)}"' if width else ""
    svg = "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-{FRAME} -{FRAME} {span} {tall}"{length}'
            ' role="img" aria-labelledby="title" style="max-width:100%;height:auto">',
            f'<title id="title">{describe(state) if title is None else _escaped(title)}</title>',
            _parts(),
            *_frame(),
            *_ground(),
            *_coordinates(),
            '<g id="rugs">',
            *(_rug(state, rug, named=title is None) for rug in shown),
            "</g>",
            # Letters are drawn above all weaves: the fringe of a newer rug must not cross them.
            '<g id="letters">',
            *(_letter(state, rug) for rug in shown),
            "</g>",
            _assam(state, named=title is None),
            *([] if overlay == NOTHING else overlay.drawn(state)),
            "</svg>\n",
        ]
    )
    return _prefixed(_coloured(svg, theme), prefix)


def describe(state: State) -> str:
    """The text alternative of a picture, for screen readers."""
    count = len(rugs_of(state))
    return (
        f"Marrakech: Assam on {square_text(kernel.square(state))} heading "
        f"{HEADINGS[kernel.heading(state)]}, {count} {'rug' if count == 1 else 'rugs'} in sight"
    )


def _escaped(text: str) -> str:
    from html import escape  # here, as `_source` imports: few programs need it

    return escape(text)


@cache
def _source() -> str:
    # Imported here to keep `import marrakech` quick: few programs draw.
    from pathlib import Path

    return Path(__file__).with_name("parts.svg").read_text(encoding="utf-8")


@cache
def _parts() -> str:
    found = re.search(r"<defs>.*</defs>", _source(), re.DOTALL)
    assert found is not None
    text = re.sub(r"<!--.*?-->", "", found.group(), flags=re.DOTALL)
    return re.sub(r"\s*\n\s*", "\n", text)


@cache
def palette(theme: Theme) -> dict[str, str]:
    """The colours of a theme by name, e.g. {'henna': '#a93f29', ...}; dark changes some of them."""
    blocks = re.findall(r"/\* (light|dark) \*/(.*?)\}", _source(), re.DOTALL)
    colours: dict[str, str] = {}
    for name, block in blocks:
        if name == "light" or theme == "dark":
            colours.update(re.findall(r"--([\w-]+): ([^;]+);", block))
    return colours


def _coloured(svg: str, theme: Theme) -> str:
    colours = palette(theme)
    return re.sub(r"var\(--([\w-]+)\)", lambda found: colours[found[1]], svg)


def _prefixed(svg: str, prefix: str) -> str:
    return re.sub(r'(\bid="|\bhref="#|\burl\(#|aria-labelledby=")', rf"\g<1>{prefix}", svg)


def _frame() -> list[str]:
    inner = FRAME - 6
    drawn = [
        '<g id="frame">',
        f'<rect x="-{FRAME}" y="-{FRAME}" width="{BOARD_SIDE + 2 * FRAME}" height="{BOARD_SIDE + 2 * FRAME}"'
        ' rx="30" fill="var(--glaze)"/>',
        f'<rect x="-{inner}" y="-{inner}" width="{BOARD_SIDE + 2 * inner}" height="{BOARD_SIDE + 2 * inner}"'
        ' rx="25" fill="none" stroke="var(--brass-2)" stroke-width="1.5" opacity=".65"/>',
    ]
    for mosaic in MOSAICS:
        x, y = _beside(mosaic.side, mosaic.lines[1] * SQUARE_SIDE, 0)
        drawn.append(_mosaic("half", x, y, 90 * mosaic.side))
    for corner in CORNERS:
        x, y = (BOARD_SIDE, 0) if NORTH in corner.sides else (0, BOARD_SIDE)
        drawn.append(_mosaic("corner", x, y, 0 if NORTH in corner.sides else 180))
    drawn += _stars()
    drawn.append("</g>")
    return drawn


def _mosaic(kind: str, x: int, y: int, turned: int) -> str:
    return (
        f'<use href="#mosaic-{kind}" x="-64" y="-64" width="128" height="128"'
        f' transform="translate({x} {y}) rotate({turned})"/>'
    )


def _beside(side: int, along: int, out: int) -> tuple[int, int]:
    """A point on a side of the board, `along` from the left or the bottom and `out` beyond the edge."""
    if side == NORTH:
        return along, -out
    if side == EAST:
        return BOARD_SIDE + out, BOARD_SIDE - along
    if side == SOUTH:
        return along, BOARD_SIDE + out
    return -out, BOARD_SIDE - along


def _stars() -> list[str]:
    """A small star between each two mosaics, a large one in the corners that have none."""
    drawn = []
    for side in range(4):
        feet = {line for mosaic in MOSAICS if mosaic.side == side for line in (mosaic.lines[1],)}
        for line in range(1, SIDE):
            if line not in feet:
                drawn.append(_star(*_beside(side, line * SQUARE_SIDE, 34), 0.271, "glaze-mid"))
    for x, y in ((-30, -30), (BOARD_SIDE + 30, BOARD_SIDE + 30)):
        drawn += [_star(x, y, 0.417, "glaze-mid"), _star(x, y, 0.167, "brass-2")]
    return drawn


def _star(x: int, y: int, scale: float, colour: str) -> str:
    return f'<use href="#star" transform="translate({x} {y}) scale({scale})" fill="var(--{colour})"/>'


def _ground() -> list[str]:
    slabs: dict[int, list[str]] = {0: [], 1: [], 2: []}
    for row in range(SIDE):
        for column in range(SIDE):
            # Three tints of sandstone in an order without a visible pattern.
            slabs[column * (row + 2) % 3].append(
                f"M{column * SQUARE_SIDE + 9.5} {row * SQUARE_SIDE + 1.5}h81l8 8v81l-8 8h-81l-8-8v-81z"
            )
    knots = "".join(
        f"M{column * SQUARE_SIDE} {row * SQUARE_SIDE - 7}l7 7l-7 7l-7-7z"
        for row in range(1, SIDE)
        for column in range(1, SIDE)
    )
    return [
        '<g id="ground">',
        f'<rect x="-3" y="-3" width="{BOARD_SIDE + 6}" height="{BOARD_SIDE + 6}" rx="2" fill="var(--grout)"'
        ' stroke="var(--tessera)" stroke-width="3"/>',
        *(
            f'<path fill="var(--{tint})" d="{"".join(slabs[index])}"/>'
            for index, tint in enumerate(("ground", "ground-2", "ground-3"))
        ),
        f'<path fill="var(--glaze-mid)" opacity=".8" d="{knots}"/>',
        "</g>",
    ]


def _coordinates() -> list[str]:
    drawn = [
        f'<g id="coordinates" font-family="{_SANS}" font-size="17" font-weight="600"'
        ' text-anchor="middle" fill="var(--coord)" opacity=".8">'
    ]
    for line in range(SIDE):
        middle = line * SQUARE_SIDE + SQUARE_SIDE // 2
        drawn.append(f'<text x="{middle}" y="{BOARD_SIDE + 56}">{"abcdefg"[line]}</text>')
        drawn.append(f'<text x="-50" y="{BOARD_SIDE - middle + 6}">{line + 1}</text>')
    drawn.append("</g>")
    return drawn


def _neutral(state: State, rug: Rug) -> bool:
    return kernel.out_order(state, kernel.owner(state, rug.colour)) > 0


def _turned(from_square: Square, to_square: Square) -> int:
    """Degrees by which a rug that lies eastward is turned to lie from one square to the other."""
    return {1: 0, -STRIDE: 90, -1: 180, STRIDE: 270}[to_square - from_square]


def _rug(state: State, rug: Rug, *, named: bool) -> str:
    """A rug: whole, a half, or a plain weave where its other half is unknown."""
    letter = COLOUR_LETTERS[rug.colour].lower()
    look = ' filter="url(#neutral)" opacity=".72"' if _neutral(state, rug) else ""
    woven = f'<use href="#rug-{letter}" width="200" height="100"/>'
    name = "neutral" if look else COLOURS[rug.colour]
    squares = "-".join(square_text(square) for square in rug.visible)
    if rug.whole:
        start = min(rug.visible, key=lambda square: (square % STRIDE, -square))
        kind, turned = "whole", _turned(start, next(one for one in rug.visible if one != start))
        body = woven
    else:
        start = rug.visible[0]
        hidden = [square for square in rug.squares if square != start]
        kind, turned = "half", _turned(start, hidden[0]) if hidden else 0
        if hidden:
            shade = '<path d="M74 5H109V95H74z" fill="url(#under)"/>'
            body = f'<g clip-path="url(#cut)">{woven}{shade}</g>'
        else:
            edge = f'x="9" y="5" width="86" height="90" fill="none" stroke="var(--edge-{letter})"'
            body = (
                '<g transform="translate(-2 0)"><rect x="8" y="9" width="92" height="91" rx="5"'
                f' fill="var(--shade)"/><g clip-path="url(#weave)">{woven}</g>'
                f'<rect {edge} stroke-width="2.4"/></g>'
            )
    x, y = centre(start)
    return (
        f'<g data-rug="{squares}" data-part="{kind}"{look}'
        f' transform="translate({x} {y}) rotate({turned}) translate(-50 -50)">'
        f"{f'<title>{name}, {kind}, {squares}</title>' if named else ''}{body}</g>"
    )


def _letter(state: State, rug: Rug) -> str:
    """The letter of a rug: on the seam of a whole one, mid-square on a half, none on a neutral one."""
    if _neutral(state, rug):
        return ""
    spots = [centre(square) for square in rug.visible]
    x = sum(spot[0] for spot in spots) / len(spots)
    y = sum(spot[1] for spot in spots) / len(spots)
    plate, edge, ink = _PLATES[rug.colour]
    return (
        f'<g transform="translate({x:g} {y:g})"><use href="#plate" fill="{plate}" stroke="{edge}"'
        ' transform="scale(.94) translate(-17 -17)"/>'
        f'<text y="6.8" font-family="{_SERIF}" font-size="19" font-weight="700" text-anchor="middle"'
        f' fill="{ink}">{COLOUR_LETTERS[rug.colour]}</text></g>'
    )


def _assam(state: State, *, named: bool) -> str:
    x, y = centre(kernel.square(state))
    turned = 90 * kernel.heading(state)
    name = f"<title>Assam, {HEADINGS[kernel.heading(state)]}</title>" if named else ""
    return (
        f'<g id="assam-here" transform="translate({x} {y}) rotate({turned})">{name}'
        '<use href="#assam" x="-43" y="-43" width="86" height="86"/></g>'
    )
