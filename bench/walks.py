"""The walk of a click: which functions of the package one command passes through, and how often the rules run.

    python bench/walks.py            prints the figures of `bench/RESULTS.md`
    python bench/walks.py --list     prints the functions in the order of their first call as well

Plays a heading and a rug over HTTP in this process, on a store in memory, and profiles each command. A hop
is a call from one package into another (`service` into `record`); a run of the rules is a transition of
`kernel.turn`, e.g. two for a heading and its roll. There are two figures for each: up to the call of the
store, and up to the bytes that the answer and all streams are sent. Only the HTTP API is used, so that older
releases can be measured with PYTHONPATH; the second figure needs a function `encoded`.
"""

import sys
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any

from litestar.testing import TestClient

from marrakech.server.app import create_app
from marrakech.server.settings import Settings
from marrakech.service.levels import Levels
from marrakech.store import MemoryStore

HOST = "marrakech.test"
TRANSITIONS = {f"kernel.turn.{name}" for name in ("orient", "walk", "lay", "draw", "end_turn")}
APPEND = "store.memory.MemoryStore.append"


ENCODED = "encoded"

_called: list[str] = []
_hops: list[bool] = []
_encoded: list[int] = []
"""How many calls there were when the update was encoded."""


def package(module: str) -> str:
    """The package that a module is in, e.g. 'service'."""
    return module.split(".")[1]


def note(frame: FrameType, event: str, argument: object) -> None:
    """Note a call of a function of the package."""
    module = frame.f_globals.get("__name__", "")
    name = frame.f_code.co_qualname
    if not module.startswith("marrakech.") or "<" in name or "__" in name:
        return
    if event == "return" and name == ENCODED:
        _encoded.append(len(_called))
    elif event == "call":
        _called.append(f"{module.removeprefix('marrakech.')}.{name}")
        caller = frame.f_back.f_globals.get("__name__", "") if frame.f_back else ""
        _hops.append(caller.startswith("marrakech.") and package(caller) != package(module))


def play(client: TestClient[Any], table: dict[str, Any], action: dict[str, str]) -> dict[str, Any]:
    """The game after a command of whoever is to move."""
    following = table["next"]
    command = {
        "id": f"command-{table['version']}",
        "version": table["version"],
        "seat": following["seat"],
        "action": action,
    }
    answer = client.post(f"/api/games/{table['game']}/commands", json=command)
    assert answer.status_code == 200, answer.text
    updated: dict[str, Any] = answer.json()["table"]
    return updated


def forget() -> None:
    """Forget the calls noted."""
    for noted in (_called, _hops, _encoded):
        noted.clear()


def report(name: str, listed: Callable[[str], None]) -> None:
    """Print the figures of the calls noted, and forget them."""
    first = next(index for index, one in enumerate(_called) if one.endswith("Table.command"))
    ends = {"store": _called.index(APPEND) + 1}
    if _encoded:
        ends["bytes of the stream"] = _encoded[0]
    for goal, until in ends.items():
        functions = dict.fromkeys(_called[first:until])
        runs = sum(one in TRANSITIONS for one in _called[first:until])
        print(
            f"{name}: {len(functions)} functions, {until - first} calls and "
            f"{sum(_hops[first:until])} hops from the table to the {goal}; {runs} runs of the rules"
        )
    for one in functions:
        listed(one)
    forget()


def main() -> None:
    """Profile a heading and a rug."""
    listed: Callable[[str], None] = print if "--list" in sys.argv else lambda _: None
    app = create_app(MemoryStore(), Settings(hosts=HOST, rate_limits=False), levels=Levels())
    # The application runs in a thread of the client's.
    threading.setprofile(note)
    with TestClient(app, base_url=f"http://{HOST}") as client:
        seats = [{"kind": "person", "name": name} for name in ("Ana", "Bo", "Cy")]
        table = client.post("/api/games", json={"seats": seats}).json()["table"]
        forget()
        table = play(client, table, {"type": "roll", "turn": "left"})
        report("heading and roll", listed)
        table = play(client, table, {"type": "lay", "rug": table["next"]["rugs"][0]["rug"]})
        report("rug", listed)


if __name__ == "__main__":
    main()
