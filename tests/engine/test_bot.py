"""The interface that every bot keeps."""

import subprocess
import sys

import pytest

from marrakech.engine.bot import Limits
from marrakech.engine.errors import NoChoiceError
from marrakech.engine.ladder import BOTS, make_bot
from marrakech.kernel.choices import listed
from marrakech.kernel.state import ELIMINATION, start, step
from marrakech.kernel.turn import legal
from marrakech.record.errors import ArgumentError
from tests.engine.games import RULES, some_choices

QUICK = Limits(nodes=300)


@pytest.mark.parametrize("name", list(BOTS))
@pytest.mark.parametrize("rules", RULES)
def test_a_decision_is_legal_and_lists_every_choice(name: str, rules: int) -> None:
    bot = make_bot(name, seed=5)
    for state in some_choices(rules, 3):
        decision = bot.choose(state, QUICK)
        assert decision.step == step(state)
        assert decision.choice in listed(legal(state))
        assert sorted(each.choice for each in decision.alternatives) == listed(legal(state))
        assert decision.nodes >= 0
        assert decision.seconds >= 0


@pytest.mark.parametrize("name", list(BOTS))
def test_the_same_seed_decides_the_same(name: str) -> None:
    for state in some_choices(4 | ELIMINATION, 5):
        again = make_bot(name, seed=7).choose(state, QUICK)
        first = make_bot(name, seed=7).choose(state, QUICK)
        assert (first.choice, first.alternatives) == (again.choice, again.alternatives)


def test_random_bots_differ_by_seed() -> None:
    states = some_choices(4 | ELIMINATION, 20)
    played = {
        tuple(make_bot("random", seed).choose(s, QUICK).choice for s in states) for seed in range(5)
    }
    assert len(played) == 5


@pytest.mark.parametrize("name", list(BOTS))
def test_chance_is_not_asked_of_a_bot(name: str) -> None:
    with pytest.raises(NoChoiceError, match="step 0"):
        make_bot(name).choose(start(2), QUICK)


@pytest.mark.parametrize("name", list(BOTS))
def test_a_state_that_the_rules_cannot_go_on_from_is_refused(name: str) -> None:
    for spoilt, told in (
        (start(3)._replace(assam=1 << 40), "Assam on a square of the board"),
        (start(3)._replace(east=-1), "whole rugs of one colour"),
        (start(3)._replace(rules=7), "two to four players"),
        (start(3)._replace(stocks=0), "a rug left for the player to move"),
        (start(3)._replace(henna=0.5), "integers"),  # type: ignore[arg-type]
    ):
        with pytest.raises(ArgumentError, match=told):
            make_bot(name).choose(spoilt, QUICK)


def test_the_interface_needs_no_numba() -> None:
    script = "import sys, marrakech.engine.ladder; print(*{'numba', 'numpy'} & set(sys.modules))"
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == ""
