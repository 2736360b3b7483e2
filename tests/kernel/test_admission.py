"""Which states are admitted, and that the rules can go on from every one of them until the game is over."""

from random import Random

import pytest

from marrakech.kernel import admission
from marrakech.kernel.admission import SOUND, fault
from marrakech.kernel.board import PLACES
from marrakech.kernel.chance import outcomes, possible
from marrakech.kernel.choices import listed
from marrakech.kernel.state import (
    COVER_OWN,
    END_TURN,
    KEEP_HEADING,
    LONGEST_GAME,
    ONE_COLOUR,
    OVER,
    PLAYERS_MASK,
    State,
    players,
    purse,
    rugs_left,
    start,
    start_by,
    step,
)
from marrakech.kernel.turn import act, legal
from tests.examples import times
from tests.kernel.modes import COMPILED
from tests.positions import EVERY_RULES, random_position, steps_of

ROOMY = start(3)


@pytest.mark.parametrize("rules", EVERY_RULES)
def test_every_successor_of_an_admitted_state_is_admitted(rules: int) -> None:
    random = Random(rules)
    for now in steps_of(rules) * times(4):
        state = random_position(random, rules, now)
        assert fault(state) == SOUND
        following = listed(legal(state)) or possible(outcomes(state))
        assert bool(following) is (now != OVER), "whoever is to choose has a choice"
        assert len(following) <= 12 < PLACES
        for what in following:
            assert fault(act(state, what)) == SOUND


@pytest.mark.parametrize("rules", EVERY_RULES)
def test_a_game_from_an_admitted_state_ends_with_its_rugs(rules: int) -> None:
    random = Random(rules)
    for _ in range(times(3)):
        state = random_position(random, rules)
        dirhams = sum(purse(state, who) for who in range(players(state)))
        # A turn has at most four steps, lays a rug or puts somebody out; two rugs are dealt.
        most = 4 * (sum(rugs_left(state, who) for who in range(players(state))) + 4) + 2
        for _ in range(most):
            if step(state) == OVER:
                break
            state = act(state, random.choice(listed(legal(state)) or possible(outcomes(state))))
        assert step(state) == OVER
        assert fault(state) == SOUND
        assert sum(purse(state, who) for who in range(players(state))) == dirhams


def test_all_rules_that_go_together_are_tried() -> None:
    assert len(EVERY_RULES) == 12 + 12 + 24
    assert all(2 <= rules & PLAYERS_MASK <= 4 for rules in EVERY_RULES)


SPOILT = [
    (ROOMY._replace(rules=5), admission.BAD_RULES),
    (ROOMY._replace(rules=1), admission.BAD_RULES),
    (ROOMY._replace(rules=3 | ONE_COLOUR), admission.BAD_RULES),
    (ROOMY._replace(rules=3 | KEEP_HEADING), admission.BAD_RULES),
    (ROOMY._replace(rules=3 | COVER_OWN << 1), admission.BAD_RULES),
    (ROOMY._replace(rules=-1), admission.BAD_RULES),
    (ROOMY._replace(henna=1 << 7), admission.BAD_BOARD),
    (ROOMY._replace(henna=-1), admission.BAD_BOARD),
    (ROOMY._replace(henna=1, indigo=1), admission.BAD_BOARD),
    (ROOMY._replace(almond=1), admission.BAD_BOARD),
    (ROOMY._replace(saffron=1, rules=2 | ONE_COLOUR), admission.BAD_BOARD),
    (ROOMY._replace(henna=1, east=1), admission.BAD_LINKS),
    (ROOMY._replace(henna=1, indigo=2, east=1), admission.BAD_LINKS),
    (ROOMY._replace(henna=7, east=3), admission.BAD_LINKS),
    (ROOMY._replace(henna=0x103, east=1, north=1), admission.BAD_LINKS),
    (ROOMY._replace(henna=1 << 6, east=1 << 6), admission.BAD_LINKS),
    (ROOMY._replace(henna=1 << 48, north=1 << 48), admission.BAD_LINKS),
    (ROOMY._replace(assam=-1), admission.BAD_ASSAM),
    (ROOMY._replace(assam=7 * 4), admission.BAD_ASSAM),
    (ROOMY._replace(assam=56 * 4), admission.BAD_ASSAM),
    (ROOMY._replace(assam=1 << 40), admission.BAD_ASSAM),
    (ROOMY._replace(purses=1 << 24), admission.BAD_PURSES),
    (ROOMY._replace(purses=200 << 8 | 56), admission.BAD_PURSES),
    (ROOMY._replace(purses=-1), admission.BAD_PURSES),
    (ROOMY._replace(stocks=ROOMY.stocks | 1 << 24), admission.BAD_STOCKS),
    (ROOMY._replace(stocks=-1), admission.BAD_STOCKS),
    (start(2)._replace(stocks=200 << 24 | 12 << 16 | 56 << 8 | 12), admission.BAD_STOCKS),
    (ROOMY._replace(flow=ROOMY.flow | 3), admission.BAD_FLOW),
    (ROOMY._replace(flow=ROOMY.flow | 7 << 2), admission.BAD_FLOW),
    (ROOMY._replace(flow=ROOMY.flow | 1 << 17), admission.BAD_FLOW),
    (ROOMY._replace(flow=-1), admission.BAD_FLOW),
    (ROOMY._replace(flow=ROOMY.flow | 1 << 13), admission.BAD_FLOW),
    (ROOMY._replace(flow=ROOMY.flow | 2 << 7), admission.BAD_OUT),
    (ROOMY._replace(flow=ROOMY.flow | 1 << 7 | 1 << 9), admission.BAD_OUT),
    (ROOMY._replace(flow=ROOMY.flow | 1 << 11), admission.BAD_OUT),
    (ROOMY._replace(flow=OVER << 2 | 1 << 5 | 2 << 7 | 3 << 9), admission.BAD_OUT),
    (ROOMY._replace(flow=ROOMY.flow | 1 << 5), admission.MOVER_OUT),
    (ROOMY._replace(flow=ROOMY.flow | 1 << 7 | 2 << 9), admission.ONE_LEFT),
    (ROOMY._replace(flow=0), admission.NO_PILES),
    (ROOMY._replace(flow=5 << 2), admission.NO_TURN),
    (ROOMY._replace(rules=3 | END_TURN), admission.NO_ORIENT),
    (ROOMY._replace(stocks=15 << 8), admission.NO_RUG),
    (start(2)._replace(stocks=12), admission.NO_DEAL),
    (start(2)._replace(flow=3 << 13), admission.BAD_FLOW),
    (start(2)._replace(flow=1 << 13), admission.TOP_UNDRAWN),
    (start(2)._replace(flow=2 << 2), admission.TOP_UNKNOWN),
    (start(2)._replace(flow=2 << 2 | 1 << 13 | 2 << 15, stocks=12 << 8 | 12), admission.TOP_NOT_LEFT),
]


@pytest.mark.parametrize(("state", "expected"), SPOILT)
def test_what_is_not_admitted(state: State, expected: int) -> None:
    assert fault(state) == expected


def test_starts_are_admitted_and_every_fault_is_tried() -> None:
    starts = [start_by(rules, who) for rules in EVERY_RULES for who in range(rules & PLAYERS_MASK)]
    assert {fault(state) for state in starts} == {SOUND}
    assert {expected for _, expected in SPOILT} == set(range(1, admission.TOP_UNKNOWN + 1))


def test_no_game_is_longer_than_its_rugs() -> None:
    rugs = [
        sum(rugs_left(start(rules), who) for who in range(rules & PLAYERS_MASK))
        for rules in EVERY_RULES
    ]
    assert max(rugs) == LONGEST_GAME


def test_compiled_it_is_the_same() -> None:
    random = Random(5)
    compiled = COMPILED.admission.fault
    states = [state for state, _ in SPOILT] + [random_position(random) for _ in range(200)]
    for state in states:
        name = random.choice(State._fields)
        flipped = state._replace(**{name: getattr(state, name) ^ 1 << random.randrange(62)})
        assert compiled(state) == fault(state)
        assert compiled(flipped) == fault(flipped)
