"""Snapshots: the fold of a log, whose steps are pure functions of a snapshot and an entry."""

from collections.abc import Sequence

import pytest

from marrakech.record.errors import IllegalMove
from marrakech.record.ruleset import Ruleset
from marrakech.service import events, log
from marrakech.service.snapshots import Setup, Snapshot, follow, opening, timed_seat

SEATS = [
    log.SeatPlan("person", "Ana"),
    log.SeatPlan("person", "Bo"),
    log.SeatPlan("bot", "Cy", "novice"),
]
CLOCK = log.ClockPlan(per_turn=60.0, total=600.0)


def setup(clock: log.ClockPlan | None = CLOCK, seats: Sequence[log.SeatPlan] = SEATS) -> Setup:
    rules = Ruleset.of("en2021", len(seats))
    plan = log.CreatedEntry("en2021", len(seats), [], list(seats), "", clock)
    return Setup("game", 0.0, plan, rules, "play")


def folded(setup: Setup, *entries: tuple[float, log.Entry]) -> list[Snapshot]:
    """The snapshots of a log, from the opening on."""
    past = [opening(setup)]
    for at, entry in ((0.0, setup.plan), *entries):
        past.append(follow(setup, past[-1], entry, at, past.__getitem__).after)
    return past


def test_a_step_changes_nothing_before_it() -> None:
    game = setup()
    past = folded(game, (5.0, log.RolledEntry(0, 2, "ahead")))
    before = past[1]
    again = follow(game, before, log.RolledEntry(0, 2, "ahead"), 5.0, past.__getitem__)
    assert again.after.state == past[2].state != before.state
    assert (before.version, before.node.length) == (1, 0)
    with pytest.raises(IllegalMove):
        follow(game, before, log.LaidEntry(0, "a1-a2"), 6.0, past.__getitem__)


def test_time_runs_for_the_person_to_move_only() -> None:
    game = setup()
    past = folded(game, (5.0, log.RolledEntry(0, 2, "ahead")), (7.0, log.LaidEntry(0, "d5-e5")))
    assert [one.left for one in past[1:]] == [(600, 600, 600), (595, 600, 600), (593, 600, 600)]
    assert [timed_seat(game, one) for one in past] == [None, 0, 0, 1]
    assert [one.since for one in past] == [None, 0.0, 0.0, 7.0]
    bots = follow(game, past[3], log.HeldEntry(1), 9.0, past.__getitem__).after
    assert timed_seat(game, bots) is None
    assert bots.left == (593, 598, 600)
    assert timed_seat(setup(clock=None), past[1]) is None


def test_lost_time_is_given_back() -> None:
    past = folded(setup(), (5.0, log.ExcusedEntry(3.0)))
    assert past[2].left == (598, 600, 600)
    assert past[2].since == 3.0


def test_a_turn_that_takes_too_long_is_lent_to_a_bot() -> None:
    game = setup()
    past = folded(
        game,
        (60.0, log.TimedOutEntry(0)),
        (61.0, log.RolledEntry(0, 2, "ahead")),
        (62.0, log.LaidEntry(0, "d5-e5")),
    )
    assert [(one.held[0], one.loaned) for one in past[1:]] == [
        (False, None),
        (True, 0),
        (True, 0),
        (False, None),
    ]
    spent = follow(game, past[1], log.TimedOutEntry(0, for_good=True), 600.0, past.__getitem__)
    assert (spent.after.held[0], spent.after.spent[0], spent.after.loaned) == (True, True, None)
    assert spent.events == (events.TimedOut(0),)


def test_taking_back_goes_to_an_earlier_node_and_marks_the_game() -> None:
    past = folded(setup(), (5.0, log.RolledEntry(0, 2, "ahead")), (8.0, log.TakenBackEntry(0, 1)))
    assert past[3].node is past[1].node
    assert (past[3].practised, past[3].interruptions, past[3].version) == (True, 1, 3)
    assert past[3].left == (592, 600, 600), "the time is gone"


def test_a_seat_that_is_freed_forgets_its_player() -> None:
    seats = [SEATS[0], log.SeatPlan("link")]
    game = setup(None, seats)
    past = folded(game, (1.0, log.FreedEntry(0, 4)), (2.0, log.RenewedEntry()))
    assert [one.started for one in past] == [False] * 4
    assert (past[2].names, past[2].keys, past[2].renewals) == (("", ""), (4, 1), (1, 0))
    assert past[3].renewals == (2, 1)
    joined = follow(game, past[3], log.JoinedEntry(0, "Eva", figure="hana"), 3.0, past.__getitem__)
    assert (joined.after.names, joined.after.figures) == (("Eva", ""), ("hana", None))
    assert joined.events == (events.Joined(0, "Eva"),)
