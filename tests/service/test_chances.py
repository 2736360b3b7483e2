"""Chance that has happened stands, however often the game is taken back."""

from marrakech.kernel.state import HENNA, INDIGO, SAFFRON, start
from marrakech.record.moves import Draw, Lay, Orient, Roll
from marrakech.record.node import Node
from marrakech.service.chances import Chances
from marrakech.service.fairdice import FairDice

GIVEN, OTHER = "ab" * 16, "cd" * 16


class OneFace:
    """Dice that show the same face for ever, and piles with the second colour on top."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def die(self, turn: int) -> int:
        return self.steps

    def pile(self, player: int, first: int, second: int) -> tuple[int, ...]:
        return (1,) * second + (0,) * first


def played(*moves: Draw | Orient | Roll | Lay, players: int = 4) -> Node:
    node = Node(start(players))
    for move in moves:
        node = node.after(move)
    return node


def test_the_dice_decide_what_has_not_happened() -> None:
    chances = Chances(OneFace(3))
    assert chances.roll(played(Orient(0)))[0] == Roll(3)
    assert chances.draw(played(players=2)) == Draw(SAFFRON)


def test_what_happened_comes_again_whatever_the_dice_say() -> None:
    chances = Chances(OneFace(3))
    begun = played()
    chances.remember(played(Orient(0), Roll(1)), begun)
    # Another heading is chosen in the same turn: the roll is the same.
    assert chances.roll(played(Orient(2)))[0] == Roll(1)
    second = played(Orient(0), Roll(1), Lay(14), Orient(1))
    assert second.turn == 2
    assert chances.roll(second)[0] == Roll(3)


def test_draws_are_remembered_for_each_pile() -> None:
    chances = Chances(OneFace(3))
    dealt = played(Draw(HENNA), Draw(INDIGO), players=2)
    chances.remember(dealt, played(players=2))
    assert chances.draw(played(players=2)) == Draw(HENNA)
    assert chances.draw(played(Draw(SAFFRON), players=2)) == Draw(INDIGO)


def test_a_number_is_mixed_into_the_roll_that_is_due() -> None:
    dice = FairDice(b"s" * 32, "game", "terms")
    chances = Chances(dice)
    rolling = played(Orient(0))
    faces = {chances.roll(rolling, f"{n:032x}")[0] for n in range(60)}
    assert faces == {Roll(1), Roll(2), Roll(3), Roll(4)}
    assert chances.roll(rolling, GIVEN)[0] == Roll(dice.die(1, GIVEN))
    assert chances.roll(rolling)[0] == Roll(dice.die(1, chances.numbers.at(1)))
    assert not chances.numbers.given, "it has not happened yet"


def test_the_number_that_was_given_first_counts() -> None:
    chances = Chances(FairDice(b"s" * 32, "game", "terms"))
    rolling = played(Orient(0))
    chances.remember(rolling.after(Roll(1)), rolling, GIVEN)
    assert chances.numbers.given == {1: GIVEN}
    assert chances.roll(rolling, OTHER)[1] == GIVEN
    assert chances.roll(rolling, OTHER)[0] == Roll(1)
    second = played(Orient(0), Roll(1), Lay(14), Orient(1))
    assert chances.roll(second, OTHER)[1] == OTHER
    # A rug is no roll: what was sent with it is not kept.
    chances.remember(second, rolling.after(Roll(1)), OTHER)
    assert chances.numbers.given == {1: GIVEN}


def test_a_roll_without_a_number_does_not_get_one_later() -> None:
    chances = Chances(FairDice(b"s" * 32, "game", "terms"))
    rolling = played(Orient(0))
    chances.remember(rolling.after(Roll(1)), rolling)
    assert chances.roll(rolling, OTHER)[1] is None


def test_the_first_scheme_has_no_numbers() -> None:
    dice = FairDice(b"s" * 32, "game", "terms", scheme=1)
    chances = Chances(dice)
    rolling = played(Orient(0))
    assert chances.roll(rolling, GIVEN)[1] is None
    assert Chances(OneFace(3)).roll(rolling, GIVEN)[1] is None
    assert {chances.roll(rolling, f"{n:032x}")[0] for n in range(60)} == {Roll(dice.die(1))}
    for game in "abcdefgh":
        piles = FairDice(b"s" * 32, game, "terms", scheme=1)
        top = Draw(SAFFRON if piles.pile(0)[0] else HENNA)
        assert Chances(piles).draw(played(players=2)) == top


def test_only_what_came_since_is_remembered() -> None:
    chances = Chances(OneFace(3))
    before = played(Draw(HENNA), players=2)
    chances.remember(before.after(Draw(INDIGO)), before)
    assert chances.draw(before) == Draw(INDIGO)
    assert chances.draw(played(players=2)) == Draw(SAFFRON)
    chances.remember(before, before)
    assert chances.draw(played(players=2)) == Draw(SAFFRON)
