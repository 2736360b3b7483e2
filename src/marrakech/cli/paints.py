"""The terminal styles of a drawing's paints; without colours, the characters are the same."""

from typing import Final

PAINTS: Final = {
    "henna": "#f7dcc0 on #a93f29",
    "indigo": "#efe4cb on #2a4276",
    "saffron": "#4d2a06 on #e2a52f",
    "almond": "#3b2c22 on #f7eedd",
    "neutral": "#6d675f on #b5aea4",
    "ground": "dim",
    "frame": "",
    "mosaic": "#5d9684",
    "assam": "bold #fffaf1 on #5b3f5f",
    "mark": "bold #2a211b on #ffd98a",
    "chosen": "bold #fffaf1 on #17493f",
}
"""Styles by paint; the colours are those of the page."""
