"""The board as SVG: well-formed, self-contained, every rug in it, and fit to share a page."""

import re
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from marrakech.record.drawing.svg import describe, draw_svg, palette
from marrakech.record.errors import ArgumentError, NotationError
from marrakech.record.game import Game
from marrakech.record.game_events import Laid
from marrakech.record.position import Position

SVG = "{http://www.w3.org/2000/svg}"


def middle(players: int = 4, choices: int = 60) -> Game:
    random = Random(3)
    game = Game.new(players, seed=11)
    for _ in range(choices):
        game.play(random.choice(game.legal()))
    return game


def ids(svg: str) -> list[str]:
    return re.findall(r'\bid="([^"]*)"', svg)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_is_well_formed_and_needs_nothing_from_outside(theme: str) -> None:
    svg = middle().svg(theme="light" if theme == "light" else "dark")
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert "var(" not in svg
    assert "<style" not in svg
    assert set(re.findall(r"https?://[^\"' ]+", svg)) == {"http://www.w3.org/2000/svg"}


def test_every_reference_is_defined_and_every_id_is_prefixed_and_unique() -> None:
    svg = middle().svg(prefix="left-")
    defined = ids(svg)
    assert len(defined) == len(set(defined))
    assert all(name.startswith("left-") for name in defined)
    used = re.findall(r'href="#([^"]*)"|url\(#([^)]*)\)|aria-labelledby="([^"]*)"', svg)
    assert set() < {name for names in used for name in names if name} <= set(defined)


def test_boards_on_one_page_do_not_share_ids() -> None:
    first, second = middle(choices=10), middle(choices=11)
    assert not set(ids(first.svg())) & set(ids(second.svg()))
    assert first.svg() == first.svg()


def test_every_rug_and_assam_are_there() -> None:
    game = middle()
    root = ElementTree.fromstring(game.svg())
    rugs = [group for group in root.iter(f"{SVG}g") if group.get("data-rug")]
    assert len(rugs) == len(game.rugs())
    assert {rug.get("data-part") for rug in rugs} == {"whole", "half"}
    letters = [text.text for text in root.iter(f"{SVG}text") if text.text in list("HISA")]
    assert len(letters) == len(game.rugs())
    assert 'id="b-assam-here" transform="translate(350 650) rotate(0)"' in game.svg(prefix="b-")


def test_a_game_cuts_its_halves_where_their_cover_lies_and_a_position_cannot() -> None:
    game = middle()
    halves = sum(not rug.whole for rug in game.rugs())
    assert game.svg(prefix="").count('clip-path="url(#cut)"') == halves
    assert game.position.svg(prefix="").count('clip-path="url(#cut)"') == 0
    assert game.position.svg(prefix="").count('clip-path="url(#weave)"') == halves


def test_halves_are_cut_on_all_four_sides() -> None:
    turned = set()
    for seed in range(20):
        random = Random(seed)
        game = Game.new(4, seed=seed)
        for _ in range(50):
            game.play(random.choice(game.legal()))
        turned |= set(re.findall(r'data-part="half"[^>]*rotate\((\d+)\)', game.svg()))
    assert turned == {"0", "90", "180", "270"}


def test_neutral_rugs_are_nearly_grey_and_have_no_letter() -> None:
    text = "H>H5/1I5/7/7/7/7/7 d4N 2:orient 0,40,20 0,15,15 1 - 3+elimination"
    svg = Position.parse(text).svg(prefix="")
    assert svg.count('filter="url(#neutral)"') == 1
    assert ">H</text>" not in svg
    assert svg.count(">I</text>") == 1


def test_a_notebook_shows_it() -> None:
    game = middle()
    for shown in (game._repr_svg_(), game.position._repr_svg_()):
        assert ElementTree.fromstring(shown).get("width") == "480"


def test_it_is_described_in_words() -> None:
    state = Position.parse("H>H5/1I5/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3").state
    assert describe(state) == "Marrakech: Assam on d4 heading north, 2 rugs in sight"
    assert describe(state) in draw_svg(state)


def test_dark_differs_from_light() -> None:
    light, dark = palette("light"), palette("dark")
    assert light["ground"] == "#e2c9a3"
    assert dark["ground"] == "#43362a"
    assert set(light) == set(dark)


def marks(svg: str, kind: str) -> list[str | None]:
    root = ElementTree.fromstring(svg)
    return [group.get(f"data-{kind}") for group in root.iter(f"{SVG}g") if group.get(f"data-{kind}")]


def test_squares_rugs_and_arrows_can_be_shown() -> None:
    position = middle().position
    svg = position.svg(
        highlights=["d4", "a1-b1", "d4"], arrows=[("d4", "d6"), ("g7", "a1"), ("c3", "c3")]
    )
    assert marks(svg, "highlight") == ["d4", "a1", "b1"]
    assert marks(svg, "arrow") == ["d4-d6", "g7-a1"]
    assert "var(" not in svg
    assert svg != position.svg()
    assert set(ids(svg)).isdisjoint(ids(position.svg()))
    assert 'id="overlay"' not in position.svg(prefix="")
    with pytest.raises(NotationError, match="a square a1 to g7"):
        position.svg(highlights=["z9"])


def test_the_last_turn_is_its_walk_and_its_rug() -> None:
    game = Game.new(players=3, seed=7)
    assert marks(game.svg(last_turn=True), "arrow") == []
    before = game.position.assam
    game.play("left")
    after = game.position.assam
    svg = game.svg(last_turn=True)
    assert marks(svg, "arrow") == [f"{before}-{after}"]
    assert marks(svg, "highlight") == []
    game.play(game.legal()[0])
    svg = game.svg(last_turn=True)
    assert marks(svg, "arrow") == [f"{before}-{after}"]
    laid = [event for event in game.events if isinstance(event, Laid)][-1]
    assert marks(svg, "highlight") == laid.rug.split("-")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_purses_are_in_a_strip_below_the_board(players: int) -> None:
    game = middle(players, 20)
    svg = game.svg(purses=True, size=836)
    root = ElementTree.fromstring(svg)
    assert root.get("viewBox") == "-68 -68 836 920"
    assert root.get("height") == "920"
    told = " ".join(text.text or "" for text in root.iter(f"{SVG}text"))
    for who, dirhams in enumerate(game.position.purses):
        assert f"{'HISA'[who]} {dirhams} dh" in told
    assert told.count("\u25b8") == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"theme": "sepia"},
        {"size": "large"},
        {"size": 0},
        {"highlights": 3},
        {"highlights": "d4"},
        {"highlights": [27]},
        {"arrows": "d4"},
        {"arrows": [3]},
        {"arrows": ["d4"]},
        {"arrows": [("d4", "d5", "d6")]},
    ],
    ids=str,
)
def test_wrong_arguments_are_told_what_is_expected(wrong: dict[str, Any]) -> None:
    with pytest.raises(ArgumentError, match="expected"):
        middle().svg(**wrong)
