"""Which games make a match."""

from collections import Counter

import pytest

from marrakech.arena.aggregate import summarise
from marrakech.arena.entrant import parse_entrants
from marrakech.arena.errors import ArenaError
from marrakech.arena.playing import play
from marrakech.arena.schedule import lineups, plan
from marrakech.record.ruleset import Ruleset
from tests.arena.matches import units


def shape(bots: list[str], players: int, pairing: str = "auto") -> list[list[str]]:
    found = lineups(parse_entrants([f"{b}=random" for b in bots]), players, pairing)  # type: ignore[arg-type]
    return [[one.label for one in table] for table in found]


def test_who_meets_whom() -> None:
    assert shape(["a", "b", "c"], 2) == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert shape(["a", "b", "c"], 3) == [["a", "b", "c"]]
    assert shape(["a", "b"], 3) == [["a", "b", "b"], ["b", "a", "a"]]
    assert shape(["a", "b", "c"], 4, "first") == [["a", "b", "b", "b"], ["a", "c", "c", "c"]]
    assert shape(["a", "b", "c"], 2, "alone") == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert shape(["a"], 4) == [["a", "a", "a", "a"]]
    assert len(shape(["a", "b", "c", "d", "e"], 3)) == 10


def test_what_cannot_be_planned_is_told() -> None:
    with pytest.raises(ArenaError, match="too few for a table of 3"):
        shape(["a", "b"], 3, "table")
    with pytest.raises(ArenaError, match="needs a bot"):
        shape([], 3)
    with pytest.raises(ArenaError, match="at least one game"):
        units("greedy", "random", games=0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_deal_is_played_in_every_rotation(players: int) -> None:
    bots = ["greedy", "random", "a=greedy", "b=random"][:players]
    found = units(*bots, players=players, games=10)
    assert len(found) == -(-10 // players) * players, "rounded up to whole deals"
    seats = Counter(
        (unit.deal, seat, one.label) for unit in found for seat, one in enumerate(unit.seats)
    )
    assert set(seats.values()) == {1}, "nobody sits twice in the same seat of a deal"
    assert len(seats) == len(found) * players
    assert len({unit.key for unit in found}) == len(found)


def test_the_order_around_the_table_changes_from_deal_to_deal() -> None:
    found = units("a=random", "b=random", "c=random", "d=random", players=4, games=24)
    after_a: Counter[str] = Counter()
    for unit in found:
        labels = [one.label for one in unit.seats]
        after_a[labels[(labels.index("a") + 1) % 4]] += 1
    assert after_a == {"b": 8, "c": 8, "d": 8}


def test_deals_come_one_after_the_other_so_that_a_cut_is_fair() -> None:
    found = units("a=random", "b=random", "c=random", games=6)
    assert [unit.deal for unit in found] == [f"test/{deal}" for deal in range(3) for _ in range(6)]


def test_a_plan_follows_from_its_seed_and_grows_at_its_end() -> None:
    assert units("greedy", "random", games=8) == units("greedy", "random", games=20)[:8]
    assert {u.key for u in units("greedy", "random", seed="x")}.isdisjoint(
        u.key for u in units("greedy", "random", seed="y")
    )


def test_a_fixture_has_the_rules_it_was_planned_with() -> None:
    rules = Ruleset.of("fr60", 3, end_turn=True, cover_own=True)
    for fixture in plan(parse_entrants(["greedy@5n", "random"]), rules, 3):
        assert fixture.ruleset == rules


@pytest.mark.parametrize("players", [2, 3])
def test_a_bot_against_itself_wins_exactly_its_fair_share(players: int) -> None:
    # greedy has no chance of its own: in a deal each copy plays every seat of the very same game once.
    copies = ["greedy", "greedy", "greedy"][:players]
    found = units(*copies, players=players, games=2 * players)
    summary = summarise([play(unit) for unit in found], found, parse_entrants(copies), "test")
    assert summary is not None
    for side in summary.lineups[0].sides:
        assert side.share.value == pytest.approx(1 / players)
        assert side.margin.value == pytest.approx(summary.lineups[0].sides[0].margin.value)
    if players == 2:
        assert [one.ahead.value for one in summary.meetings] == [0.5, 0.5]


def test_random_against_itself_wins_its_fair_share_within_error() -> None:
    bots = ("a=random", "b=random", "c=random")
    found = units(*bots, players=3, games=180)
    summary = summarise([play(unit) for unit in found], found, parse_entrants(bots), "test")
    assert summary is not None
    for side in summary.lineups[0].sides:
        assert abs(side.share.value - 1 / 3) < 0.12, "three and a half standard errors"
