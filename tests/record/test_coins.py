"""Paying in gold and silver: exactly, with change, or after somebody changed a coin."""

import random

from marrakech.kernel import state as kernel
from marrakech.record.coins import (
    FIRST_COINS,
    IN_THE_BOX,
    NO_COINS,
    Coins,
    Handover,
    handover,
    paid,
    payment,
    purses_at,
)
from marrakech.record.game import Game
from marrakech.record.moves import Roll


def test_a_tithe_is_paid_exactly_where_it_can_be() -> None:
    purses = [FIRST_COINS, FIRST_COINS]
    assert handover(purses, 0, 1, 7) == Handover(Coins(1, 2))
    assert handover(purses, 0, 1, 4) == Handover(Coins(0, 4))
    # With no gold left silver has to do.
    assert handover([Coins(0, 9), FIRST_COINS], 0, 1, 7) == Handover(Coins(0, 7))
    # Whoever cannot pay gives all there is.
    assert handover([Coins(1, 7), FIRST_COINS], 0, 1, 12) == Handover(Coins(1, 7))


def test_who_has_too_little_silver_gets_change() -> None:
    how = handover([Coins(5, 1), FIRST_COINS], 0, 1, 7)
    assert how == Handover(Coins(2, 0), back=Coins(0, 3))
    assert paid([Coins(5, 1), FIRST_COINS], 0, 1, how) == (Coins(3, 4), Coins(7, 2))


def test_where_neither_has_silver_a_gold_coin_is_changed_first() -> None:
    # Two players: ten silver coins are still in the box, and all that were dealt lie with nobody here.
    purses = (Coins(5, 1), Coins(6, 0))
    how = handover(purses, 0, 1, 2)
    assert how == Handover(Coins(0, 2), changed=True)
    assert paid(purses, 0, 1, how) == (Coins(4, 4), Coins(6, 2))
    # Four players: the box is empty, and whoever has most silver changes.
    four = (Coins(5, 1), Coins(6, 1), Coins(4, 8), Coins(5, 10))
    how = handover(four, 0, 1, 2)
    assert (how.changed, how.changer) == (True, 3)
    after = paid(four, 0, 1, how)
    assert after == (Coins(4, 4), Coins(6, 3), Coins(4, 8), Coins(6, 5))


def test_purses_hold_what_the_kernel_says_and_no_coin_is_made() -> None:
    changes = backs = 0
    for players in (2, 3, 4):
        for seed in range(12):
            game = Game.new(players=players, seed=seed)
            chooser = random.Random(seed)
            while not game.over:
                game.play(chooser.choice(game.legal()))
            for node in game.node.path():
                purses = purses_at(node)
                worth = [purse.worth for purse in purses]
                assert worth == [kernel.purse(node.state, who) for who in range(players)]
                assert min(min(purse.gold, purse.silver) for purse in purses) >= 0
                assert sum(purse.gold for purse in purses) <= IN_THE_BOX
                assert sum(purse.silver for purse in purses) <= IN_THE_BOX
                how = payment(node)
                assert how is None or isinstance(node.move, Roll)
                if how is not None:
                    changes += how.changed
                    backs += how.back != NO_COINS
    assert backs > 10, "random games ask for change"
    assert changes, "and now and then for a coin to be changed"
