"""Running tasks on a Ray cluster."""

import os
import socket
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Self

from marrakech.workers.errors import WorkError, WorkersError
from marrakech.workers.runner import ATTEMPTS, POLL, Done, Item, cancelled, cores


class RayCluster:
    """A Ray cluster: the one at an address, that of RAY_ADDRESS, or one started on this machine."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        self.address = address
        self.workers = workers
        self._open = False
        self._mine = False

    def __enter__(self) -> Self:
        ray = _import_ray()
        self._mine = not ray.is_initialized()
        if self._mine:
            self._connect(ray)
        self._open = True
        return self

    def __exit__(self, *error: object) -> None:
        self._open = False
        if self._mine:
            _import_ray().shutdown()

    def run(
        self,
        function: Callable[[Item], Done],
        items: Sequence[Item],
        cancel: threading.Event | None = None,
    ) -> Iterator[tuple[int, Done]]:
        """See `Runner.run`."""
        if not self._open:
            with self:
                yield from self.run(function, items, cancel)
            return
        ray = _import_ray()
        # Ray retries a task on another worker or node when its own has died.
        remote = ray.remote(max_retries=ATTEMPTS, num_cpus=1)(function)
        waiting = deque(range(len(items)))
        busy: dict[Any, int] = {}
        try:
            while (waiting or busy) and not cancelled(cancel):
                # Keep two tasks per worker in flight, so that no worker idles.
                most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
                while waiting and len(busy) < most:
                    index = waiting.popleft()
                    busy[remote.remote(items[index])] = index
                ready, _ = ray.wait(list(busy), num_returns=1, timeout=POLL if cancel else None)
                for reference in ready:
                    index = busy.pop(reference)
                    try:
                        result = ray.get(reference)
                    except ray.exceptions.RayError as error:
                        raise WorkError(f"a task failed: {items[index]}\n{error}") from None
                    yield index, result
        finally:
            for reference in busy:
                ray.cancel(reference, force=True)

    def _connect(self, ray: Any) -> None:
        known = self.address or os.environ.get("RAY_ADDRESS")
        if known:
            _check_address(known)
        # An existing cluster has its own workers and dashboard.
        own = {} if known else {"num_cpus": self.workers or cores(), "include_dashboard": False}
        try:
            ray.init(address=known or "local", logging_level="error", log_to_driver=False, **own)
        except Exception as error:
            # Ray raises a bare Exception when a node does not come up.
            raise WorkersError(
                f"no Ray cluster answers at {known or 'this machine'}: {error}"
            ) from None


def _check_address(address: str) -> None:
    """Fail fast where nothing is listening; Ray itself would retry for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()
    except OSError as error:
        raise WorkersError(f"no Ray cluster answers at {address}: {error}") from None


def _import_ray() -> Any:
    # Do not let Ray send usage statistics.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # Silence a warning about GPUs.
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise WorkersError(
            "Ray is not installed; it comes with the extra: pip install 'marrakech[cluster]'"
        ) from None
    return ray
