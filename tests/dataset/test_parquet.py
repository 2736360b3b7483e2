"""A shard as a file: nothing is lost, and what is not one of ours is refused."""

from pathlib import Path
from typing import Any

import numpy as np
import pyarrow
import pyarrow.parquet
import pytest

from marrakech.dataset import parquet
from marrakech.dataset.errors import DatasetError
from marrakech.dataset.parquet import FOOTER, file_bytes, footer_of, read_rows, shard_footer
from marrakech.dataset.recipe import ShardTask
from marrakech.dataset.shardrows import ShardRows, play_shard
from tests.dataset.made import PLAIN, VALUED

FOOT = shard_footer(ShardTask(PLAIN, 0, 2), {"marrakech": "test"})


@pytest.fixture(scope="module")
def rows() -> ShardRows:
    return play_shard(ShardTask(PLAIN, 0, 2))


def written(path: Path, rows: ShardRows) -> Path:
    path.write_bytes(file_bytes(rows, FOOT))
    return path


@pytest.mark.parametrize("recipe", [PLAIN, VALUED], ids=["without values", "with values"])
def test_what_is_written_is_read(recipe: Any, tmp_path: Path) -> None:
    rows = play_shard(ShardTask(recipe, 1, 2))
    path = written(tmp_path / "shard.parquet", rows)
    columns: Any = zip(rows._fields, rows, read_rows(path), strict=True)
    for name, one, other in columns:
        assert np.array_equal(one, other, equal_nan=one.dtype.kind == "f"), name
        assert one.dtype == other.dtype, name
    assert footer_of(path) == FOOT


def test_the_same_rows_are_the_same_bytes(rows: ShardRows) -> None:
    assert file_bytes(rows, FOOT) == file_bytes(rows, FOOT)
    other = rows._replace(won=rows.won * 0)
    assert file_bytes(other, FOOT) != file_bytes(rows, FOOT)


def test_a_file_that_is_cut_off_is_refused(rows: ShardRows, tmp_path: Path) -> None:
    path = written(tmp_path / "shard.parquet", rows)
    path.write_bytes(path.read_bytes()[:-100])
    with pytest.raises(DatasetError, match="not a whole shard"):
        read_rows(path)


def test_other_parquet_files_are_refused(rows: ShardRows, tmp_path: Path) -> None:
    path = written(tmp_path / "shard.parquet", rows)
    table = pyarrow.parquet.read_table(path)
    pyarrow.parquet.write_table(table.replace_schema_metadata(None), path)
    with pytest.raises(DatasetError, match="not a whole shard"):
        read_rows(path)
    pyarrow.parquet.write_table(table.drop_columns(["won"]), path)
    with pytest.raises(DatasetError, match="other columns"):
        read_rows(path)
    later = {FOOTER: b'{"format": 2}'}
    pyarrow.parquet.write_table(table.replace_schema_metadata(later), path)
    with pytest.raises(DatasetError, match="another version"):
        read_rows(path)


def spoiled_state(rows: ShardRows) -> ShardRows:
    states = rows.states.copy()
    states[5, 4] = 10**12
    return rows._replace(states=states)


def spoiled_action(rows: ShardRows) -> ShardRows:
    actions = rows.actions.copy()
    actions[5] = np.flatnonzero(~rows.masks[5])[0]
    return rows._replace(actions=actions)


@pytest.mark.parametrize(
    ("spoil", "told"),
    [(spoiled_state, "the state of game 5 cannot be"), (spoiled_action, "an action is not legal")],
)
def test_what_compiled_code_could_not_work_on_is_refused(
    spoil: Any, told: str, rows: ShardRows, tmp_path: Path
) -> None:
    with pytest.raises(DatasetError, match=told):
        read_rows(written(tmp_path / "shard.parquet", spoil(rows)))


def test_without_pyarrow_it_is_said_where_it_comes_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    with pytest.raises(DatasetError, match=r"marrakech\[data\]"):
        parquet.arrow()
