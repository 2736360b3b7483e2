"""A worker that does as a file tells it: `python fake_thinker.py FOLDER`.

The file `orders` in the folder has one line for each task to come, or one for all: `answer`, `hang`, `crash`,
`die`, `fail`, `cheat`, `slow`, `nonsense`. Every worker adds its pid to `pids`, and each task to `tasks`.
"""

import fcntl
import json
import os
import random
import signal
import sys
import threading
import time
from pathlib import Path

from marrakech.kernel.choices import listed
from marrakech.kernel.state import State
from marrakech.kernel.turn import legal

FOLDER = Path(sys.argv[1])


def tell(**said: object) -> None:
    print(json.dumps(said), flush=True)


def next_order() -> str:
    path = FOLDER / "orders"
    with (FOLDER / "lock").open("w") as lock:  # of two workers each gets its own
        fcntl.flock(lock, fcntl.LOCK_EX)
        lines = path.read_text().split()
        if len(lines) > 1:
            # Whole or not at all: this worker may be killed at any moment.
            rest = FOLDER / "orders.new"
            rest.write_text("\n".join(lines[1:]))
            rest.replace(path)
    return lines[0]


def note(file: str, text: str) -> None:
    with (FOLDER / file).open("a") as out:
        print(text, file=out, flush=True)


def obey(order: str, task: dict[str, object], cancelled: threading.Event) -> None:
    state = State(*task["state"])  # type: ignore[misc]
    choices = listed(legal(state))
    # As a bot of ours: the same seed and position give the same choice.
    chosen = random.Random(f"{task['seed']} {task['state']}").choice(choices) if choices else None
    if order == "crash":
        os.kill(os.getpid(), signal.SIGSEGV)
        time.sleep(600)  # the end comes from another thread
    elif order == "die":
        os._exit(3)
    elif order == "hang":
        time.sleep(600)
    elif order == "slow":
        cancelled.wait(30)
        note("tasks", f"cancelled {cancelled.is_set()}")
    elif order == "fail":
        tell(id=task["id"], failed="RuntimeError: no idea")
        return
    elif order == "cheat":
        tell(id=task["id"], choice=max(choices) + 1)
        return
    elif order == "nonsense":
        print("certainly", flush=True)
        return
    if task["level"] is None:
        thought = {
            "decision": None,
            "estimate": {
                "bot": "master",
                "win": [0.5, 0.5],
                "score": None,
                "nodes": 1,
                "depth": 1,
                "seconds": 0,
            },
        }
        tell(id=task["id"], thought=thought)
    else:
        tell(id=task["id"], choice=chosen)


def begin(order: str, bots: list[str]) -> None:
    if order == "die":
        os._exit(4)
    if order in ("loading", "weak"):
        tell(ready=[], adviser="greedy", preparing=order == "loading")
    if order == "loading":
        threading.Timer(0.5, tell, kwargs={"ready": bots, "adviser": "master"}).start()
    if order in ("ready", "preparing"):
        tell(ready=bots, adviser="master", preparing=order == "preparing")


def main() -> None:
    note("pids", str(os.getpid()))
    cancels: dict[int, threading.Event] = {}
    for line in sys.stdin:
        said = json.loads(line)
        if said["type"] == "begin":
            begin((FOLDER / "begin").read_text(), list(said["bots"]))
        elif said["type"] == "think":
            order, cancel = next_order(), threading.Event()
            note("tasks", f"{os.getpid()} {said['level']} {said['seed']}")
            cancels[said["id"]] = cancel
            threading.Thread(target=obey, args=(order, said, cancel), daemon=True).start()
        elif said["type"] == "cancel":
            cancels[said["id"]].set()
    os._exit(0)


if __name__ == "__main__":
    main()
