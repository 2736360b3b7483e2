"""Feed the parsers inputs led by coverage, and keep what reaches new code.

    python bench/fuzz.py game_file --seconds 600

Needs atheris (pip install atheris). New inputs go into tests/fuzz/corpus/TARGET; an input that brings a
parser down is written to crash-* in the current folder, and the run ends with an error.
"""

import argparse
import hashlib
import importlib
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
CORPUS = ROOT / "tests" / "fuzz" / "corpus"
KEEP = 4000
"""Bytes of the longest input that is kept."""


def main() -> None:
    """Fuzz one target for a while."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("target")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.into is not None:
        fuzz(given.target, given.into, given.seconds, given.seed)
        return
    found = Path(tempfile.mkdtemp(prefix="marrakech-fuzz-"))
    # The fuzzer ends its process itself, so it gets one of its own.
    ended = subprocess.run([sys.executable, *sys.argv, "--into", found], check=False)
    keep(found, CORPUS / given.target)
    sys.exit(ended.returncode)


def fuzz(name: str, found: Path, seconds: int, seed: int) -> None:
    """Run the fuzzer in this process; it does not come back."""
    atheris: Any = importlib.import_module("atheris")
    sys.path.insert(0, str(ROOT))
    with atheris.instrument_imports(include=["marrakech"]):
        targets = importlib.import_module("tests.fuzz.targets")
    corpus = CORPUS / name
    corpus.mkdir(parents=True, exist_ok=True)
    options = [
        f"-max_total_time={seconds}",
        f"-seed={seed}",
        f"-max_len={KEEP}",
        "-print_final_stats=1",
    ]
    atheris.Setup([sys.argv[0], str(found), str(corpus), *options], targets.TARGETS[name])
    atheris.Fuzz()


def keep(found: Path, corpus: Path) -> None:
    """Keep the inputs that reached new code, named by what they hold."""
    for path in found.iterdir():
        data = path.read_bytes()
        (corpus / hashlib.sha256(data).hexdigest()[:16]).write_bytes(data)
    shutil.rmtree(found, ignore_errors=True)


if __name__ == "__main__":
    main()
