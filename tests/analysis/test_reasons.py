"""Reasons are true: every fact counted a second time, every sentence compared with what was counted."""

from random import Random

import pytest

from marrakech.analysis.comparison import GAINS, LEAST, Reason, reasons
from marrakech.analysis.phrases import phrase
from marrakech.engine.walkthrough import random_walk
from marrakech.kernel.choices import listed
from marrakech.kernel.state import END_TURN, State, step
from marrakech.kernel.turn import legal
from marrakech.messages import Person, speaking
from marrakech.record.moves import move_at
from marrakech.record.position import Position
from tests.analysis.recount import BETTER, TOLD, faults_of
from tests.engine.games import RULES


def faults_in(state: State, best: int, played: int) -> list[str]:
    """What is wrong with the reasons for one choice against another."""
    found = reasons(state, best, played)
    moves = [str(move_at(step(state), number)) for number in (best, played)]
    return [fault for reason in found for fault in faults_of(reason, str(Position(state)), *moves)]


@pytest.mark.parametrize("rules", [*RULES, 3 | END_TURN])
def test_every_reason_is_true_in_every_language(rules: int) -> None:
    random = Random(rules)
    states = [state for state, _ in random_walk(rules, random) if len(listed(legal(state))) > 1]
    # Some of every game, and all of its end.
    for state in [*random.sample(states[:-4], 6), *states[-4:]]:
        best, played = random.sample(listed(legal(state)), 2)
        for pair in ((best, played), (played, best)):
            assert faults_in(state, *pair) == []


def test_every_code_is_known_to_all() -> None:
    assert LEAST.keys() == GAINS.keys() == BETTER.keys() == TOLD.keys()


def test_in_the_variant_the_tithe_after_turning_is_the_next_player_s() -> None:
    told = 0
    for seed in range(4):
        for state, _ in random_walk(3 | END_TURN, Random(seed)):
            choices = listed(legal(state))
            if Position(state).step == "turn":
                for best, played in ((choices[0], choices[-1]), (choices[-1], choices[0])):
                    for reason in reasons(state, best, played):
                        assert reason.code in ("passage", "fare", "reply", "gift")
                        if reason.code == "passage":
                            told += 1
                            assert reason.best["ours"] > reason.played["ours"]
                            assert reason.best["rival"] == (Position(state).player + 1) % 3
    assert told


def test_the_end_of_a_race_is_told_with_names() -> None:
    best = {"outcome": 4, "own": 42, "theirs": 41, "rival": 1}
    played = {"outcome": 1, "own": 41, "theirs": 41, "rival": 2}
    reason = Reason("final", dict(best), dict(played))
    names = ["Ana", "Idir", "Safia"]
    assert phrase(reason, Person("", you=True), names) == (
        "you win 42 to 41; as it was played Safia ties at 41 and wins on dirhams"
    )
    with speaking("fr"):
        assert phrase(reason, Person("Ana"), names) == (
            "Ana gagne 42 à 41\u202f; avec le choix joué, Safia égalise à 41 et gagne aux dirhams"
        )
