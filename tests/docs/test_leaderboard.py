"""The leaderboard is what its manifests say."""

import sys
from pathlib import Path

from marrakech.arena.benchmark import BY_NAME

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


def test_nothing_is_said_where_there_is_nothing(tmp_path: Path) -> None:
    assert table(found(tmp_path)).startswith("No manifest is here yet")
