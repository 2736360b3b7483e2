"""What holds in every position, of random games and of markets that no game reaches."""

import random
from itertools import product

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from marrakech.kernel import state as words
from marrakech.kernel.board import BOARD, PLACE_SQUARE, PLACES, place_squares
from marrakech.kernel.state import LAY, OVER, ROLL, State, start
from marrakech.kernel.symmetry import ANTI, DIAGONAL, HALF_TURN
from tests.examples import examples
from tests.kernel.drawing import packed, unpacked
from tests.kernel.modes import COMPILED, INTERPRETED, Kernel
from tests.kernel.tree import Edge, edges, follow

ALL_RULES = [
    set_up | sum(switches)
    for set_up in (2, 2 | words.ONE_COLOUR, 3, 4)
    for switches in product(
        (0, words.ELIMINATION), (0, words.END_TURN), (0, words.KEEP_HEADING), (0, words.COVER_OWN)
    )
]
"""Every number of players with every combination of switches: 64."""

STEPS = 400
"""No game has more choices and outcomes than this."""

calmly = examples(150, suppress_health_check=[HealthCheck.too_slow], derandomize=True)


def begin(rules: int, purse: int) -> State:
    """The start, with as many dirhams each as wanted."""
    players = rules & words.PLAYERS_MASK
    return start(rules)._replace(purses=packed((purse,) * players))


def links(state: State) -> list[int]:
    """The squares of every rug that lies whole in sight."""
    return [
        place_squares(place)
        for place in range(PLACES)
        if (state.east if place < 42 else state.north) >> PLACE_SQUARE[place] & 1
    ]


def check_the_market(state: State) -> None:
    """Colours disjoint and on the board; links join two squares of one colour, none in two links."""
    shown = 0
    for colour in state[:4]:
        assert colour & ~BOARD == 0
        assert colour & shown == 0
        shown |= colour
    linked = 0
    for rug in links(state):
        assert rug & linked == 0
        linked |= rug
        assert any(rug & ~colour == 0 for colour in state[:4])
    # A link that is kept outside the 84 places would be found by no one.
    assert len(links(state)) == state.east.bit_count() + state.north.bit_count()
    assert state.assam < 56 * 4
    assert BOARD >> state.assam // 4 & 1


def check_the_symmetries(kernel: Kernel, state: State, edge: Edge, after: State) -> None:
    """What happens looks the same from all four sides."""
    for symmetry in (HALF_TURN, DIAGONAL, ANTI):
        seen = kernel.symmetry.state_image(symmetry, state)
        images = {image(kernel, symmetry, each) for each in edges(kernel, state)}
        assert images == set(edges(kernel, seen))
        seen_after = follow(kernel, seen, image(kernel, symmetry, edge))
        assert seen_after == kernel.symmetry.state_image(symmetry, after)


def image(kernel: Kernel, symmetry: int, edge: Edge) -> Edge:
    """A choice or an outcome seen from another side."""
    if edge.verb in ("orient", "end_turn"):
        return edge._replace(argument=kernel.symmetry.quarter_image(symmetry, edge.argument))
    if edge.verb == "lay":
        return edge._replace(argument=kernel.symmetry.place_image(symmetry, edge.argument))
    return edge


@pytest.mark.parametrize("rules", ALL_RULES)
@pytest.mark.parametrize("purse", [30, 4])
def test_a_random_game(kernel: Kernel, rules: int, purse: int) -> None:
    chance = random.Random(rules * 100 + purse)
    players = rules & words.PLAYERS_MASK
    state = begun = begin(rules, purse)
    dealt = unpacked(begun.stocks)
    laid = [0, 0, 0, 0]
    record: list[tuple[Edge, State]] = []
    while onward := edges(kernel, state):
        check_the_market(state)
        if words.step(state) == LAY:
            assert len(onward) >= 2
            laid[words.laying_colour(state)] += 1
        edge = chance.choice(onward)
        after = follow(kernel, state, edge)
        if len(record) % 7 == 0:
            check_the_symmetries(kernel, state, edge, after)
        assert sum(unpacked(after.purses)) == players * purse
        for colour in range(words.colours(rules)):
            out = words.out_order(after, words.owner(after, colour))
            left = words.stock(after, colour)
            assert left == 0 if out else left + laid[colour] == dealt[colour]
            assert after[colour].bit_count() <= 2 * laid[colour]
        assert after.rules == rules
        record.append((edge, after))
        assert len(record) < STEPS
        state = after
    assert words.step(state) == OVER
    check_the_market(state)

    # Replay, in either form of the kernel: the same choices and outcomes give the same positions.
    for form in (INTERPRETED, COMPILED):
        again = begun
        for edge, after in record:
            again = follow(form, again, edge)
            assert again == after


@st.composite
def markets(draw: st.DrawFn) -> State:
    """A market with rugs strewn anywhere, and merchants with any purse: few of them a game reaches."""
    rules = draw(st.sampled_from(ALL_RULES))
    players, colours = rules & words.PLAYERS_MASK, words.colours(rules)
    shown = [0, 0, 0, 0]
    east = north = 0
    strewn = st.lists(st.tuples(st.integers(0, PLACES - 1), st.integers(0, colours - 1)), max_size=60)
    for place, colour in draw(strewn):
        rug = place_squares(place)
        shown = [squares & ~rug for squares in shown]
        shown[colour] |= rug
        # Written out square by square, and not as the kernel does it.
        for square in (square for square in range(56) if rug >> square & 1):
            east &= ~(1 << square | (1 << square - 1 if square else 0))
            north &= ~(1 << square | (1 << square - 8 if square >= 8 else 0))
        if place < 42:
            east |= 1 << PLACE_SQUARE[place]
        else:
            north |= 1 << PLACE_SQUARE[place]
    square = draw(st.sampled_from([square for square in range(56) if BOARD >> square & 1]))
    purses = draw(st.tuples(*[st.integers(0, 60)] * players))
    stocks = draw(st.tuples(*[st.integers(1, 15)] * colours))
    flow = draw(st.integers(0, players - 1)) | draw(st.sampled_from([ROLL, LAY])) << 2
    if words.two_colours(rules):
        for who in range(2):
            flow = words.with_top(flow, who, draw(st.integers(1, 2)))
    return State(
        shown[0],
        shown[1],
        shown[2],
        shown[3],
        east,
        north,
        square * 4 + draw(st.integers(0, 3)),
        packed(purses),
        packed(stocks),
        flow,
        rules,
    )


@calmly
@given(market=markets(), data=st.data())
def test_any_market(market: State, data: st.DataObject) -> None:
    check_the_market(market)
    onward = edges(INTERPRETED, market)
    assert onward == edges(COMPILED, market)
    assert len(onward) >= 2
    edge = data.draw(st.sampled_from(onward))
    after = follow(INTERPRETED, market, edge)
    assert after == follow(COMPILED, market, edge)
    check_the_market(after)
    assert sum(unpacked(after.purses)) == sum(unpacked(market.purses))
    check_the_symmetries(INTERPRETED, market, edge, after)
    check_the_symmetries(COMPILED, market, edge, after)


@calmly
@given(market=markets())
def test_both_forms_read_any_market_alike(market: State) -> None:
    for who in range(words.players(market)):
        for function in ("visible", "score", "standing", "rank"):
            plain = getattr(INTERPRETED.scoring, function)(market, who)
            assert plain == getattr(COMPILED.scoring, function)(market, who)
        own = INTERPRETED.state.own_squares(market, who)
        assert own == COMPILED.state.own_squares(market, who)
    for function in ("tithe", "tithe_region", "colour_due", "legal", "legal_rugs"):
        assert getattr(INTERPRETED.turn, function)(market) == getattr(COMPILED.turn, function)(market)
    for place in range(PLACES):
        assert INTERPRETED.turn.refusal(market, place) == COMPILED.turn.refusal(market, place)
