"""Outages: what is lost, in whose games, and that it is counted once."""

import pytest

from marrakech.service.outages import FAILOVER, PULSE, QUIET, RESEND, Outages
from tests.service.moments import Time


@pytest.fixture
def now() -> Time:
    return Time()


def test_a_process_that_gives_signs_of_life_loses_nothing(now: Time) -> None:
    outages = Outages(now)
    for _ in range(20):
        assert not outages.alive()
        now.pass_by(PULSE)
    now.pass_by(QUIET - PULSE)
    assert not outages.alive()
    assert outages.lost("game", 0.0) == 0


def test_the_time_of_a_freeze_is_lost_and_a_moment_to_send_again(now: Time) -> None:
    outages = Outages(now)
    outages.alive()
    begun = now()
    now.pass_by(10)
    # Known at once, whoever asks first, and the same once it is over.
    assert outages.lost("game", begun - 60) == 10 + RESEND
    assert outages.alive()
    now.pass_by(PULSE)
    assert not outages.alive()
    assert outages.lost("game", begun - 60) == 10 + RESEND
    # Never more than there was.
    assert outages.lost("game", begun + 4) == 6
    assert outages.lost("game", begun + 10) == 0


def test_a_freeze_before_the_first_sign_of_life_counts_from_the_beginning(now: Time) -> None:
    outages = Outages(now)
    outages.begin()
    begun = now()
    now.pass_by(10)
    outages.begin()
    assert outages.lost("game", begun) == 10
    assert outages.alive()
    assert outages.lost("game", begun) == 10


def test_an_absence_concerns_only_the_games_that_were_looked_after(now: Time) -> None:
    outages = Outages(now, lambda game: game == "mine")
    outages.alive({"mine"})
    begun = now()
    now.pass_by(10)
    assert outages.lost("mine", begun) == 10
    assert outages.lost("yours", begun) == 0
    outages.alive({"mine"})
    assert outages.lost("mine", begun) == 10
    assert outages.lost("yours", begun) == 0


def test_an_absence_concerns_a_game_that_nobody_looked_after(now: Time) -> None:
    outages = Outages(now, lambda game: False)
    outages.alive(set())
    begun = now()
    now.pass_by(10)
    outages.alive(set())
    outages.adopt("later", now())
    outages.adopt("mine", begun)
    assert outages.lost("mine", begun) == 10
    assert outages.lost("later", begun) == outages.lost("yours", begun) == 0
    # What another process was away for is told by its lease.
    outages.add(begun + 20, begun + 25, {"yours"})
    now.pass_by(30)
    outages.alive(set())
    outages.adopt("mine", begun + 10)
    assert outages.lost("mine", begun + 10) == 30


@pytest.mark.parametrize(("silent", "lost"), [(1.0, 0.0), (2.0, 2.0), (10.0, FAILOVER)])
def test_the_first_seconds_of_a_silent_process_are_lost_everywhere(
    now: Time, silent: float, lost: float
) -> None:
    outages = Outages(now)
    begun = seen = now()
    ended = 0
    while now() < begun + silent:
        outages.alive()
        ended += outages.hear({"other": seen})
        now.pass_by(PULSE)
    outages.alive()
    ended += outages.hear({"other": now()})
    assert outages.lost("game", begun) == pytest.approx(lost)
    # It is told once that there is something to write down.
    assert ended == bool(lost)


def test_a_process_that_has_died_is_silent_once(now: Time) -> None:
    outages = Outages(now)
    died = now()
    for _ in range(40):
        now.pass_by(PULSE)
        outages.alive()
        outages.hear({"other": died})
    outages.hear({})
    assert outages.lost("game", died - 1) == FAILOVER
    assert outages.lost("game", died + FAILOVER) == 0


def test_a_process_that_stops_in_order_is_not_silent(now: Time) -> None:
    outages = Outages(now)
    begun = now()
    outages.hear({"other": now()})
    for _ in range(40):
        now.pass_by(PULSE)
        outages.alive()
        outages.hear({"other": begun - 2.5})  # its lease was ended early
        assert not outages.awaited(now())
    assert outages.lost("game", begun - 60) == 0


def test_outages_that_overlap_are_counted_once(now: Time) -> None:
    outages = Outages(now)
    begun = now()
    now.pass_by(100)
    outages.add(begun + 10, begun + 20)
    outages.add(begun + 15, begun + 25, {"game"})
    assert outages.lost("game", begun) == 15 + RESEND
    assert outages.lost("other", begun) == 10 + RESEND


def test_what_was_sent_before_a_time_may_wait_at_a_process_that_is_silent_since(now: Time) -> None:
    outages = Outages(now)
    outages.hear({"one": now() - 0.2, "two": now()})
    assert outages.awaited(now())
    assert not outages.awaited(now() - 0.2)
    deadline = now() + 10
    now.pass_by(10 + RESEND / 2)
    # Given up, but a proxy may have tried it again at the last moment.
    assert outages.awaited(deadline)
    now.pass_by(RESEND / 2)
    assert not outages.awaited(deadline)
