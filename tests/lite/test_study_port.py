"""The line to the second worker."""

import asyncio
from collections.abc import Callable

from marrakech.lite.study_port import StudyPort
from marrakech.service.study_tasks import StudyTask


class FakeWorker:
    """A worker that answers every line with itself."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self.stopped = False

    def send(self, line: str) -> None:
        """Answer."""
        self._tell(line)

    def stop(self) -> None:
        """End."""
        self.stopped = True


async def never() -> bool:
    return False


def test_it_starts_when_it_is_needed_and_ends_for_good() -> None:
    workers: list[FakeWorker] = []

    def start(tell: Callable[[str], None]) -> FakeWorker:
        workers.append(FakeWorker(tell))
        return workers[-1]

    async def talk() -> None:
        port = StudyPort(start)
        port.send(StudyTask("rank", "x", "quick"))
        assert (port.running, workers) == (False, [])
        await port.start()
        await port.start()
        assert (port.running, len(workers)) == (True, 1)
        port.send(StudyTask("rank", "x", "quick"))
        line = await port.line(1.0, never)
        assert line is not None
        assert b'"rank"' in line
        assert await port.line(0.01, never) is None
        workers[0].send("")
        assert await port.line(1.0, never) == b"", "a worker that died says so by an empty line"
        assert await port.stop() == "it was ended"
        assert workers[0].stopped
        assert not port.running
        await port.start()
        workers[0].send("late")
        assert await port.line(0.01, never) is None, "what an ended worker says is not heard"

    asyncio.run(talk())
