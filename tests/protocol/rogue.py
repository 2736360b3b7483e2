"""A bot that behaves, but for one vice named on its command line; run as a program by tests."""

import json
import os
import subprocess
import sys
import time
from typing import Any

VICE = sys.argv[1]
NUMBER = int(sys.argv[2]) if len(sys.argv) > 2 else 1
"""The decision at which the vice comes out, from 1."""


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def misbehave(message: dict[str, Any], first: str) -> bool:
    """Do the vice; False if a proper answer is to follow."""
    number = message["id"]
    if VICE == "late":
        time.sleep(60)
    elif VICE == "dies":
        print("out of rugs", file=sys.stderr, flush=True)
        os._exit(3)
    elif VICE == "segfaults":
        os.abort()
    elif VICE == "floods":
        while True:
            sys.stdout.write('{"type":"info","text":"' + "x" * 500 + '"}\n')
    elif VICE == "long-line":
        while True:
            sys.stdout.write("x" * 4096)
    elif VICE == "floods-stderr":
        while True:
            sys.stderr.write("x" * 65536)
    elif VICE == "garbage":
        print("\x00\xff walk left, Assam", flush=True)
    elif VICE == "not-an-object":
        print("[1, 2]", flush=True)
    elif VICE == "deep":
        print("[" * 50000, flush=True)
    elif VICE == "nan":
        print(f'{{"type":"decision","id":{number},"move":"{first}","nodes":NaN}}', flush=True)
    elif VICE == "illegal":
        say(type="decision", id=number, move="a1-a2" if "-" in first else "back")
    elif VICE == "no-move":
        say(type="decision", id=number)
    elif VICE == "wrong-id":
        say(type="decision", id=number + 1, move=first)
    elif VICE == "bad-vector":
        say(type="decision", id=number, move=first, alternatives=[{"move": first, "win": [1.0]}])
    elif VICE == "closes":
        os.close(1)
        time.sleep(60)
    elif VICE == "forks":
        child = subprocess.Popen(["sleep", "60"])
        print(child.pid, file=sys.stderr, flush=True)
        time.sleep(60)
    elif VICE in ("leaves", "leaves-orphans"):
        # A session of its own; the orphan's parent ends at once.
        quiet = "stdout=s.DEVNULL, stderr=s.DEVNULL, start_new_session=True"
        start = f"import subprocess as s; print(s.Popen(['sleep', '60'], {quiet}).pid)"
        if VICE == "leaves":
            print(subprocess.Popen(["sleep", "60"], start_new_session=True).pid, file=sys.stderr)
        else:
            left = subprocess.run([sys.executable, "-c", start], capture_output=True, text=True)
            print(left.stdout, file=sys.stderr)
        sys.stderr.flush()
        time.sleep(60)
    else:
        return False
    return True


def main() -> None:
    if VICE == "dead-at-start":
        print("no module named carpets", file=sys.stderr)
        sys.exit(1)
    if VICE == "silent":
        time.sleep(60)
    position: dict[str, Any] = {}
    decisions = 0
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            kinds = ["rug"] if VICE == "one-kind" else ["heading", "rug"]
            version = 99 if VICE == "other-protocol" else 1
            say(type="hello", protocol=version, name=VICE, decisions=kinds, options={"seed": {}})
        elif kind == "options":
            say(type="ready", id=message["id"])
        elif kind == "new_game":
            if VICE != "never-ready":
                say(type="ready", id=message["id"])
        elif kind == "position":
            position = message
        elif kind == "go":
            decisions += 1
            if VICE == "waits-for-stop":
                continue
            if VICE == "ignores-stop" or decisions >= NUMBER:
                if VICE == "ignores-stop":
                    time.sleep(60)
                if misbehave(message, position["legal"][0]):
                    continue
            say(type="decision", id=message["id"], move=position["legal"][0])
        elif kind == "stop" and VICE == "waits-for-stop":
            say(type="decision", id=message["id"], move=position["legal"][-1])
        elif kind == "quit" and VICE != "never-quits":
            return
    if VICE == "never-quits":
        time.sleep(60)


if __name__ == "__main__":
    main()
