"""How far apart the rugs' colours are to eyes of the common kinds, as docs/access.md says it.

`python bench/colours.py` prints the table; `--write` draws docs/colours.svg. Colour-blindness is simulated
after Machado, Oliveira and Fernandes (2009) at full severity, seeing only greys by luminance; distances are
CIEDE2000, where 1 is just noticeable side by side.
"""

import argparse
import itertools
import math
import re
from pathlib import Path
from typing import Final, TypeAlias

ROOT = Path(__file__).parent.parent
PALETTE = ROOT / "web" / "src" / "styles" / "palette.css"
PICTURE = ROOT / "docs" / "colours.svg"
Triple: TypeAlias = tuple[float, float, float]
RUGS: Final = ("henna", "indigo", "saffron", "almond")
PALETTES: Final = ("woven", "redGreen", "blueYellow", "greys")
KINDS: Final[dict[str, tuple[Triple, Triple, Triple] | None]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "achromatopsia": None,
}
"""What an eye of a kind makes of linear red, green and blue; None sees luminance alone."""


def palettes(theme: int = 0) -> dict[str, dict[str, str]]:
    """The rugs' colours by palette, in the light (0) or in the dark (1)."""
    text = PALETTE.read_text(encoding="utf-8")
    found: dict[str, dict[str, str]] = {}
    for name in PALETTES:
        begin = ":root {" if name == "woven" else f':root[data-rugs="{name}"] {{'
        rules = text.partition(begin)[2].partition("}")[0]
        found[name] = {
            rug: re.findall(r"#[0-9a-f]{6}", re.findall(rf"--{rug}: (.*);", rules)[0])[
                theme if "light-dark" in re.findall(rf"--{rug}: (.*);", rules)[0] else 0
            ]
            for rug in RUGS
        }
    return found


def linear(colour: str) -> Triple:
    """The light of a colour, e.g. of '#a93f29', as red, green and blue."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return red, green, blue


def seen(colour: str, kind: str) -> Triple:
    """The same as an eye of a kind sees it."""
    light, matrix = linear(colour), KINDS[kind]
    if matrix is None:
        grey = 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
        return grey, grey, grey
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in matrix
    )
    return red, green, blue


def lab(light: Triple) -> Triple:
    """CIELAB, D65."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (one ** (1 / 3) if one > 0.008856 else 7.787 * one + 16 / 116 for one in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Triple, other: Triple) -> float:
    """CIEDE2000 between two colours in CIELAB."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    dl, dc, dh = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * math.cos(math.radians(hue - 30))
        + 0.24 * math.cos(math.radians(2 * hue))
        + 0.32 * math.cos(math.radians(3 * hue + 6))
        - 0.20 * math.cos(math.radians(4 * hue - 63))
    )
    sl = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    rotation = (
        -2
        * math.sqrt(chroma**7 / (chroma**7 + 25**7))
        * math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    )
    return math.sqrt(
        (dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rotation * (dc / sc) * (dh / sh)
    )


def nearest(colours: dict[str, str], kind: str) -> float:
    """The distance of the two rugs that an eye of a kind tells apart with most trouble."""
    points = [lab(seen(one, kind)) for one in colours.values()]
    return min(distance(one, other) for one, other in itertools.combinations(points, 2))


def table() -> str:
    """The smallest distance by palette and kind, the smaller of light and dark."""
    light, dark = palettes(0), palettes(1)
    rows = [f"| {' | '.join(['palette', *KINDS])} |", f"| --- |{' ---: |' * len(KINDS)}"]
    for name in PALETTES:
        least = (min(nearest(light[name], kind), nearest(dark[name], kind)) for kind in KINDS)
        rows.append(f"| {name} | {' | '.join(f'{one:.1f}' for one in least)} |")
    return "\n".join(rows)


def shown(light: Triple) -> str:
    """Light as a colour of the web."""
    parts = (one * 12.92 if one <= 0.0031308 else 1.055 * one ** (1 / 2.4) - 0.055 for one in light)
    return "#" + "".join(f"{round(255 * one):02x}" for one in parts)


def picture() -> str:
    """Every palette as every kind of eye sees it: a row a palette, a column a kind."""
    wide, high, left, top = 150, 44, 110, 26
    kinds, found = list(KINDS), palettes()
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + wide * len(kinds)} '
        f'{top + high * len(PALETTES)}" font-family="sans-serif" font-size="13">',
        '<rect width="100%" height="100%" fill="#e2c9a3"/>',
    ]
    for column, kind in enumerate(kinds):
        lines.append(f'<text x="{left + wide * column}" y="17" fill="#2a211b">{kind}</text>')
    for row, name in enumerate(PALETTES):
        y = top + high * row
        lines.append(f'<text x="8" y="{y + 23}" fill="#2a211b">{name}</text>')
        for column, kind in enumerate(kinds):
            for nth, rug in enumerate(RUGS):
                fill = shown(seen(found[name][rug], kind))
                x = left + wide * column + 33 * nth
                lines.append(f'<rect x="{x}" y="{y}" width="33" height="34" fill="{fill}"/>')
    return "\n".join([*lines, "</svg>", ""])


def main() -> None:
    """Print the table; draw the picture."""
    parser = argparse.ArgumentParser(description="How far apart the rugs' colours are.")
    parser.add_argument("--write", action="store_true", help="draw docs/colours.svg")
    if parser.parse_args().write:
        PICTURE.write_text(picture(), encoding="utf-8")
    print(table())


if __name__ == "__main__":
    main()
