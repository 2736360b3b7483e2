"""The wheel under every Python that is here: `python bench/pythons.py WHEEL python3.11 python3.12 ...`.

For each interpreter, in clean environments: what the library alone brings, its size and the time of its import
(the median of several starts, less that of an empty one, in processor time); then, with `[play]`, whether the
page is served and the tests of the rules and of golden games pass.
"""

import argparse
import os
import resource
import runpy
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
FETCH_THE_PAGE, PLAY_A_GAME = map(
    runpy.run_path(str(ROOT / "deploy" / "release.py")).__getitem__, ("FETCH_THE_PAGE", "PLAY_A_GAME")
)

TOOLS = (
    "pytest",
    "pytest-cov",
    "pytest-rerunfailures",
    "pytest-timeout",
    "pytest-xdist",
    "hypothesis",
    "httpx",
)
TESTS = ("tests/kernel", "tests/golden")
STARTS = 21


def run(*command: str | Path, check: bool = True, **variables: str) -> str:
    """What a command says."""
    done = subprocess.run(
        [str(one) for one in command],
        cwd=ROOT,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    if check and done.returncode:
        sys.exit(
            f"{' '.join(map(str, command))[:120]} failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
        )
    return done.stdout


def installed(python: str, folder: Path, *wanted: str) -> Path:
    """The Python of a clean environment."""
    run(python, "-m", "venv", folder)
    inside = folder / "bin" / "python"
    run(inside, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--upgrade", "pip")
    run(inside, "-m", "pip", "install", "-q", "--disable-pip-version-check", *wanted)
    return inside


def kilobytes(inside: Path) -> dict[str, int]:
    """What the packages take on the disk, but for pip, with compiled bytecode left out."""
    site = Path(run(inside, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    sizes = {}
    for entry in site.iterdir():
        if entry.name.startswith(
            ("pip", "setuptools", "_distutils", "distutils", "pkg_resources", "__pycache__")
        ):
            continue
        files = [one for one in entry.rglob("*") if one.is_file() and one.suffix != ".pyc"]
        sizes[entry.name] = sum(one.stat().st_size for one in files) // 1000
    return sizes


def processor_time(inside: Path, code: str) -> float:
    """Milliseconds of a start, the median."""
    times = []
    for _ in range(STARTS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run(inside, "-I", "-c", code)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return 1000 * statistics.median(times)


def tried(python: str, wheel: Path, tests: bool) -> str:
    """A row of the table."""
    with tempfile.TemporaryDirectory() as folder:
        core = installed(python, Path(folder) / "core", str(wheel))
        run(core, "-c", PLAY_A_GAME)
        sizes = kilobytes(core)
        told = [run(core, "-c", "import platform; print(platform.python_version())").strip()]
        told.append(
            ", ".join(f"{name} {size:,} kB" for name, size in sorted(sizes.items()) if size > 20)
        )
        told.append(f"{processor_time(core, 'import marrakech') - processor_time(core, 'pass'):.0f} ms")
        play = installed(python, Path(folder) / "play", f"{wheel}[play]", *(TOOLS if tests else ()))
        run(play, "-c", FETCH_THE_PAGE, play.parent / "marrakech")
        told.append("served")
        if tests:
            given = ("-q", "-p", "no:cacheprovider", "-k", "not compiled", "--hypothesis-profile=quick")
            said = run(play, "-m", "pytest", *given, *TESTS, NUMBA_DISABLE_JIT="1")
            told.append(said.strip().splitlines()[-1].strip("= "))
    return f"| {' | '.join(told)} |"


def main() -> None:
    """Try the wheel."""
    parser = argparse.ArgumentParser(description="The wheel under every Python that is here.")
    parser.add_argument("wheel", type=Path)
    parser.add_argument("pythons", nargs="+")
    parser.add_argument("--no-tests", action="store_true")
    given = parser.parse_args()
    print("| Python | the library alone | import | page | quick tests |")
    print("| --- | --- | ---: | --- | --- |")
    for python in given.pythons:
        print(tried(python, given.wheel.resolve(), not given.no_tests), flush=True)


if __name__ == "__main__":
    main()
