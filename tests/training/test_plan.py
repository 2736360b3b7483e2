"""The plan of a run."""

from pathlib import Path

import pytest

from marrakech.engine.learned.network import fresh_network, load_networks, save_networks
from marrakech.engine.learned.shipped import networks
from marrakech.kernel.state import (
    COVER_OWN,
    ELIMINATION,
    END_TURN,
    KEEP_HEADING,
    ONE_COLOUR,
    PLAYERS_MASK,
)
from marrakech.training.plan import Plan, prey_named, rules_mix
from marrakech.training.run import resumed_learner
from tests.training.runs import same


@pytest.mark.parametrize("number", [2, 3, 4])
def test_every_switch_is_trained(number: int) -> None:
    mix = rules_mix(number)
    assert {rules & PLAYERS_MASK for rules in mix} == {number}
    assert mix.count(number | ELIMINATION) / len(mix) >= 0.7
    switches = [END_TURN, KEEP_HEADING, COVER_OWN, *([ONE_COLOUR] if number == 2 else [])]
    for switch in switches:
        assert any(rules & switch for rules in mix), switch
    assert not all(rules & ELIMINATION for rules in mix)
    # Keeping the heading means something only in the variant.
    assert all(rules & END_TURN for rules in mix if rules & KEEP_HEADING)


def test_who_hunts_a_bot_plays_the_plain_game_against_it_and_is_measured_by_it(tmp_path: Path) -> None:
    prey = prey_named("greedy", 3)
    plan = Plan(3, 1.0, tmp_path, prey=prey)
    tasks = plan.self_play(fresh_network(1), 0)
    assert all(task.prey is prey for task in tasks)
    assert {task.rules for task in tasks} == {(3 | ELIMINATION,)}
    assert all(task.others is prey for task in plan.look(fresh_network(1)))
    assert same(resumed_learner(plan).network, fresh_network(plan.seed))


def test_who_hunts_a_master_begins_with_what_it_knows(tmp_path: Path) -> None:
    shipped = Plan(2, 1.0, tmp_path, prey=prey_named("master", 2))
    learner = resumed_learner(shipped)
    assert same(learner.network, networks()[2])
    # In arrays of its own: learning changes them.
    assert learner.network[0] is not networks()[2][0]
    save_networks(tmp_path / "other.npz", {2: fresh_network(7)})
    other = Plan(2, 1.0, tmp_path, prey=prey_named(f"master:{tmp_path / 'other.npz'}", 2))
    assert same(resumed_learner(other).network, load_networks(tmp_path / "other.npz")[2])
