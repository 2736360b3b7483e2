"""What a player sees as planes and a vector, against a plain reading of the position."""

import numpy as np
import pytest

from marrakech.envs.batch import Batch
from marrakech.envs.frame import action_in, frame_of
from marrakech.envs.observation import FLAT, PLANES, SHAPE, VECTOR
from marrakech.envs.seeded_game import SeededGame
from marrakech.kernel.board import region
from marrakech.kernel.chance import DIE
from marrakech.kernel.choices import ACTIONS, action_of, choice_of, listed
from marrakech.kernel.state import (
    LAY,
    ORIENT,
    TURN,
    Rules,
    State,
    colour_at,
    colours,
    heading,
    out_order,
    owner,
    player,
    players,
    purse,
    read_state,
    square,
    squares_of,
    step,
    stock,
    top,
    two_colours,
    with_assam,
    with_flow,
    write_state,
)
from marrakech.kernel.symmetry import ANTI, DIAGONAL, HALF_TURN, SAME, state_image
from marrakech.kernel.turn import act, legal, tithe, turned, walk
from marrakech.record.weave import rugs_of
from tests.envs.games import RULES

FRAMES = (SAME, DIAGONAL, HALF_TURN, ANTI)


def expected_planes(state: State, who: int) -> np.ndarray:
    """The planes as the docstring of the module describes them, square by square."""
    planes = np.zeros(SHAPE, np.uint8)
    number = players(state)
    for at in range(56):
        colour = colour_at(state, 1 << at)
        if colour < 0:
            continue
        spot = at // 8, at % 8
        seat = (owner(state, colour) - who) % number
        if out_order(state, owner(state, colour)):
            planes[4][spot] = 1
            continue
        planes[seat + (2 if colour != owner(state, colour) else 0)][spot] = 1
        size = region(1 << at, squares_of(state, colour)).bit_count()
        planes[13 if seat else 14][spot] = size
    for rug in rugs_of(state):
        if rug.whole:
            one, other = rug.squares
            way = 1 if other - one == 1 else 0
            planes[5 + way][one // 8, one % 8] = 1
            planes[5 + way + 2][other // 8, other % 8] = 1
    planes[9 + heading(state)][square(state) // 8, square(state) % 8] = 1
    return planes


def expected_vector(state: State, who: int) -> list[float]:
    """The vector as the docstring of the module describes it."""
    number = players(state)
    seats = [(who + seat) % number for seat in range(number)]
    stocks = [stock(state, one) for one in seats] + [0] * (4 - number)
    tops = [0.0] * 4
    if two_colours(state.rules):
        stocks[2:] = [stock(state, one + 2) for one in seats]
        tops = [float(top(state, one) == which) for one in seats for which in (1, 2)]
    empty = [0.0] * (4 - number)
    mine = with_flow(state, state.flow & ~3 | who)
    tithes = [
        sum(tithe(walk(with_assam(mine, turned(state.assam, quarter)), face)) for face in DIE) / 6 / 30
        for quarter in range(3)
    ]
    return [
        *(float(step(state) == one) for one in (ORIENT, LAY, TURN)),
        *(float(number == one) for one in (2, 3, 4)),
        *(purse(state, one) / 30 for one in seats),
        *empty,
        *(left / 15 for left in stocks),
        *(float(out_order(state, one) > 0) for one in seats),
        *empty,
        *tops,
        *(float(state.rules >> bit & 1) for bit in (3, 4, 5, 6, 7)),
        *tithes,
    ]


@pytest.mark.parametrize("rules", RULES)
def test_planes_and_vector_are_as_described(rules: Rules) -> None:
    assert (PLANES, VECTOR, FLAT) == (15, 30, 765)
    batch = Batch(40, rules, seed=2)
    met = 0
    while not batch.over().all():
        planes, vector = batch.observe()
        for state, seen, numbers in zip(map(read_state, batch.states), planes, vector, strict=True):
            met += 1
            if met % 7 == 0:
                assert np.array_equal(seen, expected_planes(state, player(state)))
                assert numbers.tolist() == pytest.approx(expected_vector(state, player(state)))
        batch.step(batch.random_actions())
    assert colours(rules) >= 2


@pytest.mark.parametrize("rules", [RULES[0], RULES[3]])
def test_any_seat_can_look(rules: Rules) -> None:
    game = SeededGame(rules)
    game.begin(3)
    for _ in range(40):
        game.do(int(game.mask().argmax()))
    for who in range(players(game.state)):
        planes, vector = game.observe(who)
        assert np.array_equal(planes, expected_planes(game.state, who))
        assert vector.tolist() == pytest.approx(expected_vector(game.state, who))


@pytest.mark.parametrize("rules", RULES)
def test_facing_north_is_the_image_of_the_position(rules: Rules) -> None:
    batch = Batch(40, rules, seed=2, facing_north=True)
    plain = Batch(40, rules)
    for _ in range(40):
        planes, vector = batch.observe()
        assert not planes[:, 10:13].any()
        for i, state in enumerate(map(read_state, batch.states)):
            write_state(state_image(FRAMES[heading(state)], state), plain.states[i])
        images, numbers = plain.observe()
        assert np.array_equal(planes, images)
        assert np.array_equal(vector, numbers)
        assert np.array_equal(batch.masks(), plain.masks())
        actions = batch.random_actions()
        batch.step(actions)


@pytest.mark.parametrize("frame", range(4))
def test_actions_of_a_frame_go_there_and_back(frame: int) -> None:
    images = [action_in(frame, action) for action in range(ACTIONS)]
    assert sorted(images) == list(range(ACTIONS))
    assert [action_in(frame, action) for action in images] == list(range(ACTIONS))


@pytest.mark.parametrize("rules", RULES)
def test_an_action_does_in_its_frame_what_its_image_does(rules: Rules) -> None:
    game = SeededGame(rules)
    game.begin(6)
    for _ in range(30):
        state = game.state
        frame = frame_of(state, True)
        choices = legal(state)
        seen = state_image(FRAMES[frame], state)
        for choice in listed(choices):
            action = action_in(frame, action_of(choices, choice))
            after = act(seen, choice_of(legal(seen), action))
            assert after == state_image(FRAMES[frame], act(state, choice))
        game.do(int(game.mask().argmax()))
