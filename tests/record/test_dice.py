"""Chance from a seed: fixed, fair, and the pile whole."""

from collections import Counter

import pytest

from marrakech.record.dice import Dice, SeededDice


def test_the_same_seed_gives_the_same_dice() -> None:
    one, other = SeededDice(7), SeededDice("7")
    assert [one.die(turn) for turn in range(1, 50)] == [other.die(turn) for turn in range(1, 50)]
    assert one.pile(0, 12, 12) == other.pile(0, 12, 12)


def test_the_order_of_asking_does_not_matter() -> None:
    asked = SeededDice(7)
    forwards = [asked.die(turn) for turn in range(1, 20)]
    backwards = [asked.die(turn) for turn in reversed(range(1, 20))]
    assert forwards == backwards[::-1]


def test_seeds_mean_the_same_on_every_machine_and_version() -> None:
    # Saved games are played on by these numbers, so they may never change.
    dice: Dice = SeededDice("a saved game")
    assert [dice.die(turn) for turn in range(1, 13)] == [1, 3, 3, 3, 1, 2, 3, 1, 3, 3, 3, 3]
    assert "".join("HS"[rug] for rug in dice.pile(0, 12, 12)) == "HHSHHSHHHSSSSHSSHSHSHSHS"


def test_different_seeds_and_turns_and_players_differ() -> None:
    assert [SeededDice(1).die(turn) for turn in range(40)] != [
        SeededDice(2).die(turn) for turn in range(40)
    ]
    assert SeededDice(1).pile(0, 12, 12) != SeededDice(1).pile(1, 12, 12)


def test_the_faces_come_as_often_as_they_are_on_the_die() -> None:
    rolls = Counter(SeededDice(2026).die(turn) for turn in range(1, 12001))
    assert set(rolls) == {1, 2, 3, 4}
    # Four standard deviations of a binomial are about 160 for the single faces, 205 for the doubled.
    for steps, share in {1: 2000, 2: 4000, 3: 4000, 4: 2000}.items():
        assert abs(rolls[steps] - share) < 210


@pytest.mark.parametrize(("first", "second"), [(12, 12), (0, 5), (3, 0), (1, 1), (0, 0)])
def test_a_pile_holds_the_rugs_that_went_into_it(first: int, second: int) -> None:
    pile = SeededDice(3).pile(1, first, second)
    assert (pile.count(0), pile.count(1)) == (first, second)
    assert len(pile) == first + second


def test_every_place_in_the_pile_is_as_likely_for_either_colour() -> None:
    tops = Counter(SeededDice(seed).pile(0, 12, 12)[0] for seed in range(2000))
    assert abs(tops[0] - 1000) < 100
