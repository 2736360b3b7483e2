"""A shard as a Parquet file: a row for each choice, the recipe in its footer (needs the extra `data`).

    game    int32           the number of the game
    nth     int16           which choice of its game, from 0
    seat    uint8           who chose
    bot     uint8           which bot of the recipe that was
    state   int64 x 11      the position, `kernel.state.State`
    mask    11 bytes        the legal actions: bit 7 of the first byte is action 0
    action  uint8           the action chosen
    wins    list of float   by the master, for each legal action in order: the chance of winning
    margins list of float   the same for points ahead; both lists are empty without values
    exact   bool            whether the values are exact
    won     float           the mover's share of the win in the end
    scores  int16 x 4       the points of each seat in the end

The same rows give the same bytes with the same version of pyarrow, which the footer names.
"""

import json
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import numpy as np

from marrakech.dataset.errors import DatasetError
from marrakech.dataset.recipe import ShardTask
from marrakech.dataset.shardrows import ShardRows, play_shard
from marrakech.engine.vectors import SEATS
from marrakech.envs.arguments import check_states
from marrakech.envs.errors import WrongArgumentError
from marrakech.kernel.choices import ACTIONS
from marrakech.kernel.state import FIELDS

VERSION: Final = 1
"""The version of the columns; another is refused."""
FOOTER: Final = b"marrakech"
MASK_BYTES: Final = -(-ACTIONS // 8)
ZSTD_LEVEL: Final = 6
"""Of zstd."""


def arrow() -> Any:
    """The module `pyarrow`, with its Parquet."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise DatasetError(
            "Parquet needs pyarrow, which comes with the extra: pip install 'marrakech[data]'"
        ) from None
    return pyarrow


def schema() -> Any:
    """The columns and their types."""
    pa = arrow()
    kinds = {
        "game": pa.int32(),
        "nth": pa.int16(),
        "seat": pa.uint8(),
        "bot": pa.uint8(),
        "state": pa.list_(pa.int64(), FIELDS),
        "mask": pa.binary(MASK_BYTES),
        "action": pa.uint8(),
        "wins": pa.list_(pa.float32()),
        "margins": pa.list_(pa.float32()),
        "exact": pa.bool_(),
        "won": pa.float32(),
        "scores": pa.list_(pa.int16(), SEATS),
    }
    return pa.schema([pa.field(name, kind, nullable=False) for name, kind in kinds.items()])


def file_bytes(rows: ShardRows, footer: Mapping[str, Any]) -> bytes:
    """The file of some rows."""
    pa = arrow()
    made = schema().with_metadata({FOOTER: json.dumps(footer, sort_keys=True).encode()})
    packed = np.packbits(rows.masks, axis=1)
    valued = rows.masks & np.isfinite(rows.wins)
    offsets = np.concatenate([[0], valued.sum(axis=1).cumsum()]).astype(np.int32)
    columns = {
        "game": rows.games,
        "nth": rows.nth,
        "seat": rows.seats,
        "bot": rows.bots,
        "state": pa.FixedSizeListArray.from_arrays(pa.array(rows.states.reshape(-1)), FIELDS),
        "mask": pa.FixedSizeBinaryArray.from_buffers(
            pa.binary(MASK_BYTES), len(packed), [None, pa.py_buffer(packed.tobytes())]
        ),
        "action": rows.actions,
        "wins": pa.ListArray.from_arrays(offsets, pa.array(rows.wins[valued])),
        "margins": pa.ListArray.from_arrays(offsets, pa.array(rows.margins[valued])),
        "exact": rows.exact,
        "won": rows.won,
        "scores": pa.FixedSizeListArray.from_arrays(
            pa.array(rows.scores.reshape(-1).astype(np.int16)), SEATS
        ),
    }
    arrays = [
        pa.array(column, field.type) if isinstance(column, np.ndarray) else column
        for field, column in zip(made, columns.values(), strict=True)
    ]
    written = BytesIO()
    pa.parquet.write_table(
        pa.Table.from_arrays(arrays, schema=made),
        written,
        compression="zstd",
        compression_level=ZSTD_LEVEL,
    )
    return written.getvalue()


def footer_of(path: Path) -> dict[str, Any]:
    """What a shard says about itself; `DatasetError` if it is none."""
    pa = arrow()
    try:
        found = pa.parquet.read_schema(path)
        told = json.loads((found.metadata or {})[FOOTER])
    except OSError:
        raise
    except Exception as error:
        raise DatasetError(f"{path} is not a whole shard of a dataset of ours: {error!r}") from None
    if not isinstance(told, dict) or told.get("format") != VERSION:
        raise DatasetError(f"{path} has columns of another version; this one reads {VERSION}")
    return told


def read_rows(path: Path) -> ShardRows:
    """The rows of a shard; what cannot be is refused, for compiled code works on it."""
    pa = arrow()
    footer_of(path)
    try:
        table = pa.parquet.read_table(path).combine_chunks()
        if not table.schema.equals(schema()):
            raise DatasetError(f"{path} has other columns than {', '.join(schema().names)}")
        rows = _rows(table)
    except (pa.ArrowInvalid, pa.ArrowNotImplementedError, ValueError, IndexError) as error:
        raise DatasetError(f"{path} cannot be read: {error}") from None
    try:
        check_states(rows.states)
    except WrongArgumentError as error:
        raise DatasetError(f"{path}: {error}") from None
    return rows


def _rows(table: Any) -> ShardRows:
    column = {name: table.column(name).combine_chunks() for name in table.column_names}
    if any(array.null_count for array in column.values()):
        raise ValueError("a column has empty cells")
    number = table.num_rows

    def flat(name: str, kind: Any = np.int64) -> Any:
        return column[name].to_numpy(zero_copy_only=False).astype(kind)

    def wide(name: str, width: int) -> Any:
        return column[name].flatten().to_numpy().astype(np.int64).reshape(number, width)

    packed = np.frombuffer(b"".join(column["mask"].to_pylist()), np.uint8).reshape(number, MASK_BYTES)
    masks = np.unpackbits(packed, axis=1)[:, :ACTIONS].astype(np.bool_)
    actions = flat("action")
    if number and not masks[np.arange(number), actions].all():
        raise ValueError("an action is not legal")
    return ShardRows(
        games=flat("game"),
        nth=flat("nth"),
        seats=flat("seat"),
        bots=flat("bot"),
        states=wide("state", FIELDS),
        masks=masks,
        actions=actions,
        wins=_spread_values(column["wins"], masks),
        margins=_spread_values(column["margins"], masks),
        exact=flat("exact", np.bool_),
        won=flat("won", np.float32),
        scores=wide("scores", SEATS),
    )


def _spread_values(lists: Any, masks: Any) -> Any:
    """Values in lists as a row of actions; not a number where there is none."""
    lengths = np.diff(lists.offsets.to_numpy())
    values = lists.flatten().to_numpy(zero_copy_only=False)
    given = lengths > 0
    if not np.array_equal(lengths[given], masks[given].sum(axis=1)):
        raise ValueError("a choice has not as many values as legal actions")
    found = np.full(masks.shape, np.nan, np.float32)
    found[masks & given[:, None]] = values
    return found


def shard_file(task: ShardTask, made_by: Mapping[str, str]) -> bytes:
    """Play a shard and give its file: work for a runner, wherever that is."""
    return file_bytes(play_shard(task), shard_footer(task, made_by))


def shard_footer(task: ShardTask, made_by: Mapping[str, str]) -> dict[str, Any]:
    """What the footer of a shard says."""
    about = {"format": VERSION, "shard": task.nth, "games": task.games}
    return about | {"recipe": task.recipe.told(), "made_by": dict(made_by)}
