"""The rugs' colours are told apart by every kind of eye, and the documentation shows by how much."""

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SPEC = importlib.util.spec_from_file_location("colours", ROOT / "bench" / "colours.py")
assert SPEC is not None
assert SPEC.loader is not None
colours = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(colours)
FOR = {
    "woven": ("usual", "protanopia", "deuteranopia", "tritanopia"),
    "redGreen": ("usual", "protanopia", "deuteranopia"),
    "blueYellow": ("usual", "tritanopia"),
    "greys": tuple(colours.KINDS),
}
"""Whom each palette is for."""
APART = {"woven": 20, "redGreen": 29, "blueYellow": 37, "greys": 21}


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("name", colours.PALETTES)
def test_no_two_rugs_look_alike(name: str, theme: int) -> None:
    found = colours.palettes(theme)[name]
    assert min(colours.nearest(found, kind) for kind in FOR[name]) > APART[name]


@pytest.mark.parametrize("name", ["redGreen", "blueYellow", "greys"])
def test_a_palette_is_better_than_the_usual_one_for_whom_it_is_made(name: str) -> None:
    usual, made = colours.palettes()["woven"], colours.palettes()[name]
    kinds = {
        "redGreen": FOR["redGreen"][1:],
        "blueYellow": ("tritanopia",),
        "greys": ("achromatopsia",),
    }
    for kind in kinds[name]:
        assert colours.nearest(made, kind) > colours.nearest(usual, kind) + 4


def test_distances_are_those_of_the_standard() -> None:
    # Pairs 1, 7 and 17 of the test data of Sharma, Wu and Dalal (2005).
    known = [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ]
    for one, other, wanted in known:
        assert colours.distance(one, other) == pytest.approx(wanted, abs=1e-4)


def test_two_colours_that_look_alike_would_be_found() -> None:
    alike = {"henna": "#a93f29", "indigo": "#5f6a1e", "saffron": "#e2a52f", "almond": "#f7eedd"}
    assert colours.nearest(alike, "deuteranopia") < 12 < colours.nearest(alike, "usual")


def test_the_documentation_shows_the_palettes_as_they_are() -> None:
    assert colours.table() in (ROOT / "docs" / "access.md").read_text(encoding="utf-8")
    assert colours.PICTURE.read_text(encoding="utf-8") == colours.picture(), "bench/colours.py --write"
