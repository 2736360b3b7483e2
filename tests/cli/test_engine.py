"""One of our bots as a program."""

import json
import subprocess
import sys

from tests.cli.run import run

MARRAKECH = [sys.executable, "-m", "marrakech.cli"]


def test_the_engine_speaks_the_protocol() -> None:
    lines = '{"type":"hello","protocol":1}\n{"type":"quit"}\n'
    done = subprocess.run(
        [*MARRAKECH, "engine", "--bot", "random"],
        input=lines,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout)["name"] == "random"
    assert done.stderr == ""
    wrong = run("engine", "--bot", "deep-rug")
    assert wrong.exit_code == 2
    assert "deep-rug" in wrong.output
