"""Rows as IndexedDB keeps them, in memory: for tests of the store that do without a browser."""

import asyncio
from collections.abc import Mapping, Sequence

from marrakech.store.indexeddb import RowKey, RowsFailed, RowTaken


class Disk(dict[RowKey, str]):
    """What stays when the page is closed."""

    full = False
    """Whether nothing more may be written."""
    commits = 0


class MemoryRows:
    """The `Rows` of a page; every answer lets others go first, as a browser's does."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk

    async def get(self, key: RowKey) -> str | None:
        """See `Rows.get`."""
        await asyncio.sleep(0)
        return self._disk.get(key)

    async def within(self, prefix: RowKey, after: RowKey = "") -> list[tuple[RowKey, str]]:
        """See `Rows.within`."""
        await asyncio.sleep(0)
        return sorted(
            (key, text) for key, text in self._disk.items() if key.startswith(prefix) and key > after
        )

    async def commit(
        self, new: Mapping[RowKey, str], changed: Mapping[RowKey, str], gone: Sequence[RowKey]
    ) -> None:
        """See `Rows.commit`."""
        await asyncio.sleep(0)
        if self._disk.full:
            raise RowsFailed("the device has no room left")
        if new.keys() & self._disk.keys():
            raise RowTaken
        for start in gone:
            for key in [
                one
                for one in self._disk
                if one == start or (start[-1] == "/" and one.startswith(start))
            ]:
                del self._disk[key]
        self._disk.update(new)
        self._disk.update(changed)
        self._disk.commits += 1

    async def close(self) -> None:
        """See `Rows.close`."""
