"""The rows of IndexedDB as Python sees them; the JavaScript is in `web/lite/rows.mjs`."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

from pyodide.ffi import JsException, to_js

from marrakech.store.indexeddb import RowKey, RowsFailed, RowTaken

T = TypeVar("T")

TAKEN = "ConstraintError"
"""What IndexedDB calls a key that is there already."""
STORE_FULL = ("QuotaExceededError", "UnknownError")
"""What it calls having no room left: for this page, or on the whole disk."""
KEPT_ALREADY = "kept"
"""What is told once there is room again."""


class BrowserRows:
    """See `marrakech.store.indexeddb.Rows`. `failed` hears why rows could not be read or written."""

    def __init__(self, rows: Any, failed: Callable[[str], object]) -> None:
        self._rows = rows
        self._failed = failed
        self._full = False
        """Has it been told that there was no room?"""

    async def get(self, key: RowKey) -> str | None:
        """See `Rows.get`."""
        found: str | None = await self._asked(self._rows.get(key))
        return found

    async def within(self, prefix: RowKey, after: RowKey = "") -> list[tuple[RowKey, str]]:
        """See `Rows.within`."""
        flat = (await self._asked(self._rows.within(prefix, after))).to_py()
        return list(zip(flat[::2], flat[1::2], strict=True))

    async def commit(
        self, new: Mapping[RowKey, str], changed: Mapping[RowKey, str], gone: Sequence[RowKey]
    ) -> None:
        """See `Rows.commit`."""
        # Of a sign of life that finds no room nobody need hear: no move is lost by it.
        await self._asked(
            self._rows.commit(_flat(new), _flat(changed), to_js(list(gone))), quietly=not new
        )
        if new and self._full:
            self._full = False
            self._failed(KEPT_ALREADY)

    async def close(self) -> None:
        """See `Rows.close`."""
        self._rows.close()

    async def _asked(self, question: Awaitable[T], quietly: bool = True) -> T:
        try:
            return await question
        except JsException as error:
            name = str(error.name)
            if name == TAKEN:
                raise RowTaken from None
            if name not in STORE_FULL or not quietly:
                self._full = name in STORE_FULL
                self._failed(name)
            raise RowsFailed(f"{name}: {error.message}") from None


def _flat(rows: Mapping[RowKey, str]) -> Any:
    return to_js([part for row in rows.items() for part in row])
