"""Processor time of a command up to its last stream and to its answer, on a machine that may be busy.

    python bench/command_cpu.py [--games 12] [--commands 60]

One process asks the application itself (no sockets, a store in memory, no garbage collection): games of four
with four streams of seats and two of watchers, one command after the other. Prints the first quartile, which
hardly changes beside other work. Only ASGI is used, so that older releases can be measured (`by_turns.py`).
"""

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import time
from typing import Any

from marrakech.server.app import create_app
from marrakech.server.settings import Settings
from marrakech.service.levels import Levels
from marrakech.store import MemoryStore

HOST = "marrakech.test"
SEATS, WATCHERS = 4, 2
TURNS_TO_SETTLE = 4
"""Turns of the loop after a command in which what it left to do is done."""

Message = dict[str, Any]


class Arrivals:
    """When an update arrived on the streams of a game, in processor time and in seconds."""

    def __init__(self) -> None:
        self.count = 0
        self.cpu = self.seconds = 0.0

    async def send(self, message: Message) -> None:
        """Note a part of a stream."""
        if b"event: update" in message.get("body", b"")[:60]:
            self.count += 1
            self.cpu, self.seconds = time.thread_time(), time.perf_counter()


class Application:
    """The application, asked by ASGI."""

    def __init__(self) -> None:
        self.app: Any = create_app(
            MemoryStore(), Settings(hosts=HOST, rate_limits=False), levels=Levels()
        )

    def scope(self, method: str, path: str, cookie: bytes | None, length: int = 0) -> Message:
        """What ASGI says of a request."""
        headers = [(b"host", HOST.encode()), (b"content-type", b"application/json")]
        headers += [(b"content-length", b"%d" % length)] if length else []
        headers += [(b"cookie", cookie)] if cookie else []
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 5555),
            "server": (HOST, 80),
            "state": {},
        }

    async def post(self, path: str, data: object, cookie: bytes | None) -> tuple[Any, bytes | None]:
        """The answer to a request, and the cookie that it sets."""
        body = json.dumps(data).encode()
        given = [{"type": "http.request", "body": body, "more_body": False}]
        answer: list[Message] = []

        async def receive() -> Message:
            if given:
                return given.pop()
            return await asyncio.Future()

        async def send(message: Message) -> None:
            answer.append(message)

        await self.app(self.scope("POST", path, cookie, len(body)), receive, send)
        text = b"".join(part.get("body", b"") for part in answer)
        if answer[0]["status"] >= 300:
            raise SystemExit(f"{path}: {text!r}")
        set_to = [value for name, value in answer[0]["headers"] if name.lower() == b"set-cookie"]
        return json.loads(text), set_to[0].split(b";")[0] if set_to else None

    async def listen(self, game: str, cookie: bytes | None, arrivals: Arrivals) -> None:
        """A stream of a game."""

        async def receive() -> Message:
            return await asyncio.Future()

        await self.app(self.scope("GET", f"/api/games/{game}/events", cookie), receive, arrivals.send)


def any_action(following: Any) -> dict[str, str]:
    """Something that may be done next."""
    if following["step"] == "orient":
        return {"type": "roll", "turn": random.choice(following["headings"])["turn"]}
    return {"type": "lay", "rug": random.choice(following["rugs"])["rug"]}


async def play(application: Application, commands: int, found: list[tuple[float, ...]]) -> None:
    """Play one game, and note what each command took."""
    seats = [{"kind": "person", "name": name} for name in ("Ana", "Bo", "Cy", "Di")]
    made, cookie = await application.post("/api/games", {"seats": seats}, None)
    table, arrivals = made["table"], Arrivals()
    streams = [
        asyncio.create_task(application.listen(table["game"], one, arrivals))
        for one in [cookie] * SEATS + [None] * WATCHERS
    ]
    await asyncio.sleep(0.02)
    for _ in range(commands):
        command = {
            "id": f"command-{table['version']}",
            "version": table["version"],
            "seat": table["next"]["seat"],
            "action": any_action(table["next"]),
        }
        arrivals.count = 0
        cpu, process, seconds = time.thread_time(), time.process_time(), time.perf_counter()
        answer, _ = await application.post(f"/api/games/{table['game']}/commands", command, cookie)
        answered = time.thread_time() - cpu
        while arrivals.count < len(streams):
            await asyncio.sleep(0)
        for _ in range(TURNS_TO_SETTLE):
            await asyncio.sleep(0)
        in_all = time.process_time() - process
        found.append((arrivals.cpu - cpu, arrivals.seconds - seconds, answered, in_all))
        table = answer["table"]
    for stream in streams:
        stream.cancel()
    await asyncio.gather(*streams, return_exceptions=True)


async def measure(games: int, commands: int) -> None:
    """Play, and print the first quartiles."""
    application = Application()
    asked: asyncio.Queue[Message] = asyncio.Queue()
    asked.put_nowait({"type": "lifespan.startup"})
    begun = asyncio.Event()

    async def begin(message: Message) -> None:
        begun.set()

    living = asyncio.create_task(
        application.app({"type": "lifespan", "app": application.app, "state": {}}, asked.get, begin)
    )
    await begun.wait()
    gc.collect()
    gc.disable()
    found: list[tuple[float, ...]] = []
    for _ in range(games):
        await play(application, commands, found)
    cpu, seconds, answered, in_all = (
        sorted(column)[len(found) // 4] * 1e6 for column in zip(*found, strict=True)
    )
    print(
        f"{len(found)} commands: {cpu:.0f} us of processor time to the last stream ({seconds:.0f} us by the "
        f"clock), {answered:.0f} us to the answer, {in_all:.0f} us in all threads and until all is done"
    )
    living.cancel()


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--commands", type=int, default=60)
    options = parser.parse_args()
    random.seed(1)
    with asyncio.Runner() as runner:
        runner.run(measure(options.games, min(options.commands, 80)))
        sys.stdout.flush()
        os._exit(0)  # the workers of bots need not be waited for


if __name__ == "__main__":
    main()
