"""The leaderboard is what its manifests say."""

import sys
from pathlib import Path

from marrakech.arena.benchmark import BY_NAME, TABLES
from marrakech.arena.manifest import BENCH_COLUMNS, BenchManifest, DecisionTimes, TableRating
from marrakech.engine.intervals import Interval

sys.path.append(str(Path(__file__).parents[2] / "bench"))
from leaderboard import MANIFESTS, PAGE, found, page, table


def test_the_page_is_made_from_the_manifests() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text, found()) == text, "run python bench/leaderboard.py"


def test_manifests_are_small_and_of_the_tables_of_the_protocol() -> None:
    manifests = found()
    for name, one in manifests.items():
        assert (MANIFESTS / name).stat().st_size < 20_000
        assert set(one.deals) <= set(BY_NAME)
        for played in one.tables:
            rules = BY_NAME[played.table]
            assert {met.opponent: met.rating for met in played.met} == dict(rules.ratings)
            assert (played.players, played.switches) == (rules.players, rules.ruleset.switches)


def manifest(label: str, value: float, tables: int = 4, absent: bool = False) -> BenchManifest:
    """A manifest as a run would have left it."""
    rating = None if absent else Interval(value, value - 10, value + 10)
    played = [
        TableRating(one.name, one.players, "en2021", one.ruleset.switches, 200, rating, (), "")
        for one in TABLES[:tables]
    ]
    return BenchManifest(
        1, label, label, "", None, 2000, True, 200, "0", rating, tuple(played),
        {"late": 30} if absent else {}, "", 800, 700 if absent else 0, absent,
        DecisionTimes(0.002, 0.5, 1.25), {},
    )  # fmt: skip


def test_the_best_comes_first_and_who_has_no_rating_last() -> None:
    told = table(
        {
            "a.json": manifest("weak", -20),
            "b.json": manifest("hangs", 0, absent=True),
            "c.json": manifest("strong", 300),
            "d.json": manifest("at one table", 900, tables=1),
        }
    ).splitlines()
    assert [line.split("]")[0] for line in told[2:]] == [
        "| [strong",
        "| [weak",
        "| [at one table",
        "| [hangs",
    ]
    assert told[2].startswith("| [strong](leaderboard/c.json) | +300 ± 10 | +300 ± 10 |")
    assert "| none | +900 ± 10 | none |" in told[4]
    assert "| no rating | none |" in told[5]
    assert "late 30: random played | 2 ms, 500 ms | 800 |" in told[5]
    assert all(line.count("|") == len(BENCH_COLUMNS) + 1 for line in told)


def test_nothing_is_said_where_there_is_nothing(tmp_path: Path) -> None:
    assert table(found(tmp_path)).startswith("No manifest is here yet")
