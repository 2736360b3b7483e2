"""Rounds: everybody who is in lays a rug in each."""

import pytest

from marrakech.kernel import state as kernel
from marrakech.record.legality import legal_moves
from marrakech.record.moves import Lay
from marrakech.record.node import Node
from marrakech.record.rounds import round_of, rounds


@pytest.mark.parametrize(("players", "whole"), [(3, 15), (4, 12)])
def test_a_round_ends_when_everybody_has_laid(players: int, whole: int) -> None:
    node = Node(kernel.start(players))
    assert rounds(node.state.rules) == whole
    laid = 0
    while laid < 2 * players:
        assert round_of(node.state) == 1 + laid // players
        move = node.after("ahead").after("1") if kernel.step(node.state) == kernel.ORIENT else None
        node = move or node.after(legal_moves(node.state)[0])
        laid += isinstance(node.move, Lay)
    assert round_of(node.state) == 3
