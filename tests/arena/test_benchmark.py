"""The benchmark: what is played, what is counted, and that a manifest is enough to repeat it."""

import sys
from pathlib import Path

import msgspec
import pytest

from marrakech.analysis.depths import QUICK
from marrakech.analysis.valuation import Valuer
from marrakech.arena import playing
from marrakech.arena.benchmark import (
    BY_NAME,
    FIXED_OPPONENTS,
    TABLES,
    Benchmark,
    apart,
    enter,
    game_of,
    made_with,
    opponent,
)
from marrakech.arena.errors import ArenaError, EntrantError
from marrakech.arena.luck import luck_of
from marrakech.arena.manifest import (
    BENCH_COLUMNS,
    BenchManifest,
    agreement,
    bench_row,
    markdown_table,
    read_bench,
)
from marrakech.arena.playing import close_programs, play, play_and_weigh
from marrakech.arena.resultlog import decode_result, encode_result
from marrakech.arena.schedule import plan
from marrakech.engine.bot import Limits
from marrakech.engine.intervals import Interval
from marrakech.engine.ladder import make_bot
from marrakech.kernel.state import player, step
from marrakech.protocol.process_bot import Patience, ProcessBot
from marrakech.record.game import Game
from marrakech.record.moves import choice_at
from marrakech.workers.here import Here
from tests.protocol.test_process_bot import ROGUE

TWO = BY_NAME["two"]
ONE_DEAL = {"two": {"random": 1}}
BOT = """
from marrakech import Bot

class First(Bot):
    def choose(self, position):
        return position.legal()[0]

class Cheat(Bot):
    def choose(self, position):
        return "a1-a2" if position.step == "lay" else "left"
"""


def run(bot: object, games: int = 12, **others: object) -> Benchmark:
    """A short run at the table for two."""
    found = Benchmark(enter(bot), games, tables=[TWO], **others)  # type: ignore[arg-type]
    try:
        found.play(Here())
    finally:
        close_programs()
    return found


@pytest.fixture(scope="module")
def greedy() -> BenchManifest:
    return run("greedy", 60).manifest()


def test_every_deal_is_played_from_every_seat_against_one_opponent_at_a_time() -> None:
    table = BY_NAME["four"]
    made = Benchmark(enter("greedy"), 200, tables=[table])
    fixtures = made._fixtures(table, dict.fromkeys(FIXED_OPPONENTS, 3))
    assert len(fixtures) == 3 * 4 * len(FIXED_OPPONENTS)
    for fixture in fixtures:
        labels = [one.label for one in fixture.seats]
        assert labels.count("greedy") == 1
        assert len(set(labels)) == 2
    assert len({fixture.deal for fixture in fixtures}) == 3 * len(FIXED_OPPONENTS)


def test_greedy_is_the_zero_of_the_scale_at_every_table() -> None:
    assert {table.ratings["greedy"] for table in TABLES} == {0}
    assert [table.name for table in TABLES] == ["two", "three", "four", "variant"]
    for table in TABLES:
        assert list(table.ratings) == list(FIXED_OPPONENTS)
        weakest = list(table.ratings.values())[:4]
        assert sorted(weakest) == weakest


def test_the_opponents_are_the_very_ones_that_were_rated() -> None:
    # Other weights are another master: measure the ratings anew (bench/ratings.py), and count VERSION up.
    assert made_with()["weights"] == "d932f6037556"


def test_a_bot_that_plays_itself_comes_out_even(greedy: BenchManifest) -> None:
    [table] = greedy.tables
    [met] = [one for one in table.met if one.opponent == "greedy"]
    assert met.ahead.value == 0.5
    assert table.games == 60
    assert sum(one.games for one in table.met) == 60
    assert not greedy.faults
    assert greedy.repeatable


def test_a_manifest_is_enough_to_repeat_the_run_to_the_bit(
    greedy: BenchManifest, tmp_path: Path
) -> None:
    path = tmp_path / "manifest.json"
    path.write_text(greedy.write())
    first = read_bench(path)
    assert first == greedy
    again = Benchmark(enter(first.bot), first.games, first.seed, [TWO], deals=first.deals)
    again.play(Here())
    assert agreement(first, again.manifest()) == "the same"


def test_other_dice_are_not_the_same_but_within_the_interval(greedy: BenchManifest) -> None:
    other = Benchmark(enter("greedy"), 60, "other", [TWO], deals=greedy.deals)
    other.play(Here())
    found = agreement(greedy, other.manifest())
    assert found == "within the intervals"
    [table] = greedy.tables
    assert table.rating is not None
    assert table.rating.low is not None
    moved = msgspec.structs.replace(table, rating=Interval(2000, 1990, 2010), digest="x")
    assert agreement(greedy, msgspec.structs.replace(greedy, tables=(moved,))) == "different"


def test_a_run_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    whole = run("random", directory=tmp_path)
    kept = (tmp_path / "results.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "results.jsonl").write_bytes(b"".join(kept[:6]) + kept[6][:30])
    again = Benchmark(enter("random"), 12, tables=[TWO], directory=tmp_path)
    told: list[object] = []
    again.play(Here(), on_result=told.append)
    assert len(told) == 12 - 5
    assert agreement(whole.manifest(), again.manifest()) == "the same"


def test_what_chance_was_worth_is_kept_and_adds_up() -> None:
    [fixture, _] = plan([enter("greedy"), opponent("greedy")], TWO.ruleset, 2, "x", "first")
    result = play_and_weigh(fixture)
    assert result.final == play(fixture).final
    assert result.luck is not None
    # What one wins by luck the other loses, in chances and, with two players, in the lead.
    assert sum(one.win for one in result.luck) == pytest.approx(0, abs=1e-4)
    assert sum(one.lead for one in result.luck) == pytest.approx(0, abs=1e-4)
    assert decode_result(encode_result(result)) == result
    counted = game_of(TWO, result, 0)
    assert counted.opponent == "greedy"
    assert counted.ahead in (0.0, 0.5, 1.0)
    worth = TWO.measured.win_luck * result.luck[0].win + TWO.measured.lead_luck * result.luck[0].lead
    assert counted.luck == pytest.approx(worth)


def test_luck_is_zero_on_average_the_mistakes_of_others_included() -> None:
    players = [make_bot("greedy:60", 1), make_bot("random", 2), make_bot("greedy", 3)]
    sums = {name: [0.0, 0.0] for name in ("win", "lead")}
    told = [0.0] * 3
    for seed in range(100):
        game = Game.new(players=3, seed=seed)
        while not game.over:
            game.play(players[player(game.state)].choose(game.state, Limits()).move)
        dice, all_luck = luck_of(game), luck_of(game, players)
        for name, both in sums.items():
            worth = getattr(all_luck[2], name)
            both[0] += worth
            both[1] += worth * worth
        for seat in range(3):
            told[seat] += abs(all_luck[seat].lead - dice[seat].lead)
    for total, squares in sums.values():
        assert abs(total) < 4 * squares**0.5
        assert squares > 1
    # All have others who draw at random: what these drew is told to them, what they drew is not.
    assert min(told) > 100


def test_a_mistake_of_another_is_luck_and_a_good_choice_is_none() -> None:
    # The other draws each of its rugs: the best and the worst by the master, everything else being the same.
    players, told = [make_bot("greedy"), make_bot("random")], []
    for nth in (0, -1):
        game = Game.new(players=2, seed=7)
        while not game.over:
            state = game.state
            mine = player(state) == 0 or game.position.step != "lay"
            options = Valuer(2, QUICK).valuation(state).ranked(1) if not mine else ()
            choice = players[0].choose(state, Limits()).choice if mine else options[nth].number
            game.play(choice_at(step(state), choice))
        told.append(luck_of(game, players)[0].lead - luck_of(game)[0].lead)
    best, worst = told
    assert best < -20
    assert worst - best > 40


def test_what_a_bot_draws_itself_is_no_luck_of_its_own() -> None:
    game, players = Game.new(players=2, seed=4), [make_bot("random", 1), make_bot("greedy", 2)]
    while not game.over:
        game.play(players[player(game.state)].choose(game.state, Limits()).move)
    dice, both = luck_of(game), luck_of(game, players)
    assert both[0] == dice[0]
    assert both[1] != dice[1]


def test_a_bot_in_a_file_plays_as_a_program_and_is_named_by_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mybot.py"
    path.write_text(BOT)
    entrant = enter(f"{path}:First")
    assert apart(entrant).kind.command is not None
    found = run(f"first={path}:First").manifest()
    assert found.bot == f"{path}:First"
    assert found.version.startswith("mybot.py ")
    assert found.label == "first"
    assert not found.faults
    assert found.rating is not None
    assert found.rating.value < -100


def test_illegal_moves_are_counted_apart_and_leave_no_rating_when_they_are_the_rule(
    tmp_path: Path,
) -> None:
    path = tmp_path / "mybot.py"
    path.write_text(BOT)
    found = run(f"cheat={path}:Cheat", deals=ONE_DEAL).manifest()
    assert set(found.faults) == {"illegal"}
    assert found.absent
    assert found.rating is None
    assert found.tables[0].rating is None
    cells = dict(zip(BENCH_COLUMNS, bench_row(found), strict=True))
    assert cells["overall"] == "no rating"
    assert cells["illegal"] == f"{found.faults['illegal']} of {found.decisions}"


@pytest.mark.parametrize(
    ("vice", "kind", "deals"), [("dies", "died", None), ("late", "late", ONE_DEAL)]
)
def test_a_bot_that_dies_or_hangs_gets_a_row_that_says_so(
    vice: str, kind: str, deals: dict[str, dict[str, int]] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = Patience(hello=20.0, ready=20.0, grace=0.1, thinking=20.0, farewell=0.1)
    monkeypatch.setattr(playing, "ProcessBot", lambda *a, **k: ProcessBot(*a, **k, patience=short))
    rogue = f"rogue=cmd:{sys.executable} -S -E {ROGUE} {vice} 1@0.01s"
    found = run(rogue, games=40, deals=deals).manifest()
    assert set(found.faults) == {kind}
    assert found.absent
    assert kind in bench_row(found)[BENCH_COLUMNS.index("other faults")]
    # After the first games nobody waits for it any longer.
    assert found.tables[0].games == 2 * (len(FIXED_OPPONENTS) if deals is None else 1)


def test_an_object_that_raises_is_counted() -> None:
    def broken(_position: object) -> object:
        raise ValueError("no")

    found = run(broken).manifest()
    assert found.absent
    assert "ValueError" in found.first_fault


def test_what_cannot_be_entered_or_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(EntrantError, match="is what an opponent is called"):
        enter("bench greedy=greedy")
    with pytest.raises(ArenaError, match="at least one game"):
        Benchmark(enter("greedy"), 0)
    with pytest.raises(ArenaError, match="nothing to report"):
        Benchmark(enter("greedy")).manifest()
    path = tmp_path / "manifest.json"
    path.write_text("{}")
    with pytest.raises(ArenaError, match="is no manifest"):
        read_bench(path)


def test_a_row_stays_a_row(greedy: BenchManifest) -> None:
    told = markdown_table([bench_row(msgspec.structs.replace(greedy, label="a|b"))])
    assert [line.count("|") for line in told.splitlines()] == [len(BENCH_COLUMNS) + 1] * 3
