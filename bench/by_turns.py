"""One program with two releases by turns, so that a machine that is slower for a while is so for both.

    git clone . /tmp/old && git -C /tmp/old checkout 2152fc4
    (cd /tmp/old && uv venv && uv pip install -e '.[play]' --group test)
    python bench/by_turns.py /tmp/old --rounds 3 -- /tmp/old/bench/load.py --seconds 20
    python bench/by_turns.py /tmp/old --rounds 3 -- bench/command_cpu.py

Runs the program with the interpreter of the other clone, then with this one, and prints what it prints. One
and the same program for both: benches change as well.
"""

import argparse
import subprocess
import sys
from pathlib import Path


def main() -> None:
    """Run it by turns."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("other", type=Path, help="a clone of another release with a .venv of its own")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("program", nargs="+", help="after --: a program and its options")
    options = parser.parse_args()
    here = Path(__file__).parent.parent
    other = options.other.resolve()
    pythons = {other: str(other / ".venv/bin/python"), here: sys.executable}
    program = [str(Path(options.program[0]).resolve()), *options.program[1:]]
    for number in range(options.rounds):
        for clone, python in pythons.items():
            commit = subprocess.check_output(
                ["git", "-C", str(clone), "log", "-1", "--format=%h"], text=True
            )
            print(f"round {number + 1}, {commit.strip()}:", flush=True)
            subprocess.run([python, *program], cwd=clone, check=True)


if __name__ == "__main__":
    main()
