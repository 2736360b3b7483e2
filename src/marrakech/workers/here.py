"""Running tasks in this process, one after the other."""

import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Self

from marrakech.workers.runner import Done, Item, cancelled


class Here:
    """A runner without workers: for tasks that no other process could be sent."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        """Nothing is open."""

    def run(
        self,
        function: Callable[[Item], Done],
        items: Sequence[Item],
        cancel: threading.Event | None = None,
    ) -> Iterator[tuple[int, Done]]:
        """See `Runner.run`."""
        for index, item in enumerate(items):
            if cancelled(cancel):
                return
            yield index, function(item)
