"""The accounting is exact for every player of every game."""

from itertools import accumulate, islice, pairwise
from math import fsum
from random import Random

import pytest

from marrakech.analysis.depths import QUICK, STANDARD
from marrakech.analysis.ledger import Ledger, keep_ledger
from marrakech.analysis.valuation import Valuer, worth
from marrakech.engine.walkthrough import random_walk
from marrakech.kernel.scoring import rank, score
from marrakech.kernel.state import OVER, State, players, start, step
from marrakech.kernel.turn import act
from tests.engine.games import RULES


def random_game(rules: int, seed: int, most: int = 10_000) -> tuple[State, list[int], State]:
    """Where a random game began, its choices and outcomes, and where it ended."""
    played = list(islice(random_walk(rules, Random(seed)), most))
    state, number = played[-1]
    return start(rules), [number for _, number in played], act(state, number)


def states_of(first: State, numbers: list[int]) -> list[State]:
    return list(accumulate(numbers, act, initial=first))


def check_identity(ledger: Ledger) -> None:
    """Start + luck + own choices + others' choices + correction = result, as chances and as points."""
    for who in range(ledger.players):
        for account in (ledger.win(who), ledger.score(who)):
            parts = account.start, account.luck, account.own, account.others, account.correction
            assert fsum(parts) == pytest.approx(account.result, abs=1e-9)
            assert account.own <= 0
        own = [entry for entry in ledger.entries if entry.player == who]
        assert ledger.win(who).own == pytest.approx(-sum(entry.loss for entry in own))
        assert ledger.score(who).own == pytest.approx(-sum(entry.points for entry in own))


@pytest.mark.parametrize("rules", RULES)
def test_start_luck_and_choices_are_the_result(rules: int) -> None:
    valuer = Valuer(rules & 7, QUICK)
    for seed in range(3):
        first, numbers, over = random_game(rules, seed)
        ledger = keep_ledger(states_of(first, numbers), numbers, valuer)
        check_identity(ledger)
        winners = [who for who in range(players(over)) if rank(over, who) == 1]
        for who in range(players(over)):
            assert ledger.score(who).result == score(over, who)
            assert ledger.win(who).result == pytest.approx((who in winners) / len(winners), abs=1e-6)
        assert sum(ledger.win(who).luck for who in range(players(over))) == pytest.approx(0, abs=1e-3)


@pytest.mark.parametrize("rules", RULES)
def test_luck_is_nothing_on_average_and_no_choice_beats_the_best(rules: int) -> None:
    valuer = Valuer(rules & 7, QUICK)
    first, numbers, _ = random_game(rules, 7, most=60)
    for entry in keep_ledger(states_of(first, numbers), numbers, valuer).entries:
        options = entry.valuation.options
        if entry.chance:
            assert sum(option.chance or 0 for option in options) == pytest.approx(1)
            for who in range(rules & 7):
                mean = sum((o.chance or 0) * o.value.win[who] for o in options)
                assert mean == pytest.approx(entry.valuation.value.win[who], abs=1e-9)
            assert entry.loss == entry.points == 0
        else:
            worths = [worth(option.value, entry.player) for option in options]
            assert worth(entry.valuation.value, entry.player) == pytest.approx(max(worths), abs=1e-6)
            assert entry.loss >= 0
            assert entry.points >= 0
            assert [option.number for option in options].count(entry.number) == 1


@pytest.mark.parametrize("rules", [RULES[0], RULES[6]])
def test_two_turns_deep_the_identity_holds_as_well(rules: int) -> None:
    first, numbers, _ = random_game(rules, 11, most=24)
    check_identity(keep_ledger(states_of(first, numbers), numbers, Valuer(rules & 7, STANDARD)))


def test_within_a_turn_the_evaluation_corrects_nothing() -> None:
    # What a choice leads to is valued as the next move finds it, until the next turn begins.
    first, numbers, _ = random_game(RULES[0], 5, most=60)
    entries = keep_ledger(states_of(first, numbers), numbers, Valuer(2, STANDARD)).entries
    for before, entry in pairwise(entries):
        if entry.player == before.player and entry.step > before.step:
            assert entry.correction.win == pytest.approx((0, 0), abs=1e-4)


@pytest.mark.parametrize("rules", RULES[::3])
def test_whoever_always_takes_the_best_loses_nothing_by_choices(rules: int) -> None:
    valuer, random, state = Valuer(rules & 7, QUICK), Random(3), start(rules)
    states, numbers = [state], list[int]()
    while step(state) != OVER and len(numbers) < 40:
        valuation = valuer.valuation(state)
        outcome = random.choice(valuation.options).number
        numbers.append(outcome if valuation.best < 0 else valuation.best)
        state = act(state, numbers[-1])
        states.append(state)
    ledger = keep_ledger(states, numbers, valuer)
    check_identity(ledger)
    for who in range(ledger.players):
        for account in (ledger.win(who), ledger.score(who)):
            assert account.own == 0
            assert account.others == 0
