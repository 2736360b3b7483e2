"""Random play, compiled, against the same random words spent on the interpreted kernel."""

import pytest

from marrakech.engine import playout
from marrakech.kernel.state import DEAL, DRAW, OVER, ROLL, Rules, State, player, start, step, stock
from tests.kernel.modes import INTERPRETED
from tests.kernel.test_properties import ALL_RULES
from tests.kernel.tree import Edge, edges, follow

ALL_BITS = 2**64 - 1


def interpreted_step(state: State, word: int) -> State:
    """What `playout.random_step` does with a word."""

    def scaled(bound: int) -> int:
        return (word >> 32) * bound >> 32

    onward = edges(INTERPRETED, state)
    if step(state) == ROLL:
        chosen = Edge("roll", (1, 2, 2, 3, 3, 4)[scaled(6)])
    elif step(state) in (DEAL, DRAW):
        who = player(state)
        rugs = [who] * stock(state, who) + [who + 2] * stock(state, who + 2)
        chosen = Edge("draw", rugs[scaled(len(rugs))])
    else:
        chosen = onward[scaled(len(onward))]
    assert chosen in onward
    return follow(INTERPRETED, state, chosen)


@pytest.mark.parametrize("rules", ALL_RULES)
def test_the_same_words_give_the_same_game(rules: Rules) -> None:
    generator, by_steps = playout.seeded(rules), playout.seeded(rules)
    word = int(generator[0])
    for _ in range(3):
        state = stepped = start(rules)
        while step(state) != OVER:
            word ^= word << 13 & ALL_BITS
            word ^= word >> 7
            word ^= word << 17 & ALL_BITS
            state = interpreted_step(state, word)
            stepped = playout.random_step(stepped, by_steps)
            assert stepped == state
        assert playout.random_game(start(rules), generator) == state
        assert int(generator[0]) == int(by_steps[0]) == word


def test_many_games_are_one_after_the_other() -> None:
    one_by_one, together = playout.seeded(5), playout.seeded(5)
    total = sum(playout.random_game(start(4), one_by_one).purses & 255 for _ in range(20))
    assert playout.random_games(4, 20, together) == total


def test_a_game_can_be_played_out_from_the_middle_of_a_turn() -> None:
    for rules in ALL_RULES:
        generator = playout.seeded(rules)
        state = start(rules)
        for _ in range(12):
            assert step(playout.random_game(state, playout.seeded(1))) == OVER
            state = playout.random_step(state, generator)


def test_numbers_below_a_bound() -> None:
    generator = playout.seeded(3)
    drawn = [playout.below(generator, 6) for _ in range(600)]
    assert set(drawn) == set(range(6))
