"""A game and its variations as a tree, and back."""

import pytest

from marrakech.record import gamefile
from marrakech.record.errors import ArgumentError
from marrakech.record.game import Game
from marrakech.record.tree import Branch, plant, tree_of

FILE = """[Marrakech "1"]
[Printing "en2021"]
[Players "3"]
[Result "*"]

{begin}
1. L (1. R2 f5-f6 {other} (g4-g5 2. A1) 2. L1$2) 2 {fine} b5-b6 (b2-b3) (c4-c5 2. A1 {or} (3))
2. R1$2 c5-d5
*
"""


def planted(game: Game) -> Game:
    """The game out of its own tree."""
    again = Game(game.ruleset, start=game.start, automatic=False)
    plant(again, tree_of(game))
    return again


def test_a_file_is_the_same_after_it_was_a_tree() -> None:
    game = gamefile.parse(FILE)
    again = planted(game)
    assert again.moves == game.moves
    assert again.comments == game.comments
    assert again.variations == game.variations
    assert gamefile.write(again) == gamefile.write(game)


def test_ways_on_are_children_and_the_line_comes_first() -> None:
    root = tree_of(gamefile.parse(FILE))
    assert root.comments == ["begin"]
    assert [str(child.move) for child in root.children] == ["left", "right"]
    assert [str(child.move) for child in root.children[1].children[0].children] == ["f5-f6", "g4-g5"]
    assert root.children[1].children[0].children[0].comments == ["other"]


def test_what_cannot_be_written_is_refused() -> None:
    game = gamefile.parse(FILE)
    root = at = Branch()
    move = game.moves[0]
    for _ in range(25):
        at.children = [Branch(move), Branch(move)]
        at = at.children[1]
    with pytest.raises(ArgumentError, match="20 variations"):
        plant(Game(game.ruleset, automatic=False), root)
