"""Playing a unit."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from marrakech.arena import playing
from marrakech.arena.entrant import Entrant
from marrakech.arena.errors import EntrantError
from marrakech.arena.playing import close_programs, identify, play, play_and_record
from marrakech.arena.result import Times
from marrakech.arena.resultlog import decode_result, encode_result
from marrakech.engine.learned.network import fresh_network, save_networks
from marrakech.protocol.process_bot import Patience, ProcessBot
from marrakech.record import gamefile
from marrakech.record.dice import SeededDice
from tests.arena.matches import units
from tests.protocol.test_process_bot import FIRST_BOT, ROGUE, gone

FIRST = f"first=cmd:{sys.executable} -S -E {FIRST_BOT}"


def rogue(vice: str, at: int = 1) -> str:
    seconds = 0.5 if vice == "late" else 20
    return f"rogue=cmd:{sys.executable} -S -E {ROGUE} {vice} {at}@{seconds}s"


@pytest.fixture(autouse=True)
def programs(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Short waits, and nothing left running."""
    short = Patience(hello=20.0, ready=20.0, grace=0.5, thinking=20.0, farewell=0.2)
    monkeypatch.setattr(playing, "ProcessBot", lambda *a, **k: ProcessBot(*a, **k, patience=short))
    yield
    close_programs()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_unit_gives_the_same_outcome(players: int) -> None:
    unit = units("greedy", "random", players=players, pairing="first")[1]
    first, again = play(unit), play(unit)
    assert first.final == again.final
    assert first.fixture == unit
    assert sorted(first.final.places)[0] == 1
    assert sum(first.final.win(seat) for seat in range(players)) == pytest.approx(1)
    assert all(
        one.decisions == number for one, number in zip(first.times, first.final.decisions, strict=True)
    )
    assert not first.faults


def test_a_deal_has_the_same_dice_in_every_rotation(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[int, int]] = []
    die = SeededDice.die

    def note(self: SeededDice, turn: int) -> int:
        asked[-1][turn] = die(self, turn)
        return asked[-1][turn]

    monkeypatch.setattr(SeededDice, "die", note)
    for unit in units("greedy", "random", players=3, games=3, pairing="first"):
        asked.append({})
        play(unit)
    assert len(asked) == 3
    for turn in set(asked[0]) & set(asked[1]) & set(asked[2]):
        assert asked[0][turn] == asked[1][turn] == asked[2][turn]


def test_a_margin_is_the_lead_over_the_best_of_the_others() -> None:
    outcome = play(units("greedy", "random", players=3, pairing="first")[0]).final
    best, second, *_ = sorted(outcome.scores, reverse=True)
    assert outcome.margin(outcome.scores.index(best)) == best - second


def test_a_program_plays_for_many_games_and_is_then_ended() -> None:
    results = [play(unit) for unit in units(FIRST, "random", games=4)]
    assert not any(result.faults for result in results)
    [bot] = playing._programs.values()
    pid = bot.pid
    assert pid is not None
    assert Path(f"/proc/{pid}").exists()
    close_programs()
    assert gone(pid)


def test_a_program_may_hold_several_seats() -> None:
    result = play(units("random", FIRST, players=4, pairing="first")[0])
    assert not result.faults
    assert len(playing._programs) == 3


@pytest.mark.parametrize(
    ("vice", "kind"),
    [
        ("dies", "died"),
        ("illegal", "illegal"),
        ("garbage", "nonsense"),
        ("late", "late"),
        ("floods", "flood"),
    ],
)
def test_a_failing_program_is_counted_and_the_game_is_played_to_its_end(vice: str, kind: str) -> None:
    result = play(units(rogue(vice, at=3), "greedy", games=2)[0])
    assert [one.fault.kind for one in result.faults] == [kind] * 3
    assert {one.seat for one in result.faults} == {0}
    # The first, second, fourth, fifth, seventh and eighth decisions were its own.
    assert result.final.stood_in == (result.final.decisions[0] - 6, 0)
    assert result.final.places[1] == 1
    assert decode_result(encode_result(result)) == result


def test_a_program_that_does_not_start_loses_its_games_to_random() -> None:
    result = play(units(rogue("dead-at-start"), "greedy", games=2)[0])
    assert [(one.fault.kind, one.fault.decision) for one in result.faults] == [("start", 0)]
    assert result.final.stood_in[0] == result.final.decisions[0]


@pytest.mark.parametrize("players", [2, 4])
def test_a_recorded_game_is_the_game_that_was_played(players: int) -> None:
    fixture = units("greedy", "random", players=players, pairing="first")[1]
    result = play_and_record(fixture)
    assert result.final == play(fixture).final
    assert result.record is not None
    game = gamefile.parse(result.record)
    assert tuple(line.score for line in sorted(game.ranking(), key=lambda line: line.player)) == (
        result.final.scores
    )
    assert game.tags["Player2"] == "greedy"
    assert game.tags["Deal"] == "test/0"


def test_an_entrant_is_identified_by_its_version() -> None:
    assert identify(Entrant.parse("greedy")).startswith("greedy of marrakech")
    assert identify(Entrant.parse(FIRST)) == "first-bot 1.0"
    with pytest.raises(EntrantError, match="rogue does not start: it ended with exit code 1"):
        identify(Entrant.parse(rogue("dead-at-start")))


def test_weights_play_with_the_number_of_players_that_they_are_for(tmp_path: Path) -> None:
    save_networks(tmp_path / "three.npz", {3: fresh_network(1)})
    three = Entrant.parse(f"mine=master:{tmp_path / 'three.npz'}@1n")
    assert identify(three, 3).startswith("master with weights")
    with pytest.raises(EntrantError, match=r"mine cannot play: .* holds no network for 2 players"):
        identify(three, 2)
    fixture = units(f"mine=master:{tmp_path / 'three.npz'}@1n", "random", players=3, pairing="first")[0]
    assert sorted(play(fixture).final.places) == [1, 2, 3]


def test_times_are_binned_closely_enough() -> None:
    times = Times()
    for millisecond in range(1, 1001):
        times.add(millisecond / 1000)
    assert times.decisions == 1000
    assert times.quantile(0.5) == pytest.approx(0.5, rel=0.05)
    assert times.quantile(0.99) == pytest.approx(0.99, rel=0.05)
    assert times.longest == 1.0
    other = Times()
    other.merge(times)
    assert other == times
    assert Times().quantile(0.5) == 0
