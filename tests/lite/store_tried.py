"""What `store_worker.mjs` does with the store; runs in Pyodide, beside the store's contract."""

import json
import traceback
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Any

from marrakech.lite.browser_rows import BrowserRows
from marrakech.store import NewEntry, StoredGame
from marrakech.store.indexeddb import IndexedDbStore, RowKey

Tell = Callable[[str], object]


class LateRows:
    """Rows whose database is opened when it is first asked: the contract opens stores without waiting."""

    def __init__(self, open_rows: Callable[[str], Any], name: str) -> None:
        self._open_rows = open_rows
        self._name = name
        self._rows: BrowserRows | None = None

    async def _ready(self) -> BrowserRows:
        if self._rows is None:
            self._rows = BrowserRows(await self._open_rows(self._name), lambda why: None)
        return self._rows

    async def get(self, key: RowKey) -> str | None:
        """See `Rows.get`."""
        return await (await self._ready()).get(key)

    async def within(self, prefix: RowKey, after: RowKey = "") -> list[tuple[RowKey, str]]:
        """See `Rows.within`."""
        return await (await self._ready()).within(prefix, after)

    async def commit(
        self, new: Mapping[RowKey, str], changed: Mapping[RowKey, str], gone: Sequence[RowKey]
    ) -> None:
        """See `Rows.commit`."""
        await (await self._ready()).commit(new, changed, gone)

    async def close(self) -> None:
        """See `Rows.close`."""
        if self._rows is not None:
            await self._rows.close()


async def contract(open_rows: Callable[[str], Any], tell: Tell) -> None:
    """Try every check."""
    from store_contract import CHECKS, DURABLE_CHECKS  # type: ignore[import-not-found]

    for check in (*CHECKS, *DURABLE_CHECKS):
        name, failed = check.__name__, None
        try:
            await check(lambda name=name: IndexedDbStore(LateRows(open_rows, name)))
        except Exception:
            failed = traceback.format_exc()
        tell(json.dumps({"check": name, "failed": failed}))
    tell('{"done": true}')


async def write(open_rows: Callable[[str], Any], tell: Tell) -> None:
    """Tell how long the log is, and write on for ever."""
    store = IndexedDbStore(LateRows(open_rows, "written"))
    await store.open()
    if "game" not in await store.games():
        game = StoredGame("game", b"a" * 32, b"secret", code_secret=b"codes")
        await store.create(game, [NewEntry(1.0, b"1")])
    found = await store.entries("game")
    assert [entry.text for entry in found] == [b"%d" % (nth + 1) for nth in range(len(found))]
    tell(json.dumps({"found": len(found)}))
    for version in count(len(found) + 1):
        await store.append("game", version, NewEntry(1.0, b"%d" % version, f"c{version}"))
        tell(json.dumps({"kept": version}))
